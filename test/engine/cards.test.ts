import { describe, expect, it, test } from 'vitest';
import {
  type Card,
  copiesOf,
  faceOf,
  makeDeck,
  ofPack,
  packOf,
  parseCard,
  parsePlayed,
} from '../../src/engine/cards.ts';

describe('the copies of a card are its equals of the other packs', () => {
  it.each<[Card, number, string]>([
    ['7H', 1, ''],
    ['7H', 2, '2:7H'],
    ['2:7H', 2, '7H'],
    ['7H', 3, '2:7H 3:7H'],
    ['2:7H', 3, '7H 3:7H'],
    ['3:7H', 3, '7H 2:7H'],
    ['X1', 3, ''],
  ])('%s in a deck of %i packs: %s', (card, packs, copies) => {
    expect(copiesOf(card, packs).join(' ')).toBe(copies);
  });

  test('every card of three packs has two, of the same rank and suit, and they have it', () => {
    for (const card of makeDeck(3, 0)) {
      const copies = copiesOf(card, 3);
      expect(copies).toHaveLength(2);
      for (const copy of copies) {
        expect(faceOf(copy)).toBe(faceOf(card));
        expect(copiesOf(copy, 3)).toContain(card);
        expect(ofPack(card, packOf(copy))).toBe(copy);
      }
    }
  });

  test('there is none of a fourth pack, nor a joker of a second', () => {
    expect([ofPack('7H', 4), ofPack('X1', 2)]).toEqual([null, null]);
  });
});

describe('a card is written as people write it', () => {
  it.each([
    ['3:7h', '3:7H'],
    ['3:10d', '3:TD'],
    ['2:10D', '2:TD'],
    ['4:7H', null],
    ['1:7H', null],
    ['3:X1', null],
  ])('%s', (text, card) => {
    expect(parseCard(text)).toBe(card);
  });

  it.each([
    ['3:2=qd', '3:2=QD'],
    ['3:10b=TD', '3:Tb=TD'],
    ['4:2=QD', null],
  ])('and as it is played: %s', (text, card) => {
    expect(parsePlayed(text)).toBe(card);
  });
});
