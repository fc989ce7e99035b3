"""The sessions of the photos on which nothing is trained: neither their cards nor their tables."""
import json, os

TRAINED = {'rf100-poker-cards-cxcvz': 5, 'zk7wu-webcam': 4}
"""By folder: 4 means that every fourth session is held out."""


def held_out(sessions, every):
    return set(sorted(set(sessions))[::every])


def trained_on(folder):
    """The files of a folder of photos whose sessions are trained on, sorted."""
    photos = json.load(open(f'{folder}/labels.json'))
    out = held_out([photo['session'] for photo in photos.values()], TRAINED[os.path.basename(folder.rstrip('/'))])
    return sorted(f'{folder}/{name}' for name, photo in photos.items() if photo['session'] not in out)
