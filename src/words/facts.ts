/** What sentences may speak of: the facts that `words/say` hands to the table of a language. */
import type { Kind, Played } from '../engine/cards.ts';
import type { StartQuestion } from '../engine/first.ts';
import type { RuleSetError, RuleSetErrorCode } from '../engine/rules/errors.ts';
import type { OpenZone } from '../engine/rules/schema.ts';
import type { BreachCode } from '../engine/ruling.ts';
import type { Why } from '../engine/why.ts';
import type { StepView } from '../protocol/coach.ts';
import type { KeepTrouble, SetupError } from '../protocol/lobby.ts';
import type { PlainErrorCode } from './closed-lists.ts';

/** A thing to choose or to switch, and a line about it. */
export interface Labelled {
  readonly name: string;
  readonly what: string;
}

/** How something is: two or three words beside a dot, and what to do about it; null if all is well. */
export interface HowItIs {
  readonly short: string;
  readonly what: string | null;
}

/** What a sentence about a breach may speak of. */
export interface BreachFacts {
  readonly code: BreachCode;
  /** Who made the move; null for the reader. */
  readonly mover: string | null;
  readonly cards: readonly Played[];
  /** The card that causes it, and the seat, if there is one. */
  readonly card: Played | null;
  readonly seat: string | null;
  /** What makes it plain beyond its code; null where nothing more is known. */
  readonly why: Why | null;
  /** The players that `why` names, where it may name several. */
  readonly names: readonly string[];
  /** The move tries the top card of the stock. */
  readonly ofStock: boolean;
}

/** A sentence for each kind of fact that makes a breach plain. */
export type WhyWords = {
  readonly [K in Why['is']]: (facts: BreachFacts, why: Extract<Why, { is: K }>) => string;
};

/** The same for a sentence that speaks to nobody. */
export interface NamedBreachFacts extends BreachFacts {
  readonly mover: string;
}

/** Whether a code that means no card was to be a joker, whichever. */
export const isAnyJoker = ({ text }: NoticeFacts): boolean => /^(jk|jkr|joker)$/i.test(text ?? '');

/** What a sentence said in passing, or a question, may speak of. */
export interface NoticeFacts {
  readonly card: Played | null;
  readonly seat: string | null;
  /** What was scanned, where that was no card. */
  readonly text: string | null;
  /** Cards can be tapped where this is read. */
  readonly canTap?: boolean;
  /** What was corrected, in a sentence. */
  readonly deed?: string;
}

/** What a sentence about a correction may speak of; empty where there is nothing of the kind. */
export interface DeedFacts {
  /** The moves as the log says them, and the first of them in a sentence. */
  readonly first: string;
  readonly second: string;
  readonly said: string;
  /** What it was recorded as instead: a player, or cards. */
  readonly not: string;
  readonly count: number;
  readonly fact: string;
}

/** What a sentence about what may have happened may speak of. */
export interface MendFacts {
  /** Whether it is about the play in question, and not one before it. */
  readonly isNow: boolean;
  /** Who is recorded to have made that play, and its cards: `5♦ 5♣`; empty for a move without cards. */
  readonly whose: string;
  readonly cards: string;
  readonly pickUp: boolean;
  /** Whether these are more than one card. */
  readonly many: boolean;
  /** Who picked up, or whose play it was. */
  readonly seat: string;
  /** The cards of the second of two plays, or the one card more, or what was chosen; empty for anything else. */
  readonly second: string;
  /**
   * Of a play that was not scanned: whose the one in question is then, if somebody else's; else empty. Of one before an
   * earlier play never empty.
   */
  readonly passesTo: string;
}

/** What happened, then what it means and what to do. */
export interface NoticeSentences {
  readonly what: string;
  readonly next: string;
}

/** What is asked, with people by their names. */
export interface StartFacts {
  readonly by: StartQuestion['by'];
  /** Who is named. */
  readonly name: string | null;
  readonly card: Played | null;
  readonly ranks: readonly string[];
  readonly zones: readonly OpenZone[];
  /** The players known to have the card, who may start. */
  readonly holders: readonly string[];
  /** Cards as they were dealt decide. */
  readonly asDealt: boolean;
}

/** What a question may speak of. */
export interface QuestionFacts {
  /** Who played the cards on top of the pile; null for nobody, and for the reader. */
  readonly by: string | null;
  /** The reader played them, and goes again. */
  readonly goesAgain: boolean;
  readonly laid: string;
  /** Whose turn it is, and who deals. */
  readonly turn: string | null;
  readonly dealer: string;
  /** The cards of the move that is asked about, and whether they are turned over. */
  readonly cards: string;
  readonly blind: boolean;
  /** The player who is asked has no hand card. */
  readonly noHand: boolean;
}

