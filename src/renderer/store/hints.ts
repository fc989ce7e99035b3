import { bareCards, type Card } from '../../engine/cards.ts';
import type { HintView } from '../../protocol/hints.ts';
import type { ScreenMove } from '../../protocol/play.ts';
import type { TableView } from '../../protocol/view.ts';
import type { Effect } from './effect.ts';
import type { PageState } from './page.ts';
import { change, type Hinting, type HintStep, on } from './route.ts';

/** The hints that somebody asks for, step by step. */

/** The seat that a screen gives hints for: the one that plays at it; beside real cards, the one that can act. */
function hintedSeat({ play, turn, starters }: TableView): number | null {
  if (play !== null) return play.you;
  return turn ?? (starters.length === 1 ? starters[0]! : null);
}

/** Whether somebody plays on this screen whom hints may help: who is out plays no more cards. */
export const isHintedAt = ({ play, seats }: TableView): boolean =>
  play === null || (play.you !== null && seats[play.you]?.place === null);

/** Whether there may be hints at a table now; what the referee asks goes first. */
const hasHints = (view: TableView): boolean =>
  view.phase !== 'over' && view.question === null && isHintedAt(view);

/**
 * What hints are about: the table after a number of inputs. During the exchange: your own cards, because others may
 * swap meanwhile, and who sits there. The host stops thinking once that has changed.
 */
function momentOf(view: TableView, seat: number | null): string {
  const own = view.phase === 'exchange' && seat !== null ? view.seats[seat] : undefined;
  return own === undefined
    ? String(view.inputs)
    : JSON.stringify([view.seats.map(({ name }) => name), own.known, own.faceUp]);
}

/** The hints that are about the table as it stands; null if nobody asked for any. */
export function hintsAt(hinting: Hinting | null, view: TableView): Hinting | null {
  const seat = hintedSeat(view);
  const isNow = hinting !== null && hinting.seat === seat && hinting.moment === momentOf(view, seat);
  return isNow && hasHints(view) ? hinting : null;
}

/** What help there may be: in the exchange nothing is played, and without a seat nothing can be said about cards. */
function stepsAt(view: TableView): readonly HintStep[] {
  const isExchange = view.phase === 'exchange';
  // Beside real cards most of a hand is unknown; in play the cards show which fit, and what is best comes first.
  if (view.play !== null) return isExchange ? ['advice'] : ['advice', 'cards'];
  return isExchange || hintedSeat(view) === null ? ['demand'] : ['cards', 'advice'];
}

/** The next step of help, after the last one the first; null where there is no other. */
export function nextStep(hinting: Hinting | null, view: TableView): HintStep | null {
  if (!hasHints(view)) return null;
  const steps = stepsAt(view);
  const next = steps[hinting === null ? 0 : (steps.indexOf(hinting.step) + 1) % steps.length]!;
  return next === hinting?.step ? null : next;
}

/** Asks for one step more of help. */
export function askHint(state: PageState): Effect | null {
  const { table } = state;
  if (table === null) return null;
  const now = hintsAt(on(state, 'table').hinting, table);
  const step = nextStep(now, table);
  if (step === null) return null;
  const seat = hintedSeat(table);
  const before = now ?? { seat, moment: momentOf(table, seat), cards: null, advice: null };
  const show = change(state, 'table', { hinting: { ...before, step } });
  return step === 'demand' || seat === null ? { show } : { send: { type: 'hint', seat, step }, show };
}

/** The move that is advised first, while advice is shown; else null. */
export function advisedNow(state: PageState): ScreenMove | null {
  const hinting = state.table && hintsAt(on(state, 'table').hinting, state.table);
  return (hinting?.step === 'advice' && hinting.advice?.moves[0]?.move) || null;
}

/** The cards of the move that is advised first, while advice is shown: those that go, and those that come. */
export function hintedCards(state: PageState): readonly Card[] {
  const move = advisedNow(state);
  if (move?.kind === 'swap') return [...move.give, ...move.take];
  return move?.kind === 'play' || move?.kind === 'choose' ? bareCards(move.cards) : [];
}

export const closeHints = (state: PageState): Effect => ({ show: change(state, 'table', { hinting: null }) });

/** The hints with an answer; one that nobody waits for any more changes nothing. */
export function hinted(state: PageState, hint: HintView): Hinting | null {
  const { table } = state;
  const { hinting } = on(state, 'table');
  const isNow = table !== null && (table.phase === 'exchange' || hint.inputs === table.inputs);
  if (hinting === null || !isNow || hint.seat !== hinting.seat) return hinting;
  return hint.step === 'cards' ? { ...hinting, cards: hint } : { ...hinting, advice: hint };
}

/** The hints once no answer will come to the last question: those that wait for one end, and can be asked for again. */
export function unanswered(hinting: Hinting | null): Hinting | null {
  const told = hinting === null || hinting.step === 'demand' || hinting[hinting.step] !== null;
  return told || hinting.seat === null ? hinting : null;
}
