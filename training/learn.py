"""Trains the reader of corner indices on drawn crops and on crops of photos that it labels itself.

    learn.py DRAWN.npz[,DRAWN.npz] CROPS_FOLDER OUT [SEED]

writes OUT/reader.onnx and OUT/filter.onnx.
CROPS_FOLDER holds what training/crops.ts cut out of the photos: cxcvz and webcam are trained on, but for the sessions
that are held out; no other deck is. A place becomes an example if what a reader trained so far reads there agrees with a label
around it, and a counter-example if nothing of the labels around it can be read there.
"""
import json, random, sys, time
import numpy as np
import torch
from net import RANKS, Filter, Reader, ShippedFilter, ShippedReader, fit, read
from sessions import TRAINED, held_out

NAMES = '23456789TJQKA'
SUITS = 'CDHS'
NOT_AN_INDEX = (RANKS, 4)
# The channels of the teacher, which isn't shipped.
WIDE = (64, 128, 192, 256)


def load(folder, name):
    told = json.load(open(f'{folder}/{name}.json'))
    return told['photos'], np.array(told['places'], np.float32), np.memmap(f'{folder}/{name}.crops', np.uint8, 'r').reshape(-1, 48, 32, 3)


def inside(place, box, kind):
    reach = .6 if kind == 'index' else .5
    return abs(place[1] - box[1]) < reach * box[3] and abs(place[2] - box[2]) < reach * box[4]


class Photos:
    """The places of the sessions that are trained on."""

    def __init__(self, folder, name, every, random):
        photos, places, crops = load(folder, name)
        out = held_out([photo['session'] for photo in photos], every)
        mine = np.array([photo['session'] not in out for photo in photos])
        self.kind = photos[0]['kind']
        rows = np.nonzero(mine[places[:, 0].astype(int)])[0]
        around = [[box[0] for box in photos[int(places[i, 0])]['boxes'] if inside(places[i], box, self.kind)] for i in rows]
        # Far more places lie on nothing than are needed.
        kept = [k for k, names in enumerate(around) if names or random.random() < .35]
        self.places = places[rows[kept]]
        self.around = [around[k] for k in kept]
        self.everywhere = [{box[0] for box in photo['boxes']} for photo in photos]
        self.crops = np.ascontiguousarray(crops[rows[kept]])
        print(name, 'held out', sorted(out), len(self.crops), 'places', flush=True)

    def label(self, reader):
        """Names of the places, and which of them are examples and counter-examples."""
        said = read(reader, self.crops)
        ranks, suits = said[:, :RANKS], said[:, RANKS:RANKS + 4]
        names = np.full((len(said), 2), NOT_AN_INDEX)
        is_one, is_none = np.zeros(len(said), bool), np.zeros(len(said), bool)
        for i, around in enumerate(self.around):
            cards = [(NAMES.index(card[0]), SUITS.index(card[1])) for card in around if card is not None]
            sure = [said[i, -1] * ranks[i, r] * suits[i, s] for r, s in cards]
            if sure and max(sure) > .3:
                names[i] = cards[int(np.argmax(sure))]
                is_one[i] = True
            elif None not in around and (not sure or max(sure) < .02):
                best = NAMES[int(ranks[i, :13].argmax())] + SUITS[int(suits[i].argmax())]
                # Not every index of these photos has its box.
                is_none[i] = self.kind == 'card' or best not in self.everywhere[int(self.places[i, 0])] or said[i, -1] < .05
        # What lies upon an example, only a little beside it, is none of either.
        for photo in np.unique(self.places[is_one, 0]):
            here = self.places[:, 0] == photo
            ones = self.places[here & is_one]
            for i in np.nonzero(here & is_none)[0]:
                d = np.hypot(ones[:, 1] - self.places[i, 1], ones[:, 2] - self.places[i, 2])
                length = np.hypot(ones[:, 3], ones[:, 4])
                along = (ones[:, 3:] @ self.places[i, 3:]) / (length * np.hypot(*self.places[i, 3:]))
                if (((d < .45 * length) & (along > .8))).any():
                    is_none[i] = False
        return names, is_one, is_none


def examples(reader, photos, drawn):
    """Drawn crops, and examples and counter-examples of the photos as this reader labels them, with their shares."""
    labelled = [one.label(reader) for one in photos]
    sets = [(*drawn, .4)]
    for kind, share in ((1, .32), (2, .28)):
        crops = np.concatenate([one.crops[told[kind]] for one, told in zip(photos, labelled)])
        names = np.concatenate([told[0][told[kind]] for told in labelled])
        print('examples' if kind == 1 else 'counter-examples', len(crops), flush=True)
        sets.append((crops, names, share))
    return sets


def export(network, out, outputs):
    torch.onnx.export(network.cpu().eval(), torch.zeros(1, 48, 32, 3, dtype=torch.uint8), out, input_names=['crops'], output_names=outputs,
                      dynamic_axes={name: {0: 'n'} for name in ['crops', *outputs]}, opset_version=13)


def train(files, folder, seed):
    """A reader and a filter. A wide reader labels the photos, then teaches the small one, which learns longer."""
    torch.manual_seed(seed)
    random.seed(seed)
    lots = np.random.default_rng(seed)
    drawn = tuple(np.concatenate([np.load(file)[key] for file in files]) for key in ('crops', 'names'))
    photos = [Photos(folder, name, every, lots) for name, every in TRAINED.items()]
    teacher = fit(Reader(WIDE), [(*drawn, 1)], 3000)
    teacher = fit(teacher, examples(teacher, photos, drawn), 2000)
    sets = examples(teacher, photos, drawn)
    teacher = fit(Reader(WIDE), sets, 10000)
    return fit(Reader(), sets, 20000, teacher), fit(Filter(), sets, 4000)


def main(drawn, folder, out, seed='3'):
    begun = time.time()
    reader, filter = train(drawn.split(','), folder, int(seed))
    export(ShippedReader(reader), f'{out}/reader.onnx', ['shares', 'features'])
    export(ShippedFilter(filter), f'{out}/filter.onnx', ['shares'])
    print(f'{time.time() - begun:.0f} s')


if __name__ == '__main__':
    main(*sys.argv[1:])
