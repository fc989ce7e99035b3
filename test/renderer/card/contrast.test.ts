import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SUITS, type Suit } from '../../../src/engine/cards.ts';

/** The colours of suits can be told from what they lie on: 4.5 to 1, as WCAG AA asks of text. */

const tokens = readFileSync(new URL('../../../src/renderer/style/tokens.css', import.meta.url), 'utf8');

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** What is declared in the rule of a selector. */
function declared(selector: string): Readonly<Record<string, string>> {
  const from = tokens.indexOf(`${selector} {`);
  const rule = tokens.slice(from, tokens.indexOf('}', from));
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

const always = declared(':root');
const decks = { two: always, four: { ...always, ...declared(':root[data-suits="four"]') } };

/** The colour that a token comes to, `#rrggbb`; that of the text for one that has none of its own. */
function colourOf(deck: Readonly<Record<string, string>>, value: string, theme: Theme): string {
  const choice = /^light-dark\((.+), (.+)\)$/.exec(value);
  if (choice) return colourOf(deck, choice[theme === 'light' ? 1 : 2]!, theme);
  const named = /^var\(--([\w-]+)\)$/.exec(value);
  if (named) return colourOf(deck, deck[named[1]!]!, theme);
  return value === 'currentcolor' ? colourOf(deck, deck.ink!, theme) : value;
}

function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [darker, lighter] = [light(a), light(b)].sort((x, y) => x - y);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** What lines of text with suits in their own colours stand on. */
const GROUNDS = ['room', 'room-far', 'room-near', 'panel', 'panel-2', 'sheet', 'sheet-hi', 'sheet-lo'];

/** Which token a suit has on a card, and in a line of text, where only some have a colour of their own. */
const SIGNS: Readonly<Record<string, Partial<Record<Suit, string>>>> = {
  two: { D: 'sign-red', H: 'sign-red' },
  four: { C: 'sign-green', D: 'sign-blue', H: 'sign-red' },
};
const tokenOf = {
  suit: (_: string, suit: Suit) => `suit-${suit}`,
  sign: (deck: string, suit: Suit) => SIGNS[deck]![suit] ?? 'ink',
};

const on = (sign: keyof typeof tokenOf, grounds: readonly string[]) =>
  Object.entries(decks).flatMap(([deck, all]) =>
    SUITS.flatMap((suit) =>
      THEMES.flatMap((theme) =>
        grounds.map((ground) => {
          const [of, over] = [tokenOf[sign](deck, suit), ground].map((name) =>
            colourOf(all, all[name]!, theme),
          );
          return { is: `${deck} ${theme} ${suit} on ${ground}`, of, over, contrast: contrast(of!, over!) };
        }),
      ),
    ),
  );

describe('the colours of suits', () => {
  it('are read from the styles', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(on('suit', ['paper'])).toHaveLength(16);
    for (const { of } of on('sign', GROUNDS)) expect(of).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('can be told from the card', () => {
    expect(on('suit', ['paper']).filter(({ contrast }) => contrast < 4.5)).toEqual([]);
  });

  it('can be told from what a text stands on', () => {
    expect(on('sign', GROUNDS).filter(({ contrast }) => contrast < 4.5)).toEqual([]);
  });

  it('are four where people like that, and two else', () => {
    const colours = (deck: keyof typeof decks) =>
      new Set(SUITS.map((suit) => colourOf(decks[deck], decks[deck][`suit-${suit}`]!, 'light')));
    expect(colours('four').size).toBe(4);
    expect(colours('two').size).toBe(2);
  });
});
