import type { Page } from 'playwright-core';
import type { TableView } from '../../src/protocol/view.ts';
import { FIXTURES } from '../../test/renderer/fixtures.ts';
import { makeStage, type Stage } from '../../test/renderer/stage.ts';
import { openPage } from '../../test/support/browser.ts';

/** Milliseconds that are looked at, from the moment at which the page is told of a burn: it burns for 1100. */
const LOOKED_AT = 1200;
/** Milliseconds until nothing moves any more. */
const CALM = 700;

/** Frames that should have come and those of them that didn't. */
export interface Frames {
  readonly due: number;
  readonly dropped: number;
}

/** What Chromium says of each frame of an animation. */
interface Report {
  readonly name: string;
  readonly args?: {
    readonly frame_reporter?: {
      readonly state: string;
      readonly frame_sequence: number;
      readonly affects_smoothness: boolean;
      readonly has_compositor_animation: boolean;
      readonly has_main_animation: boolean;
    };
  };
}

const { middle, burn, eight } = FIXTURES;
const table: TableView = { ...middle, seats: eight.seats.slice(0, 6) };

/** Every frame with something in motion in it, by its number: whether it came to the screen. */
function countFrames(reports: readonly Report[]): Frames {
  const came = new Map<number, boolean>();
  for (const { name, args } of reports) {
    const told = args?.frame_reporter;
    if (name !== 'PipelineReporter' || told === undefined) continue;
    if (!told.has_compositor_animation && !told.has_main_animation) continue;
    const isShown = told.state.startsWith('STATE_PRESENTED');
    if (isShown || (told.state === 'STATE_DROPPED' && told.affects_smoothness))
      came.set(told.frame_sequence, isShown || came.get(told.frame_sequence) === true);
  }
  const shown = [...came.values()];
  return { due: shown.length, dropped: shown.filter((isShown) => !isShown).length };
}

/** Frames in which the page itself could have done something, while `act` happens. */
async function turnsOf(page: Page, act: () => void): Promise<Frames> {
  const times = page.evaluate(
    (ms) =>
      new Promise<number[]>((done) => {
        const seen: number[] = [];
        const end = performance.now() + ms;
        const tick = (now: number) => {
          seen.push(now);
          if (now < end) requestAnimationFrame(tick);
          else done(seen);
        };
        requestAnimationFrame(tick);
      }),
    LOOKED_AT,
  );
  act();
  const seen = await times;
  const due = Math.round((seen.at(-1)! - seen[0]!) * 0.06);
  return { due, dropped: Math.max(0, due - (seen.length - 1)) };
}

/** One page with a table of six on it that burns whenever that is asked for. */
export interface Hearth {
  /** Frames that came to the screen while the pile burned, and those of the page itself. */
  burn(): Promise<{ readonly seen: Frames; readonly page: Frames }>;
  /** The same of the page while nothing happens: what this machine drops by itself. */
  rest(): Promise<Frames>;
  close(): Promise<void>;
}

const burnAgain = (stage: Stage, nth: number): void =>
  stage.show({
    ...table,
    inputs: table.inputs + 2 * nth + 1,
    pile: [],
    burned: 16,
    ruling: { ...burn.ruling, id: 100 + nth },
  });

/** Opens the page that was built in this folder; null if it doesn't understand what it is told, as an older one. Close it. */
export async function lightHearth(root: string): Promise<Hearth | null> {
  const stage = await makeStage(undefined, `${root}/out/renderer`);
  stage.show(table);
  const { page, close } = await openPage('about:blank', { width: 1366, height: 768 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(stage.address);
  const isShown = await page
    .getByTestId('ruling')
    .waitFor({ timeout: 20_000 })
    .then(
      () => true,
      () => false,
    );
  const end = async () => {
    await close();
    await stage.close();
  };
  if (!isShown) {
    await end();
    return null;
  }
  let burns = 0;
  return {
    async burn() {
      burns += 1;
      stage.show({ ...table, inputs: table.inputs + 2 * burns });
      await page.waitForTimeout(CALM);
      const browser = page.context().browser()!;
      await browser.startTracing(page, {
        categories: ['disabled-by-default-devtools.timeline.frame', '-*'],
      });
      const turns = await turnsOf(page, () => burnAgain(stage, burns));
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
      return { seen: countFrames(traceEvents), page: turns };
    },
    async rest() {
      await page.waitForTimeout(CALM);
      return turnsOf(page, () => {});
    },
    close: end,
  };
}
