import { describe, expect, it } from 'vitest';
import { startingRights } from '../../src/engine/first.ts';
import type { Referee } from '../../src/referee/referee.ts';
import { step } from '../../src/referee/step.ts';
import { recordLines } from '../../src/table/past.ts';
import { viewOf } from '../../src/table/view.ts';
import { en } from '../../src/words/en.ts';
import { sayRecordLine } from '../../src/words/say/log.ts';
import { dialogue, linesOf, sitDown, type TableSpec } from './script.ts';

/** Cy deals, so Ann's cards come first and Cy's last. */
const reference: TableSpec = { rules: 'reference', seats: ['Ann', 'Bo', 'Cy'] };
const blast: TableSpec = { rules: 'blast', seats: ['Ann', 'Bo', 'Cy'] };
const without: TableSpec = {
  ...reference,
  options: {
    exchange: 'none',
    'deal.rows': [{ players: [2, 8], faceDown: { stacks: 3, depth: 1 }, faceUp: 0, hand: 3 }],
  },
};
/** With Ann two stacks are bare and one card is known. */
const uneven: TableSpec = {
  ...reference,
  given: (state) => ({
    ...state,
    seats: state.seats.map((seat, i) => (i === 0 ? { ...seat, faceUp: [null, null, '??', 'KD'] } : seat)),
  }),
};

