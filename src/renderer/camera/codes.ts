import type { Card } from '../../engine/cards.ts';
import { type CodedDeck, makeCode, readCode } from '../../recognition/code.ts';
import { ownCode } from '../../recognition/enrol.ts';
import type { Enrolled } from './lying.ts';

/** The code of ours that a text means on this table, for a card or a command; null for anything else. */
export type CodeOf = (text: string) => string | null;

/** Reads codes of ours, and those that the deck had already. */
export function makeCodeOf(deck: CodedDeck, enrolled: Enrolled | null): CodeOf {
  const cards = new Map((enrolled ?? []).map(([text, code]) => [text, code as Card]));
  return (text) => {
    const read = readCode(ownCode(text, cards), deck);
    return read.kind === 'unknown' ? null : makeCode(read);
  };
}

export const isCommand = (code: string): boolean => code.startsWith('CMD:');
