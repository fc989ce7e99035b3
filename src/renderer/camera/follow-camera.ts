import type { Card } from '../../engine/cards.ts';
import type { CameraState } from '../../protocol/camera.ts';
import type { DeckFaces } from '../../protocol/decks.ts';
import {
  facesOf,
  forget,
  NOTHING_TAUGHT,
  namesOf,
  sayCard,
  type Teaching,
  takeGlimpses,
  teachingOf,
} from '../../recognition/faces/teaching.ts';
import { createStore, type Store } from '../store/create.ts';
import type { Send } from '../store/effect.ts';
import type { CameraHere, Doubtful, PageState } from '../store/page.ts';
import { find, top } from '../store/route.ts';
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
  /** Says which card the doubtful one with this id is; null: it is none. */
  answer(doubt: Doubtful['id'], card: string | null): void;
  readonly teach: TeachTools;
}

/** What somebody may do with the deck that is being taught. */
export interface TeachTools {
  /** Says what a card is that was shown. */
  say(id: number, card: Card): void;
  forget(id: number): void;
  /** Forgets all cards. */
  over(): void;
  /** What was learned so far, without what is in doubt. */
  faces(): DeckFaces;
}

/** The deck that is being taught, as it goes on. */
function makeTeaching(live: Store<Live>) {
  const become = (teaching: Teaching) => {
    const before = live.getState();
    if (teaching === before.teaching) return;
    const names = teaching.shown === before.teaching.shown ? before.names : namesOf(teaching);
    live.setState({ teaching, names });
  };
  const now = () => live.getState().teaching;
  const over = () => become({ ...NOTHING_TAUGHT, deck: now().deck });
  const tools: TeachTools = {
    say: (id, card) => become(sayCard(now(), id, card)),
    forget: (id) => become(forget(now(), id)),
    over,
    faces: () => Object.entries(facesOf(now())).map(([card, examples]) => [card as Card, [...examples]]),
  };
  return {
    tools,
    take: (look: Looked) => become(takeGlimpses(now(), look.glimpses, Date.now())),
    goOnWith: (deck: string | null) => become(teachingOf(now(), deck)),
  };
}

/** Begins from nothing where another deck is taught, and once what was shown is saved. */
function followTaught(store: Store<PageState>, { tools, goOnWith }: ReturnType<typeof makeTeaching>) {
  let saved = 0;
  return () => {
    const screen = find(store.getState(), 'teach');
    if (screen === null) return;
    goOnWith(screen.deck);
    if (screen.saved > saved) tools.over();
    saved = screen.saved;
  };
}

/** The codes of the chosen deck, if it has any; undefined while they are not known yet. */
function enrolledOf({ lobby, deckCodes }: PageState): Enrolled | null | undefined {
  if (lobby === null || lobby.settings.deck === null) return null;
  return deckCodes?.length === 0 ? null : (deckCodes ?? undefined);
}

/** Names the chosen deck as it stands; empty where none is. While it is enrolled it changes with every scan: asked once. */
function deckKey({ connection, lobby }: PageState): string {
  const deck = lobby?.settings.deck ?? null;
  if (connection !== 'open' || lobby === null || deck === null) return '';
  const { decks, enrolling } = lobby.decks;
  return `${deck} ${enrolling === null ? decks.find(({ id }) => id === deck)?.version : ''}`;
}

/** Asks how the cards of the chosen deck are read whenever it has changed, be it in another window. */
function followDeck(store: Store<PageState>, send: Send): () => void {
  let asked = '';
  return () => {
    const wished = deckKey(store.getState());
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
  const labelled = camera.labelled || (!camera.unmarked && look.codes.length > 0);
  // What is cleared away after a round is no move of it.
  if (table !== null && table.phase !== 'over') for (const seen of look.seen) send({ type: 'seen', seen });
  const { sight, doubt } = look;
  if (camera.sight !== sight || camera.doubt?.id !== doubt?.id || camera.labelled !== labelled)
    store.setState({ camera: { ...camera, sight, doubt, labelled } });
  if (look.shown.length > 0 || live.getState().shown.length > 0 || look.quality !== null)
    live.setState({ shown: look.shown, quality: look.quality ?? live.getState().quality });
}

/** Runs the camera of this page, as the settings and the table ask for it, for as long as the page lives. */
export function followCamera(store: Store<PageState>, send: Send): CameraTools {
  const live = createStore<Live>(NOTHING_SEEN);
  const teaching = makeTeaching(live);
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
    onReady: (unmarked) => become({ unmarked }),
    onLook(look) {
      takeLook({ store, send }, live, look);
      if (job?.kind === 'teach') teaching.take(look);
    },
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
    // To teach a deck nothing of the chosen one is needed.
    const isKnown = enrolled !== undefined || top(state).at === 'teach';
    begin(canLook && isKnown ? jobOf(state, enrolled ?? null) : null);
    if (choice !== undefined && choice.evidence !== keeps) {
      keeps = choice.evidence;
      looker.keepPictures(keeps);
    }
  };

  const listeners = [followDeck(store, send), followTaught(store, teaching), follow, tellTable(store, send)];
  for (const listener of listeners) store.subscribe(listener);
  const again = () => (broken ? location.reload() : keeper.again());
  const answer: CameraTools['answer'] = (doubt, card) => {
    become({ doubt: null });
    looker.answer(doubt, card);
  };
  return { live, again, take: turn.take, answer, teach: teaching.tools };
}
