import { LANGUAGES, type Language } from '../protocol/look.ts';
import { nameKey } from '../protocol/names.ts';
import { MOST_PLAYERS } from '../protocol/setup.ts';

/** What a player is called who gave no name, counted from 1. */
export const STAND_IN: Readonly<Record<Language, (number: number) => string>> = {
  en: (number) => `Player ${number}`,
  de: (number) => `Person ${number}`,
};

const NAMES: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((one) => Array.from({ length: MOST_PLAYERS }, (_, i) => nameKey(STAND_IN[one](i + 1)))),
);

/** Whether a name is a stand-in for a player who gave none, in any language. */
export const isStandIn = (name: string): boolean => NAMES.has(nameKey(name));
