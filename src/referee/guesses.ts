import { owesFaceUp } from '../engine/breaches.ts';
import { areOneKind, type Card, faceOf, isKnown, type Slot, UNKNOWN } from '../engine/cards.ts';
import { cardsOf, type Move } from '../engine/move.ts';
import { outcomeOf } from '../engine/outcome.ts';
import { type Entry, isRefused, type Judged, type MoveEntry } from '../engine/record.ts';
import type { BreachCode } from '../engine/ruling.ts';
import { drawable, nextActive, type SeatNumber, type State } from '../engine/state.ts';
import { chosenOtherwise } from './chosen.ts';
import { withCorrection } from './correct.ts';
import type { Correction } from './correction.ts';
import { likelySeat, moveWith } from './likely.ts';
import type { Mend, MendKind } from './mend.ts';
import type { NoticeCode } from './notice.ts';
import { AGAINST, chanceOf, couldNotPlay, type Expected, isAllowed, mayHold, mean, slotsOf } from './odds.ts';
import type { QuestionCode } from './question.ts';
import type { Referee } from './referee.ts';

/** What one move of the record may have been instead, each way tried on the record. */

/** With each entry further back it is less likely. */
export const PER_ENTRY = 0.85;
/** What people have just said, against what is only likely. */
const SAID = 10;
/** Of those who may have played out of turn each is less likely than the one before. */
const PER_SEAT = 0.6;
const MOST_EARLY = 2;
/** How often somebody picks up who may have had a card to play. */
const MAY_PASS = 0.18;
/** How often somebody picks up without having tried the top of the stock, where the rules have it as a last chance. */
const UNTRIED = 0.2;
/** How often a card is misread as one of another rank, against one of its own. */
const ODD_RANK = 0.02;
/** How often a play that comes late is the next player's, where it would go with an earlier one. */
const APART = 0.5;
/** How often a play that was not scanned shows by nothing but that people remember it. */
const UNSHOWN = 0.2;
/** How often nobody says whose a play is, although the screen shows that somebody else is due. */
const UNSAID = 0.5;
/** How often a card is another one that people named themselves, against one that was scanned: there was a mistake already. */
const NAMED = 10;
/** As many entries back is looked where much is tried at each, or where it shows at once. */
const FEW_BACK = 3;

/** A move of the record, to be tried otherwise. */
export interface Case {
  readonly referee: Referee;
  readonly entry: number;
  readonly one: Judged;
  readonly move: Move;
  /** How many entries before the play in question, and how likely that is against the play itself. */
  readonly back: number;
  readonly late: number;
  /** A question stands: it has its own answer for a mistaken scan, and nothing to let stand. */
  readonly isAsked: boolean;
  /** How well a correction explains what was played; 0 if it doesn't. */
  readonly explains: (correction: Correction) => number;
}

/** What a guess says beside what its case says. */
export interface Guess
  extends Partial<Pick<Mend, 'entry' | 'isNow' | 'whose' | 'cards' | 'seat' | 'cut' | 'passesTo' | 'offer'>> {
  readonly kind: MendKind;
  readonly weight: number;
  readonly correction: Correction | null;
}

export const isIllegal = ({ ruling }: Judged): boolean => ruling?.verdict === 'illegal';
const illegals = (judged: readonly Judged[]): number => judged.filter(isIllegal).length;
const breaks = ({ ruling }: Judged, breach: BreachCode): boolean =>
  ruling?.verdict === 'illegal' && ruling.breaches.some(({ code }) => code === breach);

/** Whether it is the same move, but for its player. */
const isOthers = ({ entry: one }: Judged, { entry: other }: Judged): boolean =>
  one.kind === 'move' &&
  other.kind === 'move' &&
  one.move.seat !== other.move.seat &&
  String(cardsOf(one.move)) === String(cardsOf(other.move));

/**
 * How likely the play in question is after a correction; and how much likelier the moves before it are than they were,
 * where others are taken to have made them.
 */
