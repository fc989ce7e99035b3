import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { HouseAnswer, HouseFault, HouseMessage, RulesDraft } from '../protocol/house.ts';
import { LONGEST_RULES } from '../protocol/house.ts';
import { tidyName } from '../protocol/names.ts';
import {
  brokenBy,
  checkDraft,
  draftSource,
  extendedBy,
  loadRules,
  openRules,
  sameRules,
  sharedSource,
} from '../table/house-rules.ts';
import { troubleOf } from '../table/journal/disk.ts';
import type { Rulebook } from '../table/rule-folder.ts';
import { freshId } from './fresh-id.ts';
import type { Handles } from './handles.ts';
import { writeWhole } from './kept-file.ts';
import { putAway } from './put-away.ts';
import { type Screen, say } from './screens.ts';

const ENDING = '.json';

/** Whether a file in the folder has this name already, written in capitals or not. */
const hasRulesFile = (folder: string, id: string): boolean =>
  existsSync(folder) &&
  readdirSync(folder).some((file) => file.toLowerCase() === `${id}${ENDING}`.toLowerCase());

const rulesFile = (id: string): string => id + ENDING;

/** Moves a file to where those are that nobody wants any more, and returns its path there. May throw. */
const putRulesAway = (folder: string, file: string): string =>
  putAway(folder, file.slice(0, -ENDING.length), ENDING);

export interface HouseParts {
  /** The folder of people's own rules. */
  readonly folder: string;
  readonly rulebook: () => Rulebook;
  /** Reads the rulebook again. */
  readonly reread: () => void;
  /** A file was written or is away: the rulebook is to be read again, and told to everybody. */
  readonly changed: () => void;
  /** These rules were put away. */
  readonly discarded: (id: string) => void;
}

const refused = (fault: HouseFault): HouseAnswer => ({ type: 'rulesRefused', fault });

const nameOf = ({ rules }: RulesDraft): string => {
  const { names } = rules;
  const game = typeof names === 'object' && names !== null && 'game' in names ? names.game : '';
  return typeof game === 'string' ? tidyName(game) : '';
};

const textOf = (source: object): string => `${JSON.stringify(source, null, 2)}\n`;

/** Rules of people's own while they are written: what a screen asks about them is answered to it alone. */
export function makeHouse({
  folder,
  rulebook,
  reread,
  changed,
  discarded,
}: HouseParts): Handles<HouseMessage> {
  /** What was put away since the program began, by id: the name of its file, and where that is now. */
  const away = new Map<string, { readonly file: string; readonly path: string }>();

  const fileOf = (id: string | null): string | null =>
    id === null ? null : (rulebook().files.find((file) => file.id === id)?.file ?? null);

  const stampOf = (id: string | null): string | null => {
    const source = id === null ? null : rulebook().find(id);
    return source && createHash('sha256').update(JSON.stringify(source)).digest('hex');
  };

  /** May throw, as it looks at the folder. */
  const idFor = (name: string): string => {
    const { ids, files } = rulebook();
    const taken = new Set([...ids, ...files.map(({ id }) => id ?? '')].map((id) => id.toLowerCase()));
    return freshId(name, 'rules', (id) => taken.has(id.toLowerCase()) || hasRulesFile(folder, id));
  };

  /** Does something with files; what keeps the disk from it is the answer. */
  const onDisk = (act: () => HouseAnswer): HouseAnswer => {
    try {
      return act();
    } catch (error) {
      return refused({ code: troubleOf(error) });
    }
  };

  /** What keeps a draft from being a file, whatever the disk says. */
  const faultOf = (draft: RulesDraft): HouseFault | null => {
    if (nameOf(draft) === '') return { code: 'noName' };
    const { remarks } = checkDraft(rulebook(), draft);
    return remarks.some(({ level }) => level === 'error') ? { code: 'unsound' } : null;
  };

  const save = (draft: RulesDraft, upon: string | null): HouseAnswer => {
    // Somebody may have written in the files since.
    reread();
    const fault = faultOf(draft);
    if (fault !== null) return refused(fault);
    const file = fileOf(draft.id);
    if (file !== null && upon !== null && upon !== stampOf(draft.id))
      return refused({ code: 'changedSince' });
    return onDisk(() => {
      const id = draft.id === null || file === null ? idFor(nameOf(draft)) : draft.id;
      const source = draftSource(rulebook(), draft, id)!;
      const by = brokenBy(rulebook(), id, source);
      if (by.length > 0) return refused({ code: 'breaks', by });
      const text = textOf(source);
      if (text.length > LONGEST_RULES) return refused({ code: 'tooLong' });
      writeWhole(join(folder, file ?? rulesFile(id)), text);
      changed();
      return { type: 'rulesSaved', id, stamp: stampOf(id) };
    });
  };

  const share = (draft: RulesDraft): HouseAnswer => {
    const fault = faultOf(draft);
    if (fault !== null) return refused(fault);
    // Called as the rules are now; rules that were renamed keep their id.
    const called = freshId(nameOf(draft), 'rules', () => false);
    const text = textOf(sharedSource(rulebook(), draft, draft.id ?? called)!);
    return text.length > LONGEST_RULES
      ? refused({ code: 'tooLong' })
      : { type: 'rulesShared', name: rulesFile(called), text };
  };

  const discard = (id: string): HouseAnswer => {
    reread();
    const file = fileOf(id);
    if (file === null) {
      changed();
      return refused({ code: 'gone' });
    }
    const by = extendedBy(rulebook(), id);
    if (by.length > 0) return refused({ code: 'extended', by });
    return onDisk(() => {
      away.set(id, { file, path: putRulesAway(folder, file) });
      discarded(id);
      changed();
      return { type: 'rulesDiscarded', id };
    });
  };

  const bringBack = (id: string): HouseAnswer => {
    reread();
    const put = away.get(id);
    if (put === undefined || !existsSync(put.path)) return refused({ code: 'gone' });
    // Others were saved under their name meanwhile.
    if (fileOf(id) !== null || existsSync(join(folder, put.file)))
      return refused({ code: 'alreadyThere', id });
    return onDisk(() => {
      renameSync(put.path, join(folder, put.file));
      away.delete(id);
      changed();
      return { type: 'rulesBroughtBack', id };
    });
  };

  const opened = (rules: ReturnType<typeof openRules>): HouseAnswer =>
    rules.ok
      ? { type: 'rulesOpened', ...rules.value, stamp: stampOf(rules.value.id) }
      : refused({ code: 'noRules', errors: [...rules.error] });

  /** Of a file that somebody has brought; the same rules are not kept twice. */
  const load = (text: string): HouseAnswer => {
    reread();
    const rules = loadRules(rulebook(), text);
    const there = rules.ok ? sameRules(rulebook(), rules.value.rules) : null;
    return there === null ? opened(rules) : refused({ code: 'alreadyThere', id: there });
  };

  const told =
    <M>(answerTo: (message: M) => HouseAnswer) =>
    (screen: Screen, message: M): null => {
      say(screen, answerTo(message));
      return null;
    };

  return {
    openRules: told((message) => {
      reread();
      return opened(openRules(rulebook(), message));
    }),
    loadRules: told(({ text }) => load(text)),
    checkRules: told(({ draft, number }) => {
      const { remarks, rules } = checkDraft(rulebook(), draft);
      return { type: 'rulesChecked', number, remarks: [...remarks], rules };
    }),
    saveRules: told(({ draft, upon }) => save(draft, upon)),
    shareRules: told(({ draft }) => share(draft)),
    discardRules: told(({ id }) => discard(id)),
    bringBackRules: told(({ id }) => bringBack(id)),
  };
}
