import { setTimeout as sleep } from 'node:timers/promises';
import { openPage } from '../test/support/browser.ts';
import { serve } from '../test/support/program.ts';
import { makePty } from '../test/support/pty.ts';

const SCANS = 200;

/** Cards that are laid, each after the other, by the rules of a game in which every rank may follow. */
function codes(): string[] {
  const ranks = ['4', '5', '6', '9', 'J', 'Q', 'K', 'A'];
  const suits = ['C', 'D', 'H', 'S'];
  return suits.flatMap((suit) => ranks.map((rank) => rank + suit));
}

const percentile = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]! * 10) / 10;

declare global {
  interface Window {
    /** When the page last painted something new: the clock of this machine, in milliseconds. */
    burnpilePainted?: { revision: string; at: number };
  }
}

/**
 * From the last byte on the wire to the answer painted in the page: the card and the UNDO that takes it back
 * are both scans, so that the table never runs out of cards. Both clocks are this machine's.
 */
export async function main(): Promise<number> {
  const pty = await makePty();
  const served = await serve([
    '--rules',
    'blast',
    '--seats',
    'Ann,Bo,Cy',
    '--scanner',
    pty.path,
    '--quiet',
    '600000',
  ]);
  const { page, close } = await openPage(served.address, { width: 1920, height: 1080 });
  await page.waitForSelector('[data-testid="scanner"][data-state="open"]', { state: 'attached' });
  await page.evaluate(() => {
    const root = document.documentElement;
    const seen = () => {
      const revision = root.dataset.revision ?? '';
      // The frame after the change is on the screen when the next one begins.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          window.burnpilePainted = { revision, at: performance.timeOrigin + performance.now() };
        }),
      );
    };
    new MutationObserver(seen).observe(root, { attributes: true, attributeFilter: ['data-revision'] });
  });
  await pty.write('KS\r\n');
  await sleep(300);

  const revision = () => page.evaluate(() => document.documentElement.dataset.revision ?? '');
  const times: number[] = [];
  const deck = codes();
  for (let i = 0; i < SCANS; i++) {
    const code = i % 2 === 0 ? deck[(i / 2) % deck.length]! : 'CMD:UNDO';
    const before = await revision();
    const body = `${code}\r`;
    await pty.write(body);
    const sent = performance.timeOrigin + performance.now();
    const painted = await page.waitForFunction(
      (old) => {
        const last = window.burnpilePainted;
        return last !== undefined && last.revision !== old ? last.at : null;
      },
      before,
      { polling: 'raf', timeout: 5000 },
    );
    times.push(Number(await painted.jsonValue()) - sent);
    // Longer than the time in which the same code again would be the scanner repeating itself.
    await sleep(560);
  }
  await close();
  await served.stop();
  await pty.close();

  times.sort((a, b) => a - b);
  const result = { p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95), n: times.length };
  console.table([result]);
  console.log(JSON.stringify(result));
  return 0;
}
