import * as v from 'valibot';
import {
  type Card,
  isCard,
  isPlayed,
  type PileSlot,
  type Played,
  type Slot,
  UNKNOWN,
} from '../engine/cards.ts';
import type { HindsightCode } from '../engine/hindsight.ts';
import { EFFECT_NAMES, TOLD_EFFECTS } from '../engine/rules/effects.ts';
import type { RuleSet } from '../engine/rules/schema.ts';
import type { BreachCode, ClaimCode } from '../engine/ruling.ts';
import type { Why } from '../engine/why.ts';
import type { PlainCommand } from '../recognition/sighting.ts';
import type { MendKind } from '../referee/mend.ts';
import type { Deed, NoticeCode } from '../referee/notice.ts';
import type { QuestionCode } from '../referee/question.ts';
import type { WhyGone } from '../referee/reread.ts';
import { beginningView } from './beginning.ts';
import { changeView } from './change.ts';
import { coachView } from './coach.ts';
import { code, ranks } from './code.ts';
import { correction } from './correction.ts';
import { playView } from './play.ts';
import { seriesView } from './series.ts';

/**
 * What a screen shows of a table, as data: numbers for seats (from 0, clockwise), codes for everything that is
 * said. Every message carries the whole of it, so that a screen never has to catch up.
 */

const card = v.custom<Card>((text) => typeof text === 'string' && isCard(text));
const played = v.custom<Played>((text) => typeof text === 'string' && isPlayed(text));
const slot = v.custom<Slot>((text) => typeof text === 'string' && (text === UNKNOWN || isCard(text)));
const pileSlot = v.custom<PileSlot>(
  (text) => typeof text === 'string' && (text === UNKNOWN || isPlayed(text)),
);
const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const why = v.custom<Why>((found) => typeof found === 'object' && found !== null && 'is' in found);

const seatView = v.object({
  name: v.string(),
  hand: count,
  /** The fewest and the most cards that it may have: draws are recorded without being seen. */
  least: count,
  most: count,
  /** The hand cards that everybody has seen. */
  known: v.array(card),
  /** One for each stack, null where nothing lies; none at all where the rules deal none. */
  faceUp: v.array(v.nullable(slot)),
  /** Cards on each face-down stack. */
  faceDown: v.array(count),
  /** Gone for a while; the cards stay in the game. */
  away: v.boolean(),
  /** 1 for the first that went out; null while still playing. */
  place: v.nullable(count),
});
export type SeatView = v.InferOutput<typeof seatView>;

export const demandView = v.object({
  card: v.nullable(played),
  bound: v.nullable(
    /** `exactly` where nothing is higher than the rank, or lower, that could go too. */
    v.object({ kind: v.picklist(['atLeast', 'above', 'atMost', 'below', 'exactly']), rank: v.string() }),
  ),
  colour: v.nullable(v.picklist(['black', 'red'])),
  /** The ranks that alone may follow, whatever the bound; null where others may too. */
  only: v.nullable(v.array(v.string())),
  /** The pile has to be picked up, unless one of these ranks hands that on. */
  forced: v.boolean(),
  /** Equal cards fit only to complete a set; `missing` more of the top card's kind burn the pile, null where none do. */
  equalCompletes: v.boolean(),
  missing: v.nullable(count),
  size: count,
  /** More cards than `size` fit whatever their rank, where there are several to answer. */
  pairs: v.boolean(),
  /** Kinds that go on anything right now, if any of them goes not by the bound: ranks, and JK for jokers. */
  always: v.array(v.string()),
});
export type DemandView = v.InferOutput<typeof demandView>;

const moves = ['play', 'flip', 'pickUp', 'done', 'swap', 'choose', 'stack', 'ready', 'draw'] as const;

