import { bareOf, type Card } from '../../../src/engine/cards.ts';
import type { Viewer } from '../../../src/engine/knowledge.ts';
import type { BreachCode } from '../../../src/engine/ruling.ts';
import type { ServerMessage } from '../../../src/protocol/messages.ts';
import type { Truth } from './truth.ts';

/** A card wherever it is written: as a value, as a key, or among others in the notation of a move; no rule's number. */
const CARD = /(?<![a-z])(?:(?:[23]:)?[2-9TJQKA][CDHS]|(?<!-)X[1-4])(?![a-z]|-\d)/g;

/** What only looks like cards, and is looked at apart: the key of a seat, and the list of all that is unseen. */
const APART = /"token":"[\w-]*"|"unseen":\[[^\]]*\]/g;

const UNSEEN = /"unseen":\[([^\]]*)\]/g;

/** A card with what is chosen, or the rank that is named, for it: it tells of itself alone; no stack with the card from it. */
const NAMED = /(?<![#\d])([2-9TJQKAX])[a-z]?=[2-9TJQKA]([CDHS1-4])/g;

const cardsIn = (text: string): Set<string> =>
  new Set(text.replaceAll(APART, '').replaceAll(NAMED, '$1$2').match(CARD) ?? []);

/** What a list of unseen cards tells besides; null if nothing: a card that is missing lies somewhere in particular. */
function toldByUnseen(listed: string, open: ReadonlySet<Card>, deck: readonly Card[]): string | null {
  const unseen = new Set(listed.match(CARD));
  const missing = deck.filter((card) => !open.has(card) && !unseen.has(card));
  if (missing.length > 0) return `that ${missing.join(' ')} aren't unseen`;
  return [...unseen].join() === deck.filter((card) => unseen.has(card)).join() ? null : 'the order of cards';
}

/** Where a card that somebody only guesses at lies is nothing that a refusal may tell; null if it doesn't. */
function toldByRefusal(text: string, open: ReadonlySet<string>): string | null {
  const { refusal } = JSON.parse(text) as Extract<ServerMessage, { type: 'refused' }>;
  const breaches = refusal.code === 'move' ? refusal.ruling.breaches : [];
  const told = breaches.find(
    ({ code, card, seat }) =>
      card !== null &&
      !open.has(bareOf(card)) &&
      (seat !== null || code === ('elsewhere' satisfies BreachCode)),
  );
  return told === undefined ? null : `where ${told.card} is`;
}

/**
 * What a screen is told that it can't know, as a sentence; null if there is nothing. `said` are the cards that it
 * has named itself, which a refusal may name again.
 */
export function leakIn(
  text: string,
  viewer: Viewer,
  truth: Truth,
  said: readonly string[] = [],
): string | null {
  const open = truth.openTo(viewer, text.startsWith('{"type":"past"'));
  const isRefusal = text.startsWith('{"type":"refused"');
  const may: ReadonlySet<string> = isRefusal ? new Set([...open, ...said]) : open;
  const leaked = [...cardsIn(text)].filter((card) => !may.has(card));
  if (leaked.length > 0) return `${viewer} is told of ${leaked.join(' ')}`;
  const place = isRefusal ? toldByRefusal(text, open) : null;
  if (place !== null) return `${viewer} is told ${place}`;
  if (text.includes(truth.seed()) || text.includes('"seed"')) return `${viewer} is told the seed`;
  for (const [, listed] of text.matchAll(UNSEEN)) {
    const told = toldByUnseen(listed!, open, truth.deck());
    if (told !== null) return `${viewer} is told ${told}`;
  }
  return null;
}
