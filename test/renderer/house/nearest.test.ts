import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../src/engine/cards.ts';
import {
  type Answers,
  answering,
  answersOf,
  cardAnswersFor,
  changesFor,
  differing,
  kindsAnswered,
  QUESTIONS,
  type Question,
  type TableQuestion,
  tableAnswersFor,
} from '../../../src/engine/rules/answers.ts';
import { resolveRules } from '../../../src/engine/rules/resolve.ts';
import {
  canKeep,
  keeping,
  NO_SEARCH,
  nearest,
  type Search,
  searching,
  standing,
} from '../../../src/renderer/store/house/nearest.ts';
import { ruleSetViews } from '../../../src/table/rule-sets.ts';
import { PRESETS } from '../../../src/variants/index.ts';
import { RUNS } from '../../engine/support/tables.ts';

const all = ruleSetViews(PRESETS);

const tap = (search: Search, question: Question, said: Answers[Question]): Search =>
  searching(all, search, answering(search.answers, question, said), [question]);

/** The game after some answers, one after the other. */
const searchFor = (answers: Answers): Search =>
  QUESTIONS.filter((question) => answers[question] !== undefined).reduce(
    (now, question) => tap(now, question, answers[question]),
    NO_SEARCH,
  );

/** What can be tapped where so much stands. */
function offered(question: Question, stands: Answers): readonly NonNullable<Answers[Question]>[] {
  const kind = KINDS.find((one) => one === question);
  if (kind === undefined) return tableAnswersFor(question as TableQuestion, stands);
  return kindsAnswered(stands.deck).includes(kind) ? cardAnswersFor(kind, stands) : [];
}

/** Taps as somebody makes them who may take answers back: each with the game before and after it. */
function tapThrough(
  taps: readonly (readonly [Question, number])[],
  told: (before: Search, now: Search, question: Question) => void,
): void {
  let now = NO_SEARCH;
  for (const [question, i] of taps) {
    const before = now;
    const answers = offered(question, standing(all, before));
    const said = answers[i % Math.max(1, answers.length)];
    if (said === undefined) continue;
    now = tap(before, question, before.answers[question] === said ? undefined : said);
    told(before, now, question);
  }
}

/** The same games every time; more of them by `FUZZ_RUNS`. */
const games = { seed: 8, numRuns: 100 * RUNS };
const taps = fc.array(fc.tuple(fc.constantFrom(...QUESTIONS), fc.nat(8)), { minLength: 1, maxLength: 25 });

describe('the rules that are nearest to what a table plays', () => {
  it.each<[Answers, string]>([
    [{}, 'palace'],
    [{ ends: 'firstOut' }, 'palace'],
    [{ 2: 'reset', 3: 'ordinary', 7: 'transparent', T: 'burn', pickUp: 'onlyIfUnable' }, 'shed'],
    // Blast brings along much that nobody asked for.
    [{ beat: 'down' }, 'palace'],
    [{ beat: 'down', ends: 'rankAll', equal: 'completesSet' }, 'blast'],
  ])('%j leads to %s', (answers, id) => {
    expect(nearest(all, { ...NO_SEARCH, answers })[0]?.rules.id).toBe(id);
  });

  it('those that were nearest stay so until others are nearer by more than one answer', () => {
    const named = (search: Search) => nearest(all, search)[0]?.rules.id;
    const answers: Answers = { 2: 'reset', 7: 'transparent', T: 'burn', exchange: 'pick' };
    expect(named({ ...NO_SEARCH, answers })).toBe('shed');
    expect(named({ ...NO_SEARCH, answers, nearest: 'palace' })).toBe('palace');
    const more: Answers = { ...answers, pickUp: 'onlyIfUnable', dealer: 'rotate' };
    expect(named({ ...NO_SEARCH, answers: more, nearest: 'palace' })).toBe('shed');
  });

  it.each(all.map((rules) => [rules.id, rules] as const))(
    '%s is found by its own answers, one after the other',
    (id, rules) => {
      const search = searchFor(rules.answers);
      expect(search.nearest).toBe(id);
    },
  );

  it('a table with other special cards than any of them leads to no other way of drawing', () => {
    const cabin: Answers = {
      2: 'reset',
      5: 'transparent',
      8: 'skip',
      T: 'burn',
      exchange: 'none',
      starts: 'lowest',
      dealer: 'loser',
      ofAKind: 'outOfTurn',
      pickUp: 'optional',
    };
    const { chance, draw, ends } = standing(all, searchFor(cabin));
    expect({ chance, draw, ends }).toEqual({ chance: 'none', draw: 'yes', ends: 'lastHolder' });
    expect(nearest(all, searchFor(cabin))[0]?.brings).toEqual([]);
  });
});