/** What a coach’s sentence about a step may speak of. */
export type StepFacts<S extends StepView['step']> = Extract<StepView, { step: S }> & {
  /** The players that the step names; the one who is spoken to may be among them. */
  readonly names: readonly string[];
  /** The kind of card that it is about, as a plural (`8s`) and as one (`8`). */
  readonly plural: string;
  readonly one: string;
  /** What is needed now, with what always fits; null where that isn’t said. */
  readonly needed: string | null;
};

/** What a coach’s words about the power of a card may speak of. */
export interface PowerFacts {
  /** Its ranks, as people write them on a card. */
  readonly ranks: readonly string[];
  readonly cards: number;
  /** A set may be completed out of turn. */
  readonly setsOutOfTurn: boolean;
}

/** What a sentence about an impossible record may speak of; a text is empty where there is nothing to name. */
export interface FindingFacts {
  /** The move that it is about, such as `Cy picks up the pile`. */
  readonly move: string;
  readonly number: number;
  /** In which move it was shown. */
  readonly shownIn: number;
  readonly seat: string;
  /** Who had a better right to start; null where more than one had. */
  readonly holder: string | null;
  /** Separated by spaces. */
  readonly cards: string;
  /** Others held some of the cards. */
  readonly byOthers: boolean;
  /** Only one of the cards was surely held. */
  readonly oneOf: boolean;
  /** How many cards more than recorded; negative for fewer. */
  readonly off: number;
  /** No unseen draw can explain it. */
  readonly sure: boolean;
}

/** What a sentence about a correction may speak of; a text is empty where there is nothing to name. */
export interface ChangeFacts {
  /** Where a card was seen, or cards were taken from. */
  readonly from: string;
  /** Where they were moved to. */
  readonly to: string;
  readonly cards: string;
  readonly seat: string;
  readonly count: number;
  readonly direction: 'clockwise' | 'counterclockwise';
  readonly option: string;
}

/** How many cards each player is dealt. */
export interface DealFacts {
  /** For how many players; null for any number. */
  readonly players: readonly [number, number] | null;
  readonly stacks: number;
  readonly depth: number;
  readonly faceUp: number;
  readonly hand: number;
  /** How many of the hand cards each player will choose to lie face up. */
  readonly chosen: number;
}

/** The cards under which the one to beat may lie: whether some are invisible, and those that call for a lower one. */
export interface Covering {
  readonly invisible: boolean;
  readonly lower: readonly Kind[];
}

/** The measurement that a piece of advice about the camera rests on, and the one needed; both 0 if there is none. */
export interface AdviceFacts {
  readonly measured: number;
  readonly needed: number;
}

/**
 * The sides of DataMatrix codes in millimetres, for cards that are held up and for a camera above the table; and how
 * high above it that may hang at most, in centimetres. For unmarked cards how high they have to be, in pixels.
 */
export interface LabelFacts {
  readonly show: number;
  readonly watch: number;
  readonly highest: number;
  readonly unmarked: { readonly pixels: number; readonly highest: number };
}

/** What a sentence about a test scan may speak of: what came out, and which keyboard layouts would explain it. */
export interface PhraseFacts {
  readonly text: string;
  readonly scanners: readonly string[];
  readonly computers: readonly string[];
}

/** What a sentence about a scan may speak of while a deck is enrolled: the card asked for, and what was scanned. */
export interface ReplyFacts {
  readonly card: string;
  readonly text: string;
}

/** An error of a rule set other than `UNSOUND`, which is said by its finding. */
export type PlainError = Extract<RuleSetError, { code: PlainErrorCode }>;

/** Why a table can’t be set up, where its rule set isn’t the reason. */
export type TableFault = Exclude<SetupError, { readonly code: RuleSetErrorCode }>;

/** Why the program can't start. */
export type StartError =
  | { readonly code: 'PORT_IN_USE' | 'CANNOT_LISTEN'; readonly port: number }
  | { readonly code: 'FOLDER_IN_USE'; readonly folder: string; readonly address: string | null }
  | { readonly code: 'NO_FOLDER'; readonly folder: string; readonly trouble: KeepTrouble };

/** What the sentence of a set-up says, each part as it stands there. */
export interface SetupFacts {
  readonly rules: string;
  readonly players: string;
  readonly dealer: string;
}
