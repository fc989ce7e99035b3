import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ToldBreach, tellBreaches } from '../engine/answer.ts';
import { makeEnding } from '../engine/notation/ending.ts';
import { type GameErrorCode, parseGame, type ReadGame } from '../engine/notation/game.ts';
import { makeEntry } from '../engine/notation/make-game.ts';
import { isMade, type Judged, judgeRecord } from '../engine/record.ts';
import type { FindRuleSet } from '../engine/rules/resolve.ts';
import type { AllWords } from '../words/words.ts';
import { breachSayer, reasonOf } from './judge.ts';

/** What `burnpile check` finds in one game. */
export interface CheckedGame {
  /** Moves that were made: allowed, or let stand. A face-down card turned over and then seen is one. */
  readonly moves: number;
  /** How the game ended, as its last line says it (`Bo loses`); null if it isn't over. */
  readonly result: string | null;
  /** Every entry that the rules don't allow, with the line that it stands on. */
  readonly illegal: readonly {
    readonly line: number;
    readonly entry: string;
    readonly breaches: readonly ToldBreach[];
  }[];
  /** Why the record can't be read beyond what was judged. */
  readonly error?: {
    readonly line: number;
    readonly code: GameErrorCode;
    readonly detail: string;
    readonly message: string;
  };
}

const breachesOf = (words: AllWords, { entry, ruling, before }: Judged): readonly ToldBreach[] =>
  ruling?.verdict === 'illegal' && entry.kind === 'move'
    ? tellBreaches(ruling.breaches, before, entry.move, breachSayer(words))
    : [];

function judge(words: AllWords, { game, lines }: ReadGame): CheckedGame {
  const judged = judgeRecord(game);
  return {
    moves: judged.filter(isMade).length,
    result: makeEnding(judged.at(-1)?.after ?? game.initial),
    illegal: judged.flatMap((one, i) =>
      one.ruling?.verdict === 'illegal'
        ? [{ line: lines[i] ?? 0, entry: makeEntry(one), breaches: breachesOf(words, one) }]
        : [],
    ),
  };
}

/** Judges a recorded game, entry by entry; of a broken one what stands before the fault. */
export function checkGame(words: AllWords, text: string, find: FindRuleSet): CheckedGame {
  const parsed = parseGame(text, find);
  if (parsed.ok) return judge(words, parsed.value);
  const { good, line, code, detail } = parsed.error;
  const checked = good === null ? { moves: 0, result: null, illegal: [] } : judge(words, good);
  return { ...checked, error: { line, code, detail, message: words.cli.games[code](detail) } };
}

/** The answer for one file, as an object ready to print; a file that can't be read has an error without a line. */
async function checkFile(words: AllWords, file: string, find: FindRuleSet, input: Readable): Promise<object> {
  try {
    const game = file === '-' ? await text(input) : await readFile(file, 'utf8');
    return { file, ...checkGame(words, game, find) };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    const message = words.cli.positions.unreadable(file, reasonOf(error));
    const fault = { line: null, code: 'unreadable', detail, message };
    return { file, moves: 0, result: null, illegal: [], error: fault };
  }
}

/**
 * `burnpile check FILE…`: one line of JSON for each file, `-` being standard input, in their order, and the exit
 * status: 2 if any of them couldn't be read or is broken, else 0.
 */
export async function runCheck(
  words: AllWords,
  files: readonly string[],
  find: FindRuleSet,
  input: Readable = process.stdin,
): Promise<number> {
  let status = 0;
  for (const file of files) {
    const answer = await checkFile(words, file, find, input);
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    if ('error' in answer) status = 2;
  }
  return status;
}
