import { bareCards, type Card, copiesOf, faceOf, type Slot } from '../engine/cards.ts';
import { shownInHand } from '../engine/held.ts';
import { unseenCards } from '../engine/knowledge.ts';
import type { Place } from '../engine/location.ts';
import { cardsOf } from '../engine/move.ts';
import { type Entry, isCorrected, isRefused, type Judged } from '../engine/record.ts';
import { isContradiction } from '../engine/ruling.ts';
import { type State, sourceOf } from '../engine/state.ts';
import { lift } from './book.ts';
import { correct } from './correct.ts';
import type { Gone } from './input.ts';
import { seenAt } from './likely.ts';
import { judgeOpen } from './open.ts';
import { type Answer, YES_OR_MIS_SCAN } from './question.ts';
import { type Asked, type OpenPlay, type Referee, undoOnce } from './referee.ts';
import { ask, type NoticeFacts, say } from './say.ts';

/** Cards that lay on the pile and were taken away again. */

type Taken = Extract<Gone, { type: 'taken' }>;

/** Which step it is: whose, and its cards or what else it was. */
export function stepOf(entry: Entry | undefined): NoticeFacts {
  if (entry?.kind !== 'move') return { text: entry?.kind ?? null };
  const cards = cardsOf(entry.move).join(' ');
  const { kind, seat } = entry.move;
  return { seat, text: cards === '' || kind === 'pickUp' ? kind : cards };
}

/** Whether a move only contradicts what was seen: it was most likely scanned by mistake, and UNDO is what is advised. */
export const isUnclear = (one: Judged | undefined): boolean =>
  one?.ruling?.verdict === 'illegal' && isContradiction(one.ruling.breaches);

/** Somebody has reacted: the play that was not allowed is back in its player's hand, and stays there. */
export function takenBack(referee: Referee): Referee {
  const last = referee.judged.at(-1);
  const entry = last?.entry;
  const withdrawn = entry === undefined ? referee.withdrawn : [...referee.withdrawn, entry];
  // The scan was a mistake: nobody has taken a card back.
  return say(
    { ...referee, withdrawn, alarm: false },
    isUnclear(last) ? 'undone' : 'takenBack',
    stepOf(entry),
  );
}

/**
 * The state as everybody at a real table knows it: cards of a hand that were played, refused and taken back have been
 * seen, and stay in that hand until they are seen elsewhere. The very same state if there are none. Once play goes on, a
 * refused card was taken back, although nobody has said so.
 */
export function withShown({ game, judged, alarm }: Referee): State {
  let state = game;
  for (const [i, one] of judged.entries()) {
    const { before, entry } = one;
    const isThere = alarm && i === judged.length - 1;
    if (entry.kind !== 'move' || entry.move.kind !== 'play' || !isRefused(one) || isThere) continue;
    const { seat, cards } = entry.move;
    if (sourceOf(before, seat) !== 'hand') continue;
    const unseen = unseenCards(state);
    state = shownInHand(
      state,
      seat,
      bareCards(cards).filter((card) => unseen.includes(card)),
    );
  }
  return state;
}

/**
 * Where a card is known to be because it was refused and taken back; null if it wasn't. Until something else is played
 * the refused play is told anew, perhaps as somebody else's.
 */
export function takenBackTo(referee: Referee, card: Card): Place | null {
  const { judged, withdrawn } = referee;
  const refused = judged.findLastIndex(
    ({ entry }) => entry.kind === 'move' && withdrawn.includes(entry) && cardsOf(entry.move).includes(card),
  );
  const isPlay = ({ entry }: Judged) => entry.kind === 'move' && entry.move.kind === 'play';
  if (refused === -1 || !judged.slice(refused + 1).some(isPlay)) return null;
  const shown = withShown(referee);
  const copies = referee.toldApart ? [] : copiesOf(card, shown.rules.set.deck.packs);
  // Of equal cards it is the one that nobody knows the place of.
  return copies.some((copy) => seenAt(shown, copy) === null) ? null : seenAt(shown, card);
}

