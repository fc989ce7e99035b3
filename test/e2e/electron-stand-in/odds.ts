/** Parts of Electron that the app uses and that no page sees: they do nothing, or only remember. */

const blockers = new Set<number>();
let blocked = 0;

export const powerSaveBlocker = {
  start(_type: string): number {
    blocked += 1;
    blockers.add(blocked);
    return blocked;
  },
  stop: (id: number): boolean => blockers.delete(id),
  isStarted: (id: number): boolean => blockers.has(id),
};

type Entry = { readonly role?: string; readonly label?: string; readonly submenu?: readonly Entry[] };
let menu: readonly Entry[] | null = null;

export const Menu = {
  buildFromTemplate: (template: readonly Entry[]): readonly Entry[] => template,
  setApplicationMenu(entries: readonly Entry[] | null): void {
    menu = entries;
  },
  getApplicationMenu: () => (menu === null ? null : { items: menu }),
};

export const dialog = {
  /** Nobody is there to close it. */
  showErrorBox(title: string, content: string): void {
    console.error(`${title}: ${content}`);
  },
  /** Answered as if it was shut without a choice; tests put another one in its place. */
  async showMessageBox(
    _window: unknown,
    { message, detail, cancelId = 0 }: { message: string; detail?: string; cancelId?: number },
  ) {
    console.error(`${message}: ${detail}`);
    return { response: cancelId, checkboxChecked: false };
  },
};
