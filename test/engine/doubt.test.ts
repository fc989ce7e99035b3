import { describe, expect, test } from 'vitest';
import { applyAll } from '../../src/engine/apply.ts';
import { type Card, makeDeck } from '../../src/engine/cards.ts';
import { decide } from '../../src/engine/decide.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import type { Move } from '../../src/engine/move.ts';
import { judgeEntry } from '../../src/engine/record.ts';
import type { State } from '../../src/engine/state.ts';
import { at } from './support/at.ts';
import { keyOf } from './support/moves.ts';

const play = (...cards: readonly Card[]): Move => ({ kind: 'play', seat: 0, cards });

/** The verdict and, if there are any, the codes of the breaches. */
function ruled(state: State, move: Move): string {
  const ruling = decide(state, move);
  return ruling.verdict === 'illegal' ? ruling.breaches.map(({ code }) => code).join() : ruling.verdict;
}

const stands = (state: State, move: Move): State =>
  judgeEntry(state, { kind: 'move', move, ifIllegal: 'letStand' }).after;

const OTHER = { hand: ['4S'], faceUp: ['KH'], faceDown: 1 };
const TWO_PACKS = { options: { 'deck.packs': 2, 'ofAKind.size': 6 } };
const MIXED = { options: { 'set.mixZones': true } };

describe('a card can be in an unknown slot only if no other place is known for it', () => {
  test('one pack holds no card twice', () => {
    expect(ruled(at([{ hand: ['??', '??'] }, OTHER]), play('7H', '7H'))).toBe('notHeld');
    expect(ruled(at([{ hand: ['7H', '??'] }, OTHER]), play('7H', '7H'))).toBe('notHeld');
    expect(ruled(at([{ hand: ['??', '??'] }, OTHER], TWO_PACKS), play('7H', '2:7H'))).toBe('legal');
    expect(ruled(at([{ hand: ['??', '??', '??'] }, OTHER], TWO_PACKS), play('7H', '2:7H', '7H'))).toBe(
      'notHeld',
    );
  });

  test('a card that is not in the deck is not held', () => {
    expect(ruled(at([{ hand: ['??'] }, OTHER]), play('X1'))).toBe('notHeld');
    const jokers = at([{ hand: ['??'] }, OTHER], { options: { 'deck.jokers': 1, 'deck.packs': 2 } });
    expect(ruled(jokers, play('X1'))).toBe('legal');
    expect(ruled(jokers, play('X2'))).toBe('notHeld');
  });

  test('with two packs the equal of a card before its player may lie in his hand', () => {
    const own = { hand: ['??', '9S'], faceUp: ['7H'], faceDown: 1 };
    const state = at([own, OTHER], TWO_PACKS);
    expect(ruled(state, play('7H'))).toBe('wrongZone');
    expect(ruled(state, play('2:7H'))).toBe('legal');
    const after = applyAll(state, decideEvents(state, play('2:7H')));
    expect(after.seats[0]).toMatchObject({ hand: ['9S'], faceUp: ['7H'] });
  });

  test('a card that lies before its player is not the one turned over', () => {
    const state = at([{ hand: [], faceUp: [], faceDown: [['??']] }, OTHER], { pile: ['9S'] });
    expect(ruled(state, { kind: 'flip', seat: 0, stack: 0, card: '9S' })).toBe('elsewhere');
    expect(ruled(state, { kind: 'flip', seat: 0, stack: 0, card: '9H' })).toBe('legal');
  });
});

const decideEvents = (state: State, move: Move) => {
  const ruling = decide(state, move);
  return ruling.verdict === 'illegal' ? [] : ruling.events;
};

