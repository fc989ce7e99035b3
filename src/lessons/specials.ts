import { bareOf, type Card, isKnown, type Kind, kindOf, type Played, RANKS } from '../engine/cards.ts';
import type { Move } from '../engine/move.ts';
import { shuffled } from '../engine/random.ts';
import { EFFECTS, type EffectName } from '../engine/rules/effects.ts';
import { type KindRules, rulesOf } from '../engine/rules/rules.ts';
import { beingChosen } from './choice.ts';
import { askDemand } from './demands.ts';
import { cardsWhere, type Desk, firstOf, isPlain, isPlainCard, layOut, numbersOf, YOU } from './desk.ts';
import { askCount, askFollows, askNext, type Made, moveIn } from './following.ts';
import { fillers, isBeneath, plainCards, raised, sorted } from './hands.ts';
import { askMoves, isAgainst, lay, type Point, pickUpIn, type Stem } from './judge.ts';
import { askLay } from './laying.ts';
import type { Lesson } from './lesson.ts';
import { beingWild } from './wild.ts';

/** The kinds in the deck that have a power, or may not be played like others. */
const specialKinds = ({ rules, deck }: Desk): KindRules[] =>
  rules.kinds.filter((power) => !isPlain(power) && deck.some((card) => kindOf(card) === power.kind));

/** Whether a card of this kind has an effect that is about this. */
const hasEffect = ({ effects }: KindRules, about: (typeof EFFECTS)[EffectName]['about']): boolean =>
  effects.some(({ name }) => EFFECTS[name].about === about);

const some = (desk: Desk, kind: Kind, count = 1): Card[] =>
  cardsWhere(desk, (card) => kindOf(card) === kind).slice(0, count);

/** A card that a copy of it shows something of: one that skips, reverses or gives another turn. */
const copiable = (desk: Desk, played: readonly Card[]): Card[] =>
  cardsWhere(desk, (card) => {
    const { skip, reverse, again, burn } = rulesOf(desk.rules, card);
    return !burn && !played.includes(card) && (skip || reverse || again);
  }).slice(0, 1);

/** A play of this many cards of a kind, on a pile where they fit. */
function laid(desk: Desk, kind: Kind, count: number) {
  const cards = some(desk, kind, count);
  const under = desk.rules.of[kind].copies ? copiable(desk, cards) : [];
  const top = under.length > 0 ? under : plainCards(desk, 1);
  const pile = raised(desk, top, { count: Math.floor(desk.random() * 3) });
  if (cards.length < count || pile.length === 0) return null;
  const hand = sorted(desk, [...cards, ...fillers(desk, 3, [...cards, ...pile])]);
  const move: Move = lay(...cards);
  return moveIn(layOut(desk, { hand, pile, stock: true }), move);
}

/** What playing a card leads to: that the pile burns, that somebody is skipped, and the like. */
function doing(desk: Desk, power: KindRules): (Lesson | null)[] {
  const { kind, setting, burn, reverse, skip } = power;
  if (!hasEffect(power, 'play')) return [];
  const about = some(desk, kind)[0] ?? null;
  const shows = () => true;
  const once = askFollows(desk, { id: `${setting}.does`, topic: setting, about, shows }, () =>
    laid(desk, kind, 1),
  );
  const { skip: skipping, reverse: reversing } = desk.rules.set;
  const counts = (skip && skipping.count === 'perCard') || (reverse && reversing.count === 'perCard');
  if (!counts || burn) return [once];
  const twice = askNext(desk, { id: `${setting}.twice`, topic: setting, about, shows }, () =>
    laid(desk, kind, 2),
  );
  return [once, twice];
}

/** A pile with a card of this kind on top, on a card that it fits on: a plain one, or any. */
const topped =
  (kind: Kind, specials = false) =>
  (desk: Desk): readonly Card[] | null => {
    const top = some(desk, kind);
    return top.length === 0 ? null : raised(desk, top, { count: 1, specials });
  };

