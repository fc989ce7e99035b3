/** A screen of a program that runs for long, and how large that program is. */
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '../../src/protocol/messages.ts';

/** Milliseconds in which a screen has to show what is true. */
const PATIENCE = 15_000;

type State = Extract<ServerMessage, { type: 'state' }>;

/** A screen of the program, which measures what it is told. */
export interface Screen {
  readonly state: () => State | null;
  say(message: ClientMessage): void;
  /** The largest message since this was asked last, in bytes. */
  largest(): number;
  close(): void;
}

export const socketAt = (address: string): WebSocket =>
  new WebSocket(`${address.replace('http', 'ws').replace('localhost', '127.0.0.1')}table`).on(
    'error',
    () => {},
  );

export function screenAt(address: string): Screen {
  const socket = socketAt(address);
  let state: State | null = null;
  let largest = 0;
  socket.on('message', (data) => {
    const text = String(data);
    largest = Math.max(largest, text.length);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'state') state = message;
  });
  return {
    state: () => state,
    say: (message) => socket.send(JSON.stringify(message)),
    largest() {
      const was = largest;
      largest = 0;
      return was;
    },
    close: () => socket.close(),
  };
}

/** Waits until something is so, and gives false if it never is. */
export async function becomes(isSo: () => boolean): Promise<boolean> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await sleep(10))
    if (isSo()) return true;
  return isSo();
}

/** How large a program is. */
export interface Size {
  readonly rssMb: number;
  /** Open files. */
  readonly handles: number;
}

/** The size of a program of this machine (Linux tells it). */
export async function sizeOf(pid: number): Promise<Size> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const rss = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  return { rssMb: Math.round(rss / 102.4) / 10, handles: (await readdir(`/proc/${pid}/fd`)).length };
}
