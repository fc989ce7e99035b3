import * as v from 'valibot';
import type { KeptView } from '../protocol/lobby.ts';
import { PROTOCOL_VERSION, type ServerMessage } from '../protocol/messages.ts';
import type { GuestView } from '../protocol/play.ts';
import type { TableView } from '../protocol/view.ts';
import { guestTable } from './guest-view.ts';
import { newPlayer, type Player } from './play/seating.ts';

/** A screen that has joined. */
export interface Screen {
  readonly send: (message: string) => void;
  readonly player: Player;
  /** Of the network: it came while the table was locked. */
  cameLate: boolean;
  /** Of this machine: the tables to continue that it was told of last. */
  kept: readonly KeptView[] | null;
}

/** A screen that has just joined. */
export const newScreen = (send: Screen['send'], guest: boolean, cameLate = false): Screen => ({
  send,
  player: newPlayer(guest),
  cameLate,
  kept: null,
});

/** Whether a screen sees nothing of the table: it came while that was locked, and has no seat. */
export const isOutside = ({ player, cameLate }: Screen): boolean => cameLate && player.seat === null;

/** A message as it came; null if it isn't one of these. */
export function parse<T>(schema: v.GenericSchema<unknown, T>, data: string): T | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(data));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Tells one screen something. */
export const say = ({ send }: Screen, message: ServerMessage): void => send(JSON.stringify(message));

/** Everything that a screen of the network shows. */
export function guestMessageFor(
  screen: Screen,
  table: TableView | null,
  common: Pick<GuestView, 'locked' | 'naming'>,
) {
  const { token, removed } = screen.player;
  return {
    type: 'guest',
    version: PROTOCOL_VERSION,
    table: isOutside(screen) || table === null ? null : guestTable(table),
    guest: { ...common, token, removed },
  } satisfies ServerMessage;
}

/** Tells the screens of this machine that weren't told of these tables yet; of a thousand that is no short message. */
export function tellKept(screens: Iterable<Screen>, kept: readonly KeptView[]): void {
  let text: string | null = null;
  for (const screen of screens) {
    if (screen.player.guest || screen.kept === kept) continue;
    screen.kept = kept;
    text ??= JSON.stringify({ type: 'kept', kept } satisfies ServerMessage);
    screen.send(text);
  }
}

/** Tells screens what they show; the text is made once for all that show the same. */
export function tellAll(screens: Iterable<Screen>, shownOn: (screen: Screen) => ServerMessage): void {
  const texts = new Map<string, string>();
  for (const screen of screens) {
    const { player, send } = screen;
    const { guest, seat, asked, token, removed, overtaken } = player;
    const key = JSON.stringify([guest, seat, asked, token, removed, isOutside(screen)]);
    const text = texts.get(key) ?? JSON.stringify(shownOn(screen));
    texts.set(key, text);
    player.overtaken = false;
    send(text);
    if (overtaken) say(screen, { type: 'refused', refusal: { code: 'overtaken' } });
  }
}

/** When screens are told of changes. */
export interface Telling {
  /** Something has changed that is shown: told at once, or at the end of what is being taken. */
  changed(): void;
  /** Takes something that may change a lot, and tells it once at its end, also if it throws. */
  atTheEnd<T>(take: () => T): T;
}

/**
 * Decides when screens are told: `tell` tells all of them, at once for a change by itself, and once at its end for
 * everything that happens within one `atTheEnd`. One `atTheEnd` may not stand in another; what `take` throws comes
 * through, after the telling.
 */
export function makeTelling(tell: () => void): Telling {
  let taking = false;
  let isStale = false;
  const changed = () => {
    isStale = taking;
    if (!taking) tell();
  };
  return {
    changed,
    atTheEnd(take) {
      taking = true;
      try {
        return take();
      } finally {
        taking = false;
        if (isStale) changed();
      }
    },
  };
}