export const moveView = v.object({
  kind: v.picklist(moves),
  seat,
  cards: v.array(played),
  /** Of a swap: the cards that came to the hand for these. */
  taken: v.exactOptional(v.array(card)),
  /** Of cards that were put on a face-up one before play: that one, and whose it is. */
  on: v.exactOptional(v.object({ seat, card })),
  /** Of a turn that is left: who was chosen to play next, where the mover had the choice. */
  to: v.exactOptional(seat),
  /** From 1, for a face-down card. */
  stack: v.nullable(count),
  /** What the rules want called at a burn was called. */
  called: v.exactOptional(v.literal(true)),
});
export type MoveView = v.InferOutput<typeof moveView>;

export const breachView = v.object({
  code: code<BreachCode>(),
  rule: v.nullable(v.string()),
  /** The rule in the rule set's own words. */
  ruleText: v.nullable(v.string()),
  /** Rules without which that one doesn't explain it, with their texts. */
  also: v.exactOptional(v.array(v.object({ rule: v.string(), ruleText: v.nullable(v.string()) }))),
  card: v.nullable(played),
  seat: v.nullable(seat),
  /** What makes it plain beyond its code; missing where the screen may not know. */
  why: v.exactOptional(why),
});
export type BreachView = v.InferOutput<typeof breachView>;

/** An effect that was done, and the seats that it concerned: those that were skipped. */
/** An effect that a card offers, with the ranks that it names. */
export const offerView = v.object({ power: v.picklist(EFFECT_NAMES), ranks: v.array(v.string()) });

export const effectView = v.object({ effect: v.picklist(TOLD_EFFECTS), seats: v.array(seat) });
export type EffectView = v.InferOutput<typeof effectView>;

export const rulingView = v.object({
  /** Counts up with every new ruling, and when one should be said again. */
  id: count,
  move: moveView,
  verdict: v.picklist(['legal', 'onTrust', 'illegal']),
  breaches: v.array(breachView),
  /** What it rests on; `faceUp` where it is the face-up cards of that seat that aren't known, as its hand is empty. */
  claims: v.array(v.object({ code: code<ClaimCode>(), seat, faceUp: v.exactOptional(v.literal(true)) })),
  /** The demand that was on the pile when the cards were played. */
  asked: demandView,
  burn: v.boolean(),
  /** How many equal cards burned it; null where none did, or the power of a card did. */
  equals: v.nullable(count),
  draws: count,
  /** How many face-up cards go to the mover’s hand, as hand and stock are gone. */
  takenUp: count,
  again: v.boolean(),
  optional: v.boolean(),
  effects: v.array(effectView),
  /** What its player chose of what the card offers. */
  chose: v.exactOptional(offerView),
  pickedUp: count,
  /** Whose hand the pile went to, where that is not the mover's. */
  taker: v.nullable(seat),
  failed: v.boolean(),
  out: v.array(seat),
  /** An illegal play that has been taken back; it waits to be noticed until then. */
  settled: v.boolean(),
  /** It is against the rules, and was let stand. */
  stands: v.boolean(),
  /** It was allowed although it was somebody else's turn; left out where it wasn't so. */
  jumpedIn: v.exactOptional(v.literal(true)),
  /** It burned the pile, and people have said since that it didn't. */
  unburned: v.boolean(),
  /** It burned nothing by the rules, and people have said since that the pile was burned. */
  letBurn: v.boolean(),
  /** The kept picture of how the table looked then, by its name; null where there is none. */
  picture: v.nullable(v.string()),
});
export type RulingView = v.InferOutput<typeof rulingView>;

const openView = v.object({
  seat,
  cards: v.array(card),
  answer: v.picklist(['fits', 'notYet', 'cannot']),
  /** How many more equal cards would make it legal, for `notYet`. */
  missing: count,
  /** Whether closing it now burns the pile. */
  burn: v.boolean(),
  breaches: v.array(breachView),
  /** Milliseconds until quiet time closes the play, as of this message; null if nothing closes it. */
  closesIn: v.nullable(count),
  quiet: count,
});
export type OpenView = v.InferOutput<typeof openView>;

