import type { RulesAnswer, RulesName, RulesView } from '../../protocol/rules.ts';
import type { Effect } from './effect.ts';
import type { PageState, ToldRules } from './page.ts';
import { change, FRESH, on, pop, push, type ScreenAt } from './route.ts';

/** The rule book: what was told of rule sets, and the ways between its pages. */

const keyOf = (of: RulesName | null): string => JSON.stringify(of);
const isSame = (one: RulesName | null, other: RulesName | null): boolean => keyOf(one) === keyOf(other);

/** A rule set as it was told; null until then. */
export const rulesIn = (told: readonly RulesAnswer[], of: RulesName | null): RulesView | null =>
  told.find((answer) => isSame(answer.of, of))?.rules ?? null;

/** What the rules of the table that were told are played otherwise: as long as they stay on the screen, so does this. */
export const optionsIn = (told: readonly ToldRules[]): readonly string[] =>
  told.find(({ of }) => of === null)?.options ?? [];

/** What was told with one answer more. */
export const withAnswer = (
  { rules, table }: Pick<PageState, 'rules' | 'table'>,
  answer: RulesAnswer,
): readonly ToldRules[] => [
  ...rules.filter(({ of }) => !isSame(of, answer.of)),
  { ...answer, options: table?.rules.options ?? [] },
];

type Book = ScreenAt<'rules'>;

const ask = (state: PageState, of: RulesName | null, book: Book): Effect => ({
  send: { type: 'rules', of },
  show: push(state, book),
});

/** Opens the book; leaving it leads back to the screen before. */
export const openBook = (state: PageState, of: RulesName | null): Effect =>
  ask(state, of, { ...FRESH.rules, of });

/** Another page of the book; the one beside it stays. */
export const turnTo = (state: PageState, of: RulesName | null): Effect =>
  ask(state, of, { ...on(state, 'rules'), of });

/** Another rule set beside the one that is read. */
export const layBeside = (state: PageState, beside: RulesName): Effect =>
  ask(state, beside, { ...on(state, 'rules'), beside });

/** The same where somebody came for the two of them: no page of the first is left behind. */
export const pairWith = (state: PageState, beside: RulesName): Effect =>
  ask(state, beside, { ...on(state, 'rules'), beside, paired: true });

/** Back from two to the first of them, or to where the two were chosen. */
export const readOne = (state: PageState): Effect => ({
  show: on(state, 'rules').paired ? pop(state) : change(state, 'rules', { beside: null }),
});

/** The two in the other order. */
export function swapTwo(state: PageState): Effect | null {
  const { of, beside } = on(state, 'rules');
  return of && beside && { show: change(state, 'rules', { of: beside, beside: of }) };
}

/**
 * The page of the book that is shown, told again, as the rules may have changed meanwhile. Of rules that are gone by
 * now, the first rule set.
 */
export function readAgain(state: PageState): Effect {
  const { of, beside } = on(state, 'rules');
  const all = state.welcome?.rules ?? [];
  const isThere = (name: RulesName) => all.some(({ id }) => id === name.id);
  const first = all[0] === undefined ? null : { id: all[0].id, options: {} };
  const now = of === null || isThere(of) ? of : first;
  const stays = beside !== null && now === of && isThere(beside);
  return {
    send: { type: 'rules', of: now },
    show: change(state, 'rules', { of: now, beside: stays ? beside : null }),
  };
}
