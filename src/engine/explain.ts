/**
 * What makes a breach plain: what could be played instead, who starts, what lies on what, and which rules say so. Only
 * moves that are refused come here, so looking may cost something.
 */

import {
  areOneKind,
  bareOf,
  type Card,
  choiceOf,
  isKnown,
  kindOf,
  type PileSlot,
  type Played,
  rankOf,
} from './cards.ts';
import { demand } from './demand.ts';
import { isTieOrdered, missingToStart, startingSetting, startQuestions } from './first.ts';
import { type Asked, askedOf, grantOf, isForNeed, isHigherAlone, misfitOf } from './fit.ts';
import { playedAs, playedFrom, shownInHand } from './held.ts';
import { unseenCards } from './knowledge.ts';
import { isElsewhere, placeOf } from './location.ts';
import type { Move, MoveOf } from './move.ts';
import { abilityOf, everyPlay, moveOf, playsOf } from './plays.ts';
import { type Rules, ruleNumber, rulesOf } from './rules/rules.ts';
import type { Breach, Fault } from './ruling.ts';
import { mayRun, mostCards } from './sets.ts';
import { nextStack } from './stacks.ts';
import {
  didOnTop,
  faceUpCards,
  nextActive,
  openSlots,
  type Seat,
  type SeatNumber,
  type State,
  sourceOf,
} from './state.ts';
import { isThrowing } from './thrown.ts';

/** Whether a move is allowed without a claim. */
export type IsSure = (state: State, move: Move) => boolean;

/** What is put in the place of what the fault itself says. */
type Plain = Partial<Omit<Fault, 'code'>>;

const AS_IT_IS: Plain = {};

/** The state in which the cards of a play are known to be held. */
const withShown = (state: State, move: Move): State =>
  move.kind === 'play' ? shownInHand(state, move.seat, move.cards) : state;

/** A play that the seat is sure to be allowed now, of other cards than those in `except`; null if none is known. */
function surePlay(
  state: State,
  seat: SeatNumber,
  isSure: IsSure,
  except: (card: Played) => boolean = () => false,
): MoveOf<'play'> | null {
  const isOne = (move: MoveOf<'play'>) => !except(move.cards[0]!) && isSure(state, move);
  const sets = playsOf(state, seat).map((play) => moveOf(state, seat, play));
  return sets.find(isOne) ?? everyPlay(state, seat).find(isOne) ?? null;
}

const only = (cards: readonly Played[]): Played | null => (cards.length === 1 ? cards[0]! : null);

/** What hidden cards can do, whichever they are; for a hand of which known cards may fit nothing is said. */
function whatever(state: State, asked: Asked): Plain {
  const { zone, card } = asked.demand;
  if (abilityOf(state, asked.seat).fits !== null) return AS_IT_IS;
  const allHidden = openSlots(state, asked.seat, zone).every((slot) => !isKnown(slot));
  const all = allHidden && unseenCards(state).every((one) => misfitOf(state, asked, [one]) === null);
  return { why: { is: 'whatever', all, card } };
}

function whyMustPlay(state: State, { seat }: Move, isSure: IsSure): Plain {
  const zone = sourceOf(state, seat);
  if (zone === 'faceDown') return { why: { is: 'turnFirst' } };
  const asked = askedOf(state, seat, zone);
  const play = surePlay(state, seat, isSure);
  if (play === null) return whatever(state, asked);
  const { cards } = play;
  const setting = grantOf(state, asked, cards);
  return { card: only(cards), why: { is: 'canPlay', cards }, ...(setting !== null && { setting }) };
}

/** Another card could be played than one that is for need only (BL-28). */
function whyNotNeeded(state: State, { seat }: Move, isSure: IsSure): Plain {
  const play = surePlay(state, seat, isSure, (card) => isForNeed(state, card));
  return play === null ? AS_IT_IS : { card: only(play.cards), why: { is: 'canPlay', cards: play.cards } };
}

