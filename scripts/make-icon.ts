import { mkdirSync, readFileSync } from 'node:fs';
import { openPage } from '../test/support/browser.ts';

const DRAWING = 'src/renderer/public/icon.svg';
const SIZE = 1024;

/** Draws the page's icon large, as the packer wants it: `node scripts/run.mjs scripts/make-icon.ts`. */
export async function main(): Promise<void> {
  const drawing = readFileSync(DRAWING).toString('base64');
  const html = `<body style="margin:0"><img style="display:block" width=${SIZE} height=${SIZE} src="data:image/svg+xml;base64,${drawing}">`;
  const browser = await openPage(`data:text/html,${encodeURIComponent(html)}`, { width: SIZE, height: SIZE });
  mkdirSync('resources/icon', { recursive: true });
  await browser.page.screenshot({ path: 'resources/icon/icon.png', omitBackground: true });
  await browser.close();
}
