import type { RulingView, SeatView } from '../../../protocol/view.ts';
import { type Names, nameAt } from '../../../words/say/names.ts';

/** A ruling as attributes, for programs that read the page. */
export const rulingHooks = (names: Names, ruling: RulingView) => ({
  'data-verdict': ruling.verdict,
  'data-id': ruling.id,
  'data-kind': ruling.move.kind,
  'data-seat': nameAt(names, ruling.move.seat),
  'data-cards': ruling.move.cards.join(' '),
  'data-burn': ruling.burn,
  'data-draws': ruling.draws,
  'data-picked-up': ruling.pickedUp,
  'data-failed': ruling.failed,
  'data-breaches': ruling.breaches.map(({ code }) => code).join(' '),
  'data-claims': ruling.claims.map(({ code }) => code).join(' '),
  'data-out': ruling.out.map((seat) => nameAt(names, seat)).join(' '),
  'data-settled': ruling.settled,
  'data-stands': ruling.stands,
});

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** What a seat holds, as attributes. */
export const seatHooks = (seat: SeatView) => ({
  'data-testid': `seat-${seat.name}`,
  'data-hand': seat.hand,
  'data-known': seat.known.join(' '),
  'data-faceup': seat.faceUp.filter((slot) => slot !== null).length,
  'data-facedown': sum(seat.faceDown),
  'data-out': seat.place ?? '',
});