export function likelier(is: readonly Judged[], was: readonly Judged[]): number {
  let times = chanceOf(is.at(-1)!);
  for (let i = 2; i <= Math.min(is.length, was.length); i++) {
    const [now, then] = [is.at(-i)!, was.at(-i)!];
    if (!isOthers(now, then)) continue;
    times *= chanceOf(now) / chanceOf(then);
    if (now.entry.kind === 'move' && now.entry.guessed === true) times *= UNSAID;
  }
  return times;
}

/** As `Case.explains`, of a play that is not right: 0 if it isn't right then, or another one wrong. */
export function makesRight(referee: Referee, correction: Correction): number {
  const made = withCorrection(referee, correction);
  if (!made.ok) return 0;
  const { at, judged } = made.value;
  const last = judged.at(-1);
  const was = referee.judged.slice(at);
  const isRight = last?.entry.kind === 'move' && !isIllegal(last);
  return isRight && illegals(judged) < illegals(was) ? likelier(judged, was) : 0;
}

/** Whether the top of the stock may be tried as a chance, if it has a card. */
const mayTryStock = (state: State): boolean => state.rules.set.chance !== 'none' && drawable(state) > 0;

export function pickedUp({ referee, entry, one: { before }, late, explains }: Case): Guess[] {
  const seat = likelySeat(before);
  if (seat === null || before.phase !== 'play' || before.pile.length === 0) return [];
  const correction: Correction = { kind: 'insertMove', entry, move: { kind: 'pickUp', seat } };
  const explained = explains(correction);
  if (explained === 0) return [];
  const hadNone = couldNotPlay(before, seat);
  // Where nothing is wrong this only comes to mind if it is likely.
  const isWrong = isIllegal(referee.judged.at(-1)!);
  if (hadNone === 0 || (hadNone < MAY_PASS && !isWrong)) return [];
  const likely = Math.max(hadNone, MAY_PASS) * (mayTryStock(before) ? UNTRIED : 1);
  return [{ kind: 'pickedUp', seat, weight: late * likely * explained, correction }];
}

/** The face-up card that goes with the pile was scanned, and nobody said that its player picks it up. */
function pickedUpWith({ entry, one: { before }, move, back, explains }: Case): Guess[] {
  const { seat } = move;
  const [card, ...others] = cardsOf(move);
  if (back > 0 || move.kind !== 'play' || card === undefined || others.length > 0) return [];
  if (!owesFaceUp(before, seat)) return [];
  const correction: Correction = { kind: 'move', entry, move: { kind: 'pickUp', seat, add: card } };
  const likely = Math.max(couldNotPlay(before, seat), MAY_PASS);
  return [{ kind: 'pickedUpWith', weight: likely * explains(correction), correction }];
}

/** A way in which moves may have been played otherwise than they were told, before anybody says how likely it is. */
export type Retold = Omit<Guess, 'weight' | 'correction'> & { readonly correction: Correction };

/** A play of equal cards as two plays, cut in each place. */
export function cuts({ referee, entry, move }: Pick<Case, 'referee' | 'entry' | 'move'>): Retold[] {
  if (move.kind !== 'play' || !areOneKind(move.cards)) return [];
  return move.cards.slice(1).flatMap((_, i) => {
    const cut = i + 1;
    const correction: Correction = { kind: 'split', entry, at: cut, seat: null };
    const made = withCorrection(referee, correction);
    const second = made.ok ? made.value.judged[1]?.entry : undefined;
    return second?.kind === 'move'
      ? [{ kind: 'twoPlays' as const, seat: second.move.seat, cut, correction }]
      : [];
  });
}

export const twoPlays = (one: Case): Guess[] =>
  cuts(one).map((two) => ({ ...two, weight: one.late * one.explains(two.correction) }));

/** How likely a move was this seat's although somebody may have named another. */
const despiteName = ({ guessed, move }: MoveEntry, seat: SeatNumber): number =>
  guessed === true || move.seat === seat ? 1 : AGAINST;

/** Whether a play was refused and is back in its player's hand: it is part of nothing that was played. */
export const isTakenBack = ({ withdrawn }: Referee, one: Judged | undefined): boolean =>
  isRefused(one) && withdrawn.some((entry) => entry === one?.entry);