export const questionView = v.object({
  id: count,
  code: code<QuestionCode>(),
  card: v.nullable(card),
  seat: v.nullable(seat),
  /** How many hand cards the seat would have, for `miscounted`. */
  count: v.nullable(count),
  answers: v.array(
    v.object({
      kind: v.picklist(['seat', 'choice', 'card', 'yes', 'no', 'misScan']),
      seat: v.nullable(seat),
      /** The face-up card that goes with the pile. */
      card: v.exactOptional(card),
      /** What may have been chosen of the card. */
      offer: v.exactOptional(offerView),
    }),
  ),
});
export type QuestionView = v.InferOutput<typeof questionView>;

/** What may have happened where a play is not allowed, can't be or is asked about (`Mend`). */
export const mendView = v.object({
  kind: code<MendKind>(),
  isNow: v.boolean(),
  whose: seat,
  cards: v.array(played),
  seat,
  cut: v.nullable(count),
  pickUp: v.exactOptional(v.literal(true)),
  passesTo: v.optional(seat),
  offer: v.exactOptional(offerView),
});
export type MendView = v.InferOutput<typeof mendView>;

/** What a move may have been, each with what corrects the record. */
export const mendOffers = v.array(v.strictObject({ mend: mendView, correction }));
export type MendOffers = v.InferOutput<typeof mendOffers>;

/** What may wait: a card, a seat (from 0), or another command, also by its button; a digit is part of a count. */
const waitingView = v.variant('what', [
  v.object({ what: v.literal('card'), card }),
  v.object({ what: v.literal('seat'), seat }),
  v.object({ what: v.literal('command'), command: code<PlainCommand>() }),
  v.object({ what: v.literal('digit'), digit: count }),
]);
export type WaitingView = v.InferOutput<typeof waitingView>;

/** What a correction has done. */
const deedView: v.GenericSchema<unknown, Deed> = v.object({
  what: code<Deed['what']>(),
  moves: v.array(
    v.object({
      kind: v.picklist(moves),
      seat,
      cards: v.array(played),
      taken: v.exactOptional(v.array(card)),
      on: v.exactOptional(v.object({ seat, card })),
    }),
  ),
  count,
  fact: v.nullable(changeView),
});
export type DeedView = Deed;

export const noticeView = v.object({
  id: count,
  code: code<NoticeCode>(),
  card: v.nullable(card),
  seat: v.nullable(seat),
  text: v.nullable(v.string()),
  /** What was corrected, where the code alone doesn't say it. */
  deed: v.exactOptional(deedView),
});
export type NoticeView = v.InferOutput<typeof noticeView>;

/** A ruling that the last correction has changed; null where it doesn't stand any more. */
const changedView = v.object({
  /** The entry's number in the record, from 0. */
  entry: count,
  /** Which move it was before that, as the log counts them. */
  number: count,
  was: rulingView,
  now: v.nullable(rulingView),
  /** Why it stands no more, where it doesn't. */
  gone: v.exactOptional(code<WhyGone>()),
});
export type ChangedView = v.InferOutput<typeof changedView>;

/** Something that could not have been, found out later. */
const hindsightView = v.object({
  code: code<HindsightCode>(),
  /** The entry that it is about, and the one that showed it. */
  entry: count,
  shownBy: count,
  /** The same two as the log counts the moves; for what is no move, the move before it. */
  number: count,
  shownIn: count,
  /** What was ruled on the entry; null if it is no move. */
  ruling: v.nullable(rulingView),
  seat: v.nullable(seat),
  /** Who had a better right to start; null where more than one had, and for anything else. */
  holder: v.nullable(seat),
  cards: v.array(card),
  /** Others held some of the cards, so that the seat must have had one that it could play. */
  byOthers: v.boolean(),
  /** Only one of the cards was surely held. */
  oneOf: v.boolean(),
  /** For counts: how many cards more than recorded; negative for fewer. */
  off: v.number(),
  /** No unseen draw can explain it; where this is false, somebody should check. */
  sure: v.boolean(),
});
export type HindsightView = v.InferOutput<typeof hindsightView>;

