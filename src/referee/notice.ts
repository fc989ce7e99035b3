import type { Adjustment } from '../engine/adjust.ts';
import type { Card, Played } from '../engine/cards.ts';
import type { Move } from '../engine/move.ts';
import type { SeatNumber } from '../engine/state.ts';
import { CORRECTION_ERRORS } from './correction.ts';

/** What is said in passing: nothing was recorded, or something without a ruling was. */
export const NOTICE_CODES = [
  'notACode',
  'noSuchCommand',
  'notInDeck',
  'noSuchSeat',
  'seatFirst',
  'alreadyBurned',
  'alreadyInPlay',
  /** It is scanned as missing, and lay there by then. */
  'alreadyInPile',
  /** The newest move was scanned once more: its card lies there still. */
  'scannedAgain',
  'misScanDropped',
  'nothingOpen',
  'nothingToPickUp',
  'nothingToUndo',
  'undone',
  'takenBack',
  'noQuestion',
  'answerFirst',
  'settleFirst',
  /** The same where the newest scan was most likely a mistake, and is undone rather than taken back. */
  'checkFirst',
  'waitingForgotten',
  'gameOver',
  'starterSeen',
  'scanStarterFirst',
  'noBurnDue',
  'seatAnnounced',
  'seatDropped',
  'pickUpBooked',
  'pickUpSeen',
  'burnBooked',
  'changedPlayer',
  'cannotChangePlayer',
  'nothingToRepeat',
  'registering',
  'registered',
  'unregistered',
  'alreadyKnown',
  'allOfSeatKnown',
  'allRegistered',
  'registeringOver',
  'registerFirst',
  'nothingToRegister',
  'tooLateToRegister',
  'renamed',
  'moved',
  'away',
  'backAgain',
  'exchanging',
  'exchangeKnown',
  'notExchanged',
  'liesElsewhere',
  'scanAllOfSeat',
  'tooManyChanged',
  'nobodyHasIt',
  'askedAgain',
  'noDrawYet',
  'blindAnnounced',
  'scannerWorks',
  'scannerMissing',
  'scannerLost',
  'scannerBack',
  'cameraLost',
  'cameraBack',
  'resumed',
  'resumedCut',
  'resumedPlay',
  'resumedPlayCut',
  // Corrections:
  'corrected',
  'joined',
  'drewMore',
  'drewLess',
  'recordChanged',
  ...CORRECTION_ERRORS,
  'nothingToCorrect',
  'cursorAt',
  'cursorMisread',
  'cursorInserts',
  'cursorMissed',
  'cursorDraft',
  'cursorLeft',
  'notWhileCorrecting',
  'whichCard',
  'counting',
  'counted',
  'digitsFirst',
  'notACount',
  'turnSet',
  'directionSet',
  'nothingRefused',
  'penaltyPaid',
  'noPenalty',
  'nothingBurned',
  'called',
  'nothingToCall',
  'roundGoesOn',
] as const;
export type NoticeCode = (typeof NOTICE_CODES)[number];

/** What a correction has done, as people are told it. */
export const DEEDS = [
  'now', // it was this move; the one that was recorded comes second
  'inOrder', // first this move, then that one
  'whole', // this was one play
  'added',
  'removed',
  'stands',
  'burned', // the pile burned, or didn't
  'unburned',
  'takenBack', // the last moves; of several, only how many
  'fact', // anything that is no move
] as const;

/** Who did what; of a swap also the cards that came to the hand (`taken`). */
export interface ToldMove {
  readonly kind: Move['kind'];
  readonly seat: SeatNumber;
  readonly cards: readonly Played[];
  readonly taken?: readonly Card[];
  readonly on?: { readonly seat: SeatNumber; readonly card: Card };
  readonly to?: SeatNumber;
}

/** A correction that was made: the moves that it is about, how many they are, and what was said that is no move. */
export interface Deed {
  readonly what: (typeof DEEDS)[number];
  readonly moves: readonly ToldMove[];
  readonly count: number;
  readonly fact: Adjustment | null;
}

export interface Notice {
  readonly id: number;
  readonly code: NoticeCode;
  readonly card: Card | null;
  readonly seat: SeatNumber | null;
  /** What was scanned, where that was no card. */
  readonly text: string | null;
  /** What was corrected, where the code alone doesn't say it. */
  readonly deed?: Deed;
}
