/** Every parser that takes text or bytes from outside, with texts that it takes and what holds for whatever it makes of them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { crc32 } from 'node:zlib';
import type * as v from 'valibot';
import { judgeLine } from '../../src/cli/judge.ts';
import { sizeOfPicture } from '../../src/cli/picture-size.ts';
import { splitLines } from '../../src/device/lines.ts';
import { makeRecording, parseRecording } from '../../src/device/recording.ts';
import { parseGame } from '../../src/engine/notation/game.ts';
import { makeGame } from '../../src/engine/notation/make-game.ts';
import { makePositionLine, parsePositionLine } from '../../src/engine/notation/position-line.ts';
import { judgeRecord } from '../../src/engine/record.ts';
import { makeRulebook } from '../../src/engine/rules/rulebook.ts';
import { keepProgress } from '../../src/host/kept-progress.ts';
import { keepSettings } from '../../src/host/kept-settings.ts';
import { parse } from '../../src/host/screens.ts';
import {
  clientMessage,
  guestMessage,
  type ServerMessage,
  serverMessage,
} from '../../src/protocol/messages.ts';
import { DEFAULT_SETTINGS } from '../../src/protocol/settings.ts';
import { ANY_DECK, readCode } from '../../src/recognition/code.ts';
import { makeDeckText, parseDeck } from '../../src/recognition/deck-file.ts';
import { parseJournal } from '../../src/table/journal/read.ts';
import { rulesView } from '../../src/table/rule-pages.ts';
import { ruleSetViews } from '../../src/table/rule-sets.ts';
import { resumeTable } from '../../src/table/table.ts';
import { findVariant, PRESETS, VARIANT_IDS } from '../../src/variants/index.ts';
import { sayRules } from '../../src/words/say/rule-page.ts';
import { wordsFor } from '../../src/words/tables.ts';
import { hostAt, joinAt, open, scan } from '../host/screen.ts';
import { keepGame } from '../table/kept-game.ts';
import { makeShortRecording } from '../truth/recordings.ts';

/** A parser: `read` throws where it doesn't keep what it promises, and says whether it took the text. */
export interface Parsed {
  /** Texts that it takes, or nearly. Bytes stand as the characters of their numbers. */
  readonly texts: readonly string[];
  readonly read: (text: string) => boolean;
}

const WORDS = { en: wordsFor('en', 'family'), de: wordsFor('de', 'family') };

const inFolder = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
const linesIn = (folder: string): string[] =>
  inFolder(folder, '.jsonl').flatMap((text) => text.split('\n').filter((line) => line !== ''));

function same(what: string, one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) throw new Error(`${what} isn’t read as it was written`);
}

/** What a scanner sends: any bytes become lines, and each line a card, a command or a fault with a code. */
function scanner(): Parsed {
  return {
    texts: [
      '7H\r\n2:10D\r\nX1\r\n',
      'CMD:SEAT:2\r\nCMD:PICKUP\r\nCMD:DONE\r\nCMD:UNDO\n',
      '\u00020412345678905\u0003\r]E09H\r\n',
    ],
    read(text) {
      const readings: boolean[] = [];
      const splitter = splitLines((line) => readings.push(readCode(line, ANY_DECK).kind !== 'unknown'));
      splitter.push(Buffer.from(text, 'latin1'));
      splitter.quiet();
      return readings.includes(true);
    },
  };
}

const recordings = (): Parsed => ({
  texts: inFolder('test/recordings', '.scan'),
  read(text) {
    const parsed = parseRecording(text);
    if (parsed.ok) same('a recording', parseRecording(makeRecording(parsed.recording)), parsed);
    return parsed.ok;
  },
});

/** Of the journal: enough for plays, pick-ups and a question, and short enough to be read a hundred thousand times. */
const LINES = 40;

