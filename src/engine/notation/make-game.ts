import { type Judged, judgeRecord } from '../record.ts';
import { makeAdjustment } from './adjustment.ts';
import { makeEnding } from './ending.ts';
import { type Mark, makeMoveWord } from './entry.ts';
import { makeHeader, type RecordedGame } from './header.ts';
import { makeComment, makeName } from './text.ts';

/** Says something about an entry for people to read; null for nothing. It is passed over on reading. */
export type Comment = (judged: Judged) => string | null;

const markOf = ({ entry, ruling }: Judged): Mark =>
  entry.kind === 'move' && ruling?.verdict === 'illegal' ? (entry.ifIllegal === 'letStand' ? '!' : '?') : '';

/** The move with its mark, without its seat: `9S?`. */
export const makeMarkedMove = (judged: Judged): string =>
  judged.entry.kind === 'move' ? `${makeMoveWord(judged.entry.move)}${markOf(judged)}` : '';

/** Whether an entry goes on in the line of the one before: an extra turn, a card turned over, more of an exchange. */
function continues(last: Judged, next: Judged): boolean {
  if (last.entry.kind !== 'move' || next.entry.kind !== 'move') return false;
  const { seat } = next.entry.move;
  if (last.entry.move.seat !== seat) return false;
  const { phase, turn, extra, pending } = next.before;
  return phase === 'exchange' || pending?.seat === seat || (turn === seat && extra !== null);
}

/** An entry as text, with the seat or the `=` that it begins with. */
export function makeEntry(judged: Judged): string {
  const names = judged.before.seats.map((seat) => seat.name);
  if (judged.entry.kind !== 'move') return `= ${makeAdjustment(judged.entry, names)}`;
  return `${makeName(names[judged.entry.move.seat] ?? '')} ${makeMarkedMove(judged)}`;
}

/** What one entry adds to the text of a game: a line of its own, or more of the line before. */
export interface Piece {
  readonly begins: boolean;
  readonly text: string;
}

/** The text of a game entry by entry: a turn has its number, and everything else of the turn follows on its line. */
export function makePieces(judged: readonly Judged[]): Piece[] {
  let number = 1;
  let stood = false;
  return judged.map((one, i) => {
    const previous = judged[i - 1];
    const isTurn = one.entry.kind === 'move' && one.before.phase !== 'exchange';
    const begins = previous === undefined || !continues(previous, one);
    if (begins && stood) {
      number++;
      stood = false;
    }
    stood ||= isTurn && markOf(one) !== '?';
    if (!begins) return { begins, text: makeMarkedMove(one) };
    return { begins, text: `${isTurn ? `${number} ` : ''}${makeEntry(one)}` };
  });
}

interface Line {
  text: string;
  readonly comments: string[];
}

/**
 * Writes a game (docs/formats.md): header, a numbered line for each turn, the ending. A move that was not
 * allowed bears its mark and, if it was taken back, the number of the turn that it tried to be. What a mark
 * doesn't tell is not kept: what would have become of an allowed move, had it not been.
 */
export function makeGame(game: RecordedGame, comment: Comment = () => null): string {
  const judged = judgeRecord(game);
  const lines: Line[] = [];
  for (const [i, { begins, text }] of makePieces(judged).entries()) {
    if (begins) lines.push({ text, comments: [] });
    else lines.at(-1)!.text += ` ${text}`;
    const said = comment(judged[i]!);
    if (said !== null) lines.at(-1)!.comments.push(makeComment(said));
  }
  const ending = makeEnding(judged.at(-1)?.after ?? game.initial);
  return [
    ...makeHeader(game),
    ...lines.map(({ text, comments }) => [text, ...comments].join(' ')),
    ending === null ? '*' : `* ${ending}`,
    '',
  ].join('\n');
}
