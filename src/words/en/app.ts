/** What the desktop app says outside of its page: in its menu and in the system's own dialogs. */
export const appWords = {
  menu: { app: 'Burnpile', view: 'View' },
  cannotStart: 'Burnpile can’t start',
  /** The page is part of the program: without it the program is not whole. */
  noPage: 'The page of the program can’t be shown. Install Burnpile again, or build it anew.',
} as const;