/** Which of the slots the seen cards are: each itself, or else a copy of it, unless codes tell the packs apart. */
function among({ toldApart }: Referee, slots: readonly Slot[], seen: readonly Card[]): Card[] {
  const found: Card[] = [];
  for (const card of seen) {
    const isThere = (one: Card) => slots.includes(one) && !found.includes(one);
    const one = (toldApart ? [card] : [card, ...copiesOf(card)]).find(isThere);
    if (one !== undefined) found.push(one);
  }
  return found;
}

const without = (cards: readonly Card[], gone: readonly Card[]): Card[] =>
  cards.filter((card) => !gone.includes(card));

/** The open play keeps the cards that are left; without any it is dropped. */
function fromOpen(referee: Referee, open: OpenPlay, gone: readonly Card[], at: number): Referee {
  const cards = without(open.cards, gone);
  const left = cards.length === 0 ? null : judgeOpen(referee.game, { ...open, cards, at });
  return say({ ...referee, open: left }, 'takenBack', { card: gone[0]!, seat: open.seat });
}

/** Of the last move: one that is not allowed was taken back, as it should; any other is asked about. */
function fromLast(referee: Referee, gone: readonly Card[], cause: Taken): Referee {
  const { judged, game, alarm } = referee;
  const last = judged.at(-1);
  if (last?.entry.kind !== 'move') return referee;
  const { move } = last.entry;
  if (isRefused(last)) return alarm ? takenBack(referee) : referee;
  const cards = among(referee, bareCards(game.pile), gone);
  const card = cards[0];
  // Who puts the cards away after the round takes nothing back.
  if (card === undefined || game.phase === 'over') return referee;
  if (move.kind !== 'play' && move.kind !== 'flip') return referee;
  return ask(referee, { code: 'takenBack', card, seat: move.seat, cards, cause, answers: YES_OR_MIS_SCAN });
}

/** The cards of the newest play, whether it is still open or ruled on. */
function newestCards({ open, judged }: Referee): readonly Card[] {
  const last = judged.at(-1)?.entry;
  return open?.cards ?? (last?.kind === 'move' ? cardsOf(last.move) : []);
}

/**
 * Cards were taken from the pile while others lie there. Only those of the newest play count: what lies further down
 * is moved about, and may be seen to lie there again.
 */
export function takenAway(referee: Referee, cause: Taken): Referee {
  const { open, game, toldApart } = referee;
  const gone = among(referee, newestCards(referee), cause.cards);
  const isGone = (card: Card) =>
    gone.some((one) => (toldApart ? one === card : faceOf(one) === faceOf(card)));
  const deeper = among(referee, bareCards(game.pile), cause.cards).filter((card) => !isGone(card));
  const moved = lift(referee, deeper);
  if (gone.length === 0) return moved;
  return open === null ? fromLast(moved, gone, cause) : fromOpen(moved, open, gone, cause.at);
}

/** The last move was taken back, or some of its cards; or they still lie there. */
export function answerTaken(free: Referee, { cards = [] }: Asked, { kind }: Answer): Referee {
  if (kind !== 'yes') return say(lift(free, cards), 'misScanDropped', { card: cards[0] ?? null });
  if (free.open !== null) return fromOpen(free, free.open, cards, free.open.at);
  const entry = free.judged.length - 1;
  const last = free.judged[entry]?.entry;
  if (last?.kind !== 'move') return free;
  const left = without(cardsOf(last.move), cards);
  if (left.length > 0) return correct(free, { kind: 'cards', entry, cards: left });
  // What undo takes back then is the correction as a whole.
  if (isCorrected(free.revisions)) return correct(free, { kind: 'remove', entry });
  const undone = { ...undoOnce(free), changed: [], alarm: false };
  return say(undone, 'undone', { seat: last.move.seat, text: cards.join(' ') });
}
