import type { KeepTrouble, KeptView } from '../protocol/lobby.ts';
import { gameText } from '../table/game-text.ts';
import { makeEveryRound } from '../table/journal/every-round.ts';
import {
  endedFolder,
  journalFile,
  journalId,
  journalIds,
  type ListedJournal,
  listJournals,
  putAwayJournal,
} from '../table/journal/folder.ts';
import { JOURNAL_FORMAT, type JournalLine, type TableLine } from '../table/journal/format.ts';
import { makeHistory, makePastReader, sheetOf } from '../table/journal/history.ts';
import { createJournal, type Journal, reopenJournal } from '../table/journal/write.ts';
import { lookBack } from '../table/past.ts';

/** Writes a line of a journal. */
export type Writer = (line: JournalLine) => void;

const keptView = ({ id, last, summary }: ListedJournal): KeptView[] => {
  if (!summary.ok || summary.value.ended) return [];
  const { setup, begun, rounds, inputs, cut } = summary.value;
  return [{ id, setup, begun, last, rounds, inputs, cut }];
};

/** Keeps every table in a journal; one at a time is written. */
export function keepTables(folder: string) {
  const readPast = makePastReader(folder);
  let journal: Journal | null = null;
  /** Those of discarded tables that can't be written: they are not offered, and wait for the disk. */
  let waiting: readonly Journal[] = [];
  let listed: readonly ListedJournal[] = [];
  // Listing them at every change of the table would take longer with every table.
  let outdated = true;

  const isBusy = (id: string) =>
    [journal, ...waiting].some((busy) => busy !== null && journalId(busy.file) === id);

  const isPutAway = ({ id, summary }: ListedJournal): boolean =>
    summary.ok && summary.value.ended && !isBusy(id) && putAwayJournal(folder, id);

  /** All that lie in the folder; ended ones are put away on this occasion, as nobody asks for them here. */
  const list = () => {
    if (outdated) listed = listJournals(folder, listed).filter((one) => !isPutAway(one));
    outdated = false;
    return listed;
  };

  /** Does nothing where nobody plays, so that it may be called to make sure of that. */
  const leave = () => {
    if (journal === null) return;
    journal.close();
    journal = null;
    outdated = true;
  };

  const writing = (opened: Journal): Writer => {
    leave();
    journal = opened;
    outdated = true;
    return (line) => {
      const { file } = opened;
      opened.append(line);
      outdated ||= opened.file !== file;
    };
  };

  const tables = (): KeptView[] =>
    list()
      .flatMap(keptView)
      .filter(({ id }) => !isBusy(id));

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
    if (written.length > 0) outdated = true;
  };

  return {
    leave,
    tables,
    played: () => list().length > 0 || journal !== null || hasEnded(),
    history: makeHistory(folder),
    everyRound: makeEveryRound(folder),
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
    unreadable: () => list().filter(({ summary }) => !summary.ok).length,
    begin: (opened: Pick<TableLine, 'setup' | 'rules' | 'seed'>) =>
      writing(createJournal(folder, { type: 'table', format: JOURNAL_FORMAT, at: Date.now(), ...opened })),
    resume(id: string) {
      const reopened = reopen(id);
      return reopened && { content: reopened.content, begin: () => writing(reopened.journal) };
    },
    discard(id: string) {
      const discarded = tables().some((table) => table.id === id) ? reopen(id)?.journal : null;
      if (!discarded) return false;
      discarded.append({ type: 'ended', at: Date.now() });
      waiting = [...waiting, discarded];
      dropWritten();
      return true;
    },
    retry() {
      if (journal !== null && journal.trouble() !== null) journal.retry();
      for (const one of waiting) one.retry();
      dropWritten();
    },
    close() {
      leave();
      for (const one of waiting) one.close();
    },
  };
}
