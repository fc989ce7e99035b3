import type { ClientMessage } from '../../protocol/messages.ts';
import type { TableView } from '../../protocol/view.ts';
import type { KeyName, KeyPlace } from '../../words/closed-lists.ts';
import type { FirstWords } from '../../words/words.ts';
import { stepEntry, toCorrect } from '../store/correcting.ts';
import type { Draft } from '../store/draft.ts';
import { goBy, moveSeat, passDeal } from '../store/draft-edits.ts';
import type { Effect } from '../store/effect.ts';
import {
  again,
  ask,
  callDraw,
  nobodyHasIt,
  resume,
  sayWhose,
  startRegistering,
  toggleHelp,
  toggleSound,
  toHistory,
  toHome,
  toKnowledge,
  toOtherRules,
  toPeople,
  toPlay,
  toScores,
  toSettings,
  toSetup,
  toTheseRules,
} from '../store/go.ts';
import { askHint } from '../store/hints.ts';
import { checkOrNext, chooseAtCursor, chooseByDigit, moveChoice, toLearn } from '../store/learn.ts';
import type { PageState } from '../store/page.ts';
import {
  chooseEquals,
  cover,
  layChosen,
  makeOnly,
  moveCursor,
  pickUpPile,
  toCursor,
  toggleSort,
  unmake,
} from '../store/play/act.ts';
import { backToNow, step, togglePlaying, toLog } from '../store/reading.ts';
import { find, on, top } from '../store/route.ts';
import { goBack } from '../store/screens.ts';
import { editDraft, enterName, startTable } from '../store/start.ts';
import { byRankKey } from './house/rank-keys.ts';
import { answersByNumber } from './table/in-band.ts';
import { toggleCards, typeCode } from './table/panel.ts';

/**
 * What has the focus: a line that takes letters, a field that takes letters and Enter as well (a list to choose from,
 * a longer text), one that takes arrows, a card of one's own hand, something else that takes Enter, or nothing of that
 * kind.
 */
export type Focus = 'text' | 'field' | 'slider' | 'card' | 'control' | 'none';

export interface Shortcut {
  /**
   * In upper case, as keyboards name it, `SPACE` for a blank; `digit` for 1 to 9, `code` for whatever codes are made
   * of, `rank` for that and a star.
   */
  readonly key: string;
  readonly held?: 'command' | 'alt';
  readonly on: readonly KeyPlace[];
  /** Where the focus may be; anywhere but in a text if nothing is said. */
  readonly focus?: readonly Focus[];
  /** What it does; null where it means nothing as the page stands. */
  readonly effect: (state: PageState, key: string, words: FirstWords) => Effect | null;
}

const TABLE = ['table', 'end'] as const;
/** The same without a deck, where there is nothing to correct. */
const PLAY = ['play', 'playEnd'] as const;
/** Where cards are played from: a card that has the focus, or nothing. */
const AT_HAND = ['card', 'none'] as const;
const ASKED = ['table', 'end', 'log'] as const;
/** Whatever is read, the present round or an earlier one: nothing can be said in that. */
const READING = ['log', 'past'] as const;
const ALL = [
  'home',
  'setup',
  'settings',
  'codes',
  'camera',
  'table',
  'end',
  'play',
  'playEnd',
  'log',
  'past',
  'correct',
  'scores',
  'house',
  'rules',
  'learn',
] as const;
const ANY_FOCUS = ['text', 'field', 'slider', 'card', 'control', 'none'] as const;
/** Arrows move a slider that has the focus. */
const NO_SLIDER = ['card', 'control', 'none'] as const;

const say = (key: string, message: ClientMessage): Shortcut => ({
  key,
  on: ['table'],
  effect: () => ({ send: message }),
});

/** What a number means where it doesn't mean a seat: what may be answered or may have happened, from 1. */
function choice({ choices, question }: TableView, key: string): Effect | null {
  const chosen = choices[Number(key) - 1];
  if (chosen?.kind === 'mend') return { send: { type: 'code', code: `CMD:${key}`, how: 'tap' } };
  return chosen === undefined || question === null
    ? null
    : { send: { type: 'answer', question: question.id, answer: chosen.answer } };
}

/** The same keys as beside the answers: their numbers, Y and N, or the numbers of seats. */
function answer(state: PageState, key: string): Effect | null {
  const { table } = state;
  const isChoosing = on(state, 'table').asks === 'whose';
  const question = table?.question ?? null;
  if (question === null && key === 'N' && !isChoosing) return nobodyHasIt(state);
  if (table === null || isChoosing) return null;
  // Without a question they stand at the table alone.
  if (/\d/.test(key) && answersByNumber(table) && (question !== null || top(state).at === 'table'))
    return choice(table, key);
  if (question === null) return null;
  const hasNo = question.answers.some(({ kind }) => kind === 'no');
  const found = question.answers.findIndex(({ kind, seat }) => {
    if (kind === 'yes') return key === 'Y';
    if (kind === 'no') return key === 'N';
    return kind === 'seat' ? String((seat ?? 0) + 1) === key : !hasNo && key === 'N';
  });
  return found < 0 ? null : { send: { type: 'answer', question: question.id, answer: found } };
}

