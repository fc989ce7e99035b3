import type { Card, Chance } from './cards.ts';
import type { RulingFacts, TableFacts } from './facts.ts';
import type { SlipKind } from './slips.ts';

/** What must be true of the page once a step has settled. What is left out is not looked at. */
export interface Expected {
  /** The last ruling shown. */
  readonly ruling?: RulingFacts;
  /** Rulings that fell before the last one since the step before with an expectation, oldest first. */
  readonly earlier?: readonly RulingFacts[];
  /** The question shown in place of a ruling: did `seat` take the pile? `card` was believed to lie on it. */
  readonly question?: { readonly kind: 'pickedUp'; readonly seat: string; readonly card: Card };
  readonly table?: Partial<TableFacts>;
}

export interface ScanStep {
  readonly kind: 'scan';
  /** Milliseconds to wait before the first byte; longer where a repeated code must not look like an echo. */
  readonly at: number;
  readonly bytes: string;
  /** The bytes as they are to be written, piece by piece. */
  readonly chunks: readonly string[];
  /** Milliseconds between the chunks. */
  readonly gap: number;
  /** Nothing closes the play but quiet time: wait for it before looking. */
  readonly waitQuiet?: true;
  readonly expect?: Expected;
  readonly note: string;
  readonly slip?: SlipKind;
}

export interface UnplugStep {
  readonly kind: 'unplug';
  readonly at: number;
  /** Milliseconds until the device is there again. */
  readonly down: number;
  readonly expect: Expected;
  readonly note: string;
}

export type Step = ScanStep | UnplugStep;

/** Codes as a human scans them; the writer adds line endings, pieces, and the other spelling of a ten. */
export interface Scan {
  readonly lines: readonly string[];
  /** Cards among the lines, whose echo within a second would be dropped. */
  readonly cards: readonly Card[];
  readonly note: string;
  readonly waitQuiet?: boolean;
  readonly expect?: Expected;
  readonly slip?: SlipKind;
  /** The bytes end in the middle of a code: no line ending after the last line. */
  readonly cut?: boolean;
}

/** An echo is the same code within about a second; half as much again is safely none. */
const NO_ECHO_MS = 1500;

/** Cuts at up to three places, wherever they fall: in a code or between carriage return and line feed. */
export function splitBytes(bytes: string, chance: Chance): string[] {
  const cuts = Array.from({ length: chance.below(4) }, () => 1 + chance.below(Math.max(1, bytes.length - 1)));
  const marks = [0, ...new Set(cuts), bytes.length].toSorted((a, b) => a - b);
  return marks.slice(1).flatMap((mark, i) => (mark > marks[i]! ? [bytes.slice(marks[i], mark)] : []));
}

/**
 * The same scan in parts where two of its cards have one code: the second of them has to wait, so that it doesn't look
 * like an echo of the first.
 */
function parted(scan: Scan): Scan[] {
  const { lines, cards, note } = scan;
  const again = cards.findIndex((card, i) => cards.indexOf(card) < i);
  if (again === -1) return [scan];
  const first = lines.indexOf(cards[again]!);
  const cut = lines.indexOf(cards[again]!, first + 1);
  const rest = { ...scan, lines: lines.slice(cut), cards: cards.slice(again) };
  return [{ lines: lines.slice(0, cut), cards: cards.slice(0, again), note }, ...parted(rest)];
}

/** Writes scans as steps, keeping a clock of the least time that passes so that no true scan looks like an echo. */
export function makeWriter(chance: Chance): {
  readonly scan: (scan: Scan) => void;
  readonly unplug: (note: string, expect: Expected) => void;
  readonly steps: () => readonly Step[];
} {
  const steps: Step[] = [];
  const seen = new Map<Card, number>();
  let clock = 0;
  const write = ({ lines, cards, note, waitQuiet, expect, slip, cut }: Scan): void => {
    const ends = lines.map((_, i) =>
      cut && i === lines.length - 1 ? '' : chance.pick(['\r\n', '\r', '\n']),
    );
    const spelt = lines.map((line) =>
      /^(\d:)?T[CDHS]$/.test(line) && chance.next() < 0.5 ? line.replace('T', '10') : line,
    );
    const bytes = spelt.map((line, i) => line + ends[i]).join('');
    const chunks = splitBytes(bytes, chance);
    const gap = 5 + chance.below(26);
    const ready = Math.max(0, ...cards.map((card) => (seen.get(card) ?? -NO_ECHO_MS) + NO_ECHO_MS - clock));
    const at = Math.max(5 + chance.below(26), ready);
    clock += at + gap * (chunks.length - 1);
    for (const card of cards) seen.set(card, clock);
    steps.push({
      kind: 'scan',
      at,
      bytes,
      chunks,
      gap,
      ...(waitQuiet ? { waitQuiet: true as const } : {}),
      ...(expect === undefined ? {} : { expect }),
      note,
      ...(slip === undefined ? {} : { slip }),
    });
  };
  const unplug = (note: string, expect: Expected): void => {
    const at = 20 + chance.below(30);
    steps.push({ kind: 'unplug', at, down: 400, expect, note });
    clock += at + 400;
  };
  return { scan: (whole) => parted(whole).forEach(write), unplug, steps: () => steps };
}
