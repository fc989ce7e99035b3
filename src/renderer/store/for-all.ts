import type { TableView } from '../../protocol/view.ts';

/** The table as it is said to everybody: nothing rests on the cards of the seat at this screen. */
export function forAll(view: TableView): TableView {
  const { play, coach } = view;
  if (play === null) return view;
  return {
    ...view,
    play: { ...play, you: null, mine: [] },
    coach: {
      ...coach,
      next: play.you === null ? coach.next : null,
      specials: coach.specials.map((special) => ({ ...special, held: false })),
    },
  };
}
