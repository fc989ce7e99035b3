import { kindOf } from '../../engine/cards.ts';
import type { DemandView } from '../../protocol/view.ts';
import type { Words } from '../words.ts';
import { sayCard, sayKind } from './cards.ts';

/** A demand in words and in symbols that need no language. */
export interface SaidDemand {
  /** `7 or lower`, `4 or higher · same colour as 4♣`, `anything`; of one rank with what always fits: `an ace, a 2 or a 10`. */
  readonly words: string;
  /** The same in parts, one for each condition. */
  readonly parts: readonly string[];
  /** `7 ↓`, `4 ↑ ♣♠`, `<9 ↓`, `✱`: the arrow says which way; `<` and `>` exclude the rank itself. */
  readonly symbol: string;
  /** The other way to fit: `or 2 more 8s`. */
  readonly also: string | null;
  /** Any card may be played. */
  readonly free: boolean;
  /** Which cards fit besides, whatever lies there; null if that needs no saying. */
  readonly always: string | null;
}

const BEFORE = { atLeast: '', above: '>', atMost: '', below: '<', exactly: '' } as const;
const ARROWS = { atLeast: ' ↑', above: ' ↑', atMost: ' ↓', below: ' ↓', exactly: '' } as const;
const SUITS = { black: '♣♠', red: '♦♥' } as const;

function partsOf(words: Words, demand: DemandView): string[] {
  const { bound, colour, card, size, only, forced, pairs, always } = demand;
  if (only !== null) {
    const ranks = only.map((rank) => words.cards.rank(rank));
    return [forced ? words.demand.pickUpOr(ranks, colour) : words.demand.only(ranks)];
  }
  const parts: string[] = [];
  if (bound !== null)
    parts.push(
      // One rank alone would deny what always fits.
      bound.kind === 'exactly' && always.length > 0
        ? words.demand.orOneOf([bound.rank, ...always].map((kind) => sayKind(words, kind)))
        : words.demand[bound.kind](words.cards.rank(bound.rank)),
    );
  if (colour !== null && card !== null) parts.push(words.demand.sameColour(sayCard(words, card)));
  if (size > 1 && pairs) parts.push(words.demand.orMoreCards(size));
  const [first, ...more] = parts;
  if (first === undefined) return [size > 1 ? words.demand.atLeastCards(size) : words.demand.anything];
  // First, as it holds for what always fits, too, which is said last.
  return size > 1 && !pairs ? [words.demand.eachOf(size, first), ...more] : parts;
}

function symbolOf(words: Words, { bound, colour, size, only, forced }: DemandView): string {
  if (only !== null)
    return [
      ...(forced || only.length === 0 ? ['⇧'] : []),
      ...only.map((rank) => words.cards.rank(rank)),
      ...(colour === null ? [] : [SUITS[colour]]),
    ].join(' ');
  const signs: string[] = [];
  if (bound !== null) signs.push(`${BEFORE[bound.kind]}${words.cards.rank(bound.rank)}${ARROWS[bound.kind]}`);
  if (colour !== null) signs.push(SUITS[colour]);
  if (size > 1) signs.push(`${size}×`);
  return signs.length > 0 ? signs.join(' ') : '✱';
}

function alsoOf(words: Words, { equalCompletes, missing, card }: DemandView): string | null {
  if (!equalCompletes || missing === null || missing === 0 || card === null) return null;
  const kind = kindOf(card);
  return words.demand.orMore(missing, sayKind(words, kind), words.cards.plural(kind));
}

/** What the pile demands. */
export function sayDemand(words: Words, demand: DemandView): SaidDemand {
  const parts = partsOf(words, demand);
  const free = demand.only === null && demand.bound === null && demand.colour === null && demand.size <= 1;
  const kinds = demand.always.map((kind) => sayKind(words, kind));
  return {
    words: parts.join(' · '),
    parts,
    symbol: symbolOf(words, demand),
    also: alsoOf(words, demand),
    free,
    always:
      free || demand.only !== null || demand.bound?.kind === 'exactly' || kinds.length === 0
        ? null
        : words.demand.always(kinds),
  };
}

/** What is needed in one phrase, with the cards that always fit: `Q or higher, or 2, 10`. */
export function sayNeeded(words: Words, demand: DemandView): string {
  const { words: asked, always } = sayDemand(words, demand);
  return always === null ? asked : `${asked}, ${always}`;
}
