import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { judgeLine, runJudge } from '../../src/cli/judge.ts';
import { wordsFor } from '../../src/words/tables.ts';
import { samplePosition, withAt } from '../support/positions.ts';

const en = wordsFor('en', 'family');

const LINE = JSON.stringify(samplePosition());
const folder = mkdtempSync(join(tmpdir(), 'judge-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Run {
  readonly status: number;
  readonly answers: readonly Record<string, unknown>[];
}

/** Runs the command over chunks of standard input. */
async function judge(
  chunks: readonly (string | Uint8Array)[],
  files: readonly string[] = ['-'],
): Promise<Run> {
  const output = new PassThrough();
  const text = output.setEncoding('utf8').reduce((sum: string, part: string) => sum + part, '');
  const status = await runJudge(en, files, { input: Readable.from(chunks), output });
  output.end();
  const lines = (await text).split('\n');
  expect(lines.pop()).toBe('');
  return { status, answers: lines.map((line) => JSON.parse(line)) };
}

const verdicts = ({ answers }: Run) => answers.map(({ verdict }) => verdict);

describe('an answer', () => {
  test('to a legal move says what follows', () => {
    expect(judgeLine(en, LINE)).toEqual({
      verdict: 'legal',
      burn: false,
      draws: 1,
      turn: 'Ann',
      again: false,
      direction: 'clockwise',
      pile: ['4S', '6C', 'JD', 'QS'],
      pickedUp: [],
      out: [],
      loser: null,
      breaches: [],
      claims: [],
    });
  });

  test('to an illegal move says why, by which rule, and what may be played instead', () => {
    expect(judgeLine(en, JSON.stringify(withAt(samplePosition(), 'move.play', ['7D'])))).toEqual({
      verdict: 'illegal',
      breaches: [
        {
          code: 'tooLow',
          rule: 'RE-04',
          setting: 'beat.direction',
          card: 'JD',
          seat: null,
          text: '7♦ is lower than the J♦.',
        },
      ],
      legal: [{ play: ['QS'] }, { play: ['JC'] }],
    });
  });
});

/** What to put where, the path that the error names, and a part of its sentence. */
const FAULTS: readonly (readonly [path: string, put: unknown, named: string, said: string])[] = [
  ['move', undefined, 'move', 'missing'],
  ['move', null, 'move', 'exactly one of play, flip'],
  ['move', { seat: 'Bo' }, 'move', 'exactly one of play, flip'],
  ['move', { seat: 'Bo', play: ['QS'], done: true }, 'move', 'exactly one of play, flip'],
  ['move.play.0', '1S', 'move.play.0', '"1S": a card such as'],
  ['move.play.0', 10, 'move.play.0', '10: a card such as'],
  ['move.play', 'QS', 'move.play', 'list of cards'],
  ['move.play', [], 'move.play', 'an empty list'],
  ['move.from', 'pocket', 'move.from', '"hand" or "faceUp"'],
  ['move.note', 'x', 'move.note', 'not a field'],
  ['move.seat', 'Zoe', 'move.seat', 'no seat has that name'],
  ['move', { seat: 'Bo', flip: 0 }, 'move.flip', 'counted from 1'],
  ['move', { seat: 'Bo', flip: 1.5 }, 'move.flip', 'counted from 1'],
  ['move', { seat: 'Bo', pickUp: 'yes' }, 'move.pickUp', 'true belongs there'],
  ['move', { seat: 'Bo', swap: { give: ['QS'] } }, 'move.swap.take', 'missing'],
  ['move.play', ['X1'], 'move', 'deck.jokers'],
  ['move.play', ['2:7D'], 'move', 'deck.packs'],
  ['move.play', ['3:7D'], 'move', 'deck.packs'],
  ['history.0.seat', 'Zoe', 'history.0.seat', 'no seat has that name'],
  ['history.0.play.0', '??', 'history.0.play.0', 'a card such as'],
  ['history', {}, 'history', 'a list of moves'],
  ['seats', 'Ann, Bo', 'seats', 'a list of seats'],
  ['seats', [], 'seats', '0 players'],
  ['seats.1.name', 'Ann', 'seats.1.name', 'repeats'],
  ['seats.1.name', '', 'seats.1.name', 'a name in quotes'],
  ['seats.1.hand', -1, 'seats.1.hand', 'not negative'],
  ['seats.1.hand', null, 'seats.1.hand', 'a list of cards or their number'],
  ['seats.1.hand.1', null, 'seats.1.hand.1', '"??" for an unknown one'],
  ['seats.1.faceUp', [null, '5d', 7], 'seats.1.faceUp.2', 'null where no card lies'],
  ['seats.1.faceDown', [['??'], '??'], 'seats.1.faceDown.1', 'one stack'],
  ['seats.1.faceDown', 2.5, 'seats.1.faceDown', 'whole number'],
  ['seats.1.Hand', [], 'seats.1.Hand', 'not a field'],
  ['pile', undefined, 'pile', 'missing'],
  ['pile', 3, 'pile', 'a list of cards'],
  ['pile.1', 'QS', 'pile.1', 'is somewhere else already'],
  ['pile.1', 'X1', 'pile.1', 'deck.jokers'],
  ['stock', '21', 'stock', 'a list of cards or their number'],
  ['stock', 1e300, '', 'more cards than the deck holds'],
  ['burned', 20, '', 'more cards than the deck holds'],
  ['turn', null, 'turn', 'must name the seat'],
  ['turn', 'Zoe', 'turn', 'no seat has that name'],
  ['dealer', undefined, 'dealer', 'missing'],
  ['dealer', 'Zoe', 'dealer', 'no seat has that name'],
  ['lastLoser', 'Zoe', 'lastLoser', 'no seat has that name'],
  ['direction', 'left', 'direction', 'counterclockwise'],
  ['phase', 'end', 'phase', 'exchange'],
  ['phase', 'start', 'turn', 'nobody is on turn'],
  ['phase', 'over', 'turn', 'nobody is on turn'],
  ['optoins', {}, 'optoins', 'not a field'],
  ['rules', 'poker', 'rules', 'no rule set called'],
  ['rules', 7, 'rules', 'the id of a rule set'],
  ['options', 3, 'options', 'an object in braces'],
  ['options', { 'RE-X9': true }, 'options.RE-X9', 'not an option'],
  ['options', { 'RE-X1': 'maybe' }, 'options.RE-X1', '"maybe"'],
  ['options', { 'RE-X1': { toString: 1 } }, 'options.RE-X1', 'an object'],
  ['options', { 'set.play': 'triple' }, 'options.set.play', '"single" | "set"'],
  ['options', { 'players.min': 3 }, 'seats', '2 players'],
  ['options', { 'players.max': 2, 'players.min': 3 }, 'options.players.max', 'more players at least'],
  ['options', { 'special[10].notOn': ['7'], leftover: 'dead' }, 'options.leftover', 'nothing can be drawn'],
];

test('an option about special cards leaves the powers that it doesn’t name', () => {
  const options = { special: { 9: { on: 'any', effects: [] } } };
  const withTwo = withAt(withAt(samplePosition(), 'seats.1.hand.0', '2S'), 'options', options);
  for (const [played, verdict] of [
    ['2S', 'legal'],
    ['7D', 'illegal'],
  ])
    expect(judgeLine(en, JSON.stringify(withAt(withTwo, 'move.play', [played])))).toMatchObject({ verdict });
  expect(
    judgeLine(en, JSON.stringify(withAt(withTwo, 'options', { special: { 2: { goes: 'any' } } }))),
  ).toEqual({
    verdict: 'error',
    path: 'options.special',
    message: expect.stringContaining('is not a parameter'),
  });
});

describe('a line that is no position', () => {
  test.each(FAULTS)('%s = %j', (path, put, named, said) => {
    const answer = judgeLine(en, JSON.stringify(withAt(samplePosition(), path, put)));
    expect(answer).toEqual({ verdict: 'error', path: named, message: expect.stringContaining(said) });
  });

  test('nobody is on turn who has no cards left', () => {
    const three = withAt(samplePosition(), 'seats.2', { name: 'Cy', hand: 3 });
    const out = withAt(three, 'seats.1', { name: 'Bo', hand: 0 });
    expect(judgeLine(en, JSON.stringify(out))).toMatchObject({
      verdict: 'error',
      path: 'turn',
      message: expect.stringContaining('names Bo, who has no cards left'),
    });
  });

  /** Rules, who has cards, who is on turn: the round is decided, whatever is played. */
  const DECIDED: readonly (readonly [
    rules: string,
    options: object,
    holders: string,
    turn: string | null,
  ])[] = [
    ['reference', {}, 'Bo', 'Bo'],
    ['reference', {}, 'Bo', 'Ann'],
    ['reference', {}, 'Bo', null],
    ['blast', {}, 'Bo', 'Bo'],
    ['canteen', {}, 'Bo Cy', 'Bo'],
    ['threes', { 'end.mode': 'firstOut' }, 'Bo Cy', 'Bo'],
  ];
  const decided = (rules: string, options: object, holders: string, turn: string | null) => ({
    rules,
    options,
    dealer: 'Ann',
    turn,
    seats: ['Ann', 'Bo', 'Cy'].map((name) => ({
      name,
      hand: holders.includes(name) ? ['??', '??'] : [],
      faceDown: 0,
    })),
    pile: ['5C'],
    stock: 0,
    move: { seat: 'Bo', play: ['9C'] },
  });

  test.each(DECIDED)('%s %j, only %s with cards, %s on turn: the round is over', (...given) => {
    expect(judgeLine(en, JSON.stringify(decided(...given)))).toEqual({
      verdict: 'error',
      path: 'turn',
      message:
        'By these rules the round is over, as too few still have cards: make `phase` "over" and `turn` null, or give more seats cards.',
    });
    expect(judgeLine(en, JSON.stringify({ ...decided(...given), phase: 'over', turn: null }))).toMatchObject({
      verdict: 'illegal',
      breaches: expect.arrayContaining([expect.objectContaining({ code: 'notNow' })]),
    });
  });

  test.each([
    ['canteen', {}, 'Ann Bo Cy'],
    ['canteen', { 'end.mode': 'lastHolder' }, 'Bo Cy'],
    ['reference', {}, 'Bo Cy'],
  ])('%s %j, %s with cards: play goes on', (rules, options, holders) => {
    expect(judgeLine(en, JSON.stringify(decided(rules, options, holders, 'Bo')))).toMatchObject({
      verdict: 'legal',
    });
  });

  test.each(['x', '{', '[]', '""', 'null', '3', 'true', '{"rules":"reference"}', LINE.slice(0, -1)])(
    '%s',
    (line) => {
      expect(judgeLine(en, line)).toEqual({
        verdict: 'error',
        message: expect.any(String),
        path: expect.any(String),
      });
    },
  );

  test('nesting without end is answered like anything else', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    for (const key of ['options', 'pile', 'move'])
      expect(judgeLine(en, `{"rules":"reference","${key}":${deep}}`)).toMatchObject({ verdict: 'error' });
    const option = LINE.replace('"options":{}', `"options":{"set.play":${deep}}`);
    expect(judgeLine(en, option)).toMatchObject({ verdict: 'error', path: 'options.set.play' });
  });
});

