import { describe, expect, it } from 'vitest';
import { startingRights } from '../../src/engine/first.ts';
import { viewOf } from '../../src/table/view.ts';
import { dialogue, linesOf, sitDown, type TableSpec } from './script.ts';

/** Cy deals, so Ann's cards come first and Cy's last. */
const reference: TableSpec = { rules: 'reference', seats: ['Ann', 'Bo', 'Cy'] };
const smallHands: TableSpec = {
  ...reference,
  options: {
    'deal.rows': [{ players: [2, 8], faceDown: { stacks: 3, depth: 1 }, faceUp: 3, hand: 1 }],
  },
};
const twoPacks: TableSpec = { ...reference, options: { 'deck.packs': 2 } };
const stacking: TableSpec = { ...reference, options: { stacking: 'own' } };
const SCANNED = 'FACEUP 7C 8C 9C 7D 8D 9D 7H 8H 9H';

const DIALOGUES: readonly (readonly [string, TableSpec, string])[] = [
  [
    'after the exchange every seat is looked at again; DONE for one that is as before',
    reference,
    `
    ${SCANNED} => - allRegistered
    FACEUP     => up Ann 7C 8C 9C - exchanging
    7C 9C      => up Ann 7C 8C 9C - registered
    KC         => up Bo 7D 8D 9D - exchanging
    DONE       => up Cy 7H 8H 9H - exchanging
    9H 8H 7H   => - exchangeKnown
    FACEUP     => - exchangeKnown
    SEAT:3 4H DONE => Cy 4H: legal → Ann
    FACEUP     => - tooLateToRegister
    `,
  ],
  [
    'where cards may be put on equal ones, a seat is done when people say so',
    stacking,
    `
    ${SCANNED} FACEUP 7C 8C 9C => up Ann 7C 8C 9C - registered
    7S                         => up Ann 7C 8C 9C - registered
    DONE                       => up Bo 7D 8D 9D - exchanging
    KC KH 9D 8D                => up Bo 7D 8D 9D - registered
    DONE                       => up Cy 7H 8H 9H - exchanging
    UNDO                       => up Bo 7D 8D 9D - unregistered
    8D UNDO UNDO UNDO UNDO     => up Bo 7D 8D 9D - unregistered
    UNDO                       => up Ann 7C 8C 9C - unregistered
    9C QC DONE                 => up Ann 7C 8C 9C - tooManyChanged
    DONE                       => up Bo 7D 8D 9D - exchanging
    `,
  ],
  [
    'UNDO goes back card by card, through the exchange and what was scanned before it',
    reference,
    `
    ${SCANNED} FACEUP 7C 9C KC => up Bo 7D 8D 9D - exchanging
    7D UNDO                    => up Bo 7D 8D 9D - unregistered
    UNDO                       => up Ann 7C 8C 9C - unregistered
    UNDO UNDO                  => up Ann 7C 8C 9C - unregistered
    UNDO                       => - notExchanged
    UNDO                       => up Cy 7H 8H ?? - unregistered
    9S                         => - allRegistered
    FACEUP DONE DONE DONE      => - exchangeKnown
    UNDO                       => up Cy 7H 8H 9S - exchanging
    UNDO                       => up Bo 7D 8D 9D - exchanging
    `,
  ],
  [
    'UNDO after the last seat, and after the first card',
    reference,
    `
    ${SCANNED} FACEUP DONE DONE 7H 8H KH => - exchangeKnown
    SEAT:1 4H DONE                       => Ann 4H: legal → Bo
    UNDO                                 => - undone
    UNDO                                 => - seatDropped
    UNDO                                 => up Cy 7H 8H 9H - unregistered
    9H                                   => - exchangeKnown
    `,
  ],
  [
    'a seat that was scanned in part has to be scanned whole',
    reference,
    `
    ${SCANNED} FACEUP KC => up Ann 7C 8C 9C - registered
    DONE                 => up Ann 7C 8C 9C - scanAllOfSeat
    UNDO DONE            => up Bo 7D 8D 9D - exchanging
    `,
  ],
  [
    'a card that was scanned with somebody else is no swap, nor one seen twice',
    reference,
    `
    ${SCANNED} FACEUP 7D => up Ann 7C 8C 9C - liesElsewhere
    7C 7C                => up Ann 7C 8C 9C - alreadyKnown
    KC QC                => up Bo 7D 8D 9D - exchanging
    KC                   => up Bo 7D 8D 9D - liesElsewhere
    8C                   => up Bo 7D 8D 9D - liesElsewhere
    `,
  ],
  [
    'more new cards than the hand holds are scanned again',
    smallHands,
    `
    ${SCANNED} FACEUP 7C QC KC => up Ann 7C 8C 9C - tooManyChanged
    7C 8C KC                   => up Bo 7D 8D 9D - exchanging
    `,
  ],
  [
    'seats in any order; one that is through is not looked at twice',
    reference,
    `
    ${SCANNED} FACEUP SEAT:3 7H 8H KH => up Ann 7C 8C 9C - exchanging
    SEAT:3                            => up Ann 7C 8C 9C - allOfSeatKnown
    SEAT:9                            => up Ann 7C 8C 9C - noSuchSeat
    DONE DONE                         => - exchangeKnown
    `,
  ],
  [
    'all others are as before, by the button; what belongs to the play waits',
    reference,
    `
    ${SCANNED} register 7C 8C KC => up Bo 7D 8D 9D - exchanging
    PICKUP                       => up Bo 7D 8D 9D - registerFirst
    YES                          => up Bo 7D 8D 9D - noQuestion
    finish                       => - exchangeKnown
    UNDO UNDO UNDO               => up Ann 7C 8C 9C - unregistered
    register finish UNDO UNDO UNDO UNDO => - notExchanged
    `,
  ],
  [
    'of two packs the card that lies here already goes first',
    twoPacks,
    `
    FACEUP 7C 8C 9C 7C 8C 9C 7H 8H 9H => - allRegistered
    FACEUP 7C 8C KC                   => up Bo 2:7C 2:8C 2:9C - exchanging
    7C 8C 9C                          => up Cy 7H 8H 9H - exchanging
    `,
  ],
  [
    'of two packs a code of the second is no card of the first',
    twoPacks,
    `
    ${SCANNED} FACEUP 2:7C 8C 9C => up Bo 7D 8D 9D - exchanging
    2:7C                         => up Bo 7D 8D 9D - liesElsewhere
    `,
  ],
  [
    'cards not all scanned before the exchange: the others are scanned, and nothing is compared',
    reference,
    `
    FACEUP 7C finish => - registeringOver
    FACEUP           => up Ann 7C ?? ?? - registering
    `,
  ],
  [
    'rules that choose the face-up cards from the hand have them scanned once',
    { ...reference, rules: 'everything' },
    `
    ${SCANNED} => - allRegistered
    FACEUP     => - nothingToRegister
    `,
  ],
];

