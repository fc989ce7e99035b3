import { Menu, type MenuItemConstructorOptions } from 'electron';
import { appWords } from '../words/en/app.ts';

const LINE: MenuItemConstructorOptions = { type: 'separator' };

/** A small menu: the system's own entries do nearly all of it, and nothing leads out of the app. */
export function setMenu(developing: boolean): void {
  const develop: MenuItemConstructorOptions[] = developing
    ? [{ role: 'reload' }, { role: 'toggleDevTools' }, LINE]
    : [];
  const view: MenuItemConstructorOptions[] = [
    ...develop,
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    LINE,
    { role: 'togglefullscreen' },
  ];
  const app: MenuItemConstructorOptions =
    process.platform === 'darwin'
      ? { role: 'appMenu' }
      : { label: appWords.menu.app, submenu: [{ role: 'about' }, LINE, { role: 'quit' }] };
  const template: MenuItemConstructorOptions[] = [
    app,
    // Without it nothing can be copied or pasted on macOS.
    { role: 'editMenu' },
    { label: appWords.menu.view, submenu: view },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
