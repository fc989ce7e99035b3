import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { MenuRole } from '../words/closed-lists.ts';
import type { AllWords } from '../words/words.ts';

const LINE: MenuItemConstructorOptions = { type: 'separator' };

interface Menus {
  readonly developing: boolean;
  /** Shows the table in a window of its own. */
  readonly showTable: () => void;
}

/** A small menu: the system does nearly all of it by itself, and nothing leads out of the app. */
export function setMenu({ menu }: AllWords['app'], { developing, showTable }: Menus): void {
  const entries = (...roles: readonly (MenuRole | null)[]): MenuItemConstructorOptions[] =>
    roles.map((role) => (role === null ? LINE : { role, label: menu.roles[role] }));
  const develop: MenuItemConstructorOptions[] = developing
    ? [{ role: 'reload' }, { role: 'toggleDevTools' }, LINE]
    : [];
  const app: MenuItemConstructorOptions =
    process.platform === 'darwin'
      ? { role: 'appMenu' }
      : { label: menu.app, submenu: entries('about', null, 'quit') };
  const template: MenuItemConstructorOptions[] = [
    app,
    // Without it nothing can be copied or pasted on macOS.
    {
      label: menu.edit,
      submenu: entries('undo', 'redo', null, 'cut', 'copy', 'paste', 'selectAll'),
    },
    {
      label: menu.view,
      submenu: [...develop, ...entries('resetZoom', 'zoomIn', 'zoomOut', null, 'togglefullscreen')],
    },
    {
      label: menu.window,
      submenu: [
        { label: menu.showTable, accelerator: 'CmdOrCtrl+T', click: showTable },
        ...entries(null, 'minimize', 'close'),
      ],
    },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
