import { openBrowser } from '../support/browser.ts';
import { EVERY_SCREEN } from './every-screen.ts';
import { faint, tiny } from './legible.ts';
import { makeStage } from './stage.ts';

/** Says which texts are too faint or too small, on all screens or those whose names begin so; in both lights. */
export async function main(wanted: readonly string[]): Promise<void> {
  const stage = await makeStage();
  const { page, close } = await openBrowser(stage.address);
  page.setDefaultTimeout(8000);
  const seen = new Map<string, string[]>();
  for (const [name, go] of EVERY_SCREEN.filter(
    ([one]) => wanted.length === 0 || wanted.some((start) => one.startsWith(start)),
  )) {
    try {
      await go(page, stage);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const fault of [...(await faint(page)), ...(colorScheme === 'light' ? await tiny(page) : [])])
          seen.set(fault, [...(seen.get(fault) ?? []), `${name} ${colorScheme}`]);
      }
    } catch (error) {
      console.log(`${name}: ${String(error).slice(0, 200)}`);
    }
  }
  for (const [fault, where] of seen)
    console.log(`${fault}\n    ${where.length}: ${where.slice(0, 4).join(', ')}`);
  await close();
  await stage.close();
}