/** One line of the log: a ruled move, or something said in passing; numbers count the moves that were made. */
const logLine = v.object({
  number: v.nullable(count),
  ruling: v.nullable(rulingView),
  notice: v.nullable(noticeView),
});
export type LogLine = v.InferOutput<typeof logLine>;

/** The entry that is being corrected by scanner, with what was said about it so far. */
const cursorView = v.object({
  entry: count,
  inserts: v.boolean(),
  /** It was chosen as the one that was misread, by people who were asked. */
  misread: v.exactOptional(v.literal(true)),
  seat: v.nullable(seat),
  cards: v.array(card),
  kind: v.nullable(v.picklist(['pickUp', 'flip', 'burned', 'count'])),
  /** Of a count. */
  digits: v.string(),
  /** Whose the missing move is unless somebody is named: who was to act then; null if that was open or none is missing. */
  due: v.nullable(seat),
  /** The moves around it, as they stand in the log; null where there is none. */
  before: v.nullable(logLine),
  at: v.nullable(logLine),
  after: v.nullable(logLine),
});
export type CursorView = v.InferOutput<typeof cursorView>;

export const scannerView = v.object({
  /** `none` without a scanner; `recording` while a recording stands in for one. */
  kind: v.picklist(['none', 'serial', 'keyboard', 'recording']),
  state: v.picklist(['none', 'connecting', 'open', 'lost', 'closed']),
  /** The port's path, or the recording's. */
  name: v.nullable(v.string()),
  /** A code for what is wrong, if something is. */
  reason: v.nullable(v.string()),
});
export type ScannerView = v.InferOutput<typeof scannerView>;

const playbackView = v.object({
  sample: v.string(),
  done: count,
  total: count,
  speed: v.number(),
});
export type PlaybackView = v.InferOutput<typeof playbackView>;

/** The cards that the last one of a round is left with. */
const leftView = v.object({ hand: v.array(slot), faceUp: v.array(slot), faceDown: v.array(slot) });
export type LeftView = v.InferOutput<typeof leftView>;

