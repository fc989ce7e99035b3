import type { KeepTrouble, KeptView } from '../protocol/lobby.ts';
import { gameText } from '../table/game-text.ts';
import { makeEveryRound, type RoundMemory } from '../table/journal/every-round.ts';
import {
  endedFolder,
  journalFile,
  journalId,
  journalIds,
  type ListedJournal,
  putAwayJournal,
  writeAside,
} from '../table/journal/folder.ts';
import { JOURNAL_FORMAT, type JournalLine, type TableLine } from '../table/journal/format.ts';
import { makeHistory, makeKnowing, makePastReader, readNewest, sheetOf } from '../table/journal/history.ts';
import { createJournal, type Journal, reopenJournal } from '../table/journal/write.ts';
import { lookBack } from '../table/past.ts';
import { keepList } from './kept-list.ts';

/** Writes a line of a journal. */
export type Writer = (line: JournalLine) => void;

const keptView = ({ id, last, summary }: ListedJournal): KeptView[] => {
  if (!summary.ok || summary.value.ended) return [];
  const { setup, begun, rounds, inputs, cut } = summary.value;
  return [{ id, setup, begun, last, rounds, inputs, cut, over: false, moves: null }];
};

/** Keeps every table in a journal; one at a time is written. `read` is called when more of the kept ones can be told. */
export function keepTables(folder: string, memory: RoundMemory, read: () => void) {
  const readPast = makePastReader(folder);
  const newestOf = makeKnowing(folder, readNewest);
  let journal: Journal | null = null;
  /** Those of discarded tables that can't be written: they are not offered, and wait for the disk. */
  let waiting: readonly Journal[] = [];

  const busyIds = (): string[] =>
    [journal, ...waiting].flatMap((busy) => (busy === null ? [] : journalId(busy.file)));

  /** Ended ones are put away on this occasion, as nobody asks for them here. */
  const putAway = ({ id, summary }: ListedJournal): boolean =>
    summary.ok && summary.value.ended && !busyIds().includes(id) && putAwayJournal(folder, id);

  const list = keepList({ folder, putAway, read });

  /** The table that was left after a finished round: it goes on, or ends when another one begins. */
  let finished: string | null = null;

  /** Does nothing where nobody plays, so that it may be called to make sure of that. */
  const leave = ({ isRoundOver = false, isFirst = false } = {}) => {
    if (journal === null) return;
    const id = journalId(journal.file);
    journal.close();
    journal = null;
    list.outdate();
    if (!isRoundOver) return;
    if (isFirst) end(id);
    else finished = id;
  };

  /** Writes; where the journal gets another file by that, the one before is one of the others. */
  const watching = (writing: Journal, write: () => void) => {
    const { file } = writing;
    write();
    if (writing.file !== file) list.outdate();
  };

  const writing = (opened: Journal): Writer => {
    leave();
    journal = opened;
    list.outdate();
    return (line) => watching(opened, () => opened.append(line));
  };

  let told: {
    readonly of: readonly ListedJournal[];
    readonly busy: string;
    readonly tables: KeptView[];
    /** The id of the newest, where its round is over; null where it isn't. */
    readonly over: string | null;
  } | null = null;
  const tell = () => {
    const of = list.all();
    const busy = busyIds();
    if (told?.of !== of || told.busy !== busy.join()) {
      const [newest, ...others] = of.flatMap(keptView).filter(({ id }) => !busy.includes(id));
      // To know it of all of them, all would have to be played through.
      const known = newest === undefined ? null : newestOf(newest.id);
      // A first round is one round, also where the program ended before its result was left.
      const isDone = known?.over === true && newest?.setup.play?.guided === true;
      const tables = newest === undefined || isDone ? others : [{ ...newest, ...known }, ...others];
      told = { of, busy: busy.join(), tables, over: known?.over === true ? newest!.id : null };
    }
    return told;
  };
  const tables = (): readonly KeptView[] => tell().tables;

  /** Ended tables stay where they are: once there is one, there always is. */
  let ended = false;
  const hasEnded = (): boolean => {
    ended ||= journalIds(endedFolder(folder)).length > 0;
    return ended;
  };

  const reopen = (id: string) => {
    const file = journalFile(folder, id);
    const reopened = file === null ? null : reopenJournal(file);
    return reopened?.ok ? reopened.value : null;
  };

  /** Lets go of what is on the disk by now. */
  const dropWritten = () => {
    const written = waiting.filter((one) => one.trouble() === null);
    waiting = waiting.filter((one) => one.trouble() !== null);
    for (const one of written) one.close();
    if (written.length > 0) list.outdate();
  };

  /** Nobody continues it: it isn't offered, and where that can't be written, not as long as this program runs. */
  const end = (id: string): boolean => {
    const ended = reopen(id)?.journal;
    if (!ended) return false;
    writeAside(ended.file, () => ended.append({ type: 'ended', at: Date.now() }));
    waiting = [...waiting, ended];
    dropWritten();
    return true;
  };

  return {
    leave,
    /** Somebody has brought more of them. */
    reread: list.outdate,
    tables,
    isInPlay: (id: string): boolean => journal !== null && journalId(journal.file) === id,
    played: () => list.all().length > 0 || journal !== null || hasEnded(),
    history: makeHistory(folder),
    everyRound: makeEveryRound(folder, memory),
    sheet(id: string) {
      const past = readPast(id);
      return past && sheetOf(id, past);
    },
    game(id: string, round: number) {
      const past = readPast(id);
      return past && gameText(past.standing, round);
    },
    lookBack(id: string, round: number) {
      const past = readPast(id);
      return past && lookBack(past.standing, round);
    },
    parted: (): boolean => journal?.parted() ?? false,
    trouble: (): KeepTrouble | null => journal?.trouble() ?? waiting[0]?.trouble() ?? null,
    unreadable: () => list.all().filter(({ summary }) => !summary.ok).length,
    begin(opened: Pick<TableLine, 'setup' | 'rules' | 'seed'>) {
      // Also one whose round was over when this program was started.
      const over = finished ?? tell().over;
      if (over !== null) end(over);
      finished = null;
      return writing(
        createJournal(folder, { type: 'table', format: JOURNAL_FORMAT, at: Date.now(), ...opened }),
      );
    },
    resume(id: string) {
      const reopened = reopen(id);
      const begin = (journal: Journal) => {
        if (id === finished) finished = null;
        return writing(journal);
      };
      return reopened && { content: reopened.content, begin: () => begin(reopened.journal) };
    },
    discard: (id: string) => tables().some((table) => table.id === id) && end(id),
    retry() {
      if (journal !== null && journal.trouble() !== null) watching(journal, journal.retry);
      for (const one of waiting) one.retry();
      dropWritten();
    },
    close() {
      list.close();
      leave();
      for (const one of waiting) one.close();
    },
  };
}