/**
 * Without a deck a move is taken back at the table alone, and by its own key; and nothing is while an earlier moment is
 * looked at.
 */
const undo = (state: PageState): Effect | null =>
  state.table?.play === null && on(state, 'log').moment === null ? { send: { type: 'undo' } } : null;

/** A card, typed; where the question is whose play it was, the key means a seat. */
function code(state: PageState, key: string): Effect | null {
  const { asks, code } = on(state, 'table');
  const show = asks === 'whose' && code === '' ? null : typeCode(state, key);
  return show && { show };
}

/** The seat of the last play while that is asked, else of the next card. */
function seat(state: PageState, key: string): Effect | null {
  const { table } = state;
  const number = Number(key) - 1;
  if (table === null || number >= table.seats.length) return null;
  if (on(state, 'table').asks === 'whose') return sayWhose(state, number);
  const isAsked = table.question !== null || table.phase === 'over' || answersByNumber(table);
  return isAsked ? null : { send: { type: 'seat', seat: number } };
}

const editing =
  (edit: (draft: Draft, at: number) => Draft) =>
  (state: PageState): Effect | null => {
    const at = find(state, 'setup')?.draft.at ?? null;
    return at === null ? null : { show: editDraft(state, (draft) => edit(draft, at)) };
  };

const stepping = (key: string, by: number): Shortcut => ({
  key,
  on: READING,
  focus: NO_SLIDER,
  effect: (state) => step(state, by),
});

const choosing = (key: string, by: 1 | -1): Shortcut => ({
  key,
  on: ['learn'],
  focus: NO_SLIDER,
  effect: (state) => moveChoice(state, by),
});

const newPlay: Shortcut['effect'] = (state, _, { people }) => toPlay(state, people.botNames);

