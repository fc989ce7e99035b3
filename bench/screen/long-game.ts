import { bareOf, type Card } from '../../src/engine/cards.ts';
import type { Move } from '../../src/engine/move.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { makeCode } from '../../src/recognition/code.ts';
import type { Command } from '../../src/recognition/sighting.ts';
import { type TableCase, tableOf } from '../../test/engine/support/tables.ts';
import { afterExchange, trueGame } from '../../test/shown/true-game.ts';

/** What a scan is for: a card that is laid, or what leads to the ruling of a play, a burn, a pick-up, a blind card. */
export type ScanKind = 'card' | 'play' | 'burn' | 'pickUp' | 'blind';

export interface Scan {
  readonly code: string;
  readonly kind: ScanKind;
  /** How many moves were made before. */
  readonly turn: number;
}

export interface LongGame {
  readonly rules: string;
  readonly names: readonly string[];
  readonly dealer: string;
  readonly scans: readonly Scan[];
}

const command = (one: Command): string => makeCode({ kind: 'command', command: one });
const cardCode = (card: Card): string => makeCode({ kind: 'card', card, copy: 1 });

/** The codes that say a move at a table; null for a move that they don’t say. */
function codesOf(move: Move, isTurn: boolean, burns: boolean): Omit<Scan, 'turn'>[] | null {
  const seat = isTurn
    ? []
    : [{ code: command({ name: 'SEAT', seat: move.seat + 1 }), kind: 'card' as const }];
  const ruling = burns ? ('burn' as const) : ('play' as const);
  if (move.kind === 'play') {
    const cards = move.cards.map((card) => ({ code: cardCode(bareOf(card)), kind: 'card' as const }));
    return [...seat, ...cards, { code: command({ name: 'DONE' }), kind: ruling }];
  }
  if (move.kind === 'pickUp' && move.add === undefined)
    return [...seat, { code: command({ name: 'PICKUP' }), kind: 'pickUp' }];
  if (move.kind === 'flip' && move.stack !== 'stock' && move.card !== undefined)
    return [
      ...seat,
      { code: command({ name: 'BLIND' }), kind: 'card' },
      { code: cardCode(bareOf(move.card)), kind: 'blind' },
    ];
  return null;
}

function scansOf(one: TableCase, seed: number, turns: number): Scan[] | null {
  const random = seededRandom(seed);
  const scans: Scan[] = [];
  let turn = 0;
  for (const { before, move, after } of trueGame(afterExchange(one, seed, random), random, turns)) {
    const burns = after.burned.length > before.burned.length;
    const codes = codesOf(move, before.phase === 'play' && before.turn === move.seat, burns);
    if (codes === null) return null;
    scans.push(...codes.map((scan) => ({ ...scan, turn })));
    turn++;
  }
  return turn < turns ? null : scans;
}

/** So many burns and blind cards at least are among what is measured. */
const BURNS = 5;
const BLIND = 3;

/** The first whose game has them, so that nobody waits for the search. */
const SEED = 1343;

/**
 * A true game of so many turns as it would be scanned, with something of everything after the first ones: people who
 * lay anything that fits take their time to get out.
 */
export function longGame(turns: number, first: number): LongGame {
  const one: TableCase = { rules: 'reference', options: {}, players: 4 };
  for (let seed = SEED; ; seed++) {
    // No round was lost before.
    const scans = seed % 3 === 0 ? null : scansOf(one, seed, turns);
    const count = (kind: ScanKind) =>
      scans?.filter((scan) => scan.turn >= first && scan.kind === kind).length ?? 0;
    if (scans === null || count('burn') < BURNS || count('blind') < BLIND) continue;
    const { names, dealer } = tableOf(one, seed);
    return { rules: one.rules, names, dealer: names[dealer]!, scans };
  }
}
