import { splitLines } from './lines.ts';
import { makeListeners } from './listeners.ts';
import { type OpenPort, openPort } from './port.ts';
import type { LineSource, Trouble } from './source.ts';

export interface SerialSettings {
  readonly path: string;
  /** 9600 unless given, which is how scanners leave the factory. */
  readonly baudRate?: number;
  /** How long to wait before the next try while the device is not there; 500 unless given. */
  readonly retryMs?: number;
}

/**
 * A scanner on a serial port. It opens the port now or as soon as it can, and again whenever the device has
 * gone and come back, until it is closed. Half a line left from before an unplug is forgotten.
 */
export function openSerial({ path, baudRate = 9600, retryMs = 500 }: SerialSettings): LineSource {
  const listeners = makeListeners({ kind: 'connecting', path });
  let lastByteAt = 0;
  const lines = splitLines((line) => listeners.line(line, lastByteAt));
  let quietTimer: NodeJS.Timeout | undefined;
  let retryTimer: NodeJS.Timeout | undefined;
  let port: OpenPort | null = null;
  let closed = false;

  const awaitQuiet = () => {
    clearTimeout(quietTimer);
    const patience = lines.patience();
    if (patience === null) return;
    // In four steps: when the whole process stalls, its timers fire before it reads the bytes that have
    // waited meanwhile, and a single long timer would then tear a code that came without a pause.
    let steps = 4;
    const step = () => {
      steps -= 1;
      if (steps === 0) lines.quiet();
      else quietTimer = setTimeout(step, patience / 4).unref();
    };
    quietTimer = setTimeout(step, patience / 4).unref();
  };

  const onBytes = (bytes: Uint8Array) => {
    if (closed) return;
    lastByteAt = Date.now();
    lines.push(bytes);
    awaitQuiet();
  };

  const notOpen = (trouble: Trouble) => {
    port = null;
    clearTimeout(quietTimer);
    lines.drop();
    const everOpen = listeners.state().kind !== 'connecting';
    // Once it has been there, "not found" is no news: it is still unplugged.
    const reason = everOpen && trouble === 'notFound' ? 'unplugged' : trouble;
    listeners.change({ kind: everOpen ? 'lost' : 'connecting', path, reason }, Date.now());
    // A listener may have closed us just now.
    if (!closed) retryTimer = setTimeout(connect, retryMs).unref();
  };

  const onGone = () => {
    if (!closed) notOpen('unplugged');
  };

  let attempt: Promise<void> = Promise.resolve();
  const connect = () => {
    attempt = openPort({ path, baudRate, onBytes, onGone }).then((result) => {
      if (typeof result === 'string') {
        if (!closed) notOpen(result);
        return;
      }
      if (closed) return result.close();
      port = result;
      listeners.change({ kind: 'open', path }, Date.now());
    });
  };
  connect();

  return {
    name: path,
    onLine: listeners.onLine,
    onState: listeners.onState,
    state: listeners.state,
    async close() {
      if (!closed) {
        closed = true;
        clearTimeout(quietTimer);
        clearTimeout(retryTimer);
        listeners.change({ kind: 'closed', path }, Date.now());
      }
      await attempt;
      await port?.close();
    },
  };
}
