import { findTool, hasTool } from './tools.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The name under which this machine has a Chromium; the first one tried if it has none. */
export const CHROMIUM = NAMES.find(hasTool) ?? NAMES[0]!;

export const findChromium = (): string => findTool(CHROMIUM) ?? CHROMIUM;

/** Draws pages as Chromium does, with a fifth less work; it knows nothing of wake locks and permissions. */
const HEADLESS = 'chromium-headless-shell';

/** What draws pages that need no more than that: Chromium itself where the smaller one isn't installed. */
export const findHeadless = (): string => findTool(HEADLESS) ?? findChromium();

/** A Chromium that runs anywhere, as root too, and speaks to nobody but us. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
