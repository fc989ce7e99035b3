import { insteadOf } from '../../../src/engine/answer.ts';
import { apply, applyAll, ownCopy } from '../../../src/engine/apply.ts';
import { areOneKind, bareCards, bareOf, type Card, type Played } from '../../../src/engine/cards.ts';
import { decide } from '../../../src/engine/decide.ts';
import type { Event } from '../../../src/engine/event.ts';
import { alwaysFits } from '../../../src/engine/fit.ts';
import { allSlots, mask, type Viewer } from '../../../src/engine/knowledge.ts';
import { legalMoves } from '../../../src/engine/legal.ts';
import type { Place } from '../../../src/engine/location.ts';
import { cardsOf as cardsMoved, type Move, type MoveOf } from '../../../src/engine/move.ts';
import { observe } from '../../../src/engine/observe.ts';
import { moveOf, namedPlays, playsOf } from '../../../src/engine/plays.ts';
import type { Random } from '../../../src/engine/random.ts';
import type { Breach, Ruling } from '../../../src/engine/ruling.ts';
import { settleIn } from '../../../src/engine/settle.ts';
import {
  countActive,
  faceUpCards,
  isIn,
  isStalled,
  openSlots,
  PHASES,
  type State,
  sourceOf,
} from '../../../src/engine/state.ts';
import { en } from '../../../src/words/en.ts';
import { breachFacts, sayBreach } from '../../../src/words/say/ruling.ts';
import { judgedAlways } from './always.ts';
import { isViewOf, movesToRule, overlooks, shown } from './known.ts';
import { keyOf, moveSpace } from './moves.ts';
import { pick, type Step } from './playout.ts';
import { cardsOf } from './slots.ts';

/**
 * What holds at a move of a game in which every card is known, whatever the rules; what is wrong, else null.
 * Cards are conserved, and whoever has the turn can use it.
 */
export const brokenByStep = ({ after }: Step, whole: number): string | null =>
  cardsOf(after) === whole ? brokenByState(after) : 'not the same cards any more';

/** Every event by itself conserves the cards, and together they lead to where the ruling says. */
export function brokenByEvents({ before, events, after }: Step): string | null {
  const whole = cardsOf(before);
  let state = before;
  for (const event of events) {
    state = apply(state, event);
    if (cardsOf(state) !== whole) return `${event.type} changed the cards`;
  }
  return plain(state) === plain(after) ? null : 'the events lead elsewhere than the ruling';
}

/** A state without its rules, to be compared. */
const plain = ({ rules: _, ...state }: State): string => JSON.stringify(state);

/**
 * Follows a whole game on a state of one's own: told of each step, it says at those where it is to look whether that
 * state has gone another way than the game.
 */
export function makeOwner(start: State): (step: Step, looks: boolean) => string | null {
  const own = ownCopy(start);
  return ({ move, after }, looks) => {
    settleIn(own, move);
    return !looks || plain(own) === plain(after) ? null : `in place it leads elsewhere: ${plain(own)}`;
  };
}

/** What can't be in a state that legal moves led to. */
export function brokenByState(state: State): string | null {
  const { phase, turn, seats, pile, lastPlay, extra, pending } = state;
  const actor = turn === null ? undefined : seats[turn];
  if ((phase === 'play') !== (actor !== undefined)) return 'somebody has the turn in play, and only then';
  if (turn !== null && !isIn(state, turn)) return 'who has the turn is out';
  if (extra !== null && actor === undefined) return 'an extra turn of nobody';
  if (pending !== null && pending.seat !== turn) return 'a card is turned over out of turn';
  if (pile.length === 0 && lastPlay !== null) return 'a last play on no pile';
  if (lastPlay !== null && lastPlay.count > pile.length) return 'a last play of more cards than the pile has';
  if (seats.some((_, i) => isIn(state, i) === state.out.includes(i)))
    return 'who has no card is out, nobody else';
  if (new Set(state.out).size < state.out.length) return 'somebody went out twice';
  if (phase === 'play' && countActive(state) < 2) return 'play goes on for one';
  return null;
}

