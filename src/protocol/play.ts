import * as v from 'valibot';
import type { BotLevel } from '../bots/levels.ts';
import { type Card, isCard, isPlayed, MOST_CARDS, type Played } from '../engine/cards.ts';
import { NAMINGS } from './look.ts';
import { LONGEST_NAME, tidyName } from './names.ts';

/** What screens and the host say to each other about a game without a deck: the program deals and keeps the cards. */

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const card = v.custom<Card>((text) => typeof text === 'string' && isCard(text));
const played = v.custom<Played>((text) => typeof text === 'string' && isPlayed(text));
const cards = v.pipe(v.array(card), v.maxLength(MOST_CARDS), v.readonly());
const stack = v.union([v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(12)), v.literal('stock')]);

export const botLevel = v.picklist(['random', 'easy', 'medium', 'strong'] satisfies readonly BotLevel[]);

/** Who plays a seat: somebody at this screen, somebody with a phone, or the program. */
export const occupant = v.variant('who', [
  v.strictObject({ who: v.literal('here') }),
  v.strictObject({ who: v.literal('phone') }),
  v.strictObject({ who: v.literal('bot'), level: botLevel }),
]);
export type Occupant = v.InferOutput<typeof occupant>;

/** Milliseconds in which cards may be played out of turn before the next move counts. */
export const GRACE = { min: 0, usual: 2500, max: 10_000 } as const;

/** A table without a deck: who plays each of its seats. */
export const playSetup = v.strictObject({
  seats: v.pipe(v.array(occupant), v.maxLength(12), v.readonly()),
  grace: v.pipe(v.number(), v.integer(), v.minValue(GRACE.min), v.maxValue(GRACE.max)),
  /** A first round: with help, whatever the settings say, and at a pace of its own. */
  guided: v.exactOptional(v.literal(true)),
});
export type PlaySetup = v.InferOutput<typeof playSetup>;

/** The engine's `Move`, as a screen makes it: what a face-down card shows is not for it to say. */
export const screenMove = v.variant('kind', [
  v.strictObject({
    kind: v.literal('play'),
    seat,
    cards: v.pipe(v.array(played), v.maxLength(MOST_CARDS), v.readonly()),
    from: v.exactOptional(v.picklist(['hand', 'faceUp'])),
  }),
  /** With the card that it has turned out to be, once that lets its player choose: what was chosen. */
  v.strictObject({ kind: v.literal('flip'), seat, stack, card: v.exactOptional(played) }),
  v.strictObject({ kind: v.literal('pickUp'), seat, add: v.exactOptional(card) }),
  v.strictObject({ kind: v.literal('swap'), seat, give: cards, take: cards }),
  v.strictObject({ kind: v.literal('choose'), seat, cards }),
  v.strictObject({ kind: v.literal('stack'), seat, cards, on: v.strictObject({ seat, card }) }),
  v.strictObject({ kind: v.literal('done'), seat, to: v.exactOptional(seat) }),
  v.strictObject({ kind: v.picklist(['ready', 'draw']), seat }),
]);
export type ScreenMove = v.InferOutput<typeof screenMove>;

/** What every screen that plays may say, on this machine or on a phone; about its own seats only. */
export const playMessages = [
  v.strictObject({ type: v.literal('make'), move: screenMove }),
  /** Takes back the last move of this seat, where that reveals nothing. */
  v.strictObject({ type: v.literal('unmake'), seat }),
  /** Has the bots that are left in a round play it to its end at once; everybody who plays with them is out. */
  v.strictObject({ type: v.literal('toEnd') }),
] as const;

/** Why a seat can't take back its last move; people play with other people `withPeople`, who have seen it. */
export const UNMAKE_FAULTS = ['nothingDone', 'playedSince', 'hasShown', 'roundOver', 'withPeople'] as const;
export type UnmakeFault = (typeof UNMAKE_FAULTS)[number];

export type PlayMessage = v.InferOutput<(typeof playMessages)[number]>;

/** What only screens on this machine may say, of the seats. */
export const hostMessages = [
  /** Shows the cards of a seat on this screen, or (null) of nobody. */
  v.strictObject({ type: v.literal('show'), seat: v.nullable(seat) }),
  /** Takes a seat from the phone that has it; that phone can't come back into it. The seat is left, as by `stand`. */
  v.strictObject({ type: v.literal('remove'), seat }),
  /** A bot plays for a seat for the time being, until its phone is back or (null) at once. */
  v.strictObject({ type: v.literal('sitIn'), seat, level: v.nullable(botLevel) }),
  /** From now on somebody else plays this seat; for `phone` it is free, though it was left. */
  v.strictObject({ type: v.literal('occupy'), seat, occupant }),
] as const;

export type HostMessage = v.InferOutput<(typeof hostMessages)[number]>;

