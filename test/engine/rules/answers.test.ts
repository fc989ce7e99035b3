import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../src/engine/cards.ts';
import {
  type Answers,
  alongWith,
  answering,
  answersOf,
  cardAnswersFor,
  changesFor,
  differing,
  enoughFor,
  kindsAnswered,
  QUESTIONS,
  type Question,
  TABLE_ANSWERS,
  tableAnswersFor,
} from '../../../src/engine/rules/answers.ts';
import { besidesOf } from '../../../src/engine/rules/besides.ts';
import type { Options } from '../../../src/engine/rules/compose.ts';
import { resolveRules } from '../../../src/engine/rules/resolve.ts';
import { PRESETS, VARIANT_IDS } from '../../../src/variants/index.ts';

function setOf(id: string, options: Options = {}) {
  const rules = resolveRules(id, options, PRESETS.find);
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  return rules.value.set;
}

const card = (kind: (typeof KINDS)[number]) =>
  fc.constantFrom(...(['up', 'down'] as const).flatMap((beat) => cardAnswersFor(kind, { beat })));
const said: fc.Arbitrary<Answers> = fc.record(
  {
    ...Object.fromEntries(KINDS.map((kind) => [kind, card(kind)])),
    ...Object.fromEntries(
      Object.entries(TABLE_ANSWERS).map(([question, all]) => [question, fc.constantFrom(...all)]),
    ),
  },
  { requiredKeys: [] },
);
/** As they are answered one by one. */
const wishes = said.map((all) =>
  QUESTIONS.reduce<Answers>((answers, question) => answering(answers, question, all[question]), {}),
);

/** Where cards are played one by one and no equal ones follow, four never meet. */
const canMeet = (before: ReturnType<typeof setOf>, { together, match, equal, ofAKind }: Answers): boolean =>
  (together ?? (match === 'atLeast' ? 'set' : answersOf(before).together)) !== 'single' ||
  equal !== 'no' ||
  ofAKind === 'no';