const DIALOGUES: readonly (readonly [string, TableSpec, string])[] = [
  [
    'from the dealer’s left round to the dealer, from left to right, and it ends by itself',
    reference,
    `
    FACEUP   => up Ann ?? ?? ?? - registering
    7C       => up Ann 7C ?? ?? - registered
    8C       => up Ann 7C 8C ?? - registered
    9C       => up Bo ?? ?? ?? - registering
    7D 8D 9D => up Cy ?? ?? ?? - registering
    7H 8H    => up Cy 7H 8H ?? - registered
    9H       => - allRegistered
    KC       => ? whoPlayed KC nobody [Ann Bo Cy]
    `,
  ],
  [
    'the dealer’s cards come last, wherever the dealer sits',
    { ...reference, given: (state) => ({ ...state, dealer: 0 }) },
    `
    FACEUP    => up Bo ?? ?? ?? - registering
    DONE DONE => up Ann ?? ?? ?? - registering
    DONE      => - registeringOver
    `,
  ],
  [
    'who was said to start still does once the face-up cards are scanned',
    reference,
    `
    SEAT:3 FACEUP       => up Ann ?? ?? ?? - registering
    7C 8C 9C 7D 8D 9D   => up Cy ?? ?? ?? - registering
    7H 8H 9H            => - allRegistered
    4S                  => Cy 4S: fits
    `,
  ],
  [
    'unless a card that was scanned says who does',
    reference,
    `
    SEAT:3 FACEUP 4H 8C 9C DONE DONE => - registeringOver
    7S                               => Ann 7S: fits
    `,
  ],
  [
    'by the buttons, and ended at will: what was not scanned stays unknown',
    reference,
    `
    register 7C => up Ann 7C ?? ?? - registered
    finish      => - registeringOver
    finish      => - registeringOver
    register    => up Ann 7C ?? ?? - registering
    8C 9C       => up Bo ?? ?? ?? - registering
    `,
  ],
  [
    'DONE skips to the next seat, and ends it after the last',
    reference,
    `
    FACEUP DONE => up Bo ?? ?? ?? - registering
    7C DONE     => up Cy ?? ?? ?? - registering
    DONE        => - registeringOver
    FACEUP      => up Ann ?? ?? ?? - registering
    DONE        => up Bo 7C ?? ?? - registering
    `,
  ],
  [
    'a seat may be chosen; those before it are skipped',
    reference,
    `
    FACEUP SEAT:2 => up Bo ?? ?? ?? - registering
    SEAT:7        => up Bo ?? ?? ?? - noSuchSeat
    7C 8C 9C      => up Cy ?? ?? ?? - registering
    SEAT:2        => up Cy ?? ?? ?? - allOfSeatKnown
    7D 8D 9D      => - registeringOver
    `,
  ],
  [
    'UNDO takes back card after card, also those of the seat before, and then ends it',
    reference,
    `
    FACEUP 7C 8C 9C 7D => up Bo 7D ?? ?? - registered
    UNDO               => up Bo ?? ?? ?? - unregistered
    UNDO               => up Ann 7C 8C ?? - unregistered
    9D                 => up Bo ?? ?? ?? - registering
    SEAT:3 UNDO        => up Ann 7C 8C ?? - unregistered
    UNDO UNDO          => up Ann ?? ?? ?? - unregistered
    UNDO               => - registeringOver
    UNDO               => - nothingToUndo
    `,
  ],
  [
    'UNDO after the last card waits for that card again',
    reference,
    `
    FACEUP DONE DONE 7C 8C 9C => - registeringOver
    UNDO                      => up Cy 7C 8C ?? - unregistered
    9D                        => - registeringOver
    `,
  ],
  [
    'UNDO of the first play gives back the start, the next one the last face-up card',
    reference,
    `
    FACEUP 7C finish SEAT:1 4C DONE => Ann 4C: onTrust → Bo
    UNDO                            => - undone
    UNDO                            => - seatDropped
    UNDO                            => up Ann ?? ?? ?? - unregistered
    `,
  ],
  [
    'a card that lies there already is not booked again',
    reference,
    `
    FACEUP 7C 7C => up Ann 7C ?? ?? - alreadyKnown
    8C 9C 7C     => up Bo ?? ?? ?? - alreadyKnown
    7D           => up Bo 7D ?? ?? - registered
    `,
  ],
  [
    'two packs hold a card twice',
    { ...reference, options: { 'deck.packs': 2 } },
    `
    FACEUP 7C 2:7C => up Ann 7C 2:7C ?? - registered
    7C             => up Ann 7C 2:7C ?? - alreadyKnown
    `,
  ],
  [
    'but no joker',
    { ...reference, options: { 'deck.packs': 2, 'deck.jokers': 1 } },
    `
    FACEUP X1 X1 => up Ann X1 ?? ?? - alreadyKnown
    `,
  ],
  [
    'only unknown face-up cards are asked for',
    uneven,
    `
    FACEUP => up Ann - - ?? KD - registering
    KD     => up Ann - - ?? KD - alreadyKnown
    7C     => up Bo ?? ?? ?? - registering
    `,
  ],
  [
    'everything else has to wait until it is finished',
    reference,
    `
    FACEUP 7C PICKUP => up Ann 7C ?? ?? - registerFirst
    BLIND            => up Ann 7C ?? ?? - registerFirst
    BURNED           => up Ann 7C ?? ?? - registerFirst
    WRONG            => up Ann 7C ?? ?? - registerFirst
    was:Bo           => up Ann 7C ?? ?? - registerFirst
    YES              => up Ann 7C ?? ?? - noQuestion
    NO               => up Ann 7C ?? ?? - noQuestion
    CMD:2            => up Ann 7C ?? ?? - noQuestion
    zzzzz            => up Ann 7C ?? ?? - notACode
    X1               => up Ann 7C ?? ?? - notInDeck
    quiet            => up Ann 7C ?? ?? - notInDeck
    TEST             => up Ann 7C ?? ?? - scannerWorks
    REPEAT           => up Ann 7C ?? ?? - registering
    FACEUP           => up Ann 7C ?? ?? - registering
    `,
  ],
  [
    'a seat that was announced before has the next card after it',
    reference,
    `
    SEAT:3 FACEUP => up Ann ?? ?? ?? - registering
    finish 7C     => Cy 7C: fits
    `,
  ],
  [
    'no more of it once a card was laid, allowed or not',
    reference,
    `
    SEAT:2 4H FACEUP => Bo 4H: fits
    DONE             => Bo 4H: legal → Cy
    FACEUP           => - tooLateToRegister
    register         => - tooLateToRegister
    UNDO FACEUP      => up Ann ?? ?? ?? - registering
    `,
  ],
  [
    'nor at a table that is taken over in play',
    { ...reference, given: (state) => ({ ...state, phase: 'play', turn: 0 }) },
    `
    FACEUP => - tooLateToRegister
    `,
  ],
  [
    'a first card that was not allowed is taken back first',
    blast,
    `
    9D JC DONE => Ann JC: illegal tooHigh → nobody
    FACEUP      => Ann JC: illegal tooHigh → nobody
    UNDO FACEUP => up Ann ?? ?? ?? - registering
    `,
  ],
  [
    'a question is answered first',
    reference,
    `
    7C FACEUP => ? whoPlayed 7C nobody [Ann Bo Cy]
    register  => ? whoPlayed 7C nobody [Ann Bo Cy]
    UNDO      => up Ann ?? ?? ?? - registering
    `,
  ],
  [
    'rules without face-up cards have nothing to scan',
    without,
    `
    FACEUP => - nothingToRegister
    `,
  ],
  [
    'the card turned up to play on comes after it',
    blast,
    `
    FACEUP 7C => up Ann 7C ?? ?? - registered
    finish 9D => - starterSeen
    8C DONE   => Ann 8C: legal → Bo
    `,
  ],
  [
    'the card turned up is none that lies face up with somebody',
    blast,
    `
    FACEUP 7C => up Ann 7C ?? ?? - registered
    finish 7C => - alreadyKnown
    9D        => - starterSeen
    8C DONE   => Ann 8C: legal → Bo
    `,
  ],
  [
    'the card turned up may have been scanned before it, and is not face up with anybody',
    blast,
    `
    9D FACEUP => up Ann ?? ?? ?? - registering
    9D        => up Ann ?? ?? ?? - alreadyKnown
    7C UNDO   => up Ann ?? ?? ?? - unregistered
    UNDO      => - registeringOver
    UNDO      => - undone
    7C        => - starterSeen
    `,
  ],
  [
    'a card that lies face up with somebody else is asked about when it is laid',
    reference,
    `
    FACEUP DONE KC finish => - registeringOver
    SEAT:1 KC             => ? laidByHolder KC Bo [yes misScan]
    `,
  ],
];

