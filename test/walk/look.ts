import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from 'playwright-core';
import sirv from 'sirv';
import { filmSwitches, tableWith, writeStills } from '../renderer/camera-film.ts';
import { serveWithPast } from '../renderer/real-screens.ts';
import { makeStage, type Stage } from '../renderer/stage.ts';
import { type Browser, openBrowser } from '../support/browser.ts';
import type { Served } from '../support/program.ts';
import { type Shown, STATES } from './look-states.ts';

const FOLDER = 'screenshots/look';
const FILM = resolve('screenshots/look.mjpeg');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** What is drawn for another window than a desk’s. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = { join: [390, 844], tv: [1920, 1080] };
const DESK = [1366, 768] as const;

/** A page of the direction in one of its states, null for that in which it opens. */
interface Drawn {
  readonly page: string;
  readonly state: string | null;
  readonly size: readonly [number, number];
}

const nameOf = ({ page, state }: Drawn): string => (state === null ? page : `${page} ${state}`);
const fileOf = (drawn: Drawn, theme: Theme, side: 'drawn' | 'built'): string =>
  `${nameOf(drawn).replace(' ', '-')}-${theme}-${side}.png`;

/** Every state that the index of a direction links to. */
async function readIndex(folder: string, size: string | undefined): Promise<readonly Drawn[]> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const links = html.matchAll(/href="([\w-]+)\.html\?theme=light(?:&amp;state=(\w+))?"/g);
  const wished = size?.split('x').map(Number) as [number, number] | undefined;
  return [...links].map(([, page, state]) => ({
    page: page!,
    state: state ?? null,
    size: wished ?? SIZES[page!] ?? DESK,
  }));
}

async function serveFolder(folder: string): Promise<{ address: string; server: Server }> {
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) => files(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

async function takeDrawn(page: Page, address: string, drawn: Drawn, theme: Theme): Promise<void> {
  const state = drawn.state === null ? '' : `&state=${drawn.state}`;
  await page.goto(`${address}/${drawn.page}.html?theme=${theme}${state}`);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(150);
  await page.screenshot({ path: `${FOLDER}/${fileOf(drawn, theme, 'drawn')}` });
}

/** Shows a state on the page of a stage, or of a host of its own, which has to be stopped. */
async function show(state: Shown, page: Page, stage: Stage): Promise<Served | null> {
  if ('stage' in state) {
    await state.stage(page, stage);
    return null;
  }
  const program = await serveWithPast();
  await page.goto(program.address);
  await page.getByTestId('home').waitFor();
  await state.host(page);
  return program;
}

/** Pictures of how the program shows a state; null, or why there are none. */
async function takeBuilt(page: Page, stage: Stage, drawn: Drawn): Promise<string | null> {
  const state = STATES[nameOf(drawn)];
  if (state === undefined) return 'nothing shows this yet';
  let program: Served | null = null;
  try {
    program = await show(state, page, stage);
    if ((await page.locator('video').count()) > 0) await page.waitForTimeout(2000);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${FOLDER}/${fileOf(drawn, theme, 'built')}` });
    }
    return null;
  } catch (error) {
    return stripVTControlCharacters(String(error)).split('\n').slice(0, 3).join(' ');
  } finally {
    await program?.stop();
    stage.open();
  }
}

const figure = (drawn: Drawn, theme: Theme, side: 'drawn' | 'built', fault: string | null): string =>
  side === 'built' && fault !== null
    ? `<p class="fault">${fault.replaceAll('<', '&lt;')}</p>`
    : `<img src="${fileOf(drawn, theme, side)}" style="aspect-ratio:${drawn.size.join('/')}" alt="${side}, ${theme}">`;

const row = (drawn: Drawn, fault: string | null): string =>
  `<h2>${nameOf(drawn)}</h2><div class="row">${THEMES.map((theme) => figure(drawn, theme, 'drawn', null) + figure(drawn, theme, 'built', fault)).join('')}</div>`;

const sheet = (rows: readonly string[]): string =>
  `<!doctype html><meta charset="utf-8"><title>Drawn and built</title><style>
body { margin: 1rem; background: #888; font: 1rem system-ui }
h2 { margin: .6rem 0 .2rem }
.row { display: grid; grid-template-columns: repeat(4, 1fr); gap: .4rem; align-items: start }
img { width: 100%; object-fit: contain }
.fault { margin: 0; padding: 1rem; background: #fff; overflow-wrap: anywhere }
</style><p>From the left: drawn and built, light; drawn and built, dark.</p>${rows.join('\n')}`;

/** Writes the sheet of everything, and a picture of that of each page. */
async function writeSheets(page: Page, rows: readonly (readonly [Drawn, string | null])[]): Promise<void> {
  await writeFile(`${FOLDER}/index.html`, sheet(rows.map((one) => row(...one))));
  const { address, server } = await serveFolder(FOLDER);
  await page.setViewportSize({ width: 2600, height: 800 });
  for (const name of new Set(rows.map(([drawn]) => drawn.page))) {
    const own = rows.filter(([drawn]) => drawn.page === name).map((one) => row(...one));
    await writeFile(`${FOLDER}/sheet.html`, sheet(own));
    await page.goto(`${address}/sheet.html`);
    await page.screenshot({ path: `${FOLDER}/sheet-${name}.png`, fullPage: true });
  }
  await rm(`${FOLDER}/sheet.html`);
  server.close();
}

async function takeAll(
  folder: string,
  all: readonly Drawn[],
  { page }: Browser,
): Promise<(readonly [Drawn, string | null])[]> {
  const { address, server } = await serveFolder(folder);
  const stage = await makeStage();
  const rows: (readonly [Drawn, string | null])[] = [];
  page.setDefaultTimeout(10_000);
  for (const drawn of all) {
    const [width, height] = drawn.size;
    await page.setViewportSize({ width, height });
    for (const theme of THEMES) await takeDrawn(page, address, drawn, theme);
    const fault = await takeBuilt(page, stage, drawn);
    console.log(`${nameOf(drawn)}${fault === null ? '' : `: ${fault}`}`);
    rows.push([drawn, fault]);
  }
  await stage.close();
  server.close();
  return rows;
}

/**
 * Puts every state that a direction for the look has drawn beside the same in the program, light and dark, in
 * `screenshots/look/index.html` and a picture for each page: `node scripts/run.mjs test/walk look FOLDER [PAGE …]
 * [390x844]`, after a build. FOLDER has the direction's `index.html`; a size puts both sides into such a window.
 */
export async function main([folder, ...args]: readonly string[]): Promise<number> {
  if (folder === undefined) {
    console.error('Which folder is the direction in?');
    return 1;
  }
  const size = args.find((arg) => /^\d+x\d+$/.test(arg));
  const pages = args.filter((arg) => arg !== size);
  const all = (await readIndex(folder, size)).filter(
    ({ page }) => pages.length === 0 || pages.includes(page),
  );
  await mkdir(FOLDER, { recursive: true });
  const scene = tableWith([
    { card: '7H', x: -30, y: -8, rotation: 12 },
    { card: 'TD', x: 12, y: 4, rotation: -9 },
    { card: 'KS', x: 48, y: -4, rotation: 20 },
  ]);
  writeStills(FILM, [{ scene, seconds: 1 }]);
  const browser = await openBrowser('about:blank', undefined, filmSwitches(FILM));
  try {
    await writeSheets(browser.page, await takeAll(folder, all, browser));
  } finally {
    await browser.close();
    await rm(FILM);
  }
  return 0;
}
