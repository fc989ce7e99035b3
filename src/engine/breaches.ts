import { areOneKind, type Card, indexOfSlot, isKnown, kindOf, type Slot, UNKNOWN } from './cards.ts';
import { completesForAnyone, type Demand, demand, findMisfit, type Misfit } from './demand.ts';
import { mayStartWith, startingRights, startingSetting } from './first.ts';
import { isInDeck, unseenCards } from './knowledge.ts';
import { ownerOf, placeOf } from './location.ts';
import type { Move, MoveOf } from './move.ts';
import {
  abilityOf,
  type Higher,
  higherSingle,
  isRun,
  keptForNeed,
  mayMixZones,
  mayRun,
  sourceOf,
  wrongCount,
} from './options.ts';
import { dealRow, ruleNumber } from './rules/rules.ts';
import type { Breach, BreachCode, Claim } from './ruling.ts';
import {
  drawable,
  faceUpCards,
  hasCards,
  hasFaceUp,
  isStalled,
  type Seat,
  type SeatNumber,
  type State,
} from './state.ts';

/** What stands against a move, and what would have to be believed for it; added to while the rules are asked. */
export interface Findings {
  readonly breaches: Breach[];
  readonly claims: Claim[];
}

interface Cause {
  readonly card?: Card | null;
  readonly seat?: SeatNumber | null;
}

function breach(state: State, code: BreachCode, setting: string, cause: Cause = {}): Breach {
  const rule = ruleNumber(state.rules, setting);
  return { code, setting, rule, card: cause.card ?? null, seat: cause.seat ?? null };
}

const fromMisfit = (state: State, misfit: Misfit): Breach =>
  breach(state, misfit.code, misfit.setting, misfit);

/** The state in which the cards of a play are known to be held: laying them shows that (RE-36). */
function shownInHand(state: State, seat: SeatNumber, cards: readonly Card[]): State {
  const own = state.seats[seat]!;
  const hand = cards.reduce<readonly Slot[]>((slots, card) => {
    if (slots.includes(card) || own.faceUp.includes(card)) return slots;
    const hidden = slots.indexOf(UNKNOWN);
    return hidden === -1 ? slots : slots.map((slot, i) => (i === hidden ? card : slot));
  }, own.hand);
  return { ...state, seats: state.seats.map((one, i) => (i === seat ? { ...one, hand } : one)) };
}

function findStart(found: Findings, state: State, seat: SeatNumber, cards: readonly Card[]): void {
  const shown = shownInHand(state, seat, cards);
  const right = startingRights(shown)[seat]!;
  if (right === 'no') found.breaches.push(breach(state, 'notYourTurn', startingSetting(shown)));
  else if (cards.length > 0 && !mayStartWith(shown, seat, cards))
    found.breaches.push(breach(state, 'mustStartWith', 'first.mustPlayIt'));
  else if (right === 'perhaps') found.claims.push({ code: 'nobodyHolds', seat });
}

/** Whether the seat may act on the pile now; `cards` are what it lays, none for a flip or a pick-up. */
function findTurn(found: Findings, state: State, seat: SeatNumber, cards: readonly Card[]): void {
  if (state.phase === 'start') findStart(found, state, seat, cards);
  else if (state.phase !== 'play')
    found.breaches.push(breach(state, 'notNow', state.phase === 'exchange' ? 'exchange' : 'end.mode'));
  else if (state.pending !== null)
    found.breaches.push(breach(state, 'notNow', 'blind', { seat: state.pending.seat }));
  else if (state.turn !== seat && !completesOutOfTurn(state, seat, cards))
    found.breaches.push(breach(state, 'notYourTurn', 'direction', { seat: state.turn }));
}

const completesOutOfTurn = (state: State, seat: SeatNumber, cards: readonly Card[]): boolean =>
  cards.length > 0 && completesForAnyone(state, kindOf(cards[0]!), cards.length, seat) && areOneKind(cards);

/** The last hand cards may take their equals from the table along, where the rules mix zones. */
function mixesZones(state: State, own: Seat, cards: readonly Card[]): boolean {
  const { hand } = own;
  if (!mayMixZones(state, own) || cards.length <= hand.length || !areOneKind(cards)) return false;
  const known = hand.filter(isKnown);
  if (!known.every((card) => cards.includes(card))) return false;
  // What isn't known to lie on the table has to fill the hand's unknown slots.
  const offTable = cards.filter((card) => !own.faceUp.includes(card) || unseenCards(state).includes(card));
  return offTable.filter((card) => !known.includes(card)).length >= hand.length - known.length;
}

