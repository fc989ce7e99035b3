import type { Refusal } from '../protocol/messages.ts';
import type { TableSetup } from '../protocol/setup.ts';
import type { TableMessage } from '../protocol/table.ts';
import type { Command, PlainCommand } from '../recognition/sighting.ts';
import type { Rulebook } from '../table/rule-folder.ts';
import { wholeRuleSet } from '../table/rule-sets.ts';
import { faultOf } from '../table/table.ts';
import type { Handles } from './handles.ts';
import { seedFor } from './play/match.ts';
import type { Screen } from './screens.ts';
import type { ShownTable } from './shown-table.ts';
import type { Stage } from './stage.ts';

interface Parts {
  readonly rulebook: () => Rulebook;
  readonly stage: Pick<Stage, 'own' | 'shown'>;
}

type Of<T extends TableMessage['type']> = Extract<TableMessage, { type: T }>;

/** Takes what is said at the table that a screen is shown; without a table nothing happens. */
export function makeAtTable({ rulebook, stage }: Parts): Handles<TableMessage> {
  /** Does something at the table of a screen; why not, or null. */
  const at =
    <M>(act: (shown: ShownTable, message: M) => Refusal | null) =>
    ({ player }: Screen, message: M): Refusal | null => {
      const shown = stage.shown(player);
      return shown && act(shown, message);
    };

  /** The same where nothing is refused. */
  const tell = <M>(act: (shown: ShownTable, message: M) => void) =>
    at<M>((shown, message) => {
      act(shown, message);
      return null;
    });

  const command = ({ table }: ShownTable, said: Command) =>
    table.take({ type: 'command', command: said, at: table.now() });

  const button = (name: PlainCommand) => tell((shown) => command(shown, { name }));

  /** What means the same to the referee, but for the time. */
  const input = tell(({ table }, message: Of<'itWas' | 'forget' | 'answer' | 'register' | 'correct'>) =>
    table.take({ ...message, at: table.now() }),
  );

  /** What is noted in the journal as it comes. */
  const note = tell(({ table }, message: Of<'counts' | 'paid' | 'agreed' | 'move' | 'away'>) =>
    table.note(message),
  );

  /** The next round by a new set-up; why not, or null. */
  const setUp = (shown: ShownTable, setup: TableSetup): Refusal | null => {
    const { find } = rulebook();
    const error = faultOf(setup, find);
    if (error !== null) return { code: 'setup', error };
    const rules = wholeRuleSet(setup.rules, find);
    // The times of a match are those of this machine, and nobody scans at one.
    if (setup.play !== undefined) shown.playing()?.stop();
    shown.newRound({ setup, ...(rules !== null && { rules }), ...seedFor(setup) });
    return null;
  };

  /** The next round, if this one is over: as the rules say, or by a new set-up. */
  const newRound = (shown: ShownTable, { setup, register }: Of<'newRound'>): Refusal | null => {
    const { table } = shown;
    if (table.standing().referee.game.phase !== 'over') return null;
    const refusal = setup === undefined ? null : setUp(shown, setup);
    if (refusal !== null) return refusal;
    if (setup === undefined) shown.newRound(seedFor(table.standing().round.setup));
    if (register) table.take({ type: 'register', on: true, at: table.now() });
    return null;
  };

  const rename = (shown: ShownTable, message: Of<'rename'>): Refusal | null => {
    if (shown !== stage.own()) return null;
    const error = shown.table.renameFault(message.seat, message.name);
    if (error !== null) return { code: 'setup', error };
    shown.table.note(message);
    return null;
  };

  return {
    pickUp: button('PICKUP'),
    done: button('DONE'),
    undo: button('UNDO'),
    blind: button('BLIND'),
    burned: button('BURNED'),
    repeat: button('REPEAT'),
    draw: button('DRAW'),
    seat: tell((shown, { seat }) => command(shown, { name: 'SEAT', seat: seat + 1 })),
    itWas: input,
    forget: input,
    answer: input,
    register: input,
    correct: input,
    counts: note,
    paid: note,
    move: note,
    away: note,
    newRound: at(newRound),
    reopen: tell((shown) => shown.reopen()),
    agreed: note,
    rename: at(rename),
  };
}
