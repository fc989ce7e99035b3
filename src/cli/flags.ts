import type { AllWords } from '../words/words.ts';

/** Reads flags, which are text, and collects what is wrong with them, so that all of it is said at once. */
export function makeFlagReader(words: AllWords['cli']) {
  const faults: string[] = [];
  const wrong = (fault: string): null => {
    faults.push(fault);
    return null;
  };
  return {
    faults,
    wrong,
    oneOf<T extends string>(flag: string, choices: readonly T[], text: string): T | null {
      return choices.find((choice) => choice === text) ?? wrong(words.notOneOf(flag, choices, text));
    },
    whole(flag: string, lowest: number, highest: number, text: string): number | null {
      const value = Number(text);
      const fits = text.trim() !== '' && Number.isInteger(value) && value >= lowest && value <= highest;
      return fits ? value : wrong(words.notWhole(flag, lowest, highest, text));
    },
  };
}

/** `RE-X1` means true; `set.max=2` and `special[4]=null` are read as JSON, anything else as text. */
export function parseOption(text: string): readonly [string, unknown] {
  const equals = text.indexOf('=');
  if (equals === -1) return [text, true];
  const [name, value] = [text.slice(0, equals), text.slice(equals + 1)];
  try {
    return [name, JSON.parse(value) as unknown];
  } catch {
    return [name, value];
  }
}

/** Says what is wrong; gives the exit status. */
export function refuse(faults: readonly string[]): number {
  for (const fault of faults) console.error(fault);
  return 2;
}