const played = (script: string, spec = reference) => dialogue(sitDown(spec), script.trim()).referee;

describe('face-up cards are scanned before and after the exchange', () => {
  it.each(DIALOGUES)('%s', (_, spec, script) => {
    expect(dialogue(sitDown(spec), script).lines).toEqual(linesOf(script));
  });

  it('what came up was in the hand, and what went is in the hand now', () => {
    const { game, judged } = played(`${SCANNED} FACEUP 7C QC KC DONE DONE`);
    const [ann, bo] = game.seats;
    expect(game.phase).toBe('start');
    expect([...ann!.faceUp].sort()).toEqual(['7C', 'KC', 'QC']);
    expect([...ann!.hand].sort()).toEqual(['8C', '9C', '??']);
    expect(bo!.hand).toEqual(['??', '??', '??']);
    expect(judged.flatMap(({ entry }) => (entry.kind === 'move' ? [entry.move.kind] : []))).toEqual([
      'swap',
      'ready',
      'ready',
      'ready',
    ]);
    expect(judged.every(({ ruling }) => ruling === null || ruling.verdict === 'legal')).toBe(true);
  });

  it('what was put on equal ones lies there too, and as many were drawn', () => {
    const script = `${SCANNED} FACEUP 7C 8C 9C 7S DONE KC KH 9D 8D DONE`;
    const { game, judged } = played(script, stacking);
    const [ann, bo] = game.seats;
    expect(ann!.faceUp).toEqual(['7C', '8C', '9C', '7S']);
    expect([...bo!.faceUp].sort()).toEqual(['8D', '9D', 'KC', 'KH']);
    expect([...bo!.hand].sort()).toEqual(['7D', '??', '??']);
    expect(game.seats.map(({ hand }) => hand.length)).toEqual([3, 3, 3]);
    expect(game.stock.length).toBe(52 - 27 - 2);
    const moves = judged.flatMap(({ entry }) => (entry.kind === 'move' ? [entry.move] : []));
    expect(moves.map(({ kind }) => kind)).toEqual(['stack', 'ready', 'swap', 'stack', 'ready']);
    expect(moves[0]).toMatchObject({ cards: ['7S'], on: { seat: 0, card: '7C' } });
    expect(judged.every(({ ruling }) => ruling === null || ruling.verdict === 'legal')).toBe(true);
    const others = played(`${SCANNED} FACEUP 7C 8C 9C 7S finish`, stacking).game;
    expect([others.phase, ...others.seats[0]!.faceUp]).toEqual(['start', '7C', '8C', '9C', '7S']);
    const all = 'UNDO UNDO UNDO UNDO UNDO UNDO UNDO UNDO UNDO';
    expect(played(`${script} ${all}`, stacking).game).toEqual(played(SCANNED, stacking).game);
  });

  it.each([
    ['before any of it was', '7H KC QC 7S'],
    ['between two swaps', 'QC KC JC KH'],
  ])('where all of the hand was swapped, a card was put on an equal one %s', (_, lie) => {
    const { game, judged } = played(`FACEUP 7C 8C 9C 7D 8D 9D 4H 8H 9H FACEUP ${lie} DONE finish`, stacking);
    const [ann] = game.seats;
    expect([...ann!.faceUp].sort()).toEqual(lie.split(' ').sort());
    expect([...ann!.hand].sort()).toEqual(['7C', '8C', '9C']);
    expect(judged.every(({ ruling }) => ruling === null || ruling.verdict === 'legal')).toBe(true);
  });

  it('undone to the last card, the state is the very same as if nothing had been scanned twice', () => {
    const undone = played(`${SCANNED} FACEUP 7C QC KC DONE DONE UNDO UNDO UNDO UNDO UNDO UNDO`);
    expect(undone.game).toEqual(played(SCANNED).game);
  });

  it('cards as they were dealt decide who starts, where the rules say so', () => {
    const spec: TableSpec = { ...reference, options: { 'first.window': 'beforeExchange' } };
    const cards = 'FACEUP 4H 8C 9C 7D 8D 9D 7H 8H 9H';
    expect(startingRights(played(`${cards} FACEUP KC 8C 9C DONE DONE`, spec).game)).toEqual([
      'yes',
      'no',
      'no',
    ]);
    // What came up later was not seen as it was dealt, and proves nothing by itself.
    const later = played(`${SCANNED} FACEUP 4H 8C 9C DONE DONE`, spec);
    expect(startingRights(later.game)).not.toContain('yes');
  });

  it('a screen is told how far it is', () => {
    const { registering, beginning, phase } = viewOf(played(`${SCANNED} FACEUP 8C`), 0);
    expect(registering).toEqual({ seat: 0, stack: 0, done: 1, of: 3, again: true });
    const enough = viewOf(played(`${SCANNED} FACEUP 8C 7C 9C 7S`, stacking), 0);
    expect(enough.registering).toEqual({ seat: 0, stack: 0, done: 4, of: 4, again: true, enough: true });
    expect(phase).toBe('exchange');
    expect(beginning?.dealing).toBeNull();
  });
});
