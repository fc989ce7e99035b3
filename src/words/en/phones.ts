import type { NetworkView } from '../../protocol/play.ts';
import { possessive } from './grammar.ts';

type NetworkTrouble = NonNullable<NetworkView['trouble']>;

/** Phones at a table, and a large screen that shows it. */
export const phones = {
  /** A phone that has no seat. */
  join: {
    title: 'Join the table',
    name: 'Your name',
    nameHint: 'as the others should see it',
    where: 'Where do you sit?',
    joinAs: (name: string) => `Join as ${name}`,
    sitAs: (name: string) => `Sit here, for ${name}`,
    free: 'free',
    /** A free seat that nobody can take while the table is locked. */
    shut: 'not to be taken now',
    taken: 'taken',
    away: 'taken, away just now',
    /** A seat whose phone has gone: only the host can give it to another. */
    left: 'left: ask the host for it',
    /** Seats that no phone can take: somebody plays them at the host’s screen, or a bot does. */
    here: 'plays at the host’s screen',
    bot: 'a bot plays',
    lookOn: 'Just watch',
    bigView: 'Show the table large',
    noTable: 'No game yet',
    noTableYet: 'This page shows it as soon as the host begins one.',
    returning: 'Back to your seat …',
    removed: 'The seat you had is not yours any more. You can watch; ask the host for a seat.',
    /** There is no seat to take. */
    allTaken: 'No seat is free. You can watch; ask the host for a seat.',
    locked: 'The host lets nobody else take a seat just now.',
    /** The table isn’t shown to new screens. */
    closed: 'This table is closed',
    lockedOut: 'The host lets nobody else in just now. Whoever has a seat comes back into it.',
    /** Somebody else at this table has that name. */
    sameName: (name: string) =>
      `Somebody here is called "${name}" already, or nearly so. Give yourself another name.`,
    darkens: 'The seat you take stays yours, even if this phone goes dark meanwhile.',
  },
  /** The bar over the game on a phone. */
  bar: {
    you: (name: string) => `You are ${name}`,
    lookingOn: 'You look on',
    takeSeat: 'Take a seat',
    menu: 'More',
    sound: 'Sound',
    leave: 'Leave my seat',
    sureToLeave: 'Leave? The host can then give your seat and your cards to somebody else.',
    stay: 'Stay',
    round: 'The round so far',
    nextRound: 'The host begins the next round.',
  },
  /** The large view of the table, read from afar. */
  tv: {
    open: 'Show the table large',
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
    title: 'Phones in the network',
    closed: 'Players with phones in the same network can take their seats once you open the table to it.',
    closedToLook: 'Phones and a TV in the same network can show this table once you open it to them.',
    who: 'From then on everybody in this network can call up the page, look on, and take a free seat. Nobody sees another’s hand.',
    /** The same of a table with real cards. */
    whoWatches: 'From then on everybody in this network can open the page and watch.',
    address: 'Address of this computer',
    openAt: (address: string) => `Open at ${address}`,
    opened: 'The table is open to the network.',
    at: 'Scan the code with a phone, or type this address into its browser:',
    code: (url: string) => `Code to scan, for ${url}`,
    hint: 'If a phone finds nothing there: is it in the same Wi-Fi, and does this computer’s firewall let Burnpile through?',
    close: 'Close the network',
    lock: 'Let nobody else in',
    lockHint:
      'Whoever has a seat keeps it, and comes back into it. Screens that look on already stay; closing the network sends them away.',
    lockHintToWatch: 'Screens that watch already stay; closing the network sends them away.',
    onlookers: (count: number) =>
      count === 0 ? 'Nobody looks on.' : count === 1 ? 'One screen looks on.' : `${count} screens look on.`,
    noAddress:
      'This computer is in no network now. Join a Wi-Fi, or open a hotspot on a phone; then try again.',
    trouble: {
      noNetwork: 'This computer is not in that network any more. Choose another address.',
      cannotListen:
        'The page can’t be served there: the system forbids it, or another program is in the way.',
    } satisfies Record<NetworkTrouble, string>,
  },
  /** The dialog in which the host says who plays which seat. */
  players: {
    title: 'Players and phones',
    removeFirst: 'A phone has this seat. Remove it first.',
    connected: 'connected',
    away: 'away',
    free: 'free',
    left: 'left',
    makeFree: 'Free again',
    freeOf: (name: string) => `Let another phone take ${possessive(name)} seat, and see the cards`,
    sitsIn: (level: string) => `a bot sits in, ${level}`,
    sitIn: 'Let a bot sit in',
    sitInFor: (name: string) => `Let a bot sit in for ${name}`,
    giveBack: 'Give the seat back',
    giveBackTo: (name: string) => `Give ${possessive(name)} seat back`,
    remove: 'Remove',
    sureToRemove: (name: string) => `Remove ${name}? That phone can’t come back into the seat.`,
    keep: 'Keep',
  },
};
