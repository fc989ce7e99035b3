import { type Playback, play } from '../device/playback.ts';
import type { Recording } from '../device/recording.ts';
import type { LineSource } from '../device/source.ts';
import type { SetupError } from '../protocol/lobby.ts';
import type { PlaybackView, ScannerView } from '../protocol/view.ts';
import type { Clock, Result, Table } from '../table/table.ts';
import { makeSession, type Session } from './session.ts';

/** How a device stands, as screens show it. */
export function scannerView(source: LineSource | null, kind: 'serial' | 'recording'): ScannerView {
  if (source === null) return { kind: 'none', state: 'none', name: null, reason: null };
  const state = source.state();
  const reason = 'reason' in state ? (state.reason ?? null) : null;
  return { kind, state: state.kind, name: source.name, reason };
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

/** A session at which a recorded scanner plays. */
export interface PlayingSession extends Session {
  /** Plays on at this speed; false if the recording has come to its end. */
  setSpeed(speed: number): boolean;
}

export interface Played {
  readonly name: string;
  readonly recording: Recording;
  /** Any that is finite. */
  readonly speed: number;
}

/** Plays a recorded scanner at a table that is opened with the recording's clock. */
export function playAt(
  { name, recording, speed }: Played,
  open: (clock: Clock) => Result<Table, SetupError>,
): Result<PlayingSession, SetupError> {
  const playback = play(recording, { name, speed });
  const opened = open(playbackClock(playback));
  if (!opened.ok) {
    void playback.close();
    return opened;
  }
  const table = opened.value;
  let done = 0;
  const total = recording.filter(({ kind }) => kind === 'line').length;
  const view = (): PlaybackView => ({
    sample: name,
    done: Math.min(done, total),
    total,
    speed: playback.speed(),
  });
  const session = makeSession(table, { scanner: () => scannerView(playback, 'recording'), playback: view });
  playback.onLine(() => done++);
  playback.onLine(session.hear);
  playback.onState(session.news);
  const playing: PlayingSession = {
    ...session,
    subscribe(listener) {
      const stops = [session.subscribe(listener), playback.onState(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    setSpeed(wished) {
      if (playback.state().kind === 'closed') return false;
      playback.setSpeed(wished);
      // The quiet time that runs has to be counted anew.
      table.take({ type: 'tick', at: table.now() });
      return true;
    },
    async close() {
      await session.close();
      await playback.close();
    },
  };
  return { ok: true, value: playing };
}