export const networkMessages = [
  /** Opens the table to the network at one of this machine's addresses, or (null) closes it again. */
  v.strictObject({ type: v.literal('network'), address: v.nullable(v.pipe(v.string(), v.maxLength(64))) }),
  /** Lets nobody else take a seat, nor come in to watch; who watches already stays, unless the network is closed. */
  v.strictObject({ type: v.literal('lock'), on: v.boolean() }),
] as const;
export type NetworkMessage = v.InferOutput<(typeof networkMessages)[number]>;

/** A seat's key: the screen that has it is the one that took the seat. */
export const seatToken = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,64}$/));

const guestName = v.pipe(v.string(), v.maxLength(64), v.transform(tidyName), v.maxLength(LONGEST_NAME));

/** What only screens on the network may say. */
export const seatMessages = [
  /** Takes a free seat; with a name, the seat is called so. */
  v.strictObject({ type: v.literal('sit'), seat, name: v.nullable(guestName) }),
  /** Comes back into the seat that this token was given for. */
  v.strictObject({ type: v.literal('back'), token: seatToken }),
  /** Leaves the seat; while a round goes on, nobody takes it until the host frees it. */
  v.strictObject({ type: v.literal('stand') }),
] as const;
export type SeatMessage = v.InferOutput<(typeof seatMessages)[number]>;

/** How a seat is played. */
const seatPlayView = v.object({
  occupant,
  /** For `phone`: whether somebody has taken the seat, and whether that phone is connected. */
  taken: v.boolean(),
  /** For `phone`: its phone has left in this round, and no other takes the seat until it is free again. */
  left: v.boolean(),
  /** Of somebody who has sat down since the round ended: the name, theirs from the next round on. */
  joins: v.nullable(v.string()),
  online: v.boolean(),
  /** The bot that plays for it meanwhile. */
  sitIn: v.nullable(botLevel),
  /** In the exchange: done with it. */
  ready: v.boolean(),
  /** It is for this seat to act now. */
  acts: v.boolean(),
});
export type SeatPlayView = v.InferOutput<typeof seatPlayView>;

/** What a screen shows of a game without a deck, besides the table as its viewer sees it. */
export const playView = v.object({
  /** The seat whose hand this screen shows; null for onlookers, and while it is covered. */
  you: v.nullable(seat),
  /** The seats that are played on this screen. */
  mine: v.array(seat),
  /** The seat at this screen that is to act and whose cards are covered: hand the screen over. */
  cover: v.nullable(seat),
  seats: v.array(seatPlayView),
  /** Whether cards may be played out of turn just now, and how long the next move waits for that. */
  grace: v.nullable(v.object({ closesIn: count, total: count, seats: v.array(seat) })),
  /** A move of `you` waits for that. */
  held: v.boolean(),
  /** The moves that are allowed to `you` now, but for swaps and choices in the exchange; cards put on equal ones singly. */
  moves: v.array(screenMove),
  /** In the exchange: whether `you` may swap cards, or how many face-up cards `you` must choose. */
  exchange: v.nullable(v.union([v.literal('swap'), v.object({ choose: count })])),
  /** `you` may take back the last move. */
  canUnmake: v.boolean(),
  /** Only bots are left in the round, so that `toEnd` may be said. */
  onlyBots: v.boolean(),
  /** The table waits for these seats: nobody plays them just now. */
  waitsFor: v.array(seat),
  /** A first round: with help, whatever the settings say, and at a pace of its own. */
  guided: v.boolean(),
  /**
   * In a first round: what `you` is advised. The weakest card that fits, with its equals; null if none does. Before the
   * first card, the best swap or choice; null if the best cards lie face up.
   */
  advised: v.nullable(screenMove),
  /** That play burns the pile. */
  advisedBurns: v.boolean(),
  /**
   * In a first round: the cards that `you` was advised and kept at its last move, what was played instead, if anything,
   * and by the odds whether that was as good; if not, picking up, a special card that was used up, or the odds alone.
   */
  passedOver: v.nullable(
    v.object({
      cards: v.array(played),
      made: v.array(played),
      verdict: v.picklist(['fine', 'pickUp', 'spends', 'odds']),
    }),
  ),
});
export type PlayView = v.InferOutput<typeof playView>;

/** Whether the table is open to the network, told to screens on this machine. */
export const networkView = v.object({
  /** This machine's own addresses in its networks. */
  addresses: v.array(v.string()),
  /** Where phones find the page; null while the table isn't open to the network. */
  url: v.nullable(v.string()),
  trouble: v.nullable(v.picklist(['noNetwork', 'cannotListen'])),
  locked: v.boolean(),
  /** Screens on the network that watch without a seat. */
  onlookers: count,
});
export type NetworkView = v.InferOutput<typeof networkView>;

/** What a screen on the network is told of itself. */
export const guestView = v.object({
  /** As the settings of the table's machine say: everybody at it uses the same names. */
  naming: v.picklist(NAMINGS),
  locked: v.boolean(),
  /** Given with the seat, until this screen says something again: it brings the screen back into the seat. */
  token: v.nullable(v.string()),
  /** The seat was taken from it, or the token it came back with is not good any more. */
  removed: v.boolean(),
});
export type GuestView = v.InferOutput<typeof guestView>;
