import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  answering,
  answersOf,
  BEAT_ANSWERS,
  changesFor,
  differing,
  PICK_UP_ANSWERS,
  QUESTIONS,
  type Question,
  RANK_ANSWERS,
  STARTS_ANSWERS,
  turnedLimits,
} from '../../../src/engine/rules/answers.ts';
import type { Options } from '../../../src/engine/rules/compose.ts';
import { resolveRules } from '../../../src/engine/rules/resolve.ts';
import { PRESETS, VARIANT_IDS } from '../../../src/variants/index.ts';

function setOf(id: string, options: Options = {}) {
  const rules = resolveRules(id, options, PRESETS.find);
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  return rules.value.set;
}

const rank = fc.constantFrom(...RANK_ANSWERS);
const said: fc.Arbitrary<Answers> = fc.record(
  {
    2: rank,
    3: rank,
    7: rank,
    8: rank,
    T: rank,
    beat: fc.constantFrom(...BEAT_ANSWERS),
    starts: fc.constantFrom(...STARTS_ANSWERS),
    pickUp: fc.constantFrom(...PICK_UP_ANSWERS),
  },
  { requiredKeys: [] },
);
/** As they are answered one by one. */
const wishes = said.map((all) =>
  QUESTIONS.reduce<Answers>((answers, question) => answering(answers, question, all[question]), {}),
);
const isLimit = (one: Answers[Question]) => one === 'atMost' || one === 'atLeast';

describe('what a table answers about its game', () => {
  // As the documents have it: PA-04 to PA-10, RE-26 to RE-37, EV-06 to EV-15, EV-S1, TH-06 to TH-13, CA-05, EN-08.
  it.each([
    ['palace', 'reset ordinary ordinary ordinary burn upOrEqual rank optional'],
    ['reference', 'reset transparent atMost skip burn upOrEqual loser onlyIfUnable'],
    ['everything', 'reset ordinary ordinary ordinary burn upOrEqual rank onlyIfUnable'],
    ['shed', 'reset ordinary transparent ordinary burn upOrEqual rank onlyIfUnable'],
    ['threes', 'reset ordinary ordinary ordinary ordinary upOrEqual race onlyIfUnable'],
    ['canteen', 'reset ordinary ordinary ordinary burn upOrEqual other onlyIfUnable'],
    ['encyclopedia', 'ordinary ordinary ordinary ordinary ordinary upOrEqual rank onlyIfUnable'],
    ['blast', 'ordinary ordinary ordinary ordinary burn down seat onlyIfUnable'],
  ])('%s: %s', (id, expected) => {
    const answers = answersOf(setOf(id));
    expect(QUESTIONS.map((question) => answers[question] ?? 'other').join(' ')).toBe(expected);
  });

  it('what is to be changed makes any rules answer as was wished, and nothing else is changed for it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VARIANT_IDS), wishes, (id, wished) => {
        const before = answersOf(setOf(id));
        const after = answersOf(setOf(id, changesFor(wished, before, turnedLimits(setOf(id)))));
        expect(differing(wished, after)).toEqual([]);
        // 7 or lower means something only where cards go up: each turns with the other.
        const isTurned = (question: Question) => question === 'beat' || isLimit(before[question]);
        for (const question of QUESTIONS)
          if (wished[question] === undefined && !isTurned(question))
            expect(after[question]).toBe(before[question]);
      }),
    );
  });

  it('where lower cards follow a limit is the other one, also one that was answered before', () => {
    const up = answering({ 7: 'atMost' }, '3', 'ordinary');
    expect(up).toEqual({ 7: 'atMost', 3: 'ordinary' });
    const down = answering(up, 'beat', 'down');
    expect(down).toEqual({ 7: 'atLeast', 3: 'ordinary', beat: 'down' });
    expect(answering(down, 'beat', undefined)[7]).toBe('atMost');
    const changed = (id: string, wished: Answers) =>
      changesFor(wished, answersOf(setOf(id)), turnedLimits(setOf(id)));
    expect(changed('reference', { beat: 'downOrEqual' })).toEqual({
      'beat.direction': 'down',
      'special[7]': { on: 'natural', notOn: [], onlyIfStuck: false, effects: [{ atLeast: '7' }] },
    });
    expect(changed('blast', { beat: 'down' })).toEqual({});
    // So does one that nobody is asked about.
    expect(changed('everything', { beat: 'downOrEqual' })).toEqual({
      'beat.direction': 'down',
      'special[9]': { on: 'any', notOn: [], onlyIfStuck: false, effects: [{ atLeast: '9' }] },
    });
    expect(changed('reference', { beat: 'downOrEqual', 7: 'skip' })).toMatchObject({
      'special[7]': { effects: ['skip'] },
    });
  });

  it.each<[string, object]>([
    ['a limit below its own rank', { 'special[7]': { on: 'natural', effects: [{ atMost: '6' }] } }],
    ['two things at once', { 'special[7]': { on: 'any', effects: ['transparent', 'reverse'] } }],
    [
      'only where nothing else fits',
      { 'special[7]': { on: 'natural', onlyIfStuck: true, effects: ['skip'] } },
    ],
  ])('%s is no answer about a seven', (_, options) => {
    expect(answersOf(setOf('palace', options as Options))[7]).toBeUndefined();
  });

  it.each<[string, object]>([
    ['the winner of the last round', { 'next.starter': 'winner' }],
    ['the dealer’s right', { 'first.steps': [{ by: 'seat', seat: 'dealerRight' }] }],
    ['the first to play a four', { 'first.steps': [{ by: 'race', from: '4' }], 'first.tie': 'claim' }],
    ['cards that are thrown in', { 'first.steps': [{ by: 'thrownIn', from: '3' }] }],
    ['the worst face-up cards', { 'first.steps': [{ by: 'worstFaceUp' }] }],
    ['a player drawn by lot', { 'first.steps': [{ by: 'random' }] }],
  ])('%s is no answer about who starts', (_, options) => {
    expect(answersOf(setOf('palace', options as Options)).starts).toBeUndefined();
  });

  it('rules that answer as is wished are not changed', () => {
    for (const id of VARIANT_IDS) {
      const answers = answersOf(setOf(id));
      expect(changesFor(answers, answers, turnedLimits(setOf(id)))).toEqual({});
    }
  });
});
