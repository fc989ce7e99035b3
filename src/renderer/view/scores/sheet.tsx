import type { CSSProperties, ReactNode } from 'react';
import {
  hasEnds,
  minutesOf,
  type PersonView,
  playedAt,
  type RoundView,
  type SeriesView,
} from '../../../protocol/series.ts';
import { sayTitle } from '../../../words/say/series.ts';
import { localeFor, sayWhen } from '../../../words/say/when.ts';
import { useAct, useTools } from '../../store/context.ts';
import { toRound } from '../../store/reading.ts';
import { useNow } from '../home/use-now.ts';
import { HeldCards, Person, Result, useCalled } from './person.tsx';

interface Props {
  readonly series: SeriesView;
  readonly past: string | null;
  readonly fixed: boolean;
}

interface RowProps extends Props {
  readonly round: RoundView;
  /** From 0. */
  readonly number: number;
}

/** When it ended, or began while it is played. */
function When({ round }: Pick<RowProps, 'round'>) {
  const { language } = useTools().words;
  const now = useNow();
  const at = playedAt(round);
  if (at === null) return null;
  const locale = localeFor(language, navigator.languages);
  return (
    <>
      {', '}
      <time dateTime={new Date(at).toISOString()}>{sayWhen(at, now, { locale })}</time>
    </>
  );
}

function Cell({ round, person }: { readonly round: RoundView; readonly person: PersonView }) {
  const { words } = useTools();
  const { name } = person;
  const called = useCalled();
  const sat = round.seats.some((seat) => seat.name === name);
  return (
    <td className="of-person" data-lost={round.loser === name} data-name={called(name)}>
      <Result round={round} name={name} />
      {!sat && <span className="absent">{words.series.absent}</span>}
      {round.dealer === name && <small className="dealt">{words.table.labels.dealer}</small>}
    </td>
  );
}

/** How a round stands, apart from places. */
function State({ round }: Pick<RowProps, 'round'>) {
  const { series } = useTools().words;
  if (!round.over) return <span>{series.playing}</span>;
  if (!round.counts) return <strong>{series.doesNotCount}</strong>;
  return round.drawn ? <span>{series.drawn}</span> : null;
}

function Paid({ round, number, fixed, series }: RowProps) {
  const { words } = useTools();
  const act = useAct();
  const { forfeit } = series.agreed;
  if (forfeit === null || round.loser === null || !round.counts) return null;
  const said = words.series.due(round.loser, forfeit, round.paid);
  return (
    <label className="row paid">
      <input
        type="checkbox"
        data-testid={`paid-${number}`}
        aria-label={words.series.dueFor(said, number + 1)}
        checked={round.paid}
        disabled={fixed}
        onChange={() => act({ send: { type: 'paid', round: number, paid: !round.paid } })}
      />
      <span>{said}</span>
    </label>
  );
}

/** The moves of a round, to be read and to be kept: beside the round itself. */
export function Moves({ number, past }: Pick<RowProps, 'number' | 'past'>) {
  const { series } = useTools().words;
  const act = useAct();
  return (
    <span className="row row-acts">
      <button
        type="button"
        data-testid={`read-${number}`}
        title={series.readRoundHint(number + 1)}
        aria-label={`${series.readRound}: ${series.readRoundHint(number + 1)}`}
        onClick={() => act((state) => toRound(state, number))}
      >
        {series.readRound}
      </button>
      <button
        type="button"
        data-testid={`save-${number}`}
        title={series.saveGameHint(number + 1)}
        onClick={() => act({ send: { type: 'game', table: past, round: number } })}
      >
        {series.saveGame}
      </button>
    </span>
  );
}

function Counts({ round, number, fixed }: RowProps) {
  const { series } = useTools().words;
  const act = useAct();
  if (fixed || !round.over) return null;
  return (
    <span className="row row-acts">
      <button
        type="button"
        data-testid={`void-${number}`}
        title={series.voidHint(number + 1)}
        onClick={() => act({ send: { type: 'counts', round: number, counts: !round.counts } })}
      >
        {round.counts ? series.voidRound : series.countRound}
      </button>
    </span>
  );
}

function Row(props: RowProps) {
  const { series, round, number } = props;
  const { end, home, series: words } = useTools().words;
  return (
    <tr className={round.counts ? '' : 'voided'} data-testid={`round-${number}`} data-counts={round.counts}>
      <th scope="row">
        <b>{words.numbered(number + 1)}</b>
        <When round={round} />
        <small>
          {home.ruleSet(round.rules)} · {end.took(minutesOf(round), round.moves)}
        </small>
      </th>
      <td className="of-log">
        <Moves number={number} past={props.past} />
      </td>
      {series.people.map((person) => (
        <Cell key={person.name} round={round} person={person} />
      ))}
      <td className="state">
        <State round={round} />
        <Paid {...props} />
        <Counts {...props} />
      </td>
    </tr>
  );
}

/** What it adds up to; the last columns are only for rounds. */
function Totals({ series }: Pick<Props, 'series'>) {
  const { words } = useTools();
  const { people, titles } = series;
  const called = useCalled();
  const line = (id: string, label: string, of: (person: PersonView) => ReactNode) => (
    <tr data-testid={`total-${id}`}>
      <th scope="row">{label}</th>
      <td className="nothing" />
      {people.map((person) => (
        <td
          key={person.name}
          className="of-person"
          data-testid={`${id}-${person.name}`}
          data-name={called(person.name)}
        >
          {of(person)}
        </td>
      ))}
      <td className="nothing" />
    </tr>
  );
  return (
    <tfoot>
      {line('played', words.series.played, ({ rounds }) => (
        <span className="digits">{rounds}</span>
      ))}
      {line('losses', words.series.held, ({ losses }) => (
        <span className="cluster total-held">
          <span className="digits">{losses}</span> <HeldCards times={losses} />
        </span>
      ))}
      {people.some(({ wins }) => wins > 0) &&
        line('wins', words.series.wins, ({ wins }) => <span className="digits">{wins}</span>)}
      {people.some(({ title }) => title !== null) &&
        line('title', words.series.title, ({ title }) =>
          title === null ? '' : <span className="pill title-pill">{sayTitle(words, titles, title)}</span>,
        )}
    </tfoot>
  );
}

/** Rounds as rows, people as columns, and what it adds up to. */
export function Sheet(props: Props) {
  const { series: words } = useTools().words;
  const { series } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the window is scrolled with the keyboard too
    <section className="sheet rounds" aria-label={words.scores} tabIndex={0}>
      <table data-testid="sheet" style={{ '--people': series.people.length } as CSSProperties}>
        {/* Of rounds alone each row says what it is. */}
        {series.people.length > 0 && (
          <thead>
            <tr>
              <th scope="col">{words.round}</th>
              <td />
              {series.people.map(({ name, bot }, index) => (
                <th key={name} scope="col" dir="auto" className="head-person">
                  <Person name={name} index={index} isBot={bot} />
                </th>
              ))}
              {/* It says what it is only where something stands below it. */}
              <th scope="col">
                <span className="unseen">{words.result}</span>
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          {series.rounds.map((round, number) => (
            // A round's number is its name.
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are only ever added at the end
            <Row key={number} {...props} round={round} number={number} />
          ))}
        </tbody>
        {hasEnds(series) && series.people.length > 0 && <Totals series={series} />}
      </table>
    </section>
  );
}
