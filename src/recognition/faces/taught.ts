import { type Card, isCard, makeDeck, rankOf, suitOf } from '../../engine/cards.ts';
import { lettersOf } from './alphabet.ts';
import { FEATURES, LETTERS, SAID, type Said, SUITS } from './said.ts';

/**
 * What was learned of a deck by being shown its cards: of each card some examples, as they are kept. An example says
 * what the network took it for and, as hexadecimal bytes, what it looks like to the network.
 */
export type Faces = Readonly<Partial<Record<Card, readonly string[]>>>;

/** Jokers have no index, and copies of a card look alike. */
export const FACE_CARDS: readonly Card[] = makeDeck(1, 0);
/** The most examples of a card. */
export const MOST_EXAMPLES = 6;

/** For each card, where in what the network says its rank's letters are, and its suit. */
const PLACES = FACE_CARDS.map((card) => ({
  letters: [...lettersOf(rankOf(card)!)].map((letter) => LETTERS.indexOf(letter)),
  suit: LETTERS.length + SUITS.indexOf(suitOf(card)!),
}));

/** The share of each card, in the order of `FACE_CARDS`, if it is an index at all: letters of all languages count. */
export const cardShares = ({ shares }: Said): Float64Array =>
  Float64Array.from(
    PLACES,
    ({ letters, suit }) => shares[suit]! * letters.reduce((sum, letter) => sum + shares[letter]!, 0),
  );

/** From 0 to 1: that it is an index, of whatever card. */
export const indexShare = ({ shares }: Said): number => shares[SAID - 1]!;

/** What a crop looks like to the network: features as a vector of length 1. */
export type Look = Float32Array;

const tidy = (values: Float32Array): Look => {
  const length = Math.hypot(...values) || 1;
  return values.map((value) => value / length);
};

export const lookOf = ({ features }: Said): Look => tidy(features);

/** How far two looks are apart, squared: 0 for the same, about 0.1 for one card, 0.5 for two, 2 at most. */
export function apart(one: Look, other: Look): number {
  let product = 0;
  for (let i = 0; i < FEATURES; i++) product += one[i]! * other[i]!;
  return 2 - 2 * product;
}

/** In how many bytes nobody knows of another reader's. */
const SPELLING = /^[2-9TJQKA][CDHS] (?:[0-9a-f]{2}){1,512}$/;
const LENGTH = 3 + 2 * FEATURES;

/** An example as it is kept: what the network took it for, and the look in bytes. */
export const writeExample = (takenFor: Card, look: Look): string =>
  `${takenFor} ${Array.from(look, (value) =>
    Math.round(255 * value)
      .toString(16)
      .padStart(2, '0'),
  ).join('')}`;

/** Of a kept example: which card the network took it for, by its place in `FACE_CARDS`, and the look. */
export function readExample(text: string): { readonly takenFor: number; readonly look: Look } {
  const look = new Float32Array(FEATURES);
  for (let i = 0; i < FEATURES; i++) look[i] = Number.parseInt(text.slice(3 + 2 * i, 5 + 2 * i), 16);
  return { takenFor: FACE_CARDS.indexOf(text.slice(0, 2) as Card), look: tidy(look) };
}

/** A taught deck, ready to read with: for each of `FACE_CARDS` its examples, and what the network takes it for. */
export type TaughtDeck = readonly {
  readonly looks: readonly Look[];
  readonly takenFor: readonly number[];
}[];

/** Makes a taught deck ready to read with. */
export const taughtDeckOf = (faces: Faces): TaughtDeck =>
  FACE_CARDS.map((card, i) => {
    const examples = (faces[card] ?? []).map(readExample);
    const takenFor = examples.length === 0 ? [i] : [...new Set(examples.map((one) => one.takenFor))];
    return { looks: examples.map(({ look }) => look), takenFor };
  });

/** An example that is farther away (see `apart`) says nothing: there the network's own shares stand. */
const REACH = 0.5;
/** How much nearness weighs: an example that is the same makes a share e⁶ times as large. Measured by `bench teach`. */
const WEIGHT = 12;
/** What the network holds for impossible may be so all the same. */
const LEAST = 3e-4;

/**
 * A card without examples is weighed as if one were so far away, or any taught card that looks a little like it would
 * win. Measured by `bench teach`.
 */
const UNTAUGHT = 0.35;

const nearest = (looks: readonly Look[], look: Look): number =>
  looks.length === 0 ? UNTAUGHT : looks.reduce((least, one) => Math.min(least, apart(one, look)), REACH);

/**
 * The card that is most likely by both, and the next likeliest: the network's shares, each given to the cards that it
 * takes for that one, and the nearest example of each card. A clear reading stands unless an example of another card
 * is much nearer than any of its own, or simply near where it has none.
 */
export function nameBy(
  deck: TaughtDeck,
  said: Said,
): { readonly card: Card; readonly other: Card; readonly share: number } {
  const shares = cardShares(said);
  const look = lookOf(said);
  const weighed = deck.map(({ looks, takenFor }) => {
    const share = takenFor.reduce((largest, card) => Math.max(largest, shares[card]!), 0);
    return (share + LEAST) * Math.exp(WEIGHT * (REACH - nearest(looks, look)));
  });
  const sum = weighed.reduce((all, one) => all + one, 0);
  const [best, next] = weighed.map((_, i) => i).sort((a, b) => weighed[b]! - weighed[a]!);
  return {
    card: FACE_CARDS[best!]!,
    other: FACE_CARDS[next!]!,
    share: (indexShare(said) * weighed[best!]!) / sum,
  };
}

/** Whether these are the examples of a deck as they are kept, by the present reader or another one. */
export const areFaces = (
  faces: Readonly<Record<string, readonly string[]>>,
  by: 'present' | 'other' = 'present',
): faces is Faces =>
  Object.entries(faces).every(
    ([card, examples]) =>
      isCard(card) &&
      FACE_CARDS.includes(card) &&
      examples.length > 0 &&
      examples.length <= MOST_EXAMPLES &&
      examples.every((one) => SPELLING.test(one) && (by === 'other' || one.length === LENGTH)),
  );
