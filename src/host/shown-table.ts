import type { DeviceState } from '../device/source.ts';
import type { Seen } from '../protocol/camera.ts';
import type { HeardView } from '../protocol/scanner.ts';
import type { TableView } from '../protocol/view.ts';
import type { CodedDeck } from '../recognition/code.ts';
import type { NextRound, Table } from '../table/table.ts';
import { inputsOf, makeNews, makeReader } from './feed.ts';

/** What screens are shown of the devices at a table. */
export type Devices = Pick<TableView, 'scanner' | 'playback'>;

/** A recording that plays at a table. */
export interface Playing {
  /** Plays on at this speed. */
  setSpeed(speed: number): void;
  /** Ends it; the table stays. */
  stop(): void;
}

/** A table, and what comes to it from scanners, cameras and typed codes. */
export interface ShownTable {
  readonly table: Table;
  devices(): Devices;
  /** Takes a code that came this way, at this time by the table's clock. */
  hear(code: string, how: HeardView['how'], at: number): void;
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
  /** Calls back after every change, of the table or its recording; returns what ends that. */
  subscribe(listener: () => void): () => void;
  close(): Promise<void>;
}

/** For the deck of the present round. */
function readersFor({ standing, take }: Table) {
  const { packs, jokers } = standing().referee.game.rules.set.deck;
  const deck: CodedDeck = { packs, jokers };
  return {
    deck,
    scanner: makeReader(deck, 'scanner', take),
    keyboard: makeReader(deck, 'keyboard', take),
    tap: makeReader(deck, 'tap', take),
    camera: makeReader(deck, 'camera', take),
  };
}

/** A table to which devices and screens speak; `devices` is asked at each view. */
export function makeShownTable(table: Table, devices: () => Devices): ShownTable {
  let readers = readersFor(table);
  return {
    table,
    devices,
    hear: (code, how, at) => readers[how](code, at),
    see(seen, picture) {
      for (const input of inputsOf(seen, readers.deck, table.now(), picture)) table.take(input);
    },
    news: makeNews(table.take),
    newRound(next) {
      table.newRound(next);
      readers = readersFor(table);
    },
    reopen() {
      table.reopen();
      readers = readersFor(table);
    },
    playing: () => null,
    subscribe: table.subscribe,
    async close() {
      table.close();
    },
  };
}
