import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../src/host/headers.ts';
import { answer, fileOf } from '../../src/main/files.ts';

let root: string;
let pages: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'burnpile-files-'));
  pages = join(root, 'pages');
  await mkdir(join(pages, 'assets'), { recursive: true });
  // A neighbour whose name begins alike.
  await mkdir(join(root, 'pages-of-others'));
  await writeFile(join(pages, 'index.html'), '<p>page</p>');
  await writeFile(join(pages, 'assets/a b.js'), '1;');
  await writeFile(join(pages, 'assets/tone.xyz'), 'x');
  await writeFile(join(root, 'secret'), 'no');
  await writeFile(join(root, 'pages-of-others/secret'), 'no');
});
afterAll(() => rm(root, { recursive: true, force: true }));

const get = (address: string, method = 'GET') => answer(pages, new Request(address, { method }));

test.each([
  ['app://burnpile/index.html', 'text/html; charset=utf-8', '<p>page</p>'],
  ['app://burnpile/', 'text/html; charset=utf-8', '<p>page</p>'],
  ['app://burnpile/index.html?x#y', 'text/html; charset=utf-8', '<p>page</p>'],
  ['app://burnpile/assets/a%20b.js', 'text/javascript; charset=utf-8', '1;'],
  ['app://burnpile/assets/tone.xyz', 'application/octet-stream', 'x'],
])('%s is a file of the page, with its type and every security header', async (address, type, text) => {
  const response = await get(address);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type]);
  expect(await response.text()).toBe(text);
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    expect(response.headers.get(name)).toBe(value);
});

test.each([
  ['app://burnpile/..%2fsecret', 403],
  ['app://burnpile/..%2fpages-of-others%2fsecret', 403],
  ['app://burnpile/assets/..%2f..%2fsecret', 403],
  ['app://burnpile/%2e%2e%2fsecret', 403],
  ['app://elsewhere/index.html', 403],
  ['https://burnpile/index.html', 403],
  ['app://burnpile/%', 403],
  ['app://burnpile/../secret', 404],
  ['app://burnpile/%2fetc%2fpasswd', 404],
  ['app://burnpile/%00', 404],
  ['app://burnpile/assets', 404],
  ['app://burnpile/nothing.js', 404],
])('%s is none of it: %i', async (address, status) => {
  const response = await get(address);
  expect([response.status, await response.text()]).toEqual([status, '']);
});

test('what isn’t an address means no file', () => {
  expect(fileOf(pages, 'nonsense')).toBeNull();
});

test('pages are only read', async () => {
  expect((await get('app://burnpile/index.html', 'POST')).status).toBe(405);
  const head = await get('app://burnpile/index.html', 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});
