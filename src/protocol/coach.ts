import * as v from 'valibot';
import { EFFECT_NAMES } from '../engine/rules/effects.ts';

/** What beginners are reminded of, as data: the cards that do something by the present rules, and the next step. */

const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A rank, or JK for jokers. */
const kind = v.string();

/** Everything that a card or a set can do by some rule set, besides lying on a lower or a higher one. */
export const POWERS = [
  ...EFFECT_NAMES,
  'onAny',
  'onUpTo',
  'countsAs',
  'notOn',
  'onlyIfStuck',
  'notOnEmpty',
  'burnTogether',
  'skipTogether',
] as const;
export type PowerName = (typeof POWERS)[number];

const powerView = v.object({
  power: v.picklist(POWERS),
  /** The ranks that it names, where it names any; of what goes on any card those on which it doesn’t go. */
  ranks: v.array(v.string()),
  /** How many cards it takes together; 1 for a card alone. */
  cards: count,
  /** The effects to choose from, where its player chooses what it does. */
  options: v.exactOptional(
    v.array(v.object({ power: v.picklist(EFFECT_NAMES), ranks: v.array(v.string()) })),
  ),
});
export type PowerView = v.InferOutput<typeof powerView>;

/** What a kind of card does by some rules. */
export const powersView = v.object({
  /** The cards that have these powers; null for equal cards of any kind. */
  kind: v.nullable(kind),
  powers: v.array(powerView),
});
export type PowersView = v.InferOutput<typeof powersView>;

const specialView = v.object({
  ...powersView.entries,
  /** It lies on the pile and counts now. */
  lies: v.boolean(),
  /** The viewer could play it from where the next card comes from; never told about anybody else. */
  held: v.boolean(),
});
export type SpecialView = v.InferOutput<typeof specialView>;

/** What people have to do at a table with real cards after a move, in this order. */
export const TASKS = ['clear', 'draw', 'takeUp', 'takePile'] as const;

const dueView = v.object({
  seat,
  tasks: v.array(v.object({ task: v.picklist(TASKS), cards: count })),
});
export type DueView = v.InferOutput<typeof dueView>;

/** What may be done besides playing a card. */
const ways = {
  /** The pile may be picked up by a player who can’t play a card, or by anyone who likes; null for not now. */
  pickUp: v.nullable(v.picklist(['ifUnable', 'free'])),
  /** Where the pile goes to somebody else. */
  toOther: v.boolean(),
  /** A face-up card has to be added to it. */
  add: v.boolean(),
  /** The top of the stock may be tried before that, or instead of playing a card; null for not now. */
  tryStock: v.nullable(v.picklist(['ifUnable', 'free'])),
  /** A face-down card that nothing lies on may be turned over. */
  flip: v.boolean(),
};

/** A turn after one’s own: it has to be taken, or may be. */
const again = v.nullable(v.picklist(['must', 'may']));

const stepView = v.variant('step', [
  /** Before the first card: swap cards, put some face up, or say that you are ready. */
  v.object({ step: v.literal('swap'), seat }),
  v.object({ step: v.literal('choose'), seat, cards: count }),
  v.object({ step: v.literal('ready'), seat }),
  v.object({ step: v.literal('getReady'), seats: v.array(seat) }),
  /** A card was turned up to play on, and should be scanned. */
  v.object({ step: v.literal('turnUp') }),
  /** Cards of this rank are thrown in before the first one. */
  v.object({ step: v.literal('throwIn'), seats: v.array(seat), kind }),
  v.object({
    step: v.literal('start'),
    /** Who may, as far as it is known. */
    seats: v.array(seat),
    /** With the card that gives the right. */
    mustPlayIt: v.boolean(),
    /** A card was turned up, and the first one has to fit on it. */
    onPile: v.boolean(),
    /** What people may do before, at a table with real cards. */
    first: v.picklist(['none', 'swap', 'pick']),
  }),
  /** Only on one’s turn something else may be played then. */
  v.object({ step: v.literal('takeBack'), seat, onTurn: v.boolean() }),
  /** Cards lie there and aren’t ruled on: how many more must follow; 0 where more may. */
  v.object({ step: v.literal('more'), seat, kind, missing: count }),
  v.object({ step: v.literal('show'), seat, from: v.picklist(['faceDown', 'stock']) }),
  /** What the card does that it has turned over is for the seat to choose. */
  v.object({ step: v.literal('sayWhat'), seat }),
  /** Who plays next is for the seat to choose. */
  v.object({ step: v.literal('chooseNext'), seat }),
  v.object({
    step: v.literal('lay'),
    seat,
    from: v.picklist(['hand', 'faceUp']),
    /** There is more than one card to play, and each of them fits. */
    any: v.boolean(),
    again,
    ...ways,
  }),
  /** Nothing fits of what may be played now. */
  v.object({ step: v.literal('pickUp'), seat, from: v.picklist(['hand', 'faceUp']), ...ways }),
  v.object({
    step: v.literal('flip'),
    seat,
    again,
    /** The stack that is next, from 1, where there is an order. */
    stack: v.nullable(count),
    /** How many face-down cards the seat has. */
    cards: count,
    pickUp: v.boolean(),
  }),
  /** Out of turn: this many equal cards complete the set on the pile. */
  v.object({ step: v.literal('complete'), seat, kind, cards: count }),
  /** Out of turn: this many equal cards may be added to what the seat has just played. */
  v.object({ step: v.literal('add'), seat, kind, cards: count }),
  v.object({ step: v.literal('wait'), seats: v.array(seat) }),
]);
export type StepView = v.InferOutput<typeof stepView>;

export const coachView = v.object({
  /** What is still to be done for the last move, until something else is scanned. */
  due: v.nullable(dueView),
  /** What the viewer can do; at a table with real cards, what the player on turn can. Null while something is asked. */
  next: v.nullable(stepView),
  specials: v.array(specialView),
});
export type CoachView = v.InferOutput<typeof coachView>;
