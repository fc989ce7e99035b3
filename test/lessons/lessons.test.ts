import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noBeliefs } from '../../src/bots/beliefs.ts';
import { oddsOf } from '../../src/bots/search.ts';
import {
  bareOf,
  type Card,
  colourOf,
  isNamed,
  type Kind,
  kindOf,
  type Played,
} from '../../src/engine/cards.ts';
import { askedOf, misfitOf } from '../../src/engine/fit.ts';
import { mask } from '../../src/engine/knowledge.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { deckOf } from '../../src/engine/rules/deck.ts';
import { variationsAlone } from '../../src/engine/rules/inspect.ts';
import { type Options, resolveRules } from '../../src/engine/rules/resolve.ts';
import { compileRules, type Rules } from '../../src/engine/rules/rules.ts';
import { makeLessons } from '../../src/lessons/course.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { findVariant, VARIANT_IDS } from '../../src/variants/index.ts';
import { anyHouseRules } from '../engine/support/rule-sets.ts';
import { HOUSE } from '../engine/support/tables.ts';
import { ALL, every } from '../support/mode.ts';
import { unbelievable } from './believable.ts';
import { faults } from './verify.ts';

function rulesOf(id: string, options: Options): Rules {
  const rules = resolveRules(id, options, findVariant);
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  return rules.value;
}

const alone = VARIANT_IDS.flatMap((id) =>
  variationsAlone(rulesOf(id, {}).set)
    .filter((options) => resolveRules(id, options, findVariant).ok)
    .map((options) => ({ id, options })),
);
const PRESETS = VARIANT_IDS.map((id) => ({ id, options: {} as Options }));

/** The ranks, or JK, that do something or may not be laid like others. */
const specials = ({ kinds, set }: Rules): Kind[] => {
  const deck = deckOf(set).map(kindOf);
  return kinds
    .filter(
      ({ isSpecial, on, notOn, onlyIfStuck, countsAs }) =>
        isSpecial || countsAs !== null || on !== 'natural' || notOn.length > 0 || onlyIfStuck,
    )
    .flatMap(({ kind }) => (deck.includes(kind) ? [kind] : []));
};

/** The same rules where a card that goes on any goes only where its rank fits. */
const byRank = (rules: Rules, kind: Kind): Rules =>
  compileRules({
    ...rules.set,
    special: { ...rules.set.special, [kind]: { ...rules.set.special[kind]!, on: 'natural' } },
  });

/** Whether that a card goes on any lets it be played where its rank wouldn't: by each, on each other alone. */
function isHelped({ state, you }: Lesson, kind: Kind): boolean {
  const { rules } = state;
  const deck = deckOf(rules.set);
  const fits = (by: Rules, top: Card, card: Card) => {
    const there = { ...state, rules: by, pile: [top] };
    return misfitOf(there, askedOf(there, you, 'hand'), [card]) === null;
  };
  const [card] = deck.filter((one) => kindOf(one) === kind);
  return deck.some((top) => fits(rules, top, card!) && !fits(byRank(rules, kind), top, card!));
}

/** Whether all that a card can do is to go on any. */
const onlyGoes = ({ set }: Rules, kind: Kind): boolean => {
  const power = set.special[kind];
  return power?.on === 'any' && power.effects.length + power.notOn.length === 0 && !power.onlyIfStuck;
};

/** Cards with a power that no lesson is about, but for one that never helps. */
const forgotten = (rules: Rules, lessons: readonly Lesson[]): string[] =>
  specials(rules).filter(
    (kind) =>
      !lessons.some(({ topic }) => topic.startsWith(`special[${kind}]`)) &&
      !(onlyGoes(rules, kind) && !isHelped(lessons.find(({ asked }) => asked === 'lay')!, kind)),
  );

/** Cards that a lesson shows going on any, though they would have fitted there by their rank. */
const unhelped = ({ id, topic, state, you, choices }: Lesson): string[] =>
  /^special(\[.+\])?\.on$/.test(id)
    ? choices.flatMap(({ answer, right }) => {
        if (!right || answer.kind !== 'move' || answer.move.kind !== 'play') return [];
        const card = bareOf(answer.move.cards[0]!);
        const kind = kindOf(card);
        const isAsked = topic === `special[${kind}]` || id === 'special.on';
        // A joker has no rank by which it could fit.
        if (!isAsked || kind === 'JK' || state.rules.set.special[kind]?.on !== 'any') return [];
        const natural = { ...state, rules: byRank(state.rules, kind) };
        return misfitOf(natural, askedOf(natural, you, 'hand'), [card]) === null ? [`${id}: ${card}`] : [];
      })
    : [];

