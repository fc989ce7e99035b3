import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { closeShared, openPage } from '../test/support/browser.ts';
import { icnsOf, icoOf, type Picture, SIZES } from './icon-files.ts';

const DRAWING = 'src/renderer/public/icon.svg';
const FOLDER = 'resources/icon';

/** Draws the page's icon in all sizes, and packs them as each system wants it: `node scripts/run.mjs scripts/make-icon.ts`. */
export async function main(): Promise<void> {
  const drawing = readFileSync(DRAWING).toString('base64');
  const html = `<body style="margin:0"><img style="display:block;width:100vw" src="data:image/svg+xml;base64,${drawing}">`;
  const browser = await openPage(`data:text/html,${encodeURIComponent(html)}`, { width: 1024, height: 1024 });
  const pictures: Picture[] = [];
  for (const size of SIZES) {
    await browser.page.setViewportSize({ width: size, height: size });
    pictures.push({ size, png: await browser.page.screenshot({ omitBackground: true }) });
  }
  await browser.close();
  await closeShared();
  mkdirSync(`${FOLDER}/set`, { recursive: true });
  for (const { size, png } of pictures) writeFileSync(`${FOLDER}/set/${size}x${size}.png`, png);
  writeFileSync(`${FOLDER}/icon.ico`, icoOf(pictures));
  writeFileSync(`${FOLDER}/icon.icns`, icnsOf(pictures));
}