/** Journals as bytes; and line by line with checksums that fit, as somebody would write who means harm. */
function journals(mend: boolean): Parsed {
  const { bytes: all, ends } = keepGame(makeShortRecording());
  const bytes = all.subarray(0, ends[LINES]).toString('latin1');
  const texts = mend ? [bytes.replaceAll(/^[0-9a-f]{8} /gm, '')] : [bytes];
  const sealed = (line: string): string =>
    `${crc32(Buffer.from(line, 'latin1')).toString(16).padStart(8, '0')} ${line}\n`;
  return {
    texts,
    read(text) {
      const whole = mend
        ? text
            .split('\n')
            .filter((line) => line !== '')
            .map(sealed)
            .join('')
        : text;
      const parsed = parseJournal(Buffer.from(whole, 'latin1'));
      if (!parsed.ok) return false;
      const table = resumeTable(parsed.value.content);
      if (!table.ok) return false;
      JSON.stringify(table.value.view());
      table.value.close();
      return true;
    },
  };
}

const games = (): Parsed => ({
  texts: [...inFolder('test/games', '.burnpile'), ...inFolder('test/recordings', '.burnpile')],
  read(given) {
    const parsed = parseGame(given, findVariant);
    const read = parsed.ok ? parsed.value : parsed.error.good;
    if (read === null) return false;
    judgeRecord(read.game);
    // As text: the mark of a move that is allowed after all says nothing, and isn't written again.
    const text = makeGame(read.game);
    const again = parseGame(text, findVariant);
    same('a game', again.ok && makeGame(again.value.game), text);
    return parsed.ok;
  },
});

const positionLines = (): Parsed => ({
  texts: inFolder('test/games', '.burnpile').flatMap((text) => {
    const game = parseGame(text, findVariant);
    return game.ok ? [makePositionLine({ ...game.value.game, state: game.value.game.initial })] : [];
  }),
  read(text) {
    const parsed = parsePositionLine(text, findVariant);
    if (parsed.ok) same('a position', parsePositionLine(makePositionLine(parsed.value), findVariant), parsed);
    return parsed.ok;
  },
});

const positions = (): Parsed => ({
  texts: [
    ...linesIn('test/games'),
    ...linesIn('test/rulings').map((line) => JSON.stringify(JSON.parse(line).input)),
  ],
  read: (text) => judgeLine(WORDS.en, text).verdict !== 'error',
});

const ruleSets = (): Parsed => ({
  texts: VARIANT_IDS.map((id) =>
    readFileSync(`src/variants/${id}.json`, 'utf8').replace(/"id": "([^"]*)"/, '"id": "my-$1"'),
  ),
  read(text) {
    const book = makeRulebook([{ file: 'mine.json', text: { ok: true, value: text } }], PRESETS);
    ruleSetViews(book);
    const id = book.files[0]?.id;
    if (typeof id !== 'string' || !book.ids.includes(id)) return false;
    const view = rulesView({ id, options: {} }, book);
    if (!view.ok) throw new Error('rules that can be played have no page');
    for (const words of Object.values(WORDS)) sayRules(words, view.set);
    return true;
  },
});

const decks = (): Parsed => ({
  texts: [
    makeDeckText({ name: 'Blue', packs: 1, jokers: 2, codes: { AS: '4006381333931', '10H': 'x' } as never }),
    makeDeckText({ name: 'Ä', packs: 2, jokers: 0, codes: {} }),
    // Found by mangling: it was written as 0, and so not read as it was written.
    makeDeckText({ name: 'Ä', packs: 2, jokers: 0, codes: {} }).replace('0', '-0'),
    JSON.stringify({
      format: 1,
      name: 'Taught',
      packs: 1,
      jokers: 0,
      codes: {},
      faces: { reader: 1, cards: { AS: [`AS ${'7f'.repeat(64)}`] } },
    }),
  ],
  read(text) {
    const parsed = parseDeck(text);
    if (parsed.ok) same('a deck', parseDeck(makeDeckText(parsed.value)), parsed);
    return parsed.ok;
  },
});

