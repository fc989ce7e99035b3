import { type Playback, play } from '../device/playback.ts';
import type { Recording } from '../device/recording.ts';
import type { LineSource } from '../device/source.ts';
import type { SetupError as TableError } from '../protocol/lobby.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import type { TableSetup } from '../protocol/setup.ts';
import type { PlaybackView, ScannerView, TableView } from '../protocol/view.ts';
import type { CodedDeck } from '../recognition/code.ts';
import type { Input } from '../referee/input.ts';
import { type Clock, openTable, type Table } from '../table/table.ts';
import { feed, makeReader } from './feed.ts';

/** A table with the device that it listens to. */
export interface Session {
  view(): TableView;
  take(message: ClientMessage): void;
  subscribe(listener: () => void): () => void;
  close(): Promise<void>;
}

export type Opened<S extends Session> =
  | { readonly ok: true; readonly session: S }
  | { readonly ok: false; readonly error: TableError };

function scannerView(source: LineSource | null, kind: 'serial' | 'recording'): ScannerView {
  if (source === null) return { kind: 'none', state: 'none', name: null, reason: null };
  const state = source.state();
  const reason = 'reason' in state ? (state.reason ?? null) : null;
  return { kind, state: state.kind, name: source.name, reason };
}

const BUTTONS = {
  pickUp: 'PICKUP',
  done: 'DONE',
  undo: 'UNDO',
  blind: 'BLIND',
  burned: 'BURNED',
  repeat: 'REPEAT',
} as const;

/** What a screen's message means to the referee; null for those that are not about the game in progress. */
function inputOf(message: ClientMessage, at: number): Input | null {
  switch (message.type) {
    case 'seat':
      return { type: 'command', command: { name: 'SEAT', seat: message.seat + 1 }, at };
    case 'itWas':
      return { type: 'itWas', seat: message.seat, at };
    case 'answer':
      return { type: 'answer', question: message.question, answer: message.answer, at };
    case 'code':
    case 'watch':
    case 'stopWatching':
    case 'newRound':
      return null;
    default:
      return { type: 'command', command: { name: BUTTONS[message.type] }, at };
  }
}

interface Wiring {
  readonly source: LineSource | null;
  readonly kind: 'serial' | 'recording';
  readonly playback: () => PlaybackView | null;
}

function wire(table: Table, { source, kind, playback }: Wiring): Session {
  const { packs, jokers } = table.view().rules;
  const deck: CodedDeck = { packs, jokers };
  const stopFeed = source === null ? () => {} : feed(source, deck, table.take);
  const readers = {
    keyboard: makeReader(deck, 'keyboard', table.take),
    tap: makeReader(deck, 'tap', table.take),
  };
  const take = (message: ClientMessage) => {
    if (message.type === 'newRound') table.newRound();
    if (message.type === 'code') readers[message.how](message.code, table.now());
    const input = inputOf(message, table.now());
    if (input !== null) table.take(input);
  };
  return {
    view: () => ({ ...table.view(), scanner: scannerView(source, kind), playback: playback() }),
    take,
    subscribe(listener) {
      const stops = [table.subscribe(listener), source?.onState(listener)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    async close() {
      stopFeed();
      table.close();
      await source?.close();
    },
  };
}

/** Opens a table that listens to a scanner, or to none: then cards are tapped or typed. */
export function openSession(setup: TableSetup, source: LineSource | null): Opened<Session> {
  const table = openTable(setup);
  if (!table.ok) return table;
  return { ok: true, session: wire(table.value, { source, kind: 'serial', playback: () => null }) };
}

/** The time of a playback, going on at its speed when the recording has ended, so that the last play closes. */
function playbackClock(playback: Playback): Clock {
  let ended: { readonly at: number; readonly since: number } | null = null;
  playback.done.then(() => {
    ended = { at: playback.now(), since: performance.now() };
  });
  return {
    speed: () => playback.speed(),
    now: () =>
      ended === null ? playback.now() : ended.at + (performance.now() - ended.since) * playback.speed(),
  };
}

export interface Watched {
  readonly name: string;
  readonly setup: TableSetup;
  readonly recording: Recording;
  readonly speed: number;
}

/** A session at which a recorded scanner plays. */
export interface WatchedSession extends Session {
  /** Plays on at this speed; false if the recording has come to its end. */
  setSpeed(speed: number): boolean;
}

/** Opens a table at which a recorded scanner plays, at any speed that is finite. */
export function openWatched({ name, setup, recording, speed }: Watched): Opened<WatchedSession> {
  const playback = play(recording, { name, speed });
  const opened = openTable(setup, { clock: playbackClock(playback) });
  if (!opened.ok) {
    void playback.close();
    return opened;
  }
  const table = opened.value;
  let done = 0;
  playback.onLine(() => done++);
  const total = recording.filter(({ kind }) => kind === 'line').length;
  const view = (): PlaybackView => ({
    sample: name,
    done: Math.min(done, total),
    total,
    speed: playback.speed(),
  });
  const session = wire(table, { source: playback, kind: 'recording', playback: view });
  const setSpeed = (wished: number): boolean => {
    if (playback.state().kind === 'closed') return false;
    playback.setSpeed(wished);
    // The quiet time that runs has to be counted anew.
    table.take({ type: 'tick', at: table.now() });
    return true;
  };
  return { ok: true, session: { ...session, setSpeed } };
}
