import type { HindsightCode } from '../engine/hindsight.ts';
import type { TableView } from '../protocol/view.ts';
import type { MissingKind } from './closed-lists.ts';
import type { FindingFacts } from './facts.ts';

/** What is said where people put the log right, and where they see what is known. */
export interface CorrectWords {
  /** The way to it. */
  readonly open: string;
  readonly openAt: (move: string) => string;
  readonly title: string;
  readonly older: string;
  readonly newer: string;
  readonly nothing: string;
  readonly readingLog: string;
  readonly laid: string;
  readonly tapCard: string;
  readonly addCard: string;
  readonly whose: string;
  readonly missing: string;
  readonly before: string;
  readonly after: string;
  readonly missingOf: Record<MissingKind, string>;
  /** Asks for the player, or the cards, of what is missing. */
  readonly askSeat: Record<Exclude<MissingKind, 'burn'>, string>;
  readonly askCards: (who: string) => string;
  readonly askBlind: (who: string) => string;
  readonly instead: string;
  readonly insteadOf: Record<'play' | 'pickUp' | 'flip', string>;
  readonly whole: string;
  /** The move goes: it was the last one, or those after it stay. */
  readonly remove: (isLast: boolean) => string;
  readonly stand: string;
  readonly unburn: string;
  readonly merge: (next: string) => string;
  /** So many moves go, from this one on, and which. */
  readonly takeBack: (count: number) => string;
  readonly takeBackSure: (moves: readonly string[], more: number) => string;
  readonly takeThemBack: string;
  readonly instead1: (card: string) => string;
  readonly newCard: string;
  readonly removeCard: (card: string) => string;
  readonly moveLeft: string;
  readonly moveRight: string;
  readonly splitHere: (card: string) => string;
  readonly splitTo: string;
  readonly putRight: string;
  readonly backToMove: string;
  readonly now: string;
  readonly thisMove: string;
  readonly countHand: string;
  readonly handOf: (name: string, count: number) => string;
  readonly stockOf: (count: number) => string;
  readonly fewer: string;
  readonly more: string;
  /** Null while what is typed is no number. */
  readonly counted: (count: number | null) => string;
  readonly lastDrew: string;
  readonly turn: string;
  readonly direction: string;
  readonly turnRound: Record<TableView['direction'], string>;
  readonly penalty: string;
  readonly penaltyOf: Record<'pickUpPile' | 'drawCard', (name: string) => string>;
  readonly option: string;
  readonly optionHint: string;
  readonly playedSo: string;
  /** Whether a variation is played, and how that is changed. */
  readonly isPlayed: Record<'on' | 'off', string>;
  readonly switch: Record<'on' | 'off', string>;
  readonly otherParameter: string;
  readonly parameter: string;
  readonly value: string;

  /** After a correction: the rulings that have changed. */
  readonly changedTitle: (count: number) => string;
  readonly allowed: string;
  readonly notAllowed: (reasons: string) => string;
  /** After `notAllowed`: the table has let it stand. */
  readonly stands: string;
  readonly change: (number: number, move: string, was: string, now: string) => string;
  readonly changeGone: (number: number, move: string, was: string) => string;
  readonly followsElse: string;
  readonly by: (move: string, what: string) => string;
  readonly undo: string;
  readonly gotIt: string;

  /** What could not have been. */
  readonly couldNot: string;
  readonly findings: Record<HindsightCode, (facts: FindingFacts) => string>;
  readonly findingsTitle: string;

  /** Correcting by scanner. */
  readonly cursor: string;
  readonly cursorMissing: (move: string) => string;
  readonly cursorMissingAtEnd: string;
  readonly cursorSaid: (what: string) => string;
  readonly somebody: string;
  /** What these codes do here; the others mean what the printed sheet says of them. */
  readonly codes: Record<'PICKUP' | 'DONE' | 'UNDO', string>;
  readonly counting: (whose: string | null, digits: string) => string;
  readonly countingHint: string;

  /** What Done and Undo do about a move that is not allowed, by what the rules ask for it; null if the same. */
  /** A count by scanner, of a hand or of the stock (null), with the digits so far. */
  readonly cursorCounts: (who: string | null, digits: string) => string;
  readonly penaltyKeys: Record<TableView['penalty'], ((name: string) => string) | null>;

  /** What is known. */
  readonly known: string;
  readonly knownTitle: string;
  /** How many cards a hand may have whose count may be wrong: with the count, as a range, and as that is read out. */
  readonly doubt: (count: number, least: number, most: number) => string;
  readonly doubtShort: (least: number, most: number) => string;
  readonly doubtAloud: (least: number, most: number) => string;
  readonly unknownCards: (count: number) => string;
  readonly nothingKnown: string;
  readonly columns: Record<'player' | 'hand' | 'known' | 'unknown', string>;
  readonly pool: (count: number) => string;
  readonly poolHint: string;
  readonly leftOf: (left: number, all: number) => string;
  readonly doubtHint: string;
}