/** The move that came next; null if there was none, or it was taken back. */
function nextPlayed(referee: Referee, entry: number): MoveEntry | null {
  const next = referee.judged[entry + 1];
  return next?.entry.kind === 'move' && !isTakenBack(referee, next) ? next.entry : null;
}

export function onePlay({ referee, entry, move, late, explains }: Case): Guess[] {
  const next = nextPlayed(referee, entry);
  if (move.kind !== 'play' || next === null) return [];
  const second = cardsOf(next.move);
  const cards = [...cardsOf(move), ...second];
  const correction: Correction = { kind: 'merge', entry };
  // The second of the two is the play in question.
  const likely = (late / PER_ENTRY) * despiteName(next, move.seat);
  const weight = second.length > 0 && areOneKind(cards) ? likely * explains(correction) : 0;
  return [{ kind: 'onePlay', cards, weight, correction }];
}

type Order = Retold & { readonly whose: SeatNumber };

/** Two plays in the other order; null where that can't be. */
function inOrder(referee: Referee, correction: Extract<Correction, { kind: 'reorder' }>): Order | null {
  const made = withCorrection(referee, correction);
  if (!made.ok) return null;
  const { at, judged } = made.value;
  const [first, second] = [judged[0]?.entry, judged[1]?.entry];
  if (first?.kind !== 'move' || second?.kind !== 'move') return null;
  const cards = cardsOf(first.move);
  const { seat } = first.move;
  if (at < correction.entry) return { kind: 'onePlay', entry: at, whose: seat, cards, correction };
  const two = { cards: [...cards, ...cardsOf(second.move)], cut: cards.length };
  return { kind: 'swapped', whose: seat, seat: second.move.seat, ...two, correction };
}

/** The one after it came first; where its cards are equal to those just before, also as one play with them. */
export function otherOrder({ referee, entry }: Pick<Case, 'referee' | 'entry'>): Order[] {
  if (isTakenBack(referee, referee.judged[entry]) || nextPlayed(referee, entry) === null) return [];
  const order = inOrder(referee, { kind: 'reorder', entry });
  const apart = order?.kind === 'onePlay' ? inOrder(referee, { kind: 'reorder', entry, apart: true }) : null;
  return [order, apart].filter((one) => one !== null);
}

export function swapped({ referee, entry, back, late, explains }: Case): Guess[] {
  const next = nextPlayed(referee, entry);
  if (back >= FEW_BACK || next === null) return [];
  return otherOrder({ referee, entry }).map((order) => {
    const likely = (late / PER_ENTRY) * explains(order.correction);
    const named = order.kind === 'onePlay' ? despiteName(next, order.whose) : 1;
    const apart = order.correction.kind === 'reorder' && order.correction.apart ? APART : 1;
    return { ...order, weight: likely * named * apart };
  });
}

/** What people say whose a play is by; a seat that was only named before it may have been the wrong code. */
const TOLD: readonly (QuestionCode | NoticeCode)[] = [
  'laidByHolder',
  'wrongPlayer',
  'whoPlayed',
  'whoseWild',
  'changedPlayer',
];

/** Whether people have said whose the play in question is when they were asked, or afterwards, or let it stand. */
function isTold({ referee: { questions, notices }, entry, one, back, isAsked }: Case): boolean {
  if (isAsked || back > 0 || one.entry.kind !== 'move' || one.entry.guessed === true) return false;
  if (isIllegal(one) && !isRefused(one)) return true;
  return [...questions, ...notices].some(({ code, after }) => after >= entry && TOLD.includes(code));
}

/** Whether a face-down card was turned over by somebody who has other cards first. */
function isTurnedEarly(one: Judged): boolean {
  return one.entry.kind === 'move' && one.entry.move.kind === 'flip' && breaks(one, 'wrongZone');
}

