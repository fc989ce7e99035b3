import { describe, expect, it } from 'vitest';
import type { BreachCode } from '../../src/engine/ruling.ts';
import type { MoveView, RulingView, TableView } from '../../src/protocol/view.ts';
import { NOTICE_CODES } from '../../src/referee/notice.ts';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';
import type { BreachFacts } from '../../src/words/facts.ts';
import { sayDemand } from '../../src/words/say/demand.ts';
import { sayLogLine } from '../../src/words/say/log.ts';
import { noticeAloud, rulingAloud } from '../../src/words/say/speech.ts';
import { anything, FIXTURES, ruling, skips } from '../renderer/fixtures.ts';

const facts = (more: Partial<BreachFacts>): BreachFacts => ({
  code: 'tooLow',
  mover: 'Max',
  cards: ['9C'],
  card: 'JS',
  seat: null,
  ofStock: false,
  ...more,
});

/** Why not: cards take the article and the case that the sentence asks for. */
const BREACHES: readonly (readonly [BreachCode, Partial<BreachFacts>, string])[] = [
  ['tooLow', {}, '9♣ ist niedriger als der B♠.'],
  ['tooLow', { cards: ['9C', '9H'], card: 'AD' }, '9♣ 9♥ sind niedriger als das A♦.'],
  ['tooHigh', {}, '9♣ ist zu hoch nach dem B♠.'],
  ['tooHigh', { card: '7H' }, '9♣ ist zu hoch nach der 7♥.'],
  ['notOnThis', { cards: ['TC'], card: 'KH' }, '10♣ darf nicht auf den K♥ gelegt werden.'],
  ['notOnThis', { cards: ['QC', 'QD'], card: '2H' }, 'D♣ D♦ dürfen nicht auf die 2♥ gelegt werden.'],
  ['wrongColour', { card: '4C' }, 'Die 4♣ verlangt eine schwarze Karte.'],
  ['wrongColour', { card: 'JH' }, 'Der B♥ verlangt eine rote Karte.'],
  ['elsewhere', { card: 'X1', seat: 'Bo' }, 'Der Joker ist laut Protokoll bei Bo.'],
  ['notYourTurn', { seat: 'Agnes' }, 'Agnes ist dran, nicht Max.'],
  [
    'mustPlay',
    { card: null },
    'Welche Karten Max auch hat: Erst muss eine gelegt oder aufgedeckt werden, der Stapel bleibt liegen.',
  ],
  ['mustPlay', { card: 'JS' }, 'Max hat den B♠, und der passt: Wer legen kann, muss.'],
  ['mustPlay', { card: 'AS' }, 'Max hat das A♠, und das passt: Wer legen kann, muss.'],
];

const moved = (move: Partial<MoveView>, more: Partial<RulingView> = {}): RulingView =>
  ruling({ move: { kind: 'play', seat: 1, cards: ['7H'], stack: null, ...move }, draws: 0, ...more });
const refused = (code: BreachCode, card: BreachFacts['card'], move: Partial<MoveView> = { cards: ['9C'] }) =>
  moved(move, { verdict: 'illegal', breaches: [{ code, rule: null, ruleText: null, card, seat: null }] });

/** What is heard. */
const ALOUD: readonly (readonly [RulingView, string])[] = [
  [moved({}), 'Bo: Herz-Sieben. Passt. Cy ist dran.'],
  [moved({ cards: ['6H', '6S'] }), 'Bo: zwei Sechser. Passt. Cy ist dran.'],
  [moved({ cards: ['JH', 'JS', 'JC'] }), 'Bo: drei Buben. Passt. Cy ist dran.'],
  [moved({ cards: ['X1', 'X2'] }), 'Bo: zwei Joker. Passt. Cy ist dran.'],
  [moved({ cards: ['4H', '5S', 'JC'] }), 'Bo: Herz-Vier, Pik-Fünf, Kreuz-Bube. Passt. Cy ist dran.'],
  [
    moved({}, { draws: 2, effects: [skips(2)] }),
    'Bo: Herz-Sieben. Passt. zieht 2 nach, überspringt Cy. Cy ist dran.',
  ],
  [moved({ kind: 'pickUp', cards: [] }, { pickedUp: 9 }), 'Bo nimmt den Stapel auf. Cy ist dran.'],
  [refused('tooLow', 'TS'), 'Bo: Kreuz-Neun. Nicht erlaubt: niedriger als die Zehn. Bo nimmt das zurück.'],
  [
    refused('notOnThis', 'JS', {}),
    'Bo: Herz-Sieben. Nicht erlaubt: nicht auf den Buben. Bo nimmt das zurück.',
  ],
  [
    refused('wrongColour', 'QH'),
    'Bo: Kreuz-Neun. Nicht erlaubt: nicht rot wie die Herz-Dame. Bo nimmt das zurück.',
  ],
  [
    refused('mustPlay', 'JS', { kind: 'pickUp', cards: [] }),
    'Bo nimmt den Stapel auf. Nicht erlaubt: Bo hat den Pik-Buben, und der passt. Bo nimmt das zurück.',
  ],
];

