import { Fragment, type MouseEvent, type ReactNode } from 'react';
import type { ClientMessage } from '../../../protocol/messages.ts';
import type { TableView } from '../../../protocol/view.ts';
import type { KeyName } from '../../../words/closed-lists.ts';
import { isContradiction } from '../../../words/say/ruling.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toCorrect } from '../../store/correcting.ts';
import { again, ask, leave as leaveTable } from '../../store/go.ts';
import { toReplay } from '../../store/reading.ts';
import { change, on } from '../../store/route.ts';
import { isWatching } from '../../store/watching.ts';
import { ActionButton } from '../action-button.tsx';
import { CameraLine } from '../camera/state.tsx';
import { leave } from '../focus-back.ts';
import { MenuButton } from '../menu-parts.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { onlyFaceDown } from '../parts/only-face-down.ts';
import { ScannerLine } from '../scanner-line.tsx';
import { SoundHint } from '../sound-hint.tsx';
import { GameTitle } from './game-title.tsx';
import { Leaving } from './leaving.tsx';
import { sideShows } from './panel.ts';
import { Playback } from './playback.tsx';

interface Props {
  readonly view: TableView;
}

/** How the scanner is, which game it is and in which round. */
function Status({ view }: Props) {
  const { words } = useTools();
  const notWritten = usePage(({ lobby }) => lobby !== null && lobby.recordings.trouble !== null);
  return (
    <div className="status">
      <div className="row">
        <ScannerLine scanner={view.scanner} />
        <CameraLine />
        {notWritten && (
          <span className="scanner scanner-lost" role="status" data-testid="not-written">
            {words.settings.writeDown.stopped}
          </span>
        )}
      </div>
      <div className="row">
        <SoundHint />
        <span className="round">{words.series.numbered(roundOf(view))}</span>
        <GameTitle view={view} />
      </div>
    </div>
  );
}

/** Which round of these people it is, from 1: the last of the series is the one that is played, or has just ended. */
export const roundOf = ({ series }: Pick<TableView, 'series'>): number => series.rounds.length;

interface SayProps {
  readonly testId: string;
  readonly keys: KeyName;
  readonly icon: IconName;
  readonly says: ClientMessage;
  readonly disabled?: boolean;
  readonly primary?: boolean;
  readonly children: ReactNode;
}

/** Tells the referee something. */
function Say({ icon, says, children, ...rest }: SayProps) {
  const act = useAct();
  return (
    <ActionButton
      {...rest}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        act({ send: says });
        leave(event);
      }}
    >
      <Icon name={icon} /> {children}
    </ActionButton>
  );
}

function PickUp({ disabled = false }: { readonly disabled?: boolean }) {
  const { buttons } = useTools().words.table;
  return (
    <Say testId="pick-up" keys="pickUp" icon="up" says={{ type: 'pickUp' }} disabled={disabled}>
      {buttons.pickUp}
    </Say>
  );
}

function FaceDown() {
  const { buttons } = useTools().words.table;
  return (
    <Say testId="blind-now" keys="blind" icon="faceDown" says={{ type: 'blind' }} primary>
      {buttons.blind}
    </Say>
  );
}

function Done() {
  const { buttons } = useTools().words.table;
  return (
    <Say testId="done-now" keys="done" icon="check" says={{ type: 'done' }}>
      {buttons.done}
    </Say>
  );
}

/** Takes the newest input back. */
export function Undo({ view, primary = false }: Props & { readonly primary?: boolean }) {
  const { buttons } = useTools().words.table;
  return (
    <Say
      testId="undo"
      keys="undo"
      icon="undo"
      says={{ type: 'undo' }}
      disabled={!view.canUndo}
      primary={primary}
    >
      {buttons.undo}
    </Say>
  );
}

/** The card that isn't allowed is back in the hand: a play that is closed is paid for where the rules say so. */
function TakenBack({ view }: Props) {
  const { buttons } = useTools().words.table;
  const isOpen = view.open !== null;
  return (
    <Say
      testId="taken-back"
      keys={isOpen ? 'undo' : 'done'}
      icon="undo"
      says={{ type: isOpen ? 'undo' : 'done' }}
      primary
    >
      {buttons.takenBack}
    </Say>
  );
}

function ItWas() {
  const { buttons } = useTools().words.table;
  const act = useAct();
  return (
    <ActionButton testId="it-was-now" keys="itWas" onClick={() => act(ask('whose'))}>
      {buttons.itWas}
    </ActionButton>
  );
}

function Correct() {
  const { correct } = useTools().words;
  const act = useAct();
  return (
    <ActionButton testId="correct-open" keys="correct" onClick={() => act((state) => toCorrect(state))}>
      <Icon name="edit" /> {correct.open}
    </ActionButton>
  );
}