export function player(own: Case): Guess[] {
  const { referee, entry, one, move, back, late, explains } = own;
  if (back >= FEW_BACK || isTold(own)) return [];
  // It is about the cards of who turned it over, who is seen to do so: whose an earlier play was says nothing of them.
  if (back > 0 && isTurnedEarly(referee.judged.at(-1)!)) return [];
  const isNamed = one.entry.kind === 'move' && one.entry.guessed !== true;
  // Any of the others could have been named by mistake; what explains just this name is likelier by as much.
  const share = (isNamed && back === 0 ? 1 : 0.1) / (one.before.seats.length - 1);
  return one.before.seats.flatMap((_, seat) => {
    const correction: Correction = { kind: 'player', entry, seat };
    const weight = seat === move.seat ? 0 : late * share * explains(correction);
    return [{ kind: 'player' as const, seat, weight, correction }];
  });
}

/** Everybody but the one due, beginning with who sits next to the last player. */
function notDue({ referee, entry, one: { before } }: Case): SeatNumber[] {
  const last = referee.judged[entry - 1]?.entry;
  let seat = last?.kind === 'move' ? last.move.seat : before.turn;
  const seats = before.seats.map(() => {
    seat = seat === null ? null : nextActive(before, seat);
    return seat;
  });
  return [...new Set(seats)].filter((one) => one !== null && one !== before.turn) as SeatNumber[];
}

/** Nothing is against the play but that its player was not due. */
function isOnlyEarly(one: Judged | undefined): one is Judged {
  const breaches = one?.ruling?.verdict === 'illegal' ? one.ruling.breaches : [];
  return breaches.length > 0 && breaches.every(({ code }) => code === 'notYourTurn');
}

export function outOfTurn(own: Case): Guess[] {
  const { referee, entry, one, move, back } = own;
  if (back > 0 || one.entry.kind !== 'move' || one.entry.guessed !== true) return [];
  if (cardsOf(move).length === 0) return [];
  const early = notDue(own).flatMap((seat, i): Guess[] => {
    const correction: Correction = { kind: 'player', entry, seat, stands: true };
    const made = withCorrection(referee, correction);
    const last = made.ok ? made.value.judged.at(-1) : undefined;
    if (!isOnlyEarly(last)) return [];
    return [{ kind: 'outOfTurn', seat, weight: PER_SEAT ** i * chanceOf(last), correction }];
  });
  return early.slice(0, MOST_EARLY);
}

/** It burned the pile; then its player goes on, or the next one if it was the last card. */
export function burnsOf({ referee, entry, one }: Pick<Case, 'referee' | 'entry' | 'one'>): Retold[] {
  const correction: Correction = { kind: 'burn', entry };
  const made = withCorrection(referee, correction);
  if (!made.ok) return [];
  const { judged } = made.value;
  const next = judged.find((later) => later.entry.kind === 'move')?.before ?? judged.at(-1)?.after;
  const { turn } = next ?? one.after;
  return turn === null ? [] : [{ kind: 'burned', seat: turn, correction }];
}

/** How near the top of the pile comes to a set that burns it, from 0 to 1: one of its cards may have been misread. */
function nearSet({ pile, rules }: State): number {
  const { size } = rules.set.ofAKind;
  const top = pile.at(-1);
  if (size === 0 || top === undefined || !isKnown(top)) return 0;
  const equal = pile.slice(-size).filter((slot) => isKnown(slot) && areOneKind([slot, top]));
  return (equal.length - 1) / (size - 1);
}

/** The one just before the play in question: with that it shows. */
function burned(one: Case): Guess[] {
  const near = one.back === 1 ? nearSet(one.one.after) : 0;
  if (near === 0) return [];
  return burnsOf(one).map((burn) => ({ ...burn, weight: near * one.explains(burn.correction) }));
}

/** It burned the pile, and people went on as if it hadn't. */
function unburned(own: Case): Guess[] {
  const { one, back } = own;
  // A card that burns by itself isn't forgotten.
  const isForgotten = back < FEW_BACK && outcomeOf(one.before, one.events).outcome.equals !== null;
  return isForgotten ? notBurned(own) : [];
}

