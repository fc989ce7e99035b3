import { bareCards, type Card, copiesOf, isKnown, type Slot } from '../../engine/cards.ts';
import type { RulingView, TableView } from '../../protocol/view.ts';

/** Codes that a deck had already: what is read, and the code of ours that it means. */
export type Enrolled = readonly (readonly [text: string, code: string])[];

type Table = Pick<TableView, 'pile' | 'open' | 'ruling' | 'log'>;

/** What lies where the pile is, the cards of the open play included. */
export const lyingAt = ({ pile, open }: Table): readonly Slot[] => [
  ...bareCards(pile),
  ...(open?.cards ?? []),
];

const clears = ({ burn, pickedUp }: RulingView): boolean => burn || pickedUp > 0;

/**
 * What else may lie there: cards that weren't allowed and haven't been taken back yet; and where nothing else lies,
 * the pile that was burned or picked up last, newest first, as far as the log goes back. That is recorded at once,
 * and people clear it away later.
 */
export function mayLieAt(table: Table): readonly Card[] {
  const { ruling } = table;
  if (ruling?.verdict === 'illegal' && !ruling.settled) return bareCards(ruling.move.cards);
  if (lyingAt(table).length > 0) return [];
  const rulings = table.log
    .toReversed()
    .flatMap(({ ruling }) =>
      ruling !== null && (ruling.verdict !== 'illegal' || ruling.stands) ? ruling : [],
    );
  const [last, ...before] = rulings;
  if (last === undefined || !clears(last)) return [];
  const end = before.findIndex(clears);
  return [last, ...before.slice(0, end < 0 ? before.length : end)].flatMap(({ move }) =>
    bareCards(move.cards),
  );
}

/** For each card what it may be read as: itself, or a copy of it in a deck of so many packs that doesn't lie there, too. */
export function textsOf(slots: readonly Slot[], packs: number): readonly (readonly string[])[] {
  const cards = slots.filter(isKnown);
  return cards.map((card) => [card, ...copiesOf(card, packs).filter((copy) => !cards.includes(copy))]);
}