function whoStarts(state: State, mover: SeatNumber): Plain {
  const { by, seat, card, ranks, zones, holders } = startQuestions(state).at(-1)!;
  if (by === 'anybody' || by === 'random') return AS_IT_IS;
  const seats = seat !== null ? [seat] : isTieOrdered(state, by) ? holders.slice(0, 1) : holders;
  const cards = seats.flatMap((one) => openCards((state.dealt ?? state.seats)[one]!));
  const held = ranks.filter((rank) => cards.some((one) => rankOf(one) === rank));
  const why = { is: 'starts', by, card, ranks: held, zones, seats, too: holders.includes(mover) } as const;
  return { seat: seats.length === 1 ? seats[0]! : null, why };
}

/** The known cards of a seat, in hand and face up. */
const openCards = (seat: Seat): Card[] => [...seat.hand, ...faceUpCards(seat)].filter(isKnown);

function whatStarts(state: State, seat: SeatNumber): Plain {
  const cards = everyPlay(state, seat).flatMap(({ cards: played }) => only(played) ?? []);
  if (isThrowing(state) && cards.length > 0) return { card: only(cards), why: { is: 'throwIn', cards } };
  const missing = missingToStart(state);
  // The rule about the very card to play goes with the first rank; the rule about the next ranks says itself why.
  const setting = missing.length > 0 ? { setting: startingSetting(state) } : {};
  return cards.length === 0
    ? AS_IT_IS
    : { card: only(cards), why: { is: 'startWith', cards, missing }, ...setting };
}

/** By what the seat on turn has another one: a card on top that gives it, else that it burned the pile. */
function whyAgain({ rules, pile, extra }: State): Plain {
  const top = pile.at(-1);
  const why = { is: 'again', may: extra === 'may' } as const;
  if (top === undefined || !isKnown(top)) return { setting: 'burn.again', why };
  const { effectsSetting } = rulesOf(rules, top);
  return didOnTop(rules, pile, 'again')
    ? { card: top, setting: effectsSetting, why }
    : { setting: 'burn.again', why };
}

/** The seats between the player of the top cards and the one on turn, in the direction of play. */
function passedOver(state: State, from: SeatNumber): SeatNumber[] {
  const passed: SeatNumber[] = [];
  let seat = nextActive(state, from);
  while (seat !== state.turn && !passed.includes(seat)) {
    passed.push(seat);
    seat = nextActive(state, seat);
  }
  return passed;
}

/** Whether a play of so many cards may skip by its number or by repeating a rank (EN-17). */
const isPairSkip = ({ set }: Rules, count: number): boolean =>
  set.pairSkip === 'consecutive' || (set.pairSkip === 'onePlay' && count === 2);

/** Why it is somebody else’s turn, where the cards on top say so: they skip the mover, or have reversed play. */
function whyOther(state: State, mover: SeatNumber): Plain {
  const { rules, pile, lastPlay, direction, extra } = state;
  if (extra === 'choose') return { why: { is: 'choosing' } };
  if (extra !== null) return whyAgain(state);
  const top = pile.at(-1);
  if (lastPlay === null || top === undefined || !isKnown(top)) return AS_IT_IS;
  const { effectsSetting } = rulesOf(rules, top);
  const skips = didOnTop(rules, pile, 'skip');
  if (passedOver(state, lastPlay.seat).includes(mover)) {
    if (!skips && !isPairSkip(rules, lastPlay.count)) return AS_IT_IS;
    const cards = pile.slice(-lastPlay.count).filter(isKnown);
    return { setting: skips ? effectsSetting : 'pairSkip', why: { is: 'skipped', cards } };
  }
  const back = direction === 'clockwise' ? 'counterclockwise' : 'clockwise';
  const wasNext = nextActive({ ...state, direction: back }, lastPlay.seat) === mover;
  return didOnTop(rules, pile, 'reverse') && wasNext
    ? { card: top, setting: effectsSetting, why: { is: 'reversed', direction } }
    : AS_IT_IS;
}

