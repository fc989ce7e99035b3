import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { interval95, makeTally, type SimulationReport } from '../../src/cli/tally.ts';
import { type Ended, endsOf } from '../support/command-lines.ts';
import { ALL } from '../support/mode.ts';

let data: string;
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'burnpile-simulate-'));
  mkdirSync(join(data, 'rules'));
  const sunday = {
    format: 1,
    id: 'sunday',
    title: 'No ten burns.',
    extends: 'palace',
    special: { '10': null },
  };
  const texts = [{ number: 'S-1', settings: ['special[T]'], text: 'A ten is an ordinary card.' }];
  writeFileSync(join(data, 'rules', 'sunday.json'), JSON.stringify({ ...sunday, texts }));
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

const command = (...args: string[]): string[] => ['out/main/cli.js', 'simulate', '--data', data, ...args];

/** Each of them starts the program, which takes a while where others keep the machine busy. */
const PATIENCE = 120_000;

function simulate(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command(...args), {
    encoding: 'utf8',
    timeout: PATIENCE / 2,
  });
  return { status, stdout, stderr };
}

function report(...args: string[]): SimulationReport {
  const { status, stdout, stderr } = simulate(...args);
  // A slow machine is told of on the way.
  expect([status, stderr.replaceAll(/^\d+ of \d+ games; .*\n/gm, '')]).toEqual([0, '']);
  expect(stdout.trimEnd()).not.toContain('\n');
  return JSON.parse(stdout) as SimulationReport;
}

/** Without what hangs on how fast the machine is. */
const figures = ({ movesPerSecond: _, seats, ...rest }: SimulationReport) => ({
  ...rest,
  seats: seats.map(({ decisionMsP95: __, ...seat }) => seat),
});

const GAMES = ALL ? '4' : '2';
const GAME = ['--rules', 'reference', '--seats', 'strong,easy,medium', '--playouts', ALL ? '4' : '1'];

