import type { TableView } from '../../../protocol/view.ts';
import { sayNameAt } from '../../../words/say/names.ts';
import { titleOf } from '../../../words/say/series.ts';
import { loserName, sayNext } from '../../../words/say/table.ts';
import { useTools } from '../../store/context.ts';
import { Chip } from '../parts/chip.tsx';
import { Medal } from '../parts/medal.tsx';
import { Forfeit } from './forfeit.tsx';

interface Props {
  readonly view: TableView;
  /** Only to be looked at. */
  readonly still: boolean;
}

/** What the round has led to for who lost it: what is owed, and the title from now on. */
function Lost({ view, loser, still }: Props & { readonly loser: number }) {
  const { words } = useTools();
  const { series, seats } = view;
  const counts = series.rounds.at(-1)?.counts !== false;
  const losses = series.people.find(({ name }) => name === seats[loser]?.name)?.losses ?? 0;
  const lost = words.end.lostRounds(sayNameAt(seats, loser), losses);
  const title = counts ? titleOf(words, series, seats[loser]?.name ?? '') : null;
  const owes = !still && counts && series.agreed.forfeit !== null;
  return (
    <div className="end-lost">
      <Medal losses={losses} />
      <div>
        {owes ? (
          <Forfeit view={view} />
        ) : (
          <p className="end-headline" data-testid="loser-name">
            {losses === 0 ? loserName(words, view.rules) : lost}
          </p>
        )}
        {title !== null && (
          <p data-testid="new-title" data-title={title}>
            {words.series.isNow(title)}
          </p>
        )}
        {!counts && <p data-testid="voided">{words.series.doesNotCount}</p>}
      </div>
    </div>
  );
}

/** Who deals the next round, and who gets the first card. */
function Next({ view }: Pick<Props, 'view'>) {
  const said = sayNext(useTools().words, view);
  if (said === null) return null;
  const [deals, starts] = said;
  return (
    <div className="end-next" data-testid="next">
      <Chip number={(view.next?.dealer ?? 0) + 1} />
      <div>
        <p className="end-headline">{deals}</p>
        {starts !== undefined && <p>{starts}</p>}
      </div>
    </div>
  );
}

/** After a round: what the loser owes, and who deals the next one. */
export function BandEnd({ view, still }: Props) {
  const { end } = useTools().words;
  return (
    <section className="band band-end" aria-label={end.next}>
      {view.loser !== null && <Lost view={view} loser={view.loser} still={still} />}
      <Next view={view} />
    </section>
  );
}
