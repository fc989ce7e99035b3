import type { PersonView, SeriesView } from '../../../protocol/series.ts';
import { sayTitle } from '../../../words/say/series.ts';
import { useTools } from '../../store/context.ts';
import { Person } from './person.tsx';

/** A step of the ladder and who stands there; the ground has no title. */
interface Rung {
  readonly name: string | null;
  readonly people: readonly PersonView[];
}

/** The titles from the highest down to the ground; where they are numbers, as many as were reached. */
export function rungsOf({ titles, people }: SeriesView): Rung[] {
  const most = Math.max(0, ...people.map(({ losses }) => losses));
  const names = titles === 'numbers' ? Array.from({ length: most }, (_, i) => String(i + 1)) : titles;
  const on = (name: string | null) => people.filter(({ title }) => (title?.name ?? null) === name);
  return [...new Set<string | null>([null, ...names])].map((name) => ({ name, people: on(name) })).reverse();
}

function Standing({ series, rung }: { readonly series: SeriesView; readonly rung: Rung }) {
  const { words } = useTools();
  return (
    <ul className="cluster rung-names">
      {rung.people.map(({ name, bot, title }) => (
        <li key={name}>
          <Person name={name} isBot={bot} index={series.people.findIndex((one) => one.name === name)} />
          {title !== null && title.times > 1 && <small>{sayTitle(words, series.titles, title)}</small>}
        </li>
      ))}
    </ul>
  );
}

/** Who has come how far up with losing: a rung for each title, the highest on top; nothing without titles. */
export function Ladder({ series }: { readonly series: SeriesView }) {
  const { words } = useTools();
  const rungs = rungsOf(series);
  if (rungs.length < 2) return null;
  return (
    <section className="setup-part" aria-label={words.statistics.ladder}>
      <h2>{words.statistics.ladder}</h2>
      <ol className="ladder" data-testid="ladder" reversed>
        {rungs.map((rung) => (
          <li key={rung.name ?? ''} className={rung.name === null ? 'rung lowest' : 'rung'}>
            <span className="rung-title">
              {rung.name === null
                ? words.statistics.noTitle
                : sayTitle(words, series.titles, { name: rung.name, times: 1 })}
            </span>
            <Standing series={series} rung={rung} />
          </li>
        ))}
      </ol>
    </section>
  );
}