describe('face-up cards are scanned before the first card', () => {
  it.each(DIALOGUES)('%s', (_, spec, script) => {
    expect(dialogue(sitDown(spec), script).lines).toEqual(linesOf(script));
  });

  it('the second `finish` says nothing new', () => {
    const { referee } = dialogue(sitDown(reference), 'FACEUP finish finish');
    expect(referee.notices.map(({ code }) => code)).toEqual(['registering', 'registeringOver']);
  });

  it('what is known already is said with who has it', () => {
    const { referee } = dialogue(sitDown(blast), '9D FACEUP 7C DONE 7C 9D');
    const known = referee.notices.filter(({ code }) => code === 'alreadyKnown');
    expect(known.map(({ card, seat }) => [card, seat])).toEqual([
      ['7C', 0],
      ['9D', null],
    ]);
  });

  it('whoever has the four of hearts face up starts, for certain', () => {
    const { referee } = dialogue(sitDown(reference), 'FACEUP DONE 4H finish');
    expect(startingRights(referee.game)).toEqual(['no', 'yes', 'no']);
    expect(dialogue(referee, '7C => ').lines).toEqual(['7C => Bo 7C: fits']);
  });
});

const shown = (spec: TableSpec, script: string) => viewOf(dialogue(sitDown(spec), script).referee, 0);

describe('what a screen is shown of it', () => {
  it.each([
    ['FACEUP', { seat: 0, stack: 0, done: 0, of: 3, again: false }],
    ['FACEUP 7C', { seat: 0, stack: 1, done: 1, of: 3, again: false }],
    ['FACEUP 7C 8C 9C', { seat: 1, stack: 0, done: 0, of: 3, again: false }],
    ['FACEUP 7C 8C 9C UNDO', { seat: 0, stack: 2, done: 2, of: 3, again: false }],
    ['FACEUP finish', null],
  ])('%s', (script, registering) => {
    const view = shown(reference, script);
    expect(view.registering).toEqual(registering);
    expect(view.canUndo).toBe(script !== 'FACEUP finish');
    expect(view.ruling).toBe(null);
  });

  it('where nothing lies on a stack, the cards that lie there are counted', () => {
    expect(shown(uneven, 'FACEUP').registering).toEqual({ seat: 0, stack: 2, done: 1, of: 2, again: false });
    expect(shown(reference, 'FACEUP 7C').seats[0]!.faceUp).toEqual(['7C', '??', '??']);
  });
});

