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
  makeWhole,
  moveCursor,
  nameChosen,
  pickUpPile,
  swapCards,
  tapCard,
  tapStack,
  toCursor,
  uncover,
  unmake,
  withCursor,
} from '../../../src/renderer/store/play/act.ts';
import {
  movesOf,
  namedMoves,
  ownItems,
  rankNamed,
  stackable,
  stackings,
  waysOf,
} from '../../../src/renderer/store/play/own.ts';
import { receive } from '../../../src/renderer/store/receive.ts';
import { on } from '../../../src/renderer/store/route.ts';
import { lobby } from '../fixtures.ts';
import { done, way } from '../page-states.ts';
import { PLAYS } from '../play-fixtures.ts';

const at = (table: TableView, more: Partial<PageState> = {}): PageState => ({
  ...NOTHING_YET,
  ...way('table'),
  lobby,
  table,
  ...more,
});

const tapped = (state: PageState, ...cards: readonly Card[]): PageState =>
  cards.reduce((now, card) => done(now, tapCard(now, card)), state);

const chosenAfter = (table: TableView, ...cards: readonly Card[]) =>
  playing(tapped(at(table), ...cards)).chosen;

const playing = (state: PageState) => on(state, 'table').playing;

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

const {
  chooseNext,
  yourTurn,
  stack,
  swap,
  choose,
  blind,
  addWhich,
  faceUp,
  cover: covered,
  shared,
  held,
  ways,
  waysTurnedOver,
  wild,
} = PLAYS;

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
    expect(playing(done(one, chooseEquals(one))).chosen.toSorted()).toEqual(['4H', '4S']);
    expect(chooseEquals(tapped(one, '4H'))).toBeNull();
    expect(chooseEquals(tapped(one, '9C'))).toBeNull();
  });

  it('no more equals than may be played together', () => {
    const single: ScreenMove = { kind: 'play', seat: 0, cards: ['4S'] };
    expect(chooseEquals(tapped(at(withMoves(yourTurn.table, single)), '4S'))).toBeNull();
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
    const one = tapped(at(swap.table), first);
    const effect = tapCard(one, second);
    expect(sentBy(effect)).toEqual({ kind: 'swap', seat: 0, give: ['TD'], take: ['5D'] });
    expect(playing(done(one, effect)).chosen).toEqual([]);
  });

  it('two cards of the hand are no swap, nor is anything later', () => {
    expect(chosenAfter(swap.table, 'TD', '9C')).toEqual(['9C']);
    expect(swapCards(at(yourTurn.table), 'TD', '5D')).toBeNull();
    expect(layCards(at(swap.table), ['TD'])).toBeNull();
  });

  it('a chosen card is put on an equal one, of each player’s equal cards on the first', () => {
    const one = tapped(at(stack.table), 'TD');
    const moves = stackings(stack.table, playing(one).chosen);
    expect(moves.map(({ on }) => on.card)).toEqual(['TC', 'TH']);
    const effect = makeWhole(one, moves[1]!);
    expect(sentBy(effect)).toEqual({ kind: 'stack', seat: 0, cards: ['TD'], on: { seat: 2, card: 'TH' } });
    expect(playing(done(one, effect)).chosen).toEqual([]);
    expect(stackings(stack.table, ['9C'])).toEqual([]);
    expect(stackable(stack.table)).toEqual(['TD']);
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

describe('a wild card', () => {
  const one = tapped(at(wild.table), 'X1');

  it('is played as the rank that is named for it, or as what fits', () => {
    expect(namedMoves(wild.table, playing(one).chosen).map(rankNamed)).toEqual(['Q', 'K', 'A']);
    expect(sentBy(layChosen(one))).toEqual({ kind: 'play', seat: 0, cards: ['X1'] });
    const king = done(one, nameChosen(one, 'K'));
    expect(sentBy(layChosen(king))).toEqual({ kind: 'play', seat: 0, cards: ['X=K1'] });
  });

  it('is named anew once other cards are chosen', () => {
    expect(playing(tapped(done(one, nameChosen(one, 'K')), 'X1')).as).toBe(null);
  });

  it('goes along with a card of the rank that it counts as', () => {
    const both = tapped(one, 'KS');
    expect(playing(both).chosen).toEqual(['X1', 'KS']);
    expect(sentBy(layChosen(both))).toEqual({ kind: 'play', seat: 0, cards: ['KS', 'X=K1'] });
  });
});

describe('what a card does', () => {
  const one = tapped(at(ways.table), '7S');

  it('is chosen beside it: nothing is played without that', () => {
    expect(waysOf(ways.table, ['9C'], null)).toEqual([]);
    const [higher, lower] = waysOf(ways.table, playing(one).chosen, null);
    expect([higher!.offer.power, lower!.offer.power]).toEqual(['atLeast', 'atMost']);
    expect(sentBy(makeWhole(one, higher!.move))).toEqual({ kind: 'play', seat: 0, cards: ['7S'] });
    expect(sentBy(makeWhole(one, lower!.move))).toEqual({ kind: 'play', seat: 0, cards: ['7b=7S'] });
    const still = done(one, layChosen(one));
    expect(playing(still).chosen).toEqual(['7S']);
    expect(layChosen(one)).not.toHaveProperty('send');
  });

  it('is chosen of one that was turned over', () => {
    const moves = waysOf(waysTurnedOver.table, [], null).map(({ move }) => move);
    expect(moves).toEqual([
      { kind: 'flip', seat: 0, stack: 0, card: '7a=7S' },
      { kind: 'flip', seat: 0, stack: 0, card: '7b=7S' },
    ]);
  });
});

describe('who plays next', () => {
  it('is chosen by that player’s name, never by the key that ends a turn', () => {
    const one = at(chooseNext.table);
    const moves = movesOf(chooseNext.table, 'done');
    expect(sentBy(makeWhole(one, moves[1]!))).toEqual({ kind: 'done', seat: 0, to: 2 });
    expect(makeOnly(one, 'done')).toBeNull();
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
    expect(playing(asked).adding).toBe(true);
    expect(sentBy(tapCard(asked, '9D'))).toEqual({ kind: 'pickUp', seat: 0, add: '9D' });
    expect(playing(told(asked, addWhich.table)).adding).toBe(true);
    expect(playing(told(asked, faceUp.table)).adding).toBe(false);
  });
});

describe('what else may be done', () => {
  it('only what the moves have', () => {
    expect(makeOnly(at(yourTurn.table), 'done')).toBeNull();
    expect(sentBy(makeOnly(at(swap.table), 'ready'))).toEqual({ kind: 'ready', seat: 0 });
    expect(unmake(at(yourTurn.table))?.send).toEqual({ type: 'unmake', seat: 0 });
    // Too late, or nothing to take back: the table says so.
    expect(unmake(at(swap.table))?.send).toEqual({ type: 'unmake', seat: 0 });
    expect(unmake(at(covered.table))).toBeNull();
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
    expect(playing(told(chosen, { ...blind.table, phase: 'over' })).stack).toBeNull();
  });

  it('leaving a game that was begun is asked about; phones have no home to go to', () => {
    const asked = done(at(yourTurn.table), toHome(at(yourTurn.table)));
    expect(on(asked, 'table').asks).toBe('leaving');
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
    expect(playing(told(chosen, { ...yourTurn.table, seats })).chosen).toEqual(['4H']);
  });

  it('a move that waits stays chosen', () => {
    expect(playing(told(chosen, held.table)).chosen).toEqual(['4S', '4H']);
  });

  it('nothing is kept for whoever looks next', () => {
    expect(playing(told(chosen, covered.table)).chosen).toEqual([]);
  });

  it('a refusal stays until something happens, or is chosen', () => {
    const { refusal } = PLAYS.refused;
    const state = refused(chosen, refusal);
    expect(playing(state).refused?.move.cards).toEqual(['9C']);
    // The next press is not to try it again.
    expect(playing(state).chosen).toEqual([]);
    // Unless only another one is missing.
    const [breach] = refusal.ruling.breaches;
    const small = { ...refusal.ruling, breaches: [{ ...breach!, code: 'setTooSmall' as const }] };
    expect(playing(refused(chosen, { ...refusal, ruling: small })).chosen).toEqual(playing(chosen).chosen);
    expect(state.trouble).toBeNull();
    expect(playing(told(state, yourTurn.table)).refused).not.toBeNull();
    const further = told(state, { ...yourTurn.table, inputs: yourTurn.table.inputs + 1 });
    expect(playing(further).refused).toBeNull();
    expect(playing(tapped(state, '9C')).refused).toBeNull();
  });
});

describe('the keyboard', () => {
  const { rules } = yourTurn.table;
  const tenLow = { ...yourTurn.table, rules: { ...rules, order: rules.order.toReversed() } };
  const withFaceUp = (faceUp: TableView['seats'][number]['faceUp']): TableView => ({
    ...yourTurn.table,
    seats: yourTurn.table.seats.map((seat, i) => (i === 0 ? { ...seat, known: ['4H'], faceUp } : seat)),
  });
  const [onEqual, onNone] = [withFaceUp(['KH', '5D', '8S', '5H']), withFaceUp(['KH', null, '8S', '5H'])];
  const names = (table: TableView, sort: 'rank' | 'drawn') =>
    ownItems(table, sort).map((item) => (item.kind === 'card' ? item.card : item.stack));

  it.each([
    ['by rank', yourTurn.table, 'rank', ['KH', '5D', '8S', '4H', '4S', '7S', '9C', 'TD']],
    ['as the ranks go up in the rules', tenLow, 'rank', ['KH', '5D', '8S', 'TD', '9C', '7S', '4H', '4S']],
    ['as drawn', yourTurn.table, 'drawn', ['KH', '5D', '8S', '9C', '4H', '7S', 'TD', '4S']],
    ['face up and face down', faceUp.table, 'rank', ['KH', 1, '4C']],
    ['a card on its equal', onEqual, 'rank', ['KH', '5D', '5H', '8S', '4H']],
    ['a card whose equal is gone', onNone, 'rank', ['KH', 1, '8S', '5H', '4H']],
    ['face down alone', blind.table, 'rank', [0, 2]],
    ['covered', covered.table, 'rank', []],
  ] as const)('goes along the own items: %s', (_, table, sort, items) => {
    expect(names(table, sort)).toEqual(items);
  });

  it('goes round at both ends; a blank with the keyboard elsewhere only brings it back', () => {
    const fresh = at(yourTurn.table);
    const begun = done(fresh, moveCursor(fresh, -1));
    expect(ownItems(yourTurn.table, 'rank')[playing(begun).cursor!]).toMatchObject({ card: '4H' });
    const brought = playing(done(fresh, toCursor(fresh)));
    expect(brought).toMatchObject({ cursor: playing(begun).cursor, chosen: [] });
    const state = { ...fresh, ...withCursor(fresh, 0) };
    const last = done(state, moveCursor(state, -1));
    expect(playing(last).cursor).toBe(7);
    expect(playing(done(last, toCursor(last)))).toMatchObject({ cursor: 7, chosen: [] });
    expect(playing(done(last, moveCursor(last, 1))).cursor).toBe(0);
    expect(moveCursor(at(covered.table), 1)).toBeNull();
  });
});