/** It burned the pile by the rules, whatever the reason, and the table didn't burn it. */
export function notBurned({ referee, entry, late, explains }: Case): Guess[] {
  const correction: Correction = { kind: 'unburn', entry };
  const made = withCorrection(referee, correction);
  const seat = made.ok ? made.value.judged[1]?.after.turn : null;
  return seat == null ? [] : [{ kind: 'unburned', seat, weight: late * explains(correction), correction }];
}

/** Not allowed and lying there; an earlier one that was refused, if play went on from it. */
function stand(own: Case): Guess[] {
  const { entry, one, back, late, isAsked, explains } = own;
  const correction: Correction = { kind: 'stand', entry };
  if (!isRefused(one) || (isAsked && back === 0)) return [];
  if (back > 0) return [{ kind: 'stand', weight: 4 * late * explains(correction), correction }];
  const likely = isTold(own) ? SAID : breaks(one, 'notYourTurn') ? 0.2 : 1;
  return [{ kind: 'stand', weight: likely * chanceOf(one), correction }];
}

function misreadNow({ one, isAsked }: Case): Guess[] {
  if (isAsked) return [];
  return [{ kind: 'misread', weight: breaks(one, 'notYourTurn') ? 0.1 : 1, correction: null }];
}

/** A card that can't be held was one that its player is known to hold, most likely of the same rank. */
function misreadHeld({ entry, one, move, explains }: Case): Guess[] {
  const slots = slotsOf(one.before, move.seat);
  const cards = cardsOf(move);
  const [wrong, ...more] = cards.filter((card) => !slots.includes(card));
  if (!breaks(one, 'notHeld') || wrong === undefined || more.length > 0) return [];
  const held = slots
    .filter(isKnown)
    .filter((card) => !cards.includes(card) && faceOf(card) !== faceOf(wrong));
  return held.map((card) => {
    const right = cards.map((other) => (other === wrong ? card : other));
    const correction: Correction = { kind: 'cards', entry, cards: right };
    const weight = (areOneKind([card, wrong]) ? 1 : ODD_RANK) * explains(correction);
    return { kind: 'misread', cards: [wrong, card], cut: 1, weight, correction };
  });
}

/** Whether a card first came into the record by a correction: nobody had scanned it. */
function isNamed({ revisions: { changes } }: Referee, card: Card): boolean {
  const isMove = (entry: Entry): boolean => entry.kind === 'move' && cardsOf(entry.move).includes(card);
  const first = changes.find((change) =>
    change.type === 'add' ? isMove(change.entry) : change.type === 'rewrite' && change.entries.some(isMove),
  );
  return first?.type === 'rewrite';
}

/** An earlier card that is played now was another one; or the play just before, which then led to another turn. */
function misreadThen({ referee, entry, one, move, back, late, explains }: Case): Guess[] {
  const cards = cardsOf(move);
  const now = referee.judged.at(-1)!.entry;
  const wanted = now.kind === 'move' ? cardsOf(now.move).filter((card) => cards.includes(card)) : [];
  if (wanted.length === 0 && (back > 1 || cards.length > 1)) return [];
  const wrong = wanted.length === 0 ? cards : wanted;
  const changed = (other: Card) => cards.map((card) => (wrong.includes(card) ? other : card));
  const others = mayHold(one.before, move.seat).filter(({ card }) =>
    isAllowed(one.before, move.seat, changed(card)),
  );
  const explained = mean(others, (card) => explains({ kind: 'cards', entry, cards: changed(card) }));
  // Nothing showed before that a card was misread which is only played now.
  const likely = wanted.length === 0 ? late : wanted.some((card) => isNamed(referee, card)) ? NAMED : 1;
  const weight = (likely * explained) / chanceOf(one);
  return [{ kind: 'misread', weight, correction: null }];
}

/**
 * A card that can't be held is played now: one that its player is known to hold from an earlier move was that one; or
 * what they played then was one that they are known to hold still.
 */