/** Every key that means something; KEY_NAMES says which goes first where two might. */
export const SHORTCUTS: Record<KeyName, Shortcut> = {
  help: { key: '?', on: ALL, effect: toggleHelp },
  cancel: { key: 'ESCAPE', on: ALL, focus: ANY_FOCUS, effect: goBack },
  settings: {
    key: 'S',
    on: ['home', ...TABLE, ...PLAY, ...READING],
    effect: (state) => (state.lobby === null ? null : toSettings(state)),
  },

  newPlay: { key: 'P', on: ['home'], effect: newPlay },
  newTable: { key: 'N', on: ['home'], effect: toSetup },
  learn: { key: 'L', on: ['home'], effect: toLearn },
  newTableToo: { key: '1', on: ['home'], effect: toSetup },
  newPlayToo: { key: '2', on: ['home'], effect: newPlay },
  learnToo: { key: '3', on: ['home'], effect: toLearn },
  resume: {
    key: 'R',
    on: ['home'],
    effect: (state) => {
      const [newest] = state.kept;
      return newest === undefined ? null : resume(newest.id)(state);
    },
  },

  nextName: {
    key: 'ENTER',
    on: ['setup'],
    focus: ['text', 'none'],
    effect: (state, _, { people }) => enterName(state, people.standIn),
  },
  previousName: {
    key: 'ARROWUP',
    on: ['setup'],
    focus: ['text'],
    effect: editing((draft) => goBy(draft, -1)),
  },
  followingName: {
    key: 'ARROWDOWN',
    on: ['setup'],
    focus: ['text'],
    effect: editing((draft) => goBy(draft, 1)),
  },
  moveUp: {
    key: 'ARROWUP',
    held: 'alt',
    on: ['setup'],
    focus: ['text'],
    effect: editing((draft, at) => moveSeat(draft, at, -1)),
  },
  moveDown: {
    key: 'ARROWDOWN',
    held: 'alt',
    on: ['setup'],
    focus: ['text'],
    effect: editing((draft, at) => moveSeat(draft, at, 1)),
  },
  dealHere: {
    key: 'D',
    held: 'alt',
    on: ['setup'],
    focus: ['text'],
    effect: editing((draft, dealer) => ({ ...draft, dealer })),
  },
  passDeal: {
    key: 'D',
    on: ['setup'],
    effect: (state) => ({ show: editDraft(state, passDeal) }),
  },
  start: {
    key: 'ENTER',
    held: 'command',
    on: ['setup'],
    focus: ANY_FOCUS,
    effect: (state, _, { people }) => startTable(state, people.standIn),
  },

  code: { key: 'code', on: ['table', 'settings'], effect: code },
  answerYes: { key: 'Y', on: ASKED, effect: answer },
  answerNo: { key: 'N', on: ASKED, effect: answer },
  answerSeat: { key: 'digit', on: ASKED, effect: answer },
  seat: { key: 'digit', on: TABLE, effect: seat },
  pickUp: say('P', { type: 'pickUp' }),
  done: say('D', { type: 'done' }),
  undo: { key: 'U', on: ASKED, effect: undo },
  undoToo: { key: 'Z', held: 'command', on: ASKED, effect: undo },
  itWas: { key: 'W', on: TABLE, effect: ask('whose') },
  blind: say('B', { type: 'blind' }),
  burned: say('F', { type: 'burned' }),
  repeat: { ...say('R', { type: 'repeat' }), on: TABLE },
  faceUp: { key: 'E', on: ['table'], effect: startRegistering },
  draw: { key: 'G', on: ['table'], effect: callDraw },
  cards: {
    key: 'C',
    on: ['table'],
    effect: (state) => state.table && { show: toggleCards(state) },
  },

  rankDoes: { key: 'rank', on: ['house'], effect: byRankKey },

  choose: { key: 'digit', on: ['learn'], effect: (state, key) => chooseByDigit(state, Number(key)) },
  chooseThis: { key: 'SPACE', on: ['learn'], focus: ['none'], effect: chooseAtCursor },
  choiceBefore: choosing('ARROWLEFT', -1),
  choiceBeforeToo: choosing('ARROWUP', -1),
  choiceAfter: choosing('ARROWRIGHT', 1),
  choiceAfterToo: choosing('ARROWDOWN', 1),
  checkAnswer: { key: 'ENTER', on: ['learn'], focus: AT_HAND, effect: checkOrNext },

  lay: { key: 'ENTER', on: ['play'], focus: AT_HAND, effect: layChosen },
  tapCard: { key: 'SPACE', on: ['play'], focus: ['none'], effect: toCursor },
  cardLeft: {
    key: 'ARROWLEFT',
    on: ['play'],
    focus: NO_SLIDER,
    effect: (state) => moveCursor(state, -1),
  },
  cardRight: {
    key: 'ARROWRIGHT',
    on: ['play'],
    focus: NO_SLIDER,
    effect: (state) => moveCursor(state, 1),
  },
  allEqual: { key: 'A', on: ['play'], effect: (state) => chooseEquals(state) },
  takePile: { key: 'P', on: ['play'], effect: pickUpPile },
  endTurn: { key: 'D', on: ['play'], effect: (state) => makeOnly(state, 'done') },
  ready: { key: 'R', on: ['play'], effect: (state) => makeOnly(state, 'ready') },
  unmake: { key: 'U', on: ['play'], effect: unmake },
  unmakeToo: { key: 'Z', held: 'command', on: ['play'], effect: unmake },
  agreeToDraw: { key: 'G', on: ['play'], effect: (state) => makeOnly(state, 'draw') },
  sortHand: { key: 'X', on: ['play'], effect: toggleSort },
  cover: { key: 'C', on: ['play'], effect: cover },

  correct: { key: 'Z', on: ASKED, effect: (state) => toCorrect(state) },
  knowledge: {
    key: 'I',
    on: ASKED,
    effect: toKnowledge,
  },
  hint: { key: 'Y', on: ['table', 'play'], effect: askHint },
  older: { key: 'ARROWLEFT', on: ['correct'], focus: NO_SLIDER, effect: (state) => stepEntry(state, -1) },
  newer: { key: 'ARROWRIGHT', on: ['correct'], focus: NO_SLIDER, effect: (state) => stepEntry(state, 1) },
  log: { key: 'L', on: [...TABLE, ...PLAY], effect: (state) => toLog(state) },
  people: { key: 'O', on: ['table', 'play'], effect: toPeople },
  stepBack: stepping('ARROWLEFT', -1),
  stepBackToo: stepping('ARROWUP', -1),
  stepOn: stepping('ARROWRIGHT', 1),
  stepOnToo: stepping('ARROWDOWN', 1),
  replay: { key: 'P', on: READING, effect: togglePlaying },
  replayToo: { key: 'SPACE', on: READING, focus: ['none'], effect: togglePlaying },
  toStart: {
    key: 'HOME',
    on: READING,
    focus: NO_SLIDER,
    effect: (state) => step(state, Number.NEGATIVE_INFINITY),
  },
  toNow: { key: 'END', on: READING, focus: NO_SLIDER, effect: backToNow },

  again: { key: 'N', on: ['end', 'playEnd'], effect: again },
  other: { key: 'O', on: ['end', 'playEnd'], effect: toOtherRules },
  mute: { key: 'M', on: [...TABLE, ...PLAY, ...READING], effect: toggleSound },
  scores: { key: 'V', on: [...TABLE, ...PLAY], effect: toScores },
  rules: {
    key: 'F1',
    on: ['home', 'setup', 'learn', ...TABLE, ...PLAY],
    focus: ANY_FOCUS,
    effect: toTheseRules,
  },
  history: { key: 'E', on: ['home'], effect: toHistory },
  home: { key: 'H', on: [...TABLE, ...PLAY], effect: toHome },
};

/** A screen on the network plays, and does nothing else. */
export const OF_GUESTS: readonly KeyName[] = [
  'help',
  'cancel',
  'mute',
  'lay',
  'tapCard',
  'cardLeft',
  'cardRight',
  'allEqual',
  'takePile',
  'endTurn',
  'ready',
  'unmake',
  'unmakeToo',
  'agreeToDraw',
  'sortHand',
  'hint',
  'rules',
];
