import { userInfo } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import envPaths from 'env-paths';
import type { HistoryView, SheetView } from '../protocol/history.ts';
import type { KeepTrouble, KeptView, LobbyView } from '../protocol/lobby.ts';
import type { Settings } from '../protocol/settings.ts';
import type { TableSetup } from '../protocol/setup.ts';
import { closedToUs, closeToOthers, makeFolder, troubleOf } from '../table/journal/disk.ts';
import type { EveryRound } from '../table/journal/every-round.ts';
import type { TableLine } from '../table/journal/format.ts';
import { tablesFolder } from '../table/journal/history.ts';
import type { JournalContent } from '../table/journal/read.ts';
import type { Lookback } from '../table/past.ts';
import { type KeptDecks, keepDecks } from './kept-decks.ts';
import { type KeptProgress, keepProgress } from './kept-progress.ts';
import { keepRounds } from './kept-rounds.ts';
import { keepSettings } from './kept-settings.ts';
import { keepTables, type Writer } from './kept-tables.ts';
import { lockFolder } from './lock.ts';

export type { Writer };

/**
 * The folder in which this machine's user keeps games and settings: the one that is named, or that `BURNPILE_DATA` names;
 * an empty name names none.
 */
export const dataFolder = (named = ''): string => named || process.env.BURNPILE_DATA || usualFolder();

function usualFolder(): string {
  const usual = envPaths('burnpile', { suffix: '' }).data;
  if (isAbsolute(usual)) return usual;
  // An empty HOME would make it one of wherever the program was started.
  try {
    return resolve(userInfo().homedir, usual);
  } catch {
    // In a container the user may have no account.
    return resolve(usual);
  }
}

/** What is kept from one start to the next: settings, the last set-up, and every table. */
export interface Kept {
  settings(): Settings;
  setSettings(settings: Settings): void;
  /** Whether not everything in the settings file was understood, at this start or before, until that is noted. */
  settingsDamaged(): boolean;
  /** Somebody has read that, and needn't any more. */
  noteDamage(): void;
  /** Decks that have codes of their own. */
  readonly decks: KeptDecks;
  /** How far somebody is with the lessons. */
  readonly progress: KeptProgress;
  lastSetup(): TableSetup | null;
  /**
   * The one before is kept too if it was at the other door: each has its own names and rules. A first round for
   * beginners is nobody's choice of rules and players, and isn't kept.
   */
  setLastSetup(setup: TableSetup): void;
  /** Whether nobody else is let in over the network, until somebody opens the table to them again. */
  isLocked(): boolean;
  lockTable(locked: boolean): void;
  /**
   * Tables that may be taken up again, newest first, as far as they have been read; the one in play is not among them.
   * The same value until there are others.
   */
  tables(): readonly KeptView[];
  /** Whether this is the one in play. */
  isInPlay(id: string): boolean;
  /** Calls back when all of them have been read. */
  onTables(listener: () => void): void;
  /** Tables of the past, ended or not, some at a time from the one after this on. */
  history(after: string | null): Promise<HistoryView>;
  /** Every round of all of them. */
  everyRound(): Promise<EveryRound>;
  /** The score of one of them, and a round of it in notation; null if it can't be read. */
  sheet(id: string): SheetView | null;
  game(id: string, round: number): string | null;
  /** Looks back at a round of one of them; null if it can't be read. */
  lookBack(id: string, round: number): Lookback | null;
  /** From now on others who want the folder are told this address. */
  servedAt(address: string): void;
  /** What of this is shown to every screen of this machine. */
  view(): KeptPart;
  /** The folder of it all. */
  readonly folder: string;
  /** Begins the journal of a new table by these rules, and leaves the one before. */
  begin(opened: Pick<TableLine, 'setup' | 'rules' | 'seed'>): Writer;
  /** What a kept table took; `begin` leaves the table before and continues this one's journal. Null if unreadable. */
  resume(id: string): { readonly content: JournalContent; readonly begin: () => Writer } | null;
  /** A kept table is not offered any more; where that can't be written, not as long as this program runs. */
  discard(id: string): boolean;
  /** Nobody plays now: the journal in use is closed. After a finished round it is offered until another table begins, after a first round no more. */
  leave(how?: { readonly isRoundOver?: boolean; readonly isFirst?: boolean }): void;
  /** Whether something else wrote to the file of the table in play, which has another one since. */
  parted(): boolean;
  /** Why not everything is on the disk; null while it is. */
  trouble(): KeepTrouble | null;
  /** A backup was put back: all of it is read again. Not while a table is in play. */
  reread(): void;
  /** Tries again to write what isn't on the disk. */
  retry(): void;
  close(): Promise<void>;
}

