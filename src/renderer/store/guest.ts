import type { PlayView } from '../../protocol/play.ts';
import type { TableView } from '../../protocol/view.ts';
import type { Effect } from './effect.ts';
import type { PageState } from './page.ts';
import { closeOver, push, putOver } from './route.ts';

/** What somebody may do on a phone besides playing, the same for buttons and keys. */

/** The seats that a phone may take now. */
export const freeSeats = ({ seats }: Pick<PlayView, 'seats'>): number[] =>
  seats.flatMap(({ occupant, taken, left }, seat) =>
    occupant.who === 'phone' && !taken && !left ? [seat] : [],
  );

/** Whether there are any, for a screen without one. */
export const mayTakeSeat = ({ guest, table }: Pick<PageState, 'guest' | 'table'>): boolean =>
  guest?.locked === false && table?.play?.you === null && freeSeats(table.play).length > 0;

/** Whether the seats are shown to be taken, rather than the table. */
export const showsSeats = ({ guest, table, looksOn }: PageState): boolean =>
  guest !== null &&
  !looksOn &&
  table?.play?.you === null &&
  table.play.seats.some(({ occupant }) => occupant.who === 'phone');

/** Whether the table waits for people to take seats, and this phone has nothing to do until they have. */
export const waitsForOthers = ({ phase, play }: TableView): boolean =>
  play !== null &&
  (phase === 'exchange' || phase === 'start') &&
  play.seats[play.you ?? -1]?.acts === false &&
  play.waitsFor.some((seat) => !play.seats[seat]!.taken);

/** Attempts to connect before a phone says at length that it finds no table: a moment without Wi-Fi is soon over. */
const PATIENCE = 2;

/** Whether a phone that plays has lost its table for longer than a moment. */
export const isCutOff = ({ guest, table, connection, tries }: PageState): boolean =>
  guest !== null &&
  connection === 'lost' &&
  tries >= PATIENCE &&
  table?.play?.you != null &&
  table.phase !== 'over';

/** Takes a seat, under the name that was given; without one it keeps the name that it has. */
export const takeSeat =
  (seat: number) =>
  ({ ownName }: PageState): Effect => ({
    send: { type: 'sit', seat, name: ownName.trim() === '' ? null : ownName },
    show: { unseated: null },
  });

/** Leaves the seat to somebody else. */
export const leaveSeat = (state: PageState): Effect => ({
  send: { type: 'stand' },
  show: { stood: true, ...closeOver(state, 'menu') },
});

/** What a phone offers besides the game. */
export const toMenu = (state: PageState): Effect => ({ show: putOver(state, { over: 'menu' }) });

/** How a page is called up that shows the table large. */
export const TV = '#tv';

export const toTv = (state: PageState): Effect => ({ show: push(state, { at: 'tv' }) });
