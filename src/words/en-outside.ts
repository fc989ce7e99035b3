import { app } from './en/app.ts';
import { cli } from './en/cli.ts';

/** What the command line and the desktop app say in English outside of the page, which fetches none of it. */
export const enOutside = { cli, app };
