import type { Job } from './job.ts';
import { pictureOf } from './jpeg.ts';
import { lookForShown } from './look-show.ts';
import { lookForTaught } from './look-teach.ts';
import { lookForTrial } from './look-try.ts';
import { lookAtTable } from './look-watch.ts';
import { type Answer, type Looking, NOTHING, type TakePicture } from './looking.ts';
import { loadReaders } from './readers.ts';
import { type Loaded, readersFor, readsUnmarked } from './readers-for.ts';
import { takeFrame } from './take-frame.ts';
import type { FromWorker, Looked, ToWorker } from './work.ts';

/** The worker that looks at the pictures of the camera, so that the page has its time for people. */

let id: number | null = null;
let looking: Looking | null = null;
let keepsPictures = false;
let answer: Answer;
const loading = loadReaders();

const say = (message: FromWorker): void => postMessage(message);

function begin(job: Job, loaded: Loaded): Looking {
  const readers = readersFor(loaded, job.kind === 'teach' ? [] : job.faces);
  if (job.kind === 'teach') return lookForTaught(readers);
  if (job.kind === 'show') return lookForShown(job, readers);
  return job.kind === 'try' ? lookForTrial(job, readers) : lookAtTable(job, readers);
}

async function look(frame: VideoFrame, at: number): Promise<Looked> {
  if (looking === null) return NOTHING;
  const said = answer;
  answer = undefined;
  const picture: TakePicture = async (region, always) =>
    always || keepsPictures ? pictureOf(frame, region) : null;
  return looking(await takeFrame(frame, at), picture, said);
}

/** A picture may come to nothing, as when a camera changes its size; this many in a row aren't chance. */
const MOST_FAILURES = 20;
let failures = 0;

async function lookOrNot(frame: VideoFrame, at: number): Promise<Looked> {
  try {
    const found = await look(frame, at);
    failures = 0;
    return found;
  } catch (error) {
    failures += 1;
    if (failures >= MOST_FAILURES) throw error;
    return NOTHING;
  } finally {
    frame.close();
  }
}

async function take(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'job':
      id = message.id;
      keepsPictures = message.job.kind === 'watch' && message.job.evidence;
      looking = begin(message.job, await loading);
      return;
    case 'evidence':
      keepsPictures = message.on;
      return;
    case 'answer':
      answer = message;
      return;
    case 'frame': {
      const looked = id;
      say({ type: 'looked', id: looked, found: await lookOrNot(message.frame, message.at) });
      tellReady(await loading);
    }
  }
}

let unmarked: boolean | null = null;

/** Tells the page that pictures can be looked at, and again where it changes what is read in them. */
function tellReady(loaded: Loaded): void {
  if (unmarked === readsUnmarked(loaded)) return;
  unmarked = readsUnmarked(loaded);
  say({ type: 'ready', unmarked });
}

const breakDown = (error: unknown): void => say({ type: 'broken', why: String(error) });

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  take(data).catch(breakDown);
});
loading.then(tellReady, breakDown);
