import * as v from 'valibot';
import { cameraAnswers, cameraMessages } from './camera.ts';
import { correction } from './correction.ts';
import { deckMessages } from './decks.ts';
import { hintView } from './hints.ts';
import { historyView, sheetView } from './history.ts';
import { houseAnswers, houseMessages } from './house.ts';
import { lessonAnswers, lessonMessages } from './lessons.ts';
import { brokenRulesView, lobbyView, portsView, ruleSetView, setupError } from './lobby.ts';
import { keptId, logMessage, moment, pastMessage, roundName } from './log.ts';
import { guestView, hostMessages, playMessages } from './play.ts';
import { rulesAnswer, rulesMessage } from './rules.ts';
import { agreed } from './series.ts';
import { playSpeed, settings } from './settings.ts';
import { MOST_PLAYERS, tableSetup } from './setup.ts';
import { playedRound, statisticsFilter, statisticsView } from './statistics.ts';
import { rulingView, tableView } from './view.ts';

/** Raised whenever an older page could misread a newer table or the other way round. */
export const PROTOCOL_VERSION = 10;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));
const round = v.pipe(v.number(), v.integer(), v.minValue(0));
const shortText = v.pipe(v.string(), v.maxLength(64));

/** What a screen may ask of the table. */
export const clientMessage = v.variant('type', [
  /** A code typed, tapped or scanned on the page: a card's text or a command code, read like any scanned one. */
  v.strictObject({
    type: v.literal('code'),
    code: shortText,
    how: v.picklist(['keyboard', 'tap', 'scanner', 'camera']),
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
  /** The next round at the same table: as the rules say, or set up anew. */
  v.strictObject({
    type: v.literal('newRound'),
    setup: v.exactOptional(tableSetup),
    register: v.exactOptional(v.boolean()),
  }),
  /** The round before is taken up again, as long as nothing has been played in this one. */
  v.strictObject({ type: v.literal('reopen') }),
  /** Whether a round counts, and whether its forfeit is paid; rounds are numbered from 0. */
  v.strictObject({ type: v.literal('counts'), round, counts: v.boolean() }),
  v.strictObject({ type: v.literal('paid'), round, paid: v.boolean() }),
  /** What the group has agreed on for the series. */
  v.strictObject({ type: v.literal('agreed'), agreed }),

  /** Somebody is called otherwise. */
  v.strictObject({ type: v.literal('rename'), seat, name: v.pipe(v.string(), v.maxLength(64)) }),
  /** Before the first card people change places: the seats that they had, in their new order. */
  v.strictObject({ type: v.literal('move'), order: v.pipe(v.array(seat), v.maxLength(MOST_PLAYERS)) }),
  /** Somebody has gone for a while, or is back. */
  v.strictObject({ type: v.literal('away'), seat, away: v.boolean() }),

  /** Asks for tables of the past, those after this one; answered to this screen alone, like the next four. */
  v.strictObject({ type: v.literal('history'), after: v.nullable(keptId) }),
  /** Asks for the score of one of them. */
  v.strictObject({ type: v.literal('sheet'), id: keptId }),
  /** Asks for all rounds that were ever begun here, or for what they add up to. */
  v.strictObject({ type: v.literal('everyRound') }),
  v.strictObject({ type: v.literal('statistics'), filter: statisticsFilter }),
  /** Asks for a round in notation, of a table of the past or (null) of the one that is shown. */
  v.strictObject({ type: v.literal('game'), table: v.nullable(keptId), round }),

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
  /** Asks for the log of a whole round, the present one if none is named; answered to this screen alone. */
  v.strictObject({ type: v.literal('readLog'), of: v.exactOptional(roundName) }),
  /** Asks for the table as it was in such a round after so many entries of its record; answered likewise. */
  v.strictObject({ type: v.literal('look'), after: moment, of: v.exactOptional(roundName) }),
  /** Asks for the serial ports; answered by a message to this screen alone. */
  v.strictObject({ type: v.literal('listPorts') }),
  /** While a screen tests the scanner, what is scanned is shown and plays nothing. */
  v.strictObject({ type: v.literal('testScanner'), on: v.boolean() }),
  rulesMessage,
  ...deckMessages,
  ...lessonMessages,
  ...cameraMessages,
  ...playMessages,
  ...hostMessages,
  ...houseMessages,
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** Why a message of a screen was refused; nothing changed. */
export const refusal = v.variant('code', [
  v.strictObject({ code: v.literal('badMessage') }),
  /** The table can't be opened like that. */
  v.strictObject({ code: v.literal('setup'), error: setupError }),
  /** A kept table is gone or can't be read; or there is none, whose rules could be told. */
  v.strictObject({ code: v.literal('notKept') }),
  /** A learned deck is gone, or a new one is called like another. */
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
  /** The last move can't be taken back. */
  v.strictObject({ code: v.literal('unmake') }),
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
  /** `after` as it was asked for. */
  v.strictObject({ type: v.literal('history'), after: v.nullable(v.string()), history: historyView }),
  v.strictObject({ type: v.literal('sheet'), sheet: sheetView }),
  /** The newest table first, its rounds in their order. */
  v.strictObject({ type: v.literal('everyRound'), rounds: v.array(playedRound) }),
  /** `filter` as it was asked for. */
  v.strictObject({
    type: v.literal('statistics'),
    filter: statisticsFilter,
    statistics: statisticsView,
  }),
  v.strictObject({
    type: v.literal('game'),
    table: v.nullable(v.string()),
    round: v.number(),
    text: v.string(),
  }),
  rulesAnswer,
  ...cameraAnswers,
  ...houseAnswers,
  ...lessonAnswers,
  v.strictObject({ type: v.literal('hint'), hint: hintView }),
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
