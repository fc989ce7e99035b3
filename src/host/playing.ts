import { play } from '../device/playback.ts';
import type { Recording } from '../device/recording.ts';
import type { LineSource } from '../device/source.ts';
import type { SetupError } from '../protocol/lobby.ts';
import type { PlaybackView, ScannerView } from '../protocol/view.ts';
import { type Clock, type Result, type Table, WALL_CLOCK } from '../table/table.ts';
import { makeSession, type Session } from './session.ts';

/** How a device stands, as screens show it. */
export function scannerView(source: LineSource | null, kind: 'serial' | 'recording'): ScannerView {
  if (source === null) return { kind: 'none', state: 'none', name: null, reason: null };
  const state = source.state();
  const reason = 'reason' in state ? (state.reason ?? null) : null;
  return { kind, state: state.kind, name: source.name, reason };
}

/** A session at which a recorded scanner plays; when the recording is over, what comes from the scanner is heard. */
export interface PlayingSession extends Session {
  /** Ends the recording; the table stays. */
  stopPlaying(): void;
  /** Plays on at this speed; false if the recording has come to its end. */
  setSpeed(speed: number): boolean;
}

export interface Played {
  readonly name: string;
  readonly recording: Recording;
  /** Any that is finite. */
  readonly speed: number;
  /** How the scanner is that is heard after the recording; at a sample game there is none. */
  readonly scanner?: () => ScannerView;
}

/** Plays a recorded scanner at a table that is opened with the recording's clock. */
export function playAt(
  { name, recording, speed, scanner }: Played,
  open: (clock: Clock) => Result<Table, SetupError>,
): Result<PlayingSession, SetupError> {
  const playback = play(recording, { name, speed });
  const opened = open(playback);
  if (!opened.ok) {
    void playback.close();
    return opened;
  }
  const table = opened.value;
  let done = 0;
  const total = recording.filter(({ kind }) => kind === 'line').length;
  const isOver = () => playback.state().kind === 'closed';
  const session = makeSession(table, {
    scanner: () => (isOver() && scanner ? scanner() : scannerView(playback, 'recording')),
    playback: (): PlaybackView => ({
      sample: name,
      done: Math.min(done, total),
      total,
      speed: playback.speed(),
    }),
  });
  playback.onLine(() => done++);
  playback.onLine(session.hear);
  playback.onState(session.news);
  // What is scanned from then on comes with the time of this machine.
  void playback.done.then(() => table.useClock(WALL_CLOCK));
  const playing: PlayingSession = {
    ...session,
    stopPlaying: () => void playback.close(),
    hear(line, at) {
      if (isOver()) session.hear(line, at);
    },
    see(seen, picture) {
      if (isOver()) session.see(seen, picture);
    },
    news(state) {
      if (isOver()) session.news(state);
    },
    subscribe(listener) {
      const stops = [session.subscribe(listener), playback.onState(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    setSpeed(wished) {
      if (isOver()) return false;
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