/** Which cards come before a face-down one, or which one lies on it. */
function whyNotBlind({ rules }: State, { hand, faceUp }: Seat, stack: number): Plain {
  if (hand.length > 0) return { why: { is: 'comesFirst', zone: 'hand' } };
  const cover = faceUp[stack] ?? null;
  if (rules.set.faceDown.access !== 'whenUncovered' || cover === null)
    return { why: { is: 'comesFirst', zone: 'faceUp' } };
  return { card: isKnown(cover) ? cover : null, why: { is: 'covered' } };
}

/** The parameter by which the card of a move should lie elsewhere; null where it contradicts no rule, only the move. */
function zoneSetting({ kind }: Move, { setting }: Fault, isInHand: boolean): string | null {
  if (kind === 'swap' || kind === 'choose') return 'exchange';
  if (kind === 'stack') return 'stacking';
  if (kind === 'pickUp') return 'pickUp.addFaceUp';
  return kind === 'play' && isInHand ? setting : null;
}

function whyWrongZone(state: State, move: Move, wrong: Fault): Plain {
  const { card } = wrong;
  const own = state.seats[move.seat]!;
  if (move.kind === 'flip' && card === null && move.stack !== 'stock')
    return whyNotBlind(state, own, move.stack);
  const bare = card === null ? null : bareOf(card);
  const isInHand = bare !== null && own.hand.includes(bare);
  const isFaceUp = bare !== null && own.faceUp.includes(bare);
  if (move.kind === 'play' && own.hand.length > 0 && !isInHand)
    return { card: isFaceUp ? card : null, why: { is: 'comesFirst', zone: 'hand' } };
  const zone = isInHand ? 'hand' : 'faceUp';
  return { setting: zoneSetting(move, wrong, isInHand), why: { is: 'lies', zone } };
}

function whereElse(state: State, { card }: Fault): Plain {
  const place = card === null ? null : placeOf(state, bareOf(card));
  return place === null ? AS_IT_IS : { why: { is: 'lies', zone: place.zone } };
}

function whyWrongStack(state: State, { seat, stack }: MoveOf<'flip'>): Plain {
  if (stack === 'stock') return AS_IT_IS;
  if ((state.seats[seat]!.faceDown[stack]?.length ?? 0) === 0)
    return { setting: null, why: { is: 'noStack' } };
  const next = nextStack(state, seat)!;
  return { setting: next === 0 ? 'faceDown' : 'faceDown.access', why: { is: 'stackFirst', stack: next } };
}

/** Why nothing of the exchange is possible now. */
function whyNoExchange({ rules, phase }: State, { kind }: Move): Plain {
  const { exchange, stacking } = rules.set;
  if (kind === 'stack' && stacking === 'no') return { setting: null, why: { is: 'noStacking' } };
  if (kind === 'choose' && exchange !== 'pick') return { setting: null, why: { is: 'noChoosing' } };
  if (exchange === 'none' || (kind === 'swap' && exchange !== 'swap'))
    return { setting: null, why: { is: 'noSwapping' } };
  if (phase === 'exchange') return { why: { is: 'ready' } };
  return { setting: 'exchange.over', why: { is: 'exchangeOver', exchange, begun: phase !== 'start' } };
}

function whyNotNow(state: State, move: Move): Plain {
  const { phase, pending, rules } = state;
  if (phase === 'over') return { setting: null, why: { is: 'over' } };
  if (move.kind === 'draw') return { setting: null, why: { is: 'noDraw' } };
  if (move.kind === 'swap' || move.kind === 'choose' || move.kind === 'stack' || move.kind === 'ready')
    return whyNoExchange(state, move);
  if (pending !== null) return { setting: null, why: { is: 'unseen' } };
  const { exchange } = rules.set;
  return exchange === 'none' ? AS_IT_IS : { why: { is: 'exchanging', exchange } };
}