describe('the last hand cards may take their equals along (A-36)', () => {
  const seats = [{ hand: ['??'], faceUp: ['7H', '9C'], faceDown: 2 }, OTHER];

  test('also when the hand is hidden', () => {
    const state = at(seats, MIXED);
    expect(ruled(state, play('7S', '7H'))).toBe('legal');
    const after = applyAll(state, decideEvents(state, play('7S', '7H')));
    expect(after.seats[0]).toMatchObject({ hand: [], faceUp: [null, '9C'] });
  });

  test('but not instead of them', () => {
    expect(ruled(at(seats, MIXED), play('7H'))).toBe('wrongZone');
    const pair = [{ hand: ['??'], faceUp: ['7H', '7C'], faceDown: 2 }, OTHER];
    expect(ruled(at(pair, MIXED), play('7H', '7C'))).toBe('wrongZone,wrongZone');
  });

  test('and not what makes a run with them', () => {
    const options = { 'set.mixZones': true, 'set.play': 'setOrRun' };
    const state = at([{ hand: ['8C'], faceUp: ['7D', '8D'], faceDown: 2 }, OTHER], { options });
    expect(ruled(state, play('7D', '8C'))).toBe('wrongZone');
    expect(ruled(state, play('8C', '8D'))).toBe('legal');
  });

  test('and not where a single card is higher', () => {
    const options = { 'set.mixZones': true, 'match.size': 'pairWhenStuck' };
    const state = at([{ hand: ['8D'], faceUp: ['8S'], faceDown: 2 }, OTHER], { options, pile: ['5C'] });
    expect(legalMoves(state).map(keyOf)).toEqual(['0 play 8D']);
  });

  test('and who can play only so, must', () => {
    const options = { 'set.mixZones': true, 'match.size': 'atLeast' };
    const seats = [{ hand: ['9S'], faceUp: ['9H'], faceDown: 1 }, OTHER];
    const history = [{ seat: 'Bo', play: ['8C', '8D'] }];
    const state = at(seats, { options, pile: ['8C', '8D'], history });
    expect(ruled(state, { kind: 'pickUp', seat: 0 })).toBe('mustPlay');
    expect(legalMoves(state).map(keyOf)).toEqual(['0 play 9H9S']);
  });
});

describe('what the rules keep for need', () => {
  test('is not in doubt when the whole hand was laid', () => {
    const options = { 'special[10].onlyIfStuck': true };
    expect(ruled(at([{ hand: ['??'] }, OTHER], { options }), play('TC'))).toBe('legal');
    expect(ruled(at([{ hand: ['??', '??'] }, OTHER], { options }), play('TC'))).toBe('onTrust');
  });

  test('is no matter of need while its player may play nothing', () => {
    const options = { 'special[10].onlyIfStuck': true };
    const seats = [{ hand: ['TC', '4S'] }, { hand: ['5S'] }];
    expect(ruled(at(seats, { options }), play('TC'))).toBe('notNeeded');
    expect(ruled(at(seats, { options, phase: 'exchange', turn: null }), play('TC'))).toBe('notNow');
  });
});

describe('a start that has to be made with the very card (TH-08)', () => {
  const start = { phase: 'start', turn: null, options: { 'first.mustPlayIt': true } };

  test('is asked of a hand, not of cards on the table', () => {
    const seats = [{ hand: ['9S', '5C'], faceUp: ['4H'], faceDown: 1 }, OTHER];
    expect(ruled(at(seats, start), play('9S'))).toBe('legal');
    const inHand = [{ hand: ['9S', '4H'], faceUp: ['5C'], faceDown: 1 }, OTHER];
    expect(ruled(at(inHand, start), play('9S'))).toBe('mustStartWith');
  });

  test('is not asked of the loser of the round before', () => {
    const seats = [{ hand: ['9S', '4H'] }, OTHER];
    expect(ruled(at(seats, { ...start, lastLoser: 'Ann' }), play('9S'))).toBe('legal');
  });
});

describe('a start that has to be made with a card that can’t be laid', () => {
  const first = {
    'first.steps': [{ by: 'rank', from: '5', go: 'up', zone: 'both' }],
    'first.mustPlayIt': true,
  };
  const start = (options: Readonly<Record<string, unknown>>, more = {}) => ({
    phase: 'start',
    turn: null,
    options: { ...first, ...options },
    ...more,
  });
  const seats = [{ hand: ['9S', '5H'], faceDown: 1 }, OTHER];

  test('is made with another', () => {
    expect(ruled(at(seats, start({})), play('9S'))).toBe('mustStartWith');
    expect(ruled(at(seats, start({ 'deal.starter': true }, { pile: ['6C'] })), play('9S'))).toBe('legal');
    expect(ruled(at(seats, start({ 'special[5]': { onlyIfStuck: true } })), play('9S'))).toBe('legal');
  });

  test('is free to whoever has such a card on the table', () => {
    const open = [{ hand: ['9S', '5H'], faceUp: ['5C'], faceDown: 1 }, OTHER];
    expect(ruled(at(open, start({})), play('9S'))).toBe('legal');
  });

  test('is made with either of two equal cards', () => {
    const steps = {
      'first.steps': [{ by: 'card', card: '4H', zone: 'both' }, { by: 'lowest' }],
      'deck.packs': 2,
    };
    const two = [{ hand: ['9S', '4H', '2:4H'], faceDown: 1 }, OTHER];
    expect(ruled(at(two, start(steps)), play('2:4H'))).toBe('legal');
    expect(ruled(at(two, start(steps)), play('9S'))).toBe('mustStartWith');
  });

  test('is open to everybody if nobody has a card that is asked for, as far as one can see', () => {
    const ends = { 'first.steps': [{ by: 'rank', from: 'A', go: 'up', zone: 'hand' }] };
    const known = { hand: ['9S', '5H'], faceDown: 1 };
    expect(ruled(at([known, OTHER], start(ends)), play('9S'))).toBe('legal');
    expect(ruled(at([known, { hand: ['??'] }], start(ends)), play('9S'))).toBe('onTrust');
  });
});