describe('spellings that mean the same', () => {
  const same = judgeLine(en, LINE);
  test.each([
    ['pile', ['4s', ' 6c ', 'jd']],
    ['seats.1.faceDown', 3],
    ['stock', Array(21).fill('??')],
    ['turn', 'Bo'],
    ['direction', undefined],
    ['phase', 'play'],
    ['history', undefined],
    ['options', undefined],
    ['burned', undefined],
    ['seats.0.hand', 3],
    ['seats.0.faceUp', undefined],
    ['seats.1.faceUp', ['3H', '9C']],
  ])('%s = %j', (path, put) => {
    expect(judgeLine(en, JSON.stringify(withAt(samplePosition(), path, put)))).toEqual(same);
  });

  test('10 and T', () => {
    const ten = withAt(withAt(samplePosition(), 'seats.1.hand.0', '10S'), 'move.play', ['10s']);
    expect(judgeLine(en, JSON.stringify(ten))).toMatchObject({ verdict: 'legal', burn: true });
  });
});

/** Every path of a value, with what stands there. */
function pathsIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [path.join('.')];
  const inner = Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...path, key]));
  return path.length === 0 ? inner : [path.join('.'), ...inner];
}

const VERDICTS = ['legal', 'onTrust', 'illegal', 'error'];

function answersOnce(line: string): void {
  const answer = judgeLine(en, line);
  expect(VERDICTS).toContain(answer.verdict);
  expect(JSON.stringify(answer)).not.toContain('\n');
  if (answer.verdict === 'error') expect(answer.message).toMatch(/\S{2}/);
  if (answer.verdict === 'illegal') expect(answer.breaches).not.toEqual([]);
}

