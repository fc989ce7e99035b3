/** Why moves are not allowed: one function for each kind of move, which adds every reason that it finds. */

import {
  areOneKind,
  bareOf,
  type Card,
  choiceOf,
  isKnown,
  type Kind,
  kindOf,
  type Played,
  type Slot,
  UNKNOWN,
} from './cards.ts';
import { isOffered } from './choice.ts';
import { explain } from './explain.ts';
import { startingRights } from './first.ts';
import { type Asked, askedOf, misfitOf } from './fit.ts';
import { notHeld, notPlayable, playedAs, playedFrom, shownInHand } from './held.ts';
import type { Move, MoveOf } from './move.ts';
import { abilityBesides, abilityOf } from './plays.ts';
import { dealRow, type Rules, rulesOf } from './rules/rules.ts';
import { type Breach, type Claim, type Fault, fault } from './ruling.ts';
import { isUncovered, mayTurn } from './stacks.ts';
import {
  drawable,
  faceUpCards,
  hasCards,
  hasFaceUp,
  isStalled,
  type SeatNumber,
  type State,
  sourceOf,
} from './state.ts';
import { areThrownIn } from './thrown.ts';
import { turnFault, wordOwed } from './turn.ts';
import { mayCountAs, ranksFor } from './wild.ts';

interface Found {
  readonly faults: Fault[];
  readonly claims: Claim[];
}

const add = ({ faults }: Found, wrong: Fault): void => {
  faults.push(wrong);
};

const addAll = ({ faults }: Found, wrong: readonly Fault[]): void => {
  for (const one of wrong) faults.push(one);
};

/** Returns whether the seat may act on the pile now; `cards` are what it plays, none for a flip or a pick-up. */
function findTurn(found: Found, state: State, seat: SeatNumber, cards: readonly Played[]): boolean {
  const wrong = turnFault(state, seat, cards);
  if (wrong !== null) add(found, wrong);
  else if (state.phase === 'start' && startingRights(state)[seat] === 'perhaps')
    found.claims.push({ code: 'nobodyHolds', seat });
  return wrong === null;
}

/** A power that is for need only (BL-28 enforced): it stands back for any other card that fits. */
function findNeed(found: Found, state: State, seat: SeatNumber, cards: readonly Played[]): void {
  const other = abilityBesides(state, seat, cards);
  if (other?.mustFit) add(found, fault('notNeeded', `special[${kindOf(bareOf(cards[0]!))}].onlyIfStuck`));
  else if (other?.mayFit) found.claims.push({ code: 'couldNotPlay', seat });
}

/** A pair played instead of a higher single card rests on there being none, if some cards are hidden (EN-14). */
function findPairClaim(found: Found, state: State, asked: Asked, cards: readonly Played[]): void {
  if (asked.higher !== 'perhaps' || cards.length !== 2) return;
  if (misfitOf(state, { ...asked, higher: 'yes' }, cards) !== null)
    found.claims.push({ code: 'noHigherSingle', seat: asked.seat });
}

/**
 * A rank may be named for wild cards only, and of the ranks that theirs lets them be; something chosen of cards that
 * offer it.
 */
function findName(found: Found, { rules }: State, cards: readonly Played[]): void {
  for (const card of cards) {
    if (!mayCountAs(rules, card)) add(found, notWild(rules, card));
    if (!isOffered(rules, card)) add(found, fault('notOffered', null, card));
  }
}

/** What is wrong with the rank that was named for a card. */
function notWild(rules: Rules, card: Played): Fault {
  const power = rulesOf(rules, bareOf(card));
  const ranks = ranksFor(power);
  const setting = ranks.length === 0 ? null : power.effectsSetting;
  return { ...fault('notWild', setting, card), why: { is: 'mayBe', ranks } };
}

