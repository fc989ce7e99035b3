import { EventEmitter } from 'node:events';

/** Electron's `ipcMain`, for messages that want no answer; `invoke` and `handle` are not there. */
export const ipcMain = new EventEmitter();