function whyNotTogether(state: State, move: MoveOf<'play'>, { setting }: Fault, isSure: IsSure): Plain {
  const cards = playedAs(state, move);
  const { max, play } = state.rules.set.set;
  if (setting === 'set.max') return { why: { is: 'atMost', count: max! } };
  const zone = playedFrom(state, move);
  const isSet = areOneKind(cards);
  if (mayRun(state, zone) && (!isSet || play[zone] === 'run'))
    return { why: { is: 'noRun', orSet: play[zone] === 'setOrRun' } };
  if (!isSet) return AS_IT_IS;
  const most = mostCards(state, zone);
  return cards.length > most ? { why: { is: 'atMost', count: most } } : whySingle(state, move, isSure);
}

/** A single card beats what lies there, so that a pair may not be played (EN-14). */
function whySingle(before: State, move: MoveOf<'play'>, isSure: IsSure): Plain {
  const { seat, cards } = move;
  const state = withShown(before, move);
  const asked = askedOf(state, seat, 'hand');
  // What lies with somebody else isn't shown by saying that it was played.
  const shown = cards.filter((card) => !isElsewhere(before, bareOf(card), seat));
  const known = [...shown, ...before.seats[seat]!.hand.filter(isKnown)];
  const higher = known.find(
    (card) => isHigherAlone(state, asked, card) && isSure(state, { kind: 'play', seat, cards: [card] }),
  );
  return { card: asked.demand.card, why: { is: 'single', cards: higher === undefined ? [] : [higher] } };
}

/** The known cards that lie on a card of the pile, from the bottom. */
const above = (pile: readonly PileSlot[], card: Played): Played[] =>
  pile.slice(pile.lastIndexOf(card) + 1).filter(isKnown);

const isByHeight = (code: Fault['code']): boolean =>
  code === 'tooLow' || code === 'tooHigh' || code === 'equalNotAllowed';

/** What is said of the pile against cards that don't fit on it. */
function whyNotOnPile(state: State, move: MoveOf<'play'>, { code, card, setting }: Fault): Plain {
  if (card === null) return AS_IT_IS;
  const { rules, pile } = state;
  const played = playedAs(withShown(state, move), move)[0]!;
  const { on } = rulesOf(rules, played);
  const { forcePickUp, unbeatable, effectsSetting, atMost, atLeast } = rulesOf(rules, card);
  if (code === 'notOnThis' && setting === effectsSetting && forcePickUp !== null) {
    const { only, colour } = demand(state);
    return { why: { is: 'forced', ranks: only ?? forcePickUp, colour } };
  }
  if (code === 'notOnThis' && setting === effectsSetting && unbeatable !== null)
    return { why: { is: 'onlyThese', ranks: unbeatable } };
  if (code === 'notOnThis' && setting?.endsWith('.on') && typeof on === 'object')
    return { why: { is: 'upTo', rank: on.maxTop } };
  const invisible = above(pile, card);
  const lowering = invisible.find((one) => rulesOf(rules, one).belowUnder);
  if (lowering !== undefined && isByHeight(code)) return { why: { is: 'belowUnder', card: lowering } };
  // A limit of its own rank is what the sentence says anyway: higher than the 7; but not that it was chosen.
  const isSaid = choiceOf(card) !== null;
  if (code === 'tooHigh' && atMost !== null && (isSaid || atMost !== kindOf(card)))
    return { why: { is: 'limit', limit: 'atMost', rank: atMost, cards: invisible } };
  if (code === 'tooLow' && atMost === null && atLeast !== null && (isSaid || atLeast !== kindOf(card)))
    return { why: { is: 'limit', limit: 'atLeast', rank: atLeast, cards: invisible } };
  const rank = rulesOf(rules, played).countsAs ?? rulesOf(rules, card).countsAs;
  if (rank !== null && isByHeight(code)) return { why: { is: 'countsAs', rank } };
  const seen = invisible.filter((one) => rulesOf(rules, one).transparent);
  if (seen.length > 0 && code !== 'setTooSmall') return { why: { is: 'under', cards: seen } };
  const { size } = demand(state);
  return size > 1 ? { why: { is: 'answers', cards: pile.slice(-size).filter(isKnown) } } : AS_IT_IS;
}

