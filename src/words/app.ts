import type { KeepTrouble } from '../protocol/lobby.ts';
import type { MenuRole } from './closed-lists.ts';

/** What the desktop app says outside of its page: in its menu and in the system's own dialogs. */
export interface AppWords {
  readonly menu: {
    readonly app: string;
    readonly edit: string;
    readonly view: string;
    readonly roles: Record<MenuRole, string>;
  };
  readonly cannotStart: string;
  readonly cannotOpen: {
    readonly FOLDER_IN_USE: (folder: string, address: string | null) => string;
  };
  /** Asked before the window closes. */
  readonly notKept: {
    readonly ask: string;
    readonly why: (trouble: KeepTrouble, folder: string) => string;
    readonly stay: string;
    readonly close: string;
  };
  /** Asked before the page goes while rules are being written in it. */
  readonly unsaved: { readonly ask: string; readonly stay: string; readonly leave: string };
  /** The page is part of the program: without it the program is not whole. */
  readonly noPage: string;
}
