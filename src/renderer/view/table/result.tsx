import type { TableView } from '../../../protocol/view.ts';
import { sayResultFor } from '../../../words/say/play.ts';
import { titleOf } from '../../../words/say/series.ts';
import { loserName, placesOf, sayNext } from '../../../words/say/table.ts';
import { useTools } from '../../store/context.ts';
import { Notes } from './notes.tsx';

/** A line that would not fit at full size. */
const LONG = 11;

/** What the round has led to: the loser’s title from now on. */
function Series({ view: { series, seats, loser } }: { readonly view: TableView }) {
  const { words } = useTools();
  const round = series.rounds.at(-1);
  if (round === undefined || loser === null) return null;
  const title = titleOf(words, series, seats[loser]?.name ?? '');
  return (
    <>
      {!round.counts && (
        <strong className="note" data-testid="voided">
          {words.series.doesNotCount}
        </strong>
      )}
      {round.counts && title !== null && (
        <strong className="note" data-testid="new-title" data-title={title}>
          {words.series.isNow(title)}
        </strong>
      )}
    </>
  );
}

/** How the round ended: who lost, or everybody’s place. */
export function Result({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const [said, more] = sayResultFor(words, view);
  return (
    <section
      className="turn result"
      data-testid="result"
      data-loser={view.seats[view.loser ?? -1]?.name ?? ''}
    >
      <h1
        className={said.length > 2 * LONG ? 'shout dense long' : said.length > LONG ? 'shout dense' : 'shout'}
      >
        {said}
      </h1>
      <Notes>
        <strong className="note" data-testid="turn" data-seat="">
          {words.result.over}
        </strong>
        {view.loser !== null && said !== words.play.youWin && (
          <span data-testid="loser-name">{loserName(words, view.rules)}</span>
        )}
        <Series view={view} />
        {more !== null && <span data-testid="result-more">{more}</span>}
        {view.loser === null &&
          placesOf(view.seats).map(({ name, place }) => (
            <span key={name}>{words.end.place(place, name)}</span>
          ))}
      </Notes>
    </section>
  );
}

/** Who deals the next round and who starts it. */
export function Next({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const said = sayNext(words, view);
  return (
    <section className="demand next" data-testid="next">
      <span data-testid="demand" data-symbol="" hidden />
      {said !== null && (
        <>
          <p className={said.some((part) => part.length > LONG + 6) ? 'shout dense' : 'shout'}>
            {said.map((part) => (
              <span key={part} className="line">
                {part}
              </span>
            ))}
          </p>
          <Notes>
            <span data-testid="direction" data-direction={view.direction}>
              {words.end.next}
            </span>
          </Notes>
        </>
      )}
    </section>
  );
}