/** Lessons on playing well, which follow those about the rules. */
const wellIn = (lessons: readonly Lesson[]): string[] =>
  lessons.flatMap(({ id }) => (id.startsWith('well.') ? [id] : []));

const cardsIn = (lessons: readonly Lesson[]): string =>
  lessons.map(({ state, you }) => [...state.pile, ...state.seats[you]!.hand].join(' ')).join();

function check(id: string, options: Options, seed: number): readonly Lesson[] {
  const rules = rulesOf(id, options);
  const lessons = makeLessons(rules, seed);
  expect(lessons.flatMap(faults)).toEqual([]);
  expect(lessons.flatMap(unbelievable)).toEqual([]);
  expect(lessons.flatMap(unhelped)).toEqual([]);
  expect(forgotten(rules, lessons)).toEqual([]);
  expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
  expect(lessons.length).toBeGreaterThanOrEqual(8);
  expect(lessons.length).toBeLessThanOrEqual(20);
  return lessons;
}

describe('every answer is as the engine rules, no question is trivial, and every position could have come about', () => {
  test.each(PRESETS)('$id', ({ id, options }) => {
    for (const seed of ALL ? [1, 2, 3, 4, 5, 6, 7, 8] : [1]) check(id, options, seed);
  });

  test.each(every(4, alone))('$id $options', ({ id, options }) => {
    for (const seed of ALL ? [1, 2, 3, 4] : [3]) check(id, options, seed);
  });

  // In blocks, so that each is done soon.
  test.each(Array.from({ length: ALL ? 20 : 1 }, (_, i) => i))('house rules at random, block %i', (block) => {
    fc.assert(
      fc.property(anyHouseRules, (source) => {
        const rules = resolveRules(HOUSE, {}, (id) => (id === HOUSE ? source : findVariant(id)));
        if (!rules.ok) throw new Error(JSON.stringify(rules.error));
        const lessons = makeLessons(rules.value, 1);
        expect(lessons.flatMap(faults)).toEqual([]);
        expect(lessons.flatMap(unbelievable)).toEqual([]);
      }),
      { numRuns: ALL ? 20 : 3, seed: 8 + block },
    );
  });
});

/** For two players, with few ordinary ranks: 8, queen, king, ace. */
const SHORT: Options = {
  'players.max': 2,
  'deck.without': ['2', '3', '4', '5', '6'],
  'special[7]': { on: 'any', effects: ['reset'] },
  'special[9]': { effects: [{ atMost: '9' }] },
  'special[J]': { effects: ['reverse'] },
};

test.each(every(4, [1, 2, 3, 4]))(
  'with few ranks and two players nothing true is marked wrong, and what isn’t taught comes later (seed %i)',
  (seed) => {
    const ids = check('palace', SHORT, seed).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['beat.direction/1', 'beat.equal', 'special[J].does']));
  },
);

test.each(every(4, [1, 2, 3, 4]))(
  'a card that copies lies on one that does something to copy (seed %i)',
  (seed) => {
    const copying = { 'special[3]': { on: 'any', effects: ['copies'] }, 'special[8]': { effects: ['skip'] } };
    const [lesson] = check('palace', copying, seed).filter(({ id }) => id === 'special[3].does');
    expect(lesson && kindOf(lesson.state.pile.at(-1) as Card)).toBe('8');
  },
);

test('a card that lies on the pile does what was chosen of it, also where another may not be played on it', () => {
  const choosing = { 'special[T]': { effects: [{ choose: [{ atMost: '9' }, 'skip'] }] } };
  const lessons = check('palace', { 'special[2].notOn': ['T'], ...choosing }, 5);
  const { state } = lessons.find(({ id }) => id === 'special[2].notOn')!;
  expect(state.pile.join(' ')).toMatch(/^Ta=T/);
});

test.each(every(4, [1, 2]))('who may choose the next player is told so, and asked (seed %i)', (seed) => {
  const aiming = { 'special[9]': { effects: ['choosesNext'] } };
  const [lesson] = check('palace', aiming, seed).filter(({ id }) => id === 'special[9].does');
  const right = lesson!.choices.filter((choice) => choice.right).map(({ answer }) => answer);
  expect(right).toEqual([
    expect.objectContaining({
      follows: expect.objectContaining({ again: 'choose', effects: [{ effect: 'choosesNext', seats: [] }] }),
    }),
  ]);
});

