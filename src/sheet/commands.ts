import { makeCode } from '../recognition/code.ts';
import { COMMANDS, type Command, MOST_SEATS } from '../recognition/sighting.ts';
import { SHEET_GROUPS, type SheetGroup } from '../words/closed-lists.ts';
import type { Labelled } from '../words/facts.ts';
import type { Words } from '../words/words.ts';
import { type Code, encode } from './codes.ts';
import { MARGIN, type Paper, type Shape, type Sheet } from './drawing.ts';
import { inRows, makeSheet, type Row, widthWithin } from './pages.ts';
import { type Placed, placeCode, textLine } from './place.ts';
import type { Symbology } from './sizes.ts';
import { widthOf, wrap } from './type.ts';

export interface CommandSheet {
  readonly paper: Paper;
  readonly symbology: Symbology;
  /** From 0 to `MOST_SEATS`. */
  readonly seats: number;
  /** Of the seats, from the first; there may be fewer. */
  readonly names: readonly string[];
}

const GROUP_OF: Record<Command['name'], SheetGroup> = {
  DONE: 'turn',
  PICKUP: 'turn',
  UNDO: 'turn',
  SEAT: 'turn',
  BLIND: 'turn',
  YES: 'answers',
  NO: 'answers',
  ANSWER: 'answers',
  WRONG_PLAYER: 'table',
  BURNED: 'table',
  REPEAT: 'table',
  CALL: 'table',
  NEXT_ROUND: 'table',
  BACK: 'corrections',
  FORWARD: 'corrections',
  INSERT: 'corrections',
  REMOVE: 'corrections',
  STAND: 'corrections',
  COUNT: 'corrections',
  TURN: 'corrections',
  DIRECTION: 'corrections',
  NOT_BURNED: 'corrections',
  PENALTY: 'corrections',
  DIGIT: 'numbers',
  FACEUP: 'other',
  DRAW: 'other',
  TEST: 'other',
};

/** Within a group in this order, and what isn't here behind it. */
const FIRST: readonly Command['name'][] = ['DONE', 'PICKUP', 'UNDO', 'BLIND', 'SEAT'];

const placeIn = ({ name }: Command): number => {
  const place = FIRST.indexOf(name);
  return place === -1 ? FIRST.length : place;
};

/** The commands of a sheet by what they are for, those of every turn first. */
export function commandsFor(seats: number): readonly (readonly [SheetGroup, readonly Command[]])[] {
  const wanted = COMMANDS.filter((command) => command.name !== 'SEAT' || command.seat <= seats);
  const ordered = wanted.toSorted((a, b) => placeIn(a) - placeIn(b));
  return SHEET_GROUPS.map(
    (group) => [group, ordered.filter(({ name }) => GROUP_OF[name] === group)] as const,
  );
}

/** What a command is called and does. */
export function wordsFor(command: Command, names: readonly string[], words: Words['sheet']): Labelled {
  switch (command.name) {
    case 'SEAT': {
      const name = names[command.seat - 1] ?? '';
      return words.numbered.SEAT(command, name === '' ? null : name);
    }
    case 'DIGIT':
      return words.numbered.DIGIT(command, null);
    case 'ANSWER':
      return words.numbered.ANSWER(command, null);
    default:
      return words.plain[command.name];
  }
}

const COLUMNS = 2;
/** Between two columns. */
const GAP = 8;
/** Of a bar; broad enough for any scanner and printer. */
const BAR = { width: 0.38, height: 11 } as const;
/** The side of a square code. */
const SQUARE = 16;
const NAME = 4.6;
/** What the name over bars takes. */
const OVER = 6.5;
const WHAT = 2.9;
const LINE = 3.5;

interface Cell {
  readonly code: Code;
  /** What it says, for those whose scanner doesn't read it. */
  readonly plain: string;
  readonly said: Labelled;
  readonly width: number;
}

