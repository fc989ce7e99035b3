import { type IpcMainEvent, ipcMain, type WebContents } from 'electron';
import type { Client } from '../host/client.ts';
import type { Host } from '../host/host.ts';
import { JOIN, LONGEST_MESSAGE, TO_SCREEN, TO_TABLE } from '../protocol/bridge.ts';
import { isOurs } from './guards.ts';

/** Whether this comes from our page itself, and not from a frame in it, another page or another window. */
function isFromPage({ sender, senderFrame }: IpcMainEvent, page: WebContents): boolean {
  return sender === page && senderFrame !== null && senderFrame.parent === null && isOurs(senderFrame.url);
}

/**
 * The only way into the app: what our page says on a channel, and only if it is one text of bounded length.
 * Anything else is dropped without a word, as no page of ours sends it.
 */
function onMessage(channel: string, page: WebContents, take: (message: string) => void): void {
  const listener = (event: IpcMainEvent, ...said: readonly unknown[]) => {
    if (!isFromPage(event, page)) return;
    const [message] = said;
    if (said.length !== 1 || typeof message !== 'string' || message.length > LONGEST_MESSAGE) return;
    take(message);
  };
  ipcMain.on(channel, listener);
  page.once('destroyed', () => ipcMain.off(channel, listener));
}

/** Makes a page a screen of the table: carries messages between them, for as long as the page lives. */
export function joinTable(page: WebContents, host: Host): void {
  let client: Client | null = null;
  const leave = () => {
    client?.leave();
    client = null;
  };
  const send = (message: string) => {
    if (!page.isDestroyed()) page.send(TO_SCREEN, message);
  };
  onMessage(TO_TABLE, page, (message) => {
    if (message !== JOIN) {
      client?.take(message);
      return;
    }
    // A page that was loaded again joins again; the one before it is gone.
    leave();
    client = host.connect(send);
  });
  page.on('render-process-gone', leave);
  page.once('destroyed', leave);
}
