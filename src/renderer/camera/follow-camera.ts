import type { CameraState } from '../../protocol/camera.ts';
import { createStore, type Store } from '../store/create.ts';
import type { Send } from '../store/effect.ts';
import type { CameraHere, PageState } from '../store/page.ts';
import { canTakeFrames, takeFrames } from './frames.ts';
import { type Job, jobOf, sameJob, wantsCamera } from './job.ts';
import { keepCamera } from './keep.ts';
import { type Live, NOTHING_SEEN } from './live.ts';
import { makeLooker } from './looker.ts';
import type { Enrolled } from './lying.ts';
import { takeTurns } from './turn.ts';
import type { Looked } from './work.ts';

/** What the screens may do with the camera of this page. */
export interface CameraTools {
  readonly live: Store<Live>;
  /** Tries at once to open it. */
  again(): void;
  /** Takes it away from another window of this browser. */
  take(): void;
  /** Says which card the doubtful one is; null: it is none. */
  answer(card: string | null): void;
}

/** The codes of the chosen deck; undefined while they are not known yet. */
function enrolledOf({ lobby, deckCodes }: PageState): Enrolled | null | undefined {
  if (lobby === null || lobby.settings.deck === null) return null;
  return deckCodes ?? undefined;
}

/** Asks for the codes of the chosen deck whenever they may be others. */
function followDeck(store: Store<PageState>, send: Send): () => void {
  let asked = '';
  return () => {
    const { connection, lobby } = store.getState();
    const deck = lobby?.settings.deck ?? null;
    const wished = connection === 'open' && deck !== null ? `${deck} ${lobby?.decks.enrolling === null}` : '';
    if (wished === asked) return;
    asked = wished;
    if (wished === '') return;
    store.setState({ deckCodes: null });
    send({ type: 'deckCodes' });
  };
}

/** Tells the table how the camera is, whenever that changes and when the table is found again. */
function tellTable(store: Store<PageState>, send: Send): () => void {
  const off = JSON.stringify({ state: 'off', sight: 'clear', label: null });
  let told = off;
  return () => {
    const { connection, camera } = store.getState();
    if (connection !== 'open') {
      // A screen that has gone has no camera, as far as the table knows.
      told = off;
      return;
    }
    const { state, sight, label } = camera;
    const now = JSON.stringify({ state, sight, label });
    if (now !== told && send({ type: 'camera', state, sight, label })) told = now;
  };
}

/** Gives the table what was seen, and the page what it shows. */
function takeLook({ store, send }: { store: Store<PageState>; send: Send }, live: Store<Live>, look: Looked) {
  for (const code of look.codes) send({ type: 'code', code, how: 'camera' });
  const { table, camera } = store.getState();
  // What is cleared away after a round is no move of it.
  if (table !== null && table.phase !== 'over') for (const seen of look.seen) send({ type: 'seen', seen });
  const { sight, doubt } = look;
  if (camera.sight !== sight || camera.doubt?.id !== doubt?.id)
    store.setState({ camera: { ...camera, sight, doubt } });
  if (look.shown.length > 0 || live.getState().shown.length > 0 || look.quality !== null)
    live.setState({ shown: look.shown, quality: look.quality ?? live.getState().quality });
}

/** Runs the camera of this page, as the settings and the table ask for it, for as long as the page lives. */
export function followCamera(store: Store<PageState>, send: Send): CameraTools {
  const live = createStore<Live>(NOTHING_SEEN);
  const media: MediaDevices | undefined = navigator.mediaDevices;
  let mine = false;
  let job: Job | null = null;
  let keeps = false;
  /** Pictures can't be looked at, or not any more: at most a fresh page may help, so the camera is let go. */
  let broken = !canTakeFrames();

  const become = (change: Partial<CameraHere>) =>
    store.setState(({ camera }) => ({ camera: { ...camera, ...change } }));

  /** How the camera is, as this page says it. */
  const stateOf = (kept: CameraState): CameraState =>
    broken && wantsCamera(store.getState()) ? 'broken' : kept;

  const looker = makeLooker({
    onLook: (look) => takeLook({ store, send }, live, look),
    onBroken() {
      broken = true;
      follow();
    },
  });
  const frames = takeFrames({
    isBusy: looker.isBusy,
    onFrame: looker.look,
    onFlow: (comes) => become({ state: comes ? 'open' : 'paused' }),
  });
  const keeper = keepCamera(media, {
    ready: looker.ready,
    onCamera({ state, stream, label }) {
      frames.from(stream);
      live.setState({ stream, shown: [], quality: null });
      become({ state: stateOf(state), label, sight: 'clear', doubt: null });
    },
    onDevices: (devices) => live.setState({ devices }),
  });
  const turn = takeTurns(navigator.locks, (isMine) => {
    mine = isMine;
    become({ elsewhere: !isMine });
  });

  const begin = (wished: Job | null) => {
    if (sameJob(job, wished)) return;
    job = wished;
    looker.begin(job);
    live.setState({ shown: [], quality: null });
    become({ sight: 'clear', doubt: null });
  };

  const follow = () => {
    const state = store.getState();
    const wanted = wantsCamera(state);
    if (broken && state.camera.state !== stateOf('off')) become({ state: stateOf('off') });
    turn.want(wanted && !broken);
    if (!wanted || broken) {
      mine = false;
      if (state.camera.elsewhere) become({ elsewhere: false });
    }
    const choice = state.lobby?.settings.camera;
    keeper.want(
      mine && choice ? { device: choice.device, width: choice.width, height: choice.height } : null,
    );
    const enrolled = enrolledOf(state);
    const canLook = mine && state.connection === 'open' && ['open', 'paused'].includes(state.camera.state);
    begin(canLook && enrolled !== undefined ? jobOf(state, enrolled) : null);
    if (choice !== undefined && choice.evidence !== keeps) {
      keeps = choice.evidence;
      looker.keepPictures(keeps);
    }
  };

  for (const listener of [followDeck(store, send), follow, tellTable(store, send)]) store.subscribe(listener);
  const again = () => (broken ? location.reload() : keeper.again());
  const answer = (card: string | null) => {
    become({ doubt: null });
    looker.answer(card);
  };
  return { live, again, take: turn.take, answer };
}
