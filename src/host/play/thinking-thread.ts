import { parentPort, workerData } from 'node:worker_threads';
import { type Efforts, type Questions, type Task, think } from '../../table/play/bots.ts';
import { makeUnpacker, type Parcel } from '../../table/play/parcel.ts';

/** What the thread is asked: a task, its question with the state as a parcel, and a number of its own. */
export type Errand = {
  readonly [T in Task]: {
    readonly id: number;
    readonly task: T;
    readonly question: Omit<Questions[T], 'known'> & { readonly known: Parcel };
  };
}[Task];

/** What the thread is given: how much it may think, and one number, that of the errand nobody wants the answer of any more. */
export interface ThreadData {
  readonly unwanted: SharedArrayBuffer;
  readonly efforts: Efforts;
}

// An error ends the thread, which tells the one who asked.
if (parentPort !== null) {
  const port = parentPort;
  const { efforts, unwanted: buffer } = workerData as ThreadData;
  const unwanted = new Int32Array(buffer);
  const unpack = makeUnpacker();
  port.on('message', ({ id, task, question }: Errand) => {
    const { playouts, time } = efforts[task];
    const end = Date.now() + time;
    const until = () => Atomics.load(unwanted, 0) === id || Date.now() >= end;
    const whole = { ...question, known: unpack(question.known) } as Questions[Task] as Questions['choose'];
    port.postMessage({ id, answer: think(task, whole, playouts, until) });
  });
}
