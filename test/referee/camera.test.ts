import { describe, expect, it } from 'vitest';
import { UNKNOWN } from '../../src/engine/cards.ts';
import type { Correction } from '../../src/referee/correction.ts';
import { step } from '../../src/referee/step.ts';
import { dialogue, linesOf, sitDown, type TableSpec } from './script.ts';

const blast: TableSpec = { rules: 'blast', seats: ['Ann', 'Bo', 'Cy'] };
const reference: TableSpec = { rules: 'reference', seats: ['Ann', 'Bo', 'Cy'] };
/** Bo has face-up cards only, and one of them goes with a pile. */
const owing: TableSpec = {
  ...reference,
  options: { 'pickUp.addFaceUp': 1 },
  given: (state) => ({
    ...state,
    stock: [],
    seats: state.seats.map((seat, i) => (i === 1 ? { ...seat, hand: [], faceUp: ['5C', '6C', '7C'] } : seat)),
  }),
};
/** Everybody has one card left. */
const lastCards: TableSpec['given'] = (state) => ({
  ...state,
  stock: [],
  seats: state.seats.map((seat) => ({ ...seat, hand: [UNKNOWN], faceUp: [], faceDown: [] })),
});
const called: TableSpec = { ...blast, options: { 'announce.required': 'yes' } };

