import type { DeviceState } from '../device/source.ts';
import type { Seen } from '../protocol/camera.ts';
import type { HeardView } from '../protocol/scanner.ts';
import type { TableView } from '../protocol/view.ts';
import { type CodedDeck, makeCode } from '../recognition/code.ts';
import { NOTHING_RECENT, withoutCards } from '../recognition/repeat.ts';
import type { Input } from '../referee/input.ts';
import type { NoticeCode } from '../referee/notice.ts';
import type { NextRound, Table } from '../table/table.ts';
import { inputsOf, type Memory, makeNews, makeReader, type Repeated } from './feed.ts';

/** What screens are shown of the devices at a table. */
export type Devices = Pick<TableView, 'scanner' | 'playback' | 'repeated'>;

/** A recording that plays at a table. */
export interface Playing {
  /** Plays on at this speed; at 0 it stands still. */
  setSpeed(speed: number): void;
  /** Ends it; the table stays. */
  stop(): void;
}

/** A table, and what comes to it from scanners, cameras and typed codes. */
export interface ShownTable {
  readonly table: Table;
  devices(): Devices;
  /**
   * Takes a code that came this way, at this time by the table's clock. A card or command that `asks` takes (then it
   * gives true) is not for the table.
   */
  hear(code: string, how: HeardView['how'], at: number, asks?: (input: Input) => boolean): void;
  /** What a camera has seen, in Burnpile's own codes; `picture` is the name of a kept picture of it. */
  see(seen: Seen, picture?: string): void;
  /** What has become of the scanner. */
  news(state: DeviceState): void;
  /** Begins the next round, by a new set-up where one is given: from then on codes are read by its deck. */
  newRound(next?: NextRound): void;
  /** Takes up the round before again; codes are then read by its deck. */
  reopen(): void;
  /** The recording that plays here; null where none does, or does any more. */
  playing(): Playing | null;
  /** Calls back after every change, of the table, its devices or its recording; returns what ends that. */
  subscribe(listener: () => void): () => void;
  close(): Promise<void>;
}

/** For the deck of the present round; `drop` hears of each code that came again too soon. */
function readersFor({ standing, take }: Table, drop: (repeated: Repeated) => void) {
  const deck: CodedDeck = standing().referee.game.rules.set.deck;
  const memories: Memory[] = [];
  const reader = (how: HeardView['how']) => {
    const memory: Memory = { recent: NOTHING_RECENT };
    memories.push(memory);
    return makeReader(deck, how, take, memory, drop);
  };
  return {
    deck,
    scanner: reader('scanner'),
    keyboard: reader('keyboard'),
    tap: reader('tap'),
    camera: reader('camera'),
    /** From now on every card is meant, however soon it is scanned again. */
    forgetCards() {
      for (const memory of memories) memory.recent = withoutCards(memory.recent);
    },
  };
}

/** What is said once something was taken back, by whatever button, key or code. */
const TAKEN_BACK: readonly NoticeCode[] = ['undone', 'takenBack', 'misScanDropped'];

/** A table to which devices and screens speak; `devices` is asked at each view. */
export function makeShownTable(table: Table, devices: () => Omit<Devices, 'repeated'>): ShownTable {
  const listeners = new Set<() => void>();
  let repeated: Devices['repeated'] = null;
  const drop = (reading: Repeated) => {
    repeated = { card: reading.kind === 'card' ? reading.card : null, code: makeCode(reading) };
    for (const listener of listeners) listener();
  };
  let readers = readersFor(table, drop);
  table.subscribe(() => {
    repeated = null;
    const { notice } = table.standing().referee;
    if (notice !== null && TAKEN_BACK.includes(notice.code)) readers.forgetCards();
  });
  return {
    table,
    devices: () => ({ ...devices(), repeated }),
    hear(code, how, at, asks = () => false) {
      readers[how](code, at, (input) => {
        if (!asks(input)) table.take(input);
        else if (input.type === 'command' && input.command.name === 'UNDO') readers.forgetCards();
      });
    },
    see(seen, picture) {
      for (const input of inputsOf(seen, readers.deck, table.now(), picture)) table.take(input);
    },
    // A table without cards needs no scanner.
    news: makeNews((input) => {
      if (table.standing().round.setup.play === undefined) table.take(input);
    }),
    newRound(next) {
      table.newRound(next);
      readers = readersFor(table, drop);
    },
    reopen() {
      table.reopen();
      readers = readersFor(table, drop);
    },
    playing: () => null,
    subscribe(listener) {
      const stop = table.subscribe(listener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    async close() {
      table.close();
    },
  };
}
