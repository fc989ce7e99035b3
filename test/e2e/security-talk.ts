import type { Page } from 'playwright-core';
import { DEFAULT_SETTINGS } from '../../src/protocol/settings.ts';

/** How the security checks see whether a message was taken: it would have changed the volume. */

/** A message that sets the volume. */
export const settle = (volume: number): string =>
  JSON.stringify({ type: 'settings', settings: { ...DEFAULT_SETTINGS, volume } });

/** Says something through the bridge, whether or not its type allows it. */
export const attempt = (page: Page, said: readonly unknown[]): Promise<void> =>
  page.evaluate((args) => {
    try {
      (window.burnpile.send as (...args: readonly unknown[]) => void)(...args);
    } catch {
      // Refused already where it was said.
    }
  }, said);

/** The volume that the table has after all that was said before. */
export const volume = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        let heard: unknown;
        const stop = window.burnpile.listen((text) => {
          const message = JSON.parse(text);
          if (message.type === 'state') heard = message.lobby.settings.volume;
          if (message.type !== 'ports') return;
          stop();
          done(heard);
        });
        // Asks for nothing, but is answered with how everything is; older news may come before that answer, and
        // the ports come after it.
        window.burnpile.send('{"type":"testScanner","on":false}');
        window.burnpile.send('{"type":"listPorts"}');
      }),
  );
