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

/** Two displays beside each other. */
const DISPLAYS = [0, 1].map((id) => {
  const area = { x: 1920 * id, y: 0, width: 1920, height: 1080 };
  return { id, bounds: area, workArea: area };
});

export const screen = {
  getAllDisplays: () => DISPLAYS,
  getDisplayMatching: ({ x }: { readonly x: number }) => DISPLAYS[x < 1920 ? 0 : 1]!,
};
