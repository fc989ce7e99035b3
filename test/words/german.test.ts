import { describe, expect, it } from 'vitest';
import type { BreachCode } from '../../src/engine/ruling.ts';
import type { Why } from '../../src/engine/why.ts';
import type { MoveView, RulingView, TableView } from '../../src/protocol/view.ts';
import { NOTICE_CODES } from '../../src/referee/notice.ts';
import type { BreachFacts } from '../../src/words/facts.ts';
import { sayDemand } from '../../src/words/say/demand.ts';
import { sayLogLine } from '../../src/words/say/log.ts';
import { sayBreach } from '../../src/words/say/ruling.ts';
import { noticeAloud, rulingAloud } from '../../src/words/say/speech.ts';
import { wordsFor } from '../../src/words/tables.ts';
import { anything, FIXTURES, ruling, skips } from '../renderer/fixtures.ts';

const en = wordsFor('en', 'family');
const de = wordsFor('de', 'family');

const facts = (more: Partial<BreachFacts>): BreachFacts => ({
  code: 'tooLow',
  mover: 'Max',
  cards: ['9C'],
  card: 'JS',
  seat: null,
  why: null,
  names: [],
  ofStock: false,
  ...more,
});

/** Why not: cards take the article and the case that the sentence asks for. */
const BREACHES: readonly (readonly [BreachCode, Partial<BreachFacts>, string])[] = [
  ['tooLow', {}, '9♣ ist niedriger als der B♠.'],
  ['tooLow', { cards: ['9C', '9H'], card: 'AD' }, '9♣ 9♥ sind niedriger als das A♦.'],
  ['tooHigh', {}, '9♣ ist höher als der B♠.'],
  ['tooHigh', { card: '7H' }, '9♣ ist höher als die 7♥.'],
  ['notOnThis', { cards: ['TC'], card: 'KH' }, '10♣ darf nicht auf den K♥ gelegt werden.'],
  ['notOnThis', { cards: ['QC', 'QD'], card: '2H' }, 'D♣ D♦ dürfen nicht auf die 2♥ gelegt werden.'],
  ['wrongColour', { card: '4C' }, 'Die 4♣ verlangt eine schwarze Karte.'],
  ['wrongColour', { card: 'JH' }, 'Der B♥ verlangt eine rote Karte.'],
  ['elsewhere', { card: 'X1', seat: 'Bo' }, 'Der Joker ist bei Bo.'],
  ['notYourTurn', { seat: 'Agnes' }, 'Agnes ist dran, nicht Max.'],
  ['mustPlay', { card: null }, 'Max kann legen, also muss der Stapel liegen bleiben.'],
  ['notHeld', { card: 'JS' }, 'Max hat den B♠ nicht.'],
];

type Whys = { readonly [K in Why['is']]: readonly [Extract<Why, { is: K }>, Partial<BreachFacts>, string][] };

