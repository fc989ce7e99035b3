import type { RulesAnswer, RulesName, RulesView } from '../../protocol/rules.ts';
import type { Effect } from './effect.ts';
import type { PageState } from './page.ts';
import { push } from './route.ts';

/** The rule book, as it is being read. */
export interface Book {
  /** The rule set that is read, or the first of two; null for that of the shown table. */
  readonly of: RulesName | null;
  /** The one beside it, while two are compared. */
  readonly beside: RulesName | null;
  /** What was told since the book was opened: the last answer for each rule set. */
  readonly told: readonly RulesAnswer[];
}

export const CLOSED: Book = { of: null, beside: null, told: [] };

const keyOf = (of: RulesName | null): string => JSON.stringify(of);
const isSame = (one: RulesName | null, other: RulesName | null): boolean => keyOf(one) === keyOf(other);

/** A rule set as it was told; null until then. */
export const rulesIn = ({ told }: Book, of: RulesName | null): RulesView | null =>
  told.find((answer) => isSame(answer.of, of))?.rules ?? null;

/** The book with what was told; an answer that nobody has asked for since changes nothing else. */
export const bookAfter = (book: Book, answer: RulesAnswer): Book => ({
  ...book,
  told: [...book.told.filter(({ of }) => !isSame(of, answer.of)), answer],
});

const ask = (state: PageState, of: RulesName | null, book: Book): Effect => ({
  send: { type: 'rules', of },
  show: { ...push(state, { at: 'rules' }), book },
});

/** Opens the book; leaving it leads back to where one came from. */
export const openBook = (state: PageState, of: RulesName | null): Effect =>
  ask(state, of, { ...CLOSED, of, told: state.book.told });

/** Another page of the book; the one beside it stays. */
export const turnTo = (state: PageState, of: RulesName | null): Effect =>
  ask(state, of, { ...state.book, of });

/** Another rule set beside the one that is read. */
export const layBeside = (state: PageState, beside: RulesName): Effect =>
  ask(state, beside, { ...state.book, beside });

/** Back from two to the first of them. */
export const readOne = ({ book }: PageState): Effect => ({ show: { book: { ...book, beside: null } } });

/** The two in the other order. */
export const swapTwo = ({ book }: PageState): Effect | null =>
  book.beside && book.of && { show: { book: { ...book, of: book.beside, beside: book.of } } };
