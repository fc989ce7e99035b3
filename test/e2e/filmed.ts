import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type CameraChoice, DEFAULT_CAMERA } from '../../src/protocol/camera.ts';
import type { Script } from '../camera/film/moment.ts';
import { writeVideo } from '../camera/video.ts';
import { filmSwitches } from '../renderer/camera-film.ts';
import { type Browser, openBrowser } from '../support/browser.ts';
import { type Served, serve } from '../support/program.ts';
import { SHORT_RULES } from './camera-round.ts';
import { readPage } from './shown.ts';

/** The program, with a film as the camera of its page. */
export interface Filmed {
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

const ARGS = ['--rules', 'short', '--seats', 'Ann,Bo', '--dealer', 'Bo'];

/** So many of thirty frames are one picture: drawing them takes longer than anything else here. */
const EVERY = { watch: 5, show: 10 } as const;

/** Opens a table for two whose page has a film for its camera. */
export async function playFilm(
  script: Script,
  camera: Pick<CameraChoice, 'pile'> & { readonly mode: keyof typeof EVERY; readonly still?: number },
  flags: readonly string[] = [],
): Promise<Filmed> {
  const data = await mkdtemp(join(tmpdir(), 'burnpile-camera-'));
  const film = join(data, 'film.mjpeg');
  writeVideo(film, script, EVERY[camera.mode]);
  await mkdir(join(data, 'rules'));
  await writeFile(join(data, 'rules', 'short.json'), JSON.stringify(SHORT_RULES));
  const settings = { camera: { ...DEFAULT_CAMERA, width: 960, height: 540, ...camera } };
  await writeFile(join(data, 'settings.json'), JSON.stringify({ format: 1, settings }));
  const served = await serve([...ARGS, ...flags], data);
  const browser = await openBrowser(served.address, undefined, filmSwitches(film));
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

/** Waits until the page shows something; says what was seen until then if it doesn't come. */
export const awaits = ({ browser, told }: Filmed, selector: string, { seconds }: Script): Promise<unknown> =>
  browser.page.waitForSelector(selector, { timeout: 1000 * seconds + 120_000 }).catch((error) => {
    throw new Error(`${String(error)}\n${told.join('\n')}`);
  });

/** The round as it is kept, without what stands above its moves. */
export async function gameOf({ data }: Filmed): Promise<string[]> {
  const [table] = (await burnpile('tables', '--data', data)).split(/\s/);
  const game = await burnpile('export', table!, '--as', 'game', '--data', data);
  const lines = game.split('\n').filter((line) => line !== '' && !line.startsWith('['));
  // Cards that are laid at once have no order.
  return lines.map((line) =>
    line.replace(/(?:[2-9TJQKA][CDHS]){2,}/, (set) => set.match(/../g)!.sort().join('')),
  );
}
