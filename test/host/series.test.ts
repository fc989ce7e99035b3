import { mkdir, mkdtemp, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkGame } from '../../src/cli/check.ts';
import { exportTable, runExport } from '../../src/cli/export.ts';
import { listTables } from '../../src/cli/tables.ts';
import type { Host } from '../../src/host/host.ts';
import { ROUNDS_FORMAT } from '../../src/host/kept-rounds.ts';
import type { ServerMessage } from '../../src/protocol/messages.ts';
import type { Agreed } from '../../src/protocol/series.ts';
import { encodeLine, type JournalLine, type TableLine } from '../../src/table/journal/format.ts';
import { findVariant } from '../../src/variants/index.ts';
import { wordsFor } from '../../src/words/tables.ts';
import { until } from '../support/until.ts';
import {
  journalId as idAt,
  journalOf as journalOfRounds,
  type RoundWish,
  setupOf,
  trueRound,
} from '../table/series-play.ts';
import { hostAt, joinAt, type Screen, scan } from './screen.ts';

const en = wordsFor('en', 'family');

let data: string;
let host: Host | null = null;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'burnpile-series-'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await host?.close();
  host = null;
  await rm(data, { recursive: true, force: true });
});

async function start(): Promise<Screen> {
  await host?.close();
  host = await hostAt(data);
  return joinAt(host);
}

const WISHES: readonly [RoundWish, RoundWish] = [
  { rules: 'reference', names: ['Ann', 'Bo', 'Cy'], dealer: 2, seed: 11 },
  { rules: 'reference', names: ['Bo', 'Ann', 'Di'], dealer: 0, seed: 12 },
];
const ROUNDS = WISHES.map(trueRound);
const LOSERS = ROUNDS.map(({ names, out }) => names.find((name) => !out.includes(name))!);
const AGREED: Agreed = { titles: ['lord', 'duke'], forfeit: 'sings' };

/** The journal of a table at which so many of the rounds were played to their end. */
const journalOf = (rounds: number, at: number, more: readonly JournalLine[] = []): Buffer =>
  journalOfRounds([WISHES[0], ...WISHES.slice(1, rounds)], at, { setup: { agreed: AGREED }, more });

const DAY = 86_400_000;
const AT = Date.UTC(2026, 10, 1, 18);

