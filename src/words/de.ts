import { backup } from './de/backup.ts';
import { beginning } from './de/beginning.ts';
import { camera } from './de/camera.ts';
import { coach } from './de/coach.ts';
import { correct } from './de/correct.ts';
import { decks } from './de/decks.ts';
import { effects } from './de/effects.ts';
import { findGame } from './de/find-game.ts';
import { help } from './de/help.ts';
import { hints } from './de/hints.ts';
import { house } from './de/house.ts';
import { keyboard } from './de/keyboard.ts';
import { lessons } from './de/lessons.ts';
import { log } from './de/log.ts';
import { notices } from './de/notices.ts';
import { phones } from './de/phones.ts';
import { play } from './de/play.ts';
import { open, questions } from './de/questions.ts';
import { ruleBook } from './de/rule-book.ts';
import { ruleTexts } from './de/rule-texts.ts';
import { rules } from './de/rules.ts';
import { demand, rulings } from './de/rulings.ts';
import { aside, end, faults, result, setup } from './de/screens.ts';
import { series } from './de/series.ts';
import { settings } from './de/settings.ts';
import { print, sheet } from './de/sheet.ts';
import { speech } from './de/speech.ts';
import { statistics } from './de/statistics.ts';
import { teach } from './de/teach.ts';
import { deFirst } from './de-first.ts';
import type { Words } from './words.ts';

/** German. */
export const de: Words = {
  ...deFirst,
  demand,
  rulings,
  open,
  questions,
  notices,
  result,
  beginning,
  phones,
  keyboard,
  setup,
  end,
  aside,
  correct,
  hints,
  help,
  log,
  speech,
  settings,
  backup,
  camera,
  teach,
  play,
  print,
  decks,
  sheet,
  series,
  statistics,
  ruleBook,
  rules,
  effects,
  ruleTexts,
  faults,
  lessons,
  coach,
  findGame,
  house,
};
