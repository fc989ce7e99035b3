import type { SetupError } from '../protocol/lobby.ts';
import type { Refusal } from '../protocol/messages.ts';
import type { TableSetup } from '../protocol/setup.ts';
import type { OpeningMessage } from '../protocol/table.ts';
import type { Rulebook } from '../table/rule-folder.ts';
import { type FindRuleSet, wholeRuleSet } from '../table/rule-sets.ts';
import { openTable, type Result, resumeTable, type Table } from '../table/table.ts';
import type { Handles } from './handles.ts';
import type { Kept, Writer } from './kept.ts';
import { seedFor } from './play/match.ts';
import { playAt } from './playing.ts';
import { readRecording } from './samples.ts';
import type { Scanner } from './scanner.ts';
import { makeShownTable, type ShownTable } from './shown-table.ts';
import type { Stage } from './stage.ts';

/** How people come to a table: a new one, or one that was kept. */
export interface Opening {
  readonly handles: Handles<OpeningMessage>;
  /** Opens a new table, at which face-up cards are scanned first if `register` says so; why not, or null. */
  open(setup: TableSetup, register?: boolean): Refusal | null;
}

interface Parts {
  readonly kept: Kept;
  /** The rule sets that there are now. */
  readonly rulebook: () => Rulebook;
  readonly scanner: Pick<Scanner, 'view' | 'choice'>;
  readonly stage: Pick<Stage, 'leave' | 'sit'>;
  readonly changed: () => void;
}

/** Opens new and kept tables, and puts them on the stage. */
export function makeOpening({ kept, rulebook, scanner, stage, changed }: Parts): Opening {
  const seated = (table: Table): ShownTable =>
    makeShownTable(table, () => ({ scanner: scanner.view(), playback: null }));

  /** Opens a table where the scanner, or a recording of one, is heard. */
  const place = (
    setup: TableSetup,
    find: FindRuleSet,
    write: Writer,
    seed: { readonly seed?: string },
  ): Result<ShownTable, SetupError> => {
    const choice = scanner.choice();
    if (choice.kind !== 'recording' || setup.play !== undefined) {
      const opened = openTable(setup, { find, write, ...seed });
      return opened.ok ? { ok: true, value: seated(opened.value) } : opened;
    }
    const recording = readRecording(choice.path);
    if (recording === null) return { ok: false, error: { code: 'BAD_RECORDING', path: choice.path } };
    const { path: name, speed } = choice;
    return playAt({ name, recording, speed, scanner: scanner.view }, (clock) =>
      openTable(setup, { clock, find, write }),
    );
  };

  const open = (wished: TableSetup, register = false): Refusal | null => {
    const { quiet, oneScanOnePlay } = kept.settings();
    const setup: TableSetup = { settings: { quiet, oneScanOnePlay }, ...wished };
    // The journal begins when it is known that the table can be opened, which is before its first line.
    let write: Writer = () => {};
    const { find } = rulebook();
    const seed = seedFor(setup);
    const placed = place(setup, find, (line) => write(line), seed);
    if (!placed.ok) return { code: 'setup', error: placed.error };
    stage.leave();
    const rules = wholeRuleSet(setup.rules, find);
    write = kept.begin({ setup, ...(rules !== null && { rules }), ...seed });
    stage.sit(placed.value);
    const { table } = placed.value;
    if (register) table.take({ type: 'register', on: true, at: table.now() });
    return null;
  };

  const resume = (id: string): Refusal | null => {
    // Asked for twice, by a double click or by two screens: it is on the stage already.
    if (kept.isInPlay(id)) return null;
    if (!kept.tables().some((table) => table.id === id)) return { code: 'notKept' };
    const found = kept.resume(id);
    if (found === null) return { code: 'notKept' };
    stage.leave();
    const resumed = resumeTable(found.content, { write: found.begin() });
    if (!resumed.ok) return { code: 'notKept' };
    stage.sit(seated(resumed.value));
    return null;
  };

  const discard = (id: string): Refusal | null => {
    if (!kept.discard(id)) return { code: 'notKept' };
    changed();
    return null;
  };

  return {
    handles: {
      open: (_, { setup, register }) => open(setup, register),
      resume: (_, { id }) => resume(id),
      discard: (_, { id }) => discard(id),
    },
    open,
  };
}
