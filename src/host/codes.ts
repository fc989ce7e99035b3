import type { HeardView, ScannerMessage } from '../protocol/scanner.ts';
import { ANY_DECK, readCode } from '../recognition/code.ts';
import { ownCode } from '../recognition/enrol.ts';
import type { Decks } from './decks.ts';
import type { Handles } from './handles.ts';
import type { Recorder } from './recorder.ts';
import type { Screen } from './screens.ts';
import type { ShownTable } from './shown-table.ts';
import type { Stage } from './stage.ts';

/** As many lines of a test as a screen is sent. */
const MOST_HEARD = 5;

/** How a code came. */
type How = HeardView['how'];

/** The scanner on trial: what is scanned is shown and plays nothing, for as long as a screen wants it. */
function makeTrial() {
  const wanted = new Set<Screen>();
  let heard: HeardView[] = [];
  let last = 0;
  return {
    view: () => (wanted.size > 0 ? heard : null),
    set(screen: Screen, on: boolean) {
      if (on) wanted.add(screen);
      else wanted.delete(screen);
      if (wanted.size === 0) heard = [];
    },
    /** Takes a line; false if no trial is on. */
    hear(text: string, how: How): boolean {
      if (wanted.size === 0) return false;
      const reading = readCode(text, ANY_DECK);
      last += 1;
      const line: HeardView = {
        id: last,
        text: text.slice(0, 64),
        card: reading.kind === 'card' ? reading.card : null,
        command: reading.kind === 'command' ? reading.command.name : null,
        how,
      };
      heard = [...heard, line].slice(-MOST_HEARD);
      return true;
    },
  };
}

/** What becomes of the codes that are scanned, typed and tapped. */
export interface Codes {
  /** What was heard while the scanner is tried out; null while it isn't. */
  view(): HeardView[] | null;
  readonly handles: Pick<Handles<ScannerMessage>, 'code' | 'testScanner'>;
  /** A line of the scanner of this machine. */
  hear(line: string, at: number): void;
  /** A screen has gone; true if the scanner was on trial. */
  leave(screen: Screen): boolean;
}

interface Parts {
  readonly decks: Pick<Decks, 'hear' | 'chosen'>;
  readonly recorder: Pick<Recorder, 'line'>;
  readonly stage: () => Pick<Stage, 'hearing' | 'shown'>;
  readonly changed: () => void;
}

/** No scanner is on trial yet. */
export function makeCodes({ decks, recorder, stage, changed }: Parts): Codes {
  const trial = makeTrial();

  /**
   * The one way of a code: to the deck that is being enrolled, else to the trial of the scanner, else to a table.
   * `at` is when this machine's scanner sent it; what comes from a screen is heard now.
   */
  const take = (code: string, how: How, to: ShownTable | null, at?: number): void => {
    const now = at ?? Date.now();
    // What is tapped is never a code of a deck.
    const own = how === 'tap' ? code : ownCode(code, decks.chosen());
    if (decks.hear(code, now) || trial.hear(own, how)) {
      changed();
      return;
    }
    if (how === 'scanner') recorder.line(own, now);
    to?.hear(own, how, at ?? to.table.now());
  };

  return {
    view: trial.view,
    hear: (line, at) => take(line, 'scanner', stage().hearing(), at),
    handles: {
      code(screen, { code, how }) {
        take(code, how, stage().shown(screen.player));
        return null;
      },
      testScanner(screen, { on }) {
        trial.set(screen, on);
        changed();
        return null;
      },
    },
    leave(screen) {
      const wasOn = trial.view() !== null;
      trial.set(screen, false);
      return wasOn;
    },
  };
}
