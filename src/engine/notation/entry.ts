import { parseCard, parsePlayed } from '../cards.ts';
import type { Move } from '../move.ts';
import type { Entry } from '../record.ts';
import type { SeatNumber, Stack } from '../state.ts';
import { makeCards, parseCards, parsePlay } from './slots.ts';

/** Stacks are counted from 1; `stock` is the top of the stock. */
export const makeStackName = (stack: Stack): string => (stack === 'stock' ? stack : String(stack + 1));

export function parseStackName(text: string): Stack | null {
  if (text === 'stock') return 'stock';
  return /^\d{1,2}$/.test(text) && Number(text) > 0 ? Number(text) - 1 : null;
}

/** A mark after a move that was judged not allowed: taken back, or let stand by the table. */
export type Mark = '' | '?' | '!';

/**
 * A move in one word, without its seat: cards from bottom to top (`6C6S`, `8D@up` from the table where the hand
 * would be meant, `TC@called`), `^` for the pile taken (`KH^` with a face-up card added to it first), `#2` and
 * `#2=JC` for a face-down card, `#stock=JC` for the top of the stock, `4C5D<>KH8S` for a swap (gives, takes),
 * `choose:4C5D6H`, `done`, `ready`, `draw`. `done@3` chooses the third seat to play next. Cards put on an equal one
 * before play are `7D>7H`, or `7D>7H@3` where that is the third seat's. A wild card is `2=QD`, the two of diamonds as a
 * queen.
 */
export function makeMoveWord(move: Move): string {
  const called = 'called' in move && move.called === true ? '@called' : '';
  switch (move.kind) {
    case 'play': {
      const from = move.from === undefined ? '' : move.from === 'hand' ? '@hand' : '@up';
      return `${makeCards(move.cards)}${from}${called}`;
    }
    case 'flip':
      return `#${makeStackName(move.stack)}${move.card === undefined ? '' : `=${move.card}`}${called}`;
    case 'pickUp':
      return `${move.add ?? ''}^`;
    case 'swap':
      return `${makeCards(move.give)}<>${makeCards(move.take)}`;
    case 'choose':
      return `choose:${makeCards(move.cards)}`;
    case 'stack': {
      const { seat, card } = move.on;
      return `${makeCards(move.cards)}>${card}${seat === move.seat ? '' : `@${seat + 1}`}`;
    }
    case 'done':
      return move.to === undefined ? 'done' : `done@${move.to + 1}`;
    default:
      return move.kind;
  }
}

const CALLED = { called: true } as const;

function parseFlip(text: string, seat: SeatNumber): Move | null {
  const parts = /^#(\d{1,2}|stock)(?:=([^@]+))?(@called)?$/.exec(text);
  const card = parts?.[2] === undefined ? undefined : parsePlayed(parts[2]);
  const stack = parseStackName(parts?.[1] ?? '');
  if (parts === null || card === null || stack === null) return null;
  return {
    kind: 'flip',
    seat,
    stack,
    ...(card === undefined ? {} : { card }),
    ...(parts[3] === undefined ? {} : CALLED),
  };
}

function parseLaid(text: string, seat: SeatNumber): Move | null {
  const parts = /^([^@]+)(@up|@hand)?(@called)?$/.exec(text);
  const cards = parsePlay(parts?.[1] ?? '');
  if (parts === null || cards === null || cards.length === 0) return null;
  return {
    kind: 'play',
    seat,
    cards,
    ...(parts[2] === undefined ? {} : { from: parts[2] === '@up' ? 'faceUp' : 'hand' }),
    ...(parts[3] === undefined ? {} : CALLED),
  };
}

function parseStacking(text: string, seat: SeatNumber): Move | null {
  const parts = /^([^<>@]+)>([^<>@]+?)(?:@([1-9]\d?))?$/.exec(text);
  const cards = parseCards(parts?.[1] ?? '');
  const card = parseCard(parts?.[2] ?? '');
  if (parts === null || cards === null || card === null) return null;
  return {
    kind: 'stack',
    seat,
    cards,
    on: { seat: parts[3] === undefined ? seat : Number(parts[3]) - 1, card },
  };
}

/** Reads a move of a seat; null if the text isn't a move. */
export function parseMoveWord(text: string, seat: SeatNumber): Move | null {
  if (text === '^') return { kind: 'pickUp', seat };
  if (text.endsWith('^')) {
    const add = parseCard(text.slice(0, -1));
    return add === null ? null : { kind: 'pickUp', seat, add };
  }
  if (text === 'done' || text === 'ready' || text === 'draw') return { kind: text, seat };
  const chosen = /^done@([1-9]\d?)$/.exec(text)?.[1];
  if (chosen !== undefined) return { kind: 'done', seat, to: Number(chosen) - 1 };
  if (text.startsWith('#')) return parseFlip(text, seat);
  if (text.startsWith('choose:')) {
    const cards = parseCards(text.slice('choose:'.length));
    return cards === null ? null : { kind: 'choose', seat, cards };
  }
  if (text.includes('>') && !text.includes('<')) return parseStacking(text, seat);
  if (!text.includes('<>')) return parseLaid(text, seat);
  const [give, take, ...more] = text.split('<>').map(parseCards);
  return give && take && more.length === 0 ? { kind: 'swap', seat, give, take } : null;
}

/**
 * Reads a move with its mark. One without a mark was played and stayed, so it stands whatever the ruling: that way a
 * record that somebody else wrote can be judged to its end.
 */
export function parseMarkedMove(text: string, seat: SeatNumber): Entry | null {
  const takenBack = text.endsWith('?');
  const word = takenBack || text.endsWith('!') ? text.slice(0, -1) : text;
  const move = parseMoveWord(word, seat);
  return move === null ? null : { kind: 'move', move, ifIllegal: takenBack ? 'takenBack' : 'letStand' };
}
