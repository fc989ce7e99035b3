import type { Occupant } from '../protocol/play.ts';
import type { Pace } from '../protocol/settings.ts';

type BotLevel = Extract<Occupant, { who: 'bot' }>['level'];

/** What is said while a table without a deck is set up and played at. */
export interface PlayWords {
  /** The title of its set-up. */
  readonly title: string;
  readonly setup: {
    /** Who plays a seat. */
    readonly who: (name: string) => string;
    readonly here: string;
    readonly phone: string;
    readonly bot: (level: string) => string;
    /** Names for bots, to be given in this order. */
    readonly botNames: readonly string[];
    readonly add: string;
    readonly hint: string;
    readonly advanced: string;
    readonly grace: { readonly name: string; readonly what: string };
    readonly seconds: (seconds: number) => string;
  };
  readonly levels: Record<BotLevel, string>;
  readonly pace: {
    readonly title: string;
    readonly label: string;
    readonly what: string;
    readonly names: Record<Pace, string>;
  };
  readonly yourTurn: string;
  readonly youLose: string;
  readonly youWin: string;
  readonly chooseCards: string;
  /** In the exchange, whoever is shown has nothing left to choose, or is ready. */
  readonly readyOrNot: string;
  readonly othersGetReady: string;
  readonly mayGoAgain: string;
  readonly youStart: string;
  /** In the exchange: what may be done, and for whom everybody waits. */
  readonly swap: string;
  readonly swapHow: string;
  readonly choose: (count: number) => string;
  readonly chooseHow: string;
  readonly thenReady: string;
  readonly waitsForReady: (names: readonly string[]) => string;
  readonly dealt: string;
  /** Nobody has laid a card yet. */
  readonly firstCard: string;
  /** A card that was tried; `asked` is the demand in words. */
  readonly asked: (asked: string) => string;
  /** A face-up card has to go with the pile. */
  readonly addWhich: string;
  readonly labels: {
    readonly own: (name: string) => string;
    readonly hand: string;
    readonly table: string;
    readonly actions: string;
    readonly stack: (number: number, cards: number) => string;
    readonly fits: string;
    /** Of a card that lies face up, while there are hand cards. */
    readonly later: string;
    readonly noCards: string;
    readonly cards: (count: number) => string;
    readonly out: string;
    readonly bot: (level: string) => string;
    readonly phone: string;
    readonly ready: string;
    readonly sitsIn: string;
  };
  readonly buttons: {
    readonly lay: string;
    readonly layThese: (cards: string) => string;
    readonly layHere: string;
    readonly layFaceUp: (chosen: number, wanted: number) => string;
    readonly turnOver: string;
    readonly tryStock: string;
    readonly all: (plural: string) => string;
    readonly pickUp: string;
    readonly done: string;
    readonly draw: string;
    readonly ready: string;
    readonly unmake: string;
    readonly cancel: string;
    readonly byRank: string;
    readonly hide: string;
    readonly seeCards: (name: string) => string;
  };
  /** Several people at one screen. */
  readonly cover: {
    readonly handTo: (name: string) => string;
    readonly why: string;
    readonly show: (name: string) => string;
    readonly showMine: string;
    readonly closed: string;
  };
  readonly grace: { readonly open: string; readonly held: string };
  readonly waits: {
    readonly away: (names: readonly string[]) => string;
    readonly free: (names: readonly string[]) => string;
    readonly left: (names: readonly string[]) => string;
    /** The table isn't open to the network, where these could come from. */
    readonly closed: string;
  };
}
