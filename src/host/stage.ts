import type { DeviceState } from '../device/source.ts';
import type { ClientMessage, Refusal } from '../protocol/messages.ts';
import type { TableSetup } from '../protocol/setup.ts';
import type { TableView } from '../protocol/view.ts';
import { openTable } from '../table/table.ts';
import type { Kept } from './kept.ts';
import { type PlayingSession, playAt } from './playing.ts';
import { readRecording, type Sample } from './samples.ts';
import type { Scanner } from './scanner.ts';
import { makeSession, type Session } from './session.ts';

interface Surroundings {
  readonly kept: Kept;
  readonly samples: readonly Sample[];
  readonly scanner: Pick<Scanner, 'view' | 'trouble'>;
  readonly changed: () => void;
}

/** The table that is shown: the one that people sit at, or for a while a sample game; at first none. */
export interface Stage {
  view(): TableView | null;
  /** Takes what a screen says about tables; why not, or null. */
  take(message: ClientMessage): Refusal | null;
  hear(line: string, at: number): void;
  news(state: DeviceState): void;
  close(): Promise<void>;
}

/** An empty stage. */
export function makeStage({ kept, samples, scanner, changed }: Surroundings): Stage {
  let own: Session | null = null;
  let watched: { readonly name: string; readonly session: PlayingSession } | null = null;
  let stop = () => {};

  const shown = (): Session | null => watched?.session ?? own;

  const show = () => {
    stop();
    stop = shown()?.subscribe(changed) ?? (() => {});
    changed();
  };

  const stopWatching = () => {
    void watched?.session.close();
    watched = null;
  };

  const sit = (session: Session | null) => {
    stopWatching();
    void own?.close();
    own = session;
    const trouble = scanner.trouble();
    if (trouble !== null) session?.news(trouble);
    show();
  };

  const open = (wished: TableSetup, register: boolean): Refusal | null => {
    const { scanner: choice, quiet, oneScanOnePlay } = kept.settings();
    const setup: TableSetup = { settings: { quiet, oneScanOnePlay }, ...wished };
    const recording = choice.kind === 'recording' ? readRecording(choice.path) : null;
    if (choice.kind === 'recording' && recording === null)
      return { code: 'setup', error: { code: 'BAD_RECORDING', path: choice.path } };
    const opened =
      choice.kind === 'recording' && recording !== null
        ? playAt({ name: choice.path, recording, speed: choice.speed }, (clock) => openTable(setup, clock))
        : openTable(setup);
    if (!opened.ok) return { code: 'setup', error: opened.error };
    const { value } = opened;
    const session =
      'hear' in value ? value : makeSession(value, { scanner: scanner.view, playback: () => null });
    kept.setLastSetup(setup);
    sit(session);
    if (register) session.take({ type: 'register', on: true });
    return null;
  };

  const watch = (name: string, speed: number): void => {
    if (watched?.name === name && watched.session.setSpeed(speed)) {
      changed();
      return;
    }
    const sample = samples.find((one) => one.name === name);
    const opened = sample && playAt({ ...sample, speed }, (clock) => openTable(sample.setup, clock));
    if (!opened?.ok) return;
    stopWatching();
    watched = { name, session: opened.value };
    show();
  };

  return {
    view: () => shown()?.view() ?? null,
    hear: (line, at) => own?.hear(line, at),
    news: (state) => own?.news(state),
    take(message) {
      switch (message.type) {
        case 'open':
          return open(message.setup, message.register);
        case 'leave':
          sit(null);
          return null;
        case 'watch':
          watch(message.sample, message.speed);
          return null;
        case 'stopWatching':
          stopWatching();
          show();
          return null;
        default:
          shown()?.take(message);
          return null;
      }
    },
    async close() {
      stop();
      await watched?.session.close();
      await own?.close();
    },
  };
}