function plainly(state: State, move: Move, wrong: Fault, isSure: IsSure): Plain {
  switch (wrong.code) {
    case 'mustPlay':
      return whyMustPlay(state, move, isSure);
    case 'notNeeded':
      return whyNotNeeded(state, move, isSure);
    case 'notYourTurn':
      return state.phase === 'start'
        ? whoStarts(withShown(state, move), move.seat)
        : whyOther(state, move.seat);
    case 'turnOwed':
      return whyAgain(state);
    case 'mustStartWith':
      return whatStarts(withShown(state, move), move.seat);
    case 'wrongZone':
      return whyWrongZone(state, move, wrong);
    case 'wrongStack':
      return move.kind === 'flip' ? whyWrongStack(state, move) : AS_IT_IS;
    case 'elsewhere':
      return whereElse(state, wrong);
    case 'notNow':
      return whyNotNow(state, move);
    case 'mixedRanks':
    case 'tooManyCards':
      return move.kind === 'play' ? whyNotTogether(state, move, wrong, isSure) : AS_IT_IS;
    case 'tooLow':
    case 'tooHigh':
    case 'equalNotAllowed':
    case 'wrongColour':
    case 'notOnThis':
    case 'setTooSmall':
      return move.kind === 'play' ? whyNotOnPile(state, move, wrong) : AS_IT_IS;
    case 'nothingToDo':
      return move.kind === 'pickUp' ? { why: { is: 'emptyPile' } } : AS_IT_IS;
    default:
      return AS_IT_IS;
  }
}

/** The rule by which a card lies there unseen: its power, or what a joker counts as. */
const invisibleBy = (rules: Rules, card: Played): string | null =>
  ruleNumber(rules, kindOf(card) === 'JK' ? 'joker.value' : rulesOf(rules, card).effectsSetting);

type Powers = Readonly<
  Record<string, { readonly on?: unknown; readonly effects?: readonly unknown[] } | null>
>;

/**
 * The option by which cards of this kind don't go on any card, or have no effect, though the rules or another option
 * give them that.
 */
function lostBy(rules: Rules, card: Played, part: 'on' | 'effects'): string | null {
  const { kind, setting, on, effects } = rulesOf(rules, card);
  const before = (rules.origin.base.special as Powers | undefined)?.[kind];
  const isMoved = (rules.set.special[kind] ?? null) !== null && rules.changed.includes(`${setting}.on`);
  const isLost =
    part === 'on'
      ? (before?.on === 'any' || isMoved) && on !== 'any'
      : (before?.effects?.length ?? 0) > 0 && effects.length === 0;
  return isLost ? ruleNumber(rules, `${setting}.${part}`) : null;
}

/** The rules without which the first one doesn't explain it: what is invisible, what has lost its power. */
function alsoBy({ rules }: State, move: Move, { code, card, why }: Fault): (string | null)[] {
  const invisible =
    why?.is === 'under' || why?.is === 'limit' ? why.cards.map((one) => invisibleBy(rules, one)) : [];
  if (!isByHeight(code) || move.kind !== 'play') return invisible;
  const beaten = card === null ? null : lostBy(rules, card, 'effects');
  return [...invisible, lostBy(rules, move.cards[0]!, 'on'), beaten];
}

/**
 * A fault as it is told: with what makes it plain, and the numbers of the rules that say so. What it names as possible
 * is allowed for certain; `isSure` says what is.
 */
export function explain(state: State, move: Move, wrong: Fault, isSure: IsSure): Breach {
  const plain: Fault = { ...wrong, ...plainly(state, move, wrong, isSure) };
  const { code, setting, card, seat, why } = plain;
  const rule = setting === null ? null : ruleNumber(state.rules, setting);
  const others = alsoBy(state, move, plain).flatMap((number) => number ?? []);
  const also = [...new Set(others)].filter((number) => number !== rule);
  return { code, setting, rule, ...(also.length > 0 && { also }), card, seat, ...(why && { why }) };
}