describe('a first play that was refused and taken back leaves all as before', () => {
  const ALL = 'register 7C 8C 9C 7D 8D 9D 7H 8H 9H';
  const sit = (script: string) => dialogue(sitDown(reference), `${ALL} ${script}`);
  const log = (referee: Referee) =>
    recordLines(referee).map((line) => sayRecordLine(en, referee.game.seats, line).text);

  it('face-up cards may be scanned again, and no ruling stands', () => {
    const { referee } = sit('SEAT:1 7C UNDO');
    expect(viewOf(referee, 0).ruling).toBeNull();
    expect(dialogue(referee, 'register').lines).toEqual(['register => up Ann 7C 8C 9C - exchanging']);
  });

  it('before that the ruling stands', () => {
    expect(viewOf(sit('SEAT:1 7C DONE').referee, 0).ruling).not.toBeNull();
  });

  it('what was scanned in the exchange stays known', () => {
    const { lines } = sit('register DONE DONE DONE SEAT:1 7C UNDO register');
    expect(lines.at(-1)).toMatch(/=> - exchangeKnown$/);
  });

  it('the log names what was taken back, and a card that was scanned again once', () => {
    expect(log(sit('SEAT:1 7C UNDO UNDO UNDO 9H').referee).slice(-4)).toEqual([
      'Seen: 8♥ in Cy’s face-up cards',
      'Ann’s 7♣ is taken back.',
      'Seen: 9♥ in Cy’s face-up cards',
      'All face-up cards are known.',
    ]);
    const again = dialogue(sitDown(reference), 'register 7C 8C 9C UNDO 9C').referee;
    expect(log(again).slice(-2)).toEqual(['Seen: 9♣ in Ann’s face-up cards', 'Now scan Bo’s face-up cards.']);
  });
});

it('a card that nobody was said to have is asked about, whoever would start by then', () => {
  const script = 'register 7C 8C 9C 7D 8D 4C 7H 8H 9H';
  expect(dialogue(sitDown(reference), `${script} NO 4H`).lines).toEqual([
    `${script} NO 4H => ? whoPlayed 4H nobody [Ann Bo Cy]`,
  ]);
});

describe('what the table was at before goes on after it', () => {
  const modes = (referee: Referee) => {
    const { registering, counting, cursor } = viewOf(referee, 0);
    return [registering?.seat ?? null, counting?.digits ?? null, cursor?.entry ?? null];
  };

  it.each([
    ['a count, if it was begun at a screen', 'COUNT N1 register 7C', [0, '1', null]],
    ['with what comes next', 'COUNT N1 register 7C finish N2', [null, '12', null]],
    [
      'but not if it was begun by its code, which ends the count',
      'COUNT N1 FACEUP finish',
      [null, null, null],
    ],
  ])('%s', (_, script, expected) => {
    expect(modes(dialogue(sitDown(reference), script).referee)).toEqual(expected);
  });

  it('a correction by scanner whose move was taken back meanwhile', () => {
    const asked = dialogue(sitDown(reference), 'SEAT:1 7C quiet taken:7C BACK').referee;
    const answer = { type: 'answer', question: asked.question!.id, answer: 0, at: 2_000_000 } as const;
    const begun = dialogue(step(asked, answer), 'register 8C').referee;
    expect(modes(begun)).toEqual([0, null, 0]);
    expect(modes(dialogue(begun, 'finish').referee)).toEqual([null, null, 0]);
    expect(dialogue(begun, 'finish DONE').lines).toEqual(['finish DONE => - cursorLeft']);
  });
});
