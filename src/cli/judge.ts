import { createReadStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { makeAnswer } from '../engine/answer.ts';
import type { Move } from '../engine/move.ts';
import { type PositionError, parsePosition } from '../engine/position.ts';
import { type ResolveRules, rememberRules } from '../engine/rules/resolve.ts';
import type { Breach } from '../engine/ruling.ts';
import type { State } from '../engine/state.ts';
import { moveView } from '../table/ruling-view.ts';
import { findVariant } from '../variants/index.ts';
import { sayPositionError } from '../words/say/fault.ts';
import { breachFacts, sayBreach } from '../words/say/ruling.ts';
import type { AllWords } from '../words/words.ts';
import { type Line, MAX_LINE, readLines } from './lines.ts';

/** An answer of `judge`; `verdict` says which. */
export type Answer = Readonly<Record<string, unknown>>;

/** Says why a move is not allowed, in a sentence. */
export const breachSayer =
  (words: AllWords) =>
  (breach: Breach, { seats }: State, move: Move): string =>
    sayBreach(words, breachFacts(seats, breach, moveView(move)));

const errorAnswer = (message: string, path: string): Answer => ({ verdict: 'error', message, path });

const refuse = (words: AllWords, error: PositionError): Answer =>
  errorAnswer(sayPositionError(words, error), error.path);

/** Judges one position with its move, the rules being made out by `resolve`. */
export function judgePosition(words: AllWords, input: unknown, resolve: ResolveRules): Answer {
  const position = parsePosition(input, resolve);
  return position.ok
    ? makeAnswer(position.value.state, position.value.move, breachSayer(words))
    : refuse(words, position.error);
}

const resolvePreset = rememberRules(findVariant);

function parseJson(line: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(line) };
  } catch {
    return null;
  }
}

/**
 * The answer to one line of text: a ruling, or what keeps the line from being a position. Never throws. The rules
 * are those that come with Burnpile unless others are given.
 */
export function judgeLine(words: AllWords, line: string, resolve = resolvePreset): Answer {
  const parsed = parseJson(line);
  return parsed === null
    ? refuse(words, { code: 'notJson', path: '', found: '', expected: null })
    : judgePosition(words, parsed.value, resolve);
}

const answerTo = (words: AllWords, line: Line, resolve: ResolveRules): Answer =>
  line.tooLong
    ? errorAnswer(words.cli.positions.tooLong(MAX_LINE), '')
    : judgeLine(words, line.text, resolve);

/** Where `judge` reads standard input and writes its answers. */
export interface JudgeStreams {
  readonly input: Readable;
  readonly output: Writable;
}

/** Writes text, and waits while the reader is behind. False once nobody reads any more (`| head`). */
function makeWriter(output: Writable): { write(text: string): Promise<boolean>; close(): void } {
  let gone = false;
  let wake = (): void => {};
  const onGone = (): void => {
    gone = true;
    wake();
  };
  const onDrain = (): void => wake();
  output.on('error', onGone).on('close', onGone).on('drain', onDrain);
  return {
    write: async (text) => {
      if (!gone && !output.write(text) && !gone)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return !gone;
    },
    // The listener for errors stays: a broken pipe may be reported after the last answer.
    close: () => output.off('close', onGone).off('drain', onDrain),
  };
}

/** The reason for which a file can't be read, as the system names it: `ENOENT`. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unreadable';

/**
 * Answers every line of the files, or of standard input for `-`, with one line each. Gives the exit status: 2
 * if anything was no position or no file.
 */
export async function runJudge(
  words: AllWords,
  files: readonly string[],
  { input, output }: JudgeStreams,
  resolve = resolvePreset,
): Promise<number> {
  const writer = makeWriter(output);
  let status = 0;
  const tell = (answer: Answer): string => {
    if (answer.verdict === 'error') status = 2;
    return `${JSON.stringify(answer)}\n`;
  };
  for (const file of files) {
    const source = file === '-' ? input : createReadStream(file);
    try {
      for await (const lines of readLines(source)) {
        // One write for all lines that came together; a line typed alone is still answered at once.
        if (!(await writer.write(lines.map((line) => tell(answerTo(words, line, resolve))).join('')))) {
          source.destroy();
          return status;
        }
      }
    } catch (error) {
      if (
        !(await writer.write(tell(errorAnswer(words.cli.positions.unreadable(file, reasonOf(error)), file))))
      )
        return status;
    }
  }
  writer.close();
  return status;
}
