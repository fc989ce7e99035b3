import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// The package has no entry of its own that Node finds.
import * as deck from '@letele/playing-cards/dist/index.esm.js';
import { createCanvas } from '@napi-rs/canvas';
import type { ReactElement } from 'react';
import { drawnCard } from '../scripts/drawn-card.ts';
import { RANKS, SUITS } from '../src/engine/cards.ts';

const [WIDTH, HEIGHT] = [480, 672];

/** Draws the 52 cards of a deck as `7H.png`, 480 × 672 pixels: `node scripts/run.mjs training/deck.ts OUT`. */
export async function main([out]: readonly string[]): Promise<number> {
  if (out === undefined) {
    console.error('Usage: node scripts/run.mjs training/deck.ts OUT');
    return 2;
  }
  mkdirSync(out, { recursive: true });
  const cards = deck as unknown as Readonly<Record<string, (props: object) => ReactElement>>;
  for (const suit of SUITS)
    for (const rank of RANKS) {
      const name = suit + (rank === 'T' ? '10' : rank.toLowerCase());
      const canvas = createCanvas(WIDTH, HEIGHT);
      const pen = canvas.getContext('2d');
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, WIDTH, HEIGHT);
      pen.drawImage(await drawnCard(cards[name]!, WIDTH, HEIGHT), 0, 0, WIDTH, HEIGHT);
      writeFileSync(join(out, `${rank}${suit}.png`), canvas.toBuffer('image/png'));
    }
  return 0;
}