const DIALOGUES: readonly (readonly [string, TableSpec, string])[] = [
  [
    'a play that has lain still is over',
    blast,
    `
    cam:9D            => - starterSeen
    cam:8C            => Ann 8C: fits
    settled           => Ann 8C: legal → Bo
    settled           => Ann 8C: legal → Bo
    cam:7C cam:7H     => Bo 7C7H: fits
    settled           => Bo 7C7H: legal → Cy
    `,
  ],
  [
    'of two packs a card that is seen again is no equal of it',
    { ...blast, options: { 'deck.packs': 2 } },
    `
    cam:9D         => - starterSeen
    cam:8C cam:8C  => Ann 8C: fits
    cam:2:8C       => Ann 8C2:8C: fits
    `,
  ],
  [
    'where the codes of three packs are alike, a card that is taken away is whichever of them was played last',
    { ...reference, options: { 'deck.packs': 3 } },
    `
    SEAT:1 KC DONE KC DONE KC DONE => Cy 3:KC: legal → Ann
    taken:KC                       => ? takenBack 3:KC Cy [yes misScan]
    `,
  ],
  [
    'where codes tell two packs apart, a card that is moved in the pile is not its equal on top',
    { ...reference, options: { 'deck.packs': 2 } },
    `
    SEAT:1 cam:2:KC settled cam:KC settled => Bo KC: legal → Cy
    taken:2:KC cam:2:KC                    => Bo KC: legal → Cy
    taken:KC                               => ? takenBack KC Bo [yes misScan]
    `,
  ],
  [
    'what may yet become legal waits, and so does what can not: people may add or take back',
    blast,
    `
    9D cam:8C settled  => Ann 8C: legal → Bo
    cam:8H settled     => Bo 8H: notYet 1
    cam:8S settled     => Bo 8H8S: legal burn → Bo
    cam:9C             => Bo 9C: fits
    settled cam:KC     => Cy KC: cannot
    settled            => Cy KC: cannot
    quiet              => Cy KC: illegal tooHigh → Cy
    `,
  ],
  [
    'a pile that is gone was picked up, if the rules allow nothing else',
    blast,
    `
    9D cam:8C settled => Ann 8C: legal → Bo
    gone              => - pickUpSeen
    cam:KC settled    => Cy KC: legal → Ann
    `,
  ],
  [
    'that closes the open play first',
    blast,
    `
    9D cam:8C         => Ann 8C: fits
    gone              => - pickUpSeen
    cam:KC settled    => Cy KC: legal → Ann
    `,
  ],
  [
    'the pick-up that the camera saw is undone, and the pile may lie there again without a question',
    blast,
    `
    9D cam:8C settled gone => - pickUpSeen
    UNDO                   => - undone
    cam:9D cam:8C          => - undone
    cam:7C                 => Bo 7C: fits
    `,
  ],
  [
    'after a burn nothing is said',
    blast,
    `
    9D cam:TC settled => Ann TC: legal burn → Ann
    gone              => Ann TC: legal burn → Ann
    cam:KC            => Ann KC: fits
    `,
  ],
  [
    'the burn itself may come as the pile goes',
    blast,
    `
    9D cam:TC => Ann TC: fits
    gone      => Ann TC: legal burn → Ann
    `,
  ],
  [
    'a pick-up that the rules forbid is asked about, and ruled on like any other',
    blast,
    `
    9D cam:8C settled gone    => - pickUpSeen
    cam:KC settled            => Cy KC: legal → Ann
    cam:QC settled            => Ann QC: legal → Bo
    gone                      => ? pileGone - Bo [yes no misScan]
    YES                       => Bo ^: illegal mustPlay → Bo
    cam:KC cam:QC             => Bo ^: illegal mustPlay → Bo
    cam:9D settled            => Bo 9D: legal → Cy
    `,
  ],
  [
    'it burned, whatever the rules say',
    blast,
    `
    9D cam:8C settled gone    => - pickUpSeen
    cam:KC settled            => Cy KC: legal → Ann
    cam:QC settled gone       => ? pileGone - Bo [yes no misScan]
    NO                        => - burnBooked
    cam:KC                    => ? notBurned KC Ann [yes misScan]
    NO                        => - misScanDropped
    `,
  ],
  [
    'it still lies there',
    blast,
    `
    9D cam:8C settled gone    => - pickUpSeen
    cam:KC settled            => Cy KC: legal → Ann
    cam:QC settled gone       => ? pileGone - Bo [yes no misScan]
    3                         => - misScanDropped
    cam:QC cam:KC             => - misScanDropped
    cam:8C                    => Bo 8C: fits
    `,
  ],
  [
    'UNDO says that it still lies there',
    blast,
    `
    9D cam:8C settled gone         => - pickUpSeen
    cam:KC settled cam:QC settled  => Ann QC: legal → Bo
    gone                           => ? pileGone - Bo [yes no misScan]
    UNDO                           => - misScanDropped
    `,
  ],
  [
    'a burn that is owed a call may be why the pile is gone',
    called,
    `
    9D cam:TC settled => Ann TC: legal → Bo
    gone              => ? pileGone - Bo [yes no misScan]
    NO                => Ann TC: legal burn → Ann
    `,
  ],
  [
    'a card that is not allowed goes with the pile: the table is asked',
    blast,
    `
    9D cam:8C settled => Ann 8C: legal → Bo
    cam:KC            => Bo KC: cannot
    gone              => ? pileGone - Bo [yes no misScan]
    YES               => Bo ^: onTrust → Cy
    `,
  ],
  [
    'a face-up card that is owed goes with the pile',
    owing,
    `
    SEAT:1 cam:KC settled => Ann KC: onTrust → Bo
    cam:5C                => Bo 5C: cannot
    gone                  => Bo 5C^: legal → Cy
    `,
  ],
  [
    'a card that was not allowed on an empty place is taken back as it goes',
    reference,
    `
    SEAT:1 3D DONE SEAT:2 cam:TC settled  => Bo TC: legal burn → Bo
    SEAT:1 cam:4C                         => Ann 4C: cannot
    gone                                  => - takenBack
    cam:5C                                => Bo 5C: fits
    `,
  ],
  [
    'a pile that nobody saw go is asked about, even if the rules leave only a pick-up',
    blast,
    `
    9D cam:8C settled => Ann 8C: legal → Bo
    missing           => ? pileGone - Bo [yes no misScan]
    YES               => Bo ^: onTrust → Cy
    cam:KC settled    => Cy KC: legal → Ann
    cam:QC missing    => ? pileGone - Bo [yes no misScan]
    3                 => - misScanDropped
    cam:KC cam:QC     => - misScanDropped
    cam:8C            => Bo 8C: fits
    `,
  ],
  [
    'a pile that nobody saw go is asked about again after a correction',
    blast,
    `
    9D cam:8C settled missing => ? pileGone - Bo [yes no misScan]
    BACK 7C DONE              => ? pileGone - Bo [yes no misScan]
    `,
  ],
  [
    'where no pile is booked none is missing',
    blast,
    `
    missing 9D cam:TC settled => Ann TC: legal burn → Ann
    missing                   => Ann TC: legal burn → Ann
    `,
  ],
  [
    'a play that lay alone and is gone before it was over was taken back',
    blast,
    `
    9D cam:TC settled => Ann TC: legal burn → Ann
    cam:KC            => Ann KC: fits
    gone              => ? takenBack KC Ann [yes no misScan]
    YES               => - takenBack
    cam:QC settled    => Ann QC: legal → Bo
    `,
  ],
  [
    'or picked up',
    blast,
    `
    9D cam:TC settled cam:8C cam:8D gone => ? takenBack 8C Ann [yes no misScan]
    NO                                   => Bo ^: onTrust → Cy
    cam:QC settled                       => Cy QC: legal → Ann
    `,
  ],
  [
    'or it still lies there',
    blast,
    `
    9D cam:TC settled cam:KC gone => ? takenBack KC Ann [yes no misScan]
    UNDO                          => Ann KC: fits
    settled                       => Ann KC: legal → Bo
    cam:KC                        => Ann KC: legal → Bo
    cam:QC settled gone           => - pickUpSeen
    `,
  ],
  [
    'one that was over was picked up, and one that burns is burned',
    blast,
    `
    9D cam:TC settled cam:TD gone => Ann TD: legal burn → Ann
    cam:8C settled gone           => - pickUpSeen
    `,
  ],
  [
    'cards are taken out of the open play',
    blast,
    `
    9D cam:8C cam:8H  => Ann 8C8H: fits
    taken:8H          => Ann 8C: fits
    taken:8C          => - takenBack
    cam:7C settled    => Ann 7C: legal → Bo
    `,
  ],
  [
    'a card that can not lie there is taken back, before or after it was ruled on',
    blast,
    `
    9D cam:8C settled => Ann 8C: legal → Bo
    cam:KC taken:KC   => - takenBack
    cam:QC quiet      => Bo QC: illegal tooHigh → Bo
    taken:QC          => - takenBack
    taken:QC          => - takenBack
    cam:7C settled    => Bo 7C: legal → Cy
    `,
  ],
  [
    'a card of the last play is gone: it was taken back',
    blast,
    `
    9D cam:8C settled => Ann 8C: legal → Bo
    taken:8C          => ? takenBack 8C Ann [yes misScan]
    YES               => - undone
    cam:7C settled    => Ann 7C: legal → Bo
    `,
  ],
  [
    'a card of the last play is gone: no, it still lies there',
    blast,
    `
    9D cam:8C settled => Ann 8C: legal → Bo
    taken:8C          => ? takenBack 8C Ann [yes misScan]
    UNDO              => - misScanDropped
    cam:7C settled    => Bo 7C: legal → Cy
    `,
  ],
  [
    'a pile that goes in two grabs was picked up: that its top was taken back isn’t asked any more',
    blast,
    `
    9D cam:8C settled => Ann 8C: legal → Bo
    taken:8C settled  => ? takenBack 8C Ann [yes misScan]
    gone              => - pickUpSeen
    cam:KC settled    => Cy KC: legal → Ann
    `,
  ],
  [
    'also in three, and if something is put right meanwhile',
    blast,
    `
    9D cam:8C cam:8H settled     => Ann 8C8H: legal → Bo
    taken:8C BACK taken:8H gone  => - cursorAt
    UNDO                         => - pickUpSeen
    `,
  ],
  [
    'who has laid another card instead took the first one back before the pile was gone',
    blast,
    `
    9D cam:8C settled => Ann 8C: legal → Bo
    taken:8C          => ? takenBack 8C Ann [yes misScan]
    cam:7C gone       => ? takenBack 8C Ann [yes misScan]
    YES               => - pickUpSeen
    `,
  ],
  [
    'one of two cards was taken back',
    blast,
    `
    9D cam:8C cam:8H settled  => Ann 8C8H: legal → Bo
    taken:8H                  => ? takenBack 8H Ann [yes misScan]
    YES                       => - corrected
    cam:8H                    => Bo 8H: notYet 1
    `,
  ],
  [
    'cards further down are nobody’s business',
    blast,
    `
    9D cam:8C settled cam:7C settled  => Bo 7C: legal → Cy
    taken:8C:9D                       => Bo 7C: legal → Cy
    cam:9D cam:8C                     => Bo 7C: legal → Cy
    cam:6C taken:7C                   => Cy 6C: fits
    cam:7C                            => Cy 6C: fits
    `,
  ],
  [
    'a card that still lies there may be seen again at any time',
    blast,
    `
    9D cam:8C settled          => Ann 8C: legal → Bo
    taken:8C                   => ? takenBack 8C Ann [yes misScan]
    UNDO cam:7C settled cam:8C => Bo 7C: legal → Cy
    `,
  ],
  [
    'so may each card of a pile that was gone, also after the next one',
    blast,
    `
    9D cam:8C settled gone UNDO => - undone
    cam:7C settled              => Bo 7C: legal → Cy
    cam:8C                      => Bo 7C: legal → Cy
    cam:6C cam:9D               => Cy 6C: fits
    `,
  ],
  [
    'a card that was seen again is not laid once more',
    blast,
    `
    9D cam:8C settled gone UNDO => - undone
    cam:8C cam:7C settled       => Bo 7C: legal → Cy
    cam:8C                      => ? pickedUp 8C Cy [yes misScan]
    `,
  ],
  [
    'a card that was picked up with the pile is laid like any other',
    blast,
    `
    9D cam:8C settled gone   => - pickUpSeen
    cam:KC settled           => Cy KC: legal → Ann
    cam:QC settled           => Ann QC: legal → Bo
    cam:8C settled           => Bo 8C: legal → Cy
    cam:8C                   => ? pickedUp 8C Cy [yes misScan]
    `,
  ],
  [
    'who puts the cards away after the round takes nothing back',
    { ...blast, seats: ['Ann', 'Bo'], given: lastCards },
    `
    9D SEAT:1 cam:8C settled => Ann 8C: legal → nobody
    taken:8C gone cam:9D     => Ann 8C: legal → nobody
    `,
  ],
  [
    'a burned card is back in play',
    blast,
    `
    9D cam:TC settled   => Ann TC: legal burn → Ann
    cam:9D              => ? notBurned 9D Ann [yes misScan]
    YES                 => Ann 9D: fits
    settled             => Ann 9D: legal → Bo
    `,
  ],
  [
    'a card that should lie on the pile: somebody picked up',
    blast,
    `
    9D cam:8C settled => Ann 8C: legal → Bo
    cam:9D            => ? pickedUp 9D Bo [yes misScan]
    settled gone      => ? pickedUp 9D Bo [yes misScan]
    NO                => - pickUpSeen
    `,
  ],
  [
    'a card that was not allowed and still lies there is ruled on once',
    blast,
    `
    9D cam:8C settled cam:KC quiet => Bo KC: illegal tooHigh → Bo
    gone                           => ? pileGone - Bo [yes no misScan]
    UNDO                           => Bo KC: illegal tooHigh → Bo
    cam:8C cam:KC                  => Bo KC: illegal tooHigh → Bo
    taken:KC                       => - takenBack
    cam:KC                         => Bo KC: cannot
    `,
  ],
  [
    'what a camera tells twice is nothing',
    blast,
    `
    9D cam:8C cam:8C => Ann 8C: fits
    gone gone        => - pickUpSeen
    `,
  ],
  [
    'while something is put right in the log, the pile waits',
    blast,
    `
    9D cam:8C settled BACK  => - cursorAt
    gone                    => - cursorAt
    UNDO                    => - pickUpSeen
    `,
  ],
  [
    'so does a card that is laid then, and it puts nothing right',
    blast,
    `
    9D cam:8C settled BACK  => - cursorAt
    cam:7C settled          => - cursorAt
    UNDO                    => Bo 7C: legal → Cy
    `,
  ],
  [
    'a card that is shown to the camera puts right what any scan does',
    blast,
    `
    9D cam:8C settled BACK  => - cursorAt
    show:7C                 => - cursorDraft
    DONE                    => - corrected
    `,
  ],
  [
    'a card on the pile is nobody’s face-up card',
    reference,
    `
    register        => up Ann ?? ?? ?? - registering
    cam:9C          => up Ann ?? ?? ?? - registering
    show:9D         => up Ann 9D ?? ?? - registered
    `,
  ],
  [
    'what was turned up to play on is, also while face-up cards are scanned',
    blast,
    `
    register        => up Ann ?? ?? ?? - registering
    cam:9C cam:8C   => up Ann ?? ?? ?? - starterSeen
    show:9D         => up Ann 9D ?? ?? - registered
    finish cam:8C   => Ann 8C: fits
    `,
  ],
  [
    'face-up cards are seen before the first card, and not after it',
    reference,
    `
    up:Bo:9D register => up Ann ?? ?? ?? - registering
    up:Bo:9D        => up Ann ?? ?? ?? - registering
    up:Ann:5C       => up Ann 5C ?? ?? - registered
    up:Bo:5C        => up Ann 5C ?? ?? - registered
    up:Ann:5D       => up Ann 5C 5D ?? - registered
    up:Ann:5H       => up Bo 9D ?? ?? - registering
    finish          => - registeringOver
    up:Cy:TC        => - registeringOver
    SEAT:1 cam:3C   => Ann 3C: fits
    up:Cy:KC        => Ann 3C: fits
    `,
  ],
];

