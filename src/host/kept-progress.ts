import { join } from 'node:path';
import * as v from 'valibot';
import { type ProgressView, type RulesProgress, rulesProgress } from '../protocol/lessons.ts';
import type { KeepTrouble } from '../protocol/lobby.ts';
import { keepFile, readJson } from './kept-file.ts';

/** A lesson that somebody has answered. */
export interface Answered {
  readonly rules: string;
  readonly lesson: string;
  readonly right: boolean;
  /** How many lessons the course has. */
  readonly of: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** How far somebody is with the lessons of each rule set, in `progress.json`. */
export interface KeptProgress {
  all(): ProgressView;
  /** What is written is whether the very first answer was right, and whether any was: what is learnt stays learnt. */
  answered(answer: Answered): void;
  /** A first round by these rules was played to its end. */
  roundPlayed(rules: string): void;
  /** The course of these rules has these lessons now, in this order: answers to others don't count any longer. */
  courseIs(rules: string, lessons: readonly string[]): void;
  /** These rules are gone, and others may be called the same some day. */
  forget(rules: string): void;
  trouble(): KeepTrouble | null;
  retry(): void;
  /** Somebody has brought another file; what isn't on the disk yet counts more. */
  reread(): void;
}

const fileSchema = v.object({ format: v.literal(1), rules: v.record(v.string(), v.unknown()) });

const NONE: RulesProgress = { of: 0, lessons: {}, course: [], round: false };

/** What was understood of the file, each rule set by itself, and whether that is all of it. */
function read(path: string): { readonly progress: ProgressView; readonly whole: boolean } {
  const json = readJson(path);
  if (json === undefined) return { progress: {}, whole: true };
  const file = v.safeParse(fileSchema, json);
  if (!file.success) return { progress: {}, whole: false };
  const entries = Object.entries(file.output.rules);
  const fitting = entries.flatMap(([id, given]) => {
    const parsed = v.safeParse(rulesProgress, given);
    return parsed.success ? [[id, parsed.output] as const] : [];
  });
  return { progress: Object.fromEntries(fitting), whole: fitting.length === entries.length };
}

/** Keeps progress in a file. One that isn't understood whole is put beside before it is overwritten. */
export function keepProgress(folder: string): KeptProgress {
  const path = join(folder, 'progress.json');
  let { progress, whole } = read(path);
  const keep = () => keepFile(path, whole, () => ({ format: 1, rules: progress }));
  let disk = keep();
  const write = () => disk.write();
  const progressOf = (rules: string): RulesProgress =>
    Object.hasOwn(progress, rules) ? progress[rules]! : NONE;
  const change = (rules: string, changed: Partial<RulesProgress>) => {
    progress = { ...progress, [rules]: { ...progressOf(rules), ...changed } };
    write();
  };

  return {
    all: () => progress,
    answered({ rules, lesson, right, of, at }) {
      const before = progressOf(rules).lessons;
      const known = Object.hasOwn(before, lesson) ? before[lesson]! : { first: right, right };
      const now = { first: known.first, right: known.right || right, at };
      change(rules, { of, lessons: { ...before, [lesson]: now } });
    },
    roundPlayed(rules) {
      change(rules, { round: true });
    },
    courseIs(rules, course) {
      const before = progressOf(rules);
      if (before.course.join() === course.join()) return;
      const left = Object.entries(before.lessons).filter(([lesson]) => course.includes(lesson));
      const of = before.of === 0 ? 0 : course.length;
      change(rules, { of, lessons: Object.fromEntries(left), course: [...course] });
    },
    forget(rules) {
      if (!Object.hasOwn(progress, rules)) return;
      progress = Object.fromEntries(Object.entries(progress).filter(([id]) => id !== rules));
      write();
    },
    trouble: () => disk.trouble(),
    retry: () => disk.retry(),
    reread() {
      if (disk.trouble() !== null) return;
      ({ progress, whole } = read(path));
      disk = keep();
    },
  };
}
