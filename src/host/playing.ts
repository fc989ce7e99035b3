import { play } from '../device/playback.ts';
import type { Recording } from '../device/recording.ts';
import type { SetupError } from '../protocol/lobby.ts';
import type { StageMessage } from '../protocol/table.ts';
import type { ScannerView } from '../protocol/view.ts';
import { type Clock, openTable, type Result, type Table, WALL_CLOCK } from '../table/table.ts';
import type { Handles } from './handles.ts';
import type { Sample } from './samples.ts';
import { scannerView } from './scanner.ts';
import { type Devices, makeShownTable, type ShownTable } from './shown-table.ts';

export interface Played {
  readonly name: string;
  readonly recording: Recording;
  /** Any that is finite. */
  readonly speed: number;
  /** The state of the scanner that is heard after the recording; a sample game has none. */
  readonly scanner?: () => ScannerView;
}

/** Plays a recorded scanner at a table that is opened with the recording's clock. */
export function playAt(
  { name, recording, speed, scanner }: Played,
  open: (clock: Clock) => Result<Table, SetupError>,
): Result<ShownTable, SetupError> {
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
  const shown = makeShownTable(
    table,
    (): Omit<Devices, 'repeated'> => ({
      scanner: isOver() && scanner ? scanner() : scannerView(playback, 'recording'),
      playback: { sample: name, done: Math.min(done, total), total, speed: playback.speed() },
    }),
  );
  playback.onLine(() => done++);
  playback.onLine((line, at) => shown.hear(line, 'scanner', at));
  playback.onState(shown.news);
  // What is scanned from then on comes with the time of this machine.
  void playback.done.then(() => table.useClock(WALL_CLOCK));
  const playing = {
    stop: () => void playback.close(),
    setSpeed(wished: number) {
      playback.setSpeed(wished);
      // The quiet time that runs has to be counted from now on.
      table.take({ type: 'tick', at: table.now() });
    },
  };
  return {
    ok: true,
    value: {
      ...shown,
      playing: () => (isOver() ? null : playing),
      subscribe(listener) {
        const stops = [shown.subscribe(listener), playback.onState(listener)];
        return () => {
          for (const stop of stops) stop();
        };
      },
      async close() {
        await shown.close();
        await playback.close();
      },
    },
  };
}

/** The sample game that is shown on this machine, in front of the table that people sit at. */
export interface Watching {
  /** Null if none is shown. */
  shown(): ShownTable | null;
  readonly handles: Pick<Handles<StageMessage>, 'watch' | 'stopWatching'>;
  /** Ends it; from now on none is shown. */
  stop(): Promise<void>;
}

interface Surroundings {
  readonly samples: readonly Sample[];
  readonly changed: () => void;
  /** Another table is shown than before. */
  readonly show: () => void;
}

/** Plays the sample games that people watch; at first none is shown. */
export function makeWatching({ samples, changed, show }: Surroundings): Watching {
  let watched: { readonly name: string; readonly shown: ShownTable } | null = null;

  const stop = async () => {
    const ended = watched;
    watched = null;
    await ended?.shown.close();
  };

  const watch = (name: string, speed: number): void => {
    const playing = watched?.name === name ? watched.shown.playing() : null;
    if (playing !== null) {
      playing.setSpeed(speed);
      changed();
      return;
    }
    const sample = samples.find((one) => one.name === name);
    const opened = sample && playAt({ ...sample, speed }, (clock) => openTable(sample.setup, { clock }));
    if (!opened?.ok) return;
    void stop();
    watched = { name, shown: opened.value };
    show();
  };

  return {
    shown: () => watched?.shown ?? null,
    handles: {
      watch(_, { sample, speed }) {
        watch(sample, speed);
        return null;
      },
      stopWatching() {
        void stop();
        show();
        return null;
      },
    },
    stop,
  };
}
