import { type IpcMainEvent, ipcMain, type WebContents } from 'electron';
import { LONGEST_MESSAGE } from '../protocol/bridge.ts';
import { isOurs } from './address.ts';

/** Whether this comes from our page itself, and not from a frame in it, another page or another window. */
function isFromPage({ sender, senderFrame }: IpcMainEvent, page: WebContents): boolean {
  return sender === page && senderFrame !== null && senderFrame.parent === null && isOurs(senderFrame.url);
}

/**
 * The only way into the app: what our page says on a channel, and only if it is one text of bounded length.
 * Anything else is dropped without a word, as no page of ours sends it.
 */
export function onMessage(channel: string, page: WebContents, take: (message: string) => void): void {
  const listener = (event: IpcMainEvent, ...said: readonly unknown[]) => {
    if (!isFromPage(event, page)) return;
    const [message] = said;
    if (said.length !== 1 || typeof message !== 'string' || message.length > LONGEST_MESSAGE) return;
    take(message);
  };
  ipcMain.on(channel, listener);
  page.once('destroyed', () => ipcMain.off(channel, listener));
}