type KeptPart = Pick<
  LobbyView,
  'lastSetup' | 'otherSetup' | 'played' | 'unreadable' | 'settingsDamaged' | 'folder' | 'parted' | 'trouble'
>;

/** Another process has the folder; its table is at that address, if it serves one. */
export interface FolderInUse {
  readonly code: 'FOLDER_IN_USE';
  readonly folder: string;
  readonly address: string | null;
}

/** The folder isn't there and can't be made, or something else has its name. */
export interface NoFolder {
  readonly code: 'NO_FOLDER';
  readonly folder: string;
  readonly trouble: KeepTrouble;
}

export type OpenedKept =
  | { readonly ok: true; readonly value: Kept }
  | { readonly ok: false; readonly error: FolderInUse | NoFolder };

/** Makes a folder that isn't there yet; why it can't be, or null. */
function folderTrouble(folder: string): KeepTrouble | null {
  try {
    makeFolder(folder);
    return null;
  } catch (error) {
    return troubleOf(error);
  }
}

/** Anybody on this machine may tell anything: only an address of it is passed on. */
const addressIn = (told: string): string | null =>
  /^http:\/\/localhost:\d{1,5}\/$/.test(told) ? told : null;

/** What is in these lets others look into hands; an earlier Burnpile made them as open as any folder. */
const OWN: readonly string[] = ['tables', 'recordings', 'evidence'];

/** Opens the folder of what is kept, for this process alone; makes it if it isn't there. */
export async function openKept(folder: string): Promise<OpenedKept> {
  const trouble = folderTrouble(folder);
  if (trouble !== null) return { ok: false, error: { code: 'NO_FOLDER', folder, trouble } };
  const locked = await lockFolder(folder);
  if (!locked.ok)
    return { ok: false, error: { code: 'FOLDER_IN_USE', folder, address: addressIn(locked.told) } };
  const { lock } = locked;
  for (const name of OWN) closeToOthers(join(folder, name));
  const settings = keepSettings(folder);
  let tablesRead = () => {};
  const tables = keepTables(tablesFolder(folder), keepRounds(folder), () => tablesRead());
  const decks = keepDecks(join(folder, 'decks'));
  const progress = keepProgress(folder);
  /** Said at once, and not only when the first card can't be written. */
  const closed = () => closedToUs(folder) ?? closedToUs(tablesFolder(folder));
  let closedNow = closed();
  const kept: Kept = {
    ...tables,
    decks,
    progress,
    folder,
    servedAt: lock.tell,
    onTables(listener) {
      tablesRead = listener;
    },
    settings: () => settings.file().settings,
    setSettings: (changed) => settings.change({ settings: changed }),
    settingsDamaged: () => settings.file().damaged,
    noteDamage: () => settings.change({ damaged: false }),
    lastSetup: () => settings.file().lastSetup,
    setLastSetup(setup) {
      if (setup.play?.guided) return;
      const { lastSetup, otherSetup } = settings.file();
      const isSame = (lastSetup?.play === undefined) === (setup.play === undefined);
      settings.change({ lastSetup: setup, otherSetup: isSame ? otherSetup : lastSetup });
    },
    isLocked: () => settings.file().locked,
    lockTable: (locked) => settings.change({ locked }),
    trouble: () =>
      tables.trouble() ?? settings.trouble() ?? decks.trouble() ?? progress.trouble() ?? closedNow,
    reread() {
      for (const part of [tables, settings, decks, progress]) part.reread();
    },
    retry() {
      tables.retry();
      settings.retry();
      decks.retry();
      progress.retry();
      closedNow = closed();
    },
    view: () => ({
      lastSetup: kept.lastSetup(),
      otherSetup: settings.file().otherSetup,
      played: tables.played(),
      unreadable: tables.unreadable(),
      settingsDamaged: kept.settingsDamaged(),
      folder,
      parted: tables.parted(),
      trouble: kept.trouble(),
    }),
    async close() {
      tables.close();
      await lock.release();
    },
  };
  return { ok: true, value: kept };
}
