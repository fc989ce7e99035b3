import { type ReactNode, useMemo } from 'react';
import { hasEnds, minutesOf, placedIn, type SeriesView } from '../../../protocol/series.ts';
import type { TableView } from '../../../protocol/view.ts';
import { scoreCsv } from '../../../words/say/csv.ts';
import { nameOrNull } from '../../../words/say/names.ts';
import { hereIn } from '../../../words/say/play.ts';
import { sayLosers } from '../../../words/say/series.ts';
import { inLanguage, withYou } from '../../../words/stand-in.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { on } from '../../store/route.ts';
import { goBack } from '../../store/screens.ts';
import { isWatching } from '../../store/watching.ts';
import { ActionButton } from '../action-button.tsx';
import { cardsLeft } from '../parts/cards-left.ts';
import { Icon } from '../parts/icon.tsx';
import { ScreenHead } from '../screen-head.tsx';
import { AgreedFields } from './agreed.tsx';
import { Ladder } from './ladder.tsx';
import { Person, useScored } from './person.tsx';
import { fileName, saveFile } from './save.ts';
import { Moves, Sheet } from './sheet.tsx';
import { Podium, STEPS, Standings, Tally } from './standing.tsx';

interface Props {
  readonly series: SeriesView;
  /** The table of the past that these scores are of; null for the open one. */
  readonly past: string | null;
  /** Nothing of it can be changed. */
  readonly fixed: boolean;
}

function Acts({ series, fixed }: Omit<Props, 'past'>) {
  const { words } = useTools();
  const act = useAct();
  const save = () =>
    saveFile(fileName(series.rounds[0]?.began ?? null, 'scores', 'csv'), scoreCsv(words, series), 'text/csv');
  return (
    <nav className="cluster score-acts" aria-label={words.series.scores}>
      <ActionButton testId="save-scores" onClick={save}>
        {words.series.saveScores}
      </ActionButton>
      {!fixed && series.canReopen && (
        <ActionButton testId="reopen" onClick={() => act({ send: { type: 'reopen' } })}>
          {words.series.reopen(series.rounds.length - 1)}
        </ActionButton>
      )}
    </nav>
  );
}

/** Whether the podium says all there is to say of the only round: everybody who went out stands on it. */
function saysAll({ rounds: [only, ...others] }: SeriesView): boolean {
  if (only?.counts !== true || !only.over || others.length > 0) return false;
  const { length } = placedIn(only);
  return length > 0 && length <= STEPS;
}

/** What it came to so far: the podium of the newest round that counts, who lost most, and how everybody stands. */
function Top({ series, children }: Pick<Props, 'series'> & { readonly children?: ReactNode }) {
  const { words } = useTools();
  const table = useScored();
  const you = table === null ? words.table.labels.you : nameOrNull(table.seats, hereIn(table));
  const over = series.rounds.filter((round) => round.over && round.counts);
  const newest = over.findLast((round) => placedIn(round).length > 0);
  const isTold = saysAll(series);
  const minutes = over.reduce((sum, round) => sum + (minutesOf(round) ?? 0), 0);
  return (
    <section className="panel row score-top" aria-label={words.series.result}>
      {newest !== undefined && (
        <Podium
          placed={placedIn(newest)}
          loser={newest.loser}
          people={series.people}
          rounds={series.rounds.length}
        />
      )}
      <div className="stack past-what">
        {over.length > 0 && !isTold && (
          <p className="cluster past-facts">
            <span>{words.series.rounds(over.length)}</span>
            {minutes > 0 && <span>{words.series.lasted(minutes)}</span>}
          </p>
        )}
        <p className="score-lead" data-testid="score-lead">
          {sayLosers(words, series, you)}
        </p>
        {over.length > 0 && !isTold && (
          <Tally people={series.people} titles={series.titles} rounds={series.rounds} />
        )}
        {children}
      </div>
    </section>
  );
}

/** The round that is played: who stands on the podium already, and the steps that are still to be had; without anybody on it there is none. */
function OpenPodium({ table: { seats } }: { readonly table: TableView }) {
  const out = seats.filter(({ place }) => place !== null);
  const placed = out.toSorted((one, other) => one.place! - other.place!).map(({ name }) => name);
  if (placed.length === 0) return null;
  // Somebody is left without a step.
  const free = Math.max(0, seats.length - 1 - placed.length);
  return <Podium placed={placed} loser={null} people={seats} rounds={1} free={free} />;
}

