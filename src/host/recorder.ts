import { openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { makeListeners } from '../device/listeners.ts';
import { recordTo } from '../device/record.ts';
import type { DeviceState, LineSource } from '../device/source.ts';
import type { KeepTrouble, RecordingsView } from '../protocol/lobby.ts';
import type { TableSetup } from '../protocol/setup.ts';
import { makeFolder, OWN_FILE, release, troubleOf } from '../table/journal/disk.ts';
import { makeHead } from './samples.ts';

/** The set-up of the round that is about to begin; null where something has been played in it already. */
export type RoundHead = () => TableSetup | null;

/** Writes down what the scanner sends at a table, a file for each round. It never throws. */
export interface Recorder {
  view(): RecordingsView;
  /** Whether anything is to be written down. */
  turn(on: boolean): void;
  /** A round is played from now on. */
  begin(head: RoundHead): void;
  /** Nobody plays any more. */
  end(): void;
  line(text: string, at: number): void;
  state(state: DeviceState, at: number): void;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `2025-11-21_19-04-05`, by the clock on the wall; no colons, which Windows has no files of. */
function localTime(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(twoDigits);
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(twoDigits);
  return `${day.join('-')}_${time.join('-')}`;
}

/** Makes a file that wasn't there; two tables may begin in one second. May throw. */
function makeFile(folder: string): { readonly path: string; readonly fd: number } {
  makeFolder(folder);
  const name = localTime(new Date());
  for (let copy = 1; ; copy++) {
    const path = join(folder, `${name}${copy === 1 ? '' : `_${copy}`}.scan`);
    try {
      return { path, fd: openSync(path, 'wx', OWN_FILE) };
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      if (!taken || copy === 99) throw error;
    }
  }
}

const MIDDLE = '# begun in the middle of a round\n';

interface Round {
  readonly head: RoundHead;
  stop: () => void;
  file: { readonly path: string; readonly fd: number } | null;
}

/** A recorder that is off. `failed` is called once when a file can't be written; it is off again then. */
export function makeRecorder(folder: string, failed: () => void): Recorder {
  const scanner = makeListeners({ kind: 'connecting', path: '' });
  const source: LineSource = { ...scanner, name: 'scanner', close: async () => {} };
  let on = false;
  let round: Round | null = null;
  let newest: string | null = null;
  let trouble: KeepTrouble | null = null;

  const stop = () => {
    round?.stop();
    if (round?.file) release(round.file.fd);
    if (round !== null) round = { ...round, stop: () => {}, file: null };
  };

  /** The file is made with the first line, so that a round without a scan leaves none. */
  const write = (playing: Round, text: string) => {
    if (playing.file === null) {
      const setup = playing.head();
      playing.file = makeFile(folder);
      newest = playing.file.path;
      writeSync(playing.file.fd, setup === null ? MIDDLE : makeHead(setup));
    }
    writeSync(playing.file.fd, text);
  };

  const start = () => {
    const playing = round;
    if (!on || playing === null) return;
    playing.stop = recordTo(source, (text) => {
      if (!on) return;
      try {
        write(playing, text);
      } catch (error) {
        trouble = troubleOf(error);
        on = false;
        stop();
        failed();
      }
    });
  };

  return {
    view: () => ({ folder, newest, trouble }),
    turn(wanted) {
      if (wanted === on) return;
      on = wanted;
      if (on) trouble = null;
      if (on) start();
      else stop();
    },
    begin(head) {
      stop();
      round = { head, stop: () => {}, file: null };
      start();
    },
    end() {
      stop();
      round = null;
    },
    line: scanner.line,
    state: scanner.change,
  };
}