/** Whether two rulings, of which one knew more, say the same of a move; else how they contradict each other. */
function contradiction(state: State, full: Ruling, seen: State, move: Move): string | null {
  const ruled = decide(seen, move);
  if (full.verdict === 'onTrust') return 'with full knowledge nothing is on trust';
  if (ruled.verdict === 'illegal' && full.verdict !== 'illegal')
    return `refused for ${codesOf(ruled.breaches)}, though legal`;
  if (ruled.verdict === 'illegal')
    return ruled.breaches.map((breach) => untrue(seen, move, breach)).find((wrong) => wrong !== null) ?? null;
  if (full.verdict === 'illegal')
    return overlooks(
      ruled,
      full.breaches.map(({ code }) => code),
    );
  return isViewOf(applyAll(state, full.events), applyAll(seen, ruled.events))
    ? null
    : 'leads elsewhere than it should';
}

const codesOf = (breaches: readonly Breach[]): string => breaches.map(({ code }) => code).join();

/** What a breach names as playable, each play by itself. */
const namedIn = (breach: Breach): readonly (readonly Played[])[] => {
  if (breach.why?.is === 'startWith') return breach.why.cards.map((card) => [card]);
  const instead = insteadOf(breach);
  return instead === null ? [] : [instead];
};

/** What a breach names as playable and isn't; the first card of a round may be so on trust. */
function untrue(state: State, { seat }: Move, breach: Breach): string | null {
  for (const cards of namedIn(breach)) {
    const { verdict } = decide(state, { kind: 'play', seat, cards });
    if (verdict !== 'legal' && !(breach.code === 'mustStartWith' && verdict === 'onTrust'))
      return `${breach.code} names ${cards.join(' ')}, which is ${verdict}`;
  }
  return null;
}

/** Whether a rule set needn't state what a breach offends against: nothing, an option, the power of one card. */
const isUnstated = (state: State, { setting }: Breach): boolean =>
  setting === null || setting.startsWith('special[') || state.rules.changed.length > 0;

/** Why a breach can't be told to people: its sentence is missing or untrue, or no rule is behind any of them. */
function unsaid(state: State, move: Move, breaches: readonly Breach[]): string | null {
  const { texts } = state.rules.set;
  const blamed = { kind: move.kind, seat: move.seat, cards: [...cardsMoved(move)], stack: null };
  for (const breach of breaches) {
    const sentence = sayBreach(en, breachFacts(state.seats, breach, blamed));
    if (sentence.length < 10 || /undefined|null|NaN/.test(sentence))
      return `${breach.code} is said as "${sentence}"`;
    for (const rule of [breach.rule, ...(breach.also ?? [])])
      if (rule !== null && !texts.some(({ number }) => number === rule))
        return `the rule ${rule} has no text`;
    const wrong = untrue(state, move, breach);
    if (wrong !== null) return wrong;
  }
  if (breaches.some((breach) => breach.rule !== null || isUnstated(state, breach))) return null;
  return `no rule behind ${move.kind}: ${breaches.map(({ code, setting }) => `${code} ${setting}`).join()}`;
}

const bareKey = (cards: readonly Played[]): string => [...bareCards(cards)].sort().join();

/** Whether a play is one of cards of more than one rank, listed with the rank that is named for the wild ones. */
const isListedNamed = (state: State, move: Move): boolean =>
  move.kind === 'play' &&
  !areOneKind(move.cards) &&
  namedPlays(state, move.seat).some(({ cards }) => bareKey(cards) === bareKey(move.cards));

