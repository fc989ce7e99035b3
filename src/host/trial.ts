import type { HeardView } from '../protocol/scanner.ts';
import { ANY_DECK, readCode } from '../recognition/code.ts';

/** As many lines of a test as a screen is sent. */
const MOST_HEARD = 5;

/** The scanner on trial: what is scanned is shown and plays nothing, for as long as a screen wants it. */
export interface Trial<Screen> {
  view(): HeardView[] | null;
  set(screen: Screen, on: boolean): void;
  /** Takes a line; false if no trial is on. */
  hear(text: string, how: HeardView['how']): boolean;
}

/** A trial that no screen wants yet. */
export function makeTrial<Screen>(): Trial<Screen> {
  const wanted = new Set<Screen>();
  let heard: HeardView[] = [];
  let last = 0;
  return {
    view: () => (wanted.size > 0 ? heard : null),
    set(screen, on) {
      if (on) wanted.add(screen);
      else wanted.delete(screen);
      if (wanted.size === 0) heard = [];
    },
    hear(text, how) {
      if (wanted.size === 0) return false;
      const reading = readCode(text, ANY_DECK);
      last += 1;
      const line: HeardView = {
        id: last,
        text: text.slice(0, 64),
        card: reading.kind === 'card' ? reading.card : null,
        command: reading.kind === 'command' ? reading.command.name : null,
        how,
      };
      heard = [...heard, line].slice(-MOST_HEARD);
      return true;
    },
  };
}
