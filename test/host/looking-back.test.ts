import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Host } from '../../src/host/host.ts';
import { GIVEN, type RecordLine, type RoundName } from '../../src/protocol/log.ts';
import type { ClientMessage, ServerMessage } from '../../src/protocol/messages.ts';
import { journalId, journalOf, type RoundWish, trueRound } from '../table/series-play.ts';
import { hostAt, SETUP } from './screen.ts';

let folder: string;
let host: Host;

/** A screen with everything that it has heard. */
function joinIn() {
  const heard: ServerMessage[] = [];
  const client = host.connect((message) => heard.push(JSON.parse(message)));
  const say = (message: ClientMessage) => client.take(JSON.stringify(message));
  const types = () => heard.map(({ type }) => type);
  const last = <T extends ServerMessage['type']>(type: T) =>
    heard.findLast((one): one is Extract<ServerMessage, { type: T }> => one.type === type);
  return { heard, say, types, last };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'burnpile-look-'));
  host = await hostAt(folder);
});

afterEach(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

it('tells who asks what a move and the next may have been', () => {
  const [people, reader] = [joinIn(), joinIn()];
  reader.say({ type: 'readMends', entry: 0 });
  expect(reader.types()).not.toContain('mends');
  people.say({ type: 'open', setup: { ...SETUP, options: {} }, register: false });
  for (const code of ['CMD:SEAT:1', '9D', '9H', 'CMD:DONE', 'JC', 'CMD:DONE'])
    people.say({ type: 'code', code, how: 'scanner' });
  reader.say({ type: 'readMends', entry: 0 });
  expect(people.types()).not.toContain('mends');
  const two = { kind: 'twoPlays', isNow: false, whose: 0, cards: ['9D', '9H'], seat: 1, cut: 1 } as const;
  const correction = { kind: 'split', entry: 0, at: 1, seat: null } as const;
  expect(reader.last('mends')).toEqual({ type: 'mends', entry: 0, mends: [{ mend: two, correction }] });
  reader.say({ type: 'readMends', entry: 9 });
  expect(reader.last('mends')).toEqual({ type: 'mends', entry: 9, mends: [] });
});

it('who looks back is answered alone, and the game goes on undisturbed', () => {
  const [reader, other] = [joinIn(), joinIn()];
  reader.say({ type: 'readLog' });
  reader.say({ type: 'readMoment', after: 0 });
  expect(reader.types()).toEqual(['welcome', 'kept', 'state']);
  other.say({ type: 'open', setup: SETUP, register: false });
  for (const code of ['CMD:SEAT:1', '4H', 'CMD:DONE', '6C', 'CMD:DONE'])
    other.say({ type: 'code', code, how: 'scanner' });
  const before = other.heard.length;
  const now = other.last('state')!.table!;
  expect(now.pile).toEqual(['4H', '6C']);
  reader.say({ type: 'readLog' });
  reader.say({ type: 'readMoment', after: 1 });
  expect(other.heard.length).toBe(before);
  const log = reader.last('log')!;
  expect(log.lines.filter(({ kind }) => kind === 'move')).toHaveLength(2);
  const past = reader.last('past')!;
  expect(past.after).toBe(1);
  expect(past.table.pile).toEqual(['4H']);
  expect(past.table.inputs).toBe(now.inputs);
  other.say({ type: 'code', code: '9C', how: 'scanner' });
  expect(other.last('state')!.table!.open?.cards).toEqual(['9C']);
  reader.say({ type: 'readMoment', after: 99_999 });
  expect(reader.last('past')!.table.pile).toEqual(['4H', '6C']);
});

it('a moment of a table without a deck says so, and that nobody acts there', () => {
  const reader = joinIn();
  const seats = SETUP.names.map(() => ({ who: 'here' }) as const);
  reader.say({ type: 'open', setup: { ...SETUP, play: { seats, grace: 0 } }, register: false });
  reader.say({ type: 'show', seat: 0 });
  expect(reader.last('state')!.table!.play?.you).toBe(0);
  reader.say({ type: 'readMoment', after: 0 });
  const { play } = reader.last('past')!.table;
  expect(play).toMatchObject({ you: null, mine: [], moves: [], exchange: null });
  expect(play?.seats.map(({ occupant }) => occupant)).toEqual(seats);
});

it('a moment that is none is refused', () => {
  const reader = joinIn();
  for (const after of [-1, 0.5, 1e9]) {
    reader.say({ type: 'readMoment', after });
    expect(reader.last('refused')?.refusal).toEqual({ code: 'badMessage' });
    reader.heard.length = 0;
  }
});

const WISHES: readonly [RoundWish, RoundWish] = [
  { rules: 'reference', names: ['Ann', 'Bo', 'Cy'], dealer: 2, seed: 11 },
  { rules: 'blast', names: ['Bo', 'Ann', 'Di'], dealer: 0, seed: 12 },
];
const AT = Date.UTC(2026, 10, 1, 18);
const ID = journalId(AT);
const fileIn = (...folder: string[]) => join(folder[0]!, 'tables', ...folder.slice(1), `${ID}.journal`);

/** Puts the journal of a table of two finished rounds where those are that may be gone on with, or that ended. */
async function put(...ended: string[]): Promise<string> {
  const file = fileIn(folder, ...ended);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, journalOf(WISHES, AT, ended.length > 0 ? { more: [{ type: 'ended', at: AT }] } : {}));
  return file;
}