/** The same where more is known than the code says; a sentence for each kind of fact, and where grammar asks for two. */
const WHYS: Whys = {
  canPlay: [
    [{ is: 'canPlay', cards: ['JS'] }, {}, 'Max kann den B♠ legen, also muss der Stapel liegen bleiben.'],
    [
      { is: 'canPlay', cards: ['5C', '5H'] },
      { mover: null },
      'Du kannst das Paar 5♣ 5♥ legen, also muss der Stapel liegen bleiben.',
    ],
    [
      { is: 'canPlay', cards: ['5C', '5H', '5S'] },
      {},
      'Max kann 5♣ 5♥ 5♠ zusammen legen, also muss der Stapel liegen bleiben.',
    ],
    [
      { is: 'canPlay', cards: ['AH'] },
      { code: 'notNeeded', cards: ['TC'] },
      '10♣ ist nur für den Notfall, und Max kann das A♥ legen.',
    ],
  ],
  whatever: [
    [{ is: 'whatever', all: true, card: '2C' }, {}, 'Jede Karte, die Max haben kann, passt auf die 2♣.'],
    [
      { is: 'whatever', all: false, card: 'KC' },
      { mover: null },
      'Was du auch hast: Eine der Karten passt auf den K♣.',
    ],
  ],
  turnFirst: [[{ is: 'turnFirst' }, {}, 'Max muss erst eine verdeckte Karte aufdecken.']],
  starts: [
    [
      { is: 'starts', by: 'card', card: 'JS', ranks: [], zones: ['hand', 'faceUp'], seats: [2], too: false },
      { names: ['Cy'] },
      'Cy hat den B♠ und fängt an.',
    ],
    [
      { is: 'starts', by: 'rank', card: null, ranks: ['3'], zones: ['faceUp'], seats: [2], too: true },
      { names: ['Cy'] },
      'Cy hat auch eine 3 offen liegen und sitzt links vom Geber am nächsten.',
    ],
    [
      { is: 'starts', by: 'race', card: null, ranks: ['3'], zones: ['hand'], seats: [0, 2], too: false },
      { names: ['Ann', 'Cy'] },
      'Wer zuerst eine 3 legt, fängt an: Ann oder Cy.',
    ],
    [
      { is: 'starts', by: 'thrownIn', card: null, ranks: ['3'], zones: ['hand'], seats: [0, 2], too: false },
      { names: ['Ann', 'Cy'] },
      'Erst müssen Ann und Cy noch eine 3 abwerfen.',
    ],
    [
      { is: 'starts', by: 'thrownIn', card: null, ranks: [], zones: [], seats: [2], too: false },
      { names: ['Cy'] },
      'Cy kommt nach dem letzten Abwerfen und fängt an.',
    ],
    [
      { is: 'starts', by: 'rank', card: null, ranks: ['4'], zones: ['hand'], seats: [0, 2], too: false },
      { names: ['Ann', 'Cy'] },
      'Anfangen darf, wer eine 4 auf der Hand hat: Ann oder Cy.',
    ],
  ],
  skipped: [
    [{ is: 'skipped', cards: ['8D'] }, { seat: 'Cy' }, 'Nach der 8♦ setzt Max aus: Cy ist dran.'],
    [
      { is: 'skipped', cards: ['6C', '6H'] },
      { seat: 'Cy', mover: null },
      'Nach dem Paar 6♣ 6♥ setzt du aus: Cy ist dran.',
    ],
  ],
  reversed: [
    [
      { is: 'reversed', direction: 'counterclockwise' },
      { card: 'QH', seat: 'Cy' },
      'Nach der D♥ geht es gegen den Uhrzeigersinn weiter: Cy ist dran.',
    ],
    [
      { is: 'reversed', direction: 'clockwise' },
      { card: 'JH', seat: 'Cy' },
      'Nach dem B♥ geht es im Uhrzeigersinn weiter: Cy ist dran.',
    ],
  ],
  again: [
    [{ is: 'again', may: false }, { card: null }, 'Max hat den Stapel verbrannt und muss noch einmal legen.'],
    [
      { is: 'again', may: true },
      { card: null, seat: 'Cy' },
      'Cy hat den Stapel verbrannt und darf noch einmal legen.',
    ],
    [{ is: 'again', may: false }, { card: '5D', mover: null }, 'Nach der 5♦ musst du noch einmal legen.'],
  ],
  choosing: [[{ is: 'choosing' }, { seat: 'Cy' }, 'Cy bestimmt, wer als Nächstes dran ist.']],
  startWith: [
    [{ is: 'startWith', cards: ['3S', 'JH'], missing: [] }, {}, 'Max muss mit der 3♠ oder dem B♥ anfangen.'],
    [
      { is: 'startWith', cards: ['6H'], missing: ['3', '4', '5'] },
      {},
      'Niemand hat eine 3, eine 4 oder eine 5, also muss Max mit der 6♥ anfangen.',
    ],
  ],
  throwIn: [
    [{ is: 'throwIn', cards: ['JH'] }, {}, 'Max muss erst den B♥ abwerfen.'],
    [{ is: 'throwIn', cards: ['3S', '3H'] }, { mover: null }, 'Du musst erst die 3♠ oder die 3♥ abwerfen.'],
  ],
  comesFirst: [
    [{ is: 'comesFirst', zone: 'faceUp' }, { card: null }, 'Max muss zuerst die offenen Karten legen.'],
    [
      { is: 'comesFirst', zone: 'hand' },
      { card: 'KH', mover: null },
      'Der K♥ liegt offen: Du musst zuerst die Handkarten legen.',
    ],
  ],
  covered: [[{ is: 'covered' }, { card: 'KD' }, 'Diese Karte liegt noch unter dem K♦.']],
  lies: [
    [{ is: 'lies', zone: 'hand' }, { seat: 'Cy' }, 'Der B♠ ist auf der Hand von Cy.'],
    [{ is: 'lies', zone: 'faceUp' }, { mover: null }, 'Der B♠ ist eine deiner offenen Karten.'],
    [{ is: 'lies', zone: 'burned' }, {}, 'Der B♠ ist verbrannt.'],
  ],
  under: [
    [
      { is: 'under', cards: ['3D'] },
      { code: 'tooHigh', cards: ['JH'], card: '7C' },
      'B♥ ist höher als die 7♣. Die 3♦ darauf ist unsichtbar.',
    ],
    [
      { is: 'under', cards: ['3D', '3H'] },
      { code: 'tooLow', card: 'KC' },
      '9♣ ist niedriger als der K♣. 3♦ 3♥ darauf sind unsichtbar.',
    ],
  ],
  belowUnder: [
    [
      { is: 'belowUnder', card: 'X1' },
      { code: 'tooHigh', cards: ['JH'], card: '7C' },
      'B♥ ist nicht niedriger als die 7♣ unter dem Joker.',
    ],
  ],
  answers: [
    [
      { is: 'answers', cards: ['5C', '5H'] },
      { code: 'equalNotAllowed', cards: ['5S', '5D'] },
      '5♠ 5♦ sind genauso hoch wie das Paar 5♣ 5♥, und gleich hohe Karten passen hier nicht.',
    ],
    [
      { is: 'answers', cards: ['5C', '5H'] },
      { code: 'tooHigh', cards: ['9S', '9D'] },
      '9♠ 9♦ sind höher als das Paar 5♣ 5♥.',
    ],
    [
      { is: 'answers', cards: ['5C', '5H'] },
      { code: 'setTooSmall' },
      'Auf 5♣ 5♥ müssen mindestens zwei Karten gelegt werden.',
    ],
  ],
  noRun: [
    [{ is: 'noRun', orSet: false }, { cards: ['5H', '7S'] }, '5♥ 7♠ sind keine Folge.'],
    [
      { is: 'noRun', orSet: true },
      { cards: ['5H', '7S'] },
      '5♥ 7♠ haben weder den gleichen Rang, noch sind sie eine Folge.',
    ],
  ],
  atMost: [
    [{ is: 'atMost', count: 1 }, {}, 'Auf einmal darf nur eine Karte gelegt werden.'],
    [{ is: 'atMost', count: 4 }, {}, 'Zusammen dürfen höchstens vier Karten gelegt werden.'],
  ],
  single: [
    [
      { is: 'single', cards: ['JD'] },
      { card: '9H' },
      'Der B♦ schlägt die 9♥ allein: Ein Paar ist nur erlaubt, wenn keine einzelne Karte reicht.',
    ],
    [
      { is: 'single', cards: [] },
      { card: 'JH' },
      'Eine Karte von Max schlägt den B♥ allein: Ein Paar ist nur erlaubt, wenn keine einzelne Karte reicht.',
    ],
  ],
  forced: [
    [{ is: 'forced', ranks: [], colour: null }, { card: 'JH' }, 'Nach dem B♥ muss Max aufnehmen.'],
    [
      { is: 'forced', ranks: ['J'], colour: null },
      { card: 'JH', mover: null },
      'Nach dem B♥ musst du aufnehmen oder einen Buben legen.',
    ],
    [
      { is: 'forced', ranks: ['J'], colour: 'black' },
      { card: 'JH' },
      'Nach dem B♥ muss Max aufnehmen oder einen schwarzen Buben legen.',
    ],
  ],
  onlyThese: [
    [{ is: 'onlyThese', ranks: [] }, { card: 'AH' }, 'Auf das A♥ darf nichts gelegt werden.'],
    [
      { is: 'onlyThese', ranks: ['2', 'J'] },
      { card: 'AH' },
      'Auf das A♥ darf nur eine 2 oder ein Bube gelegt werden.',
    ],
  ],
  mayBe: [
    [
      { is: 'mayBe', ranks: [] },
      { code: 'notWild', card: '9=QD' },
      'Die 9♦ ist nicht wild und gilt als nichts anderes.',
    ],
    [
      { is: 'mayBe', ranks: ['2', 'T'] },
      { code: 'notWild', card: 'X=Q1' },
      'Der Joker darf nur als eine 2 oder eine 10 gelten, oder als das, was darauf steht.',
    ],
  ],
  upTo: [
    [
      { is: 'upTo', rank: 'J' },
      { cards: ['9C'] },
      '9♣ darf nur auf einen Buben oder etwas Niedrigeres gelegt werden.',
    ],
  ],
  countsAs: [
    [
      { is: 'countsAs', rank: 'J' },
      { code: 'tooLow', cards: ['X1'], card: 'KC' },
      'Joker ist niedriger als der K♣. Ein Joker gilt als ein Bube.',
    ],
  ],
  limit: [
    [
      { is: 'limit', limit: 'atMost', rank: 'J', cards: [] },
      { card: 'QH' },
      'Die D♥ verlangt einen Buben oder etwas Niedrigeres.',
    ],
    [
      { is: 'limit', limit: 'atLeast', rank: '8', cards: [] },
      { card: '5C' },
      'Die 5♣ verlangt eine 8 oder etwas Höheres.',
    ],
  ],
  noStack: [[{ is: 'noStack' }, {}, 'Dort liegt keine verdeckte Karte.']],
  stackFirst: [[{ is: 'stackFirst', stack: 1 }, {}, 'Zuerst kommt die oberste Karte von Päckchen 2.']],
  fewer: [
    [{ is: 'fewer', count: 2, from: 'hand' }, {}, 'Max hat nur zwei Karten auf der Hand.'],
    [{ is: 'fewer', count: 1, from: 'faceUp' }, { mover: null }, 'Du hast nur eine Karte offen.'],
    [{ is: 'fewer', count: 0, from: 'hand' }, {}, 'Max hat keine Karte auf der Hand.'],
  ],
  hidden: [
    [
      { is: 'hidden', count: 1, from: 'hand' },
      {},
      'Max kann nicht alle davon haben: Nur 1 Karte auf der Hand ist unbekannt.',
    ],
  ],
  known: [
    [{ is: 'known', from: 'hand' }, {}, 'Max hat den B♠ nicht: Die ganze Hand ist bekannt.'],
    [{ is: 'known', from: 'faceUp' }, {}, 'Der B♠ ist keine der offenen Karten von Max.'],
    [{ is: 'known', from: 'faceUp' }, { seat: 'Cy' }, 'Der B♠ ist keine der offenen Karten von Cy.'],
    [{ is: 'known', from: 'faceDown' }, {}, 'Diese verdeckte Karte ist bekannt, und sie ist nicht der B♠.'],
  ],
  twice: [[{ is: 'twice' }, {}, 'Der B♠ kann nicht zweimal gelegt werden.']],
  onlyOne: [
    [{ is: 'onlyOne' }, {}, 'Max hat nur einen B♠.'],
    [{ is: 'onlyOne' }, { card: 'AS' }, 'Max hat nur ein A♠.'],
  ],
  notInDeck: [[{ is: 'notInDeck' }, {}, 'Diese Karte gehört nicht zu diesem Deck.']],
  noSwapping: [[{ is: 'noSwapping' }, {}, 'Nach diesen Regeln tauscht niemand Karten.']],
  noChoosing: [[{ is: 'noChoosing' }, {}, 'Nach diesen Regeln wählt niemand die offenen Karten.']],
  noStacking: [[{ is: 'noStacking' }, {}, 'Nach diesen Regeln legt niemand Karten auf offene Karten.']],
  onlyEqual: [[{ is: 'onlyEqual' }, {}, 'Auf den B♠ darf nur der gleiche Rang.']],
  onlyOwn: [
    [
      { is: 'onlyOwn' },
      { seat: 'Cy' },
      'Der B♠ ist eine der offenen Karten von Cy: Max darf Karten nur auf eigene legen.',
    ],
    [
      { is: 'onlyOwn' },
      { seat: 'Cy', mover: null },
      'Der B♠ ist eine der offenen Karten von Cy: Du darfst Karten nur auf deine eigenen legen.',
    ],
  ],
  exchangeOver: [
    [
      { is: 'exchangeOver', exchange: 'swap', begun: true },
      {},
      'Das Tauschen war mit der ersten Karte vorbei.',
    ],
    [{ is: 'exchangeOver', exchange: 'pick', begun: false }, {}, 'Das Wählen ist vorbei: Alle sind bereit.'],
  ],
  exchanging: [
    [
      { is: 'exchanging', exchange: 'swap' },
      {},
      'Los geht es, wenn alle bereit sind: Bis dahin darf getauscht werden.',
    ],
  ],
  ready: [[{ is: 'ready' }, {}, 'Max ist bereit und tauscht nicht mehr.']],
  unseen: [[{ is: 'unseen' }, { seat: 'Cy' }, 'Erst muss die Karte zu sehen sein, die Cy aufgedeckt hat.']],
  over: [[{ is: 'over' }, {}, 'Die Runde ist vorbei.']],
  noDraw: [[{ is: 'noDraw' }, {}, 'Ein Unentschieden gibt es nur, wenn niemand mehr weiterkommt.']],
  emptyPile: [[{ is: 'emptyPile' }, {}, 'Der Stapel ist leer: Es gibt nichts aufzunehmen.']],
};

