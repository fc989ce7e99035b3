import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { CHROMIUM_ARGS, findChromium, findHeadless } from '../../support/chromium.ts';
import { type Devtools, speak } from './devtools.ts';

export interface Chromium {
  readonly devtools: Devtools;
  /** Where others may speak to it as well. */
  readonly endpoint: string;
  /** When it has ended by itself or was told to. */
  readonly ended: Promise<void>;
  /** Ends it, by force if it takes more than a few seconds. */
  close(): Promise<void>;
}

const PATIENCE_MS = 3000;

async function endpointOf(stderr: Readable): Promise<string> {
  for await (const line of createInterface({ input: stderr })) {
    const found = /DevTools listening on (ws:\S+)/.exec(line);
    if (found) {
      // Else it would stop at a full pipe.
      stderr.resume();
      return found[1]!;
    }
  }
  throw new Error('Chromium ended before it could be spoken to');
}

/** Chromium in small does with a third less work, but it knows no camera. */
const browserFor = (switches: readonly string[]): string =>
  switches.some((one) => one.includes('media-stream')) ? findChromium() : findHeadless();

/**
 * Starts a Chromium without windows. It listens on a pipe, which ends it together with this process, and on a
 * port, which is for Playwright.
 */
export async function startChromium(profile: string, switches: readonly string[]): Promise<Chromium> {
  const child: ChildProcess = spawn(
    browserFor(switches),
    [
      ...CHROMIUM_ARGS,
      '--headless',
      '--no-startup-window',
      // Electron asks the app instead.
      '--disable-popup-blocking',
      '--autoplay-policy=no-user-gesture-required',
      '--remote-debugging-pipe',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...switches,
    ],
    // With our standard output in its hands, whoever waits for that to close waits for Chromium too.
    { stdio: ['ignore', 'inherit', 'pipe', 'pipe', 'pipe'] },
  );
  const [, , stderr, toBrowser, fromBrowser] = child.stdio;
  const devtools = speak(toBrowser as Writable, fromBrowser as Readable);
  const ended = once(child, 'exit').then(() => {});
  const close = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    void devtools.send('Browser.close').catch(() => {});
    await ended;
    clearTimeout(force);
  };
  return { devtools, endpoint: await endpointOf(stderr as Readable), ended, close };
}
