import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeLooker } from '../../../src/renderer/camera/looker.ts';
import { NOTHING } from '../../../src/renderer/camera/looking.ts';
import type { FromWorker } from '../../../src/renderer/camera/work.ts';

/** The worker that was started last: it says what the test says. */
let worker: EventTarget & { postMessage(): void };
let broken: string[];
let looker: ReturnType<typeof makeLooker>;

const says = (data: FromWorker) => worker.dispatchEvent(new MessageEvent('message', { data }));
const look = () => looker.look({} as VideoFrame, 0);
const seconds = (count: number) => vi.advanceTimersByTime(count * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  broken = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        worker = this as unknown as typeof worker;
      }
      postMessage() {}
    },
  );
  looker = makeLooker({ onReady() {}, onLook() {}, onBroken: (why) => broken.push(why) });
  looker.ready();
  looker.begin({ kind: 'teach' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a worker that answers no picture for half a minute is broken, and that is told once', () => {
  look();
  seconds(25);
  says({ type: 'looked', id: 1, found: NOTHING });
  look();
  seconds(25);
  expect(broken).toEqual([]);
  seconds(600);
  expect(broken).toHaveLength(1);
});

it('a worker that is asked for nothing may be silent', () => {
  seconds(600);
  look();
  says({ type: 'looked', id: 1, found: NOTHING });
  seconds(600);
  expect(broken).toEqual([]);
});

it.each(['error', 'messageerror'])('a worker that ends with %s is broken', (what) => {
  worker.dispatchEvent(Object.assign(new Event(what), { message: 'why' }));
  expect(broken).toHaveLength(1);
});
