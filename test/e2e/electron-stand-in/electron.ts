/** What `import … from 'electron'` gives in the app's own process. What isn't here, the stand-in doesn't have. */
export { app } from './app.ts';
export { ipcMain } from './ipc.ts';
export { dialog, Menu, powerSaveBlocker, screen } from './odds.ts';
export { protocol } from './protocol.ts';
export { session } from './session.ts';
export { BrowserWindow, webContents } from './windows.ts';