/** What a play may take cards from: the named or the current source, with the table where zones mix. */
function playedFrom(state: State, move: MoveOf<'play'>): 'hand' | 'faceUp' {
  if (move.from !== undefined) return move.from;
  return sourceOf(state, move.seat) === 'faceUp' ? 'faceUp' : 'hand';
}

/** Why a card can't come from these slots: it lies elsewhere, in another zone of its player, or nowhere. */
function absence(state: State, seat: SeatNumber, card: Card, slots: readonly Slot[]): Breach {
  const own = state.seats[seat]!;
  const place = isInDeck(state, card) ? placeOf(state, card) : null;
  const owner = place === null ? seat : ownerOf(place);
  if (owner !== seat) return breach(state, 'elsewhere', 'deck', { card, seat: owner });
  if (slots.includes(card)) return breach(state, 'notHeld', 'deck', { card });
  if (own.hand.includes(card) || own.faceUp.includes(card))
    return breach(state, 'wrongZone', 'faceUp.use', { card });
  return own.faceDown.some((stack) => stack.includes(card))
    ? breach(state, 'elsewhere', 'deck', { card, seat })
    : breach(state, 'notHeld', 'deck', { card });
}

/** Whether each of these different cards is known to lie in the slots. */
function areHeld(cards: readonly Card[], slots: readonly Slot[]): boolean {
  for (let i = 0; i < cards.length; i++)
    if (indexOfSlot(slots, cards[i]!) === -1 || (i > 0 && cards.indexOf(cards[i]!) !== i)) return false;
  return true;
}

/** Finds each card that these slots can't hold: not as itself, nor unseen in an unknown slot. */
function findHeld(
  found: Findings,
  state: State,
  seat: SeatNumber,
  cards: readonly Card[],
  slots: readonly Slot[],
): void {
  if (areHeld(cards, slots)) return;
  let hidden = slots.filter((slot) => !isKnown(slot)).length;
  const unseen = hidden > 0 ? unseenCards(state) : [];
  for (const [i, card] of cards.entries()) {
    const isTwice = cards.indexOf(card) !== i;
    if (slots.includes(card) && !isTwice) continue;
    if (hidden > 0 && unseen.includes(card) && !isTwice) hidden--;
    else found.breaches.push(absence(state, seat, card, slots));
  }
}

function findZone(found: Findings, state: State, move: MoveOf<'play'>, from: 'hand' | 'faceUp'): void {
  const own = state.seats[move.seat]!;
  if (mixesZones(state, own, move.cards))
    findHeld(found, state, move.seat, move.cards, [...own.hand, ...faceUpCards(own)]);
  else if (from === 'faceUp' && own.hand.length > 0)
    found.breaches.push(breach(state, 'wrongZone', 'faceUp.use', { card: move.cards[0]! }));
  else findHeld(found, state, move.seat, move.cards, from === 'hand' ? own.hand : faceUpCards(own));
}

/** Why these cards may not be laid together, whatever the pile asks; null if they may. */
function wrongTogether(
  state: State,
  cards: readonly Card[],
  from: 'hand' | 'faceUp',
  higher: Higher,
): Breach | null {
  const { max } = state.rules.set.set;
  const last = cards.at(-1)!;
  if (max !== null && cards.length > max) return breach(state, 'tooManyCards', 'set.max', { card: last });
  if (!areOneKind(cards)) {
    if (mayRun(state, from) && isRun(state, cards)) return null;
    const other = cards.find((card) => kindOf(card) !== kindOf(cards[0]!))!;
    return breach(state, 'mixedRanks', `set.play.${from}`, { card: other });
  }
  const code = wrongCount(state, from, cards.length, higher);
  return code === null ? null : breach(state, code, `set.play.${from}`, { card: last });
}

/** A power that is for need only (BL-28 enforced): it stands back for any other card that fits. */
function findNeed(found: Findings, state: State, seat: SeatNumber, cards: readonly Card[]): void {
  // Whoever completes a set out of turn isn't asked for another card.
  if (!keptForNeed(state, cards[0]!) || (state.phase === 'play' && state.turn !== seat)) return;
  const shown = shownInHand(state, seat, cards);
  const { fits, mayFit, mustFit } = abilityOf(shown, seat, (card) => keptForNeed(state, card));
  if (mustFit) {
    const setting = `special[${kindOf(cards[0]!)}].onlyIfStuck`;
    found.breaches.push(breach(state, 'notNeeded', setting, { card: fits?.[0] ?? null }));
  } else if (mayFit) found.claims.push({ code: 'couldNotPlay', seat });
}

