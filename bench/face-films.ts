import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../src/engine/cards.ts';
import type { RealDeck } from '../test/camera/film/random-script.ts';
import { type CutOut, cutOut } from '../test/camera/scene/cut-out.ts';
import { shippedReaders } from './codes/engines.ts';
import { benchFilms } from './codes/films.ts';

/** The cards of a small deck that nothing was trained on, in the photos of it: each lies alone and in full. */
const FOLDER = 'foltysm';
const CARDS = 'bench/cut-cards.json';

export async function deckIn(photos: string): Promise<RealDeck> {
  const cards = JSON.parse(readFileSync(CARDS, 'utf8')) as Record<Card, CutOut>;
  const cut = Object.entries(cards).map(
    async ([card, { file, corners }]) =>
      [card as Card, await cutOut(join(photos, FOLDER, file), corners)] as const,
  );
  return new Map(await Promise.all(cut));
}

/**
 * Unmarked cards that are played on tables: `face-films PHOTOS [FILMS [FIRST]]`, with the folder of the photos, how many
 * films of 20 seconds there are, and the number of the first. The cards are cut out of photos of a deck that nothing was trained on. They are read as in
 * the app, labels as well: one line of JSON, a row as of `codes`.
 */
export async function main([photos, count = '12', first = '1']: readonly string[]): Promise<number> {
  if (photos === undefined) {
    console.error('Which photos? Name their folder.');
    return 2;
  }
  const readers = await shippedReaders();
  const way = { way: 'as in the app', reader: () => readers().watch.own, live: true };
  const films = { deck: await deckIn(photos), first: Number(first) };
  console.log(JSON.stringify(await benchFilms(way, 1920, Number(count), 20, films)));
  return 0;
}
