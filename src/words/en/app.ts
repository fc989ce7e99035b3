import type { KeepTrouble } from '../../protocol/lobby.ts';
import type { MenuRole } from '../closed-lists.ts';
import { whyNoFolder, whyNotKept } from './screens.ts';

/** What the desktop app says outside of its page: in its menu and in the system’s dialogs. */
export const app = {
  menu: {
    app: 'Burnpile',
    edit: 'Edit',
    view: 'View',
    window: 'Window',
    /** In a window of its own, on another display if there is one. */
    showTable: 'Table on another display',
    roles: {
      about: 'About Burnpile',
      quit: 'Quit',
      undo: 'Undo',
      redo: 'Redo',
      cut: 'Cut',
      copy: 'Copy',
      paste: 'Paste',
      selectAll: 'Select all',
      resetZoom: 'Actual size',
      zoomIn: 'Larger',
      zoomOut: 'Smaller',
      togglefullscreen: 'Full screen',
      minimize: 'Minimise',
      close: 'Close window',
    } satisfies Record<MenuRole, string>,
  },
  cannotStart: 'Burnpile can’t start',
  cannotOpen: {
    FOLDER_IN_USE: (folder: string, address: string | null) =>
      `Another Burnpile is running${address === null ? '' : ` at ${address}`} and keeps its games in ${folder}. Use that one, or close it and start this one again.`,
    NO_FOLDER: (folder: string, trouble: KeepTrouble) =>
      `The folder ${folder} can’t be used: ${whyNoFolder[trouble]}. Name another one: --data FOLDER`,
  },
  /** A fault of the program ends it. */
  crashed: {
    title: 'Burnpile has to close',
    saved: (folder: string) =>
      `A fault in the program stopped it. Everything you played is saved in ${folder}. Start Burnpile again to continue.`,
    notSaved: (trouble: KeepTrouble, folder: string) =>
      `A fault in the program stopped it. ${folder}: ${whyNotKept[trouble]}, so what you played last isn’t saved.`,
    log: (file: string) => `${file} says where it happened.`,
  },
  /** Asked before the window closes. */
  notKept: {
    ask: 'Burnpile could not write everything to its folder',
    why: (trouble: KeepTrouble, folder: string) =>
      `${folder}: ${whyNotKept[trouble]}. What is not written there is lost once Burnpile is closed.`,
    stay: 'Stay',
    close: 'Close and lose it',
  },
  /** Asked before the page closes while a rule set in its editor is not saved. */
  unsaved: {
    ask: 'The rules that you are writing are not saved',
    stay: 'Stay',
    leave: 'Leave without saving',
  },
  /** The program’s own page is missing from its files. */
  noPage: 'The page of the program can’t be shown. Install Burnpile again, or build it again.',
};
