import { LANGUAGES, type Language } from '../protocol/look.ts';
import { nameKey } from '../protocol/names.ts';
import { MOST_PLAYERS } from '../protocol/setup.ts';

/** What a player is called who gave no name, counted from 1. */
export const STAND_IN: Readonly<Record<Language, (number: number) => string>> = {
  en: (number) => `Player ${number}`,
  de: (number) => `Person ${number}`,
};

/** The number of each stand-in, in every language. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((one) =>
    Array.from({ length: MOST_PLAYERS }, (_, i) => [nameKey(STAND_IN[one](i + 1)), i + 1] as const),
  ),
);

/** Whether a name is a stand-in for a player who gave none, in any language. */
export const isStandIn = (name: string): boolean => NUMBERS.has(nameKey(name));

/** The same with all stand-ins in it as this language says them: what is only shown, for names tell people apart. */
export function inLanguage<T>(language: Language, shown: T): T {
  const said = (one: unknown): unknown => {
    if (typeof one === 'string') {
      const number = NUMBERS.get(nameKey(one));
      return number === undefined ? one : STAND_IN[language](number);
    }
    if (Array.isArray(one)) return one.map(said);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, said(value)]));
  };
  return said(shown) as T;
}