/** The round that is played: who is out already, and how many cards everybody else has left. */
function Playing({ table }: { readonly table: TableView }) {
  const { words } = useTools();
  const standing = table.seats
    .map((seat, index) => ({ ...seat, index, left: cardsLeft(seat) }))
    .toSorted((one, other) => (one.place ?? 99) - (other.place ?? 99) || one.left - other.left);
  return (
    <ol className="tally-list" data-testid="playing">
      {standing.map(({ name, index, place, hand, left }) => (
        <li key={name}>
          <Person name={name} index={index} />
          <p className="cluster tally-said">
            {place === null
              ? words.series.has(hand, left - hand)
              : `${words.result.place(place)} ${words.table.labels.out}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** In place of results: what is still to come, who plays, and the way back to the open table. */
function NoneOver({ series, past }: Omit<Props, 'fixed'>) {
  const { words } = useTools();
  const act = useAct();
  const table = useScored();
  return (
    <section className="panel row score-top" aria-label={words.series.result}>
      {table !== null && <OpenPodium table={table} />}
      <div className="stack past-what">
        <p className="score-lead" data-testid="score-lead">
          {past === null ? words.series.isPlayed(series.rounds.length) : words.series.noneOver}
        </p>
        {past === null && <p>{words.series.toCome}</p>}
        {table === null ? (
          <Standings people={series.people} titles={series.titles} />
        ) : (
          <Playing table={table} />
        )}
        {past === null && (
          <div className="cluster">
            <ActionButton testId="to-table" primary onClick={() => act(goBack)}>
              {words.home.resume} <Icon name="forward" />
            </ActionButton>
            <Moves number={series.rounds.length - 1} past={null} />
          </div>
        )}
      </div>
    </section>
  );
}

/** `saved` is what a file gets where that differs from what is shown: names as they were given. */
function Content({ series, saved = series, past, fixed }: Props & { readonly saved?: SeriesView }) {
  const { words } = useTools();
  const act = useAct();
  const isTold = saysAll(series);
  const sheet = (
    <>
      {/* A column for everybody would be empty without an end, and say the same as the podium of one round alone. */}
      <Sheet
        series={hasEnds(series) && !isTold ? series : { ...series, people: [] }}
        past={past}
        fixed={fixed}
      />
      {hasEnds(series) && <Acts series={saved} fixed={fixed} />}
    </>
  );
  // A sheet of the round that is played alone would be empty.
  const hasSheet = past !== null || hasEnds(series) || series.rounds.length > 1;
  return (
    <div className="fill stack scores-parts">
      {hasEnds(series) ? (
        <Top series={series}>{isTold && sheet}</Top>
      ) : (
        <NoneOver series={series} past={past} />
      )}
      {hasSheet && !isTold && <div className="panel stack score-paper">{sheet}</div>}
      <Ladder series={series} />
      {!fixed && (
        <section className="setup-part" aria-label={words.series.agreed}>
          <h2>{words.series.agreed}</h2>
          <AgreedFields
            agreed={series.agreed}
            byRules={series.agreed.titles === null && series.titles.length > 0}
            onChange={(agreed) => act({ send: { type: 'agreed', agreed } })}
          />
        </section>
      )}
    </div>
  );
}

function Past() {
  const { words } = useTools();
  const told = usePage((state) => on(state, 'scores').sheet);
  const sheet = useMemo(() => inLanguage(words.language, told), [words.language, told]);
  if (sheet === null) return <p className="waiting">{words.series.loading}</p>;
  return (
    <>
      {sheet.cut > 0 && (
        <p className="row unreadable" data-testid="sheet-cut" data-cut={sheet.cut}>
          {words.series.cut(sheet.cut)}
        </p>
      )}
      <Content
        series={withYou(sheet.series, sheet.series.people, words.table.labels.you)}
        saved={sheet.series}
        past={sheet.id}
        fixed
      />
    </>
  );
}

/** The score sheet: of the table that is open, or of one of the past. */
export function Scores({ table }: { readonly table: TableView | null }) {
  const { words } = useTools();
  const past = usePage((state) => on(state, 'scores').past);
  const watching = usePage((state) => isWatching(state.table, state.welcome));
  return (
    <main className="fill stack scores" data-testid="scores-screen">
      <ScreenHead title={words.series.scores} />
      {past === null && table !== null ? (
        <Content series={table.series} past={null} fixed={watching} />
      ) : (
        <Past />
      )}
    </main>
  );
}