function findPlay(found: Found, state: State, move: MoveOf<'play'>): void {
  const { seat } = move;
  if (move.cards.length === 0) {
    add(found, fault('nothingToDo', 'set.play'));
    return;
  }
  const cards = playedAs(state, move);
  const zone = playedFrom(state, move);
  const shown = shownInHand(state, seat, cards);
  const asked = askedOf(shown, seat, zone);
  const notThere = notPlayable(state, move, zone);
  // Who starts is a matter of holding a card: a card that isn't held is the first reason then.
  if (state.phase === 'start') addAll(found, notThere);
  const mayAct = findTurn(found, shown, seat, cards);
  if (state.phase !== 'start') addAll(found, notThere);
  const misfit = misfitOf(shown, asked, cards);
  findName(found, shown, move.cards);
  if (misfit !== null) add(found, misfit);
  // Nobody needs a card who may play none now, or throws it in.
  if (mayAct && !areThrownIn(state, cards)) findNeed(found, shown, seat, cards);
  findPairClaim(found, shown, asked, cards);
}

/** The parameter by which other cards come before face-down ones: those of the hand, where they don't all get there. */
function zoneSetting({ rules, seats }: State, seat: SeatNumber): string {
  const isHandFirst = seats[seat]!.hand.length > 0 && rules.set.faceUp.use === 'table';
  return isHandFirst ? 'faceUp' : 'faceDown.access';
}

/** What speaks against turning a stack over and, if its card is named, against that card. */
function findStack(found: Found, state: State, seat: SeatNumber, stack: number, card?: Card): void {
  if (!isUncovered(state, seat, stack)) add(found, fault('wrongZone', zoneSetting(state, seat)));
  if (!mayTurn(state, seat, stack)) add(found, fault('wrongStack', 'faceDown.access'));
  else if (card !== undefined) {
    const stacks = state.seats[seat]!.faceDown;
    if (stacks.some((cards, i) => i !== stack && cards.includes(card)))
      add(found, fault('elsewhere', 'deck', card, seat));
    else addAll(found, notHeld(state, seat, [card], [stacks[stack]!.at(-1)!], 'faceDown'));
  }
}

const topOfStock = (state: State): Slot | undefined => (drawable(state) > 0 ? state.stock.at(-1) : undefined);

/** Where the rules know of it, the top of the stock may be tried while there is a pile to escape from. */
function findChance(found: Found, state: State, seat: SeatNumber, card?: Card): void {
  const top = topOfStock(state);
  if (state.rules.set.chance === 'none') add(found, fault('wrongStack', 'chance'));
  else if (top === undefined || state.pile.length === 0) add(found, fault('nothingToDo', 'chance'));
  else if (card !== undefined) addAll(found, notHeld(state, seat, [card], [top], 'stock'));
}

/** Of a card that was turned over and lies on the pile its player says what it does, and nothing else is done. */
function findWord(found: Found, state: State, { seat, stack, card }: MoveOf<'flip'>): void {
  const { pending } = state;
  if (pending!.seat !== seat || pending!.stack !== stack) findTurn(found, state, seat, []);
  else if (card === undefined || choiceOf(card) === null) add(found, wordOwed(state));
  else if (bareOf(card) !== pending!.card)
    addAll(found, notHeld(state, seat, [bareOf(card)], [], 'faceDown'));
  if (card !== undefined) findName(found, state, [card]);
}

function findFlip(found: Found, state: State, move: MoveOf<'flip'>): void {
  const { seat, stack, card: played } = move;
  if (state.pending?.card !== undefined && state.phase === 'play') {
    findWord(found, state, move);
    return;
  }
  const card = played && bareOf(played);
  const answers = state.pending?.seat === seat && state.pending.stack === stack && card !== undefined;
  if (!answers) findTurn(found, state, seat, []);
  if (played !== undefined) findName(found, state, [played]);
  if (stack !== 'stock') findStack(found, state, seat, stack, card);
  else {
    const turnIsClear = found.faults.length === 0;
    findChance(found, state, seat, card);
    const isAtWill = state.rules.set.chance === 'atWill';
    if (turnIsClear && !answers && !isAtWill) findUnable(found, state, seat);
  }
}

/** Only a seat that can't play anything may leave it, unless the rules let it choose. */
function findUnable(found: Found, state: State, seat: SeatNumber): void {
  if (state.rules.set.pass.pickUp === 'optional') return;
  if (sourceOf(state, seat) === 'faceDown') {
    add(found, fault('mustPlay', 'faceDown'));
    return;
  }
  const { mayFit, mustFit } = abilityOf(state, seat);
  if (mustFit) add(found, fault('mustPlay', 'pass.pickUp'));
  else if (mayFit) found.claims.push({ code: 'couldNotPlay', seat });
}

