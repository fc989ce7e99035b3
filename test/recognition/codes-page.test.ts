import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeCode, readCode } from '../../src/recognition/code.ts';
import { COMMANDS } from '../../src/recognition/sighting.ts';

/** The commands in the first column of a table. */
const listed: readonly string[] = readFileSync('docs/codes.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...line.split(' | ')[0]!.matchAll(/`(CMD:[^`]+)`/g)].map(([, code]) => code!));

/** Those of commands with a number, of which not each is listed. */
const NUMBERED: Readonly<Record<string, readonly string[]>> = {
  SEAT: ['CMD:SEAT:2'],
  ANSWER: ['CMD:1', 'CMD:3'],
  DIGIT: ['CMD:N0', 'CMD:N9'],
};

describe('the table of commands in docs/codes.md', () => {
  it('lists every command, once', () => {
    const expected = COMMANDS.flatMap((command) => {
      const code = makeCode({ kind: 'command', command });
      return NUMBERED[command.name]?.includes(code) === false ? [] : [code];
    });
    expect([...listed].sort()).toEqual([...expected].sort());
  });

  it.each(listed)('%s is read as a command', (code) => {
    expect(readCode(code, { packs: 1, jokers: 0 }).kind).toBe('command');
  });
});