const moved = (move: Partial<MoveView>, more: Partial<RulingView> = {}): RulingView =>
  ruling({ move: { kind: 'play', seat: 1, cards: ['7H'], stack: null, ...move }, draws: 0, ...more });
const refused = (
  code: BreachCode,
  card: BreachFacts['card'],
  move: Partial<MoveView> = { cards: ['9C'] },
  why?: Why,
) =>
  moved(move, {
    verdict: 'illegal',
    breaches: [{ code, rule: null, ruleText: null, card, seat: null, ...(why && { why }) }],
  });

/** What is heard. */
const ALOUD: readonly (readonly [RulingView, string])[] = [
  [moved({}), 'Bo legt die Herz-Sieben. Cy ist dran.'],
  [moved({ cards: ['6H', '6S'] }), 'Bo legt zwei Sechser. Cy ist dran.'],
  [moved({ cards: ['JH', 'JS', 'JC'] }), 'Bo legt drei Buben. Cy ist dran.'],
  [moved({ cards: ['X1', 'X2'] }), 'Bo legt zwei Joker. Cy ist dran.'],
  [
    moved({ cards: ['4H', '5S', 'JC'] }),
    'Bo legt die Herz-Vier, die Pik-Fünf und den Kreuz-Buben. Cy ist dran.',
  ],
  [
    moved({}, { draws: 2, effects: [skips(2)] }),
    'Bo legt die Herz-Sieben und zieht 2 nach. Cy setzt aus. Cy ist dran.',
  ],
  [moved({ kind: 'pickUp', cards: [] }, { pickedUp: 9 }), 'Bo nimmt den Stapel auf. Cy ist dran.'],
  [
    refused('tooLow', 'TS'),
    'Bo legt die Kreuz-Neun. Das ist nicht erlaubt: die Karte ist niedriger als die Zehn. Bo nimmt das zurück.',
  ],
  [
    refused('notOnThis', 'JS', {}),
    'Bo legt die Herz-Sieben. Das ist nicht erlaubt: das geht nicht auf den Buben. Bo nimmt das zurück.',
  ],
  [
    refused('wrongColour', 'QH'),
    'Bo legt die Kreuz-Neun. Das ist nicht erlaubt: die Karte ist nicht rot wie die Herz-Dame. Bo nimmt das zurück.',
  ],
  [
    refused('mustPlay', null, { kind: 'pickUp', cards: [] }, { is: 'canPlay', cards: ['JS'] }),
    'Bo nimmt den Stapel auf. Das ist nicht erlaubt: Bo kann den Pik-Buben legen, also muss der Stapel liegen bleiben. Bo nimmt das zurück.',
  ],
];

describe('German', () => {
  it.each(BREACHES)('%s %j', (code, more, sentence) => {
    expect(de.rulings.breaches[code](facts({ code, ...more }))).toBe(sentence);
  });

  it.each(Object.values(WHYS).flat())('%j %j: %s', (why, more, sentence) => {
    expect(sayBreach(de, facts({ ...more, why }))).toBe(sentence);
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
    expect(said({})).toBe('jede Karte');
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
    expect(lines).toEqual(['gerufen', 'called']);
    const unheard = { ...line, ruling: { ...line.ruling, burn: false } };
    expect(sayLogLine(de, view.seats, unheard).text).not.toContain('angesagt');
  });

  it('keeps its capital letters in the log', () => {
    const line = { number: 12, notice: null, ruling: refused('tooLow', 'KS') };
    expect(sayLogLine(de, view.seats, line).text).toBe(
      'Bo legt 9♣: nicht erlaubt, zurückgenommen. 9♣ ist niedriger als der K♠.',
    );
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
