import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkGame } from '../../src/cli/check.ts';
import type { SeriesView } from '../../src/protocol/series.ts';
import type { Correction } from '../../src/referee/correction.ts';
import { replay } from '../../src/table/advance.ts';
import { gameText } from '../../src/table/game-text.ts';
import type { TableLine } from '../../src/table/journal/format.ts';
import { seriesOf, titleFor } from '../../src/table/series.ts';
import type { Table } from '../../src/table/table.ts';
import { findVariant } from '../../src/variants/index.ts';
import { wordsFor } from '../../src/words/tables.ts';
import { ALL } from '../support/mode.ts';
import { type RoundWish, setupOf, sitDown, type TrueRound, trueRound } from './series-play.ts';

const en = wordsFor('en', 'family');

const TITLES = ['lord', 'duke'];

/** A round as a group would write it down by hand. */
interface Noted {
  readonly round: TrueRound;
  readonly rules: RoundWish['rules'];
  counts: boolean;
}

const loserIn = ({ round, rules }: Noted): string | null =>
  rules === 'reference' ? (round.names.find((name) => !round.out.includes(name)) ?? null) : null;

/** The score by hand: rounds, losses and title of each person who was there. */
function scoreByHand(noted: readonly Noted[]): Record<string, string> {
  const score: Record<string, string> = {};
  for (const name of noted.flatMap(({ round }) => round.names)) {
    let [rounds, losses] = [0, 0];
    for (const one of noted) {
      if (!one.counts || !one.round.names.includes(name)) continue;
      rounds += 1;
      if (loserIn(one) === name) losses += 1;
    }
    const title = losses === 0 ? '' : losses === 1 ? ' lord' : ` duke${losses > 2 ? ` ×${losses - 1}` : ''}`;
    score[name] = `${rounds} played, ${losses} lost${title}`;
  }
  return score;
}

const tellScore = ({ people }: SeriesView): Record<string, string> =>
  Object.fromEntries(
    people.map(({ name, rounds, losses, title }) => {
      const said = title === null ? '' : ` ${title.name}${title.times > 1 ? ` ×${title.times}` : ''}`;
      return [name, `${rounds} played, ${losses} lost${said}`];
    }),
  );

const tellRound = ({ dealer, seats, loser, moves }: SeriesView['rounds'][number]) => ({
  dealer,
  moves,
  loser,
  out: seats
    .filter(({ name, place }) => place !== null && name !== loser)
    .toSorted((a, b) => a.place! - b.place!)
    .map(({ name }) => name),
});

const PEOPLE = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'];

const wish: fc.Arbitrary<RoundWish> = fc
  .record({
    rules: fc.constantFrom('reference' as const, 'reference' as const, 'blast' as const),
    order: fc.shuffledSubarray(PEOPLE, { minLength: 2, maxLength: 4 }),
    dealer: fc.nat(),
    seed: fc.integer({ min: 1, max: 900 }),
  })
  .map(({ rules, order, dealer, seed }) => ({ rules, names: order, dealer: dealer % order.length, seed }));

const evening = fc.record({
  wishes: fc.array(wish, { minLength: 2, maxLength: 4 }),
  voids: fc.array(fc.nat(), { maxLength: 3 }),
  misClick: fc.boolean(),
});

describe('the score of a series', () => {
  // Both ways for certain: a coin for each evening undid too little once in some hundred runs.
  it.each([
    { undo: true, evenings: 'some evenings' },
    { undo: false, evenings: 'some evenings' },
    ...(ALL ? [true, false].map((undo) => ({ undo, evenings: 'some others' })) : []),
  ])(
    'is what a group would have written down, whoever comes and goes, and again from the journal (undo: $undo, $evenings)',
    ({ undo }) => {
      let [rounds, undone] = [0, 0];
      fc.assert(
        fc.property(evening, ({ wishes, voids, misClick }) => {
          const agreed = { titles: TITLES, forfeit: null };
          const { table, lines, play, scan } = sitDown(setupOf(wishes[0]!, { agreed }));
          const noted: Noted[] = [];
          for (const [i, one] of wishes.entries()) {
            if (i > 0) table.newRound({ setup: setupOf(one) });
            if (i > 0 && misClick) {
              // Somebody pressed it too early: back to the round before, and on again.
              table.reopen();
              expect(table.view().series.rounds).toHaveLength(i);
              table.newRound({ setup: setupOf(one) });
            }
            const round = trueRound(one);
            play(round);
            expect(table.view().phase).toBe('over');
            const before = table.view().series;
            if (undo) {
              scan('CMD:UNDO');
              expect(table.view().phase).not.toBe('over');
              expect(table.view().series.rounds.at(-1)).toMatchObject({
                over: false,
                loser: null,
                ended: null,
              });
              expect(tellScore(table.view().series)).toEqual({
                ...tellScore(before),
                ...scoreWithout(noted, round),
              });
              undone += 1;
              const [first, ...rest] = round.lastLines;
              scan(...(table.view().blind === null || first !== 'CMD:BLIND' ? round.lastLines : rest));
            }
            noted.push({ round, rules: one.rules, counts: true });
            rounds += 1;
          }
          for (const number of voids) {
            const at = number % noted.length;
            noted[at]!.counts = !noted[at]!.counts;
            table.note({ type: 'counts', round: at, counts: noted[at]!.counts });
          }
          const { series } = table.view();
          table.close();
          expect(tellScore(series)).toEqual(scoreByHand(noted));
          expect(series.rounds.map(tellRound)).toEqual(
            noted.map((one) => ({
              dealer: one.round.dealer,
              moves: one.round.moves,
              loser: loserIn(one),
              out: [...one.round.out, ...lastOf(one)],
            })),
          );
          const first: TableLine = {
            type: 'table',
            format: 1,
            at: 0,
            setup: setupOf(wishes[0]!, { agreed }),
          };
          const replayed = replay({ first, lines, cut: 0 });
          if (!replayed.ok) throw new Error(replayed.error.code);
          expect(seriesOf(replayed.value)).toEqual(series);
          for (const [i, one] of noted.entries()) {
            const checked = checkGame(en, gameText(replayed.value, i)!, findVariant);
            expect(checked).toMatchObject({ moves: one.round.moves, illegal: [] });
            const loser = loserIn(one);
            expect(checked.result).toBe(
              loser === null
                ? [...one.round.out, ...lastOf(one)].map((name, place) => `${place + 1} ${name}`).join(' ')
                : `${loser} loses`,
            );
          }
        }),
        { numRuns: 4 },
      );
      expect(rounds).toBeGreaterThan(7);
      expect(undone).toBe(undo ? rounds : 0);
    },
  );

  it.each([
    [0, null],
    [1, 'bronze'],
    [2, 'silver'],
    [3, 'gold'],
    [4, 'gold ×2'],
    [6, 'gold ×4'],
  ] as const)('after %i losses of three titles it is %s', (losses, title) => {
    const given = titleFor(['bronze', 'silver', 'gold'], losses);
    expect(given && `${given.name}${given.times > 1 ? ` ×${given.times}` : ''}`).toBe(title);
  });

  it('numbers count on, and without titles there are none', () => {
    expect(titleFor('numbers', 12)).toEqual({ name: '12', times: 1 });
    expect(titleFor([], 12)).toBeNull();
  });
});

