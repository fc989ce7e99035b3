import { describe, expect, it } from 'vitest';
import { mask } from '../../../src/engine/knowledge.ts';
import type { SeatNumber, State } from '../../../src/engine/state.ts';
import type { StepView } from '../../../src/protocol/coach.ts';
import { startReferee } from '../../../src/referee/referee.ts';
import { viewOf } from '../../../src/table/view.ts';
import { at } from '../../engine/support/at.ts';
import { dialogue, sitDown, type TableSpec } from '../../referee/script.ts';

/** A step as text: its code, the numbers of seats from 0, and every fact that holds. */
function textOf(step: StepView | null): string {
  if (step === null) return '-';
  const facts = Object.entries(step).flatMap(([name, value]) => {
    if (name === 'step' || value === false || value === null || value === 'none') return [];
    if (value === true) return [name];
    return name === 'seat' || name === 'seats' || name === 'from' ? [String(value)] : [`${name} ${value}`];
  });
  return [step.step, ...facts].join(' ');
}

const THREE = ['??', '??', '??'];
const HIDDEN = { hand: THREE };

/** What somebody is told at a table without a deck, who sees no more than one does in that seat. */
const toldTo = (state: State, viewer: SeatNumber | 'onlooker'): string =>
  textOf(viewOf({ ...startReferee(mask(state, viewer)), viewer }, 0).coach.next);

/** What is told at a table with real cards. */
const told = (state: State): string => textOf(viewOf(startReferee(state), 0).coach.next);

describe('the next step, from one’s own cards', () => {
  const ann = (hand: readonly string[], more: Readonly<Record<string, unknown>> = {}) =>
    at([{ hand }, HIDDEN], { pile: ['JD'], stock: 20, ...more });
  const faceUp = (cards: readonly (string | null)[], more: Readonly<Record<string, unknown>> = {}) =>
    at([{ hand: [], faceUp: cards, faceDown: 3 }, HIDDEN], { pile: ['JD'], ...more });

  it.each<[string, State, string]>([
    ['a card fits', ann(['KS', '4C']), 'lay 0 hand'],
    ['nothing fits', ann(['4S', '5C']), 'pickUp 0 hand pickUp ifUnable'],
    ['nothing lies there', ann(['4S', '5C'], { pile: [] }), 'lay 0 hand any'],
    ['any card of an unknown hand fits', ann(['4S', '??'], { pile: [] }), 'lay 0 hand any'],
    [
      'but not one that is for need only',
      ann(['4S', '2C'], { pile: [], options: { 'special[2].onlyIfStuck': true } }),
      'lay 0 hand',
    ],
    ['any face-up card', faceUp(['4H', '5D', null], { pile: [] }), 'lay 0 faceUp any'],
    ['whoever likes may pick up', ann(['KS'], { rules: 'palace' }), 'lay 0 hand pickUp free'],
    ['which nobody needs where all fits', ann(['KS'], { rules: 'palace', pile: ['2D'] }), 'lay 0 hand'],
    [
      'the top of the stock may be tried',
      ann(['4S'], { options: { chance: 'flipStock' } }),
      'pickUp 0 hand pickUp ifUnable tryStock ifUnable',
    ],
    ['which is for those who can’t play', ann(['KS'], { options: { chance: 'flipStock' } }), 'lay 0 hand'],
    ['or for all', ann(['KS'], { options: { chance: 'atWill' } }), 'lay 0 hand tryStock free'],
    [
      'or for all, and nothing fits',
      ann(['4S'], { options: { chance: 'atWill' } }),
      'pickUp 0 hand pickUp ifUnable tryStock free',
    ],
    [
      'which nobody needs where all fits either',
      ann(['KS'], { options: { chance: 'atWill' }, pile: ['2D'] }),
      'lay 0 hand',
    ],
    [
      'nor is there a chance without a stock',
      ann(['KS'], { options: { chance: 'atWill' }, stock: 0, burned: 20 }),
      'lay 0 hand',
    ],
    [
      'the pile goes to somebody else',
      ann(['4S'], { options: { 'pickUp.taker': 'previousPlayer' } }),
      'pickUp 0 hand pickUp ifUnable toOther',
    ],
    ['face-up cards', faceUp(['KH', '5D', '8S']), 'lay 0 faceUp'],
    ['none of them fits', faceUp(['4H', '5D', '8S']), 'pickUp 0 faceUp pickUp ifUnable'],
    [
      'one of them goes with the pile',
      faceUp(['4H', '5D', '8S'], { options: { 'pickUp.addFaceUp': 1 } }),
      'pickUp 0 faceUp pickUp ifUnable add',
    ],
    [
      'a bare stack may be turned over',
      faceUp([null, '5D', '8S'], { options: { 'faceDown.access': 'whenUncovered' } }),
      'pickUp 0 faceUp pickUp ifUnable flip',
    ],
    ['blind', faceUp([null, null, null]), 'flip 0 cards 3'],
    ['blind, or the pile', faceUp([null, null, null], { rules: 'palace' }), 'flip 0 cards 3 pickUp'],
    [
      'blind, in order',
      at([{ hand: [], faceDown: [['??'], ['??', '??'], ['??', '??']] }, HIDDEN], {
        rules: 'threes',
        pile: ['JD'],
      }),
      'flip 0 stack 2 cards 5',
    ],
  ])('%s', (_, state, step) => {
    expect(toldTo(state, 0)).toBe(step);
  });

  it('goes again after a burn where the rules say so, or may', () => {
    const burned = (rules: string) =>
      at([{ hand: ['4S'] }, HIDDEN], { rules, pile: [], turn: 'Ann', history: [], stock: 20 });
    expect(toldTo({ ...burned('reference'), extra: 'must' }, 0)).toBe('lay 0 hand again must');
    expect(toldTo({ ...burned('everything'), extra: 'may' }, 0)).toBe('lay 0 hand again may');
  });
});

