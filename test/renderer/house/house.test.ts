import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { KINDS, RANKS } from '../../../src/engine/cards.ts';
import { OWN_EFFECTS, PLAIN_EFFECTS, withRanks } from '../../../src/engine/rules/effects.ts';
import { completeRuleSet } from '../../../src/engine/rules/resolve.ts';
import { compileRules } from '../../../src/engine/rules/rules.ts';
import type { Power } from '../../../src/engine/rules/schema.ts';
import { type RuleSet, ruleSetSchema } from '../../../src/engine/rules/schema.ts';
import type { PowerName } from '../../../src/protocol/coach.ts';
import { PARAMETERS, type Parameter } from '../../../src/renderer/store/house/controls.ts';
import { whyExcluded } from '../../../src/renderer/store/house/going-together.ts';
import {
  change,
  changedParts,
  differs,
  type House,
  isDoubtful,
  isUnsaved,
  leftOut,
  openHouse,
  putBack,
  savedAs,
  setBack,
  toDraft,
  undo,
} from '../../../src/renderer/store/house/house.ts';
import { partAt, valueAt, withValue } from '../../../src/renderer/store/house/paths.ts';
import { matters } from '../../../src/renderer/view/house/group-of.ts';
import { CELLS, EXCHANGES, withCell, withExchange } from '../../../src/renderer/view/house/rows.tsx';
import {
  FIRST_POWER,
  offering,
  PLACES,
  withChoice,
  withEffect,
  withPlace,
} from '../../../src/renderer/view/house/special.tsx';
import { BYS, FIRST_SEATS, FIRST_STEPS, FIRST_ZONES, GOES } from '../../../src/renderer/view/house/steps.tsx';
import { powerOf, TILE_NAMES, TILES, tileOf, tilesFor } from '../../../src/renderer/view/house/tiles.ts';
import { tellingOf } from '../../../src/renderer/view/parts/telling.ts';
import { powersIn } from '../../../src/table/coach/specials.ts';
import { checkDraft, draftSource, openRules } from '../../../src/table/house-rules.ts';
import { PRESETS, VARIANT_IDS } from '../../../src/variants/index.ts';
import { en } from '../../../src/words/en.ts';
import { sayKinds, sayRules } from '../../../src/words/say/rule-page.ts';
import { parameterValues } from '../../../src/words/say/rules.ts';
import { ALL } from '../../support/mode.ts';

function begin(id: string, name = 'Ours'): House {
  const opened = openRules(PRESETS, { id, options: {}, answers: {}, own: false });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return openHouse({ type: 'rulesOpened', ...opened.value, stamp: null }, name);
}

/** What the file of a draft would say besides its name. */
function fileOf(house: House) {
  const { format: _, id: __, extends: ___, names, ...source } = draftSource(PRESETS, toDraft(house), 'x')!;
  return { ...source, ...(JSON.stringify(names) !== '{"game":"Ours"}' && { names }) };
}