/** A pair laid instead of a higher single card rests on there being none, if some cards are hidden (EN-14). */
function findPairClaim(
  found: Findings,
  state: State,
  { seat, cards }: MoveOf<'play'>,
  asked: Demand,
  higher: Higher,
): void {
  if (higher !== 'perhaps' || cards.length !== 2) return;
  const owed =
    wrongCount(state, 'hand', 2, 'yes') !== null || findMisfit(state, cards, seat, asked, false) !== null;
  if (owed) found.claims.push({ code: 'noHigherSingle', seat });
}

function findPlay(found: Findings, state: State, move: MoveOf<'play'>): void {
  const { seat, cards } = move;
  if (cards.length === 0) {
    found.breaches.push(breach(state, 'nothingToDo', 'set.play'));
    return;
  }
  const from = playedFrom(state, move);
  const asked = demand(state, from);
  const higher =
    asked.pairs && cards.length > 1 ? higherSingle(shownInHand(state, seat, cards), seat, asked) : 'no';
  findTurn(found, state, seat, cards);
  findZone(found, state, move, from);
  const together = wrongTogether(state, cards, from, higher);
  const misfit = together === null ? findMisfit(state, cards, seat, asked, higher !== 'yes') : null;
  if (together !== null) found.breaches.push(together);
  if (misfit !== null) found.breaches.push(fromMisfit(state, misfit));
  findNeed(found, state, seat, cards);
  if (asked.pairs && from === 'hand') findPairClaim(found, state, move, asked, higher);
}

/** Whether a stack may be turned over next: one that has cards, and in order where the rules say so (TH-20…22). */
export function mayTurn(state: State, seat: SeatNumber, stack: number): boolean {
  const stacks = state.seats[seat]!.faceDown;
  if ((stacks[stack]?.length ?? 0) === 0) return false;
  if (state.rules.set.faceDown.access !== 'stacksInOrder') return true;
  const depth = dealRow(state.rules, state.seats.length)?.faceDown.depth ?? 1;
  const nextTop = stacks.findIndex((cards) => cards.length === depth);
  return nextTop === -1 || nextTop === stack;
}

/** Whether no card of the seat comes before this stack: none in hand, and none face up on it or at all. */
export function isUncovered(state: State, seat: SeatNumber, stack: number): boolean {
  const own = state.seats[seat]!;
  if (own.hand.length > 0) return false;
  return state.rules.set.faceDown.access === 'whenUncovered'
    ? (own.faceUp[stack] ?? null) === null
    : !hasFaceUp(own);
}

/** What speaks against turning a stack over and, if its card is named, against that card. */
function findStack(found: Findings, state: State, seat: SeatNumber, stack: number, card?: Card): void {
  if (!isUncovered(state, seat, stack)) found.breaches.push(breach(state, 'wrongZone', 'faceDown.access'));
  if (!mayTurn(state, seat, stack)) found.breaches.push(breach(state, 'wrongStack', 'faceDown.access'));
  else if (card !== undefined) {
    const stacks = state.seats[seat]!.faceDown;
    if (stacks.some((cards, i) => i !== stack && cards.includes(card)))
      found.breaches.push(breach(state, 'elsewhere', 'deck', { card, seat }));
    else findHeld(found, state, seat, [card], [stacks[stack]!.at(-1)!]);
  }
}

const topOfStock = (state: State): Slot | undefined => (drawable(state) > 0 ? state.stock.at(-1) : undefined);

/** The top of the stock may be tried by whoever would have to pick up, once the turn is clear. */
function findChance(found: Findings, state: State, seat: SeatNumber, card?: Card): void {
  const top = topOfStock(state);
  if (state.rules.set.chance === 'none') found.breaches.push(breach(state, 'wrongStack', 'chance'));
  else if (top === undefined || state.pile.length === 0)
    found.breaches.push(breach(state, 'nothingToDo', 'chance'));
  else if (card !== undefined && top !== card)
    findHeld(found, state, seat, [card], isKnown(top) ? [] : [UNKNOWN]);
}

function findFlip(found: Findings, state: State, { seat, stack, card }: MoveOf<'flip'>): void {
  const answers = state.pending?.seat === seat && state.pending.stack === stack && card !== undefined;
  if (!answers) findTurn(found, state, seat, []);
  if (stack !== 'stock') findStack(found, state, seat, stack, card);
  else {
    const turnIsClear = found.breaches.length === 0;
    findChance(found, state, seat, card);
    if (turnIsClear && !answers) findUnable(found, state, seat);
  }
}

function findUnable(found: Findings, state: State, seat: SeatNumber): void {
  if (state.rules.set.pass.pickUp === 'optional') return;
  if (sourceOf(state, seat) === 'faceDown') {
    found.breaches.push(breach(state, 'mustPlay', 'pass.pickUp'));
    return;
  }
  const { fits, mayFit, mustFit } = abilityOf(state, seat, null);
  if (mustFit) found.breaches.push(breach(state, 'mustPlay', 'pass.pickUp', { card: fits?.[0] ?? null }));
  else if (mayFit) found.claims.push({ code: 'couldNotPlay', seat });
}

