import type { HistoryEntry } from '../../../protocol/history.ts';
import { inSentence } from '../../../words/say/names.ts';
import { sayTitle } from '../../../words/say/series.ts';
import { localeFor, sayWhen } from '../../../words/say/when.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { resume, toPast } from '../../store/go.ts';
import { toRoundOf } from '../../store/reading.ts';
import { on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { useNow } from '../home/use-now.ts';
import { Icon } from '../parts/icon.tsx';
import { HeldCards, Person } from '../scores/person.tsx';

/** By which rules, when, how many rounds, and how long they took. */
function Facts({ entry }: { readonly entry: HistoryEntry }) {
  const { words } = useTools();
  const now = useNow();
  const { home, series } = words;
  const locale = localeFor(words.language, navigator.languages);
  const played = [...new Set(entry.ends.map(({ rules }) => rules))];
  const minutes = entry.ends.reduce((sum, end) => sum + (end.minutes ?? 0), 0);
  return (
    <p className="cluster past-facts">
      {entry.begun !== null && (
        <time dateTime={new Date(entry.begun).toISOString()}>{sayWhen(entry.begun, now, { locale })}</time>
      )}
      <span>{played.map(home.ruleSet).join(', ')}</span>
      <span>{series.rounds(entry.rounds)}</span>
      {minutes > 0 && <span>{series.lasted(minutes)}</span>}
      {!entry.ended && <strong className="pill">{series.goesOn}</strong>}
    </p>
  );
}

/** Who sat there; a card in hand for each round that somebody was left holding them, and the title that it came to. */
function People({ entry: { people, titles } }: { readonly entry: HistoryEntry }) {
  const { words } = useTools();
  return (
    <ul className="cluster past-people">
      {people.map(({ name, losses, title }, index) => (
        <li key={name} className="row">
          <Person name={name} index={index} />
          {losses > 0 && (
            <span title={words.series.lossesOf(inSentence(name), losses)}>
              <HeldCards times={losses} />
              <span className="unseen">{words.series.lossesOf(inSentence(name), losses)}</span>
            </span>
          )}
          {title !== null && titles !== 'numbers' && (
            <strong className="pill title-pill">{sayTitle(words, titles, title)}</strong>
          )}
        </li>
      ))}
    </ul>
  );
}

type End = HistoryEntry['ends'][number];

interface EndedProps {
  readonly end: End;
  readonly people: HistoryEntry['people'];
}

/** Who won a round, and who was left holding the cards. */
function Ended({ end: { loser, winner, over }, people }: EndedProps) {
  const { series } = useTools().words;
  if (loser === null && winner === null)
    return <span className="past-undecided">{over ? series.drawn : series.goesOn}</span>;
  const person = (name: string) => (
    <Person name={name} index={people.findIndex((one) => one.name === name)} />
  );
  return (
    <>
      {winner !== null && (
        <>
          <span aria-hidden="true">★</span> {person(winner)} <small>{series.won}</small>
        </>
      )}
      {loser !== null && (
        <>
          {person(loser)} <small>{series.lost}</small>
        </>
      )}
    </>
  );
}

/** The way to each of its rounds, named by who lost or won it. */
function Rounds({ entry: { id, ends, people } }: { readonly entry: HistoryEntry }) {
  const { statistics } = useTools().words;
  const act = useAct();
  const said = ({ loser, winner }: End, round: number) =>
    statistics.replayRound(round + 1, loser && inSentence(loser), winner && inSentence(winner));
  return (
    <ol className="cluster past-rounds" aria-label={statistics.replay}>
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
            <b>{round + 1}</b> <Ended end={end} people={people} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry }: { readonly entry: HistoryEntry }) {
  const { words } = useTools();
  const act = useAct();
  const { series, home } = words;
  const { id, people, trouble, cut } = entry;
  const goesOn = usePage(({ kept }) => kept.some((one) => one.id === id));
  if (trouble !== null)
    return (
      <li className="panel row past-table" data-testid={`past-${id}`} data-trouble={trouble}>
        <div className="stack past-what">
          <p className="cluster past-facts">{id}</p>
          <p className="past-cut">{series.troubles[trouble]}</p>
        </div>
      </li>
    );
  const names = people.map(({ name }) => name);
  return (
    <li className="panel row past-table" data-testid={`past-${id}`} data-trouble="">
      <div className="stack past-what">
        <Facts entry={entry} />
        <People entry={entry} />
        <p className="quiet-line past-how">{series.roundByRound}</p>
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
      {goesOn && (
        <ActionButton testId={`resume-${id}`} onClick={() => act(resume(id))}>
          <Icon name="start" /> {home.resume}
        </ActionButton>
      )}
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
      <ol className="stack past-list">
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
