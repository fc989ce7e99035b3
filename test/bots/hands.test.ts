import { describe, expect, test } from 'vitest';
import { beliefsOf, type SeenMove } from '../../src/bots/beliefs.ts';
import { sampleWorld } from '../../src/bots/world.ts';
import { isKnown, KINDS, type Kind, kindOf } from '../../src/engine/cards.ts';
import type { Move } from '../../src/engine/move.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { at } from '../engine/support/at.ts';

const cards = (text: string): string[] => text.split(' ').filter((card) => card !== '');

interface Scene {
  readonly hand: string;
  readonly pile: string;
  readonly faceUp?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** What Ann knows of Bo, whose turn it is. */
const table = ({ hand, pile, faceUp = '', ...more }: Scene) =>
  at([{ hand: ['4C', '5C', '6C'] }, { hand: cards(hand), faceUp: cards(faceUp), faceDown: 3 }], {
    rules: 'palace',
    pile: cards(pile),
    stock: 12,
    turn: 'Bo',
    ...more,
  });

const WORLDS = 400;

/** In how many of a hundred worlds Bo's hand, which is now this, has a card of a kind, after what he was seen to do. */
function share(kind: Kind, now: string, ...past: readonly SeenMove[]): number {
  const known = table({ hand: now, pile: '3S' });
  const beliefs = beliefsOf(0, 2, past);
  let found = 0;
  for (let seed = 0; seed < WORLDS; seed++) {
    const { hand } = sampleWorld(known, seededRandom(seed), beliefs).seats[1]!;
    if (hand.some((slot) => isKnown(slot) && kindOf(slot) === kind)) found++;
  }
  return (100 * found) / WORLDS;
}

const did = (scene: Scene, move: Move): SeenMove => ({ before: table(scene), move });
const plays = (hand: string, pile: string, played: string): SeenMove =>
  did({ hand, pile }, { kind: 'play', seat: 1, cards: cards(played) as never });
const takes = (hand: string, pile: string): SeenMove => did({ hand, pile }, { kind: 'pickUp', seat: 1 });

describe('a hand that can’t be seen is believed to have', () => {
  test.each<readonly [string, Kind, string, readonly SeenMove[], 'fewer' | 'as many']>([
    ['no low cards after a jack was played', '5', '?? ??', [plays('?? ?? ??', '3S', 'JD')], 'fewer'],
    ['kings, after a jack was played', 'K', '?? ??', [plays('?? ?? ??', '3S', 'JD')], 'as many'],
    ['no second seven after one was played', '7', '?? ??', [plays('?? ?? ??', '3S', '7D')], 'fewer'],
    [
      'nothing that beats a nine, after it was picked up',
      'J',
      '?? ?? ?? 9S',
      [takes('?? ?? ??', '9S')],
      'fewer',
    ],
    ['low cards, after a nine was picked up', '5', '?? ?? ?? 9S', [takes('?? ?? ??', '9S')], 'as many'],
    [
      'anything, after a pile that a known card would beat',
      'J',
      '?? ?? KC',
      [takes('?? ?? KC', '9S')],
      'as many',
    ],
    ['no ace behind a queen that lies face up', 'A', '?? ?? ??', [ready('QS KD KH')], 'fewer'],
    ['low cards behind aces that lie face up', '5', '?? ?? ??', [ready('AS AD KD')], 'as many'],
  ])('%s', (_, kind, now, past, expected) => {
    const [before, after] = [share(kind, now), share(kind, now, ...past)];
    if (expected === 'fewer') expect(after).toBeLessThan(0.6 * before);
    else expect(after).toBeGreaterThan(before - 5);
  });
});

function ready(faceUp: string): SeenMove {
  return did({ hand: '?? ?? ??', pile: '', faceUp }, { kind: 'ready', seat: 1 });
}

test('of cards that came to it since nothing is known', () => {
  const jack = plays('?? ?? ??', '3S', 'JD');
  const share5 = (now: string) => share('5', now, jack);
  expect(share5('?? ?? ??')).toBeGreaterThan(2 * share5('?? ??'));
});

test('the card that a player shows is taken for the one that came last, where the others were hardly of its kind', () => {
  // Bo kept two cards behind a jack; the five he plays next is the one that he drew.
  const past = [plays('?? ?? ??', '3S', 'JD'), plays('?? ?? ??', '3S', '5D')];
  const { hand } = beliefsOf(0, 2, past)[1]!;
  expect(hand.map((likely) => likely[KINDS.indexOf('6')]! < 0.5)).toEqual([true, true]);
});
