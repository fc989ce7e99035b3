import type { KeepTrouble } from '../../protocol/lobby.ts';
import type { MenuRole } from '../closed-lists.ts';
import { whyNoFolder, whyNotKept } from './screens.ts';

/** What the desktop app says outside of its page: in its menu and in the system’s dialogs. */
export const app = {
  menu: {
    app: 'Burnpile',
    edit: 'Edit',
    view: 'View',
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
    } satisfies Record<MenuRole, string>,
  },
  cannotStart: 'Burnpile can’t start',
  cannotOpen: {
    FOLDER_IN_USE: (folder: string, address: string | null) =>
      `Another Burnpile is running${address === null ? '' : ` at ${address}`} and keeps its games in ${folder}. Use that one, or close it and start this one again.`,
    NO_FOLDER: (folder: string, trouble: KeepTrouble) =>
      `The folder ${folder} can’t be used: ${whyNoFolder[trouble]}. Name another one: --data FOLDER`,
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