/** What may follow a card of this kind, if that isn't what its rank says. */
function following(desk: Desk, power: KindRules): (Lesson | null)[] {
  const { kind, setting, reset, transparent, unbeatable, forcePickUp } = power;
  if (!hasEffect(power, 'next')) return [];
  const about = (pile: readonly Played[]) => bareOf(pile.at(-1)!);
  const follow = { id: `${setting}.follows`, topic: setting, about, pile: topped(kind) };
  const onlySome = unbeatable ?? forcePickUp;
  if (onlySome !== null) {
    const deflects = onlySome.filter((rank) => desk.deck.some((card) => kindOf(card) === rank));
    const asked = askLay(desk, {
      ...follow,
      with: (at) => (deflects.length === 0 ? [] : some(at, deflects[0]!)),
      point: () => (breach) => isAgainst(breach, setting),
    });
    return [asked ?? pickUpOnly(desk, power), askDemand(desk, { ...follow, id: `${setting}.asks` })];
  }
  if (transparent && !power.belowUnder) {
    const asked = (specials: boolean) =>
      askLay(desk, {
        ...follow,
        pile: topped(kind, specials),
        point: (pile) => (breach) => breach.card !== null && breach.card !== pile.at(-1),
        must: ({ choices }, pile) =>
          kind === 'JK' ||
          choices.some(
            ({ answer, right }) =>
              answer.kind === 'move' &&
              answer.move.kind === 'play' &&
              right === isBeneath(desk, bareOf(answer.move.cards[0]!), pile.at(-1)!),
          ),
      });
    // What lies on low cards only hides no demand of theirs, but may hide that of a special one.
    return [asked(false) ?? asked(true), askDemand(desk, { ...follow, id: `${setting}.asks` })];
  }
  if (reset) return [askDemand(desk, { ...follow, id: `${setting}.asks` })];
  return [
    askLay(desk, { ...follow, point: () => (breach) => isAgainst(breach, setting) }),
    askDemand(desk, { ...follow, id: `${setting}.asks` }),
  ];
}

/** Where nothing may follow, all that is left is to pick up the pile. */
function pickUpOnly(desk: Desk, { kind, setting }: KindRules): Lesson | null {
  return firstOf(() => {
    const pile = topped(kind)(desk);
    if (pile === null) return null;
    const hand = sorted(desk, fillers(desk, 3, pile));
    const state = layOut(desk, { hand, pile, stock: true });
    if (state === null) return null;
    const stem: Stem = {
      id: `${setting}.follows`,
      topic: setting,
      asked: 'allowed',
      state,
      about: pile.at(-1)!,
    };
    const moves: Move[] = [...hand.map((card) => lay(card)), pickUpIn(state)];
    return askMoves(desk, stem, moves, (breach) => isAgainst(breach, setting));
  });
}

/** Where a card of this kind may be played, if that isn't what its rank says. */
function placing(desk: Desk, power: KindRules): Lesson | null {
  const { kind, setting, on, notOn, onlyIfStuck } = power;
  const [card] = some(desk, kind);
  if (card === undefined) return null;
  const wanted = { id: `${setting}.on`, topic: setting, with: () => [card], about: () => card };
  if (notOn.length > 0)
    return askLay(desk, {
      ...wanted,
      id: `${setting}.notOn`,
      pile: (at) => cardsWhere(at, (one) => notOn.some((rank) => rank === kindOf(one))).slice(0, 1),
      point:
        () =>
        ({ setting: broken }, move) =>
          broken === `${setting}.notOn` && move.kind === 'play' && move.cards[0] === card,
    });
  if (onlyIfStuck === 'onEmpty')
    return askLay(desk, {
      ...wanted,
      pile: () => [],
      isEmpty: true,
      point: () => (breach, move) =>
        move.kind === 'play' && move.cards[0] === card && isAgainst(breach, setting),
    });
  const isWrong = onlyIfStuck || typeof on === 'object';
  if (!isWrong && on === 'any' && helpedOn(desk, card).length === 0) return null;
  return askLay(desk, {
    ...wanted,
    pile: (at) => (!isWrong && on === 'any' ? helpedOn(at, card).slice(0, 1) : plainCards(at, 1)),
    point: (pile) => (breach, move) =>
      move.kind === 'play' &&
      (isWrong
        ? move.cards[0] === card && isAgainst(breach, setting)
        : breach.card === pile[0] && move.cards[0] !== card),
  });
}

/** Whether a card asks nothing of the next one but what its rank does. */
const asksByRank = (desk: Desk, card: Card): boolean => {
  const { effects, kind } = rulesOf(desk.rules, card);
  return kind !== 'JK' && effects.length === 0;
};

/** The cards on which one that goes on any may be played by that alone: its rank wouldn't do. Plain ones come first. */
function helpedOn(desk: Desk, card: Card): Card[] {
  const tops = cardsWhere(desk, (top) => asksByRank(desk, top) && isBeneath(desk, card, top));
  return [...tops.filter((top) => isPlainCard(desk, top)), ...tops.filter((top) => !isPlainCard(desk, top))];
}

