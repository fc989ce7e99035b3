import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/engine/cards.ts';
import type { Refusal, ServerMessage } from '../../../src/protocol/messages.ts';
import type { ScreenMove } from '../../../src/protocol/play.ts';
import type { TableView } from '../../../src/protocol/view.ts';
import type { Effect } from '../../../src/renderer/store/effect.ts';
import { again, toHome } from '../../../src/renderer/store/go.ts';
import { NOTHING_YET, type PageState } from '../../../src/renderer/store/page.ts';
import {
  chooseEquals,
  cover,
  layCards,
  layChosen,
  makeOnly,
  moveCursor,
  pickUpPile,
  swapCards,
  tapCard,
  tapStack,
  toCursor,
  uncover,
  unmake,
} from '../../../src/renderer/store/play/act.ts';
import { ownItems } from '../../../src/renderer/store/play/own.ts';
import { receive } from '../../../src/renderer/store/receive.ts';
import { lobby } from '../fixtures.ts';
import { PLAYS } from '../play-fixtures.ts';

const at = (table: TableView, more: Partial<PageState> = {}): PageState => ({
  ...NOTHING_YET,
  lobby,
  table,
  ...more,
});

/** The page after an effect, as far as the page itself goes. */
const done = (state: PageState, effect: Effect | null): PageState => ({ ...state, ...effect?.show });

const tapped = (state: PageState, ...cards: readonly Card[]): PageState =>
  cards.reduce((now, card) => done(now, tapCard(now, card)), state);

const chosenAfter = (table: TableView, ...cards: readonly Card[]) =>
  tapped(at(table), ...cards).playing.chosen;

const sentBy = (effect: Effect | null): ScreenMove | null =>
  effect?.send?.type === 'make' ? effect.send.move : null;

const told = (state: PageState, table: TableView): PageState => {
  const message: ServerMessage = { type: 'state', lobby, table };
  return { ...state, ...receive(state, JSON.stringify(message)) };
};

const refused = (state: PageState, refusal: Refusal): PageState => ({
  ...state,
  ...receive(state, JSON.stringify({ type: 'refused', refusal })),
});

const { yourTurn, swap, choose, blind, addWhich, faceUp, cover: covered, shared, held } = PLAYS;

/** The same table with other moves. */
const withMoves = (view: TableView, ...moves: readonly ScreenMove[]): TableView => ({
  ...view,
  play: { ...view.play!, moves: [...moves] },
});

describe('tapping cards', () => {
  it.each([
    ['one', ['9C'], ['9C']],
    ['the same twice', ['9C', '9C'], []],
    ['two equal ones', ['4S', '4H'], ['4S', '4H']],
    ['two that don’t go together: the last one is meant', ['4H', '9C'], ['9C']],
    ['a hand card and an equal one on the table, which no move lays together', ['7S', 'KH'], ['KH']],
  ] as const)('%s', (_, cards, chosen) => {
    expect(chosenAfter(yourTurn.table, ...cards)).toEqual(chosen);
  });

  it('of different ranks, where a move lays them together', () => {
    const run: ScreenMove = { kind: 'play', seat: 0, cards: ['4H', '7S', '9C'] };
    expect(chosenAfter(withMoves(yourTurn.table, run), '9C', '4H')).toEqual(['9C', '4H']);
  });

  it('all equals at once', () => {
    const one = tapped(at(yourTurn.table), '4S');
    expect(done(one, chooseEquals(one)).playing.chosen.toSorted()).toEqual(['4H', '4S']);
    expect(chooseEquals(tapped(one, '4H'))).toBeNull();
    expect(chooseEquals(tapped(one, '9C'))).toBeNull();
  });

  it('means nothing where nobody’s cards are shown', () => {
    expect(tapCard(at(covered.table), '9C')).toBeNull();
    expect(tapStack(at(covered.table), 0)).toBeNull();
  });
});

