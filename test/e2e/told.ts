import type { Page } from 'playwright-core';
import type { Card } from '../../src/engine/cards.ts';
import type { ServerMessage } from '../../src/protocol/messages.ts';
import type { TableView } from '../../src/protocol/view.ts';

/** What a page was told of a table without a deck. */
export interface Told {
  /** Every card of a hand that its screen can’t know, though it was told. */
  readonly wrong: readonly string[];
  /** The cards that have lain open for all to see. */
  readonly seen: ReadonlySet<string>;
  /** The hands that were told, by seat, as they were told last. */
  readonly hands: ReadonlyMap<number, readonly Card[]>;
  table(): TableView | null;
}

/** Listens to everything that is told to a page from now on: a guest’s, or one of this machine. */
export function listen(page: Page): Told {
  const wrong: string[] = [];
  const seen = new Set<string>();
  const hands = new Map<number, readonly Card[]>();
  let table: TableView | null = null;
  const hear = (text: string) => {
    const message = JSON.parse(text) as ServerMessage;
    if ((message.type !== 'guest' && message.type !== 'state') || message.table === null) return;
    table = message.table;
    const { pile, seats, ruling, log, play, left } = message.table;
    for (const one of [ruling, ...log.map((line) => line.ruling)])
      for (const card of one?.move.cards ?? []) seen.add(card);
    // After the round everybody sees what its loser is left with.
    for (const card of [...pile, ...(left?.hand ?? []), ...(left?.faceDown ?? [])]) seen.add(card);
    for (const { faceUp } of seats) for (const card of faceUp) if (card !== null) seen.add(card);
    for (const [seat, { name, known }] of seats.entries()) {
      if (seat === play?.you) hands.set(seat, known);
      else
        for (const card of known)
          if (!seen.has(card)) wrong.push(`${name}’s ${card} was told to ${play?.you ?? 'an onlooker'}`);
    }
  };
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => hear(payload.toString())));
  return { wrong, seen, hands, table: () => table };
}
