import { PROTOCOL_VERSION } from '../../src/protocol/messages.ts';
import type { GuestView, PlayView, SeatPlayView } from '../../src/protocol/play.ts';
import type { SeatView, TableView } from '../../src/protocol/view.ts';
import { FIXTURES, lobby, midGame } from './fixtures.ts';
import { PLAYS } from './play-fixtures.ts';

/** What phones, a TV and their host are shown. Nothing here follows rules: it is only shown. */

/** A seat that a phone may take. */
export const free: SeatPlayView = {
  occupant: { who: 'phone' },
  taken: false,
  left: false,
  joins: null,
  online: false,
  sitIn: null,
  ready: false,
  acts: false,
};

/** A seat that a phone has. */
export const had: SeatPlayView = { ...free, taken: true, online: true };

/** What a screen on the network is told. */
export const guestTold = (table: TableView | null, more: Partial<GuestView> = {}): string =>
  JSON.stringify({
    type: 'guest',
    version: PROTOCOL_VERSION,
    table,
    guest: { locked: false, naming: 'family', token: null, removed: false, ...more },
  });

/** A table of these people as onlookers see it. */
export function atTable(names: readonly string[], more: Partial<PlayView> = {}): TableView {
  const play = PLAYS.theirTurn.table.play!;
  return {
    ...midGame,
    turn: 0,
    ruling: FIXTURES.middle.ruling,
    seats: names.map((name): SeatView => ({ ...midGame.seats[1]!, name, known: [] })),
    play: { ...play, you: null, mine: [], seats: names.map(() => had), ...more },
  };
}

/** A phone has done what there is to do, and one seat is still free. */
export const WAITING: TableView = {
  ...PLAYS.waitingForReady.table,
  play: {
    ...PLAYS.waitingForReady.table.play!,
    seats: [had, had, had, free].map((seat, i) => ({ ...seat, ready: i < 2 })),
    waitsFor: [3],
  },
};

/** The host’s own page, with the table open to the network at this address. */
export const hostAt = (url: string, locked = false) => ({
  ...lobby,
  network: { ...lobby.network, url, locked, addresses: [new URL(url).hostname] },
});

export const LONG_NAMES = ['Christopherson the Elder', 'Annika', 'Bo', 'Maximiliane'];