/** Whether a face-up card has to be added to the pile before it is picked up. */
export const owesFaceUp = (state: State, seat: SeatNumber): boolean =>
  state.rules.set.pickUp.addFaceUp > 0 && sourceOf(state, seat) === 'faceUp';

function findPickUp(found: Findings, state: State, { seat, add }: MoveOf<'pickUp'>): void {
  findTurn(found, state, seat, []);
  const turnIsClear = found.breaches.length === 0;
  if (state.pile.length === 0) found.breaches.push(breach(state, 'nothingToDo', 'pass.pickUp'));
  else if (turnIsClear) findUnable(found, state, seat);
  if (owesFaceUp(state, seat) !== (add !== undefined))
    found.breaches.push(breach(state, add === undefined ? 'faceUpOwed' : 'wrongZone', 'pickUp.addFaceUp'));
  else if (add !== undefined) findHeld(found, state, seat, [add], faceUpCards(state.seats[seat]!));
}

function findDone(found: Findings, state: State, { seat }: MoveOf<'done'>): void {
  findTurn(found, state, seat, []);
  if (found.breaches.length > 0 || state.extra === 'may') return;
  found.breaches.push(
    state.extra === 'must'
      ? breach(state, 'turnOwed', 'burn.again')
      : breach(state, 'noPassing', 'pass.pickUp'),
  );
}

function findExchange(found: Findings, state: State, kind: 'swap' | 'pick'): void {
  if (state.phase !== 'exchange' || state.rules.set.exchange !== kind)
    found.breaches.push(breach(state, 'notNow', 'exchange'));
}

function findSwap(found: Findings, state: State, { seat, give, take }: MoveOf<'swap'>): void {
  findExchange(found, state, 'swap');
  if (found.breaches.length === 0 && state.ready.includes(seat))
    found.breaches.push(breach(state, 'notNow', 'exchange'));
  const own = state.seats[seat]!;
  if (give.length + take.length === 0) found.breaches.push(breach(state, 'nothingToDo', 'exchange'));
  if (give.length !== take.length) found.breaches.push(breach(state, 'unevenSwap', 'exchange'));
  findHeld(found, state, seat, give, own.hand);
  findHeld(found, state, seat, take, faceUpCards(own));
}

const faceUpCount = (state: State): number => dealRow(state.rules, state.seats.length)?.faceUp ?? 0;

function findChoose(found: Findings, state: State, { seat, cards }: MoveOf<'choose'>): void {
  const own = state.seats[seat]!;
  findExchange(found, state, 'pick');
  if (found.breaches.length === 0 && hasFaceUp(own))
    found.breaches.push(breach(state, 'nothingToDo', 'exchange'));
  if (cards.length !== faceUpCount(state)) found.breaches.push(breach(state, 'wrongNumber', 'deal.faceUp'));
  findHeld(found, state, seat, cards, own.hand);
}

function findReady(found: Findings, state: State, { seat }: MoveOf<'ready'>): void {
  if (state.phase !== 'exchange') found.breaches.push(breach(state, 'notNow', 'exchange'));
  else if (state.ready.includes(seat)) found.breaches.push(breach(state, 'nothingToDo', 'exchange'));
  else if (state.rules.set.exchange === 'pick' && !hasFaceUp(state.seats[seat]!))
    found.breaches.push(breach(state, 'wrongNumber', 'deal.faceUp'));
}

/** A draw is agreed on by those who still play, once the round makes no progress. */
function findDraw(found: Findings, state: State, { seat }: MoveOf<'draw'>): void {
  if (!isStalled(state)) found.breaches.push(breach(state, 'notNow', 'end.mode'));
  else if (state.agreed.includes(seat) || !hasCards(state.seats[seat]!))
    found.breaches.push(breach(state, 'nothingToDo', 'end.mode'));
}

/** Every reason why a move is not allowed, and every claim that it would rest on if there is none. */
export function findBreaches(state: State, move: Move): Findings {
  const found: Findings = { breaches: [], claims: [] };
  switch (move.kind) {
    case 'play':
      findPlay(found, state, move);
      break;
    case 'flip':
      findFlip(found, state, move);
      break;
    case 'pickUp':
      findPickUp(found, state, move);
      break;
    case 'done':
      findDone(found, state, move);
      break;
    case 'swap':
      findSwap(found, state, move);
      break;
    case 'choose':
      findChoose(found, state, move);
      break;
    case 'ready':
      findReady(found, state, move);
      break;
    case 'draw':
      findDraw(found, state, move);
      break;
  }
  return found;
}