describe('what is laid', () => {
  it.each([
    ['in the order of the taps', ['4S', '4H'], { cards: ['4S', '4H'] }],
    ['also what isn’t allowed, with where it comes from', ['9C'], { cards: ['9C'], from: 'hand' }],
    ['the same from the table', ['KH'], { cards: ['KH'], from: 'faceUp' }],
  ] as const)('%s', (_, cards, more) => {
    expect(sentBy(layChosen(tapped(at(yourTurn.table), ...cards)))).toEqual({
      kind: 'play',
      seat: 0,
      ...more,
    });
  });

  it('cards that follow each other lie in their own order', () => {
    const run: ScreenMove = { kind: 'play', seat: 0, cards: ['4H', '7S', '9C'] };
    const state = at(withMoves(yourTurn.table, run));
    expect(sentBy(layCards(state, ['9C', '4H', '7S']))).toEqual(run);
  });

  it('nothing, where nothing is chosen', () => {
    expect(layChosen(at(yourTurn.table))).toBeNull();
  });

  it('a second tap is no second move, until the table has answered', () => {
    const state = tapped(at(yourTurn.table), '4H');
    const sent = done(state, layChosen(state));
    expect(layChosen(sent)).toBeNull();
    // What else goes on is no answer.
    expect(layChosen(told(sent, yourTurn.table))).toBeNull();
    const { table } = yourTurn;
    expect(sentBy(layChosen(told(sent, { ...table, inputs: table.inputs + 1 })))).not.toBeNull();
    expect(sentBy(layChosen(told(sent, { ...table, play: { ...table.play!, held: true } })))).not.toBeNull();
    expect(sentBy(layChosen(refused(sent, { code: 'notYours' })))).not.toBeNull();
  });

  it('a face-down stack that was tapped', () => {
    const state = at(blind.table);
    expect(sentBy(layChosen(done(state, tapStack(state, 2))))).toEqual({ kind: 'flip', seat: 0, stack: 2 });
  });
});

describe('the exchange', () => {
  it.each([
    ['hand first', ['TD', '5D']],
    ['face-up first', ['5D', 'TD']],
  ] as const)('%s: two taps swap', (_, [first, second]) => {
    const effect = tapCard(tapped(at(swap.table), first), second);
    expect(sentBy(effect)).toEqual({ kind: 'swap', seat: 0, give: ['TD'], take: ['5D'] });
    expect(effect?.show?.playing?.chosen).toEqual([]);
  });

  it('two cards of the hand are no swap, nor is anything later', () => {
    expect(chosenAfter(swap.table, 'TD', '9C')).toEqual(['9C']);
    expect(swapCards(at(yourTurn.table), 'TD', '5D')).toBeNull();
    expect(layCards(at(swap.table), ['TD'])).toBeNull();
  });

  it('as many are chosen as the rules want, and no others than hand cards', () => {
    expect(chosenAfter(choose.table, 'TD', '2C', '9C', '7S')).toEqual(['2C', '9C', '7S']);
    expect(layChosen(tapped(at(choose.table), 'TD', '2C'))).toBeNull();
    expect(sentBy(layChosen(tapped(at(choose.table), 'TD', '2C', '9C')))).toEqual({
      kind: 'choose',
      seat: 0,
      cards: ['TD', '2C', '9C'],
    });
  });
});

describe('picking up', () => {
  it('goes at once', () => {
    expect(sentBy(pickUpPile(at(yourTurn.table)))).toEqual({ kind: 'pickUp', seat: 0 });
  });

  it('may be tried where it isn’t allowed, to be told why not', () => {
    expect(sentBy(pickUpPile(at(withMoves(yourTurn.table))))).toEqual({ kind: 'pickUp', seat: 0 });
  });

  it('asks which face-up card goes along', () => {
    const state = at(addWhich.table);
    const asked = done(state, pickUpPile(state));
    expect(asked.playing.adding).toBe(true);
    expect(sentBy(tapCard(asked, '9D'))).toEqual({ kind: 'pickUp', seat: 0, add: '9D' });
    expect(told(asked, addWhich.table).playing.adding).toBe(true);
    expect(told(asked, faceUp.table).playing.adding).toBe(false);
  });
});

