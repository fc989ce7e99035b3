import { appWords } from './en/app.ts';
import { beginning } from './en/beginning.ts';
import { camera } from './en/camera.ts';
import { cards } from './en/cards.ts';
import { cli } from './en/cli.ts';
import { coach } from './en/coach.ts';
import { correct } from './en/correct.ts';
import { decks } from './en/decks.ts';
import { demand } from './en/demand.ts';
import { devices } from './en/devices.ts';
import { doors } from './en/doors.ts';
import { faults } from './en/faults.ts';
import { help } from './en/help.ts';
import { hints } from './en/hints.ts';
import { house } from './en/house.ts';
import { keyboard } from './en/keyboard.ts';
import { lessons } from './en/lessons.ts';
import { log } from './en/log.ts';
import { look, names, traditional } from './en/look.ts';
import { notices } from './en/notices.ts';
import { people } from './en/people.ts';
import { phones } from './en/phones.ts';
import { play } from './en/play.ts';
import { print } from './en/print.ts';
import { open, questions } from './en/questions.ts';
import { result } from './en/result.ts';
import { ruleBook } from './en/rule-book.ts';
import { rules } from './en/rules.ts';
import { rulings } from './en/rulings.ts';
import { aside, end, home, keep, setup } from './en/screens.ts';
import { series } from './en/series.ts';
import { settings } from './en/settings.ts';
import { sheet } from './en/sheet.ts';
import { speech } from './en/speech.ts';
import { statistics } from './en/statistics.ts';
import { table } from './en/table.ts';

/** Texts of rule sets, by their English; here they stay as they are. */
const ruleTexts: Readonly<Record<string, string>> = {};

/** English: it says which sentences there are, and what each is made from. */
export const en = {
  language: 'en' as const,
  /** As games and losers are called now. */
  names,
  /** The traditional names, which can be chosen instead. */
  traditional,
  look,
  cards,
  demand,
  rulings,
  open,
  questions,
  notices,
  result,
  table,
  beginning,
  people,
  phones,
  devices,
  keyboard,
  home,
  doors,
  setup,
  end,
  aside,
  correct,
  hints,
  coach,
  help,
  keep,
  lessons,
  log,
  speech,
  settings,
  camera,
  play,
  print,
  decks,
  sheet,
  series,
  house,
  statistics,
  ruleBook,
  rules,
  ruleTexts,
  faults,
  cli,
  app: appWords,
};
