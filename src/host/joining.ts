import {
  type ClientMessage,
  clientMessage,
  type GuestMessage,
  guestMessage,
  type PingMessage,
  type Refusal,
} from '../protocol/messages.ts';
import type { Client } from './client.ts';
import { tellFault } from './faults.ts';
import { type Handles, handOn } from './handles.ts';
import { isOutside, newScreen, parse, type Screen, say, type Telling } from './screens.ts';

/** As many screens of the network as one table is shown on. */
const MOST_GUESTS = 64;

/** Answers a screen that asks whether all that it said has been taken. */
export const pings: Handles<PingMessage> = {
  ping(screen, { id }) {
    say(screen, { type: 'pong', id });
    return null;
  },
};

interface Parts {
  /** Every screen that there is now; kept here. */
  readonly screens: Set<Screen>;
  readonly handles: Handles<ClientMessage>;
  readonly guests: Handles<GuestMessage>;
  /** A screen has come, and is one of them. */
  readonly came: (screen: Screen) => void;
  /** A screen has gone and is left out from now on; true if that changes what others show. */
  readonly left: (screen: Screen) => boolean;
  readonly isLocked: () => boolean;
  readonly isClosing: () => boolean;
  readonly telling: Telling;
}

/** Joins screens, and hands what each says to the part that takes it. */
export function makeJoining(parts: Parts) {
  const { screens, handles, guests, came, left, isLocked, isClosing, telling } = parts;

  const hearOwn = (screen: Screen, text: string): Refusal | null => {
    const message = parse(clientMessage, text);
    return message === null ? { code: 'badMessage' } : handOn(handles, screen, message.type, message);
  };

  /** Who has a seat may come back to a locked table; before that nothing else is taken. */
  const hearGuest = (screen: Screen, text: string): Refusal | null => {
    const message = parse(guestMessage, text);
    if (message === null) return { code: 'badMessage' };
    const wasOutside = isOutside(screen);
    if (wasOutside && message.type !== 'back' && message.type !== 'ping') return { code: 'locked' };
    const refusal = handOn(guests, screen, message.type, message);
    if (wasOutside && !isOutside(screen)) {
      screen.cameLate = false;
      telling.changed();
    }
    return refusal;
  };

  /** A handler that throws must not end the game: that is told on the terminal, and the message refused. */
  const safely = (take: () => Refusal | null): Refusal | null => {
    try {
      return telling.atTheEnd(take);
    } catch (fault) {
      tellFault(fault);
      return { code: 'badMessage' };
    }
  };

  const join = (screen: Screen): Client => {
    const hear = screen.player.guest ? hearGuest : hearOwn;
    screens.add(screen);
    came(screen);
    return {
      take(text) {
        if (isClosing()) return;
        screen.player.token = null;
        const refusal = safely(() => hear(screen, text));
        if (refusal !== null) say(screen, { type: 'refused', refusal });
      },
      leave() {
        screens.delete(screen);
        if (left(screen) || screen.player.guest) telling.changed();
      },
    };
  };

  return {
    join,
    /** Joins a screen of the network; null where there is no room for another one. */
    joinGuest(send: Screen['send']): Client | null {
      const others = [...screens].filter(({ player }) => player.guest);
      if (isClosing() || others.length >= MOST_GUESTS) return null;
      const client = join(newScreen(send, true, isLocked()));
      telling.changed();
      return client;
    },
  };
}
