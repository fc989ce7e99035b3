import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDeck } from '../../src/engine/cards.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';
import { COMMANDS, WAYS } from '../../src/recognition/sighting.ts';
import type { Input } from '../../src/referee/input.ts';
import { NOTICE_CODES } from '../../src/referee/notice.ts';
import { findJournals, journalFile, journalId, summariseJournal } from '../../src/table/journal/folder.ts';
import { encodeLine, type JournalLine, type TableLine } from '../../src/table/journal/format.ts';
import { makeHistory } from '../../src/table/journal/history.ts';
import { parseJournal, readJournal } from '../../src/table/journal/read.ts';
import { createJournal, reopenJournal } from '../../src/table/journal/write.ts';
import { anyText } from '../support/any-text.ts';
import { ALL } from '../support/mode.ts';
import { makeRecordings, makeShortRecording } from '../truth/recordings.ts';
import { cutAndResume } from './cut.ts';
import { keepGame } from './kept-game.ts';

const setup: TableSetup = {
  rules: 'reference',
  options: { 'RE-X1': true, 'set.max': 3, 'special[4]': null },
  names: ['Ann', 'Bo', 'Çağla ♠'],
  dealer: 'Bo',
  lastLoser: null,
  settings: { quiet: 2000, oneScanOnePlay: false },
};
const first: TableLine = { type: 'table', format: 1, at: 1_770_000_000_000, setup };
const undo: JournalLine = { type: 'input', input: { type: 'command', command: { name: 'UNDO' }, at: 5 } };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'burnpile-journal-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let folders = 0;
const freshFolder = (): string => join(folder, String(++folders));

