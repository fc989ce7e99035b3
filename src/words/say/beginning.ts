import type { DealingStep } from '../../engine/dealing.ts';
import type { BeginningView, StartQuestionView } from '../../protocol/beginning.ts';
import type { TableView } from '../../protocol/view.ts';
import type { StartFacts } from '../facts.ts';
import type { Words } from '../words.ts';
import { type Names, sayNameAt } from './names.ts';

const sayStep = <S extends DealingStep['step']>(
  { beginning }: Words,
  step: Extract<DealingStep, { step: S }>,
): string => (beginning.dealing[step.step as S] as (one: typeof step) => string)(step);

/** How to deal, one sentence for each step. */
export const sayDealing = (words: Words, steps: readonly DealingStep[]): string[] =>
  steps.map((step) => sayStep(words, step));

/** Who deals, and why. */
export function sayDealer(
  { beginning }: Words,
  { seats, dealer }: Pick<TableView, 'seats' | 'dealer'>,
  isLoser: boolean,
): string {
  const name = sayNameAt(seats, dealer);
  return isLoser ? beginning.dealerLost(name) : beginning.deals(name);
}

/** What a question about who starts speaks of. */
export const startFacts = (names: Names, asDealt: boolean, question: StartQuestionView): StartFacts => ({
  ...question,
  name: question.seat === null ? null : sayNameAt(names, question.seat),
  holders: question.holders.map((seat) => sayNameAt(names, seat)),
  asDealt,
});

/** What is said of who starts. */
export interface SaidStart {
  /** Null once the starter was told: there is nothing left to ask. */
  readonly headline: string | null;
  readonly more: readonly string[];
  /** Whether this is a question that "nobody has it" can answer. */
  readonly asks: boolean;
}

/** Who starts, or the question that decides it, and the question after that. */
export function sayStart(
  words: Words,
  { seats, announced }: Pick<TableView, 'seats' | 'announced'>,
  view: BeginningView,
): SaidStart {
  const { starts, otherwise, nearest, dealtFirst, asDealt, mustPlayIt, denied } = view;
  const said = words.beginning;
  const byCard = starts.card !== null || starts.ranks.length > 0;
  const asks = byCard && starts.holders.length === 0;
  const about = said.starts(startFacts(seats, asDealt, starts));
  const headline = asks && denied && starts.by !== 'race' ? said.now(about) : about;
  // If that card has to be played first, say which it is even when the starter is known.
  if (asks && announced !== null && !mustPlayIt) return { headline: null, more: [], asks: false };
  const isForAll = starts.by === 'race' || starts.by === 'thrownIn';
  const severalMay = byCard && !isForAll && starts.card === null && starts.holders.length !== 1;
  const more = [
    ...(severalMay
      ? [dealtFirst ? said.dealtFirst : said.ofSeveral(nearest === null ? null : sayNameAt(seats, nearest))]
      : []),
    ...(starts.by === 'thrownIn' && byCard ? [said.throwIn] : []),
    ...(mustPlayIt && byCard ? [said.mustPlayIt] : []),
    ...(asks && otherwise !== null ? [said.otherwise(startFacts(seats, asDealt, otherwise))] : []),
  ];
  return { headline, more, asks };
}
