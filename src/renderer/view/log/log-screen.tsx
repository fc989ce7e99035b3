import { useEffect, useMemo, useRef, useState } from 'react';
import { GIVEN } from '../../../protocol/log.ts';
import { playedAt } from '../../../protocol/series.ts';
import type { TableView } from '../../../protocol/view.ts';
import { lookedBack } from '../../../words/say/play.ts';
import { rulingAloud } from '../../../words/say/speech.ts';
import { localeFor, sayWhen } from '../../../words/say/when.ts';
import type { Words } from '../../../words/words.ts';
import { speak } from '../../speech/follow-table.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { ofRound, step, stepTime } from '../../store/reading.ts';
import { type At, below, on, type Reading } from '../../store/route.ts';
import { goBack } from '../../store/screens.ts';
import { ActionButton } from '../action-button.tsx';
import { useNow } from '../home/use-now.ts';
import { Icon } from '../parts/icon.tsx';
import { Moment } from './moment.tsx';
import { MovesDrawer, NARROW } from './moves-drawer.tsx';
import { Replay } from './replay.tsx';

/** The log as it is read; people of a table of the past are called as in the list of these tables. */
function useReading(): Reading {
  const { words } = useTools();
  const read = usePage((state) => on(state, 'log'));
  const { of, ended, past } = read;
  const isOld = of?.table != null;
  const then = useMemo(() => ended && lookedBack(words, ended), [words, ended]);
  const at = useMemo(() => past && { ...past, table: lookedBack(words, past.table) }, [words, past]);
  return isOld ? { ...read, ended: then, past: at } : read;
}

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

/** What is looked at: the moves, a replay of them, or a round that is not the present one. */
function Title({ reading: { of, ended, moment } }: { readonly reading: Reading }) {
  const { words } = useTools();
  const now = useNow();
  if (of === null) return moment === null ? words.log.title : words.log.replay;
  const round = ended?.series.rounds[of.round];
  const at = round === undefined ? null : playedAt(round);
  const locale = localeFor(words.language, navigator.languages);
  return (
    <>
      {of.table === GIVEN ? words.log.fromFile : words.log.round(of.round + 1)}
      {round !== undefined && (
        <small data-testid="log-of">
          {at !== null && <time dateTime={new Date(at).toISOString()}>{sayWhen(at, now, { locale })}</time>}
          <span>{words.home.ruleSet(round.rules)}</span>
        </small>
      )}
    </>
  );
}

/** Where leaving the log leads, as the button says it. */
const sayBack = ({ log, statistics }: Words, to: At | null): string => {
  if (to === 'scores') return log.toScores;
  if (to === 'home') return log.leave;
  return to === 'history' ? statistics.toTables : log.toTable;
};

/** The foot: the replay, the way to the list of moves, and back. */
function Foot({ reading, moves }: { readonly reading: Reading; readonly moves: Moves }) {
  const { words } = useTools();
  const act = useAct();
  const back = usePage((state) => below(state)?.at ?? null);
  return (
    <footer className="row reading-foot">
      <Replay reading={reading} />
      <ActionButton testId="moves" pressed={moves.open} onClick={() => moves.show(!moves.open)}>
        <Icon name="menu" /> {words.log.title}
      </ActionButton>
      <ActionButton testId="log-back" primary onClick={() => act(goBack)}>
        {sayBack(words, back)}
      </ActionButton>
    </footer>
  );
}

/** Whether the list of moves lies over the table, and what shows or closes it. */
interface Moves {
  readonly open: boolean;
  readonly show: (open: boolean) => void;
}

/**
 * The list is there from the start, unless one came to look at a move, or on a phone at a round that is over; a replay
 * that is begun closes it, and on a phone a line that is chosen, since the list takes the table’s place there.
 */
function useMoves({ of, moment, playing }: Reading): Moves {
  const [open, show] = useState(of === null ? moment === null : !matchMedia(NARROW).matches);
  useEffect(() => {
    if (playing) show(false);
  }, [playing]);
  useEffect(() => {
    if (moment !== null && matchMedia(NARROW).matches) show(false);
  }, [moment]);
  return { open, show };
}

/** Nothing of the log comes unasked: it is asked for again when the table has taken something. */
function useAsking({ of }: Reading, inputs: number | null): void {
  const { send } = useTools();
  const connection = usePage((state) => state.connection);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them says that there may be more to read
  useEffect(() => {
    send({ type: 'readLog', ...ofRound({ of }) });
  }, [send, of, inputs, connection]);
}

/** The log of a whole round: the table as it is now, or was after the line that was chosen, and the list of lines. */
export function Log({ table }: { readonly table: TableView | null }) {
  const { words } = useTools();
  const reading = useReading();
  const title = useRef<HTMLHeadingElement>(null);
  // With the keyboard you go on from the top.
  useEffect(() => title.current?.focus(), []);
  const { of, moment } = reading;
  useAsking(reading, of === null ? (table?.inputs ?? null) : null);
  useReplay(reading);
  useSpokenReplay(reading);
  const moves = useMoves(reading);
  const view = of === null ? table : reading.ended;
  const isPast = of !== null || moment !== null;
  return (
    <main
      className={`fill stack reading${isPast ? ' of-the-past' : ''}${moves.open ? ' with-moves' : ''}`}
      data-testid="log-screen"
    >
      <h1 ref={title} tabIndex={-1} className={isPast ? 'row reading-title' : 'unseen'}>
        {isPast && <Icon name="start" />} <Title reading={reading} />
      </h1>
      {view === null ? (
        <p className="waiting">{words.series.loading}</p>
      ) : (
        <>
          <Moment table={view} reading={reading} />
          {moves.open && <MovesDrawer view={view} reading={reading} close={() => moves.show(false)} />}
        </>
      )}
      <Foot reading={reading} moves={moves} />
    </main>
  );
}
