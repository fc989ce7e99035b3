import * as v from 'valibot';
import { KINDS } from '../engine/cards.ts';
import type { DealError } from '../engine/deal.ts';
import { CARD_ANSWERS, TABLE_ANSWERS, TABLE_QUESTIONS } from '../engine/rules/answers.ts';
import type { RuleSetError } from '../engine/rules/resolve.ts';
import { cameraView } from './camera.ts';
import { powersView } from './coach.ts';
import { ranks } from './code.ts';
import { decksView } from './decks.ts';
import { networkView } from './play.ts';
import { heardView } from './scanner.ts';
import { settings } from './settings.ts';
import { tableSetup } from './setup.ts';
import { scannerView } from './view.ts';

/** What a screen shows besides a table: what may be chosen, what is kept, and how the scanner is. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const players = v.object({ min: count, max: count });

const cardAnswer = v.optional(v.picklist(CARD_ANSWERS));

/** What a rule set, or somebody who looks for theirs, answers (`engine/rules/answers.ts`). */
export const answers = v.strictObject({
  ...v.entriesFromList(KINDS, cardAnswer),
  deck: v.optional(v.picklist(TABLE_ANSWERS.deck)),
  deal: v.optional(v.picklist(TABLE_ANSWERS.deal)),
  exchange: v.optional(v.picklist(TABLE_ANSWERS.exchange)),
  beat: v.optional(v.picklist(TABLE_ANSWERS.beat)),
  equal: v.optional(v.picklist(TABLE_ANSWERS.equal)),
  together: v.optional(v.picklist(TABLE_ANSWERS.together)),
  match: v.optional(v.picklist(TABLE_ANSWERS.match)),
  starts: v.optional(v.picklist(TABLE_ANSWERS.starts)),
  dealer: v.optional(v.picklist(TABLE_ANSWERS.dealer)),
  ofAKind: v.optional(v.picklist(TABLE_ANSWERS.ofAKind)),
  pickUp: v.optional(v.picklist(TABLE_ANSWERS.pickUp)),
  takes: v.optional(v.picklist(TABLE_ANSWERS.takes)),
  draw: v.optional(v.picklist(TABLE_ANSWERS.draw)),
  chance: v.optional(v.picklist(TABLE_ANSWERS.chance)),
  ends: v.optional(v.picklist(TABLE_ANSWERS.ends)),
});

/** A rule set as it may be chosen. */
export const ruleSetView = v.object({
  id: v.string(),
  /** Whether it is somebody's own, and doesn't come with Burnpile. */
  own: v.boolean(),
  /** What people call rules of their own; null where they say nothing, or others are called the same. */
  name: v.nullable(v.string()),
  title: v.string(),
  /**
   * What rules of one’s own were made from and differ from, where they still bear its sentence, and whether rules but
   * powers differ.
   */
  madeFrom: v.nullable(v.object({ id: v.string(), others: v.boolean() })),
  players,
  /** The ranks that are taken out of the packs. */
  without: ranks,
  /** Every card that does something, and sets that do, in the order of the ranks. */
  specials: v.array(powersView),
  answers,
  /** What it says besides (`engine/rules/besides.ts`). */
  besides: v.array(
    v.object({
      keys: v.array(v.string()),
      value: v.unknown(),
      question: v.nullable(v.picklist(TABLE_QUESTIONS)),
    }),
  ),
  /** Whether players have face-up cards that may be scanned before the first card. */
  faceUp: v.boolean(),
  /** Whether cards may be played out of turn, by the rules or with some option. */
  letsJumpIn: v.boolean(),
  /** Whether its losers get titles. */
  titles: v.boolean(),
  /**
   * What may be played differently, by its name; `choices` is empty for what is only on or off. Some are for more
   * or fewer players: `players` by the value chosen, `true` for what is switched on;
   * `specials` likewise has all special cards where some do something else then. `needs` is the title of the option
   * without which one does nothing.
   */
  options: v.array(
    v.object({
      name: v.string(),
      title: v.string(),
      choices: v.array(v.string()),
      needs: v.nullable(v.string()),
      players: v.record(v.string(), players),
      specials: v.record(v.string(), v.array(powersView)),
    }),
  ),
});
export type RuleSetView = v.InferOutput<typeof ruleSetView>;