describe('whatever stands on a line', () => {
  test('a hand that no deal gives is no reason to try every choice of its cards', () => {
    const hand = [...'CDHS'].flatMap((suit) => [...'3456789'].map((rank) => rank + suit));
    const seats = [
      { name: 'Ann', hand, faceUp: ['2C', '2D', '2H', 'KC', 'KD', 'KH'], faceDown: 3 },
      { name: 'Bo', hand: 3, faceDown: 3 },
    ];
    const move = { seat: 'Ann', swap: { give: ['3C'], take: [] } };
    const position = { rules: 'reference', phase: 'exchange', dealer: 'Bo', seats, pile: [], stock: 0, move };
    const pick = {
      exchange: 'pick',
      'players.max': 2,
      'deal.rows': [{ players: [2, 2], faceDown: { stacks: 3, depth: 1 }, faceUp: 3, hand: 6 }],
    };
    for (const options of [{}, pick])
      expect(judgeLine(en, JSON.stringify({ ...position, options }))).toMatchObject({ verdict: 'illegal' });
  });

  test('any JSON is answered', () => {
    fc.assert(
      fc.property(fc.json(), (line) => answersOnce(line)),
      { numRuns: 500 },
    );
  });

  const odd = fc.oneof(
    fc.constantFrom(
      '??',
      '7H',
      'X1',
      'Ann',
      'Zoe',
      'exchange',
      'start',
      'over',
      'blast',
      true,
      false,
      null,
      0,
      3,
      -1,
    ),
    fc.constantFrom([], [null], ['??'], ['7H', '7H'], [[]], [['??', '??']], {}, 40),
    fc.constantFrom({ seat: 'Bo', flip: 1 }, { seat: 'Ann', pickUp: true }, { seat: 'Bo', done: true }),
    fc.constantFrom({ seat: 'Bo', choose: ['QS'] }, { seat: 'Bo', swap: { give: ['QS'], take: [] } }),
    fc.constantFrom({ 'RE-X1': true, 'RE-X4': true }, { 'deck.packs': 2 }, { 'faceUp.use': 'toHand' }),
    fc.constantFrom(
      { exchange: 'pick' },
      { 'deal.rows': [] },
      { special: {} },
      { special: null },
      { deal: 3 },
    ),
    fc.jsonValue(),
  );
  const paths = [
    ...pathsIn(samplePosition()),
    'phase',
    'lastLoser',
    'move.from',
    'move.flip',
    'options.exchange',
  ];
  const changes = fc.array(fc.tuple(fc.constantFrom(...paths), odd), { minLength: 1, maxLength: 4 });

  test('changed positions are answered', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const changed = list.reduce<unknown>((value, [path, put]) => {
          try {
            return withAt(value, path, put);
          } catch {
            return value; // An earlier change has taken the place away.
          }
        }, samplePosition());
        answersOnce(JSON.stringify(changed));
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the command', () => {
  test('answers each line that is not blank, and goes on after a bad one', async () => {
    const run = await judge([`\uFEFF${LINE}\r\n\r\n  \nnonsense\n${LINE}`]);
    expect(verdicts(run)).toEqual(['legal', 'error', 'legal']);
    expect(run.status).toBe(2);
  });

  test('gives status 0 if every line is a position, and for no line at all', async () => {
    expect((await judge([`${LINE}\n`])).status).toBe(0);
    expect(await judge([])).toEqual({ status: 0, answers: [] });
  });

  test('reads lines that arrive in pieces, in the middle of a letter too', async () => {
    const bytes = new TextEncoder().encode(`${LINE.replaceAll('Ann', 'Änn')}\n`.repeat(2));
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, i) =>
      bytes.slice(i * 7, i * 7 + 7),
    );
    const run = await judge(pieces);
    expect(run.answers.map(({ turn }) => turn)).toEqual(['Änn', 'Änn']);
  });

  test('a line without end is refused and not kept', async () => {
    const run = await judge([...Array.from({ length: 40 }, () => 'x'.repeat(100_000)), `\n${LINE}\n`]);
    expect(verdicts(run)).toEqual(['error', 'legal']);
    expect(run.answers[0]!.message).toContain('longer than');
  });

  test('reads several files, and tells which one it can’t read', async () => {
    const file = join(folder, 'a.jsonl');
    writeFileSync(file, `${LINE}\n`);
    const missing = join(folder, 'missing.jsonl');
    const run = await judge([`${LINE}\n`], [file, missing, folder, '-']);
    expect(verdicts(run)).toEqual(['legal', 'error', 'error', 'legal']);
    expect(run.answers[1]).toMatchObject({
      path: missing,
      message: expect.stringMatching(/^There is no file /),
    });
    expect(run.status).toBe(2);
  });

  test('waits while nobody reads', async () => {
    let held = 0;
    let most = 0;
    const output = new Writable({
      highWaterMark: 1000,
      write(_chunk, _encoding, done) {
        setTimeout(done, 1);
      },
    });
    function* chunks() {
      for (let i = 0; i < 300; i++) {
        held = output.writableLength;
        most = Math.max(most, held);
        yield `${LINE}\n`;
      }
    }
    await runJudge(en, ['-'], { input: Readable.from(chunks()), output });
    expect(most).toBeLessThan(20_000);
  });

  test('stops quietly when the reader goes away', async () => {
    let asked = 0;
    const input = Readable.from(
      (function* () {
        for (; asked < 100_000; asked++) yield `${LINE}\n`;
      })(),
    );
    let written = 0;
    const output = new Writable({
      write(_chunk, _encoding, done) {
        done(written++ < 3 ? null : Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
      },
    });
    expect(await runJudge(en, ['-'], { input, output })).toBe(0);
    expect(asked).toBeLessThan(1000);
  });
});
