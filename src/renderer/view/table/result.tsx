import type { TableView } from '../../../protocol/view.ts';
import { placesOf, sayResult } from '../../../words/say/table.ts';
import { useTools } from '../../store/context.ts';

/** How the game ended. */
export function Result({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  return (
    <section className="demand result" data-testid="result">
      <span data-testid="demand" data-symbol="" hidden />
      <p className="verdict">{sayResult(words, view)}</p>
      {view.loser === null && (
        <ol className="places">
          {placesOf(view.seats).map(({ name, place }) => (
            <li key={name}>
              <b>{words.result.place(place)}</b> {name}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