function misreadAs({ referee, entry, one, move, explains }: Case): Guess[] {
  const now = referee.judged.at(-1)!;
  if (now.entry.kind !== 'move' || !breaks(now, 'notHeld')) return [];
  const { seat } = now.entry.move;
  const slots = slotsOf(now.before, seat);
  const [played, ...more] = cardsOf(now.entry.move).filter((card) => !slots.includes(card));
  if (played === undefined || more.length > 0) return [];
  const cards = cardsOf(move);
  const isOwn = seat === move.seat;
  const held = isOwn ? slots.filter(isKnown).filter((card) => !cards.includes(card)) : [];
  return cards.flatMap((wrong) =>
    // With more packs than one it reads as the same card, whichever it was.
    (slots.includes(wrong) ? [played] : held)
      .filter((card) => faceOf(card) !== faceOf(wrong))
      .map((card) => {
        const right = cards.map((other) => (other === wrong ? card : other));
        const correction: Correction = { kind: 'cards', entry, cards: right };
        return {
          kind: 'misread',
          cards: [wrong, card],
          cut: 1,
          weight: ((areOneKind([card, wrong]) ? 1 : ODD_RANK) * explains(correction)) / chanceOf(one),
          correction,
        };
      }),
  );
}

const misread = (one: Case): Guess[] =>
  cardsOf(one.move).length === 0
    ? []
    : one.back === 0
      ? [...misreadHeld(one), ...misreadNow(one)]
      : [...misreadAs(one), ...misreadThen(one)];

/** A card that was said to be turned over next, which was refused. */
const isOnlySaid = (one: Judged | undefined): boolean =>
  isRefused(one) &&
  one?.entry.kind === 'move' &&
  one.entry.move.kind === 'flip' &&
  cardsOf(one.entry.move).length === 0;

/** Whose the play in question is after a correction; null where that can't be made. */
function seatAfter(referee: Referee, correction: Correction): SeatNumber | null {
  const made = withCorrection(referee, correction);
  const entry = made.ok ? made.value.judged.at(-1)?.entry : undefined;
  return entry?.kind === 'move' ? entry.move.seat : null;
}

/** The seat that a move is by after most of these cards; null if no seat has more than half of them. */
function likeliestSeat(some: Expected, seatOf: (card: Card) => SeatNumber | null): SeatNumber | null {
  const seats = new Map(some.map(({ card }) => [card, seatOf(card)]));
  const isLikely = (seat: SeatNumber | null) => mean(some, (card) => Number(seats.get(card) === seat)) > 0.5;
  return [...seats.values()].find(isLikely) ?? null;
}

export function missed({ referee, entry, one, move, back, late, explains }: Case): Guess[] {
  const { before } = one;
  const seat = likelySeat(before);
  // It was missing before that was said.
  if (isOnlySaid(referee.judged[entry - 1]) || before.pending !== null) return [];
  if (back >= FEW_BACK || seat === null || before.phase !== 'play') return [];
  const fitting = mayHold(before, seat).filter(({ card }) => isAllowed(before, seat, [card]));
  const putIn = (card: Card): Correction => ({
    kind: 'insertMove',
    entry,
    move: moveWith(before, seat, [card]),
  });
  const explainedBy = new Map(fitting.map(({ card }) => [card, explains(putIn(card))]));
  const explained = mean(fitting, (card) => explainedBy.get(card)!);
  const now = referee.judged.at(-1)!;
  const isSaid = isOnlySaid(one) || one.after.pending !== null;
  const isNow = back === 0 || (isSaid && referee.judged[entry + 1] === now);
  const explaining = fitting.filter(({ card }) => explainedBy.get(card)! > 0);
  const goesTo = likeliestSeat(explaining, (card) => seatAfter(referee, putIn(card)));
  const passesTo = goesTo === (isNow ? move.seat : now.before.turn) ? null : goesTo;
  // Of an earlier one people see only that it was somebody else's turn then.
  if (!isNow && passesTo === null) return [];
  const seldom = isIllegal(now) ? 1 : UNSHOWN;
  const weight = seldom * late * (1 - couldNotPlay(before, seat)) * explained;
  return [{ kind: 'missed', seat, weight, isNow, ...(passesTo !== null && { passesTo }), correction: null }];
}

