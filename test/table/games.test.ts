import { describe, expect, it } from 'vitest';
import type { TableView } from '../../src/protocol/view.ts';
import { en } from '../../src/words/en.ts';
import { sayDemand } from '../../src/words/say/demand.ts';
import { sayRuling } from '../../src/words/say/ruling.ts';
import { sayTurn } from '../../src/words/say/table.ts';
import { differences, type ShownWords, shownBy } from '../support/expectations.ts';
import { ALL } from '../support/mode.ts';
import { blast } from '../truth/blast.ts';
import { makeChance } from '../truth/cards.ts';
import { playGame } from '../truth/game.ts';
import { makeRecordings, type Recording } from '../truth/recordings.ts';
import { reference } from '../truth/reference.ts';
import { writeScript } from '../truth/script.ts';
import { scanThrough } from './scan.ts';

/** The words that a page has for a view; of the band those of the last ruling. */
function wordsFor(view: Omit<TableView, 'scanner' | 'playback' | 'play'>): ShownWords {
  const { seats, ruling, rules } = view;
  const said = ruling === null ? null : sayRuling(en, seats, ruling, rules.burnCall);
  return {
    demand: sayDemand(en, view.demand).words,
    heading: sayTurn(en, view),
    band: said === null ? '' : [said.headline, said.move, ...said.effects].join(' '),
  };
}

/** Scans a whole recording; returns every difference from the true game. */
function playThrough(recording: Recording): string[] {
  const found: string[] = [];
  const table = scanThrough(recording, ({ view }, { expect: expected = {}, note }, i) => {
    const seen = view();
    for (const one of differences(shownBy(seen, wordsFor(seen)), expected))
      found.push(`step ${i} (${note}): ${one}`);
  });
  table.close();
  return found;
}

describe('a whole game at the table, scan by scan', () => {
  it.each(Object.entries(makeRecordings()))('%s shows what is true after every step', (_, recording) => {
    const looked = recording.steps.filter(
      (step) => step.expect?.table !== undefined && step.expect.ruling !== undefined,
    );
    expect(looked.length).toBeGreaterThan(40);
    expect(playThrough(recording)).toEqual([]);
  });
});

/** A true game without slips, however it goes; null if it is not over within the limit of moves. */
function cleanGame(rules: typeof reference | typeof blast, players: number, seed: number): Recording | null {
  const seats = ['Ann', 'Bo', 'Cy', 'Di'].slice(0, players);
  const game = playGame(rules, seats, seed % players, seed, 150);
  if (!game.finished) return null;
  const chance = makeChance(seed);
  const steps = writeScript(game, new Map(), chance, { unplug: Number.POSITIVE_INFINITY, quiet: 20 });
  return { rules: rules.name as Recording['rules'], seats, dealer: seats[seed % players]!, steps };
}

const GAMES = Number(process.env.FUZZ_RUNS ?? (ALL ? 5 : 3));

describe.each([reference, blast])('many games of $name that nobody slips in', (rules) => {
  it.each([2, 3, 4])('with %i players are never ruled against', (players) => {
    const games = Array.from({ length: GAMES }, (_, seed) => cleanGame(rules, players, seed + 1));
    const finished = games.filter((game) => game !== null);
    expect(finished.length).toBeGreaterThan(GAMES / 3);
    for (const game of finished) expect(playThrough(game)).toEqual([]);
  });
});