/** Everybody has their cards: how to deal gives way to the game. */
function Dealt({ view }: Props) {
  const { beginning } = useTools().words;
  const act = useAct();
  return (
    <ActionButton
      testId="dealt"
      primary
      // Other screens are told too; while face-up cards are scanned that would pass over somebody's.
      onClick={() =>
        act((state) => ({
          show: change(state, 'table', { dealt: true }),
          ...(view.registering === null && { send: { type: 'done' } }),
        }))
      }
    >
      <Icon name="check" /> {beginning.dealt}
    </ActionButton>
  );
}

/** A play that is not allowed and not settled. */
const isRefused = ({ ruling, open }: TableView): boolean =>
  open === null
    ? ruling !== null && ruling.verdict === 'illegal' && !ruling.settled && !ruling.stands
    : open.answer === 'cannot';

/** What was played can't be by the record: it was most likely scanned by mistake, and UNDO is what is advised. */
const isUnclear = ({ ruling, open }: TableView): boolean => isContradiction((open ?? ruling)?.breaches ?? []);

/** The few things that can be said at this moment, with Undo always at the same place; all else is in the menu. */
function NowActions({ view }: Props) {
  const { question, cursor, counting, open, extra } = view;
  const isDealing = usePage((state) => sideShows(state, view) === 'dealing');
  if (cursor !== null || counting !== null) return null;
  if (question !== null) return <Undo view={view} />;
  if (isRefused(view))
    return (
      // Other things to press are none that have moved.
      <Fragment key="refused">
        {isUnclear(view) ? <Undo view={view} primary /> : <TakenBack view={view} />}
        <PickUp />
        {view.penalty === 'takeBack' || view.penalty === 'letStand' ? (
          <ItWas />
        ) : (
          !isUnclear(view) && <Undo view={view} />
        )}
      </Fragment>
    );
  if (open !== null || extra === 'may')
    return (
      <>
        <Done />
        {open === null ? <PickUp /> : <ItWas />}
        <Undo view={view} />
      </>
    );
  if (isDealing)
    return (
      <>
        <Dealt view={view} />
        {view.canUndo && <Undo view={view} />}
      </>
    );
  if (onlyFaceDown(view) && view.blind === null)
    return (
      <>
        <FaceDown />
        {view.pile.length > 0 && <PickUp />}
        <Correct />
        <Undo view={view} />
      </>
    );
  return (
    <>
      {view.phase === 'play' && extra !== 'choose' && <PickUp disabled={view.pile.length === 0} />}
      <Correct />
      <Undo view={view} />
    </>
  );
}

/** After a round: the next one as the main step, what may have been misread as words; the way home is in the menu. */
function EndActions({ view }: Props) {
  const { words } = useTools();
  const act = useAct();
  const watching = usePage((state) => isWatching(state.table, state.welcome));
  return (
    <nav className="acts" data-testid="end-actions" aria-label={words.table.labels.actions}>
      <ActionButton testId="replay-round" keys="log" className="quiet" onClick={() => act(toReplay)}>
        {words.end.replay}
      </ActionButton>
      {watching ? (
        <ActionButton testId="home-after" keys="home" className="quiet" onClick={() => act(leaveTable)}>
          {words.aside.home}
        </ActionButton>
      ) : (
        <>
          {/* A last card that was misread has ended the round. */}
          <ActionButton
            testId="undo"
            keys="undo"
            className="quiet"
            disabled={!view.canUndo}
            onClick={() => act({ send: { type: 'undo' } })}
          >
            {words.table.buttons.undo}
          </ActionButton>
          <ActionButton
            testId="correct-open"
            keys="correct"
            className="quiet"
            onClick={() => act((state) => toCorrect(state))}
          >
            {words.correct.open}
          </ActionButton>
        </>
      )}
      <ActionButton testId="new-round" keys="again" primary onClick={() => act(again)}>
        {watching ? words.end.watchAgain : words.end.nextRound} <Icon name="forward" />
      </ActionButton>
    </nav>
  );
}

function Acts({ view }: Props) {
  const { labels } = useTools().words.table;
  if (view.phase === 'over') return <EndActions view={view} />;
  if (view.playback !== null) return <Playback playback={view.playback} />;
  return (
    <nav className="acts" aria-label={labels.actions}>
      <NowActions view={view} />
    </nav>
  );
}

/** For who sits at the screen: how the scanner is, what can be said now, and the menu. */
export function Foot({ view }: Props) {
  const leaving = usePage((state) => on(state, 'table').asks === 'leaving');
  const watches = usePage(({ welcome }) => isWatching(view, welcome)) && view.phase !== 'over';
  return (
    <footer className={watches ? 'foot watched' : 'foot'}>
      {/* A sample game has no scanner of this machine, and one round. */}
      {!watches && <Status view={view} />}
      <Acts view={view} />
      <MenuButton />
      {leaving && <Leaving />}
    </footer>
  );
}
