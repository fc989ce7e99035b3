import type { NetworkView } from '../protocol/play.ts';

type NetworkTrouble = NonNullable<NetworkView['trouble']>;

/** What is said on phones, on a screen that shows the table from far, and where the host looks after both. */
export interface PhonesWords {
  /** A phone that has no seat. */
  readonly join: {
    readonly title: string;
    /** What to do here. */
    readonly how: string;
    readonly name: string;
    readonly nameHint: string;
    readonly sitAs: (name: string) => string;
    readonly free: string;
    /** Nobody has it, and nobody may take it while the table is locked. */
    readonly shut: string;
    readonly taken: string;
    readonly away: string;
    /** Its phone has gone: only the host gives the seat to another one. */
    readonly left: string;
    /** Seats that no phone can take: somebody at the host's screen plays, or a bot. */
    readonly here: string;
    readonly bot: string;
    readonly lookOn: string;
    readonly bigView: string;
    readonly noTable: string;
    readonly noTableYet: string;
    readonly returning: string;
    readonly removed: string;
    /** There is no seat to take. */
    readonly allTaken: string;
    readonly locked: string;
    /** The table shows itself to nobody new. */
    readonly closed: string;
    readonly lockedOut: string;
    readonly darkens: string;
    /** Somebody else here is called so. */
    readonly sameName: (name: string) => string;
  };
  /** What stands over the game on a phone, and what is offered there. */
  readonly bar: {
    readonly you: (name: string) => string;
    readonly lookingOn: string;
    readonly takeSeat: string;
    readonly menu: string;
    readonly sound: string;
    readonly leave: string;
    readonly sureToLeave: string;
    readonly stay: string;
    readonly round: string;
    readonly nextRound: string;
  };
  /** The table as it is read from far. */
  readonly tv: {
    readonly open: string;
    readonly close: string;
    readonly join: string;
    readonly free: (seats: number) => string;
    readonly waiting: string;
    /** Of one seat. */
    readonly notTaken: string;
    readonly ready: string;
  };
  /** Where the host opens the table to the network. */
  readonly network: {
    readonly title: string;
    readonly closed: string;
    readonly closedToLook: string;
    readonly who: string;
    readonly address: string;
    readonly openAt: (address: string) => string;
    readonly opened: string;
    readonly at: string;
    readonly code: (url: string) => string;
    readonly hint: string;
    readonly close: string;
    readonly lock: string;
    readonly lockHint: string;
    readonly onlookers: (count: number) => string;
    readonly noAddress: string;
    readonly trouble: Record<NetworkTrouble, string>;
  };
  /** Where the host says who plays which seat. */
  readonly players: {
    readonly title: string;
    readonly removeFirst: string;
    readonly connected: string;
    readonly away: string;
    readonly free: string;
    readonly left: string;
    readonly makeFree: string;
    readonly freeOf: (name: string) => string;
    readonly sitsIn: (level: string) => string;
    readonly sitIn: string;
    readonly sitInFor: (name: string) => string;
    readonly giveBack: string;
    readonly giveBackTo: (name: string) => string;
    readonly remove: string;
    readonly sureToRemove: (name: string) => string;
    readonly keep: string;
  };
}