const at = fc.double({ noNaN: true, noDefaultInfinity: true }).map((time) => time + 0);
const text = anyText();
const input: fc.Arbitrary<Input> = fc.oneof(
  fc.record({
    type: fc.constant('sighting' as const),
    sighting: fc.record({
      card: fc.constantFrom(...makeDeck(1, 4)),
      copy: fc.integer({ min: 1, max: 4 }),
      at,
      confidence: fc.double({ min: 0, max: 1, noNaN: true }).map((sure) => sure + 0),
      how: fc.constantFrom(...WAYS),
    }),
  }),
  fc.record({ type: fc.constant('command' as const), command: fc.constantFrom(...COMMANDS), at }),
  fc.record({
    type: fc.constant('unreadable' as const),
    code: fc.constantFrom('notACode' as const, 'notInDeck' as const),
    text,
  }),
  fc.record({ type: fc.constant('itWas' as const), seat: fc.nat(), at }),
  fc.record({ type: fc.constant('answer' as const), question: fc.nat(), answer: fc.nat(), at }),
  fc.record(
    {
      type: fc.constant('mend' as const),
      correction: fc.option(fc.record({ kind: fc.constant('stand' as const), entry: fc.nat() })),
      entry: fc.nat(),
      inserts: fc.boolean(),
      withWaiting: fc.constant(true as const),
      at,
    },
    { requiredKeys: ['type', 'correction', 'entry', 'inserts', 'at'] },
  ),
  fc.record({
    type: fc.constant('outside' as const),
    code: fc.constantFrom(...NOTICE_CODES),
    text: fc.option(text),
  }),
  fc.record({ type: fc.constant('resumed' as const), at, cut: fc.nat() }),
  fc.record({ type: fc.constant('tick' as const), at }),
);
const line: fc.Arbitrary<JournalLine> = fc.oneof(
  { weight: 8, arbitrary: input.map((one): JournalLine => ({ type: 'input', input: one })) },
  { weight: 1, arbitrary: fc.constant<JournalLine>({ type: 'newRound' }) },
  {
    weight: 1,
    arbitrary: fc.constant<JournalLine>({ type: 'newRound', setup: first.setup, rules: { id: 'x' } }),
  },
  { weight: 1, arbitrary: fc.constant<JournalLine>({ type: 'reopen' }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('counts' as const), round: fc.nat(), counts: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('paid' as const), round: fc.nat(), paid: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({
        titles: fc.constantFrom(null, 'numbers' as const, ['lord', 'duke']),
        forfeit: fc.constantFrom(null, 'fetches the drinks'),
      })
      .map((agreed): JournalLine => ({ type: 'agreed', agreed })),
  },
  { weight: 1, arbitrary: at.map((time): JournalLine => ({ type: 'ended', at: time })) },
);

/** Whether a byte was or became a line end. */
const isLineEnd = (before: Buffer, after: Buffer, byte: number): boolean =>
  before[byte] === 0x0a || after[byte] === 0x0a;

describe('a journal', () => {
  it('gives back what was written, however often it was put away in between', () => {
    const sittings = fc.array(fc.array(line, { maxLength: 8 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(sittings, (written) => {
        let journal = createJournal(freshFolder(), first);
        for (const lines of written) {
          for (const one of lines) journal.append(one);
          expect(journal.trouble()).toBeNull();
          journal.close();
          const reopened = reopenJournal(journal.file);
          if (!reopened.ok) throw new Error(reopened.error.code);
          journal = reopened.value.journal;
        }
        journal.close();
        expect(readJournal(journal.file)).toEqual({
          ok: true,
          value: { first, lines: written.flat(), cut: 0 },
        });
      }),
      { numRuns: ALL ? 40 : 15 },
    );
  });

  it('is text: a checksum and JSON on every line', () => {
    expect(encodeLine({ type: 'newRound' }).toString()).toBe('a658b3fa {"type":"newRound"}\n');
    expect(encodeLine(undo).toString()).toMatch(/^[0-9a-f]{8} \{"type":"input",.*\}\n$/);
  });

  it('notices every bit that is not as it was written, and keeps what stands before it', () => {
    const game = keepGame(ALL ? makeRecordings().blast : makeShortRecording());
    const bytes = game.bytes.subarray(0, game.ends[9]);
    const wrong: string[] = [];
    // Else a bit of each byte, another one each time.
    for (let i = 0; i < bytes.length * 8; i += ALL ? 1 : 31) {
      const flipped = Buffer.from(bytes);
      flipped[i >> 3]! ^= 1 << (i & 7);
      const read = parseJournal(flipped);
      const before = game.ends.filter((end) => end <= i >> 3).length - 1;
      const whole = read.ok ? read.value.whole : read.error.code;
      if (whole !== (before === -1 ? 'noJournal' : game.ends[before]))
        wrong.push(`${i}: whole up to ${whole}`);
      if (!read.ok) continue;
      const { lines, cut } = read.value.content;
      if (!isDeepStrictEqual(lines, game.lines.slice(0, before))) wrong.push(`${i}: other lines`);
      // A line end that is none any more makes one line of two, any other byte may have become one.
      const most = isLineEnd(bytes, flipped, i >> 3) ? 1 : 0;
      if (Math.abs(cut - (9 - before)) > most) wrong.push(`${i}: ${cut} cut`);
    }
    expect(wrong).toEqual([]);
  });

  /** A game is gone on with from its beginning at every cut: a quarter of the cuts is one test's work. */
  const QUARTERS = [0, 1, 2, 3];

  const GAMES = Object.entries(ALL ? makeRecordings() : { short: makeShortRecording() });

  describe.each(GAMES)('of a whole game of %s', (_, recording) => {
    let game: ReturnType<typeof keepGame>;
    beforeAll(() => {
      game = keepGame(recording);
    });

    it.each(QUARTERS)('that is cut anywhere goes on after its last whole entry (%i of 4)', (quarter) => {
      const resumed = new Set<string>();
      // `npm run fuzz cuts` does it at every byte.
      const every = ALL ? 5 : 40;
      const tried = game.ends.filter((_, i) => i % every === 0 || i > game.lines.length - 12);
      const some = tried.filter((_, i) => i % QUARTERS.length === quarter);
      const cuts = some.flatMap((end, i) => [end - 1, end, end + 1 + (i % 100)]);
      for (const bytes of [0, 1, ...cuts.filter((cut) => cut <= game.bytes.length)])
        expect(`${bytes} ${cutAndResume(game, bytes, folder, resumed)}`).toBe(`${bytes} null`);
      expect(resumed.size).toBeGreaterThan(2 * some.length - 1);
    });
  });

  it('reads how it was once written that an entry was cut off', () => {
    const json = '{"type":"input","input":{"type":"resumed","at":5,"cut":true}}';
    const sum = crc32(json).toString(16).padStart(8, '0');
    const read = parseJournal(Buffer.concat([encodeLine(first), Buffer.from(`${sum} ${json}\n`)]));
    const line = { type: 'input', input: { type: 'resumed', at: 5, cut: 1 } };
    expect(read).toMatchObject({ ok: true, value: { content: { lines: [line] } } });
  });

  it('puts one damaged end beside another', () => {
    const journal = createJournal(freshFolder(), first);
    journal.close();
    for (const damage of ['1', '2']) {
      writeFileSync(journal.file, damage, { flag: 'a' });
      const reopened = reopenJournal(journal.file);
      expect(reopened).toMatchObject({ ok: true, value: { content: { lines: [], cut: 1 } } });
      if (reopened.ok) reopened.value.journal.close();
    }
    const name = `${journalId(journal.file)}.journal`;
    expect(readdirSync(join(journal.file, '..')).sort()).toEqual([
      name,
      `${name}.damaged`,
      `${name}.damaged-2`,
    ]);
  });

  const unread: readonly (readonly [string, string, object])[] = [
    ['nothing', '', { code: 'noJournal' }],
    ['something else', 'Dear diary\n', { code: 'noJournal' }],
    ['a newer format', String(encodeLine({ ...first, format: 2 } as never)), { code: 'otherFormat' }],
    ['no table first', String(encodeLine(undo)), { code: 'unknownLine', line: 1 }],
    ['a second table', `${encodeLine(first)}${encodeLine(first as never)}`, { code: 'unknownLine', line: 2 }],
    [
      'a line of a kind that nobody knows',
      `${encodeLine(first)}${encodeLine(undo)}${encodeLine({ type: 'rain' } as never)}`,
      { code: 'unknownLine', line: 3 },
    ],
  ];
  it.each(unread)('that holds %s is refused and left as it is', (_, text, error) => {
    const file = join(folder, 'refused.journal');
    writeFileSync(file, text);
    expect(reopenJournal(file)).toEqual({ ok: false, error });
    expect(readdirSync(folder).filter((name) => name.includes('refused'))).toEqual(['refused.journal']);
  });

  it('that is not there or is a folder can not be read', () => {
    expect(readJournal(join(folder, 'none.journal'))).toEqual({ ok: false, error: { code: 'cannotRead' } });
    expect(reopenJournal(folder)).toEqual({ ok: false, error: { code: 'cannotRead' } });
  });
});

describe('the journals of a folder', () => {
  const listJournals = (place: string) =>
    findJournals(place).map((found) => ({ ...found, summary: summariseJournal(place, found) }));

  it('stand in the order in which they were last written, with what a screen says of them', () => {
    const place = freshFolder();
    const files = [1, 2, 3].map((n) => {
      const journal = createJournal(place, first);
      for (const one of [undo, { type: 'newRound' }, undo] as const) journal.append(one);
      if (n === 3) journal.append({ type: 'ended', at: 9 });
      journal.close();
      return journal.file;
    });
    writeFileSync(join(place, 'broken.journal'), 'x');
    writeFileSync(join(place, 'notes.txt'), 'x');
    mkdirSync(join(place, 'folder.journal'));
    const byAge = [files[1]!, ...['broken', 'folder'].map((id) => join(place, `${id}.journal`)), files[2]!];
    for (const [i, file] of [...byAge, files[0]!].entries()) utimesSync(file, 1000 + i, 1000 + i);
    const summary = { setup, begun: first.at, rounds: 2, inputs: 3, ended: false };
    expect(listJournals(place)).toMatchObject([
      { id: journalId(files[0]!), last: 1_004_000, summary: { ok: true, value: summary } },
      {
        id: journalId(files[2]!),
        last: 1_003_000,
        summary: { ok: true, value: { ...summary, ended: true } },
      },
      { id: 'folder', last: 1_002_000, summary: { ok: false, error: { code: 'cannotRead' } } },
      { id: 'broken', last: 1_001_000, summary: { ok: false, error: { code: 'noJournal' } } },
      { id: journalId(files[1]!), last: 1_000_000, summary: { ok: true, value: summary } },
    ]);
    expect(files.map((file) => journalFile(place, journalId(file)))).toEqual(files);
  });

  it.skipIf(process.platform === 'win32')(
    'that can’t be looked at or never end are listed as unreadable, and keep nobody waiting',
    async () => {
      const place = freshFolder();
      createJournal(place, first).close();
      symlinkSync('loop.journal', join(place, 'loop.journal'));
      symlinkSync('gone', join(place, 'nowhere.journal'));
      symlinkSync('/dev/zero', join(place, 'zero.journal'));
      writeFileSync(join(place, 'huge.journal'), '');
      truncateSync(join(place, 'huge.journal'), 65 * 1024 * 1024);
      const unread = { ok: false, error: { code: 'cannotRead' } };
      const listed = new Map(listJournals(place).map(({ id, summary }) => [id, summary]));
      const { tables } = await makeHistory(place)(null);
      for (const id of ['loop', 'nowhere', 'zero', 'huge'])
        expect([id, listed.get(id), tables.find((one) => one.id === id)?.trouble]).toEqual([
          id,
          unread,
          'cannotRead',
        ]);
      expect(listed.size).toBe(5);
    },
  );

  it('are none where there is no folder, and only those in it have an id', () => {
    expect(listJournals(join(folder, 'none'))).toEqual([]);
    expect(listJournals('/dev/null')).toEqual([]);
    for (const id of ['../secret', 'a/b', '', '.', 'x.journal', 'a\0'])
      expect(journalFile(folder, id)).toBeNull();
  });

  const intact = (value: object) => {
    const json = JSON.stringify(value);
    return `${crc32(json).toString(16).padStart(8, '0')} ${json}\n`;
  };

  it.each<[string, string, string]>([
    [
      'has an input that is not known here',
      `${encodeLine(first)}${encodeLine(undo)}${intact({ type: 'input', input: { type: 'vote', at: 5 } })}`,
      'unknownLine',
    ],
    [
      'has rules that are not here',
      intact({ ...first, setup: { ...setup, rules: 'gone' } }),
      'UNKNOWN_RULE_SET',
    ],
    [
      'has a dealer who does not sit there',
      intact({ ...first, setup: { ...setup, dealer: 'Flo' } }),
      'NOBODY_OF_THAT_NAME',
    ],
  ])('say of one that %s that it can’t be taken up', (_, written, code) => {
    const place = freshFolder();
    mkdirSync(place);
    writeFileSync(join(place, 'other.journal'), written);
    expect(listJournals(place)).toMatchObject([{ id: 'other', summary: { ok: false, error: { code } } }]);
  });

  it('count a journal with a damaged end up to there', () => {
    const journal = createJournal(freshFolder(), first);
    journal.append(undo);
    writeFileSync(journal.file, encodeLine(undo).subarray(0, 30), { flag: 'a' });
    const [listed] = listJournals(join(journal.file, '..'));
    journal.close();
    expect(listed).toMatchObject({ summary: { ok: true, value: { inputs: 1 } } });
  });
});