/** One card more of its kind, which its player was known to hold. Nothing showed before that it was gone. */
function more({ entry, one: { before }, move, explains }: Case): Guess[] {
  if (move.kind !== 'play' || !areOneKind(move.cards)) return [];
  const own = cardsOf(move);
  const isMore = (slot: Slot): slot is Card =>
    isKnown(slot) && !own.includes(slot) && areOneKind([slot, ...move.cards]);
  return slotsOf(before, move.seat)
    .filter(isMore)
    .map((card) => {
      const cards = [...own, card];
      const correction: Correction = { kind: 'cards', entry, cards };
      const weight = explains(correction);
      return { kind: 'more', cards, cut: move.cards.length, weight, correction };
    });
}

/** Something else was chosen of a card than people have said, or than it was taken to be. */
const chosen = ({ one, entry, back, late, explains }: Case): Guess[] =>
  back === 0
    ? []
    : chosenOtherwise(one, entry).map((other) => ({
        kind: 'chosen',
        ...other,
        weight: late * explains(other.correction),
      }));

/** One card that its player turned up from the stock as a chance, and that was taken for one of the hand. */
export function fromStock({ entry, one: { before }, move, late, explains }: Case): Guess[] {
  const [card, ...more] = cardsOf(move);
  if (!mayTryStock(before) || before.pile.length === 0) return [];
  if (move.kind !== 'play' || card === undefined || more.length > 0) return [];
  const { seat } = move;
  const correction: Correction = { kind: 'move', entry, move: { kind: 'flip', seat, stack: 'stock', card } };
  const mayTry = Math.max(couldNotPlay(before, seat), MAY_PASS);
  return [{ kind: 'fromStock', weight: late * mayTry * explains(correction), correction }];
}

/** A card that was scanned face up came from the hand, as its player swapped after that: what lies there now isn't known. */
function fromHand({ entry, one: { before }, move, back, explains }: Case): Guess[] {
  const { seat } = move;
  const card = cardsOf(move).find((one) => before.seats[seat]!.faceUp.includes(one));
  if (back > 0 || card === undefined || before.rules.set.exchange !== 'swap') return [];
  const adjustment = { kind: 'seen', place: { zone: 'hand', seat }, card } as const;
  const correction: Correction = { kind: 'insert', entry, adjustment };
  // That it is known to be in the hand then speaks for nothing: it was only said.
  return [{ kind: 'fromHand', weight: Math.sign(explains(correction)), correction }];
}

/** Its player has a card more or fewer than by the rules, which nothing has shown so far. */
export function drew({ entry, one: { before, after }, move, explains }: Case): Guess[] {
  const { seat } = move;
  const isIn = after.phase === 'play' && !after.out.includes(seat);
  if (!isIn || before.stock.length === 0 || cardsOf(move).length === 0) return [];
  // Only a card that nobody has seen can go back unseen.
  const mayGoBack = after.seats[seat]!.hand.includes(UNKNOWN);
  const [stock, hand] = [{ zone: 'stock' } as const, { zone: 'hand', seat } as const];
  const ways = [
    { kind: 'drewMore', from: stock, to: hand, isPossible: after.stock.length > 0 },
    {
      kind: 'drewLess',
      from: hand,
      to: stock,
      isPossible: mayGoBack && before.stock.length > after.stock.length,
    },
  ] as const;
  return ways
    .filter(({ isPossible }) => isPossible)
    .map(({ kind, from, to }) => {
      const adjustment = { kind: 'moved', cards: ['??'], from, to } as const;
      const correction: Correction = { kind: 'insert', entry: entry + 1, adjustment };
      return { kind, weight: explains(correction), correction };
    });
}

export const GUESSES = [
  pickedUp,
  pickedUpWith,
  twoPlays,
  onePlay,
  swapped,
  player,
  outOfTurn,
  misread,
  missed,
  more,
  chosen,
  fromStock,
  fromHand,
  burned,
  unburned,
  stand,
];
/** What only a known card tells of, however far back. */
export const TRACED = [misread, more];
