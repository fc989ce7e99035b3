import { join } from 'node:path';
import * as v from 'valibot';
import { DEFAULT_SETTINGS, type Settings, settings as settingsSchema } from '../protocol/settings.ts';
import { type TableSetup, tableSetup } from '../protocol/setup.ts';
import { keepFile, readJson } from './kept-file.ts';

interface SettingsFile {
  readonly format: 1;
  readonly settings: Settings;
  readonly lastSetup: TableSetup | null;
  /** The last one at the other door: without a deck if the very last one was with cards, and the other way round. */
  readonly otherSetup: TableSetup | null;
  /** Nobody else is let in over the network. */
  readonly locked: boolean;
  /** Something of it wasn't understood once, and nobody has said since that this was noted. */
  readonly damaged: boolean;
}

/** A file as read, and whether everything in it was understood; what wasn't is as if never set. */
interface ReadFile {
  readonly file: SettingsFile;
  readonly whole: boolean;
}

const fileSchema = v.object({
  format: v.literal(1),
  settings: v.record(v.string(), v.unknown()),
  lastSetup: v.nullable(tableSetup),
  otherSetup: v.nullable(tableSetup),
  locked: v.boolean(),
  damaged: v.boolean(),
});

interface Shape<T> extends v.GenericSchema<unknown, T> {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
}

/** What is given, each value by itself where it fits, and whether all did: another version has more, or others. */
function fill<T extends object>(shape: Shape<T>, usual: T, given: Readonly<Record<string, unknown>>) {
  const fits = ([name, value]: readonly [string, unknown]) =>
    Object.hasOwn(shape.entries, name) && v.is(shape.entries[name]!, value);
  const values = Object.entries(given).filter(fits);
  const value = v.parse(shape, { ...usual, ...Object.fromEntries(values) });
  return { value, whole: values.length === Object.keys(given).length };
}

function parseSettings(json: unknown): ReadFile {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  const setups = { lastSetup: null, otherSetup: null };
  const unset = { format: 1, settings: {}, ...setups, locked: false, damaged: false } as const;
  const outer = fill(fileSchema, unset, isObject ? { ...json } : {});
  const settings = fill(settingsSchema, DEFAULT_SETTINGS, outer.value.settings);
  const whole = isObject && outer.whole && settings.whole;
  const file = { ...outer.value, settings: settings.value, damaged: outer.value.damaged || !whole };
  return { file, whole };
}

function readSettings(path: string): ReadFile {
  const json = readJson(path);
  return parseSettings(json === undefined ? {} : json);
}

/** Keeps settings in a file. One that isn't understood whole is put beside before it is overwritten. */
export function keepSettings(folder: string) {
  const path = join(folder, 'settings.json');
  const open = () => {
    const { file, whole } = readSettings(path);
    return { file, disk: keepFile(path, whole, content) };
  };
  const content = () => {
    const { damaged, ...known } = now.file;
    return damaged ? now.file : known;
  };
  let now = open();

  return {
    file: () => now.file,
    trouble: () => now.disk.trouble(),
    change(change: Partial<SettingsFile>) {
      now = { ...now, file: { ...now.file, ...change } };
      now.disk.write();
    },
    retry: () => now.disk.retry(),
    /** Somebody has brought another file; what isn't on the disk yet counts more. */
    reread() {
      if (now.disk.trouble() === null) now = open();
    },
  };
}
