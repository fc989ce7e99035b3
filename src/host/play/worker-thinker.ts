import { Worker } from 'node:worker_threads';
import {
  type Answers,
  EFFORT,
  type Efforts,
  NO_ANSWER,
  type Questions,
  type Task,
} from '../../table/play/bots.ts';
import { makePacker } from '../../table/play/parcel.ts';
import { tellFault } from '../faults.ts';
import { type Thinker, thinkHere, thinkNow } from './thinker.ts';
import type { ThreadData } from './thinking-thread.ts';

/** Milliseconds after the end of the time for a task, when a thread that hasn't answered is given up. */
const PATIENCE = 4000;

/** After this many threads in a row that ended without any answer no other is started. */
const MOST_FAILURES = 3;

/** What is played out in this thread where the other one failed: as little as nobody notices. */
const FEW_PLAYOUTS = 40;

/** A thread ended or gave no answer; the game goes on without it. */
class ThreadLost extends Error {
  readonly code = 'THREAD_LOST';
  constructor() {
    super('A thread that thinks ended, or gave no answer in time.');
  }
}

/** Something to think about, and who waits for it. */
interface Job {
  readonly id: number;
  readonly task: Task;
  readonly question: Questions[Task];
  readonly answer: (answer: Answers[Task]) => void;
}

/**
 * Thinks in a thread of its own, so that nothing else waits meanwhile: one thing after the other, moves before
 * advice, as long as the thread lives. Where it fails, this thread thinks in its place, shortly; the next question gets a new one.
 *
 * `file` is the built `thinking-thread`.
 */
export function thinkInWorker(file: URL, efforts: Efforts = EFFORT): Thinker {
  const here = thinkHere(efforts);
  const unwanted = new Int32Array(new SharedArrayBuffer(4));
  let worker: Worker | null = null;
  let pack = makePacker();
  let running: Job | null = null;
  let waiting: Job[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let last = 0;
  let closed = false;

  const start = (): Worker => {
    const workerData: ThreadData = { unwanted: unwanted.buffer as SharedArrayBuffer, efforts };
    const thread = new Worker(file, { workerData });
    // It keeps nothing open that wants to end.
    thread.unref();
    pack = makePacker();
    thread.on('message', ({ id, answer }: { id: number; answer: Answers[Task] }) => {
      if (id !== running?.id) return;
      failures = 0;
      finish(answer);
    });
    // After an error it has ended, which is heard below.
    thread.on('error', tellFault);
    thread.on('exit', () => {
      if (worker === thread) fail();
    });
    return thread;
  };

  const finish = (answer: Answers[Task]) => {
    clearTimeout(timer);
    const job = running;
    running = null;
    job?.answer(answer);
    next();
  };

  const fail = () => {
    tellFault(new ThreadLost());
    const lost = worker;
    worker = null;
    failures++;
    void lost?.terminate();
    if (running !== null) finish(quickly(running));
  };

  const quickly = ({ task, question }: Job): Answers[Task] =>
    closed
      ? NO_ANSWER[task]
      : thinkNow(task, question as Questions['choose'], { ...efforts[task], playouts: FEW_PLAYOUTS });

  const next = () => {
    if (running !== null || waiting.length === 0) return;
    // A game waits for its bots, and nothing for advice.
    const first = waiting.findIndex(({ task }) => task === 'choose');
    const job = waiting.splice(Math.max(first, 0), 1)[0]!;
    running = job;
    if (closed || failures >= MOST_FAILURES) return finish(quickly(job));
    try {
      worker ??= start();
      const known = pack(job.question.known);
      worker.postMessage({ id: job.id, task: job.task, question: { ...job.question, known } });
      timer = setTimeout(fail, efforts[job.task].time + PATIENCE).unref();
    } catch (fault) {
      tellFault(fault);
      fail();
    }
  };

  const ask = <T extends Task>(task: T, question: Questions[T], signal?: AbortSignal): Promise<Answers[T]> =>
    new Promise((resolve) => {
      const id = ++last;
      const answer = (found: Answers[Task]) => resolve(found as Answers[T]);
      if (signal?.aborted) return answer(NO_ANSWER[task]);
      signal?.addEventListener('abort', () => {
        if (running?.id === id) Atomics.store(unwanted, 0, id);
        else if (waiting.some((job) => job.id === id)) {
          waiting = waiting.filter((job) => job.id !== id);
          answer(NO_ANSWER[task]);
        }
      });
      waiting.push({ id, task, question, answer });
      next();
    });

  return {
    // The others hardly think at all.
    choose: (request) => (request.level === 'strong' ? ask('choose', request) : here.choose(request)),
    advise: (question, signal) => ask('advise', question, signal),
    async close() {
      closed = true;
      const thread = worker;
      worker = null;
      if (running !== null) finish(NO_ANSWER[running.task]);
      await thread?.terminate();
    },
  };
}