async function restart() {
  await host.close();
  host = await hostAt(folder);
  return joinIn();
}

type Reader = ReturnType<typeof joinIn>;

/** The whole log of a round, and the game file that its table gives of it, as lines of notation. */
function logOf(reader: Reader, of: RoundName) {
  reader.say({ type: 'readLog', of });
  const { lines, named } = reader.last('log')!;
  expect(named?.of).toEqual(of);
  reader.say({ type: 'game', ...of });
  const file = reader
    .last('game')!
    .text.split('\n')
    .filter((line) => /^(\d|[A-Z=])/.test(line));
  return { lines, end: named!.table, file };
}

/** What a log has of each move and change, put together as a file has it. */
function notationOf(lines: readonly RecordLine[]): string[] {
  const file: string[] = [];
  for (const line of lines) {
    if (line.kind !== 'move' && line.kind !== 'change') continue;
    if (line.notation.begins) file.push(line.notation.text);
    else file.push(`${file.pop()} ${line.notation.text}`);
  }
  return file;
}

/** Looks at every moment of a round; the seats and the pile of each. */
function momentsOf(reader: Reader, of: RoundName, lines: readonly RecordLine[]) {
  const last = lines.at(-1)!.after;
  return Array.from({ length: last + 1 }, (_, after) => {
    reader.say({ type: 'readMoment', after, of });
    const past = reader.last('past')!;
    expect(past).toMatchObject({ after, of });
    const { seats, pile, stock, phase } = past.table;
    return { seats, pile, stock, phase };
  });
}