describe('the next step of others', () => {
  const eights = (hand: readonly string[], more: Readonly<Record<string, unknown>> = {}) =>
    at([HIDDEN, { hand }, HIDDEN], { pile: ['8C', '8D'], stock: 20, ...more });

  it('is to wait, or to complete a set out of turn where the rules allow it', () => {
    expect(toldTo(eights(['8H', '4S', '5D']), 1)).toBe('wait 0');
    expect(toldTo(eights(['8H', '8S', '5D']), 1)).toBe('complete 1 kind 8 cards 2');
    expect(toldTo(eights(['8H', '8S', '5D'], { rules: 'palace' }), 1)).toBe('wait 0');
  });

  it('is to add to their own play where the rules allow it', () => {
    const drawn = (played: string, followUp: boolean) =>
      at([HIDDEN, { hand: ['8H', '4S', '5D'] }, HIDDEN], {
        options: { 'set.followUp': followUp },
        pile: ['6D', '8C'],
        stock: 20,
        history: [{ seat: played, play: ['8C'] }],
      });
    expect(toldTo(drawn('Bo', true), 1)).toBe('add 1 kind 8 cards 1');
    expect(toldTo(drawn('Bo', false), 1)).toBe('wait 0');
    expect(toldTo(drawn('Cy', true), 1)).toBe('wait 0');
  });

  it('is to jump in with what equals the top card where the rules allow it', () => {
    const options = (jumpIn: string) => ({ rules: 'palace', options: { jumpIn, 'deck.packs': 2 } });
    expect(toldTo(eights(['8H', '4S', '5D'], options('equal')), 1)).toBe('add 1 kind 8 cards 1');
    expect(toldTo(eights(['8H', '8S', '5D'], options('equal')), 1)).toBe('complete 1 kind 8 cards 2');
    expect(toldTo(eights(['8H', '8S', '2:8D'], options('identical')), 1)).toBe('add 1 kind 8 cards 1');
    expect(toldTo(eights(['8H', '8S', '5D'], options('identical')), 1)).toBe('wait 0');
  });

  it('rests on nothing that they can’t see', () => {
    const nothingFits = at([{ hand: ['4S', '5C'] }, HIDDEN], { pile: ['JD'], stock: 20 });
    expect(toldTo(nothingFits, 'onlooker')).toBe('lay 0 hand pickUp ifUnable');
    expect(toldTo(nothingFits, 1)).toBe('wait 0');
    expect(toldTo(eights(['8H', '8S', '5D']), 'onlooker')).toBe('lay 0 hand pickUp ifUnable');
    expect(toldTo(eights(['8H', '8S', '5D']), 2)).toBe('wait 0');
  });
});