describe('while one answers', () => {
  it('the rules that were kept stay, whatever is nearer, through other taps', () => {
    const asked: Answers = { 2: 'reset', 8: 'skip', starts: 'lowest', pickUp: 'onlyIfUnable' };
    const search = searchFor(asked);
    expect([search.nearestBefore, search.nearest]).toEqual(['palace', 'classic']);
    const kept = keeping(all, search);
    expect(standing(all, kept)).toMatchObject({ 3: 'ordinary', 7: 'ordinary', chance: 'none' });
    const more = tap(kept, 'ofAKind', 'outOfTurn');
    expect([more.nearest, more.before]).toEqual(['palace', {}]);
  });

  it('nothing is kept as it was that would change something else', () => {
    // Cards that are played one by one and aren't equal never make four of a kind.
    const stood = searchFor({ ofAKind: 'burn', together: 'single' });
    const now = tap(stood, 'equal', 'no');
    expect(now.before).toEqual({ together: 'single' });
    expect(standing(all, keeping(all, now))).toEqual(standing(all, now));
    expect(canKeep(all, now)).toBe(false);
  });

  it('what stands there is so in the rules that come of it', () => {
    fc.assert(
      fc.property(taps, (some) =>
        tapThrough(some, (_, now) => {
          const id = nearest(all, now)[0]!.rules.id;
          const rules = resolveRules(id, {}, PRESETS.find);
          if (!rules.ok) throw new Error(rules.error.code);
          const made = resolveRules(id, changesFor(standing(all, now), rules.value.set), PRESETS.find);
          if (!made.ok) throw new Error(JSON.stringify(made.error));
          expect(differing(standing(all, now), answersOf(made.value.set))).toEqual([]);
        }),
      ),
      games,
    );
  });

  it('whatever else a tap changes is told, and comes back where it can be so', () => {
    fc.assert(
      fc.property(taps, (some) =>
        tapThrough(some, (before, now, question) => {
          const [stood, stands] = [standing(all, before), standing(all, now)];
          const inPack = (one: Question) => offered(one, stands).length > 0;
          const changed = differing(stood, stands).filter((one) => one !== question && inPack(one));
          expect(Object.keys(now.before).sort()).toEqual([...changed].sort());
          const kept = keeping(all, now);
          const back = standing(all, kept);
          expect(nearest(all, kept)[0]!.rules.id).toBe(before.nearest ?? now.nearest);
          // What was answered stands, and each thing that stood before is true again unless that contradicts it.
          expect(differing(now.answers, back)).toEqual([]);
          for (const one of differing(stands, back).filter(inPack)) expect(back[one]).toBe(stood[one]);
          for (const one of differing(now.before, back))
            expect(differing({ ...back, [one]: stood[one] }, answering(back, one, stood[one]))).not.toEqual(
              [],
            );
        }),
      ),
      games,
    );
  });

  it('a game that was described comes out as it was, without what nobody asked for', () => {
    const uphill: Answers = {
      deck: 'jokers',
      JK: 'burn',
      3: 'transparent',
      7: 'atMost',
      Q: 'again',
      exchange: 'swap',
      takes: 'always',
      equal: 'completesSet',
      starts: 'loser',
    };
    const [near] = nearest(all, searchFor(uphill));
    expect(near?.brings).toEqual([]);
  });
});
