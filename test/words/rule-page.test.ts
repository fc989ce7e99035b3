import { describe, expect, it } from 'vitest';
import { dealtTo } from '../../src/engine/rules/deal-row.ts';
import { DEFAULTS } from '../../src/engine/rules/defaults.ts';
import { differences } from '../../src/engine/rules/diff.ts';
import { variationsAlone } from '../../src/engine/rules/inspect.ts';
import { completeRuleSet, type Options, resolveRules } from '../../src/engine/rules/resolve.ts';
import type { RuleSet } from '../../src/engine/rules/schema.ts';
import { LANGUAGES, type Language } from '../../src/protocol/look.ts';
import { PRESETS, VARIANT_IDS } from '../../src/variants/index.ts';
import {
  changedLines,
  compareRules,
  countDifferences,
  sayRules,
  sayTexts,
  sayTextsByPart,
} from '../../src/words/say/rule-page.ts';
import { wordsFor } from '../../src/words/tables.ts';

function ruleSet(id: string, options: Options = {}): RuleSet {
  const rules = resolveRules(id, options, PRESETS.find);
  if (!rules.ok) throw new Error(rules.error.code);
  return rules.value.set;
}

const say = (set: RuleSet, language: Language = 'en') => sayRules(wordsFor(language, 'family'), set);

/** A page as text, without what nobody asks. */
function textOf(set: RuleSet, language: Language): string {
  const page = say(set, language);
  const ladder = page.ladder.map(({ name, special }) => (special ? `${name}*` : name)).join(' ');
  const parts = page.sections.map(({ title, lines }) => {
    const said = lines.filter(({ quiet }) => !quiet);
    return [
      '',
      `# ${title}`,
      ...said.map(({ text, number }) => `${text}${number === null ? '' : ` (${number})`}`),
    ];
  });
  return [page.goal, ladder, ...parts.flat(), ''].join('\n');
}

/** Every preset, and each of its variations alone with each choice. */
const ALL = VARIANT_IDS.flatMap((id) => {
  const set = ruleSet(id);
  return [
    [id, set] as const,
    ...variationsAlone(set).map(
      (options) => [`${id} ${JSON.stringify(options)}`, ruleSet(id, options)] as const,
    ),
  ];
});

type Json = Readonly<Record<string, unknown>>;

/** The same with another value at one place. */
const withValue = (at: Json, [key, ...more]: readonly string[], value: unknown): Json => ({
  ...at,
  [key!]: more.length === 0 ? value : withValue((at[key!] ?? {}) as Json, more, value),
});

