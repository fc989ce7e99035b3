/** What a seat may play: by rank and number (`playsOf`, `cardsFor`), card by card (`everyPlay`), or at all (`abilityOf`). */

import {
  type Card,
  type Colour,
  colourOf,
  isKnown,
  KINDS,
  kindIndex,
  kindOf,
  MOST_EQUAL,
  namedAs,
  type Played,
  rankOf,
  type Slot,
} from './cards.ts';
import { otherChoices } from './choice.ts';
import { demand } from './demand.ts';
import { type Asked, askedOf, asNamed, isForNeed, kindsThatFit, misfitOf, setFits } from './fit.ts';
import { unseenCards } from './knowledge.ts';
import type { MoveOf } from './move.ts';
import { rulesOf } from './rules/rules.ts';
import { choices, groupsOf, isRun, mayMixZones, mayRun, mixedSets, mostCards } from './sets.ts';
import { openSlots, type SeatNumber, type State, sourceOf } from './state.ts';
import { areThrownIn, isThrowing } from './thrown.ts';
import { turnFault } from './turn.ts';
import { ranksFor } from './wild.ts';

/** `count` cards of one kind, which stands at place `kind` in `KINDS`. */
export interface Play {
  readonly kind: number;
  readonly count: number;
}

/** Every play that there may be, made once: by kind, then by count from 1. */
const PLAYS: readonly (readonly Play[])[] = KINDS.map((_, kind) =>
  Array.from({ length: MOST_EQUAL }, (_, i): Play => ({ kind, count: i + 1 })),
);

const EVERY_KIND = (1 << KINDS.length) - 1;

/** Kinds of which more cards may fit where one of them doesn't: a bit for each, as in `kindsThatFit`. */
function kindsToTry(state: State, { demand: asked }: Asked): number {
  const { onAny, seeThrough } = state.rules.set.ofAKind;
  if (asked.size > 1 || asked.pairs || asked.equalCompletes || onAny) return EVERY_KIND;
  const top = state.pile.at(-1);
  if (!state.rules.jumpIns || top === undefined) return 0;
  // A wild card may count as the rank that a set is made of.
  if (state.rules.leastFirst !== null) return EVERY_KIND;
  return seeThrough || !isKnown(top) ? EVERY_KIND : 1 << kindIndex(top);
}

/** Whether any number of cards fits that one of them fits in: not where a colour or a last card has a say. */
const growsFreely = ({ rules }: State, asked: Asked): boolean =>
  asked.demand.colour === null && rules.set.end.lastCard === 'any';

/** How many cards there are of each kind, and how many of a colour: made once and counted again each time. */
const COUNTS = KINDS.map(() => 0);
const FOLLOWING = KINDS.map(() => 0);

/** Counts the known cards of the kinds in `among`, a bit for each. Returns a bit for each kind that there is. */
function countKinds(slots: readonly Slot[], among: number): number {
  let kinds = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!;
    if (!isKnown(slot)) continue;
    const kind = kindIndex(slot);
    const bit = 1 << kind;
    if ((among & bit) === 0) continue;
    if ((kinds & bit) === 0) {
      kinds |= bit;
      COUNTS[kind] = 0;
    }
    COUNTS[kind]!++;
  }
  return kinds;
}

/** Counts the cards of this colour. */
function countFollowing(slots: readonly Slot[], colour: Colour): void {
  FOLLOWING.fill(0);
  for (const slot of slots) if (isKnown(slot) && colourOf(slot) === colour) FOLLOWING[kindIndex(slot)]!++;
}

/** For each kind among these cards each number of them that the pile takes; whose turn it is isn't asked. */
function fittingPlays(state: State, asked: Asked, slots: readonly Slot[]): Play[] {
  const tried = kindsToTry(state, asked);
  const fitting = kindsThatFit(state, asked);
  const sure = growsFreely(state, asked) ? fitting & ~tried : 0;
  const { colour } = asked.demand;
  const kinds = countKinds(slots, fitting | tried);
  if (colour !== null) countFollowing(slots, colour);
  const most = mostCards(state, asked.demand.zone);
  const found: Play[] = [];
  for (let left = kinds; left !== 0; left &= left - 1) {
    const kind = 31 - Math.clz32(left & -left);
    const plays = PLAYS[kind]!;
    const isSure = (sure & (1 << kind)) !== 0;
    const held = Math.min(COUNTS[kind]!, most);
    for (let count = 1; count <= held; count++) {
      const following = colour === null ? count : Math.min(count, FOLLOWING[kind]!);
      if (isSure || setFits(state, asked, kind, count, following)) found.push(plays[count - 1]!);
    }
  }
  return found;
}

