import type { WebContents } from 'electron';
import type { Client } from '../host/client.ts';
import type { Host } from '../host/host.ts';
import { JOIN, TO_SCREEN, TO_TABLE } from '../protocol/bridge.ts';
import { onMessage } from './ipc.ts';

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