/** What is listed as legal is allowed, anything else refused: of the whole space so many moves are tried. */
export function brokenByList(state: State, random: Random, tries: number): string | null {
  const listed = new Map(legalMoves(state).map((move) => [keyOf(move), move]));
  for (const move of [...listed.values(), ...state.seats.flatMap((_, seat) => namedPlays(state, seat))]) {
    const { verdict } = decide(state, move);
    if (verdict !== 'legal') return `listed and ${verdict}: ${JSON.stringify(move)}`;
  }
  const space = moveSpace(state);
  const tried = space.length <= tries ? space : Array.from({ length: tries }, () => pick(space, random));
  for (const move of tried) {
    const ruling = decide(state, move);
    if (ruling.verdict !== 'illegal' && isListedNamed(state, move)) continue;
    if ((ruling.verdict !== 'illegal') !== listed.has(keyOf(move)))
      return `${ruling.verdict} and ${listed.has(keyOf(move)) ? '' : 'not '}listed: ${JSON.stringify(move)}`;
    const silent = ruling.verdict === 'illegal' ? unsaid(state, move, ruling.breaches) : null;
    if (silent !== null) return silent;
  }
  if (state.phase !== 'over' && listed.size === 0) return 'nobody can do anything';
  return brokenByAbility(state, [...listed.values()]);
}

/** Who can play must, unless the rules leave that to people; and in play there is always something to do. */
function brokenByAbility(state: State, moves: readonly Move[]): string | null {
  if (state.phase !== 'play') return null;
  const own = moves.filter(({ seat }) => seat === state.turn);
  if (!own.some(({ kind }) => kind !== 'draw')) return 'who has the turn can do nothing';
  const able = own.some(({ kind }) => kind === 'play');
  const refuses = own.some(({ kind }) => kind === 'pickUp');
  const must = state.rules.set.pass.pickUp === 'onlyIfUnable';
  if (able && refuses && must) return 'who can play may take the pile';
  if (moves.some(({ kind }) => kind === 'draw') !== isStalled(state))
    return 'a draw is for rounds without progress';
  return null;
}

const isPlay = (move: Move): move is MoveOf<'play'> => move.kind === 'play';

/** The short list has a set for each rank and number of cards of the long one, and nothing else. */
export function brokenBySets(state: State): string | null {
  const plays = legalMoves(state).filter(isPlay);
  const keys = new Set(plays.map(keyOf));
  for (const seat of state.seats.keys()) {
    const sets = playsOf(state, seat).map((set) => moveOf(state, seat, set).cards);
    const wrong = sets.find((cards) => !keys.has(keyOf({ kind: 'play', seat, cards })));
    if (wrong !== undefined) return `in the short list only: ${seat} ${wrong.join(' ')}`;
    const sizeOf = (cards: MoveOf<'play'>['cards']) => `${cards[0]!.at(-2)} ${cards.length}`;
    const short = new Set(sets.map(sizeOf));
    if (short.size < sets.length) return `a rank and number twice: ${JSON.stringify(sets)}`;
    const slots = openSlots(state, seat, sourceOf(state, seat));
    for (const { cards, seat: by } of plays)
      if (
        by === seat &&
        areOneKind(cards) &&
        cards.every((card) => slots.includes(bareOf(card))) &&
        !short.has(sizeOf(cards))
      )
        return `in the long list only: ${seat} ${cards.join(' ')}`;
  }
  return null;
}

/** What always fits is what no demand keeps off. */
export function brokenByAlways(state: State): string | null {
  const told = [...alwaysFits(state)].sort().join();
  const judged = judgedAlways(state).sort().join();
  return told === judged ? null : `said to fit always: ${told}; does so: ${judged}`;
}

export const viewersOf = (state: State): Viewer[] => ['onlooker', ...state.seats.keys()];

const CARD = /"(?:(?:[23]:)?[2-9TJQKA](?:=[2-9TJQKA])?[CDHS]|X(?:=[2-9TJQKA])?[1-4])"/g;
const cardsIn = (value: unknown): string => (JSON.stringify(value).match(CARD) ?? []).sort().join();

