import * as v from 'valibot';
import { correction } from './correction.ts';
import { brokenRulesView, lobbyView, portsView, ruleSetView, setupError } from './lobby.ts';
import { logMessage, moment, pastMessage } from './log.ts';
import { playSpeed, settings } from './settings.ts';
import { tableSetup } from './setup.ts';
import { tableView } from './view.ts';

/** Raised whenever an older page could misread a newer table or the other way round. */
export const PROTOCOL_VERSION = 4;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));
const shortText = v.pipe(v.string(), v.maxLength(64));
/** Names a kept table, as its view does. */
const keptId = v.pipe(v.string(), v.maxLength(128));

/** What a screen may ask of the table. */
export const clientMessage = v.variant('type', [
  /** A code typed, tapped or scanned on the page: a card's text or a command code, read like any scanned one. */
  v.strictObject({
    type: v.literal('code'),
    code: shortText,
    how: v.picklist(['keyboard', 'tap', 'scanner']),
  }),
  v.strictObject({ type: v.literal('pickUp') }),
  v.strictObject({ type: v.literal('done') }),
  v.strictObject({ type: v.literal('undo') }),
  v.strictObject({ type: v.literal('blind') }),
  v.strictObject({ type: v.literal('burned') }),
  v.strictObject({ type: v.literal('repeat') }),
  /** Everybody agrees to a draw. */
  v.strictObject({ type: v.literal('draw') }),
  /** Whose card comes next. */
  v.strictObject({ type: v.literal('seat'), seat }),
  /** The last play was this seat's: "it was Bo". */
  v.strictObject({ type: v.literal('itWas'), seat }),
  v.strictObject({
    type: v.literal('answer'),
    question: v.number(),
    answer: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  /** Begins or ends the scanning of face-up cards before the first card of a round. */
  v.strictObject({ type: v.literal('register'), on: v.boolean() }),
  /** Puts the record right: `revision` is the view's, so that no other entry is meant by then. */
  v.strictObject({
    type: v.literal('correct'),
    correction,
    revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  /** A fresh round at the same table. */
  v.strictObject({ type: v.literal('newRound') }),

  /** Opens a table; one that is open already is kept and left. */
  v.strictObject({ type: v.literal('open'), setup: tableSetup, register: v.boolean() }),
  /** Goes on with a kept table. */
  v.strictObject({ type: v.literal('resume'), id: keptId }),
  /** A kept table is not offered any more. */
  v.strictObject({ type: v.literal('discard'), id: keptId }),
  /** Back to the home screen; an unfinished table is kept. */
  v.strictObject({ type: v.literal('leave') }),
  v.strictObject({ type: v.literal('watch'), sample: shortText, speed: playSpeed }),
  v.strictObject({ type: v.literal('stopWatching') }),
  v.strictObject({ type: v.literal('settings'), settings }),
  /** It was read that not all of the settings were understood. */
  v.strictObject({ type: v.literal('noteDamage') }),
  /** Asks for the log of the whole round; answered by a message to this screen alone. */
  v.strictObject({ type: v.literal('readLog') }),
  /** Asks for the table as it was after so many entries of the record; answered to this screen alone. */
  v.strictObject({ type: v.literal('look'), after: moment }),
  /** Asks for the serial ports; answered by a message to this screen alone. */
  v.strictObject({ type: v.literal('listPorts') }),
  /** While a screen tests the scanner, what is scanned is shown and plays nothing. */
  v.strictObject({ type: v.literal('testScanner'), on: v.boolean() }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** Why a message of a screen was refused; nothing changed. */
export const refusal = v.variant('code', [
  v.strictObject({ code: v.literal('badMessage') }),
  /** The table can't be opened like that. */
  v.strictObject({ code: v.literal('setup'), error: setupError }),
  /** A kept table is gone or can't be read. */
  v.strictObject({ code: v.literal('notKept') }),
]);
export type Refusal = v.InferOutput<typeof refusal>;

/** What the table tells its screens. */
export const serverMessage = v.variant('type', [
  /** The first message: what there was to choose when this screen joined. */
  v.strictObject({
    type: v.literal('welcome'),
    version: v.literal(PROTOCOL_VERSION),
    rules: v.array(ruleSetView),
    brokenRules: v.array(brokenRulesView),
    samples: v.array(v.string()),
  }),
  /** Everything that a screen shows, again after every change. */
  v.strictObject({
    type: v.literal('state'),
    lobby: lobbyView,
    /** The table that is shown: the one that was opened, or a sample game; null at the home screen. */
    table: v.nullable(tableView),
  }),
  logMessage,
  pastMessage,
  v.strictObject({ type: v.literal('ports'), ports: portsView }),
  v.strictObject({ type: v.literal('refused'), refusal }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessage>;