/** Name over bars over what it does; at the end of the name's line the code in letters. */
const bars: Drawer = {
  height: ({ said, width }) => OVER + BAR.height + 1.5 + LINE * wrap(said.what, WHAT, width).length + 4.5,
  draw({ code, plain, said, width }, left, top) {
    const letters = widthOf(plain, WHAT, false);
    const bar = Math.min(BAR.width, width / (code.width + 2 * code.quiet.x));
    // The page's margin is white as well; between columns the bars keep their own.
    const placed = placeCode(code, [left, top + OVER], bar, BAR.height);
    const under = top + OVER + BAR.height + 1.5;
    return {
      codes: placed.codes,
      shapes: [
        textLine(said.name, [left, top + NAME], NAME, width - letters - 2, true),
        textLine(plain, [left + width - letters, top + NAME], WHAT, letters),
        ...placed.shapes,
        ...lines(said.what, left, under, width),
      ],
    };
  },
};

/** The code, and beside it its name, what it does, and the code in letters. */
const squares: Drawer = {
  height: ({ code }) => SQUARE + 2 * quietOf(code) + 4,
  draw({ code, plain, said, width }, left, top) {
    const quiet = quietOf(code);
    const module = SQUARE / code.width;
    const placed = placeCode(code, [left + quiet, top + quiet], module, module);
    const beside = left + SQUARE + 2 * quiet + 1;
    const room = left + width - beside;
    return {
      codes: placed.codes,
      shapes: [
        ...placed.shapes,
        textLine(said.name, [beside, top + quiet + 4], NAME, room, true),
        ...lines(said.what, beside, top + quiet + 6, room),
        textLine(plain, [beside, top + quiet + SQUARE], WHAT, room),
      ],
    };
  },
};

interface Drawer {
  readonly height: (cell: Cell) => number;
  readonly draw: (cell: Cell, left: number, top: number) => Placed;
}

const quietOf = (code: Code): number => (code.quiet.x * SQUARE) / code.width;

const lines = (text: string, left: number, top: number, width: number): Shape[] =>
  wrap(text, WHAT, width).map((line, i) => textLine(line, [left, top + LINE * (i + 1)], WHAT, width));

function headingRow(text: string, width: number): Row {
  return {
    height: 10,
    withNext: true,
    draw: (top) => ({
      codes: [],
      shapes: [
        textLine(text, [MARGIN, top + 5], 3.8, width),
        { kind: 'rule', from: [MARGIN, top + 6.5], to: [MARGIN + width, top + 6.5] },
      ],
    }),
  };
}

function cellRow(cells: readonly Cell[], drawer: Drawer, withNext: boolean): Row {
  return {
    height: Math.max(...cells.map(drawer.height)),
    withNext,
    draw(top) {
      const placed = cells.map((cell, column) =>
        drawer.draw(cell, MARGIN + column * (cell.width + GAP), top),
      );
      return {
        shapes: placed.flatMap(({ shapes }) => shapes),
        codes: placed.flatMap(({ codes }) => codes),
      };
    },
  };
}

/** The sheet of every command, in groups; the ones of every turn come first. */
export function commandSheet({ paper, symbology, seats, names }: CommandSheet, words: Words['sheet']): Sheet {
  const room = widthWithin(paper);
  const width = (room - (COLUMNS - 1) * GAP) / COLUMNS;
  const drawer = symbology === 'code128' ? bars : squares;
  const cellOf = (command: Command): Cell => {
    const plain = makeCode({ kind: 'command', command });
    return { code: encode(symbology, plain), plain, said: wordsFor(command, names, words), width };
  };
  const rows = commandsFor(Math.min(seats, MOST_SEATS)).flatMap(([group, commands]) => [
    headingRow(words.groups[group], room),
    // A number is scanned digit by digit: all of them stand on one page.
    ...inRows(commands.map(cellOf), COLUMNS).map((cells, i, all) =>
      cellRow(cells, drawer, group === 'numbers' && i < all.length - 1),
    ),
  ]);
  return makeSheet(paper, { title: words.commands, hint: words.trueSize }, rows, words);
}
