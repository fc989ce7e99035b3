import type { HouseAnswer, HouseFault, HouseMessage, RulesDraft } from '../protocol/house.ts';
import { LONGEST_RULES } from '../protocol/house.ts';
import { tidyName } from '../protocol/names.ts';
import {
  checkRules,
  draftSource,
  extendedBy,
  loadRules,
  openRules,
  sharedSource,
} from '../table/house-rules.ts';
import { troubleOf } from '../table/journal/disk.ts';
import type { Rulebook } from '../table/rule-folder.ts';
import { freshRulesId, hasRulesFile, putRulesAway, rulesFile, writeRules } from './house-files.ts';

export interface HouseParts {
  /** The folder of people's own rules. */
  readonly folder: string;
  readonly rulebook: () => Rulebook;
  /** A file was written or moved away: the rulebook is to be read again, and told to everybody. */
  readonly changed: () => void;
}

const refused = (fault: HouseFault): HouseAnswer => ({ type: 'rulesRefused', fault });

const nameOf = ({ rules }: RulesDraft): string => {
  const { names } = rules;
  const game = typeof names === 'object' && names !== null && 'game' in names ? names.game : '';
  return typeof game === 'string' ? tidyName(game) : '';
};

const textOf = (source: object): string => `${JSON.stringify(source, null, 2)}\n`;

/** Rules of people's own while they are written: what a screen asks about them, and what it is answered. */
export function makeHouse({ folder, rulebook, changed }: HouseParts) {
  const fileOf = (id: string | null): string | null =>
    id === null ? null : (rulebook().files.find((file) => file.id === id)?.file ?? null);

  const freshId = (name: string): string => {
    const { ids, files } = rulebook();
    const taken = new Set([...ids, ...files.map(({ id }) => id ?? '')].map((id) => id.toLowerCase()));
    return freshRulesId(name, (id) => taken.has(id.toLowerCase()) || hasRulesFile(folder, id));
  };

  /** Does something with files; what keeps the disk from it is the answer. */
  const onDisk = (act: () => void, done: HouseAnswer): HouseAnswer => {
    try {
      act();
    } catch (error) {
      return refused({ code: troubleOf(error) });
    }
    changed();
    return done;
  };

  const save = (draft: RulesDraft): HouseAnswer => {
    const name = nameOf(draft);
    if (name === '') return refused({ code: 'noName' });
    if (checkRules(rulebook(), draft).remarks.some(({ level }) => level === 'error'))
      return refused({ code: 'unsound' });
    const file = fileOf(draft.id);
    const id = draft.id === null || file === null ? freshId(name) : draft.id;
    const text = textOf(draftSource(rulebook(), draft, id)!);
    if (text.length > LONGEST_RULES) return refused({ code: 'tooLong' });
    return onDisk(() => writeRules(folder, file ?? rulesFile(id), text), { type: 'rulesSaved', id });
  };

  const share = (draft: RulesDraft): HouseAnswer => {
    const name = nameOf(draft);
    const id = draft.id ?? freshRulesId(name, () => false);
    const source = sharedSource(rulebook(), draft, id);
    return name === '' || source === null
      ? refused({ code: 'noName' })
      : { type: 'rulesShared', name: rulesFile(id), text: textOf(source) };
  };

  const discard = (id: string): HouseAnswer => {
    const file = fileOf(id);
    const by = extendedBy(rulebook(), id);
    if (by.length > 0) return refused({ code: 'extended', by });
    return onDisk(() => file !== null && putRulesAway(folder, file), { type: 'rulesDiscarded', id });
  };

  return (message: HouseMessage): HouseAnswer => {
    switch (message.type) {
      case 'openRules': {
        const rules = openRules(rulebook(), message);
        return rules.ok
          ? { type: 'rulesOpened', ...rules.value }
          : refused({ code: 'noRules', errors: [...rules.error] });
      }
      case 'loadRules': {
        const rules = loadRules(rulebook(), message.text);
        return rules.ok
          ? { type: 'rulesOpened', ...rules.value }
          : refused({ code: 'noRules', errors: [...rules.error] });
      }
      case 'checkRules': {
        const { remarks, rules } = checkRules(rulebook(), message.draft);
        return { type: 'rulesChecked', number: message.number, remarks: [...remarks], rules };
      }
      case 'saveRules':
        return save(message.draft);
      case 'shareRules':
        return share(message.draft);
      case 'discardRules':
        return discard(message.id);
    }
  };
}
