import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/engine/state.ts';
import { cardsHint } from '../../../src/table/hints/cards.ts';
import { at } from '../../engine/support/at.ts';

/**
 * A hint in one line: `9D` may be laid, `8H+8S` only together, `3C✖tooLow/JD RE-04` not, and why; then how many cards
 * are hidden, the ranks that fit (`8*2` only two or more, `K=KS` known to be held), and what else may be done.
 */
function textOf(state: State, seat = 0): string {
  const { cards, hidden, ranks, others } = cardsHint(state, seat);
  const judged = cards.map(({ card, play, breaches }) => {
    if (play !== null) return [card, ...play.filter((one) => one !== card)].join('+');
    return `${card}✖${breaches.map((one) => `${one.code}${one.card ? `/${one.card}` : ''} ${one.rule ?? '-'}`).join(',')}`;
  });
  const fit = ranks.map(
    ({ kind, together, held }) =>
      `${kind}${together > 1 ? `*${together}` : ''}${held.length > 0 ? `=${held.join('=')}` : ''}`,
  );
  return [...judged, hidden > 0 ? `?${hidden}: ${fit.join(' ')}` : '', others.join(' ')]
    .filter((part) => part !== '')
    .join(' | ');
}

const HIDDEN = { hand: ['??', '??'], faceDown: 1 };

interface Row {
  readonly name: string;
  readonly own: Parameters<typeof at>[0][number];
  readonly other?: Parameters<typeof at>[0][number];
  readonly more: Readonly<Record<string, unknown>>;
  readonly hint: string;
}

const ROWS: readonly Row[] = [
  {
    name: 'what is high enough, what goes on anything, and what is too low',
    own: { hand: ['5C', 'QS', 'JC', '2D', 'TH', '3C'] },
    more: { pile: ['4S', 'JD'] },
    hint: '5C✖tooLow/JD RE-04 | QS | JC | 2D | TH | 3C',
  },
  {
    name: 'nothing fits, so the pile is to be taken',
    own: { hand: ['5C', '4H'], faceUp: ['KS'], faceDown: 1 },
    more: { pile: ['AD'] },
    hint: '5C✖tooLow/AD RE-04 | 4H✖tooLow/AD RE-04 | pickUp',
  },
  {
    name: 'after a seven, what is low enough',
    own: { hand: ['9C', '7H', '5S', '8D'] },
    more: { pile: ['7D'] },
    hint: '9C✖tooHigh/7D RE-31 | 7H | 5S | 8D✖tooHigh/7D RE-31',
  },
  {
    name: 'what is of the wrong colour',
    own: { hand: ['KS', 'KH', '5C'] },
    more: { options: { 'RE-X1': true }, pile: ['4H'] },
    hint: 'KS✖wrongColour/4H RE-X1 | KH | 5C✖wrongColour/4H RE-X1',
  },
  {
    name: 'face-up cards once the hand is empty',
    own: { hand: [], faceUp: ['KS', '4D'], faceDown: 2 },
    more: { pile: ['9C'] },
    hint: 'KS | 4D✖tooLow/9C RE-04',
  },
  {
    name: 'nothing but to turn a card over',
    own: { hand: [], faceUp: [], faceDown: 2 },
    more: { pile: ['9C'] },
    hint: 'flip',
  },
  {
    name: 'the stock may be tried before the pile is taken',
    own: { hand: ['5D'] },
    more: { options: { chance: 'flipStock' }, pile: ['9C'], stock: 3 },
    hint: '5D✖tooLow/9C RE-04 | stock pickUp',
  },
  {
    name: 'an extra turn that may be declined',
    own: { hand: ['5D'] },
    more: { options: { 'burn.again': 'may' }, history: [{ seat: 'Ann', play: ['TD'] }], burned: ['TD'] },
    hint: '5D | done',
  },
  {
    name: 'somebody else is to play',
    own: { hand: ['QS'] },
    more: { pile: ['JD'], turn: 'Bo' },
    hint: 'QS✖notYourTurn RE-03',
  },
  {
    name: 'somebody else is to play, and a set may be completed all the same',
    own: { hand: ['9S', 'QS'] },
    more: { pile: ['9C', '9D', '9H'], turn: 'Bo' },
    hint: '9S | QS✖notYourTurn RE-03',
  },
  {
    name: 'equal cards only where they complete the set',
    own: { hand: ['8C', '8D', '9H', '5S'] },
    more: { rules: 'blast', pile: ['8S'] },
    hint: '8C+8D | 8D+8C | 9H✖tooHigh/8S BL-13 | 5S',
  },
  {
    name: 'one equal card, which completes nothing',
    own: { hand: ['8C', '5S'] },
    more: { rules: 'blast', pile: ['8S'] },
    hint: '8C✖equalNotAllowed/8S BL-26 | 5S',
  },
  {
    name: 'as many cards as lie there',
    own: { hand: ['9C', '9D', 'QS'] },
    more: {
      options: { 'match.size': 'atLeast' },
      pile: ['5S', '5H'],
      history: [{ seat: 'Bo', play: ['5S', '5H'] }],
    },
    hint: '9C+9D | 9D+9C | QS✖setTooSmall/5H -',
  },
  {
    name: 'the card that is for need only',
    own: { hand: ['TC', '5S'] },
    more: { rules: 'blast', options: { 'special[10].onlyIfStuck': true }, pile: ['8S'] },
    hint: 'TC✖notNeeded/5S BL-28 | 5S',
  },
  {
    name: 'whoever may start, with any card',
    own: { hand: ['4H', 'QS'] },
    more: { phase: 'start', turn: null },
    hint: '4H | QS',
  },
  {
    name: 'whoever may start, with that card among those laid',
    own: { hand: ['4H', 'QS', '4D'] },
    more: { options: { 'first.mustPlayIt': true }, phase: 'start', turn: null },
    hint: '4H | QS✖mustStartWith/4H - | 4D+4H',
  },
  {
    name: 'whoever may not start',
    own: { hand: ['5H', 'QS'] },
    other: { hand: ['4H', '??'] },
    more: { phase: 'start', turn: null },
    hint: '5H✖notYourTurn RE-36 | QS✖notYourTurn RE-36',
  },
  {
    name: 'before the first card nothing is laid',
    own: { hand: ['4H'], faceUp: ['QS'], faceDown: 1 },
    more: { phase: 'exchange', turn: null },
    hint: '4H✖notNow RE-39',
  },
  {
    name: 'a hand that nobody has seen: what would fit',
    own: { hand: ['??', '??', 'KS'] },
    more: { pile: ['JD'] },
    hint: 'KS | ?2: 2 3 T J Q K=KS A',
  },
  {
    name: 'a rank that has gone, and one of which two are needed',
    own: { hand: ['??', '??'] },
    more: { rules: 'blast', pile: ['6S'], burned: ['5C', '5D', '5H', '5S', '4C', '4D', '4H', '4S'] },
    hint: '?2: A 2 3 6*2 T | pickUpElse',
  },
  {
    name: 'where a colour is asked for, what there may be of it',
    own: { hand: ['??'] },
    more: { options: { 'RE-X1': true }, pile: ['4H'], burned: ['KH', 'KD'] },
    hint: '?1: 2 3 4 5 6 7 8 9 T J Q A | pickUpElse',
  },
];

describe('which cards may be played', () => {
  it.each(ROWS)('$name', ({ own, other = HIDDEN, more, hint }) => {
    expect(textOf(at([own, other], more))).toBe(hint);
  });
});
