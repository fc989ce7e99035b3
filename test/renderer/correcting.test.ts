import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import type { Scan } from '../../src/protocol/scanner.ts';
import type { TableView } from '../../src/protocol/view.ts';
import {
  correctingAfter,
  correctingScanned,
  sendCorrection,
  toCorrect,
} from '../../src/renderer/store/correcting.ts';
import { NOTHING_YET, type PageState } from '../../src/renderer/store/page.ts';
import { findOver } from '../../src/renderer/store/route.ts';
import { withOneMore, withScanned } from '../../src/renderer/view/correct/use-correct.ts';
import { FIXTURES } from './fixtures.ts';
import { done, way } from './page-states.ts';

const notice = (id: number, code: NonNullable<TableView['notice']>['code']): TableView['notice'] => ({
  id,
  code,
  card: null,
  seat: null,
  text: null,
});

const BEFORE: TableView = { ...FIXTURES.middle, revision: 8, notice: notice(5, 'corrected') };
const PAGE: PageState = { ...NOTHING_YET, ...way('table'), table: BEFORE };
const OPENED = done(PAGE, toCorrect(PAGE, 1));
const SENT = done(OPENED, sendCorrection(OPENED, { kind: 'player', entry: 1, seat: 0 }));

describe('a correction that was sent', () => {
  it.each<[string, Partial<TableView>, 'closed' | 'waits' | 'refused']>([
    ['is over once it is made', { revision: 9, notice: notice(6, 'corrected') }, 'closed'],
    ['if a question has come up since', { revision: 9, notice: null }, 'closed'],
    ['if something else was said since', { revision: 10, notice: notice(7, 'pickUpBooked') }, 'closed'],
    ['is waited for', {}, 'waits'],
    ['stays where it was refused', { notice: notice(6, 'cardTwice') }, 'refused'],
  ])('%s', (_, now, is) => {
    const after = findOver({ ...SENT, ...correctingAfter(SENT, { ...BEFORE, ...now }) }, 'correct');
    expect(after === null).toBe(is === 'closed');
    expect((after?.sent ?? null) !== null).toBe(is === 'waits');
    expect(after?.refused?.code ?? null).toBe(is === 'refused' ? 'cardTwice' : null);
  });

  it.each([
    ['cardTwice', 8],
    // What is pressed then is meant for the moves as they are shown now.
    ['recordChanged', 12],
  ] as const)('refused with %s, the next is for revision %i', (code, revision) => {
    const grown = { ...BEFORE, notice: notice(6, code), revision: 12 };
    const waiting = findOver(SENT, 'correct')!;
    const late: PageState = { ...SENT, over: [{ ...waiting, sent: { notice: 5, revision: 12 } }] };
    const after = findOver({ ...late, ...correctingAfter(late, grown) }, 'correct')!;
    expect(after.revision).toBe(revision);
  });
});

it('a correction says which cards were scanned for it', () => {
  const correction = { kind: 'cards', entry: 1, cards: ['KS', '2:KD'] } as const;
  const sent = (page: PageState) => sendCorrection(page, correction)?.send;
  const scanned = (page: PageState, scan: Scan): PageState => ({
    ...page,
    ...correctingScanned(page, { id: 1, scan }),
  });
  expect(sent(OPENED)).toEqual({ type: 'correct', correction, revision: 8 });
  const [seat, card] = [{ what: 'seat', seat: 2 } as const, { what: 'card', card: 'KS' } as const];
  expect(sent([seat, card, card].reduce(scanned, OPENED))).toEqual({
    type: 'correct',
    correction,
    revision: 8,
    scanned: ['KS'],
  });
});

it.each<[string, readonly Card[], Card, number, readonly Card[] | null]>([
  ['the first', [], '7H', 1, ['7H']],
  ['after another', ['7S'], '7H', 1, ['7S', '7H']],
  ['none of one pack twice', ['7H'], '7H', 1, null],
  ['its equal of the second pack', ['7H'], '7H', 2, ['7H', '2:7H']],
  ['its equal of the first', ['2:7H'], '2:7H', 2, ['2:7H', '7H']],
  ['no third one', ['7H', '2:7H'], '7H', 2, null],
  ['the third one of three packs', ['7H', '2:7H'], '7H', 3, ['7H', '2:7H', '3:7H']],
  ['the first that is left of three', ['3:7H'], '3:7H', 3, ['3:7H', '7H']],
  ['no fourth one', ['7H', '2:7H', '3:7H'], '7H', 3, null],
  ['a joker has no equal', ['X1'], 'X1', 2, null],
])('one more card: %s', (_, cards, card, packs, now) => {
  expect(withOneMore(cards, card, packs)).toEqual(now);
});

it.each<[string, 'play' | 'flip', readonly Card[], Card, readonly Card[] | null]>([
  ['one card was another one', 'play', ['7H'], '9S', ['9S']],
  ['also an equal one', 'play', ['7H'], '7S', ['7S']],
  ['a card that was turned over', 'flip', ['7H'], '9S', ['9S']],
  ['what was turned over and not seen', 'flip', [], '9S', ['9S']],
  ['one more of equal cards', 'play', ['7H', '7S'], '7D', ['7H', '7S', '7D']],
  ['none that is there already', 'play', ['7H', '7S'], '7S', null],
  ['the one card that it is', 'play', ['7H'], '7H', null],
  ['in place of which of them?', 'play', ['7H', '7S'], '9S', null],
])('a card scanned over the cards of a move: %s', (_, kind, cards, card, now) => {
  expect(withScanned({ kind, cards }, card, 1)).toEqual(now);
});

it.each<[string, readonly Card[], Card, readonly Card[] | null]>([
  ['that can’t have been there', ['7H'], '7D', ['7D', '7S']],
  ['that may be either', ['7H', '7S'], '7D', ['7H', '7S', '7D']],
  ['of another move', ['9C'], '7D', ['7H', '7S', '7D']],
])('a card scanned over two equal ones takes the place of one %s', (_, wrong, card, now) => {
  expect(withScanned({ kind: 'play', cards: ['7H', '7S'] }, card, 1, wrong)).toEqual(now);
});