test('runs out of a hand of many cards are listed in good time', () => {
  const hand = makeDeck(1, 0).slice(0, 48);
  const moves = legalMoves(at([{ hand }, { hand: ['AS'] }], { options: { 'set.play': 'setOrRun' } }));
  expect(moves.length).toBeLessThan(1000);
});

describe('what was let stand is booked without loss', () => {
  const exchange = { phase: 'exchange', turn: null };
  const seats = [{ hand: ['2C', '3C', '5C'], faceUp: ['KD', '9D'], faceDown: 2 }, OTHER];

  test('an uneven swap', () => {
    const less = stands(at(seats, exchange), { kind: 'swap', seat: 0, give: ['2C'], take: ['KD', '9D'] });
    expect(less.seats[0]).toMatchObject({ hand: ['3C', '5C', 'KD', '9D'], faceUp: ['2C', null] });
    const more = stands(at(seats, exchange), { kind: 'swap', seat: 0, give: ['2C', '3C'], take: ['KD'] });
    expect(more.seats[0]).toMatchObject({ hand: ['3C', '5C', 'KD'], faceUp: ['2C', '9D'] });
  });

  test('a swap that takes one face-up card twice takes none', () => {
    const after = stands(at(seats, exchange), { kind: 'swap', seat: 0, give: [], take: ['KD', 'KD'] });
    expect(after.seats[0]).toMatchObject({ hand: ['2C', '3C', '5C'], faceUp: ['KD', '9D'] });
  });

  test('more cards chosen than there are stacks', () => {
    const state = at([{ hand: ['2C', '3C', '5C'], faceDown: 2 }, OTHER], exchange);
    const after = stands(state, { kind: 'choose', seat: 0, cards: ['2C', '3C', '5C'] });
    expect(after.seats[0]).toMatchObject({ hand: ['5C'], faceUp: ['2C', '3C'] });
  });

  test('a play before everybody is ready begins the game', () => {
    const after = stands(at(seats, exchange), play('5C'));
    expect(after).toMatchObject({ phase: 'play', turn: 1, pile: ['5C'] });
  });

  test('a second ready is no reason to begin, and none leads back to the start', () => {
    const ready: Move = { kind: 'ready', seat: 0 };
    expect(stands(stands(at(seats, exchange), ready), ready)).toMatchObject({
      phase: 'exchange',
      ready: [0],
    });
    expect(stands({ ...at(seats), ready: [0, 1] }, ready).phase).toBe('play');
  });

  test('a flip where no card lies leaves nothing open', () => {
    expect(stands(at(seats), { kind: 'flip', seat: 0, stack: 5 }).pending).toBeNull();
  });

  test('a play of nothing is none', () => {
    expect(ruled(at(seats), play())).toBe('nothingToDo');
    expect(stands(at(seats), play())).toEqual(at(seats));
  });

  test('eights of the only one who still holds cards find no end to skip to', () => {
    const two = at([{ hand: ['8C', '9C'] }, { hand: ['5C'] }], { options: { 'skip.cap': 'passOverSelf' } });
    const [ann, bo] = two.seats;
    // No position may say so, but a record of moves that were let stand can lead there.
    const alone = { ...two, seats: [ann!, { ...bo!, hand: [] }], out: [1] };
    expect(stands(alone, play('8C')).turn).toBe(0);
  });
});

test('equal cards of two packs are two cards', () => {
  const state = at([{ hand: ['7H', '2:7H'] }, OTHER], TWO_PACKS);
  const keys = legalMoves(state).map(keyOf);
  expect(keys.sort()).toEqual(['0 play 2:7H', '0 play 2:7H7H', '0 play 7H']);
});
