import type { HeardView, Scan, ScannerMessage } from '../protocol/scanner.ts';
import { ANY_DECK, cardOf, readCode } from '../recognition/code.ts';
import { ownCode } from '../recognition/enrol.ts';
import type { Input } from '../referee/input.ts';
import type { Decks } from './decks.ts';
import type { Handles } from './handles.ts';
import type { Recorder } from './recorder.ts';
import { type Screen, say } from './screens.ts';
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

/** What a code means to a screen that asks for cards; null for what is no code of this table. */
function scanOf(input: Input): Scan | null {
  if (input.type === 'sighting') {
    return { what: 'card', card: cardOf(input.sighting) };
  }
  if (input.type !== 'command') return null;
  const { command } = input;
  switch (command.name) {
    case 'SEAT':
      return { what: 'seat', seat: command.seat - 1 };
    case 'DONE':
      return { what: 'done' };
    case 'UNDO':
      return { what: 'undo' };
    case 'BACK':
      return { what: 'older' };
    case 'FORWARD':
      return { what: 'newer' };
    default:
      return { what: 'other' };
  }
}

/** So many answers a screen may hand back: those that came while it was closing what asked. */
const MOST_GIVEN = 8;

/** The screens that ask for cards: each is told what comes in it or, for what comes elsewhere, the last one to ask. */
function makeAsking(shownOn: (screen: Screen) => ShownTable | null) {
  const asking = new Set<Screen>();
  let given: { readonly id: number; readonly screen: Screen; readonly handBack: () => void }[] = [];
  let last = 0;
  return {
    /** Tells a screen; `handBack` is what becomes of it if nothing was asked for there any more. */
    give(screen: Screen, scan: Scan, handBack: () => void) {
      last += 1;
      given = [...given, { id: last, screen, handBack }].slice(-MOST_GIVEN);
      say(screen, { type: 'scanned', id: last, scan });
    },
    /** A screen hands back what it was told, once. */
    handBack(screen: Screen, id: number) {
      const found = given.find((one) => one.id === id && one.screen === screen);
      given = given.filter((one) => one !== found);
      found?.handBack();
    },
    set(screen: Screen, on: boolean) {
      asking.delete(screen);
      if (on) asking.add(screen);
    },
    /** Which one asks for what comes to a table, from a screen or from a device of this machine (null). */
    at(table: ShownTable, from: Screen | null): Screen | null {
      if (from !== null && asking.has(from)) return from;
      return [...asking].findLast((screen) => shownOn(screen) === table) ?? null;
    },
  };
}

/** What becomes of the codes that are scanned, typed and tapped. */
export interface Codes {
  /** What was heard while the scanner is tried out; null while it isn't. */
  view(): HeardView[] | null;
  readonly handles: Pick<Handles<ScannerMessage>, 'askCards' | 'code' | 'handBack' | 'testScanner'>;
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

/** No scanner is on trial yet, and no screen asks for cards. */
export function makeCodes({ decks, recorder, stage, changed }: Parts): Codes {
  const trial = makeTrial();
  const shownOn = ({ player }: Screen) => stage().shown(player);
  const asking = makeAsking(shownOn);

  /**
   * The one way of a code: to the deck that is being enrolled, else to the trial of the scanner, else to a screen that
   * asks for cards of a table, else to that table. `at` is when this machine's scanner sent it; what comes from a screen
   * (`from`) is heard now.
   */
  const take = (code: string, how: How, to: ShownTable | null, from: Screen | null, at?: number): void => {
    const now = at ?? Date.now();
    // What is tapped is never a code of a deck.
    const own = how === 'tap' ? code : ownCode(code, decks.chosen());
    if (decks.hear(code, now) || trial.hear(own, how)) {
      changed();
      return;
    }
    const asks = how === 'tap' || to === null ? null : asking.at(to, from);
    const record = () => how === 'scanner' && recorder.line(own, now);
    // What answers a screen would be a play where the recording is played.
    if (asks === null) record();
    const answer = (input: Input): boolean => {
      const scan = asks && scanOf(input);
      if (!scan) return false;
      asking.give(asks, scan, () => {
        record();
        to?.table.take(input);
      });
      return true;
    };
    to?.hear(own, how, at ?? to.table.now(), answer);
  };

  return {
    view: trial.view,
    hear: (line, at) => take(line, 'scanner', stage().hearing(), null, at),
    handles: {
      code(screen, { code, how }) {
        take(code, how, shownOn(screen), screen);
        return null;
      },
      askCards(screen, { on }) {
        asking.set(screen, on);
        return null;
      },
      handBack(screen, { id }) {
        asking.handBack(screen, id);
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
      asking.set(screen, false);
      return wasOn;
    },
  };
}