const SWAPS = ['swapsHands', 'swapsRows'] as const;

test.each(every(4, [1, 2, 3, 4]).flatMap((seed) => SWAPS.map((swap) => [swap, seed] as const)))(
  'who %s, and that others might, is asked (seed %i)',
  (swap, seed) => {
    const swapping = { 'special[9]': { effects: [swap] }, 'special[6]': { effects: ['skip'] } };
    const lessons = check('palace', swapping, seed);
    const swaps = (id: string) =>
      lessons
        .find((lesson) => lesson.id === id)!
        .choices.flatMap(({ answer, right }) =>
          answer.kind === 'follows' && answer.follows.effects.some(({ effect }) => effect === swap)
            ? [right]
            : [],
        );
    expect(swaps('special[9].does')).toEqual([true]);
    expect(swaps('special[6].does')).toEqual([false]);
  },
);

test.each(every(4, [1, 2, 3, 4]))(
  'after a card of which something was chosen that is needed (seed %i)',
  (seed) => {
    const choosing = { 'special[9]': { effects: [{ choose: [{ atLeast: '9' }, { atMost: '9' }] }] } };
    const [lesson] = check('palace', choosing, seed).filter(({ id }) => id === 'special[9].chosen');
    const isLower = lesson!.state.pile.at(-1)!.startsWith('9b=');
    const codes = lesson!.choices.flatMap(({ ruling }) =>
      ruling?.verdict === 'illegal' ? ruling.breaches.map(({ code }) => code) : [],
    );
    expect(new Set(codes)).toEqual(new Set([isLower ? 'tooHigh' : 'tooLow']));
  },
);

test.each(every(4, [1, 2, 3, 4]))('what was chosen of a card is what it leads to (seed %i)', (seed) => {
  const choosing = { 'special[9]': { effects: [{ choose: ['reverse', 'skip'] }] } };
  const [lesson] = check('palace', choosing, seed).filter(({ id }) => id === 'special[9].chosen');
  const { made, choices } = lesson!;
  const isSkip = made?.move.kind === 'play' && made.move.cards[0]!.startsWith('9b=');
  const right = choices.filter((choice) => choice.right).map(({ answer }) => answer);
  expect(right).toEqual([
    expect.objectContaining({
      follows: expect.objectContaining({ effects: isSkip ? [] : [{ effect: 'reverse', seats: [] }] }),
    }),
  ]);
});

test.each([
  ['own', [true, false, false]],
  ['anyone', [true, true, false]],
])('which face-up cards take an equal one is asked, where the rules say %s', (stacking, right) => {
  const [lesson] = check('palace', { stacking }, 1).filter(({ id }) => id === 'stacking');
  expect(lesson?.choices.map((choice) => choice.right)).toEqual(right);
});

test.each(every(2, [1, 2, 3, 4]))(
  'where a face-up card always goes along, every pick-up that lessons offer takes one (seed %i)',
  (seed) => {
    const always: Options = { 'pickUp.addFaceUp': 'always', 'pass.pickUp': 'optional' };
    const find = (options: Options, id: string) =>
      check('palace', { ...always, ...options }, seed).find((lesson) => lesson.id === id)!;
    const offered = (id: string) =>
      find({}, id).choices.flatMap(({ answer, right }) =>
        answer.kind === 'move' && answer.move.kind === 'pickUp' ? [[right, answer.move.add]] : [],
      );
    for (const id of ['pickUp', 'pass']) expect(offered(id)).toEqual([[true, expect.any(String)]]);
    const { made } = find({ 'special[9]': { effects: ['removeAfterUse'] } }, 'special[9].leaves');
    expect(made?.move).toEqual({ kind: 'pickUp', seat: 0, add: expect.any(String) });
  },
);

test('where the deal leaves no stock, none is drawn from', () => {
  const row = { players: [2, 4], faceDown: { stacks: 4, depth: 1 }, faceUp: 4 };
  const drawn = (hand: number) =>
    check('palace', { 'players.max': 4, 'deal.rows': [{ ...row, hand }] }, 1).filter(
      ({ asked }) => asked === 'draws',
    ).length;
  expect([drawn(5), drawn(3)]).toEqual([0, 1]);
});

test('a joker that counts as a rank is asked about beside other cards', () => {
  const lessons = check('palace', { 'deck.jokers': 2, 'joker.value': '8' }, 1);
  const held = lessons.flatMap(({ topic, state, you }) =>
    topic.startsWith('special[JK]') ? [state.seats[you]!.hand] : [],
  );
  expect(held.map((hand) => hand.filter((card) => card.startsWith('X')).length)).toEqual([1]);
});

