import type { Page } from 'playwright-core';
import type { ClientMessage } from '../../src/protocol/messages.ts';
import { untilShown } from '../support/revision.ts';
import { until } from '../support/until.ts';
import type { SettingsFixture } from './settings-fixtures.ts';
import type { Stage } from './stage.ts';

/** Opens the settings, from whatever screen. */
export async function openSettings(page: Page): Promise<void> {
  if (await page.getByTestId('settings-screen').isVisible()) return;
  await page.keyboard.press('s');
  await page.getByTestId('settings-screen').waitFor();
}

/** Presses keys one right after another, as a keyboard scanner does. */
export const scanKeys = (page: Page, text: string, step = 7): Promise<void> =>
  page.evaluate(
    ([characters, ms]) => {
      const start = performance.now();
      for (const [i, character] of [...characters].entries()) {
        const event = new KeyboardEvent('keydown', {
          key: character === '\n' ? 'Enter' : character,
          bubbles: true,
          cancelable: true,
        });
        // A page is told the time at which a key was pressed, however late it hears of it.
        Object.defineProperty(event, 'timeStamp', { value: start + ms * i });
        (document.activeElement ?? document.body).dispatchEvent(event);
      }
    },
    [text, step] as const,
  );

/** Shows a fixture afresh, with what its scan has shown. */
export async function showSettings(stage: Stage, page: Page, fixture: SettingsFixture): Promise<void> {
  if (await page.getByTestId('settings-screen').isVisible()) await page.getByTestId('back').click();
  const show = () => stage.show(null, fixture.lobby);
  await untilShown(page, show);
  stage.heard.length = 0;
  await openSettings(page);
  stage.tell(JSON.stringify({ type: 'ports', ports: fixture.ports }));
  await untilShown(page, show);
  await page.locator('[data-testid="trial"][data-on="true"], [data-testid="recording"]').waitFor();
  // The last thing that the screen asks when it opens: what is heard after this is of what a test does.
  const isTrial = (said: ClientMessage) => said.type === 'testScanner' && said.on;
  if (fixture.lobby.settings.scanner.kind !== 'recording')
    await until(() => (stage.heard as ClientMessage[]).some(isTrial));
  if (fixture.scan === undefined) return;
  await scanKeys(page, fixture.scan);
  await page.locator('[data-testid="test-scan"][data-trouble]').waitFor();
}
