"""Draws corner indices as a camera may see them: crops of 48 x 32 pixels (Y, Cb, Cr), each with its rank and suit.

    draw.py FONTS FACES BACKGROUNDS SEED COUNT OUT.npz

FONTS is a folder of fonts, FACES holds the pictures of a whole deck (AS.png ...), BACKGROUNDS photos of tables with their labels.json: those of
sessions that are held out are left out here too. The same arguments give the same crops. Geometry and sampling are those of src/recognition/faces/crop.ts.
"""
import glob, os, subprocess, sys
import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont
from sessions import trained_on

RANKS = '23456789TJQKADBVRH'
SUITS = 'CDHS'
SIGNS = dict(zip(SUITS, '\u2663\u2666\u2665\u2660'))
NONE = (len(RANKS), len(SUITS))
WIDTH, HEIGHT, TALL = 32, 48, 2.5
# Where the picture of a court card begins in FACES.
PICTURE = (77, 77)
cv2.setNumThreads(1)


def fonts(folder):
    """(font, signs it has), at most four styles of each family below a folder."""
    listed = subprocess.run(['fc-scan', '--format', '%{family[0]}\t%{file}\t%{charset}\n', folder], capture_output=True, text=True).stdout
    families = {}
    for family, file, ranges in sorted(line.split('\t') for line in listed.splitlines()):
        if file.endswith(('.ttf', '.otf')) and not any(word in file for word in ('Italic', 'Oblique', 'italic', 'Slanted')):
            families.setdefault(family, {})[file] = ranges
    for files in families.values():
        for file in list(files)[::-(-len(files) // 4)]:
            ends = [[int(end, 16) for end in one.split('-')] for one in files[file].split()]
            try:
                yield ImageFont.truetype(file, 130), {sign for end in ends for sign in range(end[0], end[-1] + 1)}
            except OSError:
                continue


def mask_of(font, text):
    """The text as coverage, 0 to 255, cut to its ink; None where the font draws nothing of the kind."""
    image = Image.new('L', (420, 260), 0)
    ImageDraw.Draw(image).text((60, 30), text, font=font, fill=255)
    array = np.array(image)
    ys, xs = np.nonzero(array > 60)
    if len(ys) < 200:
        return None
    return array[ys.min():ys.max() + 1, xs.min():xs.max() + 1]


def plain(styles):
    """Those of the styles whose signs are more like the usual ones than like any other, but for one in nine: no ornaments, no
    capitals of a missal. The plainest come first."""
    small = np.array([[cv2.resize(mask, (24, 32), interpolation=cv2.INTER_AREA).ravel() for mask in style.values()] for style in styles], np.float32)
    small = small - small.mean(2, keepdims=True)
    small /= np.linalg.norm(small, axis=2, keepdims=True)
    usual = np.median(small, axis=0)
    like = small @ usual.T
    right = (like.argmax(2) == np.arange(len(usual))).mean(1)
    order = np.argsort(-np.diagonal(like, axis1=1, axis2=2).mean(1), kind='stable')
    return [styles[i] for i in order if right[i] >= 8 / 9]


def styles(folder):
    """Per font the masks of all ranks; and those of all suits."""
    letters, shapes = [], []
    for font, signs in fonts(folder):
        masks = {rank: mask_of(font, '10' if rank == 'T' else rank) for rank in RANKS} if ord('A') in signs else {}
        if masks and all(mask is not None and mask.shape[0] > 40 for mask in masks.values()):
            letters.append(masks)
        masks = {suit: mask_of(font, sign) for suit, sign in SIGNS.items()} if all(ord(sign) in signs for sign in SIGNS.values()) else {}
        # An outline is not what cards have.
        if masks and all(mask is not None and mask.mean() > 85 for mask in masks.values()):
            shapes.append(masks)
    return plain(letters), plain(shapes)


def put(card, mask, left, top, width, height, colour):
    mask = cv2.resize(mask, (max(2, int(width)), max(2, int(height))), interpolation=cv2.INTER_AREA)
    part = card[int(top):int(top) + mask.shape[0], int(left):int(left) + mask.shape[1]]
    cover = mask[:part.shape[0], :part.shape[1], None] / 255
    part[:] = part * (1 - cover) + np.array(colour) * cover


class Draw:
    def __init__(self, fonts, faces, backgrounds, seed):
        self.random = np.random.default_rng(seed)
        self.faces = {os.path.basename(f)[:2]: cv2.cvtColor(cv2.imread(f), cv2.COLOR_BGR2RGB) for f in sorted(glob.glob(f'{faces}/*.png'))}
        files = trained_on(backgrounds)
        picked = self.random.choice(len(files), min(80, len(files)), replace=False)
        self.tables = [cv2.cvtColor(cv2.imread(files[i]), cv2.COLOR_BGR2RGB) for i in picked]
        self.letters, self.shapes = styles(fonts)

    def u(self, low, high):
        return self.random.uniform(low, high)

    def pick(self, things):
        return things[int(self.random.integers(len(things)))]

    def plainly(self, styles):
        """One of the styles, half of the time among the plainest quarter: as on most cards."""
        return styles[int(len(styles) * self.u(0, 1) ** 2)]

    def colour(self, suit):
        if suit in 'DH' and not (suit == 'D' and self.u(0, 1) < .05):
            return (self.u(150, 235), self.u(0, 60), self.u(0, 60))
        if suit == 'D':
            return (self.u(10, 60), self.u(40, 120), self.u(150, 230))
        if suit == 'C' and self.u(0, 1) < .06:
            return (self.u(0, 40), self.u(90, 140), self.u(10, 60))
        grey = self.u(0, 55)
        return tuple(max(0, grey + self.u(-12, 12)) for _ in range(3))

    def varied(self, mask):
        """A sign as another printer might have it: some are thicker or thinner, some a little bent."""
        if self.u(0, 1) < .35:
            # The signs are some 95 pixels high.
            brush = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (self.pick((3, 5)),) * 2)
            edge = np.pad(mask, 3)
            mask = (cv2.dilate if self.u(0, 1) < .6 else cv2.erode)(edge, brush)
        if self.u(0, 1) < .35:
            rows, columns = mask.shape
            ys, xs = np.mgrid[:rows, :columns].astype(np.float32)
            bend = [cv2.resize(self.random.normal(0, .035 * rows, (3, 3)).astype(np.float32), (columns, rows), interpolation=cv2.INTER_CUBIC) for _ in 'xy']
            mask = cv2.remap(mask, xs + bend[0], ys + bend[1], cv2.INTER_LINEAR)
        return mask

    def sheen(self, corner, ends):
        """Light that lies on the ink of an index, brown or white, on one side more than on the other; paper hardly shows it."""
        turn, reach = self.u(0, 2 * np.pi), abs(ends[1][1] - ends[0][1])
        ys, xs = np.mgrid[:corner.shape[0], :corner.shape[1]].astype(np.float32)
        along = ((xs - ends[1][0]) * np.cos(turn) + (ys - ends[1][1]) * np.sin(turn)) / reach
        much = (.5 + self.u(.3, 1.5) * along).clip(0, 1)[..., None] * self.u(.15, .6)
        light = np.array([self.u(180, 255), self.u(130, 250), self.u(60, 240)])
        corner += (light - corner).clip(0) * much

    def card(self, rank, suit, spoilt):
        """The corner of a card, 5 px a mm or so, with the middles of its rank and its suit."""
        base = self.faces[(rank if rank in '23456789TJQKA' else self.pick('JQK')) + suit].astype(np.float32)
        if spoilt == 'inside':
            middle, turn = np.array((self.u(90, 390), self.u(110, 560))), self.u(0, 2 * np.pi)
            half = np.array((np.cos(turn), np.sin(turn))) * self.u(20, 55)
            return base, tuple(middle - half), tuple(middle + half)
        corner = base[:470, :400].copy()
        if self.u(0, 1) < .25:
            corner[:] = 255
        if spoilt is None and rank in '23456789TJQKA' and self.u(0, 1) < .12:
            return base[:470, :400].copy(), (42, 56), (43, 125)
        letters = self.plainly(self.letters)
        colour = self.colour(suit)
        high = self.u(44, 130)
        suit_high = high * self.u(.5, 1.05)
        gap = high * self.u(.03, .36) if self.u(0, 1) < .85 else high * self.u(.36, .65)
        above, below = self.varied(letters[rank]), self.varied(self.plainly(self.shapes)[suit])
        if spoilt == 'ranks':
            below = self.pick(self.letters)[self.pick(RANKS)]
        if spoilt == 'suits':
            above = below
        wide = high * above.shape[1] / above.shape[0] * self.u(.62, 1.15)
        if rank == 'T':
            wide = min(wide * self.u(.7, 1), high * 1.25)
        suit_wide = suit_high * below.shape[1] / below.shape[0] * self.u(.85, 1.1)
        most = max(wide, suit_wide)
        left, top = self.u(5, 5 + high * .4), self.u(6, 6 + high * .4)
        framed = self.u(0, 1) < .3
        # Some letters touch their frame, or stand a little across it.
        beside = self.u(-.06, .03) * high if framed and self.u(0, 1) < .4 else self.u(2, high * .45)
        clear = (int(left + most + beside), int(top + high + gap + suit_high + self.u(2, high * .5)))
        cv2.rectangle(corner, (0, 0), clear, (255, 255, 255), -1)
        if framed:
            line, edge = int(self.u(1, 4)), colour if self.u(0, 1) < .6 else self.pick([(0, 0, 0), (40, 60, 170)])
            # The frame of a picture runs down beside its index, or around below it.
            at = (clear[0], int(top + self.u(-.4, .7) * high)) if self.u(0, 1) < .6 else clear
            if rank not in '23456789TA' and at is not clear and self.u(0, 1) < .7:
                self.paint(corner, base, at)
            cv2.line(corner, at, (at[0], 470), edge, line)
            cv2.line(corner, at, (400 if at is not clear else 0 if self.u(0, 1) < .3 else at[0], at[1]), edge, line)
        put(corner, above, left + (most - wide) / 2, top, wide, high, colour)
        if spoilt != 'rank':
            put(corner, below, left + (most - suit_wide) / 2, top + high + gap, suit_wide, suit_high, colour)
        middle = left + most / 2
        up, down = (middle, top + high / 2), (middle, top + high + gap + suit_high / 2)
        if self.u(0, 1) < .2:
            self.sheen(corner, (up, down))
        if self.u(0, 1) < .25:
            # Old paper, or cream.
            corner *= np.array([self.u(.92, 1), self.u(.88, 1), self.u(.72, 1)])
        if rank == 'T' and spoilt is None and self.u(0, 1) < .3:
            # The 0 alone was taken for the rank, or the 1.
            up = (up[0] + self.pick((-1, 1)) * wide * .27, up[1])
        return (corner, down, up) if spoilt == 'turned' else (corner, up, down)

    def paint(self, corner, base, at):
        """The picture of a court card right beside its index: its left upper corner is put at a place."""
        height, width = (most - max(0, start) for most, start in zip(corner.shape, at[::-1]))
        size = self.u(.8, 1.4)
        inner = cv2.resize(base[PICTURE[1]:PICTURE[1] + int(height / size) + 1, PICTURE[0]:PICTURE[0] + int(width / size) + 1], (width, height))
        corner[max(0, at[1]):, max(0, at[0]):] = inner

    def table(self, size):
        """Something to lie on."""
        if self.u(0, 1) < .2:
            plain = np.full((size, size, 3), [self.u(0, 255) for _ in range(3)], np.float32)
            return plain + self.random.normal(0, self.u(0, 12), plain.shape)
        table = self.pick(self.tables)
        side = int(min(size * self.u(.6, 2), *table.shape[:2]))
        y, x = (int(self.random.integers(n - side + 1)) for n in table.shape[:2])
        return cv2.resize(table[y:y + side, x:x + side], (size, size)).astype(np.float32)

    def light(self, picture):
        size = picture.shape[0]
        turn = self.u(0, 2 * np.pi)
        ys, xs = (np.mgrid[:size, :size] / size - .5)
        slope = (xs * np.cos(turn) + ys * np.sin(turn)) * self.u(0, .7)
        tint = np.array([self.u(.88, 1.05), self.u(.92, 1), self.u(.72, 1.05)])
        lit = picture * tint * (self.u(.2, 1.1) * (1 + slope))[..., None]
        if self.u(0, 1) < .15:
            # A shadow's edge, or glare.
            side = (xs * np.sin(turn) + ys * np.cos(turn) > self.u(-.3, .3))[..., None]
            lit = lit * np.where(cv2.GaussianBlur(side.astype(np.float32), (0, 0), self.u(.5, size / 12))[..., None] > .5, self.u(.45, .8), 1)
        if self.u(0, 1) < .12:
            spot = np.exp(-((xs - self.u(-.4, .4)) ** 2 + (ys - self.u(-.4, .4)) ** 2) / self.u(.01, .08))
            lit = lit + (255 - lit).clip(0) * spot[..., None] * self.u(.2, .8)
        return lit + self.u(0, 30)

    def crop(self, spoilt):
        rank, suit = self.pick(RANKS if self.u(0, 1) < .5 else RANKS[:13]), self.pick(SUITS)
        corner, up, down = self.card(rank, suit, spoilt)
        up, down = np.array(up), np.array(down)
        native = np.linalg.norm(up - down)
        distance = np.exp(self.u(np.log(7), np.log(48)))
        size = int(distance * 4.4)
        turn = self.u(0, 2 * np.pi)
        spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
        linear = spin @ np.array([[1, self.u(-.3, .3)], [0, 1]]) @ np.diag([self.u(.6, 1.4), 1]) * (distance / native)
        to = np.eye(3)
        to[:2, :2] = linear
        to[:2, 2] = size / 2 - linear @ ((up + down) / 2)
        tilt = np.eye(3)
        tilt[2, :2] = self.u(-.18, .18) / size, self.u(-.18, .18) / size
        centre = np.eye(3)
        centre[:2, 2] = -size / 2
        to = np.linalg.inv(centre) @ tilt @ centre @ to
        scale = distance / native
        if scale < .8:
            corner = cv2.GaussianBlur(corner, (0, 0), max(.3, .45 / scale))
        seen = cv2.warpPerspective(corner, to, (size, size), flags=cv2.INTER_LINEAR)
        cover = cv2.warpPerspective(np.ones(corner.shape[:2], np.float32), to, (size, size))[..., None]
        under = self.table(size)
        if self.u(0, 1) < .25:
            under[:] = 255 * self.u(.75, 1)  # another card
        picture = seen * cover + under * (1 - cover)
        if self.u(0, 1) < .3:
            # Another card, or a finger, over a part of it.
            side, reach = self.u(0, 2 * np.pi), self.u(.62, 1.3) * distance
            ys, xs = np.mgrid[:size, :size] - size / 2
            over = (xs * np.cos(side) + ys * np.sin(side) > reach)[..., None]
            skin = np.array([self.u(150, 240), self.u(100, 190), self.u(80, 160)])
            picture = np.where(over, self.pick([np.array([250., 250, 250]), self.table(size), skin]), picture)
        picture = self.light(picture)
        blur = self.pick([0, 0, .5, .8, 1.1, 1.5, 1.9]) * (distance / 20) ** .75
        if blur:
            picture = cv2.GaussianBlur(picture, (0, 0), blur)
        if self.u(0, 1) < .25:
            # As many webcams do.
            picture = picture + self.u(.5, 2) * (picture - cv2.GaussianBlur(picture, (0, 0), self.u(.6, 1.6)))
        if self.u(0, 1) < .12:
            length = int(self.u(2, 2 + distance * .25)) | 1
            kernel = np.zeros((length, length), np.float32)
            kernel[length // 2] = 1 / length
            spun = cv2.getRotationMatrix2D((length / 2 - .5, length / 2 - .5), self.u(0, 180), 1)
            kernel = cv2.warpAffine(kernel, spun, (length, length))
            picture = cv2.filter2D(picture, -1, kernel / max(kernel.sum(), 1e-6))
        picture = picture + self.random.normal(0, self.u(0, 10), picture.shape)
        picture = picture.clip(0, 255).astype(np.uint8)
        if self.u(0, 1) < .1:
            picture = cv2.cvtColor(cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY), cv2.COLOR_GRAY2RGB)
        picture = cv2.imdecode(cv2.imencode('.jpg', picture[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, int(self.u(40, 96))])[1], cv2.IMREAD_COLOR)
        ends = to @ np.array([[*up, 1], [*down, 1]]).T
        ends = (ends[:2] / ends[2]).T + self.random.normal(0, .055, (2, 2)) * distance
        if self.u(0, 1) < .15:
            # A sign that touches a frame or its picture is found with it: its middle lies aside.
            side, reach = self.u(0, 2 * np.pi), self.u(.1, .4) * distance
            ends[int(self.u(0, 2))] += np.array([np.cos(side), np.sin(side)]) * reach
        if spoilt == 'beside':
            side, reach = self.u(0, 2 * np.pi), self.u(.4, 1.1) * distance
            ends = ends + np.array([np.cos(side), np.sin(side)]) * reach
        return cut(planes_of(picture), ends[0], ends[1]), NONE if spoilt else (RANKS.index(rank), SUITS.index(suit))


def planes_of(picture):
    """A BGR picture as Y, Cb and Cr, with a quarter of the colours' pixels, as frames have them."""
    planes = cv2.cvtColor(picture, cv2.COLOR_BGR2YCrCb)[..., [0, 2, 1]].astype(np.float32)
    half = cv2.resize(planes[..., 1:], None, fx=.5, fy=.5, interpolation=cv2.INTER_AREA)
    planes[..., 1:] = cv2.resize(half, planes.shape[1::-1], interpolation=cv2.INTER_NEAREST)
    return planes


def cut(planes, up, down):
    """As cropInto does it: (planes, two points, each from the middle of the first pixel) to 48 x 32 x (Y, Cb, Cr)."""
    way = up - down
    step = TALL * np.hypot(*way) / HEIGHT
    samples = int(min(4, max(1, round(step))))
    fine = step / samples
    along = -way / np.hypot(*way) * fine
    right = np.array([along[1], -along[0]])
    middle = (up + down) / 2
    start = middle - right * (WIDTH * samples / 2 - .5) - along * (HEIGHT * samples / 2 - .5)
    inverse = np.array([[right[0], along[0], start[0]], [right[1], along[1], start[1]]])
    fine_crop = cv2.warpAffine(planes, inverse, (WIDTH * samples, HEIGHT * samples), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE)
    return (fine_crop.reshape(HEIGHT, samples, WIDTH, samples, 3).mean((1, 3)) + (.5, 0, 0)).clip(0, 255).astype(np.uint8)


SPOILT = ('ranks', 'suits', 'rank', 'turned', 'beside', 'inside', 'inside')


def main(fonts, faces, backgrounds, seed, count, out):
    draw = Draw(fonts, faces, backgrounds, int(seed))
    print(len(draw.letters), 'styles of letters,', len(draw.shapes), 'of suits', flush=True)
    crops, names = [], []
    while len(crops) < int(count):
        spoilt = draw.pick(SPOILT) if draw.u(0, 1) < .2 else None
        crop, name = draw.crop(spoilt)
        crops.append(crop)
        names.append(name)
    np.savez(out, crops=np.stack(crops), names=np.array(names))


if __name__ == '__main__':
    main(*sys.argv[1:])