describe('what a camera sees at the table', () => {
  it.each(DIALOGUES)('%s', (_, spec, script) => {
    expect(dialogue(sitDown(spec), script).lines).toEqual(linesOf(script));
  });
});

/** What the notice and the pictures are that are left after a dialogue. */
const left = (spec: TableSpec, script: string) => dialogue(sitDown(spec), script).referee;

describe('what a camera tells twice', () => {
  it('is passed over in silence', () => {
    expect(left(blast, '9D cam:8C 8C').notice?.code).toBe('alreadyInPlay');
    expect(left(blast, '9D cam:8C show:8C').notice?.code).toBe('alreadyInPlay');
    expect(left(blast, '9D cam:8C cam:8C').notice).toBeNull();
  });
});

describe('the picture of a play', () => {
  const pictures = (spec: TableSpec, script: string) =>
    left(spec, script).judged.map(({ entry }) => (entry.kind === 'move' ? (entry.picture ?? '-') : ''));

  it.each([
    ['is the newest', '9D cam:8C:a cam:8H:b settled', ['', 'b']],
    ['stays if the last card has none', '9D cam:8C:a 8H settled', ['', 'a']],
    ['is that of the pile that is gone', '9D cam:8C:a settled gone:b', ['', 'a', 'b']],
    ['stays with it whoever laid it', '9D cam:8C:a settled was:Cy', ['', 'a']],
    ['stays with it while nobody knows whose it is', 'SEAT:1 9D cam:8C:a was:Bo quiet', ['', 'a']],
    ['is there of what is not allowed too', '9D cam:KC:a quiet', ['', 'a']],
    ['is not there for a play that was scanned', '9D 8C DONE', ['', '-']],
    [
      'waits with a question for its answer',
      '9D cam:8C settled cam:9C cam:9H gone:a YES',
      ['', '-', '-', 'a'],
    ],
    ['waits with its card for an answer', '9D cam:8C settled cam:9D:a YES DONE', ['', '-', '-', 'a']],
  ])('%s', (_, script, found) => {
    expect(pictures(blast, script)).toEqual(found);
  });

  it('goes with the card that is turned over', () => {
    const flip: TableSpec = {
      ...reference,
      given: (state) => ({
        ...state,
        stock: [],
        seats: state.seats.map((seat, i) =>
          i === 1 ? { ...seat, hand: [], faceUp: [null, null, null] } : seat,
        ),
      }),
    };
    expect(pictures(flip, 'SEAT:1 4C DONE cam:9C:a')).toEqual(['-', 'a']);
  });

  it('stays through every correction', () => {
    const script = '9D cam:8C:a cam:8H:b settled cam:7C:c settled';
    const correct = (correction: Correction) => {
      const referee = left(blast, script);
      const revision = referee.revisions.changes.length;
      const { judged } = step(referee, { type: 'correct', correction, revision, at: 2_000_000 });
      return judged.map(({ entry }) => (entry.kind === 'move' ? (entry.picture ?? '-') : ''));
    };
    expect(correct({ kind: 'split', entry: 1, at: 1, seat: null })).toEqual(['', 'b', 'b', 'c']);
    expect(correct({ kind: 'merge', entry: 1 })).toEqual(['', 'c']);
    expect(correct({ kind: 'cards', entry: 1, cards: ['6C'] })).toEqual(['', 'b', 'c']);
    const move = { kind: 'play', seat: 0, cards: ['6C'] } as const;
    expect(correct({ kind: 'move', entry: 1, move })).toEqual(['', 'b', 'c']);
    expect(correct({ kind: 'player', entry: 2, seat: 2 })).toEqual(['', 'b', 'c']);
  });
});
