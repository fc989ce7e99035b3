import { useMemo } from 'react';
import type { HistoryEntry } from '../../../protocol/history.ts';
import { inSentence } from '../../../words/say/names.ts';
import { sayMost } from '../../../words/say/series.ts';
import { localeFor, sayWhen } from '../../../words/say/when.ts';
import { inLanguage, withYou } from '../../../words/stand-in.ts';
import type { Words } from '../../../words/words.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { askDiscard, resume, toPast } from '../../store/go.ts';
import { toRoundOf } from '../../store/reading.ts';
import { on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { Sure } from '../home/kept-tables.tsx';
import { useNow } from '../home/use-now.ts';
import { Icon } from '../parts/icon.tsx';
import { Person } from '../scores/person.tsx';
import { Podium, Standings } from '../scores/standing.tsx';

/** By which rules, when last, how many rounds, and how long they took. */
function Facts({ entry }: { readonly entry: HistoryEntry }) {
  const { words } = useTools();
  const now = useNow();
  const { home, series } = words;
  const locale = localeFor(words.language, navigator.languages);
  const played = [
    ...new Set(entry.ends.map(({ rules, options }) => home.withOptions(home.ruleSet(rules), options))),
  ];
  const minutes = entry.ends.reduce((sum, end) => sum + (end.minutes ?? 0), 0);
  return (
    <p className="cluster past-facts">
      {entry.played !== null && (
        <time dateTime={new Date(entry.played).toISOString()}>{sayWhen(entry.played, now, { locale })}</time>
      )}
      {played.map((rules) => (
        <span key={rules}>{rules}</span>
      ))}
      <span>
        {isUnfinished(entry)
          ? series.soFar(entry.rounds, entry.ends.at(-1)?.moves ?? 0)
          : series.rounds(entry.rounds)}
      </span>
      {minutes > 0 && <span>{series.lasted(minutes)}</span>}
      {goesOnIn(entry) && <strong className="pill">{series.goesOn}</strong>}
    </p>
  );
}

type End = HistoryEntry['ends'][number];

/** Somebody of a table by chip and name. */
function Known({ name, people }: { readonly name: string; readonly people: HistoryEntry['people'] }) {
  const index = people.findIndex((one) => one.name === name);
  return <Person name={name} index={index} isBot={people[index]?.bot} />;
}

/** Whether the newest round of a table was not played to its end. */
const isUnfinished = ({ ends }: HistoryEntry): boolean => ends.at(-1)?.over !== true;

/** Whether it still can be. */
const goesOnIn = (entry: HistoryEntry): boolean => !entry.ended && isUnfinished(entry);

/** What one round came to, in a sentence. */
function sayEnd({ series, table }: Words, { loser, winner, placed, over }: End): string {
  if (!over) return series.notOver;
  const first = winner ?? placed[0] ?? null;
  if (first === null && loser === null) return series.nobodyWon;
  return series.cameTo(first && inSentence(first), loser && inSentence(loser), table.labels.you);
}

/** What came of all rounds of a table: of one, who was first and who lost; of more, who lost most. */
function sayAll(words: Words, { ended, ends, people }: HistoryEntry): string {
  const over = ends.filter((end) => end.over);
  const [only = ends[0]!] = over;
  if (over.length === 0 && ended) return words.series.discarded;
  if (over.length < 2) return sayEnd(words, only);
  return sayMost(words, people, over.length, words.table.labels.you);
}

/** Who was left holding the cards in a round, else who won it. */
function Ended({
  end: { loser, winner, over },
  people,
}: {
  readonly end: End;
  readonly people: HistoryEntry['people'];
}) {
  const { series } = useTools().words;
  const name = loser ?? winner;
  if (name === null) return <span className="past-undecided">{over ? series.drawn : series.goesOn}</span>;
  return (
    <>
      <Known name={name} people={people} />
      <span className="past-undecided">{loser === null ? series.won : series.lost}</span>
    </>
  );
}

/** The way to each round of a table of several, named by who lost or won it. */
function Rounds({ entry: { id, ends, people } }: { readonly entry: HistoryEntry }) {
  const { statistics, table } = useTools().words;
  const act = useAct();
  const said = ({ loser, winner }: End, round: number) =>
    statistics.replayRound(
      round + 1,
      loser && inSentence(loser),
      winner && inSentence(winner),
      table.labels.you,
    );
  return (
    <ol className="past-rounds" aria-label={statistics.replay}>
      {ends.map((end, round) => (
        // A round's number is its name.
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds are only ever added at the end
        <li key={round}>
          <button
            type="button"
            className="row"
            data-testid={`replay-${id}-${round}`}
            title={said(end, round)}
            onClick={() => act((state) => toRoundOf(state, { table: id, round }))}
          >
            <b>{round + 1}</b> <Ended end={end} people={people} /> <Icon name="start" />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** What can be done with a table: taken up again, looked at, discarded. */
function Acts({ entry: { id, people, ends } }: { readonly entry: HistoryEntry }) {
  const { words } = useTools();
  const act = useAct();
  const { series, home, statistics } = words;
  const kept = usePage((state) => state.kept.find((one) => one.id === id));
  const isNewest = usePage((state) => state.kept[0]?.id === id);
  const names = people.flatMap(({ name }) => (name === words.table.labels.you ? [] : [name]));
  return (
    <div className="past-acts">
      {kept !== undefined && (
        <ActionButton
          testId={`resume-${id}`}
          primary={isNewest && !kept.over}
          onClick={() => act(resume(id))}
        >
          {!kept.over && <Icon name="start" />} {kept.over ? home.toResult : home.resume}
        </ActionButton>
      )}
      {ends.length === 1 && (
        <ActionButton
          testId={`replay-${id}-0`}
          onClick={() => act((state) => toRoundOf(state, { table: id, round: 0 }))}
        >
          {statistics.replay}
        </ActionButton>
      )}
      <ActionButton
        testId={`look-${id}`}
        title={series.openHint(names.map(inSentence))}
        onClick={() => act(toPast(id))}
      >
        {series.open}
      </ActionButton>
      {kept !== undefined && (
        <ActionButton testId={`discard-${id}`} className="quiet" onClick={() => act(askDiscard(id))}>
          {home.discard} …
        </ActionButton>
      )}
    </div>
  );
}

function Entry({ entry }: { readonly entry: HistoryEntry }) {
  const { words } = useTools();
  const { series } = words;
  const { id, people, titles, ends, trouble, cut } = entry;
  const isAsked = usePage((state) => on(state, 'history').discarding === id);
  if (trouble !== null)
    return (
      <li className="panel row past-table" data-testid={`past-${id}`} data-trouble={trouble}>
        <div className="stack past-what">
          <p className="cluster past-facts">{id}</p>
          <p className="past-cut">{series.troubles[trouble]}</p>
        </div>
      </li>
    );
  const newest = ends.findLast(({ placed }) => placed.length > 0);
  return (
    <li className="panel row past-table" data-testid={`past-${id}`} data-trouble="">
      {newest !== undefined && (
        <Podium placed={newest.placed} loser={newest.loser} people={people} rounds={ends.length} />
      )}
      <div className="stack past-what">
        <Facts entry={entry} />
        {/* That it is unfinished is said already. */}
        {!(goesOnIn(entry) && ends.length === 1) && <h2>{sayAll(words, entry)}</h2>}
        <Standings people={people} titles={titles} />
        {ends.length > 1 && <Rounds entry={entry} />}
        {cut > 0 && <p className="past-cut">{series.cut(cut)}</p>}
      </div>
      {isAsked ? <Sure id={id} className="past-acts" /> : <Acts entry={entry} />}
    </li>
  );
}

/** Tables of the past, the newest first, some at a time. */
export function Tables() {
  const { series, language, table } = useTools().words;
  const act = useAct();
  const told = usePage((state) => on(state, 'history').tables);
  const history = useMemo(() => inLanguage(language, told), [language, told]);
  return (
    <section className="fill stack scores-parts" aria-label={series.history}>
      {history === null && <p className="waiting">{series.loading}</p>}
      {history?.tables.length === 0 && <p>{series.noHistory}</p>}
      <ol className="stack past-list">
        {history?.tables.map((entry) => (
          <Entry key={entry.id} entry={withYou(entry, entry.people, table.labels.you)} />
        ))}
      </ol>
      {history?.tables.length === 1 && history.more === null && (
        <p className="statistics-about">{series.historyGrows}</p>
      )}
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