describe('burnpile simulate', { timeout: PATIENCE }, () => {
  let played: SimulationReport;
  beforeAll(() => {
    played = report(...GAME, '--games', GAMES);
  });

  test('gives the same figures with the same seed, however many games are played at a time', () => {
    const [one, two, other] = [
      played,
      report(...GAME, '--games', GAMES, '--jobs', '2'),
      report(...GAME, '--games', GAMES, '--seed', '2'),
    ].map(figures);
    expect(two).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('counts one loser and one first out for each game that was finished', () => {
    const { games, unfinished, moves, seats } = played;
    expect([games, seats.map(({ bot }) => bot)]).toEqual([Number(GAMES), ['strong', 'easy', 'medium']]);
    expect(seats.reduce((sum, { losses }) => sum + losses, 0)).toBe(games - unfinished);
    expect(moves).toBeGreaterThan(games * 20);
  });

  test('names no loser where the first one out ends the round', () => {
    const { seats } = report('--rules', 'canteen', '--seats', 'easy,easy', '--games', '10');
    expect(seats.map(({ losses, lossRate95 }) => [losses, lossRate95])).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(seats[0]!.firstOut + seats[1]!.firstOut).toBe(10);
  });

  test('plays by options and by rules of one’s own', () => {
    const games = ['--seats', 'easy,easy', '--games', ALL ? '10' : '4'];
    const plain = report('--rules', 'palace', ...games);
    const own = report('--rules', 'sunday', ...games, '--jobs', '2');
    const same = report('--rules', 'palace', '--option', 'special[10]=null', ...games);
    expect(own.moves).not.toBe(plain.moves);
    expect(own.moves).toBe(same.moves);
  });

  test('seats the program of the documentation, which beats bots that play anything', () => {
    const [, program] = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/bots.md', 'utf8'))!;
    const file = join(data, 'my-bot.mjs');
    writeFileSync(file, program!);
    const foreign = `cmd:${process.execPath} ${file}`;
    const seats = [
      '--rules',
      'reference',
      '--seats',
      `${foreign},random,random`,
      '--games',
      ALL ? '30' : '12',
    ];
    const one = figures(report(...seats, '--jobs', '2'));
    if (ALL) expect(figures(report(...seats))).toEqual(one);
    const { bot, losses } = one.seats[0]!;
    expect(bot).toBe(foreign);
    // Somebody no better than the others loses a third.
    expect(losses).toBeLessThan(one.games / 5);
  });

  test.each(['1', '2'])('ends, in %s threads, where a program fails in one and writes on', (jobs) => {
    const { status, stderr } = simulate('--rules', 'palace', '--seats', 'easy,cmd:yes', '--jobs', jobs);
    expect([status, stderr]).toEqual([2, expect.stringContaining('"yes" answered "y"')]);
  });

  describe('says what is wrong', () => {
    const ROWS = [
      [['--rules', 'palace', '--seats', 'easy,cmd:true'], '"true" ended before it answered'],
      [['--rules', 'palace', '--seats', 'easy,cmd:yes'], '"yes" answered "y": one of the moves in "legal"'],
      [
        ['--rules', 'reference', '--seats', 'strong,clever'],
        '--seats must be one of random, easy, medium, strong',
      ],
      [['--rules', 'reference', '--seats', 'easy,easy', '--games', 'many'], '--games must be a whole number'],
      [['--rules', 'reference', '--seats', 'easy,easy', '--jobs', '0'], '--jobs must be a whole number'],
      [['--rules', 'nowhere', '--seats', 'easy,easy'], 'There is no rule set called "nowhere"'],
      [['--rules', 'blast', '--seats', 'easy,easy,easy,easy,easy'], 'these rules are for 2 to 4'],
      [['--seats', 'easy,easy'], '--rules'],
    ] as const;
    let ends: readonly Ended[];
    beforeAll(() => {
      ends = endsOf(ROWS.map(([args]) => ['simulate', '--data', data, ...args]));
    });

    test.each(ROWS.map(([args, sentence], i) => [args, sentence, i] as const))(
      'with %j',
      (_, sentence, i) => {
        const { status, stdout, stderr } = ends[i]!;
        expect([status, stdout]).toEqual([2, '']);
        expect(stderr).toContain(sentence);
      },
    );
  });

  // The first figures come after five seconds.
  test.runIf(ALL)('tells on the way how it goes, and ends at once when it is told to', async () => {
    const long = ['--rules', 'reference', '--seats', 'easy,easy', '--games', '1000000', '--jobs', '1'];
    const child = spawn(process.execPath, command(...long), { stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    child.stdout.on('data', (text) => {
      printed += text;
    });
    const [said] = (await once(child.stderr, 'data')) as [Buffer];
    child.kill('SIGINT');
    await once(child, 'exit');
    expect(String(said)).toMatch(/^\d+ of 1000000 games; lost: easy \d+\.\d%, easy \d+\.\d%\n/);
    expect(printed).toBe('');
  });
});

describe('the figures', () => {
  test.each([
    [0, 100, 0, 0.037],
    [50, 100, 0.4038, 0.5962],
    [192, 2000, 0.0839, 0.1097],
    [10, 10, 0.7225, 1],
  ])('%i of %i lie between %d and %d', (count, of, low, high) => {
    expect(interval95(count, of)).toEqual([low, high]);
  });

  test('have the time that 95 of 100 decisions did not exceed', () => {
    const tally = makeTally(['strong', 'easy'], true);
    const took = [Array.from({ length: 100 }, (_, i) => 100 - i), [7]];
    tally.add({ moves: 101, unfinished: false, loser: 1, firstOut: 0, took });
    expect(tally.report(2)).toMatchObject({
      games: 1,
      movesPerSecond: 51,
      seats: [
        { bot: 'strong', losses: 0, firstOut: 1, decisionMsP95: 95 },
        { bot: 'easy', losses: 1, firstOut: 0, decisionMsP95: 7 },
      ],
    });
  });

  test('keep some of the times only where there are very many, and come near the same', () => {
    const tally = makeTally(['easy'], true);
    for (let game = 0; game < 400; game++) {
      const took = [Array.from({ length: 1000 }, (_, i) => ((game * 1000 + i) * 7919) % 1000)];
      tally.add({ moves: 1000, unfinished: false, loser: 0, firstOut: null, took });
    }
    const { decisionMsP95 } = tally.report(1).seats[0]!;
    expect(Math.abs(decisionMsP95 - 949)).toBeLessThan(12);
  });
});
