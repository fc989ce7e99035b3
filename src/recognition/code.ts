import { type Card, JOKERS, ofPack, PACKS, parseCard, type Rank, rankOf } from '../engine/cards.ts';
import { COMMANDS, type Command } from './sighting.ts';

/** What is on the table, as far as codes go. */
export interface CodedDeck {
  readonly packs: number;
  readonly jokers: number;
  /** The ranks that are taken out of the packs; none where it isn't given. */
  readonly without?: readonly Rank[];
}

/** Every deck that there is is a part of this one. */
export const ANY_DECK: CodedDeck = { packs: PACKS.length, jokers: JOKERS.length };

export const CODE_FAULTS = [
  'empty', // nothing in it that can be read
  'notACode',
  'noSuchCommand',
  'notInDeck', // a code of ours, for a card that this deck does not hold
] as const;
export type CodeFault = (typeof CODE_FAULTS)[number];

/** What a code may stand for. */
export type Coded =
  | { readonly kind: 'card'; readonly card: Card; readonly copy: number }
  | { readonly kind: 'command'; readonly command: Command };

/** `text` is what was read, short and without characters that can't be shown. */
export type CodeReading =
  | Coded
  | { readonly kind: 'unknown'; readonly code: CodeFault; readonly text: string };

/** Far above any code of ours. */
const LONGEST = 64;
const SHOWN = 32;

/** AIM's symbology identifier, which a scanner can be set to send before each code: `]C1`, `]Q1`. */
const AIM = /^\][A-Za-z][0-9A-Za-z]/;
/** Blanks, control characters (STX, ETX, the FNC1 of GS1) and such: around a code they mean nothing. */
const EDGES = /^[\s\p{C}]+|[\s\p{C}]+$/gu;

const strip = (text: string) => text.replace(EDGES, '').replace(AIM, '').replace(EDGES, '');

/** What a scanner read, without what it may send around it; null if it is longer than any code may be. */
export const codeText = (line: string): string | null => (line.length > LONGEST ? null : strip(line));

function commandCode(command: Command): string {
  switch (command.name) {
    case 'SEAT':
      return `CMD:SEAT:${command.seat}`;
    case 'ANSWER':
      return `CMD:${command.answer}`;
    case 'DIGIT':
      return `CMD:N${command.digit}`;
    case 'WRONG_PLAYER':
      return 'CMD:WRONG';
    default:
      return `CMD:${command.name}`;
  }
}

const BY_CODE: ReadonlyMap<string, Command> = new Map(
  COMMANDS.map((command) => [commandCode(command), command]),
);

/** Jokers are numbered through all packs, so that there is one of each. */
function holds(deck: CodedDeck, card: Card, copy: number): boolean {
  const rank = rankOf(card);
  if (rank === null) return copy === 1 && (JOKERS as readonly string[]).indexOf(card) < deck.jokers;
  return copy <= deck.packs && deck.without?.includes(rank) !== true;
}

/** The code printed for it; `copy` is written from the second on. */
export function makeCode(coded: Coded): string {
  if (coded.kind === 'command') return commandCode(coded.command);
  return coded.copy === 1 ? coded.card : `${coded.copy}:${coded.card}`;
}

/**
 * Reads what a scanner sent: `7H`, `10D`, `X1`, `2:7H`, `CMD:SEAT:2`. Upper and lower case are one; blanks,
 * control characters and an AIM identifier around the code don't count. Within it everything does: it is
 * better to scan again than to take a garbled code for a card. Never throws.
 */
export function readCode(line: string, deck: CodedDeck): CodeReading {
  // Cut first, which keeps the work small, whatever comes.
  const text = strip(line.slice(0, LONGEST));
  const unknown = (code: CodeFault): CodeReading => ({
    kind: 'unknown',
    code,
    text: text.slice(0, SHOWN).replace(/\p{C}/gu, '\ufffd').trim(),
  });
  if (line.length > LONGEST) return unknown('notACode');
  if (text === '') return unknown('empty');
  // Before upper case, which makes plain letters of some that aren't.
  if (!/^[!-~]+$/.test(text)) return unknown('notACode');

  const upper = text.toUpperCase();
  if (upper.startsWith('CMD:')) {
    const command = BY_CODE.get(upper);
    return command === undefined ? unknown('noSuchCommand') : { kind: 'command', command };
  }
  const [, number, name = ''] = /^(?:([1-9]\d?):)?([0-9A-Z]+)$/.exec(upper) ?? [];
  const card = parseCard(name);
  if (card === null) return unknown('notACode');
  const copy = Number(number ?? 1);
  return holds(deck, card, copy) ? { kind: 'card', card, copy } : unknown('notInDeck');
}

/** Whether a text is a code of our own sheets, whatever deck is on the table. */
export const isPrinted = (text: string): boolean => readCode(text, ANY_DECK).kind !== 'unknown';

/** The card that a code stands for, with its pack where that isn't the first (`2:7H`). */
export const cardOf = ({ card, copy }: { readonly card: Card; readonly copy: number }): Card =>
  ofPack(card, copy) ?? card;
