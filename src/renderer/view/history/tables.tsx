import type { HistoryEntry } from '../../../protocol/history.ts';
import { inSentence } from '../../../words/say/names.ts';
import { sayTitle } from '../../../words/say/series.ts';
import { localeFor, sayWhen } from '../../../words/say/when.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toPast } from '../../store/go.ts';
import { toRoundOf } from '../../store/reading.ts';
import { on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { useNow } from '../home/use-now.ts';

function Facts({ entry }: { readonly entry: HistoryEntry }) {
  const { words } = useTools();
  const now = useNow();
  const { home, series } = words;
  const locale = localeFor(words.language, navigator.languages);
  const played = [...new Set(entry.ends.map(({ rules }) => rules))];
  return (
    <p className="cluster past-facts">
      <span>{played.map(home.ruleSet).join(', ')}</span>
      {entry.begun !== null && (
        <time dateTime={new Date(entry.begun).toISOString()}>{sayWhen(entry.begun, now, { locale })}</time>
      )}
      <span>{series.rounds(entry.rounds)}</span>
      {!entry.ended && <strong>{series.goesOn}</strong>}
    </p>
  );
}

/** Who has lost there, most losses first, with the title that it came to. */
function Losers({ entry: { people, titles } }: { readonly entry: HistoryEntry }) {
  const { words } = useTools();
  const losers = people.filter(({ losses }) => losses > 0).sort((a, b) => b.losses - a.losses);
  if (losers.length === 0) return null;
  return (
    <ul className="cluster past-losers">
      {losers.map(({ name, losses, title }) => (
        <li key={name}>
          <span>{words.series.lossesOf(inSentence(name), losses)}</span>
          {title !== null && titles !== 'numbers' && (
            <strong className="badge title">{sayTitle(words, titles, title)}</strong>
          )}
        </li>
      ))}
    </ul>
  );
}

type End = HistoryEntry['ends'][number];

/** The sign and the name of who lost a round, else of who won it. */
function Ended({ end: { loser, winner } }: { readonly end: End }) {
  const { series } = useTools().words;
  const name = loser ?? winner;
  if (name === null) return '–';
  return (
    <>
      <span aria-hidden="true">{loser === null ? '★' : '✖'}</span> <bdi>{name}</bdi>{' '}
      <span className="unseen">{loser === null ? series.winner : series.lost}</span>
    </>
  );
}

/** The way to each of its rounds, named by who lost it. */
function Rounds({ entry: { id, ends } }: { readonly entry: HistoryEntry }) {
  const { statistics } = useTools().words;
  const act = useAct();
  const said = ({ loser, winner }: End, round: number) =>
    statistics.replayRound(round + 1, loser && inSentence(loser), winner && inSentence(winner));
  return (
    <ul className="cluster past-rounds" aria-label={statistics.replay}>
      {ends.map((end, round) => (
        // A round's number is its name.
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds are only ever added at the end
        <li key={round}>
          <button
            type="button"
            data-testid={`replay-${id}-${round}`}
            title={said(end, round)}
            onClick={() => act((state) => toRoundOf(state, { table: id, round }))}
          >
            <b>{round + 1}</b> <Ended end={end} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry }: { readonly entry: HistoryEntry }) {
  const { words } = useTools();
  const act = useAct();
  const { home, series } = words;
  const { id, people, trouble, cut } = entry;
  if (trouble !== null)
    return (
      <li className="row past-table" data-testid={`past-${id}`} data-trouble={trouble}>
        <div className="stack past-what">
          <p className="cluster past-facts">{id}</p>
          <p className="past-cut">{series.troubles[trouble]}</p>
        </div>
      </li>
    );
  const names = people.map(({ name }) => name);
  return (
    <li className="row past-table" data-testid={`past-${id}`} data-trouble="">
      <div className="stack past-what">
        <p className="past-names">{home.names(names)}</p>
        <Facts entry={entry} />
        <Losers entry={entry} />
        <Rounds entry={entry} />
        {cut > 0 && <p className="past-cut">{series.cut(cut)}</p>}
      </div>
      <ActionButton
        testId={`look-${id}`}
        title={series.openHint(names.map(inSentence))}
        onClick={() => act(toPast(id))}
      >
        {series.open}
      </ActionButton>
    </li>
  );
}

/** Tables of the past, the newest first, some at a time. */
export function Tables() {
  const { series } = useTools().words;
  const act = useAct();
  const history = usePage((state) => on(state, 'history').tables);
  return (
    <section className="fill stack scores-parts past-tables" aria-label={series.history}>
      {history === null && <p className="waiting">{series.loading}</p>}
      {history?.tables.length === 0 && <p>{series.noHistory}</p>}
      <ol>
        {history?.tables.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {history !== null && history.more !== null && (
        <ActionButton
          testId="more-history"
          onClick={() => act({ send: { type: 'history', after: history.more }, show: {} })}
        >
          {series.more}
        </ActionButton>
      )}
    </section>
  );
}
