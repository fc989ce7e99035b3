import { mkdir } from 'node:fs/promises';
import { openBrowser } from '../support/browser.ts';
import { drawnCards } from './drawn-cards.tsx';
import { makeStage } from './stage.ts';

/** Takes a picture of every card and its back into `screenshots/`: `node scripts/run.mjs test/renderer/card-shots.tsx`. */
export async function main(): Promise<void> {
  const stage = await makeStage();
  const { page, close } = await openBrowser(stage.address, { width: 1500, height: 1000 });
  await mkdir('screenshots', { recursive: true });
  const html = drawnCards()
    .map(({ html }) => html)
    .join('');
  await page.evaluate((cards) => {
    // The policy of the page allows for no style in its text.
    const style = new CSSStyleSheet();
    style.replaceSync(`
      .sheet { position: fixed; inset: 0; z-index: 99; display: flex; flex-wrap: wrap; gap: 6px; background: var(--ground) }
      .sheet .card { width: 106px }
      .sheet .small .card { display: inline-block; width: 40px }`);
    document.adoptedStyleSheets.push(style);
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div class="sheet">${cards}<span class="small">${cards}</span></div>`,
    );
  }, html);
  await page.waitForLoadState('networkidle');
  for (const suits of ['two', 'four'])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate((chosen) => {
        document.documentElement.dataset.suits = chosen;
      }, suits);
      await page.screenshot({ path: `screenshots/cards-${suits}-${colorScheme}.png` });
    }
  await close();
  await stage.close();
}
