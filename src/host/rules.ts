import type { HouseMessage } from '../protocol/house.ts';
import type { RulesMessage, RulesName } from '../protocol/rules.ts';
import { makeRulebookReader, type Rulebook, rulesFolder } from '../table/rule-folder.ts';
import { readRules, rulesView } from '../table/rule-pages.ts';
import type { Handles } from './handles.ts';
import { makeHouse } from './house.ts';
import { type Screen, say } from './screens.ts';
import type { Stage } from './stage.ts';

/** The rule sets that there are: screens read them, and write some of their own. */
export interface Rules {
  /** As it was read last; the same value until something in it changes. */
  book(): Rulebook;
  /** Reads the folder of people's own rules again, if any file there has changed. */
  reread(): void;
  /** The same, and screens are told: somebody has brought some. */
  brought(): void;
  readonly handles: Handles<RulesMessage | HouseMessage>;
}

interface Parts {
  /** The folder of everything that is kept. */
  readonly folder: string;
  readonly stage: () => Pick<Stage, 'shown'>;
  /** There are other rule sets now. */
  readonly changed: () => void;
  /** These rules were put away. */
  readonly discarded: (id: string) => void;
}

/** The rule sets that come with Burnpile, and those of this folder. */
export function makeRules({ folder, stage, changed, discarded }: Parts): Rules {
  const readBook = makeRulebookReader(folder);
  let book = readBook();
  const reread = () => {
    book = readBook();
  };
  const brought = () => {
    reread();
    changed();
  };
  const house = makeHouse({
    folder: rulesFolder(folder),
    rulebook: () => book,
    reread,
    changed: brought,
    discarded,
  });

  /** Rules by their name, or (null) those of the table as they are played now; null if they can't be found. */
  const read = (screen: Screen, of: RulesName | null) => {
    if (of !== null) return rulesView(of, book);
    const table = stage().shown(screen.player)?.table;
    return table === undefined ? null : readRules(table.standing().referee.game.rules.set, book);
  };

  return {
    book: () => book,
    reread,
    brought,
    handles: {
      ...house,
      rules(screen, { of }) {
        const rules = read(screen, of);
        if (rules === null) return { code: 'notKept' };
        say(screen, { type: 'rules', of, rules });
        return null;
      },
    },
  };
}
