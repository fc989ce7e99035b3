import type { DeviceState } from '../device/source.ts';
import type { Viewer } from '../engine/knowledge.ts';
import type { Seen } from '../protocol/camera.ts';
import type { SetupError } from '../protocol/lobby.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import type { TableSetup } from '../protocol/setup.ts';
import type { PlaybackView, ScannerView, TableView } from '../protocol/view.ts';
import type { CodedDeck } from '../recognition/code.ts';
import type { Input } from '../referee/input.ts';
import type { NoticeCode } from '../referee/notice.ts';
import type { Lookback } from '../table/past.ts';
import type { PicturesInUse } from '../table/pictures.ts';
import type { Standing } from '../table/standing.ts';
import type { NextRound, SeriesLine, Table } from '../table/table.ts';
import { inputsOf, makeNews, makeReader } from './feed.ts';

/** A table with what its screens and devices say to it. */
export interface Session {
  /** The table as a viewer sees it; how it is played without a deck is for a match to say. */
  view(viewer?: Viewer): TableView;
  /** Looks back at a round, the present one if none is given; null if there is none. */
  lookBack(round?: number, viewer?: Viewer): Lookback | null;
  /** How the table stands: another value for every other moment of it. */
  standing(): Standing;
  /** A message of a screen about the game. */
  take(message: ClientMessage): void;
  /** A line that the scanner sent. */
  hear(line: string, at: number): void;
  /** What has become of the scanner. */
  news(state: DeviceState): void;
  /** What a camera has seen, in Burnpile's own codes; `picture` is the name of a kept picture of it. */
  see(seen: Seen, picture?: string): void;
  /** The names of kept pictures that the present round speaks of. */
  pictures(): PicturesInUse;
  /** Something is said that happened outside the game. */
  outside(code: NoticeCode, text: string | null): void;
  subscribe(listener: () => void): () => void;
  /** Begins the next round, set up anew where that is given. */
  newRound(next?: NextRound): void;
  /** How many rounds were begun. */
  rounds(): number;
  /** A round in notation; null if there is none. */
  game(round: number): string | null;
  /** What keeps a seat from being called that; null if it can be. */
  renameFault(seat: number, name: string): SetupError | null;
  /** Nobody will go on with this table. */
  end(): void;
  /** The set-up of the present round; null once something has been played in it. */
  round(): TableSetup | null;
  close(): Promise<void>;
}

const BUTTONS = {
  pickUp: 'PICKUP',
  done: 'DONE',
  undo: 'UNDO',
  blind: 'BLIND',
  burned: 'BURNED',
  repeat: 'REPEAT',
  draw: 'DRAW',
} as const;

/** What a screen's message means to the referee; null for those that are not about the game in progress. */
function inputOf(message: ClientMessage, at: number): Input | null {
  switch (message.type) {
    case 'seat':
      return { type: 'command', command: { name: 'SEAT', seat: message.seat + 1 }, at };
    case 'itWas':
      return { type: 'itWas', seat: message.seat, at };
    case 'correct':
      return { type: 'correct', correction: message.correction, revision: message.revision, at };
    case 'register':
      return { type: 'register', on: message.on, at };
    case 'answer':
      return { type: 'answer', question: message.question, answer: message.answer, at };
    case 'pickUp':
    case 'done':
    case 'undo':
    case 'blind':
    case 'burned':
    case 'repeat':
    case 'draw':
      return { type: 'command', command: { name: BUTTONS[message.type] }, at };
    default:
      return null;
  }
}

/** What is noted in the journal as it comes. */
const isNote = (message: ClientMessage): message is Extract<ClientMessage, SeriesLine> =>
  ['counts', 'paid', 'agreed', 'rename', 'move', 'away'].includes(message.type);

/** What a session shows besides its table, asked for at each view. */
export interface Beside {
  readonly scanner: () => ScannerView;
  readonly playback: () => PlaybackView | null;
}

/** Joins screens and devices to a table. */
export function makeSession(table: Table, { scanner, playback }: Beside): Session {
  /** For the deck of the present round. */
  const readers = () => {
    const { packs, jokers } = table.view().rules;
    const deck: CodedDeck = { packs, jokers };
    return {
      deck,
      scanner: makeReader(deck, 'scanner', table.take),
      keyboard: makeReader(deck, 'keyboard', table.take),
      tap: makeReader(deck, 'tap', table.take),
      camera: makeReader(deck, 'camera', table.take),
    };
  };
  let read = readers();
  return {
    view: (viewer) => ({ ...table.view(viewer), scanner: scanner(), playback: playback(), play: null }),
    lookBack: table.lookBack,
    standing: table.standing,
    take(message) {
      if (message.type === 'reopen') {
        table.reopen();
        read = readers();
      }
      if (isNote(message)) table.note(message);
      if (message.type === 'code') read[message.how](message.code, table.now());
      const input = inputOf(message, table.now());
      if (input !== null) table.take(input);
    },
    newRound(next) {
      table.newRound(next);
      read = readers();
    },
    rounds: table.rounds,
    game: table.game,
    renameFault: table.renameFault,
    hear: (line, at) => read.scanner(line, at),
    news: makeNews(table.take),
    see(seen, picture) {
      for (const input of inputsOf(seen, read.deck, table.now(), picture)) table.take(input);
    },
    pictures: table.pictures,
    outside: (code, text) => table.take({ type: 'outside', code, text }),
    subscribe: (listener) => table.subscribe(listener),
    end: table.end,
    round: table.round,
    async close() {
      table.close();
    },
  };
}