describe('German', () => {
  it.each(BREACHES)('%s %j', (code, more, sentence) => {
    expect(de.rulings.breaches[code](facts({ code, ...more }))).toBe(sentence);
  });

  const view: TableView = { ...FIXTURES.middle, turn: 2 };

  it.each(ALOUD)('can be heard (%#)', (one, said) => {
    expect(rulingAloud(de, view, one)).toBe(said);
  });

  it.each(NOTICE_CODES)('%s can be heard', (code) => {
    for (const card of [null, 'JH'] as const) {
      const said = noticeAloud(de, view, { id: 1, code, card, seat: card && 1, text: 'X' }, false);
      expect(said).not.toMatch(/[♣♦♥♠„“✖✔≥≤]|null|undefined|\b[BDK]\b/);
      expect(said).toMatch(/^[A-ZÄÖÜ].*\.$/);
    }
  });

  it('counts cards, and names several of a rank', () => {
    const { plural } = de.cards;
    expect(['8', 'J', 'Q', 'K', 'A', 'JK'].map(plural)).toEqual([
      '8er',
      'Buben',
      'Damen',
      'Könige',
      'Asse',
      'Joker',
    ]);
    expect(de.open.notYet(1, 'B', 'Buben')).toBe('Es fehlt noch ein Bube');
    expect(de.open.notYet(2, '8', '8er')).toBe('Es fehlen noch 2 8er');
    expect(de.play.labels.cards(1)).toBe('1 Karte');
    expect(de.phones.tv.free(2)).toBe('2 Plätze sind frei');
  });

  it('says what the pile demands', () => {
    const said = (demand: Partial<typeof anything>) => sayDemand(de, { ...anything, ...demand }).words;
    expect(said({})).toBe('alles');
    expect(said({ bound: { kind: 'atLeast', rank: 'J' } })).toBe('B oder höher');
    expect(said({ bound: { kind: 'exactly', rank: 'A' } })).toBe('ein Ass');
    expect(said({ card: 'KC', colour: 'black' })).toBe('schwarz wie K♣');
    expect(said({ only: ['Q', '3'], forced: true })).toBe('aufnehmen, oder D oder 3');
    expect(de.demand.from('B♠', 'Agnes')).toBe('auf dem B♠ von Agnes');
  });

  it('says in the log that a burn was called, as English does', () => {
    const burned = ruling({ burn: true });
    const line = {
      id: 1,
      number: 12,
      notice: null,
      ruling: { ...burned, move: { ...burned.move, called: true as const } },
    };
    const lines = [de, en].map((words) => sayLogLine(words, view.seats, line).text.split(' · ').at(-1));
    expect(lines).toEqual(['angesagt', 'called']);
    const unheard = { ...line, ruling: { ...line.ruling, burn: false } };
    expect(sayLogLine(de, view.seats, unheard).text).not.toContain('angesagt');
  });

  it('keeps its capital letters in the log', () => {
    const line = { id: 1, number: 12, notice: null, ruling: refused('tooLow', 'KS') };
    expect(sayLogLine(de, view.seats, line).text).toBe('Bo 9♣: nicht erlaubt. 9♣ ist niedriger als der K♠.');
  });
});

const SOURCES = import.meta.glob('../../src/words/de/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('one word for one thing', () => {
  it.for([
    ['a seat’s stack of face-down cards is a Päckchen', /Häufchen|Stöße|Stoße?s\b/],
    ['what may be chosen with rules is an Option, other rules are a Variante', /Varianten'|keine Varianten/],
  ] as const)('%s', ([, other]) => {
    const found = Object.entries(SOURCES).flatMap(([file, text]) => (other.test(String(text)) ? [file] : []));
    expect(found).toEqual([]);
  });
});
