import type { Doubtful } from '../store/page.ts';
import type { Job } from './job.ts';
import type { FromWorker, Looked, ToWorker } from './work.ts';

/** The page's end of the worker that looks at pictures. */
export interface Looker {
  /** Starts the worker, if that hasn't been done; resolves once it can read. Never, if it can't. */
  ready(): Promise<void>;
  /** From now on pictures are looked at for this; null for nothing. */
  begin(job: Job | null): void;
  /** Whether pictures are kept with what is seen; changes nothing else of the job. */
  keepPictures(on: boolean): void;
  /** Says which card the doubtful one with this id is; null: it is none. */
  answer(doubt: Doubtful['id'], card: string | null): void;
  isBusy(): boolean;
  /** Looks at a picture, and closes it. */
  look(frame: VideoFrame, at: number): void;
}

interface Told {
  /** Pictures can be looked at, and whether `unmarked` cards can be read in them. */
  readonly onReady: (unmarked: boolean) => void;
  /** What has come of a picture, for the job that is on. */
  readonly onLook: (look: Looked) => void;
  /** Nothing can be read on this page. */
  readonly onBroken: (why: string) => void;
}

/**
 * Seconds without an answer to a picture after which the worker is taken for dead: one that is killed, as where memory
 * runs out, says nothing. They are counted one by one, as no time passes here while the computer sleeps.
 */
const DEAD = 30;

/** The worker is started when it is first asked for. Never more than one picture is under way. */
export function makeLooker({ onReady, onLook, onBroken }: Told): Looker {
  let worker: Worker | null = null;
  /** Counts the jobs, so that an answer for an earlier one is known. */
  let id = 0;
  let on = false;
  let waits = false;
  /** For how many seconds it has waited. */
  let waited = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let becomeReady = () => {};
  const isReady = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });

  const say = (message: ToWorker, transfer: Transferable[] = []) => worker?.postMessage(message, transfer);

  const breakDown = (why: string) => {
    clearInterval(timer);
    onBroken(why);
  };

  const count = () => {
    waited = waits ? waited + 1 : 0;
    if (waited >= DEAD) breakDown('no answer');
  };

  const hear = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'broken') return breakDown(data.why);
    if (data.type === 'ready') {
      onReady(data.unmarked);
      return becomeReady();
    }
    waits = false;
    waited = 0;
    if (on && data.id === id) onLook(data.found);
  };

  const start = () => {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', hear);
    worker.addEventListener('error', ({ message }) => breakDown(message));
    worker.addEventListener('messageerror', () => breakDown('an answer that can’t be read'));
    timer = setInterval(count, 1000);
  };

  return {
    ready() {
      if (worker === null) start();
      return isReady;
    },
    begin(job) {
      on = job !== null;
      id += 1;
      if (job !== null) say({ type: 'job', id, job });
    },
    keepPictures(keep) {
      say({ type: 'evidence', on: keep });
    },
    answer(doubt, card) {
      say({ type: 'answer', doubt, card });
    },
    isBusy: () => !on || waits,
    look(frame, at) {
      waits = true;
      say({ type: 'frame', frame, at }, [frame]);
    },
  };
}
