import type { NetworkView } from '../../protocol/play.ts';
import { possessive } from './grammar.ts';

type NetworkTrouble = NonNullable<NetworkView['trouble']>;

/** Phones at a table, and a large screen that shows it. */
export const phones = {
  /** A phone that has no seat. */
  join: {
    title: 'Join the table',
    name: 'Your name',
    nameHint: 'as the others see it',
    where: 'Where do you sit?',
    joinAs: (name: string) => `Join as ${name}`,
    sitAs: (name: string) => `Sit here, for ${name}`,
    free: 'free',
    /** A free seat that nobody can take while the table is locked. */
    shut: 'can’t be taken now',
    taken: 'taken',
    away: 'taken, away just now',
    /** A seat whose phone has gone: only the host can give it to another. */
    left: 'left: ask the host',
    /** Seats that no phone can take: somebody plays them at the host’s screen, or a bot does. */
    here: 'plays at the host’s screen',
    bot: 'a bot plays',
    lookOn: 'Just watch',
    bigView: 'TV view',
    noTable: 'No game yet',
    noTableYet: 'This page shows it as soon as the host begins one.',
    /** The host has left the table that this phone was at. */
    hostLeft: 'The host has left the table',
    /** In the middle of that table. */
    paused: 'Paused',
    hostLeftHow:
      'Keep this page open: once the host continues, you are back in your seat automatically, with the same cards. A new game shows here too.',
    /** The same where this phone has no seat there. */
    hostLeftWatching:
      'Keep this page open: once the host continues, the table shows here again. A new game shows here too.',
    returning: 'Back to your seat …',
    removed: 'The seat you had is not yours any more. You can watch; ask the host for a seat.',
    /** There is no seat to take. */
    allTaken: 'No seat is free. You can watch; ask the host for a seat.',
    locked: 'The host lets nobody else take a seat just now.',
    /** The table isn’t shown to new screens. */
    closed: 'This table is closed',
    lockedOut: 'The host lets nobody else in just now. If you have a seat, you get it back automatically.',
    /** Somebody else at this table has that name. */
    sameName: (name: string) =>
      `Somebody here is called "${name}" already, or nearly so. Give yourself another name.`,
    darkens: 'Your seat stays yours, even if this phone goes dark.',
  },
  /** A phone that has a seat and waits for the others to take theirs. */
  wait: {
    title: (name: string) => `You’re in, ${name}`,
    text: 'The round starts as soon as everyone is here. Your cards are on this phone already.',
    /** In the middle of the table: how many of all the players are here. */
    count: (here: number, all: number) => `${here} of ${all}`,
    areHere: 'are here',
    presences: { here: 'here', away: 'away just now', bot: 'a bot', free: 'not here yet' },
    showCards: 'Show my cards',
  },
  /** A phone that plays and can’t reach the table. */
  lost: {
    title: 'Finding the table …',
    text: 'The connection dropped. Your cards and your seat are safe, and the others see that you’re away.',
    tries: (count: number) => `Try ${count} …`,
    causes: [
      'Is this phone on the same Wi-Fi as the host’s computer?',
      'Is that computer still on, and the table open to phones?',
    ] as readonly string[],
    tryNow: 'Try now',
  },
  /** The bar over the game on a phone. */
  bar: {
    you: (name: string) => `You are ${name}`,
    watching: 'You’re watching',
    /** The host has put the table away at which this phone has a seat, and plays at another one. */
    seatWaits: 'The host is playing another game. Your seat and your cards are kept until yours continues.',
    takeSeat: 'Take a seat',
    menu: 'More',
    sound: 'Sound',
    leave: 'Leave my seat',
    sureToLeave: 'Leave? Then the host can give your seat and your cards to somebody else.',
    stay: 'Stay',
    round: 'The round so far',
    nextRound: 'The host starts the next round.',
  },
  /** The large view of the table, read from afar. */
  tv: {
    open: 'TV view',
    /** Under the button. */
    what: 'A large view of the table, for a screen that everybody sees.',
    close: 'Back',
    /** While seats are free and nothing has been played. */
    whoIsIn: 'Who’s in?',
    onceAll: 'We start once everyone is here.',
    /** Who plays after that. */
    next: (name: string) => `then ${name}`,
    /** Before the address of the page for phones. */
    scan: 'scan, or open',
    free: (seats: number) => (seats === 1 ? '1 seat is free' : `${seats} seats are free`),
    waiting: 'The table is shown here as soon as a game begins.',
    /** Beside a seat. */
    notTaken: 'not taken yet',
    ready: 'ready',
  },
  /** The dialog in which the host opens the table to the network. */
  network: {
    title: 'Open to phones',
    closed: 'Open the table, and players take their seats with phones on the same Wi-Fi.',
    closedToWatch: 'Open the table, and phones and a TV on the same Wi-Fi can show it.',
    who: 'Everybody on this network can then open the page, watch, and take a free seat. Nobody sees another player’s hand.',
    /** The same of a table with real cards. */
    whoWatches: 'Everybody on this network can then open the page and watch.',
    address: 'Address of this computer',
    openAt: (address: string) => `Open at ${address}`,
    opened: 'The table is open to phones',
    at: 'Scan the code with a phone, or open this address in its browser:',
    code: (url: string) => `Code to scan, for ${url}`,
    hint: 'A phone finds nothing there? Check that it is on the same Wi-Fi, and that this computer’s firewall lets Burnpile through.',
    close: 'Close the table to phones',
    lock: 'Lock the table',
    lockHint:
      'Nobody new can join. Players keep their seats and can come back to them, and anyone already watching stays.',
    lockHintToWatch: 'Nobody new can watch. Anyone already watching stays.',
    watching: (count: number) =>
      count === 0
        ? 'Nobody is watching.'
        : count === 1
          ? 'One screen is watching.'
          : `${count} screens are watching.`,
    noAddress:
      'This computer isn’t on a network. Join a Wi-Fi network, or open a hotspot on a phone; then try again.',
    trouble: {
      noNetwork: 'This computer has left that network. Choose another address.',
      cannotListen:
        'This computer can’t show the page there: the system forbids it, or another program is in the way.',
    } satisfies Record<NetworkTrouble, string>,
  },
  /** The dialog in which the host says who plays which seat. */
  players: {
    title: 'Players and phones',
    /** Beside the code for phones. */
    noSeat: 'No seat is free for a phone. Set one to “With a phone”.',
    removeFirst: 'A phone has this seat. Remove it first.',
    connected: 'connected',
    away: 'away',
    free: 'free',
    left: 'left',
    makeFree: 'Free the seat',
    freeOf: (name: string) => `Let another phone take ${possessive(name)} seat, and see the cards`,
    sitsIn: (level: string) => `a bot sits in, ${level}`,
    sitIn: 'Let a bot sit in',
    sitInFor: (name: string) => `Let a bot sit in for ${name}`,
    giveBack: 'Give the seat back',
    giveBackTo: (name: string) => `Give ${possessive(name)} seat back`,
    remove: 'Remove',
    sureToRemove: (name: string) => `Remove ${name}? That phone can’t come back to the seat.`,
    keep: 'Keep',
  },
};
