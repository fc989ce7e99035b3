import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import type { CardSound, RulingSound } from '../../src/protocol/settings.ts';
import type { RulingView, TableView } from '../../src/protocol/view.ts';
import { cardSoundsFor } from '../../src/renderer/sound/card-sounds.ts';
import { soundFor } from '../../src/renderer/sound/sound-for.ts';
import { FIXTURES, ruling } from './fixtures.ts';

const {
  middle,
  fits,
  fitsBurn,
  notYet,
  cannot,
  illegal,
  burn,
  question,
  onTrust,
  contradiction,
  start,
  watching,
  finished,
} = FIXTURES;

const after = (view: TableView, changes: Partial<TableView> = {}): TableView => ({
  ...view,
  inputs: view.inputs + 1,
  ...changes,
});
const ruled = (more: Partial<RulingView>) => ruling({ id: 20, ...more });
const openCannot = cannot.open;
const elsewhere = contradiction.ruling.breaches;
const said = (code: 'undone' | 'takenBack' | 'resumed' | 'seatAnnounced') =>
  ({ id: 99, code, card: null, seat: 0, text: null }) as const;

/** What was shown, what is shown now, and what is heard. */
const CASES: readonly (readonly [string, TableView | null, TableView | null, RulingSound | null])[] = [
  ['a legal play is ruled on', fits, after(middle, { ruling: ruled({}) }), 'legal'],
  ['the first ruling of a round', start, after({ ...start, ruling: ruled({}) }), 'legal'],
  ['a play on trust', middle, after(middle, { ruling: ruled({ verdict: 'onTrust' }) }), 'legal'],
  ['a burn', fits, after(burn), 'burn'],
  ['a play that is not allowed', notYet, after(illegal), 'notAllowed'],
  ['a contradiction', middle, after(contradiction), 'pleaseCheck'],
  ['a question', middle, after(question), 'pleaseCheck'],
  ['a question goes before a ruling', middle, after(question, { ruling: ruled({}) }), 'pleaseCheck'],
  [
    'the next question',
    question,
    after(question, { question: { ...question.question, id: 6 } }),
    'pleaseCheck',
  ],
  [
    'a ruling is said again',
    illegal,
    after(illegal, { ruling: { ...illegal.ruling, id: 14 } }),
    'notAllowed',
  ],
  ['the player of a play is changed', middle, after(middle, { ruling: ruled({}) }), 'legal'],

  ['a card that can’t become legal', middle, after(cannot), 'notAllowed'],
  [
    'a card that contradicts what was seen',
    middle,
    after(cannot, { open: { ...openCannot, breaches: elsewhere } }),
    'pleaseCheck',
  ],
  [
    'a second card makes a play bad',
    fits,
    after(fits, { open: { ...openCannot, cards: ['6S', '9C'] } }),
    'notAllowed',
  ],
  [
    'another card on a bad play',
    cannot,
    after(cannot, { open: { ...openCannot, cards: ['9C', '9D'] } }),
    null,
  ],
  ['a bad play is ruled on: heard already', cannot, after(illegal), null],
  ['… and the next card lies there already', cannot, after(illegal, { open: fits.open }), null],
  [
    '… and that is bad too',
    cannot,
    after(illegal, { open: { ...openCannot, seat: 2, cards: ['9H'] } }),
    'notAllowed',
  ],
  [
    'another player’s bad play',
    cannot,
    after(illegal, { ruling: { ...illegal.ruling, move: { ...illegal.ruling.move, seat: 0 } } }),
    'notAllowed',
  ],

  ['a card fits', middle, after(fits), null],
  ['a card waits for another', middle, after(notYet), null],
  ['the play before is closed by the next card', fits, after(fits, { ruling: ruled({}) }), 'legal'],
  [
    'a face-down card is announced',
    middle,
    after(middle, { ruling: ruled({ move: { kind: 'flip', seat: 1, cards: [], stack: 1 } }) }),
    null,
  ],
  [
    'a face-down card shows',
    middle,
    after(middle, { ruling: ruled({ move: { kind: 'flip', seat: 1, cards: ['5C'], stack: 1 } }) }),
    'legal',
  ],
  [
    'a face-down card can’t stay',
    middle,
    after(middle, {
      ruling: ruled({ move: { kind: 'flip', seat: 1, cards: ['3C'], stack: 1 }, failed: true, pickedUp: 6 }),
    }),
    'mishap',
  ],
  ['the pile is picked up', middle, after(onTrust, { ruling: { ...onTrust.ruling, id: 20 } }), 'mishap'],
  ['something is said in passing', middle, after(middle, { notice: said('seatAnnounced') }), null],
  [
    'a play that is not allowed was noticed',
    illegal,
    after(illegal, { ruling: { ...illegal.ruling, settled: true } }),
    null,
  ],
  ['a question is answered', question, after(middle), null],

  ['the page is loaded', null, burn, null],
  ['the table is left', burn, null, null],
  ['the same view again', burn, burn, null],
  ['a step is undone', burn, after(middle, { ruling: ruled({}), notice: said('undone') }), null],
  [
    'a bad play is taken back before it is ruled on',
    cannot,
    after(illegal, { notice: said('takenBack') }),
    null,
  ],
  ['a table is resumed', burn, after(illegal, { notice: said('resumed') }), null],
  ['a sample game is looked at', middle, after(watching, { ruling: ruled({}) }), null],
  ['the own table comes back', watching, after(middle, { ruling: ruled({}) }), null],
  ['another table is opened', middle, after(start, { ruling: ruled({ id: 3 }), inputs: 1 }), null],
  ['a new round', finished, after(start), null],
];