/** The cards of a play that fit best where a colour is needed: if any cards of that number fit, these do. */
function bestCards(slots: readonly Slot[], { kind, count }: Play, colour: Colour | null): readonly Card[] {
  const best: Card[] = [];
  for (const slot of slots) {
    if (!isKnown(slot) || kindIndex(slot) !== kind || (colour !== null && colourOf(slot) !== colour))
      continue;
    best.push(slot);
    if (best.length === count) return best;
  }
  const others = slots.filter(isKnown).filter((card) => kindIndex(card) === kind && !best.includes(card));
  return [...best, ...others].slice(0, count);
}

/**
 * What a seat could play besides cards that are for need only (BL-28); null where the rules don't ask that of these
 * cards: they aren't such, or complete a set out of turn.
 */
export function abilityBesides(state: State, seat: SeatNumber, cards: readonly Played[]): Ability | null {
  if (!isForNeed(state, cards[0]!) || (state.phase === 'play' && state.turn !== seat)) return null;
  return abilityOf(state, seat, (card) => isForNeed(state, card));
}

/** Whether cards that fit are for this seat to play now: by turn, right to start, and need. */
function isForNow(state: State, asked: Asked, cards: readonly Played[]): boolean {
  const { seat } = asked;
  const named = asNamed(state, asked, cards);
  if (turnFault(state, seat, named) !== null) return false;
  return areThrownIn(state, cards) || abilityBesides(state, seat, named)?.mustFit !== true;
}

/** The cards of a play that may be played now: those that fit best, else others, as a start may ask for one card. */
function cardsForNow(state: State, seat: SeatNumber, play: Play): readonly Card[] | null {
  const zone = sourceOf(state, seat);
  const slots = openSlots(state, seat, zone);
  const asked = askedOf(state, seat, zone);
  const best = bestCards(slots, play, asked.demand.colour);
  if (isForNow(state, asked, best)) return best;
  const kin = slots.filter(isKnown).filter((card) => kindIndex(card) === play.kind);
  const others = choices(kin, play.count).filter((cards) => cards.length === play.count);
  return others.find((cards) => isForNow(state, asked, cards)) ?? null;
}

/** For each rank that is thrown in now each number of these cards; what fits besides is for play. */
function withThrown(state: State, seat: SeatNumber, fitting: readonly Play[]): readonly Play[] {
  const zone = sourceOf(state, seat);
  const thrown = groupsOf(openSlots(state, seat, zone)).filter((group) => areThrownIn(state, group));
  const kinds = thrown.map((group) => kindIndex(group[0]!));
  return [
    ...fitting.filter(({ kind }) => !kinds.includes(kind)),
    ...thrown.flatMap((group, i) =>
      PLAYS[kinds[i]!]!.slice(0, Math.min(group.length, mostCards(state, zone))),
    ),
  ];
}

/**
 * What a seat may play now, as far as it differs in more than suits: each rank with each number of cards. Runs and
 * cards of two zones together are left out (`everyPlay` has them). `cardsFor` says which cards these are.
 */
export function playsOf(state: State, seat: SeatNumber): readonly Play[] {
  const { phase, turn, extra, pending, rules } = state;
  const zone = sourceOf(state, seat);
  if (zone === 'faceDown' || phase === 'exchange' || phase === 'over') return [];
  const fitting = fittingPlays(state, askedOf(state, seat, zone), openSlots(state, seat, zone));
  const plays = isThrowing(state) ? withThrown(state, seat, fitting) : fitting;
  const isFree = extra !== 'choose' && pending === null && !rules.anyKept;
  const inTurn = phase === 'play' && turn === seat && isFree;
  return inTurn ? plays : plays.filter((play) => cardsForNow(state, seat, play) !== null);
}

