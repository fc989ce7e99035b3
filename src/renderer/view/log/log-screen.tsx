import { useEffect, useRef } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { rulingAloud } from '../../../words/say/speech.ts';
import { localeFor, sayWhen } from '../../../words/say/when.ts';
import type { Words } from '../../../words/words.ts';
import { speak } from '../../speech/follow-table.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { lastMoment, lookAt, ofRound, step, stepTime } from '../../store/reading.ts';
import { type At, below, on, type Reading } from '../../store/route.ts';
import { goBack } from '../../store/screens.ts';
import { ActionButton } from '../action-button.tsx';
import { Findings } from '../correct/findings.tsx';
import { useNow } from '../home/use-now.ts';
import { HeldPicture } from '../statistics/held-picture.tsx';
import { Lines } from './lines.tsx';
import { Moment } from './moment.tsx';

/** While the replay runs: a moment that is shown gives way to the next one when its time is over. */
function useReplay(reading: Reading): void {
  const act = useAct();
  const { playing, moment, past } = reading;
  const shown = playing && past?.after === moment ? moment : null;
  const time = stepTime(usePage((state) => state.replaySpeed));
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => act((state) => step(state, 1)), time);
    return () => clearTimeout(timer);
  }, [act, shown, time]);
}

/** Speaks the rulings of the moments that are shown, where somebody wishes that. */
function useSpokenReplay({ past, aloud }: Reading): void {
  const { store, speaker, words } = useTools();
  useEffect(() => {
    const state = store.getState();
    const ruling = past?.table.ruling ?? null;
    if (past === null || ruling === null || !aloud || state.lobby?.settings.speak !== true) return;
    speak(state, speaker, words, rulingAloud(words, past.table, ruling));
  }, [store, speaker, words, past, aloud]);
}

/** Of a round that is not the present one: which it is, by what rules and when it was played. */
function Title({ reading: { of, ended } }: { readonly reading: Reading }) {
  const { words } = useTools();
  const now = useNow();
  if (of === null) return words.log.title;
  const round = ended?.series.rounds[of.round];
  const locale = localeFor(words.language, navigator.languages);
  return (
    <>
      {words.log.round(of.round + 1)}
      {round !== undefined && (
        <small data-testid="log-of">
          {round.began !== null && (
            <time dateTime={new Date(round.began).toISOString()}>
              {sayWhen(round.began, now, { locale })}
            </time>
          )}
          <span>{words.home.ruleSet(round.rules)}</span>
        </small>
      )}
    </>
  );
}

/** Where leaving the log leads, as the button says it. */
const sayBack = ({ log, statistics }: Words, to: At | null): string => {
  if (to === 'scores') return log.toScores;
  return to === 'history' ? statistics.toTables : log.toTable;
};

const NO_LINES = [] as const;

/** The log of a whole round, and beside it the table as it is now, or was after the line that was chosen. */
export function Log({ table }: { readonly table: TableView | null }) {
  const { words, send } = useTools();
  const act = useAct();
  const reading = usePage((state) => on(state, 'log'));
  const connection = usePage((state) => state.connection);
  const title = useRef<HTMLHeadingElement>(null);
  // With the keyboard you go on from the top.
  useEffect(() => title.current?.focus(), []);
  // Nothing of the log comes unasked: it is asked for again when the table has taken something.
  const { of } = reading;
  const back = usePage((state) => below(state)?.at ?? null);
  const inputs = of === null ? table?.inputs : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them says that there may be more to read
  useEffect(() => {
    send({ type: 'readLog', ...ofRound({ of }) });
  }, [send, of, inputs, connection]);
  useReplay(reading);
  useSpokenReplay(reading);
  const view = of === null ? table : reading.ended;
  return (
    <main className="reading" data-testid="log-screen">
      <header className="reading-head">
        <h1 ref={title} tabIndex={-1}>
          <Title reading={reading} />
        </h1>
        <ActionButton testId="log-back" keys="cancel" onClick={() => act(goBack)}>
          {sayBack(words, back)}
        </ActionButton>
      </header>
      {view === null ? (
        <p className="waiting">{words.series.loading}</p>
      ) : (
        <div className="reading-parts">
          <Moment table={view} reading={reading} />
          <div className="reading-side">
            <HeldPicture
              held={reading.log?.held ?? NO_LINES}
              lines={reading.log?.lines ?? NO_LINES}
              names={view.seats}
              size="full"
              at={reading.moment ?? lastMoment(reading)}
              onChoose={(at) => act((state) => lookAt(state, at))}
            />
            {of === null && <Findings view={view} />}
            <Lines table={view} reading={reading} />
          </div>
        </div>
      )}
    </main>
  );
}
