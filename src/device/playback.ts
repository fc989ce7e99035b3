import { splitLines } from './lines.ts';
import { makeListeners } from './listeners.ts';
import type { Recording } from './recording.ts';
import type { LineSource } from './source.ts';

export interface PlaySettings {
  readonly name?: string;
  /** 1 is as it was, 2 twice as fast, Infinity as fast as it goes, 0 stands still. What is below 0 counts as 1. */
  readonly speed?: number;
  /** The time at which the recording begins; now unless given. */
  readonly startAt?: number;
}

/**
 * Its times are those of the recording at any speed: two scans that were two seconds apart are two seconds apart
 * in every playback. `now()` is that time; to measure a pause after a line, ask it and not the clock.
 */
export interface Playback extends LineSource {
  /** Resolves when the recording has come to its end, or was closed before. */
  readonly done: Promise<void>;
  now(): number;
  /** From now on; the same values as in the settings. */
  setSpeed(speed: number): void;
  speed(): number;
}

const LONGEST_TIMER = 2 ** 31 - 1;

const checked = (speed: number | undefined): number => (speed !== undefined && speed >= 0 ? speed : 1);

/** Plays a recording, in order and never within the call that starts it. Bytes are cut into lines as a scanner's are. */
export function play(recording: Recording, settings: PlaySettings = {}): Playback {
  const { name = 'recording', startAt = Date.now() } = settings;
  const listeners = makeListeners({ kind: 'connecting', path: name });
  let speed = checked(settings.speed);
  /** The moment from which times are counted, on the clock of this machine and on that of the recording. */
  let base = { real: performance.now(), time: startAt };
  let at = startAt;
  let lastByteAt = startAt;
  let closed = false;
  let wake = () => {};

  const lines = splitLines((line) => listeners.line(line, lastByteAt));
  /** When the event comes that is waited for: a machine that is late with it must not let its time pass before. */
  let next = startAt;

  const flowing = () => base.time + (performance.now() - base.real) * speed;
  const now = () => (closed || speed === Infinity ? at : Math.min(flowing(), next));

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(ms, LONGEST_TIMER));
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Measured from the base, so that late timers don't add up; looked at again when the speed changes. */
  const until = async (time: number) => {
    next = time;
    await pause(0);
    while (!closed && speed !== Infinity && flowing() < time) await pause((time - flowing()) / speed);
    if (!closed) at = time;
  };

  /** A half line goes out when the recording was quiet for long enough, at whatever speed. */
  const quietWithin = async (pause: number) => {
    const patience = lines.patience();
    if (patience === null || patience > pause) return;
    await until(lastByteAt + patience);
    if (!closed) lines.quiet();
  };

  const finish = () => {
    closed = true;
    listeners.change({ kind: 'closed', path: name }, at);
  };

  const run = async () => {
    await until(startAt);
    if (!closed) listeners.change({ kind: 'open', path: name }, at);
    let due = startAt;
    for (const event of recording) {
      if (closed) return;
      due += event.after;
      await quietWithin(due - lastByteAt);
      if (!closed) await until(due);
      if (closed) return;
      if (event.kind === 'unplug') {
        lines.drop();
        listeners.change({ kind: 'lost', path: name, reason: 'unplugged' }, at);
      } else if (event.kind === 'plug') {
        listeners.change({ kind: 'open', path: name }, at);
      } else if (listeners.state().kind === 'open') {
        lastByteAt = at;
        if (event.kind === 'bytes') lines.push(event.bytes);
        else listeners.line(event.text, at);
      }
    }
    next = Infinity;
    if (!closed) await quietWithin(Infinity);
    if (!closed) finish();
  };
  const done = run();

  return {
    name,
    done,
    onLine: listeners.onLine,
    onState: listeners.onState,
    state: listeners.state,
    now,
    speed: () => speed,
    setSpeed(wished) {
      base = { real: performance.now(), time: now() };
      speed = checked(wished);
      wake();
    },
    close() {
      if (!closed) finish();
      wake();
      return done;
    },
  };
}