/** The cards of one of `playsOf`, with the suits that fit best. */
export function cardsFor(state: State, seat: SeatNumber, play: Play): readonly Card[] {
  const zone = sourceOf(state, seat);
  const colour = state.rules.anyColour ? demand(state, zone).colour : null;
  // A start may ask for one card, and so may a play out of turn.
  const asked = state.phase === 'start' || state.turn !== seat ? cardsForNow(state, seat, play) : null;
  return asked ?? bestCards(openSlots(state, seat, zone), play, colour);
}

/** The same as a move. */
export const moveOf = (state: State, seat: SeatNumber, play: Play): MoveOf<'play'> => ({
  kind: 'play',
  seat,
  cards: cardsFor(state, seat, play),
});

/** Runs out of these cards, each begun with every one of its first cards and going on as far as it goes. */
function runsOf(state: State, cards: readonly Card[]): Card[][] {
  const step = state.rules.set.beat.direction === 'up' ? 1 : -1;
  const heightOf = (card: Card) => rulesOf(state.rules, card).height;
  const from = (run: Card[]): Card[][] => {
    const next = cards.filter((card) => heightOf(card) === heightOf(run.at(-1)!) + step);
    const longer = next.flatMap((card) => from([...run, card]));
    return isRun(state, run) ? [run, ...longer] : longer;
  };
  return cards.filter((card) => heightOf(card) >= 0).flatMap((card) => from([card]));
}

/** With more cards than that not every choice out of them is listed. */
export const MANY = 20;

/** Where there are many, equal ranks are as good as each other. */
const forRuns = (cards: readonly Card[]): readonly Card[] =>
  cards.length > MANY ? groupsOf(cards).map((group) => group[0]!) : cards;

/** Equal cards together with wild ones that count as their rank. */
const wildSets = (state: State, cards: readonly Card[], most: number): Played[][] =>
  groupsOf(cards).flatMap((group) => {
    const rank = rankOf(group[0]!);
    if (rank === null) return [];
    const wild = cards.filter(
      (card) => kindOf(card) !== rank && ranksFor(rulesOf(state.rules, card)).includes(rank),
    );
    return choices(wild, most - 1).flatMap((along) =>
      choices(group, most - along.length).map((chosen) => [
        ...chosen,
        ...along.map((card) => namedAs(card, rank)),
      ]),
    );
  });

/** Wild cards alone, as each rank that may be named for them. */
const wildAlone = (state: State, cards: readonly Card[], most: number): Played[][] =>
  groupsOf(cards).flatMap((group) =>
    ranksFor(rulesOf(state.rules, group[0]!)).flatMap((rank) =>
      rank === kindOf(group[0]!)
        ? []
        : choices(group, most).map((chosen) => chosen.map((card) => namedAs(card, rank))),
    ),
  );

/** Every play in which a rank is named for a wild card. Without a name it is taken to be one (`everyPlay`). */
function wildPlays(state: State, seat: SeatNumber): MoveOf<'play'>[] {
  if (state.rules.leastFirst === null) return [];
  const zone = sourceOf(state, seat);
  const cards = openSlots(state, seat, zone).filter(isKnown);
  const asked = askedOf(state, seat, zone);
  const most = mostCards(state, zone);
  return [...wildSets(state, cards, most), ...wildAlone(state, cards, most)]
    .filter((chosen) => misfitOf(state, asked, chosen) === null && isForNow(state, asked, chosen))
    .filter((chosen) => !areThrownIn(state, chosen))
    .map((chosen) => ({ kind: 'play', seat, cards: chosen }));
}

/**
 * Every play in which something is said: a rank for a wild card, or what a card does that lets its player choose.
 * Where nothing is said that is taken to be one (`everyPlay`).
 */
export function namedPlays(state: State, seat: SeatNumber): MoveOf<'play'>[] {
  if (!state.rules.anyNamed) return [];
  const wild = wildPlays(state, seat);
  if (!state.rules.anyChoice) return wild;
  const plays = [...everyPlay(state, seat), ...wild];
  return [...wild, ...plays.flatMap((play) => chosenPlays(state, play))];
}

/**
 * The same play with each of the other effects that its cards offer. A wild card that fits as another rank may not do
 * so as what it is.
 */
