import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { AppWords } from '../words/app.ts';

const LINE: MenuItemConstructorOptions = { type: 'separator' };

/** A small menu: the system's own entries do nearly all of it, and nothing leads out of the app. */
export function setMenu(words: AppWords, developing: boolean): void {
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
      : { label: words.menu.app, submenu: [{ role: 'about' }, LINE, { role: 'quit' }] };
  const template: MenuItemConstructorOptions[] = [
    app,
    // Without it nothing can be copied or pasted on macOS.
    { role: 'editMenu' },
    { label: words.menu.view, submenu: view },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
