import type { NoticeView, TableView } from '../../../protocol/view.ts';
import { sayCard } from '../../../words/say/cards.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { callDraw } from '../../store/go.ts';
import { isWatching } from '../../store/watching.ts';
import { ActionButton } from '../action-button.tsx';
import { DoubtNotice } from '../camera/doubt.tsx';
import { CameraNotice } from '../camera/state.tsx';
import { Findings } from '../correct/findings.tsx';
import { SuitText } from '../suit-text.tsx';
import { newsOf } from './in-band.ts';
import { useSaidNotice } from './use-said-notice.ts';
import { WaitingScans } from './waiting-scans.tsx';

/** Good news and confirmations; everything else wants to be looked at. */
const CALM: readonly NoticeView['code'][] = [
  'undone',
  'takenBack',
  'scannedAgain',
  'misScanDropped',
  'starterSeen',
  'renamed',
  'moved',
  'away',
  'backAgain',
  'exchanging',
  'exchangeKnown',
  'notExchanged',
  'nobodyHasIt',
  'askedAgain',
  'seatAnnounced',
  'seatDropped',
  'pickUpBooked',
  'pickUpSeen',
  'burnBooked',
  'changedPlayer',
  'blindAnnounced',
  'scannerBack',
  'cameraBack',
  'registering',
  'registered',
  'unregistered',
  'allRegistered',
  'registeringOver',
  'resumed',
  'resumedPlay',
  'corrected',
  'joined',
  'drewMore',
  'drewLess',
  'cursorAt',
  'cursorMisread',
  'cursorInserts',
  'cursorMissed',
  'cursorDraft',
  'cursorLeft',
  'counting',
  'counted',
  'turnSet',
  'directionSet',
  'penaltyPaid',
];

/** What was said in passing. */
export function Notice({ view, notice }: { readonly view: TableView; readonly notice: NoticeView }) {
  const { what, next } = useSaidNotice(view, notice);
  return (
    <p
      key={notice.id}
      className={CALM.includes(notice.code) ? 'notice calm' : 'notice'}
      data-testid="notice"
      data-code={notice.code}
      data-id={notice.id}
    >
      <strong>
        <SuitText text={what} />
      </strong>{' '}
      <SuitText text={next} />
    </p>
  );
}

/** A code that was taken for the scanner repeating itself: perhaps somebody has meant it. */
function Repeated({ repeated: { card, code } }: { readonly repeated: NonNullable<TableView['repeated']> }) {
  const { words } = useTools();
  return (
    <p className="notice calm" role="status" data-testid="repeated" data-repeated={code}>
      <SuitText text={words.table.cameTwice(card === null ? code : sayCard(words, card))} />
    </p>
  );
}

/** Nobody gets anywhere: the round may be called a draw. */
function Stalled() {
  const { table } = useTools().words;
  const act = useAct();
  return (
    <div className="notice stalled" role="status" data-testid="stalled">
      <strong>{table.stalled}</strong>
      <ActionButton testId="draw" keys="draw" onClick={() => act(callDraw)}>
        {table.buttons.draw}
      </ActionButton>
    </div>
  );
}

/**
 * Whose cards are being scanned stands in the band as long as they are; so does what was said of a move that is being
 * corrected, with the ways to end it, and what waits for an answer.
 */
function isSaidInBand({ notice, registering, cursor, question, waiting }: TableView): boolean {
  if (notice?.code === 'registering') return registering !== null;
  if (notice?.code === 'cursorDraft' || notice?.code === 'cursorMisread') return cursor !== null;
  return notice?.code === 'answerFirst' && question !== null && waiting.length > 0;
}

/** Beside the board, over the room: what was said in passing or found out later, and the sample game that is being watched. */
export function NoticeLine({ view }: { readonly view: TableView }) {
  // What a scanner said is nothing to those who only watch.
  const watches = usePage(({ welcome }) => isWatching(view, welcome));
  return (
    <section className="notice-line" aria-label={useTools().words.table.labels.news}>
      {view.notice !== null && !watches && newsOf(view) === null && !isSaidInBand(view) && (
        <Notice key={view.notice.id} view={view} notice={view.notice} />
      )}
      <DoubtNotice />
      {view.notice === null && view.playback === null && <CameraNotice />}
      {/* Another one is another line: the same one grown wider would jump. */}
      {view.repeated !== null && <Repeated key={view.repeated.code} repeated={view.repeated} />}
      {/* What waits for an answer stands there. */}
      {view.question === null && <WaitingScans view={view} className="notice" />}
      {view.stalled && view.playback === null && <Stalled />}
      <Findings view={view} isInBand={newsOf(view)?.code === 'corrected'} />
    </section>
  );
}
