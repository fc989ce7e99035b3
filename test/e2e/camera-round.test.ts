import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CameraChoice, DEFAULT_CAMERA } from '../../src/protocol/camera.ts';
import type { Script } from '../camera/film/moment.ts';
import { writeVideo } from '../camera/video.ts';
import { filmSwitches } from '../renderer/camera-film.ts';
import { type Browser, openPage } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { type Served, serve } from '../support/program.ts';
import { describeWith } from '../support/tools.ts';
import { ITS_GAME, ITS_SCREENS, SHORT_RULES, SHOWN_ROUND, WATCHED_ROUND } from './camera-round.ts';
import { readPage } from './shown.ts';

/** The program, with a film as the camera of its page. */
interface Watched {
  readonly served: Served;
  readonly browser: Browser;
  /** What the page has shown so far, each thing once for as long as it stood. */
  readonly told: readonly string[];
  /** The folder that it keeps everything in. */
  readonly data: string;
  close(): Promise<void>;
}

/** What the command line prints. */
async function burnpile(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['out/main/cli.js', ...args]);
  return stdout;
}

/** Of these beginnings of lines, those that come one after the other. */
function inOrder(lines: readonly string[], beginnings: readonly string[]): string[] {
  let at = 0;
  return beginnings.filter((beginning) => {
    const found = lines.findIndex((line, i) => i >= at && line.startsWith(beginning));
    if (found >= 0) at = found + 1;
    return found >= 0;
  });
}

/** What the page tells of the camera and the last play, in one line. */
function tell(page: Browser['page'], told: string[]) {
  const look = async () => {
    const { band, verdict } = await readPage(page);
    const camera = await page.getByTestId('camera').getAttribute('data-code', { timeout: 1000 });
    for (const line of [`camera ${camera}`, `${verdict} ${band}`])
      if (told.findLast((one) => one.startsWith('camera') === line.startsWith('camera')) !== line)
        told.push(line);
  };
  const timer = setInterval(() => void look().catch(() => {}), 150);
  return () => clearInterval(timer);
}

/** So many of thirty frames are one picture: drawing them takes longer than anything else here. */
const EVERY = { watch: 3, show: 5 } as const;

async function watch(
  script: Script,
  camera: Pick<CameraChoice, 'pile'> & { readonly mode: keyof typeof EVERY },
  args: string[],
): Promise<Watched> {
  const data = await mkdtemp(join(tmpdir(), 'burnpile-camera-'));
  const film = join(data, 'film.mjpeg');
  writeVideo(film, script, EVERY[camera.mode]);
  await mkdir(join(data, 'rules'));
  await writeFile(join(data, 'rules', 'short.json'), JSON.stringify(SHORT_RULES));
  const settings = { camera: { ...DEFAULT_CAMERA, width: 960, height: 540, ...camera } };
  await writeFile(join(data, 'settings.json'), JSON.stringify({ format: 1, settings }));
  const served = await serve(args, data);
  const browser = await openPage(served.address, undefined, filmSwitches(film));
  const told: string[] = [];
  const stop = tell(browser.page, told);
  return {
    served,
    browser,
    told,
    data,
    async close() {
      stop();
      await browser.close();
      await served.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

const ARGS = ['--rules', 'short', '--seats', 'Ann,Bo', '--dealer', 'Bo'];

/** Waits for the end of the round; says what was seen until then if it doesn't come. */
const end = ({ browser, told }: Watched, { seconds }: Script) =>
  browser.page
    .getByTestId('end-actions')
    .waitFor({ timeout: 1000 * seconds + 15_000 })
    .catch((error) => {
      throw new Error(`${String(error)}\n${told.join('\n')}`);
    });

/** The round as it is kept, without what stands above its moves. */
async function gameOf({ data }: Watched): Promise<string[]> {
  const [table] = (await burnpile('tables', '--data', data)).split(/\s/);
  const game = await burnpile('export', table!, '--as', 'game', '--data', data);
  const lines = game.split('\n').filter((line) => line !== '' && !line.startsWith('['));
  // Cards that are laid at once have no order.
  return lines.map((line) =>
    line.replace(/(?:[2-9TJQKA][CDHS]){2,}/, (set) => set.match(/../g)!.sort().join('')),
  );
}

describeWith([CHROMIUM], 'a round that a camera watches', () => {
  let watched: Watched;

  beforeAll(async () => {
    const pile = { x: 0.1, y: 0.02, width: 0.8, height: 0.96 };
    watched = await watch(WATCHED_ROUND, { mode: 'watch', pile }, ARGS);
  }, 120_000);
  afterAll(() => watched?.close());

  it('is ruled on as it was played, to its end', async () => {
    await end(watched, WATCHED_ROUND);
    expect(await gameOf(watched)).toEqual(ITS_GAME);
    expect(inOrder(watched.told, ITS_SCREENS)).toEqual(ITS_SCREENS);
    expect(watched.browser.complaints).toEqual([]);
  }, 90_000);
});

describeWith([CHROMIUM], 'a round whose cards are shown to a camera', () => {
  let watched: Watched;

  beforeAll(async () => {
    watched = await watch(SHOWN_ROUND, { mode: 'show', pile: DEFAULT_CAMERA.pile }, [
      ...ARGS,
      '--quiet',
      '60000',
    ]);
  }, 120_000);
  afterAll(() => watched?.close());

  it('is ruled on as it was played, to its end', async () => {
    await end(watched, SHOWN_ROUND);
    expect(await gameOf(watched)).toEqual(ITS_GAME);
    expect(watched.browser.complaints).toEqual([]);
  }, 90_000);
});
