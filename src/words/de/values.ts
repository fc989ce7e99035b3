/** What the engine calls a wrong value, in English like the files of rules. */
const SAID: readonly (readonly [english: RegExp, german: string])[] = [
  [/^an empty list\b/, 'eine leere Liste'],
  [/^a list\b/, 'eine Liste'],
  [/^an object\b/, 'ein Objekt'],
  [/^nothing\b/, 'nichts'],
  [/ instead of (?=[^"]*(?:"[^"]*"[^"]*)*$)/, ' statt '],
  [/^(\d+) of (\d+)$/, '$1 statt $2'],
  [/ not an order of the 13 ranks$/, ', keine Reihenfolge der 13 Ränge'],
  [/ not a card$/, ', keine Karte'],
  [/ without a word$/, ', ohne ein Wort'],
  [/ with characters that nobody sees$/, ', mit Zeichen, die niemand sieht'],
  [/ with more players at least than at most$/, ', mehr Personen mindestens als höchstens'],
];

/** A wrong value and what is expected instead, in German: `eine Liste statt string`. */
export const sayValue = (detail: string): string =>
  SAID.reduce((text, [english, german]) => text.replace(english, german), detail);
