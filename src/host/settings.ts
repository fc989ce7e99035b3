import { isDeepStrictEqual } from 'node:util';
import type { ScannerChoice, Settings, SettingsMessage } from '../protocol/settings.ts';
import type { Handles } from './handles.ts';
import type { Kept } from './kept.ts';
import type { Recorder } from './recorder.ts';
import type { Scanner } from './scanner.ts';

interface Parts {
  readonly kept: Pick<Kept, 'settings' | 'setSettings' | 'settingsDamaged' | 'noteDamage'>;
  readonly scanner: Pick<Scanner, 'choice' | 'choose'>;
  /** The scanner of this run alone, whatever is kept. */
  readonly override: ScannerChoice | undefined;
  readonly recorder: Pick<Recorder, 'turn'>;
  /** Another scanner was chosen. */
  readonly scannerChosen: () => void;
  readonly changed: () => void;
}

/** What screens set: kept, and done at once. */
export function makeSettings({ kept, scanner, override, recorder, scannerChosen, changed }: Parts) {
  const watchers: ((settings: Settings) => void)[] = [];

  const settle = (wished: Settings) => {
    // The scanner of this run alone is not kept, until somebody chooses one.
    const chosen = !isDeepStrictEqual(wished.scanner, scanner.choice());
    kept.setSettings(chosen ? wished : { ...wished, scanner: kept.settings().scanner });
    scanner.choose(wished.scanner);
    if (chosen) scannerChosen();
    recorder.turn(wished.record);
    for (const watcher of watchers) watcher(kept.settings());
    changed();
  };

  const handles: Handles<SettingsMessage> = {
    settings(_, { settings }) {
      settle(settings);
      return null;
    },
    noteDamage() {
      if (kept.settingsDamaged()) kept.noteDamage();
      changed();
      return null;
    },
  };

  return {
    handles,
    /** The file has been read again: what it says is done at once, but for a scanner of this run alone, which stays. */
    reread() {
      const choice = scanner.choice();
      const isOwn = isDeepStrictEqual(choice, override);
      settle(isOwn ? { ...kept.settings(), scanner: choice } : kept.settings());
    },
    /** Tells now and whenever a screen sets something what is set. */
    watch(watcher: (settings: Settings) => void) {
      watchers.push(watcher);
      watcher(kept.settings());
    },
  };
}
