import * as v from 'valibot';
import { LONGEST_NAME, tidyName } from './names.ts';
import { options } from './options.ts';
import { playSetup } from './play.ts';
import { agreed } from './series.ts';

/** As many seats as a table can have. */
export const MOST_PLAYERS = 12;

const name = v.pipe(v.string(), v.transform(tidyName), v.maxLength(LONGEST_NAME));

/** Milliseconds of quiet that close an open play. */
export const quiet = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000));

/** How the referee takes scans at a table. */
const scanning = v.strictObject({ quiet, oneScanOnePlay: v.boolean() });

/** What has to be said before a round: the rules, who sits where, and who dealt. */
export const tableSetup = v.strictObject({
  rules: v.pipe(v.string(), v.maxLength(64)),
  options,
  /** Names clockwise. */
  names: v.pipe(v.array(name), v.maxLength(MOST_PLAYERS), v.readonly()),
  /** The dealer's name. */
  dealer: name,
  /** Who lost the round before, if one was played. */
  lastLoser: v.nullable(name),
  /** As the program's settings say, if not given. */
  settings: v.exactOptional(scanning),
  /** What the group has agreed on for a series of rounds; nothing, if not given. */
  agreed: v.exactOptional(agreed),
  /** Without a deck: who plays each seat. With real cards, if not given. */
  play: v.exactOptional(playSetup),
});
export type TableSetup = v.InferOutput<typeof tableSetup>;

/** A set-up that was kept somewhere; null where it is none. */
export function readSetup(kept: unknown): TableSetup | null {
  const read = v.safeParse(tableSetup, kept);
  return read.success ? read.output : null;
}
