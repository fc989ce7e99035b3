import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';

vi.mock('electron', () => ({ app: { on: () => {} } }));
const { gameIn } = await import('../../src/main/given.ts');

const FOLDER = resolve('/games');

test.each([
  [['.'], null],
  [['.', 'round-1.burnpile'], 'round-1.burnpile'],
  [['--no-sandbox', '.', 'a b.BURNPILE'], 'a b.BURNPILE'],
  [['first.burnpile', 'last.burnpile'], 'last.burnpile'],
  [['--data', 'kept', '--seats=x.burnpile'], null],
  [['notes.txt'], null],
  [['https://burnpile.invalid/x.burnpile'], 'https:/burnpile.invalid/x.burnpile'],
])('of %j the game is %j', (args, file) => {
  expect(gameIn(args, FOLDER)).toBe(file && resolve(FOLDER, file));
});

test('a desktop may name it by address', () => {
  const file = resolve(FOLDER, 'ünser spiel.burnpile');
  expect(gameIn([pathToFileURL(file).href], '/elsewhere')).toBe(file);
  expect(gameIn(['file://elsewhere/x.burnpile'], FOLDER)).toBe(
    process.platform === 'win32' ? '\\\\elsewhere\\x.burnpile' : null,
  );
});
