import { describe, expect, it } from 'vitest';
import { BREACH_CODES, CLAIM_CODES } from '../../src/engine/ruling.ts';
import type { RecordLine } from '../../src/protocol/log.ts';
import type { RulingView, TableView } from '../../src/protocol/view.ts';
import { NOTICE_CODES } from '../../src/referee/notice.ts';
import { QUESTION_CODES } from '../../src/referee/question.ts';
import { sayDealer, sayDealing, sayStart } from '../../src/words/say/beginning.ts';
import { sayChange, sayCursor, sayFinding, sayPenaltyKeys } from '../../src/words/say/correct.ts';
import { sayDemand } from '../../src/words/say/demand.ts';
import { sayLogLine, sayRecordLine } from '../../src/words/say/log.ts';
import { sayTurnFor, sayWaitsFor } from '../../src/words/say/play.ts';
import { sayNotice, sayQuestion, sayWaiting } from '../../src/words/say/question.ts';
import { sayOpen, sayRuling } from '../../src/words/say/ruling.ts';
import { sayScanner } from '../../src/words/say/scanner.ts';
import {
  demandAloud,
  noticeAloud,
  openAloud,
  questionAloud,
  rulingAloud,
  sentences,
  startAloud,
} from '../../src/words/say/speech.ts';
import { sayNext, sayResult, sayTurn } from '../../src/words/say/table.ts';
import { wordsFor } from '../../src/words/tables.ts';
import type { AllWords, Words } from '../../src/words/words.ts';
import { FIXTURES, ruling, skips } from '../renderer/fixtures.ts';
import { PLAYS } from '../renderer/play-fixtures.ts';
import { WHYS } from './whys.ts';

const en = wordsFor('en', 'family');
const de = wordsFor('de', 'family');

/** What people of both languages call the same. */
const SAME = new Set([
  'Wild',
  ...[
    'Bot',
    'Bots',
    'Codes',
    'min',
    'Burnpile',
    'Deck',
    'Decks',
    'Joker',
    'Pause',
    'Name',
    'Scanner',
    'Start',
    'Test',
    'Hand',
    'Version',
  ],
  ...['Notation', 'DataMatrix', 'QR', 'Enter', 'Esc', 'Alt', 'Gold', 'Shithead', 'Normal'],
  ...['variations', ...en.people.botNames],
]);

/** Words of English that no German sentence has. */
const ENGLISH = /\b(?:the|of|and|are|is|it|or|not|you|cards?|pile|turn|take)\b/;