describe('what a table answers about its game', () => {
  // As the documents have it: PA-01 to PA-14, RE-02 to RE-37, EV-01 to EV-15, EV-S1, TH-03 to TH-13, CA-01 to CA-10, EN-08.
  it.each([
    ['palace', '52 3 swap up yes set free rank loser burn optional 0 yes none lastHolder', '2 reset, T burn'],
    [
      'reference',
      '52 other swap up yes set free loser rotate outOfTurn onlyIfUnable 0 yes none lastHolder',
      '2 reset, 3 transparent, 7 atMost, 8 skip, T burn, JK reverse',
    ],
    [
      'everything',
      '52 3 pick up yes set free rank rotate burn onlyIfUnable 0 yes none lastHolder',
      '2 reset, 4 transparent, T burn',
    ],
    [
      'shed',
      '52 3 pick up yes set free rank rotate burn onlyIfUnable 0 yes none lastHolder',
      '2 reset, 7 transparent, T burn',
    ],
    [
      'threes',
      '52 other none up yes set free race rotate other onlyIfUnable 0 yes none lastHolder',
      '2 reset',
    ],
    [
      'vandtia',
      '52 3 swap up yes set free lowest loser burn onlyIfUnable 0 yes flipStock lastHolder',
      '2 reset, T burn',
    ],
    [
      'canteen',
      '52 other swap up yes single free other rotate no onlyIfUnable 0 no none firstOut',
      '2 reset, T burn',
    ],
    ['encyclopedia', '52 3 swap up yes single other rank loser no onlyIfUnable 0 yes none lastHolder', ''],
    [
      'blast',
      '52 other swap down completesSet set free seat rotate other onlyIfUnable 0 yes none rankAll',
      'T burn',
    ],
  ])('%s: %s; %s', (id, table, cards) => {
    const answers = answersOf(setOf(id));
    expect(
      Object.keys(TABLE_ANSWERS)
        .map((question) => answers[question as Question] ?? 'other')
        .join(' '),
    ).toBe(table);
    const does = KINDS.filter((kind) => (answers[kind] ?? 'ordinary') !== 'ordinary');
    expect(does.map((kind) => `${kind} ${answers[kind]}`).join(', ')).toBe(cards);
  });

  it('what is to be changed makes any rules answer as was wished, and can be played', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VARIANT_IDS), wishes, (id, wished) => {
        const before = setOf(id);
        fc.pre(canMeet(before, wished));
        expect(differing(wished, answersOf(setOf(id, changesFor(wished, before))))).toEqual([]);
      }),
    );
  });

  it('what is said to come along is so, where anything is said', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VARIANT_IDS), wishes, (id, wished) => {
        const before = setOf(id);
        fc.pre(canMeet(before, wished));
        const stands = { ...wished, ...alongWith(wished, answersOf(before)) };
        expect(differing(stands, answersOf(setOf(id, changesFor(stands, before))))).toEqual([]);
      }),
    );
  });

  it('one answer changes nothing that it doesn’t speak of', () => {
    // A limit turns with the cards; who starts and how it ends hang together, as do equal cards and sets that burn.
    const along: Partial<Record<Question, readonly Question[]>> = {
      beat: KINDS,
      ...Object.fromEntries(KINDS.map((kind) => [kind, ['beat', ...KINDS]])),
      deck: ['JK', 'starts'],
      deal: ['exchange'],
      exchange: ['deal'],
      starts: ['ends'],
      dealer: ['ends'],
      ends: ['starts', 'dealer'],
      together: ['match', 'ofAKind'],
      match: ['together'],
      equal: ['ofAKind'],
      ofAKind: ['equal'],
    };
    fc.assert(
      fc.property(
        fc.constantFrom(...VARIANT_IDS),
        fc.constantFrom(...QUESTIONS),
        wishes,
        (id, question, all) => {
          const before = setOf(id);
          const wished = { [question]: all[question] };
          fc.pre(canMeet(before, wished));
          const after = answersOf(setOf(id, changesFor(wished, before)));
          const changed = differing(answersOf(before), after).filter((one) => one !== question);
          expect(changed.filter((one) => !along[question]?.includes(one))).toEqual([]);
        },
      ),
    );
  });

  it('where lower cards follow a limit is the other one, also one that was answered before', () => {
    const up = answering({ 7: 'atMost' }, '3', 'ordinary');
    expect(up).toEqual({ 7: 'atMost', 3: 'ordinary' });
    const down = answering(up, 'beat', 'down');
    expect(down).toEqual({ 7: 'atLeast', 3: 'ordinary', beat: 'down' });
    // Taken back, the limit still says which way cards go.
    expect(answering(down, 'beat', undefined)[7]).toBe('atLeast');
    const changed = (id: string, wished: Answers) => changesFor(wished, setOf(id));
    expect(changed('reference', { beat: 'down' })).toEqual({
      'beat.direction': 'down',
      'special[7]': { on: 'natural', notOn: [], onlyIfStuck: false, effects: [{ atLeast: '7' }] },
    });
    expect(changed('blast', { beat: 'down' })).toEqual({});
    // So does one that nobody has answered.
    expect(changed('everything', { beat: 'down' })).toEqual({
      'beat.direction': 'down',
      'special[9]': { on: 'any', notOn: [], onlyIfStuck: false, effects: [{ atLeast: '9' }] },
    });
    expect(changed('reference', { beat: 'down', 7: 'skip' })).toMatchObject({
      'special[7]': { effects: ['skip'] },
    });
  });

  it('of two answers that can’t both be true the newest stands', () => {
    expect(answering({ starts: 'loser' }, 'ends', 'firstOut')).toEqual({ ends: 'firstOut' });
    expect(answering({ ends: 'rankAll' }, 'starts', 'loser')).toEqual({ starts: 'loser' });
    expect(answering({ equal: 'completesSet' }, 'ofAKind', 'no')).toEqual({ ofAKind: 'no' });
    expect(answering({ starts: 'loser' }, 'ends', 'lastHolder')).toEqual({
      starts: 'loser',
      ends: 'lastHolder',
    });
  });

  it('where two or more follow two, they may be played together', () => {
    expect(changesFor({ match: 'atLeast' }, setOf('canteen'))).toEqual({
      'match.size': 'atLeast',
      'set.play': { hand: 'set', faceUp: 'set' },
    });
  });

  it('cards that are played one by one neither answer as many nor burn in one go', () => {
    expect(answering({ match: 'atLeast' }, 'together', 'single')).toEqual({ together: 'single' });
    expect(changesFor({ together: 'single' }, setOf('threes'))).toMatchObject({
      'set.play': { hand: 'single', faceUp: 'single' },
      'ofAKind.scope': 'pile',
    });
  });

  it.each([
    ['52', '3', 5],
    ['52', '4', 4],
    ['32', '3', 3],
    ['32', '4', 2],
    ['jokers', '3', 6],
  ] as const)('of %s cards, %s of each are enough for %s players', (deck, deal, players) => {
    expect(enoughFor({ deck, deal })).toBe(players);
    expect(enoughFor({ deck })).toBe(null);
  });

  it('in a pack without the low ranks nobody starts by one of them', () => {
    const steps = (id: string) => changesFor({ deck: '32' }, setOf(id))['first.steps'];
    expect(steps('palace')).toEqual([{ by: 'lowest' }]);
    expect(steps('reference')).toEqual([{ by: 'loser' }, { by: 'lowest' }]);
    expect(steps('blast')).toEqual([{ by: 'seat', seat: 'dealerLeft' }]);
    expect(answering({ starts: 'race' }, 'deck', '32')).toEqual({ deck: '32' });
    expect(tableAnswersFor('starts', { deck: '32' })).toEqual(['lowest', 'seat', 'loser']);
    expect(kindsAnswered('32')[0]).toBe('7');
    expect(answering({ 2: 'reset', 7: 'skip' }, 'deck', '32')).toEqual({ 7: 'skip', deck: '32' });
  });

  it('four of each are dealt and drawn up to, to as many players as before', () => {
    expect(changesFor({ deal: '4' }, setOf('reference'))['deal.rows']).toEqual([
      { players: [2, 8], faceDown: { stacks: 4, depth: 1 }, faceUp: 4, hand: 4 },
    ]);
    expect(changesFor({ deal: '4' }, setOf('palace'))).toMatchObject({ 'refill.size': 4 });
    // Where the face-up cards are chosen from the hand, they are dealt with it.
    const [row] = setOf('shed', changesFor({ deal: '4' }, setOf('shed'))).deal.rows;
    expect(row).toMatchObject({ faceUp: 4, hand: 8 });
  });

  it('a pack with jokers lets them go on any card, and what one does is what it counts as', () => {
    expect(changesFor({ deck: 'jokers' }, setOf('palace'))).toMatchObject({
      'special[JK]': { on: 'any', effects: [] },
    });
    expect(changesFor({ deck: 'jokers', JK: 'reset' }, setOf('palace'))).toMatchObject({
      'special[JK]': { on: 'any', effects: ['reset'] },
      'joker.value': 'reset',
    });
  });

  it.each<[string, object]>([
    ['a limit below its own rank', { 'special[7]': { on: 'natural', effects: [{ atMost: '6' }] } }],
    [
      'a limit that the way of the cards has anyway',
      { 'special[7]': { on: 'natural', effects: [{ atLeast: '7' }] } },
    ],
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

  it.each<[string, object, Readonly<Record<string, unknown>>]>([
    ['palace', {}, {}],
    ['palace', { pairSkip: 'consecutive', 'pass.pickUp': 'onlyIfUnable' }, { pairSkip: 'consecutive' }],
    ['encyclopedia', {}, { 'beat.equal.faceUp': 'no', 'match.size': 'pairWhenStuck' }],
    ['chinahand', {}, { stacking: 'own' }],
    [
      'canteen',
      { 'deal.rows': setOf('palace').deal.rows },
      { 'first.steps': [{ by: 'seat', seat: 'dealerRight' }] },
    ],
  ])('what %s with %j says besides, and is not asked', (id, options, besides) => {
    const found = besidesOf(setOf(id, options as Options));
    expect(Object.fromEntries(found.map(({ keys, value }) => [keys.join('.'), value]))).toEqual(besides);
  });

  it('rules that answer as is wished are not changed', () => {
    for (const id of VARIANT_IDS) {
      const set = setOf(id);
      expect(changesFor(answersOf(set), set)).toEqual({});
    }
  });
});
