import type { Card } from './cards.ts';
import { decide } from './decide.ts';
import type { Event, Place } from './event.ts';
import type { Move } from './move.ts';
import type { Ruling } from './ruling.ts';
import { settle, settleSeen } from './settle.ts';
import type { State } from './state.ts';

/** What a move against the rules leads to: it is taken back, or the table lets it stand. */
export type Standing = 'takenBack' | 'letStand';

/** One line of a record: a move, or something seen that changes no card's place. */
export type Entry =
  | { readonly kind: 'move'; readonly move: Move; readonly ifIllegal: Standing }
  | { readonly kind: 'seen'; readonly place: Place; readonly card: Card };

/** What a game was, once corrected: where it started, and what happened. */
export interface GameRecord {
  readonly initial: State;
  readonly entries: readonly Entry[];
}

/** A change of the record. The list of them is only ever added to; undo is a change like any other. */
export type Revision =
  | { readonly type: 'add'; readonly entry: Entry }
  | { readonly type: 'undo' }
  /** The record's last entries from this one on are replaced: a correction. */
  | { readonly type: 'rewrite'; readonly from: number; readonly entries: readonly Entry[] };

export interface Revisions {
  readonly initial: State;
  readonly changes: readonly Revision[];
}

/** Every version of the record, newest last: undo of a correction gives back the exact earlier one. */
function versionsAfter(changes: readonly Revision[]): (readonly Entry[])[] {
  const versions: (readonly Entry[])[] = [[]];
  for (const change of changes) {
    const now = versions.at(-1)!;
    if (change.type === 'add') versions.push([...now, change.entry]);
    else if (change.type === 'rewrite') versions.push([...now.slice(0, change.from), ...change.entries]);
    else if (versions.length > 1) versions.pop();
  }
  return versions;
}

/** The record after all changes, corrections and undo carried out. */
export const foldRevisions = ({ initial, changes }: Revisions): GameRecord => ({
  initial,
  entries: versionsAfter(changes).at(-1)!,
});

/** An entry with what was ruled on it and the states around it; `ruling` is null where nothing was ruled on. */
export interface Judged {
  readonly entry: Entry;
  readonly ruling: Ruling | null;
  readonly events: readonly Event[];
  readonly before: State;
  readonly after: State;
}

/** Judges one more entry in a state: illegal moves change nothing unless they were let stand. */
export function judgeEntry(before: State, entry: Entry): Judged {
  if (entry.kind === 'seen') {
    const { events, after } = settleSeen(before, entry.place, entry.card);
    return { entry, ruling: null, events, before, after };
  }
  const ruling = decide(before, entry.move);
  if (ruling.verdict !== 'illegal')
    return { entry, ruling, events: ruling.events, before, after: ruling.after };
  if (entry.ifIllegal === 'takenBack') return { entry, ruling, events: [], before, after: before };
  const { events, after } = settle(before, entry.move);
  return { entry, ruling, events, before, after };
}

/** Judges a whole record, entry after entry. */
export function judgeRecord(record: GameRecord): Judged[] {
  const judged: Judged[] = [];
  let state = record.initial;
  for (const entry of record.entries) {
    const one = judgeEntry(state, entry);
    judged.push(one);
    state = one.after;
  }
  return judged;
}

/** The state that a record leads to. */
export const stateOf = (record: GameRecord): State => judgeRecord(record).at(-1)?.after ?? record.initial;