/** Names and texts that are put into sentences below, and all that is no word. */
const NO_WORDS =
  /`[^`]*`|"[^"]*"|the Elder|\bAnn\b|\bBo\b|\bCy\b|HELLO|COM3|serial|recording|lost|connecting|clockwise|\[object Object\]|USB|undefined|null|true|\b(?:px|mm|ms)\b|NaN|(?<!\p{L})\p{L}(?!\p{L})|[^\p{L}]/giu;
const wordsOf = (text: string): string => text.replace(NO_WORDS, '');

/** What a sentence may speak of, whatever its facts are called. */
const facts = {
  ...{ code: 'tooLow', mover: 'Ann', cards: ['7H'], card: '7H', seat: 'Bo', ofStock: false, text: 'HELLO' },
  ...{
    number: 3,
    shownIn: 5,
    move: 'Ann',
    off: 2,
    holder: 'Bo',
    byOthers: false,
    oneOf: true,
    sure: false,
    name: 'Ann',
    ranks: ['8'],
    zones: ['hand'],
  },
  ...{ holders: [], by: 'rank', asDealt: true, from: 'Ann', to: 'Bo', count: 2, direction: 'clockwise' },
  ...{ option: 'x', measured: 2, needed: 3, scanners: ['Ann'], computers: ['Bo'], digit: 3, answer: 3 },
  ...{
    packs: 2,
    jokers: 3,
    without: ['8'],
    dealt: 36,
    stacks: 3,
    depth: 2,
    keep: 3,
    again: true,
    use: 'stock',
    step: 'rest',
  },
  ...{ vendorId: '3', productId: '4', serialNumber: '5', players: 9, min: 2, max: 5, path: 'COM3' },
};
const SAMPLES: readonly (readonly unknown[])[] = [
  ['Ann', 'Bo', 'Cy', 'HELLO'],
  [3, 2, 5],
  [1, 1, 1],
  [['Ann', 'Bo'], 2],
  [[], 0],
  [3, 'Ann', 'Bo', 'Cy'],
  [1, 'Ann', 'Bo'],
  [facts, 'HELLO'],
  [{ ...facts, cards: 4 }],
  [{ ...facts, card: null, seat: null, text: null, name: null, holders: ['Ann'] }, null],
  ['serial', 'lost', 'COM3'],
  ['recording', 'connecting', 'COM3'],
  [null, ''],
  [true],
];

const call = (f: (...args: readonly unknown[]) => unknown, args: readonly unknown[]): unknown => {
  try {
    return f(...args);
  } catch {
    return undefined;
  }
};

/** Words in a function as it is written. */
const SENTENCE = /['"`][^'"`]*\p{L}{2} \p{L}{2}/u;

/** A word that was handed in as facts, and comes back. */
const isFacts = (said: unknown): boolean => typeof said === 'object' && said !== null && 'ofStock' in said;

/** What is wrong with the German of an entry: left in English, empty, missing, or never to be said. */
function faultsOf(path: string, english: unknown, german: unknown): string[] {
  if (typeof english === 'function') {
    const sayable = SAMPLES.map((args) =>
      [english, german].map((f) => call(f as () => unknown, args)),
    ).filter((pair) => pair.every((one) => one !== undefined && !isFacts(one)));
    // Facts of rule sets are too many to make up here: then the functions are told apart by how they are written.
    return sayable.length === 0
      ? String(english) === String(german) && SENTENCE.test(String(german))
        ? [`${path}: the same function`]
        : []
      : sayable.flatMap(([one, other]) => faultsOf(`${path}()`, one, other));
  }
  if (typeof english === 'object' && english !== null) {
    if (Object.keys(english).join() !== Object.keys(german as object).join() && !Array.isArray(english))
      return [`${path}: other entries`];
    return Object.entries(english).flatMap(([key, one]) =>
      faultsOf(`${path}.${key}`, one, (german as Record<string, unknown>)[key]),
    );
  }
  if (typeof english !== 'string' || typeof german !== 'string')
    return english === german ? [] : [`${path}: ${german}`];
  if (german === '' && english !== '') return [`${path}: empty`];
  const isLeft = german === english && wordsOf(german) !== '' && !SAME.has(wordsOf(german));
  return isLeft || ENGLISH.test(german.replace(NO_WORDS, ' ')) ? [`${path}: ${german}`] : [];
}

const breach = { code: 'tooLow', rule: 'RE-04', ruleText: null, card: 'TS', seat: null } as const;
const RULINGS: readonly RulingView[] = [
  ...BREACH_CODES.flatMap((code) =>
    ([null, 'JH', 'X1'] as const).flatMap((card) =>
      [null, 2].map((seat) =>
        ruling({ verdict: 'illegal', breaches: [{ ...breach, code, card, seat }], settled: false }),
      ),
    ),
  ),
  ...WHYS.flatMap((why) =>
    ([null, 'JH', 'X1'] as const).flatMap((card) =>
      [null, 2].map((seat) =>
        ruling({ verdict: 'illegal', breaches: [{ ...breach, card, seat, why }], settled: false }),
      ),
    ),
  ),
  ...CLAIM_CODES.map((code) => ruling({ verdict: 'onTrust', claims: [{ code, seat: 1 }] })),
  ruling({ burn: true, again: true, effects: [{ effect: 'reverse', seats: [] }, skips(1, 2)], out: [0] }),
  ruling({ verdict: 'illegal', breaches: [breach], stands: true }),
  ruling({ move: { kind: 'pickUp', seat: 1, cards: [], stack: null }, pickedUp: 4, taker: 2 }),
];
const LINES: readonly RecordLine[] = [
  ...RULINGS.map(
    (one): RecordLine => ({
      kind: 'move',
      after: 2,
      number: 2,
      ruling: one,
      notation: { begins: true, text: '' },
    }),
  ),
  ...(
    [
      { kind: 'seen', place: { zone: 'faceUp', seat: 0, stack: 0 }, card: 'KD' },
      { kind: 'moved', cards: ['7H', '??'], from: { zone: 'pile' }, to: { zone: 'hand', seat: 1 } },
      { kind: 'count', seat: 1, count: 1 },
      { kind: 'direction', direction: 'counterclockwise' },
    ] as const
  ).map((change): RecordLine => ({ kind: 'change', after: 3, change, notation: { begins: true, text: '' } })),
];

/** All that is said of a view. */
function saidOf(words: Words, view: TableView): unknown[] {
  const { seats, beginning, demand, open, question, notice, next, scanner, ruling: last } = view;
  return [
    sayTurn(words, view),
    sayTurnFor(words, view),
    sayWaitsFor(words, view),
    sayDemand(words, demand),
    sayNext(words, { next, seats }),
    sayScanner(words, scanner),
    sayWaiting(words, view),
    startAloud(words, view),
    view.phase === 'over' && sayResult(words, view),
    beginning && [sayStart(words, view, beginning), sayDealing(words, beginning.dealing ?? [])],
    beginning && sayDealer(words, view, beginning.dealerLost),
    open && [sayOpen(words, seats, open), openAloud(words, seats, open)],
    question && [sayQuestion(words, seats, question), questionAloud(words, seats, question)],
    notice && [sayNotice(words, seats, notice), noticeAloud(words, view, notice, true)],
    last && [sayRuling(words, seats, last, null), rulingAloud(words, view, last)],
    last && sayPenaltyKeys(words, view, last.move.seat, last.breaches),
    view.log.map((line) => sayLogLine(words, seats, line)),
    view.changed.map((one) => sayChange(words, seats, one)),
    view.hindsight.map((one) => sayFinding(words, seats, one)),
    view.cursor && sayCursor(words, seats, view.cursor),
  ];
}

/** All that is said of what may happen at a table. */
function saidOfCodes(words: Words): unknown[] {
  const view: TableView = FIXTURES.middle;
  const { seats } = view;
  return [
    RULINGS.map((one) => [
      sayRuling(words, seats, one, null),
      rulingAloud(words, view, one),
      sayLogLine(words, seats, { number: 2, ruling: one, notice: null }),
    ]),
    LINES.map((line) => sayRecordLine(words, seats, line)),
    NOTICE_CODES.flatMap((code) =>
      ([null, 'JH'] as const).map((card) => {
        const notice = {
          id: 1,
          code,
          card,
          seat: card === null ? null : 1,
          text: card === null ? null : '2',
        };
        return [sayNotice(words, seats, notice), noticeAloud(words, view, notice, true)];
      }),
    ),
    QUESTION_CODES.map((code) =>
      sayQuestion(words, seats, { id: 1, code, card: 'JH', seat: 1, count: 2, answers: [] }),
    ),
  ];
}

/** What is wrong with a sentence in any language: nothing to name, or a gap where something should be. */
const GAP = /undefined|null|NaN|\[object|\s[.,:;]|\s$|\(\)/;
/** A rule in its own words. */
const RULE = /^RE-\d+: /;

const stringsIn = (said: unknown): string[] =>
  typeof said === 'string'
    ? [said]
    : typeof said === 'object' && said !== null
      ? Object.values(said).flatMap(stringsIn)
      : [];

/** All that is spoken of these views, and of what may happen at a table. */
const spokenOf = (words: Words, views: readonly TableView[]): string[] =>
  views
    .flatMap((view) => {
      const { seats, open, question, notice, ruling: last, demand } = view;
      return [
        startAloud(words, view),
        sentences(words, [demandAloud(words, demand)]),
        open && openAloud(words, seats, open),
        question && questionAloud(words, seats, question),
        notice && noticeAloud(words, view, notice, true),
        last && rulingAloud(words, view, last),
      ];
    })
    .concat(RULINGS.map((one) => rulingAloud(words, FIXTURES.middle!, one)))
    .concat(
      NOTICE_CODES.map((code) =>
        noticeAloud(words, FIXTURES.middle!, { id: 1, code, card: 'JH', seat: 1, text: '2' }, true),
      ),
    )
    .filter((text) => text !== null && text !== '') as string[];

/** Forms of the verbs that are spoken; a sentence without any is a fragment. */
const VERBS: Readonly<Record<'en' | 'de', RegExp>> = {
  en: /(?:It|That|There|What|Who|Nothing|it|that|there)’s|’re|n’t|\b(?:is|are|was|were|has|have|had|can|may|must|should|does|did|goes?|plays?|played|picks?|turns?|takes?|starts?|draws?|drew|needs?|comes?|counts?|reverses|Check|Press|Scan|Choose|Swap|says?|stands|loses?|lose|wins?|stops?|leaves?|puts?|agrees?|burns?|burned|belongs?|continues|get|answer|ask|Count|cannot|go|check|choose|swap|scan)\b/,
  de: /(?<!\p{L})(?:ist|sind|war|waren|wird|wurden?|werden|bist|heißt|legt|legst|liegt|liegen|nimmt|passt|passen|geht|gehen|deckt|zieht|ziehst|fängt|fängst|darf|darfst|dürfen|kann|können|hat|hatte|haben|hätte|muss|müsst|musst|müssen|müsste|zählt|zählst|gilt|gelten|brennt|setzt|setzen|tauscht|verliert|verlierst|gewinnt|kommt|kommen|bleibt|steht|fehlt|fehlen|lässt|überlässt|dreht|gibt|Hat|Hatte|habe|gehört|machen|läuft|kennen|stimmt|prüfen|tauschen|wählen|scannen|Scann|Scannt|scannt?|drückt?)(?!\p{L})/u,
};

/** What is no part of the sentences: English rule texts stand in the rule sets themselves. */
const APART = ['language', 'ruleTexts'];

describe('German', () => {
  it.each(Object.keys(en).filter((key) => !APART.includes(key)) as (keyof AllWords)[])('%s', (part) => {
    expect([...new Set(faultsOf(part, en[part], de[part]))]).toEqual([]);
  });
});

describe('what is said of all that is seen at a table', () => {
  const VIEWS = [...Object.values(FIXTURES), ...Object.values(PLAYS).map(({ table }) => table)];
  const saidIn = (words: Words) =>
    stringsIn([saidOfCodes(words), ...VIEWS.map((view) => saidOf(words, view))]);

  it.each(['en', 'de'] as const)('has no gap: %s', (language) => {
    const said = saidIn({ en, de }[language]);
    expect(said.length).toBeGreaterThan(1000);
    expect(said.filter((text) => GAP.test(text))).toEqual([]);
  });

  it.each(['en', 'de'] as const)('is spoken in sentences with a verb: %s', (language) => {
    const spoken = spokenOf({ en, de }[language], VIEWS).flatMap((text) => text.split(/(?<=[.!?]) /));
    expect(spoken.length).toBeGreaterThan(300);
    expect([...new Set(spoken.filter((sentence) => !VERBS[language].test(sentence)))]).toEqual([]);
  });

  it('has no English in German', () => {
    const said = saidIn(de).filter((text) => !RULE.test(text));
    expect(said.filter((text) => ENGLISH.test(text.replace(NO_WORDS, ' ')))).toEqual([]);
  });
});