describe('a correction', () => {
  const one: RoundWish = { rules: 'reference', names: ['Ann', 'Bo', 'Cy'], dealer: 2, seed: 11 };
  const correct = (table: Table, correction: Correction) =>
    table.take({ type: 'correct', correction, revision: table.view().revision, at: table.now() });

  it('that takes the end of a round back takes the loss and what was paid for it with it', () => {
    const agreed = { titles: TITLES, forfeit: 'sings' };
    const { table, play, scan } = sitDown(setupOf(one, { agreed }));
    const round = trueRound(one);
    play(round);
    table.note({ type: 'paid', round: 0, paid: true });
    const over = table.view().series;
    correct(table, { kind: 'takeBack', count: 1 });
    const { series, phase } = table.view();
    expect(phase).toBe('play');
    expect(series.rounds).toMatchObject([{ over: false, loser: null, paid: false, ended: null }]);
    expect(series.people.every(({ losses, title }) => losses === 0 && title === null)).toBe(true);
    scan('CMD:UNDO');
    table.close();
    expect(table.view().series.people).toEqual(over.people);
    expect(table.view().series.rounds[0]).toMatchObject({ loser: over.rounds[0]!.loser, paid: false });
  });

  it('of the rules in mid-game that takes back another one leaves no option', () => {
    const { table, play } = sitDown(setupOf(one));
    play(trueRound(one));
    const option = (value: boolean) => ({ kind: 'option', name: 'RE-X4', value }) as const;
    correct(table, { kind: 'insert', entry: 1, adjustment: option(true) });
    expect(table.view().rules).toMatchObject({ options: [expect.any(String)], chosen: { 'RE-X4': true } });
    correct(table, { kind: 'insert', entry: 2, adjustment: option(false) });
    expect(table.view().rules).toMatchObject({ options: [], chosen: {} });
    table.newRound();
    table.close();
    expect(table.view().rules).toMatchObject({ options: [], chosen: {} });
  });

  it('of the rules in mid-game holds in the next round too, and in the game that is written of it', () => {
    const { table, lines, play, scan } = sitDown(setupOf(one));
    play(trueRound(one));
    correct(table, { kind: 'insert', entry: 1, adjustment: { kind: 'option', name: 'RE-X4', value: true } });
    expect(table.view().phase).toBe('over');
    table.newRound();
    scan('5H', 'CMD:DONE');
    const { rules, series } = table.view();
    table.close();
    expect(rules.options).toEqual(['A ten may not be played on a seven.']);
    const replayed = replay({
      first: { type: 'table', format: 1, at: 0, setup: setupOf(one) },
      lines,
      cut: 0,
    });
    if (!replayed.ok) throw new Error(replayed.error.code);
    const text = gameText(replayed.value, 1)!;
    expect(text).toContain('[Options "RE-X4"]');
    expect(checkGame(en, text, findVariant)).toMatchObject({ result: null, moves: series.rounds[1]!.moves });
    expect(checkGame(en, gameText(replayed.value, 0)!, findVariant)).toMatchObject({
      result: `${series.rounds[0]!.loser} loses`,
      moves: series.rounds[0]!.moves,
    });
  });
});

/** Where the rules rank all, the one who is left has the last place. */
const lastOf = (one: Noted): string[] =>
  loserIn(one) === null ? one.round.names.filter((name) => !one.round.out.includes(name)) : [];

/** The score of those at the table while the round that they play isn't over. */
function scoreWithout(noted: readonly Noted[], round: TrueRound): Record<string, string> {
  const before = scoreByHand(noted);
  return Object.fromEntries(round.names.map((name) => [name, before[name] ?? '0 played, 0 lost']));
}