/** What becomes of a card that is used only once when the pile is picked up. */
function leaving(desk: Desk, { kind, setting, removeAfterUse }: KindRules): Lesson | null {
  if (!removeAfterUse) return null;
  // A face-up card may have to go along.
  const all = ({ state, move }: Made) =>
    state.pile.length + (move.kind === 'pickUp' && move.add !== undefined ? 1 : 0);
  return askCount(
    desk,
    {
      id: `${setting}.leaves`,
      topic: setting,
      asked: 'takes',
      about: some(desk, kind)[0] ?? null,
      likely: (played) => [all(played)],
      shows: (count, played) => count < all(played),
    },
    () => {
      const [card] = some(desk, kind);
      const plain = plainCards(desk, 5);
      if (card === undefined || plain.length < 2) return null;
      const [top, hand] = [plain[0]!, plain.slice(1).filter((one) => isBeneath(desk, one, plain[0]!))];
      // A card for need only is never played first.
      const pile = raised(desk, [card, top], { count: 1 });
      if (hand.length === 0 || hand.some((one) => pile.includes(one))) return null;
      const state = layOut(desk, { hand, pile, stock: true });
      return state && moveIn(state, pickUpIn(state));
    },
  );
}

/** Cards that go on anything, among others that don't: one question about all of them. */
export function goingOnAny(desk: Desk): Lesson | null {
  const kinds = specialKinds(desk).filter(
    ({ on, notOn, onlyIfStuck, wild }) => on === 'any' && notOn.length === 0 && !onlyIfStuck && wild === null,
  );
  if (kinds.length === 0) return null;
  const isHelped = ({ kind }: KindRules, top: Card): boolean =>
    desk.deck.some((card) => kindOf(card) === kind && isBeneath(desk, card, top));
  const helped = (top: Card): number => kinds.filter((power) => isHelped(power, top)).length;
  const point: Point = ({ code }) => code === 'tooLow' || code === 'tooHigh' || code === 'equalNotAllowed';
  const lesson = askLay(desk, {
    id: 'special.on',
    topic: kinds.length === 1 ? `${kinds[0]!.setting}.on` : 'special',
    // Where most of them go by their power alone.
    pile: (at) =>
      plainCards(at, RANKS.length)
        .toSorted((one, other) => helped(other) - helped(one))
        .slice(0, 1),
    with: (at, pile) =>
      shuffled(kinds, at.random)
        .filter((power) => isHelped(power, bareOf(pile[0]!)))
        .slice(0, 3)
        .flatMap(({ kind }) => some(at, kind)),
    point: () => point,
    must: ({ choices }, pile) => {
      const going = choices.flatMap(({ answer }) =>
        answer.kind === 'move' && answer.move.kind === 'play' ? answer.move.cards.map(bareOf) : [],
      );
      const asked = going.filter((card) => kinds.some(({ kind }) => kind === kindOf(card)));
      return asked.length > 0 && asked.every((card) => isBeneath(desk, card, pile[0]!));
    },
  });
  if (lesson === null) return null;
  const held = lesson.state.seats[YOU]!.hand.filter(isKnown).map(kindOf);
  const asked = kinds.filter(({ kind }) => held.includes(kind));
  return {
    ...lesson,
    rules: numbersOf(
      desk,
      asked.map(({ setting }) => `${setting}.on`),
    ),
  };
}

const found = (lessons: readonly (Lesson | null)[]): Lesson[] => lessons.filter((lesson) => lesson !== null);

/** Questions about each card with a power, the most telling one of each first. */
export function aboutSpecials(desk: Desk): Lesson[][] {
  return specialKinds(desk).map((power) => {
    // It lies on the pile as another rank, whose powers it has.
    if (power.wild !== null) return found(beingWild(desk, power));
    const chosen = power.ways.length > 0 ? [beingChosen(desk, power)] : doing(desk, power);
    const told = found([...chosen, ...following(desk, power), leaving(desk, power)]);
    const place = typeof power.on === 'object' || power.notOn.length > 0 || power.onlyIfStuck !== false;
    const placed = place || told.length === 0 ? found([placing(desk, power)]) : [];
    return [...told.slice(0, 1), ...placed, ...told.slice(1)];
  });
}
