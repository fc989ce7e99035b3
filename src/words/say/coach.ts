import { choiceOf, isKnown, kindOf, type Played } from '../../engine/cards.ts';
import { EFFECTS, isEffect } from '../../engine/rules/effects.ts';
import type { DueView, PowerView, SpecialView, StepView } from '../../protocol/coach.ts';
import type { TableView } from '../../protocol/view.ts';
import type { StepFacts } from '../facts.ts';
import type { Words } from '../words.ts';
import { sayCard, sayCards, sayKind } from './cards.ts';
import { sayChip } from './chip.ts';
import { sayNeeded } from './demand.ts';
import { sayLogLine } from './log.ts';
import { loweringIn } from './lowering.ts';
import { sayNameAt } from './names.ts';
import { youOf } from './play.ts';

const namesIn = ({ seats }: TableView, step: StepView): string[] => {
  const about = 'seats' in step ? step.seats : 'seat' in step ? [step.seat] : [];
  return about.map((seat) => sayNameAt(seats, seat));
};

/** The name to speak to; null if the step is about more than one player, or about the only one at this screen. */
function spokenTo(view: TableView, step: StepView | DueView): string | null {
  const seat =
    'seat' in step ? step.seat : step.step === 'start' && step.seats.length === 1 ? step.seats[0] : null;
  if (seat === null || seat === undefined || seat === youOf(view)) return null;
  return sayNameAt(view.seats, seat);
}

/**
 * What is needed, as far as a rank or a number says it; null where it takes more, or anything goes, or where so much
 * may be done besides that there is no room: it stands on the table, too.
 */
function neededIn(words: Words, { demand, phase }: TableView, step: StepView): string | null {
  const isPlain = demand.only === null && demand.colour === null && !demand.pairs && demand.bound !== null;
  const isAll = step.step === 'lay' && step.tryStock === null && !step.flip && !step.add;
  return isPlain && isAll && phase === 'play' ? sayNeeded(words, demand) : null;
}

function sayStep<S extends StepView['step']>(
  words: Words,
  view: TableView,
  step: Extract<StepView, { step: S }>,
) {
  const kind = 'kind' in step ? step.kind : null;
  const say = words.coach.steps[step.step as S] as (facts: StepFacts<S>) => string;
  return say({
    ...step,
    names: namesIn(view, step),
    plural: kind === null ? '' : words.cards.plural(kind),
    one: kind === null ? '' : sayKind(words, kind),
    needed: neededIn(words, view, step),
  });
}

/** What beginners are told at the table; null for nothing. */
export interface SaidCoach {
  /** What is still to be done for the last move. */
  readonly due: string | null;
  /** What is to be done next. */
  readonly next: string | null;
}

/** What people see who only watch: what was played, and what the next player needs. */
export function sayWatched(words: Words, view: TableView): string | null {
  const { seats, ruling, turn, demand, open, question } = view;
  const { watched } = words.coach;
  if (question !== null) return watched.asked;
  const name = open === null ? null : sayNameAt(seats, open.seat);
  if (name !== null) return watched.plays(name);
  const was =
    ruling === null ? null : `${sayLogLine(words, seats, { number: null, ruling, notice: null }).text}.`;
  const isNext = turn !== null && view.phase === 'play' && (ruling?.verdict !== 'illegal' || ruling.stands);
  const isFree = demand.bound === null && demand.colour === null && demand.only === null;
  const next = isNext
    ? watched.needs(sayNameAt(seats, turn), isFree ? null : sayNeeded(words, demand))
    : null;
  return [was, next].filter((one) => one !== null).join(' ') || null;
}

/**
 * Which card counts where the one on top is invisible, as `say` says it, or asks for one lower than that; empty where
 * the one on top counts.
 */
export function sayBelow(words: Words, view: TableView, say: (top: string, card: string) => string): string {
  const { pile, demand } = view;
  const top = pile.at(-1);
  if (top === undefined || !isKnown(top) || demand.card === null || demand.forced) return '';
  const lowering = loweringIn(view);
  if (lowering !== null)
    return `${words.hints.lower(sayCard(words, lowering), sayCard(words, demand.card))} `;
  if (kindOf(top) === kindOf(demand.card)) return '';
  return say(sayCards(words, [top]), sayCards(words, [demand.card]));
}

/** The next step, after what decides which cards fit where that isn’t the card on top. */
function sayNext(words: Words, view: TableView, next: StepView): string {
  const step = sayStep(words, view, next);
  const below = next.step === 'lay' || next.step === 'pickUp' ? sayBelow(words, view, words.coach.below) : '';
  return below === '' ? step : below + words.coach.to(null, step);
}

/** What is to be done, said to the players at this screen. */
export function sayCoach(words: Words, view: TableView): SaidCoach {
  const { due, next } = view.coach;
  const { coach } = words;
  const first = due && spokenTo(view, due);
  const then = next && spokenTo(view, next);
  return {
    due: due && coach.to(first, coach.due(due.tasks.map(({ task, cards }) => coach.tasks[task](cards)))),
    // A name that has just been said isn’t said again.
    next: next && coach.to(then === first ? null : then, sayNext(words, view, next)),
  };
}

/** A special card in the help for beginners. */
export interface SaidSpecial {
  /** `10`, `Joker`, `4 alike`. */
  readonly kind: string;
  /** What it does, one part for each power. */
  readonly powers: readonly { readonly power: PowerView['power']; readonly text: string }[];
}

/** A special card and what it does. That it goes on anything is only said if it does nothing else. */
export function saySpecial(
  words: Words,
  { rules }: Pick<TableView, 'rules'>,
  special: SpecialView,
): SaidSpecial {
  const { kind, powers } = special;
  const telling = powers.filter(({ power }) => power !== 'onAny');
  return {
    kind: kind === null ? words.coach.alike(powers[0]?.cards ?? 0) : sayKind(words, kind),
    powers: (telling.length === 0 ? powers : telling).map((one) => ({
      power: one.power,
      text: sayChip(words, one, rules.setsOutOfTurn),
    })),
  };
}

/** What a card that was just played leads to for the next one: `7 or lower next`; empty for most cards. */
export function sayWhatFollows(words: Words, view: TableView, card: Played): readonly string[] {
  const special = view.coach.specials.find(({ kind }) => kind === kindOf(card));
  if (special === undefined) return [];
  const isAboutNext = ({ power }: PowerView) => isEffect(power) && EFFECTS[power].about === 'next';
  const chosen = choiceOf(card);
  const done = special.powers.flatMap((power): PowerView[] => {
    const way = chosen === null ? undefined : power.options?.[chosen];
    return way === undefined ? [power] : [{ ...way, cards: 1 }];
  });
  const powers = done.filter(isAboutNext);
  return saySpecial(words, view, { ...special, powers }).powers.map(({ text }) => text);
}

/** What the signs of a card show, in one to three words each; the ranks are those that a power names. */
export const saySigns = (
  { cards, coach }: Words,
  powers: readonly (Pick<PowerView, 'power'> & { readonly ranks: readonly string[] })[],
): string =>
  coach.does(powers.map(({ power, ranks }) => coach.signs[power](ranks.map((rank) => cards.rank(rank)))));
