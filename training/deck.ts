import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { drawnCard } from '../scripts/drawn-card.ts';
import { type Card, RANKS, SUITS } from '../src/engine/cards.ts';

const [WIDTH, HEIGHT] = [480, 672];

/** Draws the 52 cards of a deck as `7H.png`, 480 × 672 pixels: `node scripts/run.mjs training/deck.ts OUT`. */
export async function main([out]: readonly string[]): Promise<number> {
  if (out === undefined) {
    console.error('Usage: node scripts/run.mjs training/deck.ts OUT');
    return 2;
  }
  mkdirSync(out, { recursive: true });
  for (const suit of SUITS)
    for (const rank of RANKS) {
      const card: Card = `${rank}${suit}`;
      const canvas = createCanvas(WIDTH, HEIGHT);
      const pen = canvas.getContext('2d');
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, WIDTH, HEIGHT);
      pen.drawImage(await drawnCard(card, WIDTH, HEIGHT), 0, 0, WIDTH, HEIGHT);
      writeFileSync(join(out, `${card}.png`), canvas.toBuffer('image/png'));
    }
  return 0;
}
