import { type Card, makeDeck } from '../../../engine/cards.ts';
import type { CorrectionMessage } from '../../../protocol/correction.ts';
import type { SeatView, TableView } from '../../../protocol/view.ts';
import { useAct } from '../../store/context.ts';
import { sendCorrection } from '../../store/correcting.ts';

/** Makes a correction of the chosen entry. */
export function useCorrect(): (correction: CorrectionMessage) => void {
  const act = useAct();
  return (correction) => act((state) => sendCorrection(state, correction));
}

/** Which of two equal cards is meant: the one of the second pack where that of the first is known to lie elsewhere. */
export function copyOf(card: Card, { rules, unseen }: TableView): Card {
  const second = `2:${card}` as Card;
  return rules.packs > 1 && !unseen.includes(card) && unseen.includes(second) ? second : card;
}

/** The cards that are face up somewhere, and so are most likely not the ones that were meant. */
export function seenCards({ unseen, rules }: TableView): ReadonlySet<Card> {
  const left = new Set(unseen.map((card) => card.replace(/^2:/, '')));
  return new Set(makeDeck(1, rules.jokers).filter((card) => !left.has(card)));
}

/** The face-down stack that is turned over first: one that no face-up card covers, if there is one. */
export function stackOf({ faceDown, faceUp }: SeatView): number {
  const open = faceDown.findIndex((count, stack) => count > 0 && (faceUp[stack] ?? null) === null);
  return Math.max(0, open === -1 ? faceDown.findIndex((count) => count > 0) : open);
}