/** A file of the data folder, by itself. */
function kept(name: string, text: string, isWhole: (folder: string) => boolean): Parsed {
  const folder = mkdtempSync(join(tmpdir(), 'burnpile-parsed-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return {
    texts: [text],
    read(changed) {
      writeFileSync(join(folder, name), changed);
      return isWhole(folder);
    },
  };
}

const settings = (): Parsed =>
  kept(
    'settings.json',
    JSON.stringify(
      { format: 1, settings: DEFAULT_SETTINGS, lastSetup: null, otherSetup: null, locked: true },
      null,
      2,
    ),
    (folder) => !keepSettings(folder).file().damaged,
  );

const progress = (): Parsed =>
  kept(
    'progress.json',
    JSON.stringify({
      format: 1,
      rules: { palace: { of: 9, lessons: { beat: { first: true, right: true, at: 1.7e12 } }, round: true } },
    }),
    (folder) => keepProgress(folder).all().palace?.round === true,
  );

const messages = <T>(schema: v.GenericSchema<unknown, T>, texts: readonly string[]): Parsed => ({
  texts,
  read: (text) => parse(schema, text) !== null,
});

/** What a host tells its screens: all kinds that come up while a table is opened, scanned at, and looked back at. */
async function toldByHost(): Promise<string[]> {
  const data = mkdtempSync(join(tmpdir(), 'burnpile-parsed-'));
  const host = await hostAt(data);
  const heard: string[] = [];
  host.connect((text) => heard.push(text));
  const screen = joinAt(host);
  open(screen);
  scan(screen, '3C', 'CMD:SEAT:2', '4D', 'CMD:PICKUP', 'X1', 'CMD:UNDO');
  await host.close();
  rmSync(data, { recursive: true, force: true });
  const byKind = new Map(heard.map((text) => [(JSON.parse(text) as ServerMessage).type, text]));
  return [...byKind.values(), heard.at(-1)!];
}

const SAID = [
  {
    type: 'open',
    setup: { rules: 'palace', options: {}, names: ['A', 'B'], dealer: 'A', lastLoser: null },
    register: false,
  },
  {
    type: 'openRules',
    id: 'palace',
    options: { 'PA-X1': true },
    answers: { T: 'burn', deal: '4' },
    own: false,
  },
  { type: 'settings', settings: DEFAULT_SETTINGS },
].map((message) => JSON.stringify(message));

const SAT_DOWN = JSON.stringify({ type: 'sit', seat: 1, name: 'Zoë' });
const PLAYED = [
  { type: 'make', move: { kind: 'play', seat: 1, cards: ['7H', '7C'] } },
  { type: 'make', move: { kind: 'swap', seat: 0, give: ['4C'], take: ['AS'] } },
  { type: 'unmake', seat: 2 },
  { type: 'toEnd' },
].map((message) => JSON.stringify(message));

/** The first bytes of a PNG, a JPEG and the three kinds of WebP. */
const PICTURES = [
  '89504e470d0a1a0a0000000d49484452000002800000016808060000',
  'ffd8ffe000104a46494600010100000100010000ffc0001108016802800301220002110103110100ffda',
  '524946462400000057454250565038580a000000100000007f02006701004c',
  '52494646240000005745425056503820180000003001009d012a8002680100',
  '5249464624000000574542505650384c0d0000002f7f8259000000000000',
].map((hex) => Buffer.from(hex, 'hex').toString('latin1'));

const pictures = (): Parsed => ({
  texts: PICTURES,
  read(text) {
    const size = sizeOfPicture(Buffer.from(text, 'latin1'));
    if (size !== null && !(size.width > 0 && size.height > 0)) throw new Error('a picture without a size');
    return size !== null;
  },
});

/** Every parser by its name. */
export async function everyParser(): Promise<Readonly<Record<string, Parsed>>> {
  const told = await toldByHost();
  return {
    scanner: scanner(),
    recordings: recordings(),
    journals: journals(false),
    'sealed-journals': journals(true),
    games: games(),
    'position-lines': positionLines(),
    positions: positions(),
    'rule-sets': ruleSets(),
    decks: decks(),
    settings: settings(),
    progress: progress(),
    'client-messages': messages(clientMessage, [...SAID, ...PLAYED]),
    'guest-messages': messages(guestMessage, [SAT_DOWN, ...PLAYED]),
    'server-messages': messages(serverMessage, told),
    pictures: pictures(),
  };
}
