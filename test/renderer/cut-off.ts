import type { Page } from 'playwright-core';
import type { Stage } from './stage.ts';

/** Ends the connection of a page, and lets no new one come about until the page is loaded again. */
export async function cutOff(page: Page, stage: Stage): Promise<void> {
  await page.evaluate(() => {
    class NoSocket extends EventTarget {
      readonly readyState = WebSocket.CLOSED;
      constructor() {
        super();
        setTimeout(() => this.dispatchEvent(new Event('close')), 20);
      }
      close() {}
    }
    Object.assign(window, { WebSocket: Object.assign(NoSocket, { OPEN: WebSocket.OPEN }) });
  });
  stage.drop();
  stage.open();
}
