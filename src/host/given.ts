import { GIVEN, type RoundName } from '../protocol/log.ts';
import type { ServerMessage } from '../protocol/messages.ts';
import { lookAtGiven } from '../table/given.ts';
import { readPlain } from '../table/journal/disk.ts';
import type { Lookback } from '../table/past.ts';
import type { Rulebook } from '../table/rule-folder.ts';
import { type Screen, say } from './screens.ts';

/** In bytes: thousands of moves in notation. */
const LARGEST = 256 * 1024;

/** The game that this machine was last given as a file: it is read like a round of the past, and nothing of it is kept. */
export interface Given {
  /** Reads a file, and tells a screen of this machine what came of it; the next one to come if there is none yet. */
  open(file: string): void;
  /** A screen of this machine has joined. */
  met(screen: Screen): void;
  /** Looks back at it by the name it was told under; null if that is another one's. */
  lookBack(of: RoundName): Lookback | null;
}

interface Parts {
  readonly rulebook: () => Rulebook;
  /** All that have joined. */
  readonly screens: Iterable<Screen>;
}

const OF: RoundName = { table: GIVEN, round: 0 };

/** Has no game at first. */
export function makeGiven({ rulebook, screens }: Parts): Given {
  let game: Lookback | null = null;
  let untold: ServerMessage | null = null;

  const read = (file: string): Lookback | null => {
    const bytes = readPlain(file, LARGEST);
    return bytes.ok ? lookAtGiven(bytes.value.toString('utf8'), rulebook().find) : null;
  };

  const met = (screen: Screen): void => {
    if (untold === null || screen.player.guest) return;
    say(screen, untold);
    untold = null;
  };

  return {
    open(file) {
      const found = read(file);
      game = found ?? game;
      untold = found === null ? { type: 'refused', refusal: { code: 'game' } } : { type: 'opened', of: OF };
      for (const screen of screens) met(screen);
    },
    met,
    lookBack: ({ table, round }) => (table === OF.table && round === OF.round ? game : null),
  };
}