/** Whether a face-up card has to be added to the pile before it is picked up. */
export const owesFaceUp = (state: State, seat: SeatNumber): boolean =>
  state.rules.set.pickUp.addFaceUp !== 0 &&
  (sourceOf(state, seat) === 'faceUp' ||
    (state.rules.set.pickUp.addFaceUp === 'always' && faceUpCards(state.seats[seat]!).length > 0));

function findPickUp(found: Found, state: State, { seat, add: added }: MoveOf<'pickUp'>): void {
  findTurn(found, state, seat, []);
  const turnIsClear = found.faults.length === 0;
  if (state.pile.length === 0) add(found, fault('nothingToDo', 'pass.pickUp'));
  else if (turnIsClear) findUnable(found, state, seat);
  if (owesFaceUp(state, seat) !== (added !== undefined))
    add(found, fault(added === undefined ? 'faceUpOwed' : 'nothingToAdd', 'pickUp.addFaceUp'));
  else if (added !== undefined)
    addAll(found, notHeld(state, seat, [added], faceUpCards(state.seats[seat]!), 'faceUp'));
}

/** Who may be chosen to play next: everybody else who has cards. */
const mayBeChosen = (state: State, by: SeatNumber, to: SeatNumber): boolean => {
  const one = state.seats[to];
  return to !== by && one !== undefined && hasCards(one);
};

function findDone(found: Found, state: State, { seat, to }: MoveOf<'done'>): void {
  const chooses = state.extra === 'choose' && state.turn === seat && to !== undefined;
  if (!chooses) findTurn(found, state, seat, []);
  if (to !== undefined && (!chooses || !mayBeChosen(state, seat, to)))
    add(found, fault('noChoice', null, null, state.seats[to] === undefined ? null : to));
  if (chooses || found.faults.length > 0 || state.extra === 'may') return;
  add(found, state.extra === 'must' ? fault('turnOwed', 'burn.again') : fault('noPassing', 'pass.pickUp'));
}

function findExchange(found: Found, state: State, kind: 'swap' | 'pick'): void {
  if (state.phase !== 'exchange' || state.rules.set.exchange !== kind)
    add(found, fault('notNow', 'exchange'));
}

/**
 * The first card that a swap takes away from an equal one which it lies on, or which lies on it; null if there is none.
 * What was put on other cards lies behind those that were dealt.
 */
function partedBy(state: State, { seat, give, take }: MoveOf<'swap'>): Card | null {
  const { faceUp } = state.seats[seat]!;
  const dealt = faceUpCount(state);
  const kindsOf = (slots: readonly (Slot | null)[]) =>
    slots.filter((slot) => slot !== null).map((slot) => (isKnown(slot) ? kindOf(slot) : UNKNOWN));
  const given = new Map<Slot | null, Card | undefined>(take.map((card, i) => [card, give[i]]));
  const after = faceUp.map((slot) => given.get(slot) ?? slot);
  const beneath = kindsOf(after.slice(0, dealt));
  const lies = (kind: Kind | '??') => kind === UNKNOWN || beneath.includes(kind) || beneath.includes(UNKNOWN);
  if (kindsOf(after.slice(dealt)).every(lies)) return null;
  const onTop = kindsOf(faceUp.slice(dealt));
  return take.find((card) => onTop.includes(kindOf(card))) ?? null;
}

function findSwap(found: Found, state: State, move: MoveOf<'swap'>): void {
  const { seat, give, take } = move;
  findExchange(found, state, 'swap');
  if (found.faults.length === 0 && state.ready.includes(seat)) add(found, fault('notNow', 'exchange'));
  const own = state.seats[seat]!;
  if (give.length + take.length === 0) add(found, fault('nothingToDo', 'exchange'));
  if (give.length !== take.length) add(found, fault('unevenSwap', 'exchange'));
  addAll(found, notHeld(state, seat, give, own.hand, 'hand'));
  addAll(found, notHeld(state, seat, take, faceUpCards(own), 'faceUp'));
  const parted = found.faults.length === 0 ? partedBy(state, move) : null;
  if (parted !== null) add(found, { ...fault('notOnThis', 'stacking', parted), why: { is: 'onlyEqual' } });
}

