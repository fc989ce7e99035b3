import { KINDS, type Kind, type Rank } from '../../../engine/cards.ts';
import { isLimit, type Limit, limitGoing } from '../../../engine/rules/answers.ts';
import { type EffectName, isPlainEffect, nameOf, ranksOf, withRanks } from '../../../engine/rules/effects.ts';
import type { Power, RuleSet } from '../../../engine/rules/schema.ts';
import type { PowerName } from '../../../protocol/coach.ts';

/** What a card does most often, to be chosen with one tap; the key that chooses it. No game offers both limits. */
export const TILES = {
  plain: 'P',
  reset: 'R',
  transparent: 'I',
  burn: 'B',
  skip: 'S',
  reverse: 'V',
  atMost: 'L',
  atLeast: 'L',
  onAny: 'F',
  wild: 'W',
} as const;
export type Tile = keyof typeof TILES;
export const TILE_NAMES = Object.keys(TILES) as readonly Tile[];

/** The tiles that mean something in a rule set: of the two limits the one against the way in which its cards go. */
export const tilesFor = ({ beat }: Pick<RuleSet, 'beat'>): readonly Tile[] =>
  TILE_NAMES.filter((tile) => !isLimit(tile) || tile === limitGoing(beat.direction));

/** The sign of a tile; none for a plain card. */
export const signOf = (tile: Tile): PowerName | null => (tile === 'plain' ? null : tile);

/** What these go on in every game that has them. */
const ON_ANY: readonly Tile[] = ['reset', 'transparent', 'burn', 'onAny'];

const effectsOf = (tile: Exclude<Tile, 'plain'>, kind: Kind): Power['effects'] => {
  if (tile === 'onAny') return [];
  if (isPlainEffect(tile)) return [tile];
  if (tile === 'wild') return [withRanks(tile, [])];
  // A joker has no rank of its own.
  return [withRanks(tile, kind === 'JK' ? ['7'] : [kind])];
};

/** The tile of a card that does nothing, by where it goes; null where it goes on some cards only, or in need only. */
function tileByPlace({ on, notOn, onlyIfStuck }: Power): Tile | null {
  if (typeof on === 'object' || notOn.length > 0 || onlyIfStuck !== false) return null;
  return on === 'natural' ? 'plain' : 'onAny';
}

/** The tile that says all that a card does; null where none does, as it does two things. */
export function tileOf(power: Power | null): Tile | null {
  if (power === null) return 'plain';
  const [first, ...others] = power.effects;
  if (others.length > 0) return null;
  if (first === undefined) return tileByPlace(power);
  const name: EffectName = nameOf(first);
  // The tile says that any rank may be named.
  if (name === 'wild' && ranksOf(first).length > 0) return null;
  return TILE_NAMES.find((tile) => tile === name) ?? null;
}

/** What a card does by a tile: as the rules that are extended have it, where they do. */
export function powerOf(tile: Tile, kind: Kind, base: RuleSet): Power | null {
  if (tile === 'plain') return null;
  const usual = base.special[kind] ?? null;
  if (usual !== null && tileOf(usual) === tile) return usual;
  // A joker that counts as no rank fits nowhere by it.
  const on = ON_ANY.includes(tile) || kind === 'JK' ? 'any' : 'natural';
  return { on, notOn: [], onlyIfStuck: false, effects: effectsOf(tile, kind) };
}

/** The limit that a power sets to the next card, and its rank; null for a power that sets none. */
export function limitOf(power: Power | null): { readonly name: Limit; readonly rank: Rank } | null {
  for (const effect of power?.effects ?? []) {
    if (typeof effect !== 'object') continue;
    if ('atMost' in effect) return { name: 'atMost', rank: effect.atMost };
    if ('atLeast' in effect) return { name: 'atLeast', rank: effect.atLeast };
  }
  return null;
}

const TENS = ['0', 'T'];

/** The kind of card that a key means; null for none. A star is a joker. */
export const kindOfKey = (key: string): Kind | null =>
  TENS.includes(key) ? 'T' : key === '*' ? 'JK' : (KINDS.find((kind) => kind === key) ?? null);