describe('what else may be done', () => {
  it('only what the moves have', () => {
    expect(makeOnly(at(yourTurn.table), 'done')).toBeNull();
    expect(sentBy(makeOnly(at(swap.table), 'ready'))).toEqual({ kind: 'ready', seat: 0 });
    expect(unmake(at(yourTurn.table))?.send).toEqual({ type: 'unmake', seat: 0 });
    expect(unmake(at(swap.table))).toBeNull();
  });

  it('cards are uncovered and covered', () => {
    expect(uncover(at(covered.table))?.send).toEqual({ type: 'show', seat: 1 });
    expect(uncover(at(shared.table))).toBeNull();
    expect(cover(at(shared.table))?.send).toEqual({ type: 'show', seat: null });
    expect(cover(at(yourTurn.table))).toBeNull();
  });

  it('after a round the own cards lie still', () => {
    const over = (table: TableView): PageState => at({ ...table, phase: 'over' });
    const { table } = yourTurn;
    for (const effect of [
      tapCard(over(table), '4H'),
      chooseEquals(over(table), '4H'),
      layCards(over(table), ['4H']),
    ])
      expect(effect).toBeNull();
    expect(tapStack(over(blind.table), 2)).toBeNull();
    const chosen = done(at(blind.table), tapStack(at(blind.table), 2));
    expect(told(chosen, { ...blind.table, phase: 'over' }).playing.stack).toBeNull();
  });

  it('leaving a game that was begun is asked about; phones have no home to go to', () => {
    expect(toHome(at(yourTurn.table))?.show?.leaving).toBe(true);
    expect(toHome(at(yourTurn.table, { lobby: null }))).toBeNull();
    expect(again(at(PLAYS.over.table))?.send).toEqual({ type: 'newRound' });
    expect(again(at(PLAYS.over.table, { lobby: null }))).toBeNull();
  });
});

describe('after the table has told how it is', () => {
  const chosen = tapped(at(yourTurn.table), '4S', '4H');

  it('cards that are gone are not chosen any more', () => {
    const seats = yourTurn.table.seats.map((seat, i) =>
      i === 0 ? { ...seat, known: ['4H' as const] } : seat,
    );
    expect(told(chosen, { ...yourTurn.table, seats }).playing.chosen).toEqual(['4H']);
  });

  it('a move that waits stays chosen', () => {
    expect(told(chosen, held.table).playing.chosen).toEqual(['4S', '4H']);
  });

  it('nothing is kept for whoever looks next', () => {
    expect(told(chosen, covered.table).playing.chosen).toEqual([]);
  });

  it('a refusal stays until something happens, or is chosen', () => {
    const state = refused(chosen, PLAYS.refused.refusal);
    expect(state.playing.refused?.move.cards).toEqual(['9C']);
    // Often only another one is missing.
    expect(state.playing.chosen).toEqual(chosen.playing.chosen);
    expect(state.trouble).toBeNull();
    expect(told(state, yourTurn.table).playing.refused).not.toBeNull();
    expect(told(state, { ...yourTurn.table, inputs: yourTurn.table.inputs + 1 }).playing.refused).toBeNull();
    expect(tapped(state, '9C').playing.refused).toBeNull();
  });
});

describe('the keyboard', () => {
  const names = (table: TableView, sort: 'rank' | 'drawn') =>
    ownItems(table, sort).map((item) => (item.kind === 'card' ? item.card : item.stack));

  it.each([
    ['by rank', yourTurn.table, 'rank', ['KH', '5D', '8S', '4H', '4S', '7S', '9C', 'TD']],
    ['as drawn', yourTurn.table, 'drawn', ['KH', '5D', '8S', '9C', '4H', '7S', 'TD', '4S']],
    ['face up and face down', faceUp.table, 'rank', ['KH', 1, '4C']],
    ['face down alone', blind.table, 'rank', [0, 2]],
    ['covered', covered.table, 'rank', []],
  ] as const)('goes along the own items: %s', (_, table, sort, items) => {
    expect(names(table, sort)).toEqual(items);
  });

  it('goes round at both ends; a blank with the keyboard elsewhere only brings it back', () => {
    const fresh = at(yourTurn.table);
    const begun = done(fresh, moveCursor(fresh, -1));
    expect(ownItems(yourTurn.table, 'rank')[begun.playing.cursor!]).toMatchObject({ card: '4H' });
    expect(done(fresh, toCursor(fresh)).playing).toMatchObject({ cursor: begun.playing.cursor, chosen: [] });
    const state = at(yourTurn.table, { playing: { ...fresh.playing, cursor: 0 } });
    const last = done(state, moveCursor(state, -1));
    expect(last.playing.cursor).toBe(7);
    expect(done(last, toCursor(last)).playing).toMatchObject({ cursor: last.playing.cursor, chosen: [] });
    expect(done(last, moveCursor(last, 1)).playing.cursor).toBe(0);
    expect(moveCursor(at(covered.table), 1)).toBeNull();
  });
});
