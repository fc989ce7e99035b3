import { useEffect, useLayoutEffect, useRef } from 'react';
import { areOneKind, bareCards, type Card, copiesOf, type Played } from '../../../engine/cards.ts';
import type { CorrectionMessage } from '../../../protocol/correction.ts';
import type { Scan } from '../../../protocol/scanner.ts';
import type { MoveView, SeatView } from '../../../protocol/view.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { refuseScan, type ScanRefusal, sendCorrection, stepEntry } from '../../store/correcting.ts';
import { findOver } from '../../store/route.ts';

/** Makes a correction of the chosen entry. */
export function useCorrect(): (correction: CorrectionMessage) => void {
  const act = useAct();
  return (correction) => act((state) => sendCorrection(state, correction));
}

const NOTHING: readonly Scan[] = [];

/**
 * Asks for cards: while this is shown, what is scanned or typed comes here and plays nothing. BACK and FORWARD lead from
 * move to move, as they do at the table; for anything else `onScan` says why it can't be, or null.
 */
export function useScans(onScan: (scan: Scan) => ScanRefusal | null): void {
  const { send } = useTools();
  const act = useAct();
  const isOpen = usePage(({ connection }) => connection === 'open');
  const scans = usePage((state) => findOver(state, 'correct')?.scans ?? NOTHING);
  const taken = useRef(scans.length);
  useEffect(() => {
    if (!isOpen) return;
    send({ type: 'askCards', on: true });
    return () => void send({ type: 'askCards', on: false });
  }, [isOpen, send]);
  // At once: the next one may come before this one is drawn.
  useLayoutEffect(() => {
    const fresh = scans.slice(taken.current);
    taken.current = scans.length;
    for (const scan of fresh) {
      if (scan.what === 'older' || scan.what === 'newer') {
        act((state) => stepEntry(state, scan.what === 'older' ? -1 : 1));
        continue;
      }
      const refusal = onScan(scan);
      if (refusal !== null) act((state) => refuseScan(state, refusal));
    }
  }, [scans, onScan, act]);
}

/** Nothing can be scanned here: a card is no play, as people look here and would not see it; Undo leads back. */
export function useNoScans(onBack: () => void): void {
  useScans((scan) => {
    if (scan.what !== 'undo') return { code: 'notWhileCorrecting' };
    onBack();
    return null;
  });
}

/** The cards with this one, or a copy of it where it is there already; null where all of them are. */
export function withOneMore(cards: readonly Card[], card: Card, packs: number): readonly Card[] | null {
  const free = [card, ...copiesOf(card, packs)].find((one) => !cards.includes(one));
  return free === undefined ? null : [...cards, free];
}

interface Made {
  readonly kind: MoveView['kind'];
  readonly cards: readonly Played[];
}

/** Whether a scan alone says what a move was: of one card, or of equal ones. */
export const takesScans = ({ kind, cards }: Made): boolean =>
  kind === 'flip' || (kind === 'play' && areOneKind(cards));

/**
 * The cards of such a move with one that is scanned: in place of the one, or of the one that can't have been (`wrong`),
 * or with the equal ones; null where it fits none of this.
 */
export function withScanned(
  { cards: played }: Made,
  card: Card,
  packs: number,
  wrong: readonly Card[] = [],
): readonly Card[] | null {
  const cards = bareCards(played);
  const [odd, ...more] = cards.filter((one) => wrong.includes(one));
  if (odd !== undefined && more.length === 0 && !cards.includes(card))
    return cards.map((one) => (one === odd ? card : one));
  if (cards.length < 2) return cards.includes(card) ? null : [card];
  return areOneKind([...cards, card]) ? withOneMore(cards, card, packs) : null;
}

/** The face-down stack that is turned over first: one that no face-up card covers, if there is one. */
export function stackOf({ faceDown, faceUp }: SeatView): number {
  const open = faceDown.findIndex((count, stack) => count > 0 && (faceUp[stack] ?? null) === null);
  return Math.max(0, open === -1 ? faceDown.findIndex((count) => count > 0) : open);
}
