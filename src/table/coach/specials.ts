import { isKnown, type Kind, kindOf } from '../../engine/cards.ts';
import { kindsIn } from '../../engine/rules/deck.ts';
import { EFFECTS } from '../../engine/rules/effects.ts';
import { closedTo, type KindRules, type Rules } from '../../engine/rules/rules.ts';
import { missingToBurn } from '../../engine/sets.ts';
import { effectiveCard, openSlots, type SeatNumber, type State, sourceOf } from '../../engine/state.ts';
import type { PowerName, PowersView, PowerView, SpecialView } from '../../protocol/coach.ts';

const power = (name: PowerName, ranks: readonly string[] = [], cards = 1): PowerView => ({
  power: name,
  ranks: [...ranks],
  cards,
});

/** The effects of a kind of card, the most telling one first. */
const atAGlance = ({ effects }: KindRules) =>
  effects.toSorted((one, other) => EFFECTS[one.name].glance - EFFECTS[other.name].glance);

/** Everything that a kind of card does, then where it goes, or doesn’t though it goes on any other; what becomes of the card itself comes last. */
function powersOf(rules: Rules, kind: KindRules): PowerView[] {
  const { on, notOn, onlyIfStuck, countsAs } = kind;
  const effects = atAGlance(kind);
  const said = (itself: boolean) =>
    effects
      .filter(({ name }) => (EFFECTS[name].about === 'itself') === itself)
      .map(({ name, ranks, options }) => ({
        ...power(name, ranks),
        ...(options.length > 0 && {
          options: options.map((one) => ({ power: one.name, ranks: [...one.ranks] })),
        }),
      }));
  return [
    ...said(false),
    ...(countsAs === null ? [] : [power('countsAs', [countsAs])]),
    ...(on === 'any' ? [power('onAny', closedTo(rules, kind.kind))] : []),
    ...(typeof on === 'object' ? [power('onUpTo', [on.maxTop])] : []),
    ...(notOn.length === 0 ? [] : [power('notOn', notOn)]),
    ...(onlyIfStuck === false ? [] : [power(onlyIfStuck === 'onEmpty' ? 'notOnEmpty' : 'onlyIfStuck')]),
    ...said(true),
  ];
}

/** The kinds that lie there and count: the top card, and the card to be beaten under transparent ones. */
function lyingKinds(state: State): Kind[] {
  const cards = [state.pile.at(-1), effectiveCard(state)];
  return cards.flatMap((slot) => (slot != null && isKnown(slot) ? [kindOf(slot)] : []));
}

/** The known cards that a seat could play next. */
function heldKinds(state: State, seat: SeatNumber | null): Kind[] {
  if (seat === null) return [];
  return openSlots(state, seat, sourceOf(state, seat) === 'faceUp' ? 'faceUp' : 'hand')
    .filter(isKnown)
    .map(kindOf);
}

/** Equal cards that do something together. */
function togetherOf({ set: { ofAKind, pairSkip } }: Rules): PowersView[] {
  const together = (one: PowerView) => ({ kind: null, powers: [one] });
  return [
    ...(ofAKind.size === 0 ? [] : [together(power('burnTogether', [], ofAKind.size))]),
    ...(pairSkip === 'off' ? [] : [together(power('skipTogether', [], 2))]),
  ];
}

/** The special cards of a rule set by rank, jokers after the ranks, and last equal cards that do something together. */
export function powersIn(rules: Rules): PowersView[] {
  const cards = kindsIn(rules.set).map((kind) => ({ kind, powers: powersOf(rules, rules.of[kind]) }));
  return [...cards.filter(({ powers }) => powers.length > 0), ...togetherOf(rules)];
}

/** Whether one more equal card would burn the pile: two that lie there may well be all. */
const isSetNearlyThere = (state: State): boolean => missingToBurn(state) === 1;

/** The special cards by the rules of this moment; `seat` is whose cards the viewer sees. */
export function specialsView(state: State, seat: SeatNumber | null): SpecialView[] {
  const lying: readonly string[] = lyingKinds(state);
  const held: readonly string[] = heldKinds(state, seat);
  return powersIn(state.rules).map((special) => ({
    ...special,
    lies:
      special.kind === null
        ? special.powers[0]?.power === 'burnTogether' && isSetNearlyThere(state)
        : lying.includes(special.kind),
    held: special.kind !== null && held.includes(special.kind),
  }));
}
