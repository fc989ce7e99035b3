import {
  EVERYTHING,
  type PlayerSum,
  type StatisticsFilter,
  type StatisticsView,
} from '../../../protocol/statistics.ts';
import { statisticsCsv } from '../../../words/say/csv.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { on } from '../../store/route.ts';
import { filterBy } from '../../store/statistics.ts';
import { ActionButton } from '../action-button.tsx';
import { fileName, saveFile } from '../scores/save.ts';
import { ByRules } from './by-rules.tsx';
import { Filter } from './filter.tsx';
import { Highlights } from './highlights.tsx';
import { byName } from './nameless.ts';
import { Players } from './player-figures.tsx';
import { RulesTable } from './rules-table.tsx';

/** Nothing to show: because nothing was played to its end yet, or because nothing is like what was chosen. */
function Nothing({ told }: { readonly told: StatisticsView }) {
  const { statistics } = useTools().words;
  const act = useAct();
  if (told.choices.length === 0)
    return (
      <div className="stack no-statistics" data-testid="no-statistics">
        <h2>{statistics.none}</h2>
        <p>{statistics.noneYet}</p>
      </div>
    );
  return (
    <div className="stack no-statistics" data-testid="none-fits">
      <p>{statistics.noneFits}</p>
      <ActionButton testId="show-all" onClick={() => act((state) => filterBy(state, EVERYTHING))}>
        {statistics.showAll}
      </ActionButton>
    </div>
  );
}

function Acts({ told }: { readonly told: StatisticsView }) {
  const { words } = useTools();
  const act = useAct();
  const save = () => saveFile(fileName(null, 'statistics', 'csv'), statisticsCsv(words, told), 'text/csv');
  return (
    <nav className="cluster score-acts" aria-label={words.statistics.save}>
      <ActionButton testId="save-statistics" onClick={save}>
        {words.statistics.save}
      </ActionButton>
      <ActionButton testId="save-rounds" onClick={() => act({ send: { type: 'everyRound' } })}>
        {words.statistics.saveAll}
      </ActionButton>
    </nav>
  );
}

interface SumsProps {
  /** With one line for all who gave no name. */
  readonly told: StatisticsView;
  readonly named: readonly PlayerSum[];
  /** What a file gets: nobody is “you” there. */
  readonly saved: StatisticsView;
}

function Sums({ told, named, saved }: SumsProps) {
  const { statistics } = useTools().words;
  const { people, bots } = told;
  const highlights = <Highlights told={{ ...told, people: [...named] }} />;
  if (told.rounds === 1)
    return (
      <>
        <div className="statistics-parts">
          {highlights}
          <RulesTable rules={told.rules} />
        </div>
        <p className="statistics-about" data-testid="only-one">
          {statistics.onlyOne}
        </p>
        <Acts told={saved} />
      </>
    );
  return (
    <>
      <div className="statistics-parts">
        {highlights}
        {people.length > 0 && (
          <Players title={statistics.people} about={statistics.aboutBars} players={people} testId="people" />
        )}
        {people.length > 0 && told.rules.length > 1 && <ByRules told={told} />}
        {bots.length > 0 && (
          <Players title={statistics.bots} about={statistics.aboutBots} players={bots} testId="bots" />
        )}
        <RulesTable rules={told.rules} />
      </div>
      <Acts told={saved} />
    </>
  );
}

/** Of one round in all there is nothing to choose. */
const isFiltered = ({ rounds, choices }: StatisticsView, filter: StatisticsFilter): boolean =>
  choices.length > 0 && (rounds > 1 || Object.values(filter).some((wish) => wish !== null));

/** What all tables add up to: who loses how often, and how rounds go. */
export function Statistics() {
  const { statistics, table } = useTools().words;
  const filter = usePage((state) => state.filter);
  const counted = usePage((state) => on(state, 'history').counted);
  const { named, nameless } = byName(counted?.people ?? []);
  const withNameless = (name: string) =>
    counted && { ...counted, people: nameless === null ? named : [...named, { ...nameless, name }] };
  // Who played against bots alone is the one who looks at it.
  const told = withNameless(nameless?.alone ? table.labels.you : statistics.withoutName);
  const saved = withNameless(statistics.withoutName);
  const isNameless = named.length === 0 && nameless !== null;
  return (
    <section
      className="fill stack scores-parts statistics"
      aria-label={statistics.title}
      data-testid="statistics"
    >
      <header className="cluster statistics-head">
        <p className="statistics-count" role="status" data-testid="counted">
          {told === null
            ? statistics.counting
            : told.rounds > 0 && statistics.counted(told.rounds, told.tables)}
        </p>
        {told !== null && isFiltered(told, filter) && <Filter filter={filter} choices={told.choices} />}
      </header>
      {told !== null && told.unreadable > 0 && (
        <p className="past-cut">{statistics.unreadable(told.unreadable)}</p>
      )}
      {isNameless && (
        <p data-testid="nameless">{nameless.alone ? statistics.namelessYou : statistics.nameless}</p>
      )}
      {told !== null && told.rounds === 0 && <Nothing told={told} />}
      {told !== null && saved !== null && told.rounds > 0 && <Sums told={told} named={named} saved={saved} />}
      <p className="statistics-about">{statistics.about}</p>
    </section>
  );
}