/** Puts a journal where ended tables are, or those that may be gone on with. */
async function put(bytes: Buffer, at: number, ended = true): Promise<string> {
  const folder = join(data, 'tables', ended ? 'ended' : '');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${idAt(at)}.journal`);
  await writeFile(file, bytes);
  await utimes(file, at / 1000, at / 1000);
  return file;
}

/** A further screen that keeps what it alone is told. */
function ask() {
  const heard: ServerMessage[] = [];
  const client = host!.connect((text) => heard.push(JSON.parse(text)));
  return async (message: object): Promise<ServerMessage> => {
    const before = heard.length;
    client.take(JSON.stringify(message));
    await until(() => heard.length > before);
    return heard.at(-1)!;
  };
}

const ENDED: JournalLine = { type: 'ended', at: AT + 5 };

describe('a series at a table', () => {
  it('goes on after a restart in its middle, with its scores, titles and what is agreed on', async () => {
    await put(journalOf(1, AT), AT, false);
    const before = await start();
    before.say({ type: 'resume', id: idAt(AT) });
    before.say({ type: 'paid', round: 0, paid: true });
    before.say({ type: 'newRound' });
    scan(before, '4H', 'CMD:DONE');
    const left = before.state().table!.series;
    expect(left.rounds).toMatchObject([{ loser: LOSERS[0], paid: true, counts: true }, { over: false }]);
    expect(left.people.find(({ name }) => name === LOSERS[0])?.title).toEqual({ name: 'lord', times: 1 });

    const after = await start();
    expect(after.state().lobby.kept).toMatchObject([{ rounds: 2 }]);
    after.say({ type: 'resume', id: idAt(AT) });
    expect(after.state().table!.series).toEqual(left);
  });

  it('is set up anew between rounds: people come and go, and a set-up that can’t be played is refused', async () => {
    await put(journalOf(1, AT), AT, false);
    const screen = await start();
    screen.say({ type: 'resume', id: idAt(AT) });
    const setup = setupOf(WISHES[1]!);
    screen.say({ type: 'newRound', setup: { ...setup, names: ['Ann', 'ann'] } });
    expect(screen.refused()).toMatchObject({ refusal: { code: 'setup', error: { code: 'SAME_NAME' } } });
    expect(screen.state().table?.phase).toBe('over');
    screen.say({ type: 'newRound', setup });
    const { table, lobby } = screen.state();
    expect(table).toMatchObject({ phase: 'start', dealer: 0, series: { agreed: AGREED } });
    expect(table!.seats.map(({ name }) => name)).toEqual(['Bo', 'Ann', 'Di']);
    expect(table!.series.people.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cy', 'Di']);
    expect(lobby.lastSetup?.names).toEqual(['Bo', 'Ann', 'Di']);
    screen.say({ type: 'leave' });
    expect(screen.state().lobby.kept).toMatchObject([{ setup: { names: ['Bo', 'Ann', 'Di'] } }]);
  });

  it('with other rules, whose deck is read from then on', async () => {
    await put(journalOf(1, AT), AT, false);
    const screen = await start();
    screen.say({ type: 'resume', id: idAt(AT) });
    const setup = { ...setupOf(WISHES[1]!), options: { 'deck.jokers': 2 } };
    screen.say({ type: 'newRound', setup });
    expect(screen.state().table!.rules.jokers).toBe(2);
    scan(screen, 'X1');
    expect(screen.state().table!.notice?.code).not.toBe('notInDeck');
    expect(screen.state().table!.notice?.card ?? 'X1').toBe('X1');
  });

  it('goes on with the scanner alone: its code begins the next round once this one is over', async () => {
    const file = await put(journalOf(1, AT), AT, false);
    const screen = await start();
    screen.say({ type: 'resume', id: idAt(AT) });
    scan(screen, 'CMD:NEXT_ROUND');
    expect(screen.state().table).toMatchObject({ phase: 'start', series: { rounds: [{ over: true }, {}] } });
    expect(await readFile(file, 'utf8')).toContain('{"type":"newRound"}');
    scan(screen, 'CMD:NEXT_ROUND');
    expect(screen.state().table!.series.rounds).toHaveLength(2);
  });

  it('the round before is taken up again only until a card lies in the next one', async () => {
    await put(journalOf(1, AT), AT, false);
    const screen = await start();
    screen.say({ type: 'resume', id: idAt(AT) });
    screen.say({ type: 'newRound' });
    expect(screen.state().table!.series.canReopen).toBe(true);
    screen.say({ type: 'reopen' });
    expect(screen.state().table).toMatchObject({ phase: 'over', series: { rounds: [{ loser: LOSERS[0] }] } });
    screen.say({ type: 'newRound' });
    scan(screen, '5H');
    screen.say({ type: 'reopen' });
    expect(screen.state().table!.series.rounds).toHaveLength(2);
  });
});

describe('tables of the past', () => {
  it('are listed with who lost, the one played last first, ended or not, and looked at', async () => {
    await put(journalOf(2, AT, [ENDED]), AT);
    await put(journalOf(1, AT + DAY), AT + DAY, false);
    const screen = await start();
    expect(screen.state().lobby.played).toBe(true);
    const sheet = await ask()({ type: 'sheet', id: idAt(AT) });
    if (sheet.type !== 'sheet') throw new Error(sheet.type);
    const [first, second] = sheet.sheet.series.rounds.map(({ ended }) => ended);
    const answer = await ask()({ type: 'history', after: null });
    expect(answer).toMatchObject({
      type: 'history',
      history: {
        more: null,
        tables: [
          { id: idAt(AT), begun: AT, played: second, rounds: 2, ended: true, cut: 0, trouble: null },
          { id: idAt(AT + DAY), begun: AT + DAY, played: first, rounds: 1, ended: false, rules: 'reference' },
        ],
      },
    });
    expect(sheet).toMatchObject({ sheet: { series: { rounds: LOSERS.map((loser) => ({ loser })) } } });
    const game = await ask()({ type: 'game', table: idAt(AT), round: 1 });
    if (game.type !== 'game') throw new Error(game.type);
    expect(checkGame(en, game.text, findVariant)).toMatchObject({
      result: `${LOSERS[1]} loses`,
      moves: ROUNDS[1]!.moves,
      illegal: [],
    });
    expect(await ask()({ type: 'game', table: idAt(AT), round: 2 })).toMatchObject({ type: 'refused' });
    expect(await ask()({ type: 'sheet', id: '../settings' })).toMatchObject({ type: 'refused' });
  });

  it('whose files are damaged are said to be, and what can be read of them is shown', async () => {
    const bytes = journalOf(2, AT, [ENDED]);
    await truncate(await put(bytes, AT), bytes.length - 100);
    await put(Buffer.from('nothing of ours\n'), AT + DAY);
    const other = { type: 'table', format: 9, at: AT } as unknown as TableLine;
    await put(encodeLine(other), AT + 2 * DAY);
    await start();
    expect(await ask()({ type: 'history', after: null })).toMatchObject({
      history: {
        tables: [
          { trouble: 'otherVersion' },
          { trouble: 'damaged' },
          { trouble: null, rounds: 2, cut: 1, ended: false },
        ],
      },
    });
    expect(await ask()({ type: 'sheet', id: idAt(AT) })).toMatchObject({
      sheet: { cut: 1, series: { rounds: [{ loser: LOSERS[0] }, { over: false }] } },
    });
    expect(await ask()({ type: 'sheet', id: idAt(AT + DAY) })).toMatchObject({ type: 'refused' });
  });

  it('come some at a time, and none of them twice', async () => {
    const bytes = journalOf(1, AT, [ENDED]);
    for (let day = 0; day < 45; day++) await put(bytes, AT + day * DAY);
    await start();
    const ids: string[] = [];
    const sizes: number[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const answer = await ask()({ type: 'history', after });
      if (answer.type !== 'history') throw new Error(answer.type);
      ids.push(...answer.history.tables.map(({ id }) => id));
      sizes.push(answer.history.tables.length);
      after = answer.history.more;
      more = after !== null;
    }
    expect(sizes).toEqual([12, 12, 12, 9]);
    expect(ids).toEqual([...new Set(ids)].sort().reverse());
    expect(ids).toHaveLength(45);
  });

  it('at which nothing happened are left out', async () => {
    const first: TableLine = { type: 'table', format: 1, at: AT, setup: setupOf(WISHES[0]!) };
    await put(Buffer.concat([first, ENDED].map(encodeLine)), AT);
    await start();
    expect(await ask()({ type: 'history', after: null })).toMatchObject({
      history: { tables: [], more: null },
    });
  });
});

describe('what all tables add up to', () => {
  const everything = { type: 'statistics', filter: { rules: null, days: null, deck: null } };
  const losses = (answer: ServerMessage) =>
    answer.type === 'statistics'
      ? Object.fromEntries(answer.statistics.people.map(({ name, losses }) => [name, losses]))
      : answer.type;

  it('is told to the screen that asks, with what its filter leaves, and of the table in play as well', async () => {
    await put(journalOf(2, AT, [ENDED]), AT);
    await put(journalOf(1, AT + DAY), AT + DAY, false);
    await put(Buffer.from('nothing of ours\n'), AT + 2 * DAY);
    const screen = await start();
    const others: ServerMessage[] = [];
    host!.connect((text) => others.push(JSON.parse(text)));
    const asking = ask();
    const answer = await asking(everything);
    const lost = { Ann: 0, Bo: 0, Cy: 0, Di: 0 } as Record<string, number>;
    for (const loser of [...LOSERS, LOSERS[0]!]) lost[loser]! += 1;
    expect(losses(answer)).toEqual(lost);
    expect(answer).toMatchObject({ statistics: { rounds: 3, tables: 2, unreadable: 1 } });
    const none = { rules: null, days: null, deck: 'none' };
    expect(await asking({ type: 'statistics', filter: none })).toMatchObject({
      filter: none,
      statistics: { rounds: 0, people: [], choices: ['reference'] },
    });
    // A round that the group voids counts no more, though the table was added up before.
    screen.say({ type: 'resume', id: idAt(AT + DAY) });
    screen.say({ type: 'counts', round: 0, counts: false });
    expect(losses(await asking(everything))).toEqual({ ...lost, [LOSERS[0]!]: lost[LOSERS[0]!]! - 1 });
    const every = await asking({ type: 'everyRound' });
    expect(every).toMatchObject({
      rounds: [
        { table: idAt(AT + DAY), round: 0, loser: LOSERS[0], counts: false },
        { table: idAt(AT), round: 0, moves: ROUNDS[0]!.moves, counts: true },
        { table: idAt(AT), round: 1, moves: ROUNDS[1]!.moves, counts: true },
      ],
    });
    expect(others.filter(({ type }) => type === 'statistics' || type === 'everyRound')).toEqual([]);
  });
});

describe('what the statistics found out', () => {
  const FILE = () => join(data, 'statistics.json');
  const every = async () => {
    const answer = await ask()({ type: 'everyRound' });
    if (answer.type !== 'everyRound') throw new Error(answer.type);
    return answer.rounds;
  };
  /** How many moves the rounds are said to have had. */
  const moves = async () => (await every()).map((round) => round.moves);

  it('is kept over a restart; only a journal that is another one is played through again', async () => {
    await put(journalOf(2, AT, [ENDED]), AT);
    const second = await put(journalOf(1, AT + DAY), AT + DAY, false);
    await put(Buffer.from('nothing of ours\n'), AT + 2 * DAY);
    await start();
    const found = await every();
    expect(found.map((round) => round.moves)).toEqual([0, 0, 1].map((i) => ROUNDS[i]!.moves));
    // By what can't be found out in a journal it is seen where an answer comes from.
    const kept = await readFile(FILE(), 'utf8');
    await writeFile(FILE(), kept.replaceAll(/"moves":(\d+)/g, '"moves":1000$1'));
    await start();
    expect(await moves()).toEqual([0, 0, 1].map((i) => Number(`1000${ROUNDS[i]!.moves}`)));

    // Another journal under the same name.
    await writeFile(second, journalOf(1, AT + DAY, [{ type: 'counts', round: 0, counts: false }]));
    await start();
    expect(await moves()).toEqual([
      ROUNDS[0]!.moves,
      ...[0, 1].map((i) => Number(`1000${ROUNDS[i]!.moves}`)),
    ]);
    await rm(second);
    await start();
    expect(await moves()).toHaveLength(2);

    for (const damage of ['{"form', kept.replace('"format":1', '"format":0'), null]) {
      if (damage === null) await rm(FILE());
      else await writeFile(FILE(), damage);
      await start();
      expect(await every()).toEqual(found.slice(1));
      expect(JSON.parse(await readFile(FILE(), 'utf8'))).toMatchObject({ format: ROUNDS_FORMAT });
    }
  });

  it('is this in format 2: if it tells anything else, it needs another number', async () => {
    await put(journalOf(2, AT, [ENDED]), AT);
    await start();
    const seats = (...names: readonly string[]) =>
      names.map((one) => ({ name: one.slice(0, -2), bot: false, place: Number(one.slice(-1)) }));
    const common = {
      ...{ table: idAt(AT), rules: 'reference', deck: 'real', over: true, drawn: false, counts: true },
      loser: 'Ann',
    };
    expect([ROUNDS_FORMAT, await every()]).toEqual([
      2,
      [
        {
          ...common,
          ...{ round: 0, began: 1770000002000, ended: 1770000415200, moves: 101, pickUps: 11, burns: 5 },
          seats: seats('Ann 3', 'Bo 1', 'Cy 2'),
        },
        {
          ...common,
          ...{ round: 1, began: 1770000417200, ended: 1770000820400, moves: 96, pickUps: 12, burns: 6 },
          seats: seats('Bo 1', 'Ann 3', 'Di 2'),
        },
      ],
    ]);
  });
});

describe('burnpile tables and export', () => {
  it('list tables, and write rounds that “check” reads with the same result', async () => {
    await put(journalOf(2, AT, [ENDED]), AT);
    const { lines } = listTables(en, data, { json: true, all: false });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ id: idAt(AT), rounds: 2 }]);
    expect(listTables(en, data, { json: false, all: true }).lines[0]).toContain(`${LOSERS[0]} lost`);
    for (const [i, round] of ROUNDS.entries()) {
      const written = exportTable(en, data, idAt(AT).slice(0, 10), { as: 'game', round: String(i + 1) });
      if (!written.ok) throw new Error(written.error.said);
      expect(checkGame(en, written.value.text, findVariant)).toMatchObject({
        result: `${LOSERS[i]} loses`,
        moves: round.moves,
        illegal: [],
      });
    }
    const output = join(data, 'scores.csv');
    expect(runExport(en, data, idAt(AT), { as: 'csv', output })).toBe(0);
    expect(await readFile(output, 'utf8')).toMatch(/^\uFEFFRound,.*\r\n1,/);
  });

  it.each([
    [1, 'There is no round "3" at this table: it has only round 1.'],
    [2, 'There is no round "3" at this table: its rounds are 1 to 2.'],
  ])('a round beyond %i is said not to be there', async (rounds, said) => {
    await put(journalOf(rounds, AT), AT, false);
    const error = vi.spyOn(console, 'error').mockReturnValue();
    runExport(en, data, idAt(AT), { as: 'game', round: '3' });
    expect(error.mock.calls).toEqual([[said]]);
  });

  it.each([
    ['no such table', 2, '1999', { as: 'csv' }],
    ['two that begin alike', 2, '2026', { as: 'csv' }],
    ['no such form', 2, idAt(AT), { as: 'pdf' }],
    ['no such round', 2, idAt(AT), { as: 'game', round: '3' }],
    ['no round at all', 2, idAt(AT), { as: 'game', round: 'last' }],
    ['no place to write', 1, idAt(AT), { as: 'csv', output: '/nowhere/at/all.csv' }],
    ['nothing readable', 1, idAt(AT + DAY), { as: 'csv' }],
  ] as const)('%s: it is said, and the status is %i', async (_, status, table, flags) => {
    await put(journalOf(1, AT), AT, false);
    await put(Buffer.from('nothing\n'), AT + DAY);
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(runExport(en, data, table, flags)).toBe(status);
    expect(error).toHaveBeenCalledOnce();
  });
});
