/**
 * What people and the referee say to each other over a slip:
 * - repeatedScan: the card once more within a second, at once or after `CMD:DONE`. Nothing comes of it.
 * - wrongTurn: `CMD:SEAT:n`, card, `CMD:DONE` → illegal, notYourTurn. `CMD:UNDO` → as before. Then the true move.
 * - illegalCard: card, `CMD:DONE` → illegal with its breach. `CMD:UNDO` → as before. Then the true move.
 * - silentPickUp: P takes the pile and says nothing, then leads a card of it though the turn is lost.
 *     1. the card (reference: after `CMD:SEAT:p`) → question: has P picked up? Nothing else has changed.
 *     2. `CMD:YES`, quiet → the pick-up is ruled (onTrust or legal), the turn is the next player's, and the card is
 *        judged as the next play: illegal, notYourTurn (without a seat also elsewhere: it is known in P's hand).
 *     3. `CMD:UNDO` → only the card is taken back; the pile stays with P. 4. the next true move.
 *   It is the only case with one question: any card led by somebody else in between is booked as P's, and from then
 *   on every card is one seat off, which no single answer can put right.
 * - lateNotice: P takes the pile and says nothing; the next player N leads c without a seat, and c does not fit the
 *   old pile. 1. c, `CMD:DONE` → illegal (for P, whose turn it is as far as anybody can see).
 *   2. `CMD:UNDO` → as before. 3. `CMD:PICKUP` → the pick-up. 4. c, `CMD:DONE` → N's lead.
 */
import { type Card, rankOf } from './cards.ts';
import { factsOf, type Known, learn, learnRefused, notAllowed, type RulingFacts, rulingOf } from './facts.ts';
import type { TrueGame, Turn } from './game.ts';
import type { Slip } from './slips.ts';
import type { Scan } from './steps.ts';
import { seatAt, type Table } from './table.ts';

export const seatCode = (seat: number): string => `CMD:SEAT:${seat + 1}`;

export const nameOf = (table: Table, seat: number): string => seatAt(table, seat).name;

/**
 * RE-25: an equal card may be somebody's out of turn, so whoever lays it says who it is. So does the starter, where
 * the table can't know it.
 */
export function saysSeat({ rules }: TrueGame, { before, move, outOfTurn }: Turn, first: boolean): boolean {
  if (rules.name === 'blast' || move.kind !== 'play') return false;
  if (rules.name === 'threes') return first;
  const top = before.pile.at(-1);
  return first || outOfTurn || (top !== undefined && rankOf(top) === rankOf(move.cards[0]!));
}

/** What everybody has seen after a slip that was corrected, by what they had seen before it; as the referee takes it. */
export function seenAfterSlip({ turns }: TrueGame, i: number, slip: Slip, seen: Known): Known {
  if (slip.kind === 'wrongTurn') return learnRefused(seen, slip.seat, slip.card);
  // A late notice looks like a play of the one who should have moved.
  if (slip.kind === 'illegalCard' || slip.kind === 'lateNotice')
    return learnRefused(seen, turns[i]!.move.seat, slip.card);
  return seen;
}

/**
 * The scans of a slip that come before the true move; those of a silent pick-up tell the move as well. Pick-ups are
 * ruled by what is `known` of moves, the table shows what has been `seen`.
 */
export function slipScans(game: TrueGame, i: number, slip: Slip, known: Known, seen: Known): readonly Scan[] {
  const { rules, turns } = game;
  const turn = turns[i]!;
  const { before, move, outcome } = turn;
  const mover = nameOf(before, move.seat);

  const takeBack = (table: Table, after: Known): Scan => ({
    lines: ['CMD:UNDO'],
    cards: [],
    note: 'takes it back',
    expect: { table: factsOf(rules, table, after) },
    slip: slip.kind,
  });
  const refused = (seat: number, card: Card, ruling: RulingFacts, announced: boolean): Scan[] => [
    {
      lines: [...(announced ? [seatCode(seat)] : []), card, 'CMD:DONE'],
      cards: [card],
      note: `${nameOf(before, seat)} lays ${card}: not allowed`,
      expect: { ruling },
      slip: slip.kind,
    },
    takeBack(before, seenAfterSlip(game, i, slip, seen)),
  ];

  switch (slip.kind) {
    case 'repeatedScan':
      return [];
    case 'wrongTurn':
      return refused(slip.seat, slip.card, notAllowed(nameOf(before, slip.seat), ['notYourTurn']), true);
    case 'illegalCard':
      return refused(move.seat, slip.card, notAllowed(mover, [slip.breach]), false);
    case 'lateNotice':
      return refused(slip.seat, slip.card, notAllowed(mover, [slip.breach]), false);
    case 'silentPickUp': {
      const announced = rules.name === 'reference';
      return [
        {
          lines: [...(announced ? [seatCode(move.seat)] : []), slip.card],
          cards: [slip.card],
          note: `${mover} has taken the pile in silence and leads ${slip.card} from it`,
          expect: {
            question: { kind: 'pickedUp', seat: mover, card: slip.card },
            table: factsOf(rules, before, seen),
          },
          slip: slip.kind,
        },
        {
          lines: ['CMD:YES'],
          cards: [],
          note: `yes; but ${mover} has lost the turn with it`,
          waitQuiet: true,
          expect: {
            earlier: [rulingOf(rules, turn, known, false)],
            ruling: notAllowed(mover, announced ? ['notYourTurn'] : ['notYourTurn', 'elsewhere']),
          },
          slip: slip.kind,
        },
        takeBack(outcome.table, learn(seen, turn)),
      ];
    }
  }
}
