import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Host } from '../../src/host/host.ts';
import { encodeLine, intactJson, type TableLine } from '../../src/table/journal/format.ts';
import { makeRulebookReader } from '../../src/table/rule-folder.ts';
import { VARIANT_IDS } from '../../src/variants/index.ts';
import { firstKept, hostAt, joinAt, open, type Screen, SETUP, scan } from './screen.ts';

let data: string;
let host: Host | null = null;

async function start(): Promise<Screen> {
  await host?.close();
  host = await hostAt(data);
  return joinAt(host);
}

const write = (name: string, source: object | string) =>
  writeFile(join(data, 'rules', name), typeof source === 'string' ? source : JSON.stringify(source));

/** Nines go on anything here. */
const OURS = {
  format: 1,
  id: 'ours',
  extends: 'reference',
  title: 'Nines go on anything.',
  special: { 9: { on: 'any' } },
  variations: { pairs: { title: 'At most two at a time.', changes: { 'set.max': 2 } } },
};
const AT_OURS = { ...SETUP, rules: 'ours', options: {} };

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'burnpile-rules-'));
  await mkdir(join(data, 'rules'));
});

afterEach(async () => {
  await host?.close();
  host = null;
  await rm(data, { recursive: true, force: true });
});

describe('rules of one’s own', () => {
  it('are listed behind those that come along, with their options', async () => {
    await write('ours.json', OURS);
    await write('notes.txt', 'no rules');
    const { rules, brokenRules } = (await start()).welcome();
    expect(rules.map(({ id, own }) => [id, own])).toEqual([
      ...VARIANT_IDS.map((id) => [id, false]),
      ['ours', true],
    ]);
    expect(rules.at(-1)).toMatchObject({
      title: 'Nines go on anything.',
      players: { min: 2, max: 8 },
      options: expect.arrayContaining([
        expect.objectContaining({
          name: 'pairs',
          title: 'At most two at a time.',
          choices: [],
          players: {},
        }),
      ]),
    });
    expect(brokenRules).toEqual([]);
  });

  it('that can’t be used are told with the reason, and the others are there all the same', async () => {
    await write('ours.json', OURS);
    await write('half.json', '{"format": 1');
    await write('typing.json', { ...OURS, id: 'typing', pass: { pickup: 'optional' } });
    await mkdir(join(data, 'rules', 'folder.json'));
    const { rules, brokenRules } = (await start()).welcome();
    expect(rules.at(-1)).toMatchObject({ id: 'ours' });
    expect(brokenRules).toMatchObject([
      { file: 'folder.json', error: { code: 'CANNOT_READ', detail: 'not a file' } },
      { file: 'half.json', error: { code: 'NOT_JSON' } },
      { file: 'typing.json', error: { code: 'UNKNOWN_PARAMETER', path: 'pass.pickup' } },
    ]);
  });

  it('are read again when a page is loaded', async () => {
    expect((await start()).welcome().rules).toHaveLength(VARIANT_IDS.length);
    await write('ours.json', OURS);
    const screen = joinAt(host!);
    expect(screen.welcome().rules).toHaveLength(VARIANT_IDS.length + 1);
    open(screen, AT_OURS);
    expect(screen.state().table).toMatchObject({ rules: { id: 'ours' } });
  });

  it('are read once, and again when a file of them has changed in any way', async () => {
    const read = makeRulebookReader(data);
    let last = read();
    const isAnother = async (change: () => Promise<unknown>): Promise<boolean> => {
      await change();
      const [before, now] = [last, read()];
      last = now;
      expect(read()).toBe(now);
      return now !== before;
    };
    const file = join(data, 'rules', 'ours.json');
    expect(await isAnother(() => writeFile(join(data, 'rules', 'notes.txt'), 'no rules'))).toBe(false);
    expect(await isAnother(() => write('ours.json', OURS))).toBe(true);
    expect(await isAnother(() => readFile(file))).toBe(false);
    expect(await isAnother(() => write('ours.json', { ...OURS, title: 'Nines.' }))).toBe(true);
    expect(await isAnother(() => rename(file, join(data, 'rules', 'theirs.json')))).toBe(true);
    expect(last.files.map((one) => one.file)).toEqual(['theirs.json']);
    expect(await isAnother(() => rm(join(data, 'rules', 'theirs.json')))).toBe(true);
    expect(last.files).toEqual([]);
  });

  it('are played, with their options', async () => {
    await write('ours.json', OURS);
    const screen = await start();
    open(screen, { ...AT_OURS, options: { pairs: true } });
    scan(screen, 'KH', 'CMD:DONE', '9C', 'CMD:DONE');
    expect(screen.state().table).toMatchObject({
      pile: ['KH', '9C'],
      turn: 2,
      rules: { options: ['At most two at a time.'] },
    });
  });
});

describe('a kept table', () => {
  async function leave(): Promise<void> {
    const screen = await start();
    open(screen, AT_OURS);
    scan(screen, 'KH', 'CMD:DONE', '9C', 'CMD:DONE');
  }

  async function resume(): Promise<Screen> {
    const screen = await start();
    screen.say({ type: 'resume', id: firstKept(screen).id });
    return screen;
  }

  it('goes on by the rules that it was begun with, whatever has become of the file', async () => {
    await write('ours.json', OURS);
    await leave();
    await write('ours.json', { ...OURS, special: { K: null } });
    expect((await resume()).state().table).toMatchObject({ pile: ['KH', '9C'], turn: 2 });
    await rm(join(data, 'rules'), { recursive: true });
    const screen = await resume();
    expect(screen.state().table).toMatchObject({ pile: ['KH', '9C'], turn: 2 });
    scan(screen, 'TD', 'CMD:DONE');
    expect(screen.state().table).toMatchObject({ pile: [], turn: 2 });
    open(screen, AT_OURS);
    expect(screen.refused()).toMatchObject({ refusal: { error: { code: 'UNKNOWN_RULE_SET' } } });
  });

  it('of before, without its rules beside it, is judged by those that come along', async () => {
    await leaveReference();
    const [name] = await readdir(join(data, 'tables'));
    const file = join(data, 'tables', name!);
    const whole = await readFile(file);
    const end = whole.indexOf('\n');
    const { rules, ...first } = JSON.parse(intactJson(whole.subarray(0, end))!) as TableLine;
    expect(rules).toMatchObject({ id: 'reference', special: { T: { effects: ['burn'] } } });
    await writeFile(file, Buffer.concat([encodeLine(first), whole.subarray(end + 1)]));
    expect((await resume()).state().table).toMatchObject({ pile: ['KH'], turn: 1 });
  });

  async function leaveReference(): Promise<void> {
    const screen = await start();
    open(screen);
    scan(screen, 'KH', 'CMD:DONE');
    await host!.close();
  }
});