describe('a draft of house rules', () => {
  const start = begin('reference');

  it('says nothing that the rules it began with say already', () => {
    expect(fileOf(start)).toEqual({});
    const changed = change(start, ['beat', 'equal', 'faceUp'], 'no');
    expect([fileOf(changed), changedParts(changed)]).toEqual([
      { beat: { equal: { faceUp: 'no' } }, texts: [{ number: 'RE-04', text: null }] },
      [['beat', 'equal', 'faceUp']],
    ]);
    expect(fileOf(setBack(changed, ['beat', 'equal', 'faceUp']))).toEqual({});
    expect(fileOf(change(changed, ['beat', 'equal', 'faceUp'], 'yes'))).toEqual({});
  });

  it('is asked how skips count only where a card skips, or where that was changed', () => {
    const none = change(start, ['special', '8'], null);
    expect([matters(start, 'skip.count'), matters(none, 'skip.count')]).toEqual([true, false]);
    expect(matters(change(none, ['skip', 'count'], 'perPlay'), 'skip.count')).toBe(true);
  });

  it('what a joker counts as is asked where it does nothing that says so', () => {
    const jokers = change(begin('palace'), ['deck', 'jokers'], 2);
    const doing = (effect: 'wild' | 'reverse' | 'burn') =>
      matters(change(jokers, ['special', 'JK'], powerOf(effect, 'JK', jokers.rules)), 'joker.value');
    expect(matters(jokers, 'joker.value')).toBe(true);
    expect([doing('reverse'), doing('wild'), doing('burn')]).toEqual([true, false, false]);
  });

  it('is asked what a first card that burns does only where one is turned up', () => {
    const up = change(start, ['deal', 'starter'], true);
    const none = change(start, ['deal', 'starter'], false);
    const asked = [up, none].map((house) => matters(house, 'deal.starterOnBurnRank'));
    expect(asked).toEqual([true, false]);
  });

  it('has a winner wherever nobody loses', () => {
    const none = change(begin('palace'), ['end', 'showWinner'], false);
    expect(none.rules.end.showWinner).toBe(false);
    for (const mode of ['firstOut', 'rankAll']) {
      const { rules } = change(none, ['end', 'mode'], mode);
      expect(rules.end.showWinner).toBe(true);
      expect(whyExcluded(rules, 'end.showWinner', false)).toBe('firstWins');
    }
    expect(whyExcluded(none.rules, 'end.showWinner', false)).toBeNull();
  });

  describe('changes along with a part what goes with it', () => {
    const palace = begin('palace');
    const rowsOf = (house: House, ...rows: readonly (readonly [players: [number, number], hand: number])[]) =>
      change(
        house,
        ['deal', 'rows'],
        rows.map(([players, hand]) => ({ ...house.rules.deal.rows[0]!, players, hand })),
      ).rules;

    it('a joker goes on any card, whatever it does', () => {
      const { rules } = begin('palace');
      const places = TILE_NAMES.map((tile) => powerOf(tile, 'JK', rules)?.on ?? null);
      expect(new Set(places)).toEqual(new Set([null, 'any']));
      expect(powerOf('reverse', '9', rules)?.on).toBe('natural');
    });

    it('a joker that can do something is played with, as many as there are', () => {
      const burn = { ...FIRST_POWER, effects: ['burn'] };
      expect(change(palace, ['special', 'JK'], burn).rules.deck.jokers).toBe(2);
      const three = change(palace, ['deck', 'jokers'], 3);
      expect(change(three, ['special', 'JK'], burn).rules.deck.jokers).toBe(3);
      expect(change(palace, ['special', '9'], burn).rules.deck.jokers).toBe(0);
      expect(undo(change(palace, ['special', 'JK'], burn)).rules).toEqual(palace.rules);
    });

    it('as many may play as the rows deal to, also once a row is made wider again', () => {
      const blast = change(begin('blast'), ['players', 'max'], 5);
      const [first] = blast.rules.deal.rows;
      const alone = change(blast, ['deal', 'rows'], [first]);
      expect(alone.rules.players).toMatchObject({ max: first!.players[1] });
      const wide = change(alone, ['deal', 'rows'], [{ ...first!, players: [2, 5] }]);
      expect(wide.rules.players).toMatchObject({ min: 2, max: 5 });
      // Who wants fewer players than there are rows for keeps them.
      const few = change(wide, ['players', 'max'], 4);
      expect(change(few, ['deal', 'rows'], [{ ...first!, players: [2, 6] }]).rules.players.max).toBe(4);
    });

    it('nothing is drawn where all cards are dealt', () => {
      const { refill, chance } = change(palace, ['leftover'], 'dealt').rules;
      expect([refill.mode, chance]).toEqual(['none', 'none']);
    });

    it('a joker that resets or is invisible counts as that, and any other as before', () => {
      const valueWith = (effects: Power['effects']) =>
        change(palace, ['special', 'JK'], { ...FIRST_POWER, effects }).rules.joker.value;
      expect([valueWith(['reset']), valueWith(['transparent']), valueWith(['reverse'])]).toEqual([
        'reset',
        'transparent',
        palace.rules.joker.value,
      ]);
    });

    it('as many jokers as somebody chose stay, whatever is tried', () => {
      const three = change(palace, ['deck', 'jokers'], 3);
      const tried = change(three, ['special', 'JK'], powerOf('burn', 'JK', palace.rules));
      expect(change(tried, ['special', 'JK'], null).rules.deck.jokers).toBe(3);
    });

    it('a joker whose powers were only tried leaves nothing behind', () => {
      for (const tile of TILE_NAMES) {
        const tried = change(palace, ['special', 'JK'], powerOf(tile, 'JK', palace.rules));
        expect([tile, changedParts(change(tried, ['special', 'JK'], null))]).toEqual([tile, []]);
        const { joker } = change(tried, ['special', 'JK'], powerOf('skip', 'JK', palace.rules)).rules;
        expect([tile, joker.value]).toEqual([tile, palace.rules.joker.value]);
      }
      // What was said besides stays.
      const seven = change(palace, ['joker', 'value'], '7');
      const skips = change(seven, ['special', 'JK'], powerOf('skip', 'JK', palace.rules));
      expect(change(skips, ['special', 'JK'], powerOf('burn', 'JK', palace.rules)).rules.joker.value).toBe(
        '7',
      );
      const tried = change(skips, ['special', 'JK'], powerOf('reset', 'JK', palace.rules));
      expect(tried.rules.joker.value).toBe('reset');
      const again = change(tried, ['special', 'JK'], powerOf('skip', 'JK', palace.rules));
      expect(again.rules.joker.value).toBe('7');
    });

    it('hands are filled up to what is dealt where they were', () => {
      expect(rowsOf(palace, [[2, 5], 4]).refill.size).toBe(4);
      expect(rowsOf(change(palace, ['refill', 'size'], 2), [[2, 5], 4]).refill.size).toBe(2);
      // By how many is played hangs on the number of players.
      expect(rowsOf(palace, [[2, 3], 5], [[4, 5], 4]).refill.size).toBe(3);
      const shed = begin('shed');
      expect(rowsOf(shed, [[2, 5], 7]).refill.size).toBe(4);
    });

    it('nobody plays whom no row deals to', () => {
      const of = ({ players }: RuleSet) => [players.min, players.max];
      expect(of(rowsOf(palace, [[2, 4], 3]))).toEqual([2, 4]);
      expect(of(rowsOf(palace, [[3, 3], 3], [[4, 4], 3]))).toEqual([3, 4]);
      expect(of(rowsOf(palace, [[2, 9], 3]))).toEqual([2, 9]);
    });

    it('more players are dealt to as the last ones were', () => {
      const rows = (house: House) => house.rules.deal.rows.map(({ players }) => players);
      expect(rows(change(palace, ['players', 'max'], 6))).toEqual([[2, 6]]);
      // Fewer leave the rows as they are.
      expect(rows(change(palace, ['players', 'max'], 4))).toEqual([[2, 5]]);
      expect(rows(change(palace, ['players', 'min'], 3))).toEqual([[2, 5]]);
      expect(rows(change(begin('reference'), ['players', 'max'], 9))).toEqual([
        [2, 4],
        [5, 9],
      ]);
    });

    it('what holds of the hand holds of the other cards that were alike', () => {
      const no = change(palace, ['beat', 'equal', 'hand'], 'no');
      expect(no.rules.beat.equal).toEqual({ hand: 'no', faceUp: 'no', faceDown: 'no' });
      expect(setBack(no, ['beat', 'equal', 'hand']).rules.beat.equal.faceUp).toBe('yes');
      const apart = change(
        change(palace, ['beat', 'equal', 'faceUp'], 'no'),
        ['beat', 'equal', 'hand'],
        'completesSet',
      );
      expect(apart.rules.beat.equal).toEqual({
        hand: 'completesSet',
        faceUp: 'no',
        faceDown: 'completesSet',
      });
    });
  });

  it('shows the same two signs wherever a card with two powers stands, in whatever order they were given', () => {
    for (const effects of [
      ['reverse', 'skip'],
      ['skip', 'reverse'],
    ] as const) {
      const { rules } = change(start, ['special', '9'], { ...FIRST_POWER, on: 'any', effects: [...effects] });
      const inBook = sayRules(en, rules)
        .sections.flatMap(({ lines }) => lines)
        .find(({ key }) => key === 'special-9');
      const inList = powersIn(compileRules(rules)).find(({ kind }) => kind === '9');
      const names = (powers: readonly { power: PowerName }[]) => tellingOf(powers).map(({ power }) => power);
      expect(names(sayKinds(en, rules)['9'])).toEqual(['skip', 'reverse']);
      expect(names(inBook!.card!.points)).toEqual(['skip', 'reverse']);
      expect(names(inList!.powers)).toEqual(['skip', 'reverse']);
    }
  });

  it('says of a joker in its row what the page says, and nothing of one that nobody speaks of', () => {
    const skip = change(begin('palace'), ['special', 'JK'], powerOf('skip', 'JK', begin('palace').rules));
    const names = (powers: readonly { power: PowerName }[] = []) => powers.map(({ power }) => power);
    const line = sayRules(en, skip.rules)
      .sections.flatMap(({ lines }) => lines)
      .find(({ key }) => key === 'special-JK');
    expect(names(line?.card?.points)).toEqual(['onAny', 'transparent', 'skip']);
    expect(names(sayKinds(en, skip.rules).JK)).toEqual(['onAny', 'transparent', 'skip']);
    const inList = powersIn(compileRules(skip.rules)).find(({ kind }) => kind === 'JK');
    expect(new Set(names(inList?.powers))).toEqual(new Set(names(line?.card?.points)));
    expect(sayKinds(en, begin('palace').rules).JK).toEqual([]);
  });

  it('no tile says all of a card that goes on some others only, or only in need', () => {
    const any: Power = { on: 'any', notOn: [], onlyIfStuck: false, effects: [] };
    expect(tileOf(any)).toBe('onAny');
    expect(tileOf({ ...any, notOn: ['A'] })).toBe(null);
    expect(tileOf({ ...any, on: { maxTop: 'Q' } })).toBe(null);
    expect(tileOf({ ...any, onlyIfStuck: true })).toBe(null);
  });

  it('offers by one key the limit that means something: 9 or lower, or 9 or higher where cards go down', () => {
    for (const [direction, limit, effect] of [
      ['up', 'atMost', { atMost: '9' }],
      ['down', 'atLeast', { atLeast: '9' }],
    ] as const) {
      const house = change(begin('palace'), ['beat', 'direction'], direction);
      expect(tilesFor(house.rules).filter((tile) => TILES[tile] === 'L')).toEqual([limit]);
      for (const tile of tilesFor(house.rules)) {
        const power = powerOf(tile, '9', house.rules);
        if (tile === limit) expect(power?.effects).toEqual([effect]);
        expect(tileOf(power)).toBe(tile);
        const { remarks } = checkDraft(PRESETS, toDraft(change(house, ['special', '9'], power)));
        expect([tile, remarks.filter(({ level }) => level === 'error')]).toEqual([tile, []]);
      }
    }
  });

  describe('leaves out what speaks of something that is changed', () => {
    const free = change(start, ['pass', 'pickUp'], 'optional');
    const numbers = ({ rules }: House) => rules.texts.map(({ number }) => number);

    it('until that is set back or undone', () => {
      expect(leftOut(free).map(({ text }) => text)).toEqual(['If you can play, you must play.']);
      expect(numbers(free)).toEqual(numbers(start).filter((number) => number !== 'RE-12'));
      expect(changedParts(free)).toEqual([['pass', 'pickUp']]);
      expect(setBack(free, ['pass', 'pickUp']).rules).toEqual(start.rules);
      expect(undo(free).rules).toBe(start.rules);
    });

    it('but not what holds whatever a card can do', () => {
      const nine = change(start, ['special', '9'], { ...FIRST_POWER, effects: ['skip'] });
      expect(numbers(nine)).toContain('RE-04');
      expect(nine.rules.texts.filter((text) => isDoubtful(nine, text)).map(({ number }) => number)).toContain(
        'RE-04',
      );
      expect(leftOut(change(start, ['special', '7'], null)).map(({ number }) => number)).toContain('RE-31');
    });

    it('also where the sentence is about a part of what is changed', () => {
      const canteen = begin('canteen');
      const rows = canteen.rules.deal.rows.map((row) => ({ ...row, faceUp: 0 }));
      expect(leftOut(change(canteen, ['deal', 'rows'], rows)).map(({ number }) => number)).toContain('CA-02');
    });

    it('until it is put back, and then asks whether it holds', () => {
      const back = putBack(free, leftOut(free)[0]!);
      expect(numbers(back)).toEqual(numbers(start));
      expect(leftOut(back)).toEqual([]);
      expect(back.rules.texts.filter((text) => isDoubtful(back, text))).toHaveLength(1);
      expect(changedParts(back)).toEqual([['pass', 'pickUp']]);
      // Another change leaves it where it was put.
      expect(numbers(change(back, ['penalty'], 'letStand'))).toContain('RE-12');
    });

    it('but never a sentence that somebody has written', () => {
      const texts = start.rules.texts.map((text) =>
        text.number === 'RE-12' ? { ...text, text: 'Take it if you like.' } : text,
      );
      const own = change(change(start, ['texts'], texts), ['pass', 'pickUp'], 'optional');
      expect(own.rules.texts).toEqual(texts);
      expect(leftOut(own)).toEqual([]);
    });
  });

  it('is told by its name alone, without the blanks that are typed around it or left where it was cut off', () => {
    const typed = change(start, ['names', 'game'], ' the very ');
    expect([typed.rules.names.game, toDraft(typed).rules.names]).toEqual([
      ' the very ',
      { ...start.rules.names, game: 'the very' },
    ]);
  });

  it('takes the same order of ranks and the same effects for the same, however they are written', () => {
    const ladder = change(start, ['rank', 'order'], '23456789TJQKA');
    expect([ladder, differs(ladder, ['rank', 'order'])]).toEqual([start, false]);
    const four = change(start, ['special', '4'], {
      ...FIRST_POWER,
      effects: ['burn', 'reset'],
    });
    expect(change(four, ['special', '4'], { ...FIRST_POWER, effects: ['reset', 'burn'] })).toBe(four);
  });

  it('undoes one change after the other; what is typed letter by letter is one', () => {
    const one = change(start, ['pass', 'pickUp'], 'optional');
    const typed = ['L', 'La', 'Lara'].reduce((now, name) => change(now, ['names', 'loser'], name, true), one);
    expect(typed.rules.names.loser).toBe('Lara');
    expect(undo(typed).rules).toEqual(one.rules);
    expect(undo(undo(typed)).rules).toEqual(start.rules);
    expect(undo(start)).toBe(start);
  });

  it('is unsaved until what is kept is what stands there, also if it went on while it was being saved', () => {
    const one = change(start, ['pass', 'pickUp'], 'optional');
    expect([isUnsaved(start), isUnsaved(one), isUnsaved(undo(one))]).toEqual([false, true, false]);
    const saved = savedAs({ ...one, sent: one.rules }, { type: 'rulesSaved', id: 'Ours', stamp: 'a' });
    expect([isUnsaved(saved), saved.id, saved.saved]).toEqual([false, 'Ours', true]);
    const later = savedAs(change({ ...one, sent: one.rules }, ['penalty'], 'letStand'), {
      type: 'rulesSaved',
      id: 'Ours',
      stamp: 'a',
    });
    expect([isUnsaved(later), later.saved]).toEqual([true, false]);
  });

  it.each([
    ['special[10].effects[0]', 'special.T'],
    ['deal.rows[0].hand', 'deal.rows'],
    ['refill', 'refill.mode'],
    ['texts[3]', 'texts'],
    ['players', 'players.min'],
    ['nothing.of.this', undefined],
  ])('a remark about %s stands at %s', (path, part) => {
    expect(partAt(path)?.join('.')).toBe(part);
  });
});

