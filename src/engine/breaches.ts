import { type Card, isKnown, kindOf, type Slot, UNKNOWN } from './cards.ts';
import { completesForAnyone, demand, findMisfit, type Misfit } from './demand.ts';
import { mayStartWith, type Right, startingRights, startingSetting } from './first.ts';
import { copiesOf, knownElsewhere, unseenCards } from './knowledge.ts';
import type { Move, MoveOf } from './move.ts';
import { abilityOf, keptForNeed, mayMixZones, mostCards, sourceOf } from './options.ts';
import { dealRow, ruleNumber } from './rules/rules.ts';
import type { Breach, BreachCode, Claim } from './ruling.ts';
import { faceUpCards, hasFaceUp, type Seat, type SeatNumber, type State } from './state.ts';

/** What stands against a move, and what would have to be believed for it. */
export interface Findings {
  readonly breaches: readonly Breach[];
  readonly claims: readonly Claim[];
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

const NOTHING: Findings = { breaches: [], claims: [] };
const only = (found: Breach): Findings => ({ breaches: [found], claims: [] });

const join = (...parts: readonly Findings[]): Findings => ({
  breaches: parts.flatMap((part) => part.breaches),
  claims: parts.flatMap((part) => part.claims),
});

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

function startFindings(state: State, seat: SeatNumber, cards: readonly Card[]): Findings {
  const shown = shownInHand(state, seat, cards);
  const right: Right = startingRights(shown)[seat]!;
  if (right === 'no') return only(breach(state, 'notYourTurn', startingSetting(shown)));
  if (cards.length > 0 && !mayStartWith(shown, seat, cards))
    return only(breach(state, 'mustPlay', 'first.mustPlayIt'));
  return right === 'yes' ? NOTHING : { breaches: [], claims: [{ code: 'nobodyHolds', seat }] };
}

/** Whether the seat may act on the pile now; `cards` are what it lays, none for a flip or a pick-up. */
function turnFindings(state: State, seat: SeatNumber, cards: readonly Card[]): Findings {
  if (state.phase === 'start') return startFindings(state, seat, cards);
  if (state.phase !== 'play')
    return only(breach(state, 'notNow', state.phase === 'exchange' ? 'exchange' : 'end.mode'));
  if (state.pending !== null) return only(breach(state, 'notNow', 'blind', { seat: state.pending.seat }));
  if (
    state.turn === seat ||
    (cards.length > 0 && completesForAnyone(state, cards, seat) && areOneKind(cards))
  )
    return NOTHING;
  return only(breach(state, 'notYourTurn', 'direction', { seat: state.turn }));
}

const areOneKind = (cards: readonly Card[]): boolean =>
  cards.every((card) => kindOf(card) === kindOf(cards[0]!));

/** The last hand cards may take their equals from the table along, where the rules mix zones. */
function mixesZones(state: State, own: Seat, cards: readonly Card[]): boolean {
  const { hand } = own;
  if (!mayMixZones(state, own) || cards.length <= hand.length) return false;
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

const countOf = (slots: readonly (Slot | null)[], card: Card): number =>
  slots.filter((slot) => slot === card).length;

/** Why a card can't come from these slots: it lies elsewhere, in another zone of its player, or nowhere. */
function absence(state: State, seat: SeatNumber, card: Card, slots: readonly Slot[]): Breach {
  const own = state.seats[seat]!;
  const holder = copiesOf(state, card) === 0 ? null : knownElsewhere(state, card, seat);
  if (holder !== null)
    return breach(state, 'elsewhere', 'deck', { card, seat: holder === 'table' ? null : holder });
  const inOtherZone = countOf(own.hand, card) + countOf(own.faceUp, card) > countOf(slots, card);
  if (inOtherZone) return breach(state, 'wrongZone', 'faceUp.use', { card });
  return countOf(own.faceDown.flat(), card) > countOf(slots, card)
    ? breach(state, 'elsewhere', 'deck', { card, seat })
    : breach(state, 'notHeld', 'deck', { card });
}

/** A breach for each card that these slots can't hold: not as itself, nor unseen in an unknown slot. */
function heldBreaches(
  state: State,
  seat: SeatNumber,
  cards: readonly Card[],
  slots: readonly Slot[],
): Breach[] {
  const left = [...slots];
  const unseen: Slot[] = left.includes(UNKNOWN) ? unseenCards(state) : [];
  const takeFrom = (list: Slot[], slot: Slot): boolean => {
    const index = list.indexOf(slot);
    if (index !== -1) list.splice(index, 1);
    return index !== -1;
  };
  const isHeld = (card: Card): boolean =>
    takeFrom(left, card) || (left.includes(UNKNOWN) && takeFrom(unseen, card) && takeFrom(left, UNKNOWN));
  return cards.flatMap((card) => (isHeld(card) ? [] : [absence(state, seat, card, slots)]));
}

function zoneBreaches(state: State, move: MoveOf<'play'>, from: 'hand' | 'faceUp'): Breach[] {
  const own = state.seats[move.seat]!;
  if (mixesZones(state, own, move.cards))
    return heldBreaches(state, move.seat, move.cards, [...own.hand, ...faceUpCards(own)]);
  if (from === 'faceUp' && own.hand.length > 0)
    return [breach(state, 'wrongZone', 'faceUp.use', { card: move.cards[0]! })];
  return heldBreaches(state, move.seat, move.cards, from === 'hand' ? own.hand : faceUpCards(own));
}

function combinationBreaches(state: State, cards: readonly Card[], from: 'hand' | 'faceUp'): Breach[] {
  const other = cards.find((card) => kindOf(card) !== kindOf(cards[0]!));
  if (other !== undefined) return [breach(state, 'mixedRanks', 'set.play', { card: other })];
  return cards.length > mostCards(state, from)
    ? [breach(state, 'tooManyCards', 'set.play', { card: cards.at(-1)! })]
    : [];
}

/** A power that is for need only (BL-28 enforced): it stands back for any other card that fits. */
function needFindings(state: State, seat: SeatNumber, cards: readonly Card[]): Findings {
  if (!keptForNeed(state, cards[0]!)) return NOTHING;
  const shown = shownInHand(state, seat, cards);
  const { fits, mayFit, mustFit } = abilityOf(shown, seat, (card) => keptForNeed(state, card));
  if (mustFit) {
    const setting = `special[${kindOf(cards[0]!)}].onlyIfStuck`;
    return only(breach(state, 'notNeeded', setting, { card: fits?.[0] ?? null }));
  }
  return mayFit ? { breaches: [], claims: [{ code: 'couldNotPlay', seat }] } : NOTHING;
}

function playFindings(state: State, move: MoveOf<'play'>): Findings {
  if (move.cards.length === 0) return only(breach(state, 'nothingToDo', 'set.play'));
  const from = playedFrom(state, move);
  const misfit = findMisfit(state, move.cards, move.seat, demand(state, from));
  const combination = combinationBreaches(state, move.cards, from);
  return join(
    turnFindings(state, move.seat, move.cards),
    { breaches: [...zoneBreaches(state, move, from), ...combination], claims: [] },
    combination.length > 0 || misfit === null ? NOTHING : only(fromMisfit(state, misfit)),
    needFindings(state, move.seat, move.cards),
  );
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

function flipZoneBreach(state: State, seat: SeatNumber, stack: number): Breach | null {
  const own = state.seats[seat]!;
  const { access } = state.rules.set.faceDown;
  if (own.hand.length > 0) return breach(state, 'wrongZone', 'faceDown.access');
  const uncovered = access === 'whenUncovered' ? (own.faceUp[stack] ?? null) === null : !hasFaceUp(own);
  return uncovered ? null : breach(state, 'wrongZone', 'faceDown.access');
}

function flipFindings(state: State, move: MoveOf<'flip'>): Findings {
  const { seat, stack, card } = move;
  const answers = state.pending?.seat === seat && state.pending.stack === stack && card !== undefined;
  const turn = answers ? NOTHING : turnFindings(state, seat, []);
  const found: Breach[] = [];
  const zone = flipZoneBreach(state, seat, stack);
  if (zone !== null) found.push(zone);
  if (!mayTurn(state, seat, stack)) found.push(breach(state, 'wrongStack', 'faceDown.access'));
  else if (card !== undefined) {
    const slot = state.seats[seat]!.faceDown[stack]!.at(-1)!;
    const inOtherStack = state.seats[seat]!.faceDown.some((cards) => cards.includes(card));
    const absent = heldBreaches(state, seat, [card], [slot]);
    found.push(
      ...(inOtherStack ? absent.map(() => breach(state, 'elsewhere', 'deck', { card, seat })) : absent),
    );
  }
  return join(turn, { breaches: found, claims: [] });
}

function unableFindings(state: State, seat: SeatNumber): Findings {
  if (state.rules.set.pass.pickUp === 'optional') return NOTHING;
  if (sourceOf(state, seat) === 'faceDown') return only(breach(state, 'mustPlay', 'pass.pickUp'));
  const { fits, mayFit, mustFit } = abilityOf(state, seat, () => false);
  if (mustFit) return only(breach(state, 'mustPlay', 'pass.pickUp', { card: fits?.[0] ?? null }));
  return mayFit ? { breaches: [], claims: [{ code: 'couldNotPlay', seat }] } : NOTHING;
}

function pickUpFindings(state: State, { seat }: MoveOf<'pickUp'>): Findings {
  const turn = turnFindings(state, seat, []);
  if (state.pile.length === 0) return join(turn, only(breach(state, 'nothingToDo', 'pass.pickUp')));
  return join(turn, turn.breaches.length > 0 ? NOTHING : unableFindings(state, seat));
}

function doneFindings(state: State, { seat }: MoveOf<'done'>): Findings {
  const turn = turnFindings(state, seat, []);
  if (turn.breaches.length > 0 || state.extra === 'may') return turn;
  return only(
    state.extra === 'must'
      ? breach(state, 'turnOwed', 'burn.again')
      : breach(state, 'mustPlay', 'pass.pickUp'),
  );
}

function beforePlay(state: State, kind: 'swap' | 'pick'): Breach | null {
  const open = state.phase === 'exchange' && state.rules.set.exchange === kind;
  return open ? null : breach(state, 'notNow', 'exchange');
}

function swapFindings(state: State, { seat, give, take }: MoveOf<'swap'>): Findings {
  const late =
    beforePlay(state, 'swap') ?? (state.ready.includes(seat) ? breach(state, 'notNow', 'exchange') : null);
  const own = state.seats[seat]!;
  const found = late === null ? [] : [late];
  if (give.length + take.length === 0) found.push(breach(state, 'nothingToDo', 'exchange'));
  if (give.length !== take.length) found.push(breach(state, 'unevenSwap', 'exchange'));
  const held = [
    ...heldBreaches(state, seat, give, own.hand),
    ...heldBreaches(state, seat, take, faceUpCards(own)),
  ];
  return { breaches: [...found, ...held], claims: [] };
}

const faceUpCount = (state: State): number => dealRow(state.rules, state.seats.length)?.faceUp ?? 0;

function chooseFindings(state: State, { seat, cards }: MoveOf<'choose'>): Findings {
  const own = state.seats[seat]!;
  const late =
    beforePlay(state, 'pick') ?? (hasFaceUp(own) ? breach(state, 'nothingToDo', 'exchange') : null);
  const found = late === null ? [] : [late];
  if (cards.length !== faceUpCount(state)) found.push(breach(state, 'wrongNumber', 'deal.faceUp'));
  return { breaches: [...found, ...heldBreaches(state, seat, cards, own.hand)], claims: [] };
}

function readyFindings(state: State, { seat }: MoveOf<'ready'>): Findings {
  if (state.phase !== 'exchange') return only(breach(state, 'notNow', 'exchange'));
  if (state.ready.includes(seat)) return only(breach(state, 'nothingToDo', 'exchange'));
  const unchosen = state.rules.set.exchange === 'pick' && !hasFaceUp(state.seats[seat]!);
  return unchosen ? only(breach(state, 'wrongNumber', 'deal.faceUp')) : NOTHING;
}

/** Every reason why a move is not allowed, and every claim that it would rest on if there is none. */
export function findBreaches(state: State, move: Move): Findings {
  switch (move.kind) {
    case 'play':
      return playFindings(state, move);
    case 'flip':
      return flipFindings(state, move);
    case 'pickUp':
      return pickUpFindings(state, move);
    case 'done':
      return doneFindings(state, move);
    case 'swap':
      return swapFindings(state, move);
    case 'choose':
      return chooseFindings(state, move);
    case 'ready':
      return readyFindings(state, move);
  }
}