describe('the page of a rule set', () => {
  it('says of each sentence the number of its own rule, and how the cards are dealt', () => {
    const lines = say(ruleSet('threes')).sections.flatMap(({ lines }) => lines);
    const of = (key: string) => lines.find((line) => line.key === key);
    expect(of('blindFail')).toMatchObject({ number: 'TH-24' });
    expect(textOf(ruleSet('threes'), 'en')).toContain('6 face down (3 stacks of 2) and 3 for the hand');
  });

  const RE_X4 = ruleSet('reference', { 'RE-X4': true });
  const DEAD = ruleSet('everything', { 'EV-V6': true });

  it.each([
    // A sentence is true by itself, whatever stands before it.
    ['threes', ruleSet('threes'), 'mustPlayIt', 'en', null],
    ['threes', ruleSet('threes'), 'burnCall', 'de', 'Wer den Stapel verbrennt, ruft „Brennt“.'],
    ['canteen', ruleSet('canteen'), 'useFaceUp', 'en', 'Once your hand is empty, play your face-up cards.'],
    ['EV-V6', DEAD, 'useFaceUp', 'de', 'Ist deine Hand leer, nimm deine offenen Karten auf die Hand.'],
    ['RE-X4', RE_X4, 'special-T', 'en', /^10: Goes on any card but a 7\. Burns the pile:/],
    ['RE-X4', RE_X4, 'special-T', 'de', /^10: Darf auf jede Karte außer auf eine 7\. Verbrennt den Stapel:/],
    ['idiot', ruleSet('idiot'), 'special-A', 'en', /^Ace: Goes only on a jack, a queen, a king or an ace\. /],
    ['reference', ruleSet('reference'), 'skipCap', 'de', 'Deine eigenen Karten lassen dich nie aussetzen.'],
  ] as const)('%s, true by itself: %#', (_, set, wanted, language, said) => {
    const lines = say(set, language).sections.flatMap((part) => part.lines);
    const text = lines.find(({ key }) => key === wanted)?.text ?? null;
    if (said instanceof RegExp) expect(text).toMatch(said);
    else expect(text).toBe(said);
  });

  it('says what is played together as the rule about pairs has it', () => {
    const together = (options: Options) =>
      say(ruleSet('encyclopedia', options))
        .sections.flatMap(({ lines }) => lines)
        .find(({ key }) => key === 'together')?.text;
    expect(together({ 'set.play': 'set' })).toBe('You play one card at a time.');
    expect(together({ 'whenAlone.set': 'free' })).toBe('You may play several cards of one rank together.');
    expect(together({ 'set.play': 'set', 'match.size': 'free' })).toBe(
      'You may play several cards of one rank together.',
    );
  });

  it.each([
    ['de', /(mehrere|zusammen)/i],
    ['en', /(several|together|more than one card)/i],
  ] as const)(
    'doesn’t speak of cards played together where one is played at a time, in %s',
    (language, several) => {
      const special = {
        'special[8]': { effects: ['skip'] },
        'special[9]': { effects: [{ choose: ['reverse', 'skip'] }] },
        'special[J]': { effects: ['sameColour'] },
        'special[K]': { effects: ['reverse'] },
        'ofAKind.size': 0,
      } as const;
      const told = (play: 'single' | 'set') =>
        say(ruleSet('palace', { ...special, 'set.play': play }), language)
          .sections.flatMap(({ lines }) => lines)
          .filter(({ key, text }) => !key.startsWith('option-') && several.test(text))
          .map(({ key }) => key);
      expect(told('set')).toEqual(
        expect.arrayContaining(['reverseCount', 'skipCount', 'choiceUnsaid', 'colourSet']),
      );
      // Several players may have the same card.
      expect(told('single')).toEqual(['tie']);
    },
  );

  it('says once that the loser of the last round starts', () => {
    const lines = say(ruleSet('reference')).sections.flatMap((part) => part.lines);
    const saying = lines.filter(({ quiet, text }) => !quiet && /loser.* starts/i.test(text));
    expect(saying.map(({ key }) => key)).toEqual(['first']);
  });

  it.each(
    LANGUAGES.flatMap((language) => (['palace', 'blast'] as const).map((id) => [id, language] as const)),
  )('%s, in %s', async (id, language) => {
    await expect(textOf(ruleSet(id), language)).toMatchFileSnapshot(`rule-pages/${id}.${language}.txt`);
  });

  it.each(ALL)('%s: whole sentences in every language, each line about something of its own', (_, set) => {
    for (const language of LANGUAGES) {
      const page = say(set, language);
      const lines = page.sections.flatMap((section) => section.lines);
      for (const { text } of lines) {
        expect(text).not.toMatch(/undefined|null|NaN|\[object|\s\s|\.\.|\s[.,;]/);
        expect(text).toMatch(/^["“„]?[\p{Lu}\d].*[.!?)]$/u);
      }
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
      // Nothing has slipped from one language into the other.
      if (language !== 'en')
        for (const [i, line] of say(set, 'en')
          .sections.flatMap((section) => section.lines)
          .entries())
          if (!line.key.startsWith('option-') && line.text.length > 3)
            expect(lines[i]!.text).not.toBe(line.text);
    }
  });

  it.each(ALL)('%s: every special card of the pack is said and marked, and no other', (_, set) => {
    const page = say(set);
    const cards = page.sections.flatMap(({ lines }) => lines.flatMap(({ card }) => card ?? []));
    const inPack = Object.entries(set.special).flatMap(([kind, power]) =>
      power !== null && (kind !== 'JK' || set.deck.jokers > 0) ? [kind] : [],
    );
    expect(cards.map(({ kind }) => kind).sort()).toEqual(inPack.sort());
    expect(page.ladder.flatMap(({ rank, special }) => (special ? [rank] : [])).sort()).toEqual(
      inPack.filter((kind) => kind !== 'JK').sort(),
    );
    for (const { points } of cards) expect(points.length).toBeGreaterThan(0);
  });

  it.each(ALL)('%s: whatever differs from the plain game is said', (_, set) => {
    const page = say(set);
    const silent = differences(set, DEFAULTS).filter(({ keys, path, after }) => {
      // These mean nothing there: no joker in the pack, no face-up card played from the table, no colour asked for,
      // a race that nobody else can win too, and how many of a rank where pairs stand for a higher card.
      if (path === 'special[JK]' && set.deck.jokers === 0) return false;
      // What the game itself is called stands over the page, and variations are looked at below.
      if (path === 'names.game' || keys[0] === 'variations') return false;
      if (path === 'beat.equal.faceUp' && set.faceUp.use === 'toHand') return false;
      if (path === 'sameColour.exempt' && set.special[4] === undefined) return false;
      if (path === 'first.tie' && set.first.steps[0]?.by === 'race') return false;
      if (path === 'set.play.hand' && set.match.size === 'pairWhenStuck') return false;
      const other = withValue(set, keys, after) as unknown as RuleSet;
      // More players than can be dealt to aren’t spoken of.
      if (keys[0] === 'players' && dealtTo(other).join() === dealtTo(set).join()) return false;
      const plain = say(other);
      return changedLines(page, plain).size + changedLines(plain, page).size === 0;
    });
    expect(silent.map(({ path }) => path)).toEqual([]);
    const options = page.sections.flatMap(({ section, lines }) => (section === 'options' ? lines : []));
    expect(options.map(({ number }) => number)).toEqual(
      Object.entries(set.variations).flatMap(([name, { changes, choices }]) =>
        Object.keys({ ...changes, ...choices }).length > 0 ? [name] : [],
      ),
    );
  });
});

describe('the sentences of rules that extend others', () => {
  function extended(base: string, change: object): RuleSet {
    const source = { format: 1, id: 'ours', extends: base, ...change };
    const complete = completeRuleSet('ours', {}, (id) => (id === 'ours' ? source : PRESETS.find(id)));
    if (!complete.ok) throw new Error(complete.error[0].code);
    return complete.value;
  }

  /** What is extended, what differs, and what is said by the numbers whose sentences don't hold; '' for nothing. */
  const UNTRUE: readonly (readonly [base: string, change: object, said: Readonly<Record<string, string>>])[] =
    [
      [
        'palace',
        { end: { mode: 'firstOut' } },
        {
          'PA-14':
            'The first player without cards wins, and the round is over. The loser deals the next round.',
        },
      ],
      ['palace', { special: { 2: null } }, { 'PA-09': '2: An ordinary card.' }],
      ['everything', { special: { 4: null } }, { 'EV-11': '', 'EV-13': '4: An ordinary card.' }],
      [
        'encyclopedia',
        { beat: { equal: 'yes' } },
        {
          'EN-12': 'Play a card that is as high as the top card of the pile, or higher.',
          'EN-21': 'From your face-up cards, an equal card may be played as well.',
        },
      ],
      [
        'blast',
        { deal: { rows: [{ players: [2, 4], faceDown: { stacks: 3, depth: 1 }, faceUp: 2, hand: 3 }] } },
        {
          'BL-04': 'Everybody gets 3 face down, 2 face up on top of these and 3 for the hand.',
          'BL-05': '',
        },
      ],
      // What says its rule itself is believed.
      ['palace', { special: { 2: null }, texts: [{ number: 'PA-09', text: 'Two is two.' }] }, {}],
    ];

  it.each(UNTRUE)('%s %j', (base, change, said) => {
    const [set, parent] = [extended(base, change), ruleSet(base)];
    const texts = sayTexts(wordsFor('en', 'family'), set, parent);
    const told = texts.filter(({ changed }) => changed).map(({ number, text }) => [number, text]);
    expect(told).toEqual(Object.entries(said).filter(([, text]) => text !== ''));
    const numbers = set.texts.map(({ number }) => number).filter((number) => said[number] !== '');
    expect(texts.map(({ number }) => number)).toEqual(numbers);
    for (const { number, text, changed } of texts)
      if (!changed) expect(set.texts).toContainEqual(expect.objectContaining({ number, text }));
  });

  it('say all that is changed, each thing where the page says it, whether its sentence was left out or never there', () => {
    const palace = ruleSet('palace');
    const eight = {
      on: 'natural' as const,
      notOn: [],
      onlyIfStuck: false,
      effects: ['reverse' as const, 'skip' as const],
    };
    const set: RuleSet = {
      ...palace,
      players: { ...palace.players, max: 4 },
      end: { ...palace.end, mode: 'firstOut' },
      special: { ...palace.special, '8': eight },
      texts: palace.texts.filter(({ number }) => number !== 'PA-01' && number !== 'PA-14'),
    };
    const told = (language: Language) =>
      sayTexts(wordsFor(language, 'family'), set, palace).map(({ number, text, changed }) =>
        changed ? [number, text] : number,
      );
    expect(told('en')).toEqual([
      ['PA-01', 'For 2 to 4 players. You need one pack of 52 cards, no jokers.'],
      ...['PA-02', 'PA-03', 'PA-04', 'PA-05', 'PA-06', 'PA-07', 'PA-08', 'PA-09'],
      [null, '8: Reverses play. The next player is skipped.'],
      'PA-10',
      [null, 'Several cards that skip, played together, skip one player each.'],
      [null, 'Your own cards never skip you.'],
      ...['PA-11', 'PA-12', 'PA-13'],
      [
        'PA-14',
        'The first player without cards wins, and the round is over. The loser deals the next round.',
      ],
    ]);
    expect(told('de').map((row) => (Array.isArray(row) ? row[0] : row))).toEqual(
      told('en').map((row) => (Array.isArray(row) ? row[0] : row)),
    );
  });

  it('leave out what a person has removed though it still holds, and what a person has said about it', () => {
    const palace = ruleSet('palace');
    const ours = { number: 'H-01', settings: ['end'], text: 'First out wins.' };
    const set: RuleSet = {
      ...palace,
      end: { ...palace.end, mode: 'firstOut' },
      next: { ...palace.next, dealer: 'rotate' },
      texts: [...palace.texts.filter(({ number }) => number !== 'PA-02' && number !== 'PA-14'), ours],
    };
    const texts = sayTexts(wordsFor('en', 'family'), set, palace);
    expect(texts.some(({ number }) => number === 'PA-02')).toBe(false);
    expect(texts.slice(-2)).toEqual([
      { number: 'PA-14', text: 'The next player clockwise deals the next round.', changed: true },
      { number: 'H-01', text: 'First out wins.', changed: false },
    ]);
  });

  it('leave out how skips count where nothing skips any more', () => {
    const classic = ruleSet('classic');
    const of = (set: RuleSet) => sayTexts(wordsFor('en', 'family'), set, classic).map(({ text }) => text);
    const skips = (text: string) => /skip/.test(text);
    expect(of(classic).filter(skips)).not.toEqual([]);
    expect(of({ ...classic, special: { ...classic.special, 8: null } }).filter(skips)).toEqual([]);
  });

  it('are all as they stand where nothing is extended', () => {
    for (const id of VARIANT_IDS) {
      const { texts } = ruleSet(id);
      expect(sayTexts(wordsFor('en', 'family'), ruleSet(id), null)).toEqual(
        texts.map(({ number, text }) => ({ number, text, changed: false })),
      );
    }
  });
});

it.each([
  ['completesSet', 'An equal card goes only if it burns the pile. On a 7 an equal card goes as well.'],
  ['no', 'equal is not enough. On a 7 an equal card goes as well.'],
  ['yes', 'as high as the top card of the pile, or higher.'],
] as const)('where equal cards go by “%s”, the card that asks for its own rank is told', (hand, said) => {
  const classic = ruleSet('classic');
  const set = { ...classic, beat: { ...classic.beat, equal: { ...classic.beat.equal, hand } } };
  const lines = sayRules(wordsFor('en', 'family'), set).sections.flatMap((section) => section.lines);
  expect(lines.find(({ key }) => key === 'beat')?.text.endsWith(said)).toBe(true);
});

describe('for how many players', () => {
  const palace = ruleSet('palace');
  const [row] = palace.deal.rows;
  const dealing = (min: number, max: number, ...rows: readonly [number, number, number][]): RuleSet => ({
    ...palace,
    players: { min, max, best: null },
    deal: { ...palace.deal, rows: rows.map(([from, to, hand]) => ({ ...row!, players: [from, to], hand })) },
  });
  it.each<[string, RuleSet, string, string]>([
    ['as the rules say', dealing(2, 5, [2, 5, 3]), 'For 2 to 5 players.', 'Für 2 bis 5 Personen.'],
    ['no row for three', dealing(2, 3, [2, 2, 3]), 'For 2 players.', 'Für 2 Personen.'],
    ['too few cards for three', dealing(2, 3, [2, 3, 12]), 'For 2 players.', 'Für 2 Personen.'],
    ['none for three', dealing(2, 4, [2, 2, 3], [4, 4, 3]), 'For 2 or 4 players.', 'Für 2 oder 4 Personen.'],
    ['none at all', dealing(2, 3, [4, 5, 3]), 'For 2 or 3 players.', 'Für 2 oder 3 Personen.'],
  ])('the page says whom there are cards for: %s', (_, set, english, german) => {
    const line = (language: Language) => say(set, language).sections[0]?.lines[0]?.text;
    expect([line('en'), line('de')]).toEqual([english, german]);
  });

  it('and so is dealt', () => {
    const { deals } = say(dealing(2, 4, [2, 3, 12], [4, 4, 3]));
    expect(deals.map(({ players }) => players)).toEqual([
      [2, 2],
      [4, 4],
    ]);
  });
});

describe('two rule sets compared', () => {
  it('are the same in everything if they are the same', () => {
    for (const [, set] of ALL) expect(compareRules(wordsFor('en', 'family'), set, set)).toEqual([]);
  });

  const compare = (one: RuleSet, other: RuleSet) =>
    compareRules(wordsFor('en', 'family'), one, other).flatMap(({ lines }) =>
      lines.map(({ key, first, second }) => [key, first?.text ?? null, second?.text ?? null]),
    );

  it('say only what is different, a matter of course too where the other has it otherwise', () => {
    expect(
      compare(ruleSet('everything'), ruleSet('shed')).filter(([key]) => !key!.startsWith('option')),
    ).toEqual([
      [
        'special-4',
        '4: Goes on any card and is invisible: look at the card underneath.',
        '4: An ordinary card.',
      ],
      [
        'special-7',
        '7: An ordinary card.',
        '7: Goes on any card and is invisible: look at the card underneath.',
      ],
      [
        'special-9',
        '9: Goes on any card. The next player needs a 9 or lower, or a card that goes on anything.',
        '9: An ordinary card.',
      ],
    ]);
    expect(compare(ruleSet('encyclopedia'), ruleSet('encyclopedia', { 'EN-17': true }))).toEqual([
      ['pairSkip', 'Two equal cards skip nobody.', 'Two equal cards played together skip the next player.'],
    ]);
  });

  const palace = ruleSet('palace');
  const skip = { on: 'natural' as const, notOn: [], onlyIfStuck: false, effects: ['skip' as const] };
  const skips: RuleSet = { ...palace, special: { ...palace.special, '8': skip } };
  const choice = [{ atLeast: '7' as const }, { atMost: '7' as const }];
  const oneByOne: RuleSet['set'] = { ...palace.set, play: { hand: 'single', faceUp: 'single' } };
  it.each<[string, RuleSet, RuleSet, readonly string[]]>([
    ['8 skips', palace, skips, ['special-8']],
    [
      '8 skips, one player however many there are',
      palace,
      { ...skips, skip: { ...palace.skip, count: 'perPlay' } },
      ['special-8', 'skipCount'],
    ],
    [
      'of eights that skip, how they count',
      skips,
      { ...skips, skip: { ...palace.skip, cap: 'none' } },
      ['skipCap'],
    ],
    [
      '7 is 7 or higher, or 7 or lower',
      palace,
      { ...palace, special: { ...palace.special, '7': { ...skip, effects: [{ choose: choice }] } } },
      ['special-7'],
    ],
    [
      'a first card is turned up',
      palace,
      { ...palace, deal: { ...palace.deal, starter: true } },
      ['starter'],
    ],
    ['one card at a time', palace, { ...palace, set: oneByOne }, ['together']],
    ['two jokers', palace, { ...palace, deck: { ...palace.deck, jokers: 2 } }, ['deck', 'special-JK']],
  ])('count as people do, without what only comes along: %s', (_, one, other, keys) => {
    expect(compare(one, other).map(([key]) => key)).toEqual(keys);
    expect(compare(other, one).map(([key]) => key)).toEqual(keys);
    expect(countDifferences(wordsFor('en', 'family'), one, other)).toBe(keys.length);
  });

  it('name a winner only where a rule of the set does, as its page', () => {
    expect(
      compare(ruleSet('palace'), ruleSet('reference')).filter(([key]) => key === 'end' || key === 'winner'),
    ).toEqual([['winner', null, 'There is no winner, only a loser.']]);
    for (const language of LANGUAGES)
      for (const id of VARIANT_IDS) {
        const set = ruleSet(id);
        const { lines } = say(set, language).sections.find(({ section }) => section === 'end')!;
        const stated = lines
          .filter(({ text }) => /winn|wins|gewinnt/i.test(text))
          .map(({ number }) => number);
        const texts = set.texts.filter(({ text }) => /wins/.test(text)).map(({ number }) => number);
        expect([id, ...stated]).toEqual([id, ...texts]);
      }
  });

  it('the other way round, the same with sides changed', () => {
    const [palace, blast] = [ruleSet('palace'), ruleSet('blast')];
    const swapped = compare(blast, palace).map(([key, first, second]) => [key, second, first]);
    expect(new Set(swapped.map(String))).toEqual(new Set(compare(palace, blast).map(String)));
  });
});

describe('the sentences of a rule set by parts', () => {
  it.each([...VARIANT_IDS])('%s: each once, under a title that its page has', (id) => {
    const words = wordsFor('en', 'family');
    const set = ruleSet(id);
    const parts = sayTextsByPart(words, set, null);
    const said = parts.flatMap(({ texts }) => texts.map(({ number, text }) => `${number} ${text}`));
    expect(said.toSorted()).toEqual(
      sayTexts(words, set, null)
        .map(({ number, text }) => `${number} ${text}`)
        .toSorted(),
    );
    const titles = say(set).sections.map(({ title }) => title);
    expect(titles.filter((title) => parts.some((part) => part.title === title))).toEqual(
      parts.map(({ title }) => title),
    );
    if (set.texts.length > 20) expect(parts.length).toBeGreaterThan(5);
  });

  it('of Palace they stand in the order of their numbers, but for what ends a turn', () => {
    const parts = sayTextsByPart(wordsFor('en', 'family'), ruleSet('palace'), null);
    const numbers = parts.flatMap(({ texts }) => texts.map(({ number }) => number));
    const rest = numbers.filter((number) => number !== 'PA-08');
    expect(rest).toEqual(rest.toSorted());
  });

  it.each([
    ['reference', {}, ['RE-X1', 'RE-X2', 'RE-X3', 'RE-X4']],
    ['reference', { 'RE-X1': true }, ['RE-X2', 'RE-X3', 'RE-X4']],
    ['encyclopedia', {}, ['EN-17']],
    ['encyclopedia', { 'EN-17': true }, []],
    ['vandtia', {}, ['VA-V1']],
    ['vandtia', { 'VA-V1': true }, []],
  ] as const)('%s %j: what isn’t chosen stands with what may be agreed on', (id, options, offered) => {
    const words = wordsFor('en', 'family');
    const set = ruleSet(id, options);
    const at = sayTextsByPart(words, set, null).find(
      ({ title }) => title === words.ruleBook.page.sections.options,
    );
    const titles = Object.values(set.variations).map(({ title }) => title);
    const texts = (at?.texts ?? []).filter(({ text }) => titles.includes(text));
    expect(texts.map(({ number }) => number)).toEqual(offered);
  });
});

it('a page names no loser where nobody loses, and no best number of players that may not play', () => {
  const texts = (set: RuleSet) => say(set).sections.flatMap(({ lines }) => lines.map(({ text }) => text));
  const blast = ruleSet('blast');
  expect(texts(blast)).toContain('The loser is called “the last one left”.');
  const other = {
    ...blast,
    end: { ...blast.end, mode: 'firstOut' },
    players: { min: 5, max: 5, best: 4 },
  } as const;
  expect(texts(other).filter((text) => /loser is called|best with/.test(text))).toEqual([]);
});

describe('a sentence of the page', () => {
  const BELOW = { 'special[8]': { effects: ['belowUnder'] } };
  const WORST = { 'first.steps': [{ by: 'worstFaceUp' }] };
  const BEST = 'everybody’s best one is compared first, and a special card is better than an ordinary one.';
  const LEFT = 'If several players could start, it is the first one clockwise from the dealer.';
  const DEALER = 'If several players could start, it is the dealer, or the first of them clockwise.';
  it.each<[says: string, id: string, options: Options, key: string, text: string]>([
    [
      'calls no card invisible that asks for a lower one than under it',
      'palace',
      { ...BELOW, 'ofAKind.seeThrough': true },
      'seeThrough',
      'An 8 may be between the equal ones.',
    ],
    [
      'tells it from invisible ones',
      'classic',
      { ...BELOW, 'ofAKind.seeThrough': false },
      'seeThrough',
      'If an invisible card or an 8 lies between equal ones, they don’t burn the pile.',
    ],
    [
      'tells of invisible ones alone',
      'classic',
      { 'ofAKind.seeThrough': true },
      'seeThrough',
      'Invisible cards may be between the equal ones.',
    ],
    [
      'tells that invisible ones count as what is under them',
      'classic',
      { 'ofAKind.seeThrough': 'counts' },
      'seeThrough',
      'An invisible card counts as one more of the card under it, and can complete a set.',
    ],
    [
      'says which card counts under it where a card may not be played',
      'palace',
      { ...BELOW, 'special[9]': { notOn: ['4'] } },
      'notOnLooks',
      'Where a card may not be played, the card under an 8 counts.',
    ],
    [
      'says when the worst face-up cards are looked for, and who of equals starts',
      'palace',
      WORST,
      'worstFaceUp',
      `The face-up cards count once everybody has swapped: ${BEST} ${LEFT}`,
    ],
    [
      'says so of cards as they were dealt, and of the dealer',
      'palace',
      { ...WORST, 'first.window': 'beforeExchange', 'first.tie': 'fromDealer' },
      'worstFaceUp',
      `The face-up cards count as they were dealt: ${BEST} ${DEALER}`,
    ],
    [
      'says that they are chosen first',
      'everything',
      { ...WORST, 'first.tie': 'random', 'first.mustPlayIt': false, 'next.starter': 'rule' },
      'worstFaceUp',
      `The face-up cards count once everybody has chosen them: ${BEST} ${LEFT}`,
    ],
    [
      'says that none lie there before they are chosen',
      'everything',
      { ...WORST, 'first.window': 'beforeExchange', 'first.mustPlayIt': false, 'next.starter': 'rule' },
      'worstFaceUp',
      `Nobody has face-up cards by then. ${LEFT}`,
    ],
  ])('%s: %s', (_, id, options, key, text) => {
    const lines = say(ruleSet(id, options)).sections.flatMap((section) => section.lines);
    expect(lines.find((line) => line.key === key)?.text).toBe(text);
  });
});