describe('the next step before the first card', () => {
  const seats = ['Ann', 'Bo'].map(() => ({ hand: THREE, faceUp: THREE, faceDown: 3 }));
  const begun = (rules: string, phase: string, more = {}) =>
    at(seats, { rules, phase, turn: null, stock: 20, ...more });

  it.each<[string, State, string, string]>([
    ['who may swap, and then is ready', begun('palace', 'exchange'), 'swap 0', 'getReady 0,1'],
    ['who waits', { ...begun('palace', 'exchange'), ready: [0] }, 'getReady 1', 'getReady 1'],
    [
      'who chooses',
      at(
        [
          { hand: [...THREE, ...THREE], faceDown: 3 },
          { hand: [...THREE, ...THREE], faceDown: 3 },
        ],
        {
          rules: 'everything',
          phase: 'exchange',
          turn: null,
        },
      ),
      'choose 0 cards 3',
      'getReady 0,1',
    ],
    ['who has lost the last round', begun('reference', 'start', { lastLoser: 'Ann' }), 'start 0', 'start 0'],
    ['who hasn’t', begun('reference', 'start', { lastLoser: 'Bo' }), 'wait 1', 'start 1'],
  ])('tells %s', (_, state, own, onlooker) => {
    expect(toldTo(state, 0)).toBe(own);
    expect(toldTo(state, 'onlooker')).toBe(onlooker);
  });

  it('names with real cards what everybody may do before', () => {
    expect(told(begun('reference', 'start', { lastLoser: 'Ann' }))).toBe('start 0 first swap');
    expect(told(begun('threes', 'start'))).toMatch(/^start 0,1 mustPlayIt/);
  });

  it('says that the first card goes on one that was turned up', () => {
    const turnedUp = begun('blast', 'start', { pile: ['9C'] });
    expect(toldTo(turnedUp, 1)).toBe('start 1 onPile');
  });
});

describe('what is still to be done with real cards', () => {
  const table: TableSpec = { rules: 'reference', seats: ['Ann', 'Bo', 'Cy', 'Di'] };
  const after = (script: string, spec = table) => {
    const { due, next } = viewOf(dialogue(sitDown(spec), script).referee, 0).coach;
    const tasks = due?.tasks.map(({ task, cards }) => `${task} ${cards}`).join(', ');
    return [due === null ? '-' : `${due.seat}: ${tasks}`, textOf(next)];
  };
  const low: TableSpec = {
    ...table,
    rules: 'everything',
    given: (state) => ({
      ...state,
      phase: 'play',
      turn: 1,
      pile: ['5C'],
      stock: [],
      burned: Array.from({ length: 16 }, () => '??' as const),
      seats: state.seats.map((seat, i) =>
        i === 1 ? { ...seat, hand: ['??'], faceUp: ['4C', '9H', 'KS'] } : seat,
      ),
    }),
  };

  it.each<[string, string, string, TableSpec?]>([
    ['SEAT:1 KH DONE', '0: draw 1', 'lay 1 hand pickUp ifUnable'],
    ['SEAT:1 KH DONE AS', '-', 'more 1 kind A missing 0'],
    ['SEAT:1 6D DONE 6S 6H', '-', 'more 1 kind 6 missing 0', { ...table, rules: 'palace' }],
    ['SEAT:1 6D DONE 6S 6H 6C', '-', '-', { ...table, rules: 'palace' }],

    ['SEAT:1 KH DONE 4S DONE', '-', 'takeBack 1 onTurn'],
    ['SEAT:1 KH DONE SEAT:4 AS DONE', '-', 'takeBack 3'],
    ['SEAT:1 KH DONE PICKUP', '1: takePile 1', 'lay 2 hand any'],
    ['SEAT:1 8H DONE SEAT:4 8S 8C 8D DONE', '3: clear 1, draw 3', 'lay 3 hand any again must'],
    ['JH DONE', '1: takeUp 3', 'lay 2 hand pickUp ifUnable', low],
  ])('after %s: %s, then %s', (script, due, next, spec) => {
    expect(after(script, spec)).toEqual([due, next]);
  });
});