/** Every value that a control can give its parameter, of those with a choice. */
const valuesOf = ({ path, control }: Parameter): readonly unknown[] =>
  control.control === 'number'
    ? control.values
    : control.control === 'choice' || control.control === 'switch'
      ? parameterValues(en, path)!.map(({ value }) => value)
      : [];

const whole = begin('canteen').rules;
const accepts = (keys: readonly string[], value: unknown, of: RuleSet = whole): boolean =>
  v.safeParse(ruleSetSchema, withValue(of, keys, value)).success;

const CHOSEN = PARAMETERS.filter((parameter) => valuesOf(parameter).length > 0);
/** Everything that any parameter may be, and more. */
const UNIVERSE = [
  ...new Set<unknown>([
    ...CHOSEN.flatMap(valuesOf),
    ...Array.from({ length: 30 }, (_, i) => i - 2),
    null,
    true,
    false,
    '',
  ]),
];

describe('the controls of house rules', () => {
  const widest = { ...whole, players: { min: 2, max: 12, best: null } };

  it.each(CHOSEN.map((parameter) => [parameter.path, parameter] as const))(
    '%s can be whatever the rules allow, and nothing else',
    (_, parameter) => {
      const allowed = UNIVERSE.filter((value) => accepts(parameter.keys, value, widest));
      expect(new Set(valuesOf(parameter))).toEqual(new Set(allowed));
    },
  );

  it('all that is dealt, who begins and what cards do fits as well', () => {
    const row = whole.deal.rows[0]!;
    for (const [cell, values] of Object.entries(CELLS)) {
      const fits = values.filter((value) =>
        accepts(['deal', 'rows'], [withCell(row, cell as 'hand', value)]),
      );
      expect([cell, fits]).toEqual([cell, values]);
      const beyond = [values[0]! - 1, values.at(-1)! + 1];
      for (const value of beyond)
        expect(accepts(['deal', 'rows'], [withCell(row, cell as 'hand', value)])).toBe(false);
    }
    for (const exchange of EXCHANGES)
      expect(accepts(['deal', 'rows'], [withExchange(row, exchange)])).toBe(true);
    const { seat, card, rank } = FIRST_STEPS;
    const steps = [
      ...BYS.map((by) => FIRST_STEPS[by]),
      ...FIRST_SEATS.map((one) => ({ ...seat, seat: one })),
      ...FIRST_ZONES.flatMap((zone) => [
        { ...card, zone },
        { ...rank, zone },
      ]),
      ...GOES.map((go) => ({ ...rank, go })),
      ...RANKS.map((from) => ({ ...rank, from })),
    ];
    for (const step of steps) expect([step, accepts(['first', 'steps'], [step])]).toEqual([step, true]);
    for (const kind of KINDS) {
      const powers = [
        ...PLACES.map((place) => withPlace(FIRST_POWER, place, '9')),
        ...OWN_EFFECTS.flatMap((name) =>
          (name === 'choose'
            ? [{ choose: ['skip' as const, { atMost: '9' as const }] }]
            : [[], ['5', '9'] as const].map((ranks) => withRanks(name, ranks))
          ).map((effect) => withEffect(FIRST_POWER, name, effect)),
        ),
        { ...FIRST_POWER, notOn: [...RANKS], onlyIfStuck: true },
        null,
      ];
      for (const power of powers) expect(accepts(['special', kind], power)).toBe(true);
    }
    for (const titles of ['numbers', [], ['bronze']])
      expect(accepts(['series', 'titles'], titles)).toBe(true);
    expect(accepts(['sameColour', 'exempt'], RANKS)).toBe(true);
    for (const call of [null, 'Burn!']) expect(accepts(['announce', 'burn'], call)).toBe(true);
  });

  it('a choice is one between the things that a card does, or else of the best known', () => {
    const does = (...effects: Power['effects']) => withChoice({ ...FIRST_POWER, effects }, 'J').effects;
    const known = { choose: [{ atLeast: 'J' }, { atMost: 'J' }] };
    expect(does()).toEqual([known]);
    expect(does('reverse')).toEqual(['reverse', known]);
    expect(does('reverse', 'skip')).toEqual([{ choose: ['reverse', 'skip'] }]);
    expect(does({ wild: { as: [] } }, 'reverse', 'skip')).toEqual([
      { wild: { as: [] } },
      { choose: ['reverse', 'skip'] },
    ]);
  });

  it('what stands in a choice unasked gives way, one by one, to what is pressed', () => {
    const [higher, lower] = [{ atLeast: 'J' }, { atMost: 'J' }] as const;
    const first = offering([higher, lower], [higher, lower, 'reverse'], ['atLeast', 'atMost']);
    expect(first).toEqual({ options: [lower, 'reverse'], unasked: ['atMost'] });
    const second = offering(first.options, [...first.options, 'skip'], first.unasked);
    expect(second).toEqual({ options: ['reverse', 'skip'], unasked: [] });
    expect(offering(second.options, ['reverse', 'skip', 'burn'], second.unasked).options).toHaveLength(3);
    expect(offering([higher, lower], [higher], ['atLeast', 'atMost']).options).toEqual([higher]);
  });

  it('the table completes what they set, and says what of it can’t be played', () => {
    const start = begin('canteen');
    for (const { keys, path, ...parameter } of CHOSEN)
      for (const value of valuesOf({ keys, path, ...parameter })) {
        const house = change(start, keys, value);
        const { rules, remarks } = checkDraft(PRESETS, toDraft(house));
        const codes = remarks.map(({ error }) => error.code).filter((code) => code !== 'UNSOUND');
        const isPair = path === 'players.min' && Number(value) > start.rules.players.max;
        expect([path, value, codes]).toEqual([path, value, isPair ? ['BAD_VALUE'] : []]);
        if (!isPair) expect(valueAt(rules!, keys)).toEqual(value);
      }
  });

  it('whatever is done at random is read, kept and opened again as it stands', () => {
    const edit = fc.oneof(
      fc.record({ parameter: fc.constantFrom(...CHOSEN), at: fc.nat(), back: fc.boolean() }),
      fc.record({
        kind: fc.constantFrom(...KINDS),
        effect: fc.constantFrom(...PLAIN_EFFECTS.filter((name) => name !== 'nothing')),
      }),
      fc.constant('undo' as const),
    );
    const apply = (house: House, one: typeof edit extends fc.Arbitrary<infer T> ? T : never): House => {
      if (one === 'undo') return undo(house);
      if ('kind' in one) {
        const power = house.rules.special[one.kind] ?? FIRST_POWER;
        return change(house, ['special', one.kind], withEffect(power, one.effect, one.effect));
      }
      const values = valuesOf(one.parameter);
      return one.back
        ? setBack(house, one.parameter.keys)
        : change(house, one.parameter.keys, values[one.at % values.length]);
    };
    const runs = ALL ? 300 : 25;
    fc.assert(
      fc.property(fc.constantFrom(...VARIANT_IDS), fc.array(edit, { maxLength: 25 }), (id, edits) => {
        const house = edits.reduce(apply, begin(id));
        const { rules, remarks } = checkDraft(PRESETS, toDraft(house));
        const source = draftSource(PRESETS, toDraft(house), 'ours')!;
        const again = completeRuleSet('ours', {}, (one) => (one === 'ours' ? source : PRESETS.find(one)));
        expect(again.ok).toBe(rules !== null);
        if (again.ok) expect({ ...again.value, id: '' }).toEqual(rules);
        else expect(remarks.some(({ level }) => level === 'error')).toBe(true);
      }),
      { numRuns: runs, seed: 8 },
    );
  });
});