const faceUpCount = (state: State): number => dealRow(state.rules, state.seats.length)?.faceUp ?? 0;

function findChoose(found: Found, state: State, { seat, cards }: MoveOf<'choose'>): void {
  const own = state.seats[seat]!;
  findExchange(found, state, 'pick');
  if (found.faults.length === 0 && hasFaceUp(own)) add(found, fault('nothingToDo', 'exchange'));
  if (cards.length !== faceUpCount(state)) add(found, fault('wrongNumber', 'deal.faceUp'));
  addAll(found, notHeld(state, seat, cards, own.hand, 'hand'));
}

/** Whether cards may be put on that one: it lies face up, they equal it, and it is one's own where the rules say so. */
function findTarget(found: Found, state: State, { seat, cards, on }: MoveOf<'stack'>): void {
  const there = state.seats[on.seat];
  const owner = on.seat === seat || there === undefined ? null : on.seat;
  if (there === undefined || notHeld(state, on.seat, [on.card], faceUpCards(there), 'faceUp').length > 0)
    add(found, { ...fault('notHeld', null, on.card, owner), why: { is: 'known', from: 'faceUp' } });
  if (!areOneKind([on.card, ...cards]))
    add(found, { ...fault('notOnThis', 'stacking', on.card), why: { is: 'onlyEqual' } });
  if (owner !== null && state.rules.set.stacking === 'own')
    add(found, { ...fault('notOnThis', 'stacking', on.card, owner), why: { is: 'onlyOwn' } });
}

function findStacking(found: Found, state: State, move: MoveOf<'stack'>): void {
  const { seat, cards } = move;
  const own = state.seats[seat]!;
  const isOff = state.rules.set.stacking === 'no';
  if (isOff || state.phase !== 'exchange' || state.ready.includes(seat))
    add(found, fault('notNow', isOff ? 'stacking' : 'exchange'));
  // Where face-up cards are chosen, that comes first, while the hand has cards enough for it.
  else if (!hasFaceUp(own)) add(found, fault('wrongNumber', 'deal.faceUp'));
  if (cards.length === 0) add(found, fault('nothingToDo', 'stacking'));
  findTarget(found, state, move);
  addAll(found, notHeld(state, seat, cards, own.hand, 'hand'));
}

function findReady(found: Found, state: State, { seat }: MoveOf<'ready'>): void {
  if (state.phase !== 'exchange') add(found, fault('notNow', 'exchange'));
  else if (state.ready.includes(seat)) add(found, fault('nothingToDo', 'exchange'));
  else if (state.rules.set.exchange === 'pick' && !hasFaceUp(state.seats[seat]!))
    add(found, fault('wrongNumber', 'deal.faceUp'));
}

/** A draw is agreed on by those who still play, once the round makes no progress. */
function findDraw(found: Found, state: State, { seat }: MoveOf<'draw'>): void {
  if (!isStalled(state)) add(found, fault('notNow', 'end.mode'));
  else if (state.agreed.includes(seat) || !hasCards(state.seats[seat]!))
    add(found, fault('nothingToDo', 'end.mode'));
}

function find(state: State, move: Move): Found {
  const found: Found = { faults: [], claims: [] };
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
    case 'stack':
      findStacking(found, state, move);
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

const NONE: readonly Breach[] = [];

/** What stands against a move, and what would have to be believed for it. */
export interface Findings {
  readonly breaches: readonly Breach[];
  readonly claims: readonly Claim[];
}

/** Every reason why a move is not allowed, with the number of its rule, and every claim that it would rest on. */
export function findBreaches(state: State, move: Move): Findings {
  const { faults, claims } = find(state, move);
  if (faults.length === 0) return { breaches: NONE, claims };
  return { breaches: faults.map((wrong) => explain(state, move, wrong, isSure)), claims };
}

/** Whether a move is allowed without a claim. */
function isSure(state: State, move: Move): boolean {
  const { faults, claims } = find(state, move);
  return faults.length === 0 && claims.length === 0;
}

/** Whether a move is allowed, legal or on trust. */
export const isAllowed = (state: State, move: Move): boolean => find(state, move).faults.length === 0;
