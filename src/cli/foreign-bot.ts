import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import type { Asked } from '../bots/choose-move.ts';
import { isSame } from '../bots/moves.ts';
import { legalMovesOf } from '../engine/legal.ts';
import type { Move } from '../engine/move.ts';
import { makeMove, moveText, readMove } from '../engine/move-text.ts';
import { positionOf } from '../engine/position-of.ts';

/** Why another program can't play on. */
export type ForeignFaultCode = 'ended' | 'noMove' | 'again';

/** The program that can't play on, and what it answered; empty if nothing. */
export class ForeignFault extends Error {
  readonly code: ForeignFaultCode;
  readonly command: string;
  readonly answer: string;
  constructor(code: ForeignFaultCode, command: string, answer: string) {
    super(`${code}: ${command}: ${answer}`);
    this.code = code;
    this.command = command;
    this.answer = answer;
  }
}

/** A program that plays: asked by a line of JSON, it answers by one (docs/bots.md). End it. */
export interface ForeignBot {
  /** Its move; null if it makes none. Rejects with a `ForeignFault`. */
  decide(asked: Asked): Promise<Move | null>;
  end(): void;
}

/** The move in an answer: `null` is none; undefined for what is no move. */
function moveIn(line: string, seat: number, names: readonly string[]): Move | null | undefined {
  try {
    const answer: unknown = JSON.parse(line);
    if (answer === null) return null;
    const text = v.safeParse(moveText, { ...(answer as object), seat: names[seat] });
    return text.success ? (readMove(text.output, names) ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** Starts a program, by the system's shell; the rules are told with every question. */
export function startForeign(
  command: string,
  rules: { readonly rules: string; readonly options: Readonly<Record<string, unknown>> },
): ForeignBot {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  // One that has ended is noticed by the answer that doesn't come.
  child.stdin.on('error', () => {});
  return {
    async decide({ seat, known, refused }) {
      const legal = legalMovesOf(known, seat).filter((move) => !refused.some((one) => isSame(one, move)));
      if (legal.length === 0) return null;
      const names = known.seats.map(({ name }) => name);
      const told = legal.map((move) => makeMove(move, names));
      const question = { seat: names[seat], ...rules, ...positionOf(known), legal: told };
      child.stdin.write(`${JSON.stringify(question)}\n`);
      const { value: line, done } = await answers.next();
      if (done === true) throw new ForeignFault('ended', command, '');
      const move = moveIn(line, seat, names);
      if (move === undefined) throw new ForeignFault('noMove', command, line);
      if (move !== null && refused.some((one) => isSame(one, move)))
        throw new ForeignFault('again', command, line);
      return move;
    },
    // What the shell has started ends by the end of its input, or because nobody reads it; killed is the shell alone.
    end: () => {
      child.stdin.end();
      child.stdout.destroy();
      child.kill();
    },
  };
}
