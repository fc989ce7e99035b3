import { findTool, hasTool } from './tools.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The name under which this machine has a Chromium; the first one tried if it has none. */
export const CHROMIUM = NAMES.find(hasTool) ?? NAMES[0]!;

export const findChromium = (): string => findTool(CHROMIUM) ?? CHROMIUM;

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
