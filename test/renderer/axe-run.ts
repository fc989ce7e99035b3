import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { axeOn } from './axe.ts';
import { EVERY_SCREEN } from './every-screen.ts';
import { REAL_SCREENS, serveWithPast } from './real-screens.ts';
import { makeStage } from './stage.ts';

export async function main([which = 'all', lights = 'light', size = '1366x768']: readonly string[]) {
  const seen = new Map<string, string[]>();
  const [width, height] = size.split('x').map(Number) as [number, number];
  let count = 0;
  const look = async (page: Page, name: string) => {
    for (const colorScheme of lights.split(',') as ('light' | 'dark')[]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations, unsure } = await axeOn(page);
      count++;
      for (const line of [...violations, ...unsure.map((one) => `unsure ${one}`)])
        seen.set(line, [...(seen.get(line) ?? []), `${name} ${colorScheme}`]);
    }
  };
  const failed: string[] = [];
  if (which !== 'real') {
    const stage = await makeStage();
    const { page, close } = await openBrowser(stage.address, { width, height });
    page.setDefaultTimeout(5000);
    for (const [name, go] of EVERY_SCREEN) {
      if (which !== 'all' && which !== 'stage' && !name.includes(which)) continue;
      try {
        await go(page, stage);
        await look(page, name);
      } catch (error) {
        failed.push(`${name}: ${String(error).slice(0, 300)}`);
      }
    }
    await close();
    await stage.close();
  }
  if (which === 'real' || which === 'all') {
    const program = await serveWithPast();
    const { page, close } = await openBrowser(program.address, { width, height });
    page.setDefaultTimeout(5000);
    for (const [name, go] of REAL_SCREENS) {
      try {
        await go(page);
        await look(page, name);
      } catch (error) {
        failed.push(`${name}: ${String(error).slice(0, 300)}`);
        await page.screenshot({ path: `/tmp/axe-failed-${name}.png` });
      }
    }
    await close();
    await program.stop();
  }
  for (const [line, where] of seen)
    console.log(`${line}\n      ${where.length}: ${where.slice(0, 5).join(', ')}`);
  console.log(count, 'looked at');
  console.log(failed.join('\n'));
}
