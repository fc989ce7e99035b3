import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Host } from '../../src/host/host.ts';
import { openKept } from '../../src/host/kept.ts';
import type { ClientMessage, ServerMessage } from '../../src/protocol/messages.ts';
import { DEFAULT_SETTINGS } from '../../src/protocol/settings.ts';
import { encodeLine, type JournalLine } from '../../src/table/journal/format.ts';
import { reopenJournal } from '../../src/table/journal/write.ts';
import { ALL } from '../support/mode.ts';
import { until } from '../support/until.ts';
import { keepGame } from '../table/kept-game.ts';
import { makeShortRecording } from '../truth/recordings.ts';
import { firstKept, hostAt, joinAt, open, type Screen, SETUP, scan } from './screen.ts';

let data: string;
let host: Host | null = null;

async function start(): Promise<Screen> {
  host = await hostAt(data);
  return joinAt(host);
}

async function restart(): Promise<Screen> {
  await host?.close();
  return start();
}

const namesIn = (folder: string) => readdir(join(data, folder));

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'burnpile-kept-'));
});

afterEach(async () => {
  await host?.close();
  host = null;
  await rm(data, { recursive: true, force: true });
});

describe('a table', () => {
  it('is offered again after a restart, and goes on exactly where it was', async () => {
    const before = await start();
    expect(before.state()).toMatchObject({ table: null, lobby: { kept: [], lastSetup: null } });
    open(before);
    scan(before, '4H', 'CMD:DONE', '6S', '6D');
    const left = before.state().table!;
    expect(left).toMatchObject({ turn: 1, pile: ['4H'], open: { cards: ['6S', '6D'] } });

    const after = await restart();
    expect(after.state().table).toBeNull();
    expect(firstKept(after)).toMatchObject({ setup: SETUP, rounds: 1, inputs: left.inputs });
    after.say({ type: 'resume', id: firstKept(after).id });
    const resumed = after.state().table!;
    const changing = { notice: null, log: [], inputs: 0, scanner: null };
    const still = (open: typeof left.open) => ({ ...open, closesIn: 0 });
    expect({ ...resumed, ...changing, open: still(resumed.open) }).toEqual({
      ...left,
      ...changing,
      open: still(left.open),
    });
    expect(resumed.notice?.code).toBe('resumed');
    expect(after.state().lobby.kept).toEqual([]);
  });

  it('that is asked for twice, as by a double click, is taken up once and nothing is refused', async () => {
    const before = await start();
    open(before);
    scan(before, '4H', 'CMD:DONE');
    const after = await restart();
    const { id } = firstKept(after);
    after.say({ type: 'resume', id });
    after.say({ type: 'resume', id });
    expect(after.refused()).toBeUndefined();
    expect(after.state().table).toMatchObject({ pile: ['4H'] });
    after.say({ type: 'resume', id: 'another' });
    expect(after.refused()).toMatchObject({ refusal: { code: 'notKept' } });
  });

  it('whose last entry is damaged goes on without it, says so, and the damaged end is put beside', async () => {
    const before = await start();
    open(before);
    scan(before, '4H', 'CMD:DONE');
    await host!.close();
    const folder = join(data, 'tables');
    const [name] = await readdir(folder);
    const whole = await readFile(join(folder, name!));
    await writeFile(join(folder, name!), whole.subarray(0, -5));
    const after = await start();
    after.say({ type: 'resume', id: firstKept(after).id });
    expect(after.state().table).toMatchObject({ open: { cards: ['4H'] }, notice: { code: 'resumedCut' } });
    expect(await readdir(folder)).toContain(`${name}.damaged`);
  });

  it('that is damaged in the middle says before it is taken up how much is left out, and so it does after', async () => {
    const before = await start();
    open(before);
    scan(before, '4H', 'CMD:DONE', '6S', 'CMD:DONE', '7H', 'CMD:DONE');
    await host!.close();
    const folder = join(data, 'tables');
    const [name] = await readdir(folder);
    const lines = (await readFile(join(folder, name!), 'utf8')).split('\n');
    lines[3] = lines[3]!.replace('6S', '6D');
    await writeFile(join(folder, name!), lines.join('\n'));
    const after = await start();
    expect(firstKept(after)).toMatchObject({ inputs: 2, cut: 4 });
    expect(await readdir(folder)).toEqual([name]);
    after.say({ type: 'resume', id: firstKept(after).id });
    expect(after.state().table).toMatchObject({ pile: ['4H'], notice: { code: 'resumedCut', text: '4' } });
    expect(await readFile(join(folder, `${name}.damaged`), 'utf8')).toBe(lines.slice(3).join('\n'));
    after.say({ type: 'leave' });
    expect(firstKept(after)).toMatchObject({ inputs: 3, cut: 0, over: false, moves: 1 });
  });

  it('has its names without marks that nobody sees, whatever screen set it up', async () => {
    const screen = await start();
    open(screen, { ...SETUP, names: ['\u202eAnn ', 'Bo\u200f', 'Zoe\u0308'], dealer: 'Ann\u2069' });
    expect(screen.state().table?.seats.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Zo\u00eb']);
    expect(screen.state().lobby.lastSetup).toMatchObject({ names: ['Ann', 'Bo', 'Zo\u00eb'], dealer: 'Ann' });
  });

  it('that a second program writes to as well goes on in a file of its own, says so, and nothing is lost', async () => {
    const screen = await start();
    open(screen);
    scan(screen, '4H', 'CMD:DONE');
    expect(screen.state().lobby).toMatchObject({ kept: [], parted: false });
    const [name] = await namesIn('tables');
    const second = reopenJournal(join(data, 'tables', name!));
    if (!second.ok) throw new Error(second.error.code);
    second.value.journal.append({ type: 'newRound' });
    second.value.journal.close();
    scan(screen, '6S');
    const { table, lobby } = screen.state();
    expect(lobby).toMatchObject({ parted: true, trouble: null, kept: [{ rounds: 2 }] });
    screen.say({ type: 'leave' });
    expect(screen.state().lobby).toMatchObject({ parted: false });
    const after = await restart();
    const rounds = after.state().lobby.kept.map((one) => [one.rounds, one.inputs]);
    expect(rounds.toSorted()).toEqual([
      [1, table!.inputs],
      [2, table!.inputs],
    ]);
  });

  it('is told of with the others when there are others, and not with everything else', async () => {
    await mkdir(join(data, 'tables'));
    const { first, lines } = keepGame(makeShortRecording());
    const bytes = Buffer.concat([first, ...lines.slice(0, 9)].map(encodeLine));
    const ids = Array.from({ length: ALL ? 45 : 22 }, (_, i) => `old-${10 + i}`);
    for (const [i, id] of ids.entries()) {
      const file = join(data, 'tables', `${id}.journal`);
      await writeFile(file, bytes);
      await utimes(file, 1000 + i, 1000 + i);
    }
    const heard: ServerMessage[] = [];
    host = await hostAt(data);
    const client = host.connect((text) => heard.push(JSON.parse(text)));
    const say = (message: ClientMessage) => client.take(JSON.stringify(message));
    const told = () => heard.flatMap((one) => (one.type === 'kept' ? [one.kept.map(({ id }) => id)] : []));
    // The newest at once, all of them a little later.
    expect(told()).toEqual([ids.toReversed().slice(0, 20)]);
    await until(() => told().length > 1);
    expect(told()[1]).toEqual(ids.toReversed());
    say({ type: 'resume', id: ids[0]! });
    expect(told()[2]).toEqual(ids.slice(1).toReversed());
    for (const code of ['CMD:UNDO', 'CMD:UNDO', 'CMD:UNDO']) say({ type: 'code', code, how: 'tap' });
    say({ type: 'settings', settings: { ...DEFAULT_SETTINGS, sound: false } });
    const states = heard.filter(({ type }) => type === 'state');
    expect([told().length, states.length > 4]).toEqual([3, true]);
    expect(states.some((state) => JSON.stringify(state).includes('old-'))).toBe(false);
    say({ type: 'leave' });
    expect(told().at(-1)).toEqual([ids[0], ...ids.slice(1).toReversed()]);
  });

  it('whose file can’t be read is counted, and left as it is', async () => {
    const before = await start();
    open(before);
    scan(before, '4H');
    await host!.close();
    const folder = join(data, 'tables');
    const [name] = await readdir(folder);
    const whole = await readFile(join(folder, name!));
    whole[12] = (whole[12] ?? 0) ^ 1;
    await writeFile(join(folder, name!), whole);
    const after = await start();
    expect(after.state().lobby).toMatchObject({ kept: [], unreadable: 1, folder: data });
    expect(await readFile(join(folder, name!))).toEqual(whole);
  });

  it('of another version is counted too, and not offered', async () => {
    const before = await start();
    open(before);
    scan(before, '4H');
    await host!.close();
    const folder = join(data, 'tables');
    const [name] = await readdir(folder);
    const json = '{"type":"input","input":{"type":"vote"}}';
    const sum = crc32(json).toString(16).padStart(8, '0');
    await writeFile(join(folder, name!), `${sum} ${json}\n`, { flag: 'a' });
    const after = await start();
    expect(after.state().lobby).toMatchObject({ kept: [], unreadable: 1 });
  });

  it('left is kept, discarded is not offered again', async () => {
    const screen = await start();
    open(screen);
    scan(screen, '4H');
    screen.say({ type: 'leave' });
    expect(screen.state().table).toBeNull();
    const { id } = firstKept(screen);
    screen.say({ type: 'discard', id });
    expect(screen.state().lobby.kept).toEqual([]);
    expect((await restart()).state().lobby.kept).toEqual([]);
    expect(await namesIn('tables')).toEqual(['ended']);
    expect(await namesIn('tables/ended')).toEqual([`${id}.journal`]);
  });

  it('discarded is listed by when it was played, not by when it was discarded', async () => {
    const screen = await start();
    open(screen);
    scan(screen, '4H');
    screen.say({ type: 'leave' });
    const { id } = firstKept(screen);
    await utimes(join(data, 'tables', `${id}.journal`), 1000, 1000);
    screen.say({ type: 'discard', id });
    await restart();
    expect((await stat(join(data, 'tables', 'ended', `${id}.journal`))).mtimeMs).toBe(1_000_000);
  });

  it('that ended stays among the others where it can’t be put away, and is not offered', async () => {
    const screen = await start();
    open(screen);
    scan(screen, '4H');
    screen.say({ type: 'leave' });
    await writeFile(join(data, 'tables', 'ended'), '');
    const { id } = firstKept(screen);
    screen.say({ type: 'discard', id });
    expect((await restart()).state().lobby).toMatchObject({ kept: [], unreadable: 0 });
    expect((await namesIn('tables')).sort()).toEqual([`${id}.journal`, 'ended']);
    await rm(join(data, 'tables', 'ended'));
    expect((await restart()).state().lobby.kept).toEqual([]);
    expect(await namesIn('tables/ended')).toEqual([`${id}.journal`]);
  });

  it('that ended never takes the place of another one', async () => {
    const screen = await start();
    open(screen);
    scan(screen, '4H');
    screen.say({ type: 'leave' });
    const { id } = firstKept(screen);
    await mkdir(join(data, 'tables', 'ended'));
    await writeFile(join(data, 'tables', 'ended', `${id}.journal`), 'another');
    screen.say({ type: 'discard', id });
    expect((await namesIn('tables/ended')).sort()).toEqual([`${id}-2.journal`, `${id}.journal`]);
    expect(await readFile(join(data, 'tables', 'ended', `${id}.journal`), 'utf8')).toBe('another');
  });

  it('whose round is over is offered after a kill, and after it was left until the next one begins', async () => {
    const { first, lines } = keepGame(makeShortRecording());
    const round = lines.slice(
      0,
      lines.findIndex(({ type }) => type === 'newRound'),
    );
    await mkdir(join(data, 'tables'));
    await writeFile(join(data, 'tables', 'played.journal'), Buffer.concat([first, ...round].map(encodeLine)));
    const screen = await start();
    screen.say({ type: 'resume', id: 'played' });
    expect(screen.state().table).toMatchObject({ phase: 'over', loser: 0 });
    const again = await restart();
    again.say({ type: 'resume', id: 'played' });
    again.say({ type: 'leave' });
    expect(firstKept(again)).toMatchObject({ id: 'played', over: true });
    again.say({ type: 'resume', id: 'played' });
    expect(again.state().table).toMatchObject({ phase: 'over', loser: 0 });
    again.say({ type: 'leave' });
    open(again);
    again.say({ type: 'leave' });
    expect(again.state().lobby.kept).toEqual([]);
    expect((await restart()).state().lobby.kept).toEqual([]);
  });

  it('whose round was over before the program was started ends as another one begins', async () => {
    const { first, lines } = keepGame(makeShortRecording());
    const end = lines.findIndex(({ type }) => type === 'newRound');
    await mkdir(join(data, 'tables'));
    const bytes = Buffer.concat([first, ...lines.slice(0, end)].map(encodeLine));
    await writeFile(join(data, 'tables', 'played.journal'), bytes);
    const screen = await start();
    open(screen);
    screen.say({ type: 'leave' });
    expect(screen.state().lobby.kept.map(({ id }) => id)).not.toContain('played');
  });

  it('that can’t be gone on with leaves the one that is played alone', async () => {
    const before = await start();
    open(before);
    scan(before, '4H');
    await host!.close();
    const folder = join(data, 'tables');
    const [name] = await readdir(folder);
    const later = encodeLine({ type: 'fromAnotherVersion' } as unknown as JournalLine);
    await writeFile(join(folder, name!), later, { flag: 'a' });
    const after = await start();
    open(after);
    scan(after, '4H', 'CMD:DONE', '6S');
    after.say({ type: 'resume', id: name!.replace('.journal', '') });
    expect(after.refused()).toMatchObject({ refusal: { code: 'notKept' } });
    expect(after.state().table?.open?.cards).toEqual(['6S']);
  });

  it('at which nothing happened leaves nothing to go on with', async () => {
    const screen = await start();
    open(screen);
    screen.say({ type: 'leave' });
    expect(screen.state().lobby.kept).toEqual([]);
  });

  it('that is opened while another one is played leaves that one kept', async () => {
    const screen = await start();
    open(screen);
    scan(screen, '4H');
    open(screen, { ...SETUP, rules: 'blast', options: {} });
    expect(screen.state()).toMatchObject({
      table: { rules: { id: 'blast' } },
      lobby: { kept: [{ setup: { rules: 'reference' } }] },
    });
  });

  it('that is gone on with is the last one: the next begins with its rules and people', async () => {
    const screen = await start();
    open(screen);
    scan(screen, '4H');
    open(screen, { ...SETUP, rules: 'blast', options: {} });
    expect(screen.state().lobby.lastSetup).toMatchObject({ rules: 'blast' });
    screen.say({ type: 'resume', id: firstKept(screen).id });
    expect(screen.state().lobby.lastSetup).toEqual(SETUP);
  });

  it('without a deck leaves the set-up of the last one with cards as it was, and the other way round', async () => {
    const screen = await start();
    const played = {
      ...{ ...SETUP, names: ['Tess', 'Ada', 'Clio'], dealer: 'Clio', lastLoser: null },
      play: { seats: SETUP.names.map(() => ({ who: 'here' as const })), grace: 0 },
    };
    open(screen);
    open(screen, played);
    open(screen, { ...played, rules: 'blast', options: {} });
    const again = await restart();
    expect(again.state().lobby).toMatchObject({ lastSetup: { rules: 'blast' }, otherSetup: SETUP });
    open(again);
    expect(again.state().lobby).toMatchObject({ lastSetup: SETUP, otherSetup: { rules: 'blast' } });
    // A first round for beginners is nobody’s choice.
    open(again, { ...played, rules: 'threes', options: {}, play: { ...played.play, guided: true } });
    expect(again.state().lobby).toMatchObject({ lastSetup: SETUP, otherSetup: { rules: 'blast' } });
  });

  it.each(['no-such-table', '../settings', ''])('called “%s” can’t be gone on with', async (id) => {
    const screen = await start();
    open(screen);
    scan(screen, '4H');
    screen.say({ type: 'resume', id });
    expect(screen.refused()).toMatchObject({ refusal: { code: 'notKept' } });
    screen.say({ type: 'discard', id });
    expect(screen.state().table?.open?.cards).toEqual(['4H']);
  });

  it('that can’t be opened like that leaves the one that is played alone', async () => {
    const screen = await start();
    open(screen);
    scan(screen, '4H');
    open(screen, { ...SETUP, dealer: 'Flo' });
    expect(screen.refused()).toEqual({
      type: 'refused',
      refusal: { code: 'setup', error: { code: 'NOBODY_OF_THAT_NAME', name: 'Flo' } },
    });
    expect(screen.state().table?.open?.cards).toEqual(['4H']);
  });

  it('goes on in memory where nothing can be written, with a warning that stays', async () => {
    await writeFile(join(data, 'tables'), '');
    const screen = await start();
    open(screen);
    scan(screen, '4H', 'CMD:DONE');
    expect(screen.state()).toMatchObject({ table: { turn: 1 }, lobby: { trouble: 'noFolder' } });
    scan(screen, '6S');
    expect(screen.state().lobby.trouble).toBe('noFolder');
  });
});

describe('what is kept', () => {
  describe.skipIf(process.platform === 'win32')('is for its owner alone', () => {
    let umask: number;
    beforeEach(() => {
      umask = process.umask(0o022);
    });
    afterEach(() => {
      process.umask(umask);
    });

    const modeOf = async (name: string) => ((await stat(join(data, name))).mode & 0o777).toString(8);

    it('with every folder and file that is made', async () => {
      const above = data;
      data = join(above, 'new');
      const screen = await start();
      open(screen);
      scan(screen, '4H');
      screen.say({ type: 'newDeck', name: 'Blue', packs: 1, jokers: 0 });
      const [journal] = await namesIn('tables');
      const names = ['', 'settings.json', 'tables', `tables/${journal}`, 'decks', 'decks/Blue.json'];
      const modes = await Promise.all(names.map(async (name) => `${await modeOf(name)} ${name}`));
      const mode = (name: string) => (name.includes('.') ? '600' : '700');
      expect(modes).toEqual(names.map((name) => `${mode(name)} ${name}`));
      await host!.close();
      host = null;
      data = above;
    });

    it('where others could read the games that were kept before', async () => {
      await mkdir(join(data, 'tables'));
      await mkdir(join(data, 'rules'));
      expect(await modeOf('tables')).toBe('755');
      await start();
      expect([await modeOf('tables'), await modeOf('rules')]).toEqual(['700', '755']);
    });
  });

  it('has one journal in use: the one before is closed when the next begins', async () => {
    const opened = await openKept(data);
    if (!opened.ok) throw new Error(opened.error.code);
    const kept = opened.value;
    const before = kept.begin({ setup: SETUP });
    const [name] = await namesIn('tables');
    kept.begin({ setup: SETUP });
    before({ type: 'newRound' });
    expect(await readFile(join(data, 'tables', name!), 'utf8')).not.toContain('newRound');
    expect(kept.tables()).toMatchObject([{ id: name!.replace('.journal', ''), rounds: 1 }]);
    kept.leave();
    kept.leave();
    expect(kept.tables()).toHaveLength(2);
    await kept.close();
  });
});

describe('a scanner on trial', () => {
  it('shows what it hears and plays nothing, until the last screen has enough', async () => {
    const one = await start();
    const two = joinAt(host!);
    open(one);
    one.say({ type: 'testScanner', on: true });
    scan(two, '4H', 'CMD:DONE', 'nonsense');
    expect(one.state().lobby.test).toMatchObject([
      { text: '4H', card: '4H', how: 'scanner' },
      { text: 'CMD:DONE', command: 'DONE' },
      { text: 'nonsense', card: null, command: null },
    ]);
    expect(one.state().table).toMatchObject({ pile: [], open: null });
    one.leave();
    scan(two, '4H');
    expect(two.state()).toMatchObject({ table: { open: { cards: ['4H'] } }, lobby: { test: null } });
  });
});

describe('a recording as the scanner', () => {
  it('plays at the next new table', async () => {
    const path = join(data, 'game.scan');
    await writeFile(path, '+10 4H\n+10 CMD:DONE\n');
    const screen = await start();
    screen.say({
      type: 'settings',
      settings: { ...DEFAULT_SETTINGS, scanner: { kind: 'recording', path, speed: 1 } },
    });
    open(screen);
    await expect.poll(() => screen.state().table?.turn).toBe(1);
    expect(screen.state().table?.playback).toMatchObject({ sample: path, done: 2, total: 2 });
  });

  it('that is none is told, and no table is opened', async () => {
    const path = join(data, 'none.scan');
    const screen = await start();
    screen.say({
      type: 'settings',
      settings: { ...DEFAULT_SETTINGS, scanner: { kind: 'recording', path, speed: 1 } },
    });
    open(screen);
    expect(screen.refused()).toMatchObject({ refusal: { error: { code: 'BAD_RECORDING', path } } });
    expect(screen.state()).toMatchObject({ table: null, lobby: { kept: [] } });
  });
});
