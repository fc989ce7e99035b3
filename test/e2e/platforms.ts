import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { findRuntime } from '../../scripts/runtime.mjs';
import { openBrowser } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { ALL } from '../support/mode.ts';
import { serve } from '../support/program.ts';
import { describeWith } from '../support/tools.ts';
import { startApp } from './electron-app.ts';
import { buildStandIn } from './electron-stand-in/build.ts';

/** The program with a page of it, on whatever platform. */
export interface Running {
  readonly page: Page;
  /** Ends the program as a power cut would, at once; whatever showed the page is gone with it. */
  kill(): Promise<void>;
  /** Ends it as people do. Does nothing if it has ended. */
  close(): Promise<void>;
}

export interface Launch {
  /** The folder where the program keeps everything. */
  readonly data: string;
  /** Switches for the Chromium that shows the page. */
  readonly switches?: readonly string[];
}

/** One of the ways in which people meet the program. */
export interface Platform {
  readonly name: 'web host' | 'Electron stand-in' | 'Electron';
  launch(settings: Launch): Promise<Running>;
}

const onWeb: Platform = {
  name: 'web host',
  async launch({ data, switches = [] }) {
    const served = await serve([], data);
    const browser = await openBrowser(served.address, undefined, switches);
    return {
      page: browser.page,
      async kill() {
        await served.kill();
        await browser.close();
      },
      async close() {
        await browser.close();
        await served.stop();
      },
    };
  },
};

/** The desktop app on Electron or on what stands in for it. */
export interface Desktop extends Platform {
  readonly executable: () => Promise<string>;
}

const onDesktop = (name: Platform['name'], executable: () => Promise<string>): Desktop => ({
  name,
  executable,
  launch: async (settings) => startApp({ ...settings, executable: await executable() }),
});

/** Real Electron's executable, where `npm start` would find it; never starts a download. */
const electron = findRuntime(join(import.meta.dirname, '../..'));
const onElectron = onDesktop('Electron', async () => electron!);
const onStandIn = onDesktop('Electron stand-in', buildStandIn);

/** A suite for real Electron: shown as skipped where there is none, and failing there with `REQUIRE_ELECTRON=1`. */
function describeElectron(name: string, suite: () => void): void {
  if (electron !== null) describe(name, suite);
  else if (process.env.REQUIRE_ELECTRON === '1')
    describe(name, () => {
      it('has the runtime', () => {
        throw new Error('Electron’s runtime is not there: npx install-electron');
      });
    });
  // One line for all of it, so that a run doesn't count dozens of skipped tests.
  else describe.skip(name, () => it('needs its runtime, which is not there', () => {}));
}

/** The same suite on the desktop app's two platforms. `tools` are those that it needs besides a browser. */
export function describeDesktops(
  name: string,
  tools: readonly string[],
  suite: (platform: Desktop) => void,
): void {
  describeWith([CHROMIUM, ...tools], `${name}, on the stand-in for Electron`, () => suite(onStandIn));
  describeElectron(`${name}, on Electron`, () => suite(onElectron));
}

/**
 * The same suite on every platform in `npm run test:all`, on the desktop app's in `npm test`. `tools` are those that
 * it needs besides a browser.
 */
export function describePlatforms(
  name: string,
  tools: readonly string[],
  suite: (platform: Platform) => void,
): void {
  // In `npm test` what is for every platform is tried on one.
  if (ALL) describeWith([CHROMIUM, ...tools], `${name}, in a browser`, () => suite(onWeb));
  describeDesktops(name, tools, suite);
}