describe('what is heard when', () => {
  it.each(CASES)('%s', (_, before, now, sound) => {
    expect(soundFor(before, now)).toBe(sound);
  });
});

const onPile = (...cards: Card[]): Partial<TableView> => ({ pile: [...middle.pile, ...cards] });
const gone: Partial<TableView> = { pile: [] };
const six = { kind: 'play', seat: 1, cards: ['6S'], stack: null } satisfies RulingView['move'];
const fitsBurnMove = { ...six, cards: fitsBurn.open.cards };

/** What was shown, what is shown now, and what the cards are heard to do. */
const CARDS: readonly (readonly [string, TableView | null, TableView | null, readonly CardSound[]])[] = [
  ['a card is scanned that fits', middle, after(fits), ['tap']],
  ['… and is ruled on', fits, after(middle, { ...onPile('6S'), ruling: ruled({ move: six }) }), []],
  [
    'a card is played without a deck',
    middle,
    after(middle, { ...onPile('6S'), ruling: ruled({ move: six }) }),
    ['tap'],
  ],
  ['a second card of a play', fits, after(fits, { open: { ...fits.open, cards: ['6S', '6H'] } }), ['tap']],
  [
    'the next player’s card closes the play before',
    fits,
    after(fits, {
      ...onPile('6S'),
      ruling: ruled({ move: six }),
      open: { ...fits.open, seat: 2, cards: ['5C'] },
    }),
    ['tap'],
  ],
  ['a card waits for another', middle, after(notYet), ['tap']],
  ['a card that can’t become legal has its alarm alone', middle, after(cannot), []],
  ['a play that is not allowed', cannot, after(illegal), []],
  ['a burn from a hand', middle, after(burn), ['tap', 'crackle']],
  [
    'a burn by cards that lay open',
    fitsBurn,
    after(burn, { ruling: { ...burn.ruling, move: fitsBurnMove } }),
    ['crackle'],
  ],
  [
    'the pile is picked up',
    middle,
    after(onTrust, { ...gone, ruling: { ...onTrust.ruling, id: 20 } }),
    ['riffle'],
  ],
  [
    'a face-down card can’t stay',
    middle,
    after(middle, {
      ...gone,
      ruling: ruled({ move: { kind: 'flip', seat: 1, cards: ['3C'], stack: 1 }, failed: true, pickedUp: 6 }),
    }),
    ['tap', 'riffle'],
  ],
  ['cards are swapped', middle, after(middle, { ruling: ruled({ move: { ...six, kind: 'swap' } }) }), []],
  ['a ruling is said again', illegal, after(illegal, { ruling: { ...illegal.ruling, id: 14 } }), []],
  [
    'a burn is said again',
    burn,
    after(burn, { ruling: { ...burn.ruling, id: 15 }, inputs: burn.inputs }),
    [],
  ],
  ['a step is undone', burn, after(middle, { ruling: ruled({}), notice: said('undone') }), []],
  ['the page is loaded', null, burn, []],
  ['a new round', finished, after(start), []],
];

describe('what cards are heard to do', () => {
  it.each(CARDS)('%s', (_, before, now, sounds) => {
    expect(cardSoundsFor(before, now)).toEqual(sounds);
  });
});
