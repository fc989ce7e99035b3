import * as v from 'valibot';
import { backupAnswers, backupMessages } from './backup.ts';
import { cameraAnswers, cameraMessages } from './camera.ts';
import { deckAnswers, deckMessages } from './decks.ts';
import { diagnosticsAnswers, diagnosticsMessages } from './diagnostics.ts';
import { hintAnswers, hintMessages } from './hints.ts';
import { historyAnswers, historyMessages } from './history.ts';
import { houseAnswers, houseMessages } from './house.ts';
import { lessonAnswers, lessonMessages } from './lessons.ts';
import { brokenRulesView, keptView, lobbyView, ruleSetView, setupError } from './lobby.ts';
import { logAnswers, logMessages, presentLogMessage } from './log.ts';
import {
  guestView,
  hostMessages,
  networkMessages,
  playMessages,
  seatMessages,
  UNMAKE_FAULTS,
} from './play.ts';
import { rulesAnswers, rulesMessages, tableRulesMessage } from './rules.ts';
import { scannerAnswers, scannerMessages } from './scanner.ts';
import { settingsMessages } from './settings.ts';
import { statisticsAnswers, statisticsMessages } from './statistics.ts';
import { openingMessages, stageMessages, tableMessages } from './table.ts';
import { rulingView, tableView } from './view.ts';

/** Raised whenever an older page could misread a newer table or the other way round. */
export const PROTOCOL_VERSION = 20;

/** Asks whether the table still hears; answered with `pong` once all that was said before it has been taken. */
const pingMessage = v.strictObject({
  type: v.literal('ping'),
  id: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type PingMessage = v.InferOutput<typeof pingMessage>;

/** What a screen on the table's own machine may say: the lists of all parts. */
export const clientMessage = v.variant('type', [
  ...scannerMessages,
  ...tableMessages,
  ...openingMessages,
  ...stageMessages,
  ...settingsMessages,
  ...diagnosticsMessages,
  ...backupMessages,
  ...logMessages,
  ...historyMessages,
  ...statisticsMessages,
  ...rulesMessages,
  ...deckMessages,
  ...lessonMessages,
  ...cameraMessages,
  ...playMessages,
  ...hintMessages,
  ...hostMessages,
  ...networkMessages,
  ...houseMessages,
  pingMessage,
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** Everything that a screen on the network may say. */
export const guestMessage = v.variant('type', [
  ...playMessages,
  ...hintMessages,
  ...seatMessages,
  presentLogMessage,
  tableRulesMessage,
  pingMessage,
]);
export type GuestMessage = v.InferOutput<typeof guestMessage>;

/** Why a message of a screen was refused; nothing changed. */
export const refusal = v.variant('code', [
  v.strictObject({ code: v.literal('badMessage') }),
  /** The table can't be opened like that. */
  v.strictObject({ code: v.literal('setup'), error: setupError }),
  /** A kept table is gone or can't be read; or there is no table whose rules could be told. */
  v.strictObject({ code: v.literal('notKept') }),
  /** A file that was opened holds no game that can be read. */
  v.strictObject({ code: v.literal('game') }),
  /** An enrolled deck is gone, or a new one is called like another. */
  v.strictObject({ code: v.literal('noDeck') }),
  v.strictObject({ code: v.literal('deckName') }),
  /** A move that the rules don't allow; why not, as far as this screen may know. */
  v.strictObject({ code: v.literal('move'), ruling: rulingView }),
  /** A move or hint of a seat that this screen doesn't play, or that a bot plays for just now. */
  v.strictObject({ code: v.literal('notYours') }),
  /** A hint that could not be thought out. */
  v.strictObject({ code: v.literal('noHint') }),
  /** A seat that somebody else has, or a table that lets nobody join. */
  v.strictObject({ code: v.picklist(['seatTaken', 'locked', 'noSeat']) }),
  /** A seat that was left in this round, and one for a screen that has seen another one's cards in it. */
  v.strictObject({ code: v.picklist(['seatLeft', 'sawOther']) }),
  /** Phones have taken this seat too often in this round; or swapped its cards or taken back its moves. */
  v.strictObject({ code: v.picklist(['seatTooOften', 'tooOften']) }),
  /** Why nothing can be taken back. */
  v.strictObject({ code: v.picklist(UNMAKE_FAULTS) }),
  /** A move that waited for others to complete a set: they did, so that it wasn't made. */
  v.strictObject({ code: v.literal('overtaken') }),
]);
export type Refusal = v.InferOutput<typeof refusal>;

/** What the table tells its screens. */
export const serverMessage = v.variant('type', [
  /** The first message: what there is to choose. Told again when people have changed rules of their own. */
  v.strictObject({
    type: v.literal('welcome'),
    version: v.literal(PROTOCOL_VERSION),
    rules: v.array(ruleSetView),
    brokenRules: v.array(brokenRulesView),
    samples: v.array(v.string()),
  }),
  /** The tables to continue, the one last played first; before the first `state`, and whenever they are others. */
  v.strictObject({ type: v.literal('kept'), kept: v.pipe(v.array(keptView), v.readonly()) }),
  /** Everything else that a screen shows, again after every change. */
  v.strictObject({
    type: v.literal('state'),
    lobby: lobbyView,
    /** The table that is shown: the one that was opened, or a sample game; null at the home screen. */
    table: v.nullable(tableView),
  }),
  ...scannerAnswers,
  ...diagnosticsAnswers,
  ...backupAnswers,
  ...logAnswers,
  ...historyAnswers,
  ...statisticsAnswers,
  ...rulesAnswers,
  ...deckAnswers,
  ...cameraAnswers,
  ...houseAnswers,
  ...lessonAnswers,
  ...hintAnswers,
  /** All that a screen on the network shows, again after every change; its first message, in the place of `welcome`. */
  v.strictObject({
    type: v.literal('guest'),
    version: v.literal(PROTOCOL_VERSION),
    table: v.nullable(tableView),
    guest: guestView,
  }),
  /** The answer to a screen's `ping`. */
  v.strictObject({ type: v.literal('pong'), id: v.number() }),
  v.strictObject({ type: v.literal('refused'), refusal }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessage>;
