import { once } from 'node:events';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';

export interface AppSettings {
  /** Electron's executable, or the stand-in's. */
  readonly executable: string;
  /** The folder with the app's package.json; this repository unless given. */
  readonly folder?: string;
  /** Where it keeps everything. */
  readonly data: string;
  /** Switches for Chromium. */
  readonly switches?: readonly string[];
  /** Arguments for the app itself. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A desktop app with its first window. */
export interface RunningApp {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** What it wrote on standard error so far. */
  errors(): string;
  /** Ends it at once, as a power cut would, and waits until all of its processes are gone. */
  kill(): Promise<void>;
  /** Quits it. Does nothing if it has ended. */
  close(): Promise<void>;
}

/** Starts an app and waits for its page. */
export async function startApp({
  executable,
  folder = '.',
  data,
  switches = [],
  args = [],
  env = {},
}: AppSettings): Promise<RunningApp> {
  const app = await _electron.launch({
    executablePath: executable,
    // Root can't have it, and many machines refuse it to programs that weren't installed.
    chromiumSandbox: false,
    args: [...switches, folder, ...args],
    env: { ...(process.env as Record<string, string>), BURNPILE_DATA: data, ...env },
  });
  let errors = '';
  const child = app.process();
  child.stderr?.on('data', (text) => {
    errors += text;
  });
  // All of its processes hold its output: closed means that none of them writes into the folder any more.
  const gone = once(child, 'close');
  const page = await app.firstWindow();
  // A window is empty before it goes to its page.
  await page.waitForURL(({ protocol }) => protocol !== 'about:');
  await page.waitForLoadState();
  // As in a browser's tests: nothing in motion is looked at, and drawing it takes much of a machine's time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return {
    app,
    page,
    errors: () => errors,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      await app.close();
      await gone;
    },
  };
}