/** A table that was not played to its end and may be taken up again. */
export const keptView = v.object({
  id: v.string(),
  setup: tableSetup,
  /** Milliseconds since 1970. */
  begun: v.number(),
  last: v.number(),
  /** Rounds begun, and inputs taken in all of them. */
  rounds: count,
  inputs: count,
  /** How many entries after those can't be taken up, as the file is damaged there. */
  cut: count,
  /** Its round is over, so that only a further one is left to play; told of the table that was played last alone. */
  over: v.boolean(),
  /** Moves in its newest round; null of tables but the one that was played last. */
  moves: v.nullable(count),
});
export type KeptView = v.InferOutput<typeof keptView>;

/** What keeps a game or the settings from being kept on the disk. */
export const KEEP_TROUBLES = ['diskFull', 'readOnly', 'noFolder', 'other'] as const;
export type KeepTrouble = (typeof KEEP_TROUBLES)[number];

/** What the scanner sends at a table, written down. */
export const recordingsView = v.object({
  /** Where the files are. */
  folder: v.string(),
  /** The file that was begun last since the program was started. */
  newest: v.nullable(v.string()),
  /** Why the writing was switched off; null where nothing was wrong. */
  trouble: v.nullable(v.picklist(KEEP_TROUBLES)),
});
export type RecordingsView = v.InferOutput<typeof recordingsView>;

/** Pictures that are kept as evidence. */
export const evidenceView = v.object({
  /** Where the files are. */
  folder: v.string(),
  pictures: count,
  /** Why the last one could not be kept, or deleted; null where nothing was wrong. */
  trouble: v.nullable(v.picklist(KEEP_TROUBLES)),
});
export type EvidenceView = v.InferOutput<typeof evidenceView>;

export const lobbyView = v.object({
  settings,
  /** The set-up of the last table, to begin the next one with. */
  lastSetup: v.nullable(tableSetup),
  /** That of the last table at the other door: with real cards if the last one had no deck, and the other way round. */
  otherSetup: v.nullable(tableSetup),
  /** Whether there are tables of the past to look at. */
  played: v.boolean(),
  /** Kept tables that can't be taken up again: their files can't be read, or are from another version. */
  unreadable: count,
  /** Whether settings are as at first because their file was not understood whole, until somebody has noted it. */
  settingsDamaged: v.boolean(),
  /** The folder where everything is kept. */
  folder: v.string(),
  scanner: scannerView,
  /** What was heard while the scanner is tested, newest last; null while it isn't. */
  test: v.nullable(v.array(heardView)),
  recordings: recordingsView,
  /** The one camera that the table goes by; any screen may have it. */
  camera: cameraView,
  evidence: evidenceView,
  decks: decksView,
  network: networkView,
  /** Something else wrote to the file of the table in play: it continues in a file of its own, and nothing is lost. */
  parted: v.boolean(),
  /** Why a game would be lost with the program now; null while everything is on the disk. */
  trouble: v.nullable(v.picklist(KEEP_TROUBLES)),
});
export type LobbyView = v.InferOutput<typeof lobbyView>;

/** Why a table can't be opened: a code with the facts that its sentence needs. */
export type SetupError =
  | RuleSetError
  | DealError
  | {
      readonly code: 'NOBODY_OF_THAT_NAME' | 'SAME_NAME' | 'LONG_NAME' | 'NO_OCCUPANT';
      readonly name: string;
    }
  /** `NO_SHUFFLE`: nothing says how the cards of a game without a deck are shuffled. */
  | { readonly code: 'EMPTY_NAME' | 'NO_SHUFFLE' }
  /** The recording that should play at the table can't be read. */
  | { readonly code: 'BAD_RECORDING'; readonly path: string };

/** The closed lists of codes live where the faults are found; here it is enough that there is one. */
export const setupError = v.custom<SetupError>(
  (error) => typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string',
);

/** A file of somebody's own rules that can't be used, and why. */
export const brokenRulesView = v.object({
  file: v.string(),
  error: v.custom<RuleSetError>((error) => v.is(setupError, error)),
});
export type BrokenRulesView = v.InferOutput<typeof brokenRulesView>;
