import { app } from './de/app.ts';
import { cli } from './de/cli.ts';
import type { OutsideWords } from './words.ts';

/** The same in German. */
export const deOutside: OutsideWords = { cli, app };
