import { describe, expect, it } from 'vitest';
import type { Slot } from '../../src/engine/cards.ts';
import type { State } from '../../src/engine/state.ts';
import { withShown } from '../../src/referee/taken.ts';
import { dialogue, linesOf, sitDown, type TableSpec } from './script.ts';

/*
 * What a referee can tell at once (docs/architecture/referee.md), each with the shortest dialogue at a table where
 * nothing of a hand is known but what was shown.
 */

type Given = Partial<Record<'hand' | 'faceUp', readonly (Slot | null)[]>>;

/** The first players have these cards; the stock is as long as it was. */
const given =
  (...seats: readonly Given[]) =>
  (state: State): State => ({
    ...state,
    seats: state.seats.map((seat, i) => ({
      ...seat,
      hand: (seats[i]?.hand as readonly Slot[] | undefined) ?? seat.hand,
      faceUp: seats[i]?.faceUp ?? seat.faceUp,
    })),
  });

const noStock = (state: State): State => ({ ...state, stock: [], burned: state.stock });
const at = (rules: string, more: Partial<TableSpec> = {}): TableSpec => ({
  rules,
  seats: ['Ann', 'Bo', 'Cy'],
  ...more,
});

const TOLD: readonly (readonly [what: string, TableSpec, string])[] = [
  ['a rank too low', at('reference'), 'SEAT:1 9C DONE 5H DONE => Bo 5H: illegal tooLow → Bo'],
  ['a rank too high', at('blast'), '9D JC DONE => Ann JC: illegal tooHigh → nobody'],
  [
    'an equal card where that is forbidden',
    at('blast'),
    '9D 8C DONE 8H DONE => Bo 8H: illegal equalNotAllowed → Bo',
  ],
  [
    'cards of several ranks: they are no play of one player',
    at('reference', { options: { 'set.play': 'set' } }),
    'SEAT:1 4C 5H => Bo 5H: fits',
  ],
  [
    'the wrong colour',
    at('reference', { options: { 'RE-X1': true } }),
    'SEAT:1 4C DONE 6H DONE => Bo 6H: illegal wrongColour → Bo',
  ],
  ['a burn without a cause', at('reference'), 'SEAT:1 4C DONE BURNED => - noBurnDue'],
  ['a play out of turn', at('reference'), 'SEAT:1 4C DONE SEAT:3 5H DONE => Cy 5H: illegal notYourTurn → Bo'],
  [
    'a play by somebody who is skipped',
    at('reference'),
    'SEAT:1 8C DONE SEAT:2 9H DONE => Bo 9H: illegal notYourTurn → Cy',
  ],
  [
    'four of a kind, completed out of turn: that is allowed, and burns',
    at('reference'),
    'SEAT:1 4C 4D DONE SEAT:3 4H 4S DONE => Cy 4H4S: legal burn → Cy',
  ],
  [
    'a second play without another turn',
    at('reference'),
    'SEAT:1 4C DONE SEAT:1 5H DONE => Ann 5H: illegal notYourTurn → Bo',
  ],
  [
    'another turn that is owed and that somebody else takes',
    at('reference'),
    'SEAT:1 TC DONE SEAT:2 5H DONE => Bo 5H: illegal notYourTurn → Ann',
  ],
  [
    'a face-up card with cards in hand',
    at('reference', { given: given({}, { faceUp: ['9H', 'QD', 'KC'] }) }),
    'SEAT:1 4C DONE 9H DONE => Bo 9H: illegal wrongZone → Bo',
  ],
  [
    'a face-down card with face-up cards left',
    at('reference', {
      given: (state) => noStock(given({}, { hand: [], faceUp: ['9H', 'QD', 'KC'] })(state)),
    }),
    'SEAT:1 4C DONE BLIND => Bo #: illegal wrongZone → Bo',
  ],
  [
    'a pick-up with a card in hand that is known and fits',
    at('reference'),
    'SEAT:1 9C DONE PICKUP 5H DONE 6D DONE PICKUP => Bo ^: illegal mustPlay → Bo',
  ],
  [
    'a pick-up with a face-up card that fits',
    at('reference', {
      given: (state) => noStock(given({}, { hand: [], faceUp: ['9H', 'QD', 'KC'] })(state)),
    }),
    'SEAT:1 4C DONE PICKUP => Bo ^: illegal mustPlay → Bo',
  ],
  [
    'a card that is known to be with somebody else: a question, never an accusation',
    at('reference'),
    'SEAT:1 9C DONE PICKUP 5H DONE 9C => ? laidByHolder 9C Bo [yes misScan]',
  ],
  [
    'a card that lies on the pile: a question',
    at('reference'),
    'SEAT:1 9C DONE JH DONE 9C => ? pickedUp 9C Cy [yes misScan]',
  ],
  ['a card that is burned: a mis-scan', at('reference'), 'SEAT:1 9C DONE TH DONE 9C => - alreadyBurned'],
  [
    'the wrong one to start, where face-up cards decide',
    at('encyclopedia', {
      given: given(
        { faceUp: ['5H', '9C', 'KC'] },
        { faceUp: ['3H', '9D', 'QC'] },
        { faceUp: ['6D', 'JC', 'QH'] },
      ),
    }),
    'SEAT:1 4C => Ann 4C: illegal notYourTurn → nobody',
  ],
];

describe('told at once', () => {
  it.each(TOLD)('%s', (_, spec, script) => {
    expect(dialogue(sitDown(spec), script).lines).toEqual(linesOf(script));
  });
});

const SHOWN: readonly (readonly [what: string, script: string, hand: string])[] = [
  ['a card that was refused and taken back is in its player’s hand', '9C DONE 5H DONE UNDO', 'Bo 5H ?? ??'],
  ['one that is replaced by an allowed play too', '9C DONE 5H DONE TH DONE', 'Bo 5H ?? ??'],
  ['one out of turn, once play goes on', '9C DONE TD quiet was:Ann JC DONE', 'Ann TD ?? ??'],
  ['until it is played', '9C DONE 5H DONE UNDO TH DONE 5H DONE', 'Bo ?? ?? ??'],
  ['one that still lies there is not', '9C DONE 5H DONE', 'Bo ?? ?? ??'],
];

describe('what refused cards show', () => {
  it.each(SHOWN)('%s', (_, script, hand) => {
    const { referee } = dialogue(sitDown(at('reference')), `SEAT:1 ${script}`);
    const hands = withShown(referee).seats.map((seat) => `${seat.name} ${seat.hand.join(' ')}`);
    expect(hands).toContain(hand);
  });
});
