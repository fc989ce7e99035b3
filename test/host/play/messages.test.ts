import { describe, expect, it } from 'vitest';
import { ALL } from '../../support/mode.ts';
import { attackTable } from './attack.ts';

/** `npm run fuzz messages` says a hundred thousand. */
const MESSAGES = ALL ? 50_000 : 1500;

describe('messages that are malformed, foreign, said again or out of turn', () => {
  it('change nothing and break nothing: only moves that the rules allow to a seat of whoever makes them', async () => {
    const { messages, moves, refused, broken } = await attackTable(7, MESSAGES);
    expect(broken).toBe(null);
    expect(moves).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(messages / 2);
  });
});