export const tableView = v.object({
  rules: v.object({
    id: v.string(),
    title: v.string(),
    /** The options that were chosen, each in the words of its rule set or as parameter and value. */
    options: v.array(v.string()),
    /** What is chosen now, by name: variations and parameters. */
    chosen: v.record(v.string(), v.unknown()),
    /** The values of all parameters that may be changed in mid-round. */
    values: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
    /** What the rules call the game and its loser; empty where they don't say. */
    names: v.object({ game: v.string(), loser: v.string() }),
    /** What is called aloud at a burn, if anything. */
    burnCall: v.nullable(v.string()),
    packs: count,
    jokers: count,
    /** The ranks that are taken out of the packs. */
    without: ranks,
    /** All ranks, the lowest first. */
    order: ranks,
    players: count,
    /** Who wins, or loses. */
    end: code<RuleSet['end']['mode']>(),
    /** What players may do with their face-up cards before the first card. */
    exchange: code<RuleSet['exchange']>(),
    /** Whether the cards that nobody was dealt are a stock, out of play, or none. */
    leftover: code<RuleSet['leftover']>(),
    /** Sets may be completed out of turn. */
    setsOutOfTurn: v.boolean(),
    /** Cards that follow each other may be played together. */
    runs: v.boolean(),
  }),
  phase: v.picklist(['exchange', 'start', 'play', 'over']),
  seats: v.array(seatView),
  dealer: seat,
  direction: v.picklist(['clockwise', 'counterclockwise']),
  turn: v.nullable(seat),
  extra: v.nullable(v.picklist(['must', 'may', 'choose'])),
  /** In the phase start: who may start, as far as the table knows. */
  starters: v.array(seat),
  /** Before the first card of a round: how to deal, and what is asked to find out who starts. */
  beginning: v.nullable(beginningView),
  pile: v.array(pileSlot),
  /** Cards that nobody was dealt. */
  stock: count,
  burned: count,
  /** Every card of the deck that is known to lie nowhere: what an unknown one may be. */
  unseen: v.array(card),
  demand: demandView,
  /** The rule by which it is so; null where none says it. */
  demandRule: v.nullable(v.object({ rule: v.string(), ruleText: v.nullable(v.string()) })),
  /** The seat announced for the next card. */
  announced: v.nullable(seat),
  /** Face-up cards are being scanned before the first card: this one next, `done` of the seat's `of` are known. */
  registering: v.nullable(
    v.object({
      seat,
      /** Where in the seat's `faceUp` it lies. */
      stack: count,
      done: count,
      of: count,
      /** People have swapped: what lies there now is compared with what lay there before. */
      again: v.boolean(),
      /** As many were scanned as lay there, and more may have been put on equal ones: it ends when people say so. */
      enough: v.exactOptional(v.literal(true)),
    }),
  ),
  /** What the card was announced to be from that is turned over and not scanned yet; null if none is. */
  blind: v.nullable(v.picklist(['faceDown', 'stock', 'said'])),
  open: v.nullable(openView),
  ruling: v.nullable(rulingView),
  question: v.nullable(questionView),
  /**
   * What may be answered now, likeliest first; the first is `CMD:1`: an answer of the question by its number, from 0,
   * or what may have happened.
   */
  choices: v.array(
    v.variant('kind', [
      v.object({ kind: v.literal('answer'), answer: count }),
      v.object({ kind: v.literal('mend'), mend: mendView }),
    ]),
  ),
  /** What else the newest move may have been, likeliest first, where nothing is in question; none where the program deals. */
  mends: mendOffers,
  /**
   * The same of each of the last moves, by their entries from 0, the newest first; also where something is in question.
   * Of a move that was refused, what is less likely than the choices.
   */
  earlier: v.array(v.strictObject({ entry: count, mends: mendOffers })),
  /** What came while the question stands, in its order; it is taken up after the answer, unless that led to a refusal. */
  waiting: v.array(waitingView),
  notice: v.nullable(noticeView),
  /** Newest last; older ones are left out. */
  log: v.array(logLine),
  canUndo: v.boolean(),
  /** How many changes the record has had: a correction names it, so that it can't mean another entry. */
  revision: count,
  /** The rulings that the last correction changed; empty once something else has happened. */
  changed: v.array(changedView),
  /** What could not have been, oldest first. */
  hindsight: v.array(hindsightView),
  cursor: v.nullable(cursorView),
  /** What is being counted by scanner: a seat's hand, or the stock (null). */
  counting: v.nullable(v.object({ seat: v.nullable(seat), digits: v.string() })),
  /** What the rules ask for a move that is not allowed. */
  penalty: v.picklist(['takeBack', 'pickUpPile', 'drawCard', 'letStand']),
  /** Nothing is known of anybody's cards yet, so that people may change places. */
  canMove: v.boolean(),
  /** The round makes no progress and may be called a draw. */
  stalled: v.boolean(),
  /** It was. */
  drawn: v.boolean(),
  /** Who lost, where the rules name a loser; places are in `seats`. */
  loser: v.nullable(seat),
  /** With which cards, told to everybody once a round without a deck is over; missing at any other time. */
  left: v.exactOptional(leftView),
  /** After a finished round: who deals the next one and who may start it, by the rules. */
  next: v.nullable(v.object({ dealer: seat, starters: v.array(seat) })),
  /** The rounds of this table and what they add up to. */
  series: seriesView,
  /** Everything that this table has taken, in all rounds: the number of lines of its journal after the first. */
  inputs: count,
  /** What beginners are reminded of, for screens that show it. */
  coach: coachView,
  scanner: scannerView,
  /** A code that came again too soon and was taken for the scanner repeating itself, until anything else happens. */
  repeated: v.nullable(v.object({ card: v.nullable(card), code: v.string() })),
  playback: v.nullable(playbackView),
  /** A game without a deck, as this screen plays it or looks back at it; null at a table with real cards. */
  play: v.nullable(playView),
});
export type TableView = v.InferOutput<typeof tableView>;
