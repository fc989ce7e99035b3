import { app } from 'electron';
import type { Host } from '../host/host.ts';

/** How long a table may take to close, in milliseconds: a device that hangs must not keep the app. */
const PATIENCE_MS = 3000;

/** Closes the table before the app ends. What was played is on the disk already, so this is only good manners. */
export function closeBeforeQuitting(host: Host): void {
  let closing = false;
  app.on('will-quit', (event) => {
    if (closing) return;
    closing = true;
    event.preventDefault();
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    void Promise.race([host.close(), patience]).finally(() => app.quit());
  });
}
