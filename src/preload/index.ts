/** The bridge between the page and the desktop app. */
import { contextBridge, ipcRenderer } from 'electron';
import { BRIDGE, type Bridge, JOIN, TO_SCREEN, TO_TABLE } from '../protocol/bridge.ts';

let joined = false;

/** All that a page can reach of the app: text goes through, never an event and never `ipcRenderer` itself. */
const bridge: Bridge = Object.freeze({
  send(message: string) {
    ipcRenderer.send(TO_TABLE, message);
  },
  listen(listener: (message: string) => void) {
    const hear = (_event: unknown, message: string) => listener(message);
    ipcRenderer.on(TO_SCREEN, hear);
    if (!joined) ipcRenderer.send(TO_TABLE, JOIN);
    joined = true;
    return () => {
      ipcRenderer.off(TO_SCREEN, hear);
    };
  },
});

contextBridge.exposeInMainWorld(BRIDGE, bridge);