/** A viewer is shown the own hand and what lies open, nothing else, in every phase. */
export function brokenByMask(state: State): string | null {
  for (const viewer of viewersOf(state)) {
    const seen = mask(state, viewer);
    const open = (seats: State['seats']) =>
      seats.map((seat, i) => [faceUpCards(seat), i === viewer ? seat.hand : []]);
    const { dealt, rules: _, ...now } = seen;
    if (cardsIn(now) !== cardsIn([state.pile, state.burned, open(state.seats)]))
      return `${viewer} sees other cards`;
    if (cardsIn(dealt) !== cardsIn(state.dealt === null ? null : open(state.dealt)))
      return `${viewer} sees other cards of those dealt`;
    const inPhase = (phase: State['phase']) => JSON.stringify(mask({ ...state, phase }, viewer).seats);
    if (PHASES.some((phase) => inPhase(phase) !== JSON.stringify(seen.seats)))
      return `what ${viewer} sees hangs on the phase`;
    if (!isViewOf(state, seen)) return `${viewer} sees other places`;
  }
  return null;
}

const isHiddenFrom = (place: Place, viewer: Viewer): boolean =>
  place.zone === 'stock' || place.zone === 'faceDown' || (place.zone === 'hand' && place.seat !== viewer);

/** An event as a viewer sees it: cards that go from one hidden place to another don't show. */
function asSeen(event: Event, viewer: Viewer): Event {
  if (event.type !== 'moved' || !isHiddenFrom(event.from, viewer) || !isHiddenFrom(event.to, viewer))
    return event;
  return { ...event, cards: event.cards.map(() => '??' as const) };
}

/** To see what happened is the same as seeing it happen. */
export function brokenBySeeing({ before, events }: Step): string | null {
  for (const viewer of viewersOf(before)) {
    let state = before;
    for (const event of events) {
      const after = apply(state, event);
      const seen = mask(apply(mask(state, viewer), asSeen(event, viewer)), viewer);
      if (plain(seen) !== plain(mask(after, viewer)))
        return `${viewer} sees something else of ${JSON.stringify(event)}`;
      state = after;
    }
  }
  return null;
}

/** Every card that somebody sees in a state, by the mask alone. */
const cardsSeen = (state: State, viewer: Viewer): Card[] => {
  const { pile, burned, stock, seats } = mask(state, viewer);
  const held = seats.flatMap((seat) => [seat.hand, faceUpCards(seat), ...seat.faceDown]);
  return [...bareCards(pile), ...burned, ...stock, ...held.flat()].filter(
    (slot): slot is Card => slot !== '??',
  );
};

/**
 * Follows what a viewer knows who forgets nothing, over a whole game: asked after each step, it tells what is wrong.
 * What is known is true, and is exactly what lay open to the viewer once, so no less than what the mask shows: a card
 * that has been seen can't get lost again, since none goes from one hidden place to another after that.
 */
export function makeObserver(start: State, viewer: Viewer): (step: Step) => string | null {
  let known = mask(start, viewer);
  const seen = new Set(cardsSeen(start, viewer));
  return ({ before, events, after }) => {
    known = observe(known, events, viewer);
    let state = before;
    for (const event of events) {
      state = apply(state, event);
      for (const card of cardsSeen(state, viewer)) seen.add(card);
    }
    if (!isViewOf(after, known)) return `${viewer} knows what is not so`;
    const told = allSlots(known).filter((slot): slot is Card => slot !== '??');
    const never = told.find((card) => !seen.has(card));
    if (never !== undefined) return `${viewer} knows ${never}, which never lay open to them`;
    return told.length === seen.size ? null : `${viewer} has forgotten a card`;
  };
}

/** No ruling contradicts full knowledge, whoever looks. */
export function brokenByViewers(state: State, made: Move, random: Random): string | null {
  const moves = [shown(state, made), ...movesToRule(state, random, 8)];
  const rulings = moves.map((move) => decide(state, move));
  for (const viewer of ['onlooker' as const, Math.floor(random() * state.seats.length)]) {
    const seen = mask(state, viewer);
    for (const [i, move] of moves.entries()) {
      const wrong = contradiction(state, rulings[i]!, seen, move);
      if (wrong !== null) return `${viewer} on ${JSON.stringify(move)}: ${wrong}`;
    }
  }
  return null;
}