test.each(['red', 'black'] as const)('a pick-up is passed on by a %s card in the hand', (colour) => {
  const forcing = { 'special[K]': { effects: [{ forcePickUp: { deflectedBy: ['J'] } }] } };
  for (const seed of every(3, [1, 2, 3, 4, 5, 6])) {
    const lessons = check('palace', { ...forcing, 'passOn.colour': colour }, seed);
    const [lesson] = lessons.filter(({ id }) => id === 'special[K].follows');
    const right = lesson?.choices.flatMap(({ answer, right }) =>
      right && answer.kind === 'move' ? [answer.move.kind === 'play' && answer.move.cards.map(colourOf)] : [],
    );
    expect(right, `${seed}`).toContainEqual([colour]);
  }
});

test.each(every(3, [1, 2, 3, 4, 5, 6]))(
  'a wild card is asked about as ranks that may be named for it and as one that may not (seed %i)',
  (seed) => {
    const wild = { 'special[6]': { on: 'any', effects: [{ wild: { as: ['7', 'Q'] } }] } };
    const [lesson] = check('palace', wild, seed).filter(({ topic }) => topic === 'special[6]');
    const named = lesson!.choices.flatMap(({ answer, right }) =>
      answer.kind === 'move' && answer.move.kind === 'play' && answer.move.cards.some(isNamed)
        ? [`${kindOf(answer.move.cards[0]!)} ${right}`]
        : [],
    );
    expect(named.filter((one) => one.endsWith('true')).sort()).toEqual(['7 true', 'Q true']);
    expect(named.filter((one) => one.endsWith('false'))).toHaveLength(1);
  },
);

test.each(every(3, [1, 2, 3, 4, 5, 6]))('after a wild card its named rank is needed (seed %i)', (seed) => {
  const wild = { 'special[9]': { effects: [{ wild: { as: ['6', 'J'] } }] } };
  const [lesson] = check('encyclopedia', wild, seed).filter(({ id }) => id === 'special[9].asks');
  const [right] = lesson!.choices.filter((choice) => choice.right);
  const named = lesson!.state.pile.at(-1)!;
  expect(['9=6', '9=J']).toContain(named.slice(0, 3));
  expect(right!.answer).toMatchObject({
    asks: { bound: { kind: 'atLeast', rank: kindOf(named as Played) } },
  });
});

test.each(every(2, [1, 2, 3, 4]))(
  'what lies under a card is asked about where that counts (seed %i)',
  (seed) => {
    const below = { 'special[9]': { effects: ['belowUnder'] } };
    const [lesson] = check('palace', below, seed).filter(({ id }) => id === 'special[9].follows');
    const under = lesson!.state.pile.at(-2)!;
    const wrong = lesson!.choices.flatMap(({ ruling }) =>
      ruling?.verdict === 'illegal' ? ruling.breaches.map(({ card }) => card) : [],
    );
    expect(new Set(wrong)).toEqual(new Set([under]));
  },
);

test('a card that is not for an empty pile is asked about on an empty one', () => {
  const lessons = check('palace', { 'special[K]': { onlyIfStuck: 'onEmpty' } }, 1);
  const [lesson] = lessons.filter(({ topic }) => topic === 'special[K]');
  expect(lesson?.state.pile).toEqual([]);
  const wrong = lesson?.choices.filter(({ right }) => !right) ?? [];
  expect(
    wrong.flatMap(({ answer }) =>
      answer.kind === 'move' && answer.move.kind === 'play' ? answer.move.cards.map(kindOf) : [],
    ),
  ).toEqual(['K']);
});

test('the same seed makes the same course, and another one asks the same about other cards', () => {
  const rules = rulesOf('reference', {});
  const [one, again, other] = [makeLessons(rules, 5), makeLessons(rules, 5), makeLessons(rules, 6)];
  expect(again).toEqual(one);
  expect(other.map(({ id }) => id)).toEqual(one.map(({ id }) => id));
  expect(cardsIn(other)).not.toBe(cardsIn(one));
});