function chosenPlays(state: State, { seat, cards }: MoveOf<'play'>): MoveOf<'play'>[] {
  if (areThrownIn(state, cards)) return [];
  const asked = askedOf(state, seat, sourceOf(state, seat));
  return otherChoices(state, seat, cards)
    .filter((chosen) => misfitOf(state, asked, chosen) === null)
    .map((chosen) => ({ kind: 'play', seat, cards: chosen }));
}

/** Every play of known cards that a seat may make now, each set in one order, though it may be played in any. */
export function everyPlay(state: State, seat: SeatNumber): MoveOf<'play'>[] {
  const zone = sourceOf(state, seat);
  const cards = openSlots(state, seat, zone).filter(isKnown);
  if (cards.length === 0) return [];
  const asked = askedOf(state, seat, zone);
  const together = [
    ...groupsOf(cards).flatMap((group) => choices(group, mostCards(state, zone))),
    ...(zone === 'hand' ? mixedSets(state, state.seats[seat]!, cards) : []),
    ...(mayRun(state, zone) ? runsOf(state, forRuns(cards)) : []),
  ];
  return together
    .filter((chosen) => misfitOf(state, asked, chosen) === null && isForNow(state, asked, chosen))
    .map((chosen) => ({ kind: 'play', seat, cards: chosen }));
}

/** Whether a seat could play something: known cards that fit, and what unknown ones may do. */
export interface Ability {
  readonly fits: readonly Card[] | null;
  readonly mayFit: boolean;
  /** One of the unknown cards fits for certain: fewer cards that don't fit are left than there are unknown ones. */
  readonly mustFit: boolean;
}

const UNABLE: Ability = { fits: null, mayFit: false, mustFit: false };

/** Which cards are left aside. */
type Except = (card: Card) => boolean;

const NOTHING: Except = () => false;

/** The first of these cards that a seat could play from a zone, with their equals from the table; null if none can be. */
function firstFitting(
  state: State,
  asked: Asked,
  cards: readonly Card[],
  except: Except,
): readonly Card[] | null {
  const { colour, zone } = asked.demand;
  const play = fittingPlays(state, asked, cards)[0];
  if (play !== undefined) return bestCards(cards, play, colour);
  if (zone !== 'hand') return null;
  const mixed = mixedSets(state, state.seats[asked.seat]!, cards, except);
  return mixed.find((chosen) => misfitOf(state, asked, chosen) === null) ?? null;
}

/** What a seat could play with `hidden` unknown cards, if its known ones alone don't fit. */
function abilityHidden(
  state: State,
  asked: Asked,
  known: readonly Card[],
  hidden: number,
  except: Except,
): Ability {
  const unseen = unseenCards(state);
  const isMixing = mayMixZones(state, state.seats[asked.seat]!);
  const doFit = (cards: readonly Card[]) => firstFitting(state, asked, cards, except) !== null;
  const mayFit = groupsOf(unseen.filter((card) => !except(card))).some((group) => {
    const same = known.filter((card) => kindOf(card) === kindOf(group[0]!));
    // More can be played of more cards, except where zones mix and the whole hand has to go.
    if (hidden >= group.length && !isMixing) return doFit([...same, ...group]);
    return choices(group, hidden).some((held) => doFit([...same, ...held]));
  });
  // As many cards as there are hidden slots can't all be of those that don't fit.
  const others = unseen.filter((card) => except(card) || !doFit([card]));
  return { fits: null, mayFit, mustFit: others.length < hidden };
}

/**
 * Looks for a play that a seat could make from its open zone, leaving cards in `except` aside. With unknown slots it
 * asks whether any unseen card could make one. Runs need no look: the first card of one that fits would fit alone.
 */
export function abilityOf(state: State, seat: SeatNumber, except: Except = NOTHING): Ability {
  const zone = sourceOf(state, seat);
  if (zone === 'faceDown') return UNABLE;
  const slots = openSlots(state, seat, zone);
  const known = slots.filter((slot): slot is Card => isKnown(slot) && !except(slot));
  const asked = askedOf(state, seat, zone);
  const fits = firstFitting(state, asked, known, except);
  if (fits !== null) return { fits, mayFit: true, mustFit: true };
  const hidden = slots.filter((slot) => !isKnown(slot)).length;
  return hidden === 0 ? UNABLE : abilityHidden(state, asked, known, hidden, except);
}
