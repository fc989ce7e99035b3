import { backup } from './en/backup.ts';
import { beginning } from './en/beginning.ts';
import { camera } from './en/camera.ts';
import { coach } from './en/coach.ts';
import { correct } from './en/correct.ts';
import { decks } from './en/decks.ts';
import { effects } from './en/effects.ts';
import { findGame } from './en/find-game.ts';
import { help } from './en/help.ts';
import { hints } from './en/hints.ts';
import { house } from './en/house.ts';
import { keyboard } from './en/keyboard.ts';
import { lessons } from './en/lessons.ts';
import { log } from './en/log.ts';
import { notices } from './en/notices.ts';
import { phones } from './en/phones.ts';
import { play } from './en/play.ts';
import { open, questions } from './en/questions.ts';
import { ruleBook } from './en/rule-book.ts';
import { rules } from './en/rules.ts';
import { demand, rulings } from './en/rulings.ts';
import { aside, end, faults, result, setup } from './en/screens.ts';
import { series } from './en/series.ts';
import { settings } from './en/settings.ts';
import { print, sheet } from './en/sheet.ts';
import { speech } from './en/speech.ts';
import { statistics } from './en/statistics.ts';
import { teach } from './en/teach.ts';
import { enFirst } from './en-first.ts';

/** Texts of rule sets, by their English; here they stay as they are. */
const ruleTexts: Readonly<Record<string, string>> = {};

/** English: it says which sentences there are, and what each is made from. */
export const en = {
  ...enFirst,
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
  coach,
  help,
  lessons,
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
  findGame,
  house,
  statistics,
  ruleBook,
  rules,
  effects,
  ruleTexts,
  faults,
};
