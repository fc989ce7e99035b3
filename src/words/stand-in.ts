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

/** The same with every text in it, however deep, as `called` has it. */
function renamed<T>(shown: T, called: (text: string) => string): T {
  const said = (one: unknown): unknown => {
    if (typeof one === 'string') return called(one);
    if (Array.isArray(one)) return one.map(said);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, said(value)]));
  };
  return said(shown) as T;
}

/** The same with all stand-ins in it as this language says them: what is only shown, for names tell people apart. */
export const inLanguage = <T>(language: Language, shown: T): T =>
  renamed(shown, (text) => {
    const number = NUMBERS.get(nameKey(text));
    return number === undefined ? text : STAND_IN[language](number);
  });

interface Someone {
  readonly name: string;
  readonly bot?: boolean | undefined;
}

/**
 * The only person among these, where that one gave no name; null for nobody. Who played against bots alone is taken to
 * be the one who looks at it later.
 */
export function lonePlayer<Player extends Someone>(players: readonly Player[]): Player | null {
  const [only, ...others] = players.filter(({ bot }) => !bot);
  return only === undefined || others.length > 0 || !isStandIn(only.name) ? null : only;
}

/** The same with `you` for the `lonePlayer` among these people. Only shown, never saved, too. */
export function withYou<T>(shown: T, people: readonly Someone[], you: string): T {
  const lone = lonePlayer(people);
  return lone === null ? shown : renamed(shown, (text) => (text === lone.name ? you : text));
}