test('what an option changes is asked about', () => {
  const ids = (id: string, options: Options) =>
    makeLessons(rulesOf(id, options), 1).map((lesson) => lesson.id);
  expect(ids('everything', {})).toContain('special[4].follows');
  expect(ids('everything', { 'EV-V1': true })).not.toContain('special[4].follows');
  expect(ids('everything', { 'EV-V5a': true })).toContain('faceUp/2');
  expect(ids('encyclopedia', { 'EN-17': true })).toContain('pairSkip');
  expect(ids('reference', {})).toContain('ofAKind.outOfTurn');
  expect(ids('reference', {})).not.toContain('ofAKind.seeThrough');
  expect(ids('reference', { 'ofAKind.seeThrough': 'counts' })).toContain('ofAKind.seeThrough');
  expect(ids('palace', { 'set.followUp': true })).toContain('set.followUp');
  expect(ids('palace', {})).not.toContain('jumpIn');
  expect(ids('palace', { jumpIn: 'equal' })).toContain('jumpIn');
  expect(ids('palace', { jumpIn: 'identical', 'deck.packs': 2 })).toContain('jumpIn');
});

test.each([
  ['palace', ['well.faceUp', 'well.keep', 'well.pair']],
  ['reference', ['well.faceUp', 'well.keep', 'well.pair']],
  ['threes', ['well.keep', 'well.pair']],
  // One card at a time: there is no pair to break.
  ['canteen', ['well.faceUp', 'well.keep']],
  // No card goes on any other.
  ['encyclopedia', ['well.faceUp']],
])('%s teaches to play well: %j', (id, wells) => {
  expect(wellIn(makeLessons(rulesOf(id, {}), 1))).toEqual(wells);
});

test('a pair is broken only where it could be played whole, also where one may pick up instead', () => {
  expect(wellIn(check('palace', { 'pass.pickUp': 'optional' }, 1))).toContain('well.pair');
  const single: Options = { 'pass.pickUp': 'optional', 'set.play': 'single', 'ofAKind.size': 0 };
  expect(wellIn(check('palace', single, 1))).not.toContain('well.pair');
});

/** How much less often the round is lost with the answer that is called the best than with the best of the others. */
function lead({ state, you, choices }: Lesson, seed: number): number {
  const moves = choices.flatMap(({ answer, ruling, right }) =>
    answer.kind === 'move' && ruling?.verdict === 'legal' ? [{ move: answer.move, right }] : [],
  );
  const tried = oddsOf(
    { known: mask(state, you), seat: you, beliefs: noBeliefs(state.seats.length) },
    moves.map(({ move }) => move),
    seededRandom(seed),
    { playouts: (ALL ? 250 : 120) * moves.length },
  );
  const costs = (wanted: boolean) =>
    moves
      .filter(({ right }) => right === wanted)
      .map(({ move }) => tried.find((one) => one.move === move)!.cost);
  return Math.min(...costs(false)) - costs(true)[0]!;
}

// A swap costs nothing in thought: playouts begin with the first card.
test.each(every(2, ['well.keep', 'well.pair']))('what %s calls the best is so in games played out', (id) => {
  const leads = ['palace', 'reference', 'everything'].flatMap((rules) =>
    [1, 2, 3, 4].flatMap((seed) =>
      makeLessons(rulesOf(rules, {}), seed)
        .filter((lesson) => lesson.id === id)
        .map((lesson) => lead(lesson, seed)),
    ),
  );
  expect(leads.length).toBeGreaterThan(ALL ? 8 : 4);
  expect(leads.reduce((sum, one) => sum + one, 0) / leads.length).toBeGreaterThan(0);
});

test.each([
  ['palace', 'special.on', ['PA-09', 'PA-10']],
  ['reference', 'special.on', ['RE-26', 'RE-27', 'RE-28']],
  ['everything', 'special.on', ['EV-11']],
  ['palace', 'beat.equal', ['PA-05']],
  ['threes', 'special[2].asks', ['TH-07']],
])('of %s the lesson %s is about the rules %j', (id, asked, numbers) => {
  expect(makeLessons(rulesOf(id, {}), 5).find((lesson) => lesson.id === asked)?.rules).toEqual(numbers);
});

test.each(['palace', 'canteen'])(
  'where no card skips or reverses, the wrong answers about a burn of %s tell of no effect and no half of the truth',
  (id) => {
    const lesson = makeLessons(rulesOf(id, {}), 5).find(({ id: asked }) => asked === 'special[T].does')!;
    const wrong = lesson.choices.flatMap(({ answer, right }) =>
      right || answer.kind !== 'follows' ? [] : [answer.follows],
    );
    expect(wrong.flatMap(({ effects }) => effects)).toEqual([]);
    expect(wrong.map(({ burn, again }) => `${burn} ${again}`).sort()).toEqual([
      'false no',
      'false no',
      'true no',
    ]);
  },
);