describe('a finished round', () => {
  it.each([0, 1])('of the shown table: round %i is read while the next one is played', async (round) => {
    await put();
    const player = await restart();
    player.say({ type: 'resume', id: ID });
    player.say({ type: 'newRound' });
    for (const code of ['4H', 'CMD:DONE']) player.say({ type: 'code', code, how: 'scanner' });
    const now = player.last('state')!.table!;
    const reader = joinIn();
    const before = player.heard.length;
    const of = { table: null, round };
    const { lines, end, file } = logOf(reader, of);
    const { names, out } = trueRound(WISHES[round]!);
    expect(notationOf(lines)).toEqual(file);
    expect(file.length).toBeGreaterThan(30);
    expect(end).toMatchObject({ phase: 'over', next: null });
    expect(end.series.rounds).toHaveLength(round + 1);
    const places = new Map(end.series.rounds[round]!.seats.map(({ name, place }) => [name, place]));
    expect(out.map((name) => places.get(name))).toEqual(out.map((_, i) => i + 1));
    const moments = momentsOf(reader, of, lines);
    expect(moments[0]!.pile.filter((slot) => slot !== '??')).toEqual([]);
    expect(moments[0]!.seats.map(({ name }) => name)).toEqual(names);
    expect(moments.at(-1)!.seats).toEqual(end.seats);
    expect(player.heard.length).toBe(before);
    reader.say({ type: 'readLog' });
    expect(notationOf(reader.last('log')!.lines)).toEqual(['= pile 4H']);
    expect(reader.last('log')!.named).toBeUndefined();
    reader.say({ type: 'readMoment', after: 1 });
    expect(reader.last('past')!.table).toEqual({ ...now, notice: null });
  });

  it.each([0, 1])('of a table of the past: round %i is the same after a restart', async (round) => {
    await put();
    const player = await restart();
    player.say({ type: 'resume', id: ID });
    const shown = logOf(player, { table: null, round });
    const seen = momentsOf(player, { table: null, round }, shown.lines);
    player.say({ type: 'leave' });
    expect(player.last('state')!.table).toBeNull();
    const reader = await restart();
    const of = { table: ID, round };
    const read = logOf(reader, of);
    const kinds = (lines: readonly RecordLine[]) => lines.filter(({ kind }) => kind !== 'notice');
    expect(kinds(read.lines)).toEqual(kinds(shown.lines));
    expect(notationOf(read.lines)).toEqual(read.file);
    expect(momentsOf(reader, of, read.lines)).toEqual(seen);
    expect(reader.last('state')!.table).toBeNull();
  });

  it('that isn’t there is refused, and so is one whose journal is damaged or has gone', async () => {
    const file = await put('ended');
    const reader = await restart();
    const ask = (message: ClientMessage) => {
      reader.heard.length = 0;
      reader.say(message);
      return reader.heard.map((one) => (one.type === 'refused' ? one.refusal.code : one.type));
    };
    expect(ask({ type: 'readLog', of: { table: ID, round: 1 } })).toEqual(['log']);
    for (const of of [
      { table: ID, round: 2 },
      { table: null, round: 0 },
      { table: '../settings', round: 0 },
    ]) {
      expect(ask({ type: 'readLog', of })).toEqual(['notKept']);
      expect(ask({ type: 'readMoment', after: 3, of })).toEqual(['notKept']);
    }
    expect(ask({ type: 'readMoment', after: 3, of: { table: ID, round: -1 } })).toEqual(['badMessage']);

    // Cut in its second round, where the first one is still whole.
    await truncate(file, 20_000);
    expect(ask({ type: 'readMoment', after: 3, of: { table: ID, round: 0 } })).toEqual(['past']);
    await writeFile(file, 'nothing of ours\n');
    expect(ask({ type: 'readMoment', after: 3, of: { table: ID, round: 0 } })).toEqual(['notKept']);
    await rm(file);
    expect(ask({ type: 'readLog', of: { table: ID, round: 0 } })).toEqual(['notKept']);
  });
});

describe('a game in a file', () => {
  const GAME = 'test/games/reference-4-table.burnpile';
  const OF = { table: GIVEN, round: 0 };

  it('is told to a screen of this machine, and read as a round of the past is', () => {
    const screen = joinIn();
    screen.say({ type: 'readLog', of: OF });
    expect(screen.last('refused')?.refusal.code).toBe('notKept');
    host.openGame(GAME);
    expect(screen.last('opened')).toEqual({ type: 'opened', of: OF });
    screen.say({ type: 'readLog', of: OF });
    const { lines, named } = screen.last('log')!;
    expect(lines.length).toBeGreaterThan(30);
    expect(named?.table.phase).toBe('over');
    screen.say({ type: 'readMoment', after: 3, of: OF });
    expect(screen.last('past')?.after).toBe(3);
    // It is no table of this machine.
    screen.say({ type: 'sheet', id: GIVEN });
    expect(screen.heard.filter(({ type }) => type === 'refused')).toHaveLength(2);
    expect(screen.last('state')?.table).toBeNull();
  });

  it('that was given before there was a screen is told to the first one, once', () => {
    host.openGame(GAME);
    expect(joinIn().types()).toContain('opened');
    expect(joinIn().types()).not.toContain('opened');
  });

  it.each([
    ['isn’t there', 'test/games/nothing.burnpile'],
    ['is no game', 'package.json'],
    ['is a folder', 'test/games'],
    ['is larger than any game', 'package-lock.json'],
  ])('is refused if it %s, and the one before stays', (_what, file) => {
    const screen = joinIn();
    host.openGame(GAME);
    host.openGame(file);
    expect(screen.last('refused')?.refusal.code).toBe('game');
    screen.say({ type: 'readLog', of: OF });
    expect(screen.last('log')?.lines.length).toBeGreaterThan(30);
  });
});
