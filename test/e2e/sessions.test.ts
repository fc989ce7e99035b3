import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { makeReader } from '../../src/host/feed.ts';
import { parseSample } from '../../src/host/samples.ts';
import type { ServerMessage } from '../../src/protocol/messages.ts';
import { readCode } from '../../src/recognition/code.ts';
import { hear, NOTHING_RECENT, REPEAT_WINDOWS } from '../../src/recognition/repeat.ts';
import { advance, beginTable } from '../../src/table/advance.ts';
import { gameText } from '../../src/table/game-text.ts';
import { findVariant } from '../../src/variants/index.ts';
import { rulesOfCase } from '../engine/support/tables.ts';
import { BY_DONE, POWER_FAILS, tableFor, trySession } from '../shown/sessions.ts';
import { openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { serve } from '../support/program.ts';
import { makePty, type Pty } from '../support/pty.ts';
import { describeWith } from '../support/tools.ts';
import { until } from '../support/until.ts';
import { scannerIs } from './steps.ts';

const FOLDER = 'test/recordings';
const read = (file: string): Promise<string> => readFile(join(FOLDER, file), 'utf8');

const GENERATED = ['palace', 'reference', 'everything', 'shed', 'threes', 'canteen', 'encyclopedia', 'blast'];
const BY_HAND = ['by-hand-reference', 'by-hand-blast'];

/** A pause of so many milliseconds closes a play, and is kept as it is. */
const QUIET = 2500;
/** Between two codes; the page and the program keep up with less. */
const QUICK = 20;
/** Longer than the scanner's echo, by the time at which the table is known to have taken the code. */
const SURE = 60;
const PATIENCE = 15_000;

/** What a session's recording is played as: the same codes are heard, and nobody waits longer than needed. */
function quickened(
  text: string,
): { readonly line: string; readonly wait: number; readonly isEcho: boolean }[] {
  const sample = parseSample('', text);
  if (sample === null) throw new Error('no recording');
  const { packs, jokers } = rulesOfCase({ rules: sample.setup.rules, options: {}, players: 2 }).set.deck;
  let [slow, fast, recent] = [0, 0, NOTHING_RECENT];
  let before = '';
  const sent = new Map<string, number>();
  return sample.recording.map((event) => {
    if (event.kind !== 'line') throw new Error(`${event.kind} in a session`);
    slow += event.after;
    const reading = readCode(event.text, { packs, jokers });
    const heard = hear(recent, reading, slow);
    recent = heard.recent;
    const command = reading.kind === 'command' ? reading.command.name : null;
    const again = command === 'BACK' || command === 'DIGIT' || command === 'UNDO';
    const window = again ? REPEAT_WINDOWS.again : REPEAT_WINDOWS.card;
    const isSame = command === null || before === event.text;
    const last = sent.get(event.text);
    const free = heard.repeated || last === undefined || !isSame ? 0 : last + window + SURE - fast;
    const wait = event.after >= QUIET ? event.after : Math.max(QUICK, free);
    fast += wait;
    sent.set(event.text, fast);
    before = event.text;
    return { line: event.text, wait, isEcho: heard.repeated };
  });
}

/** Those by hand wait for the quiet time; in the others every play is closed by DONE. */
const quietOf = (text: string): number =>
  quickened(text).some(({ wait }) => wait >= QUIET) ? QUIET - 500 : BY_DONE.quiet;

/** A screen that only counts what the table has taken; below zero before it is told. */
function counting(address: string): { readonly taken: () => number; readonly close: () => void } {
  const socket = new WebSocket(`${address.replace('http', 'ws').replace('localhost', '127.0.0.1')}table`);
  let taken = -1;
  socket.on('error', () => {});
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.type === 'state') taken = message.table?.inputs ?? 0;
  });
  return { taken: () => taken, close: () => socket.terminate() };
}

/** Scans code after code, each once the table has taken the one before. */
async function play(pty: Pty, address: string, lines: ReturnType<typeof quickened>): Promise<void> {
  const { taken, close } = counting(address);
  // Else what it is first told of a table that goes on would be taken for what came of the first code.
  await until(() => taken() >= 0, PATIENCE);
  for (const { line, wait, isEcho } of lines) {
    await sleep(wait);
    const before = taken();
    await pty.write(`${line}\r\n`);
    if (!isEcho) await until(() => taken() > before, PATIENCE);
  }
  close();
}

/** The round as the page saves it. */
async function saved(page: Page): Promise<string> {
  await page.keyboard.press('v');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-0').click()]);
  return readFile(await download.path(), 'utf8');
}

/** Plays a session through a port into the program and a page; the record that the page saves in the end. */
async function playSession(text: string, closing: (close: () => Promise<void>) => void): Promise<string> {
  const setup = parseSample('', text)!.setup;
  const lines = quickened(text);
  const { length: first } = parseSample('', text.split(POWER_FAILS)[0]!)!.recording;
  const data = await mkdtemp(join(tmpdir(), 'burnpile-session-'));
  closing(() => rm(data, { recursive: true, force: true }));
  const pty = await makePty();
  closing(() => pty.close());
  const quiet = quietOf(text);
  const table = ['--rules', setup.rules, '--seats', setup.names.join(','), '--dealer', setup.dealer];
  const start = async (args: readonly string[]) => {
    const served = await serve([...args, '--scanner', pty.path], data);
    closing(() => served.stop());
    const browser = await openPlain(served.address);
    closing(() => browser.close());
    return { served, browser, page: browser.page };
  };
  let { served, browser, page } = await start([...table, '--quiet', String(quiet)]);
  await scannerIs(page, 'open');
  await play(pty, served.address, lines.slice(0, first));
  if (first < lines.length) {
    await served.kill();
    await browser.close();
    ({ served, browser, page } = await start([]));
    await page.getByTestId('home').waitFor();
    await page.keyboard.press('r');
    await page.getByTestId('pile').waitFor();
    await scannerIs(page, 'open');
    await play(pty, served.address, lines.slice(first));
  }
  return saved(page);
}

/** What a session's table has on record if nothing but its codes is heard, at their time. */
function heardRecord(text: string): string {
  const { setup, recording } = parseSample('', text)!;
  const begun = beginTable({ ...setup, settings: { ...BY_DONE, quiet: quietOf(text) } }, findVariant);
  if (!begun.ok) throw new Error(begun.error.code);
  let standing = begun.value;
  const { packs, jokers } = standing.referee.game.rules.set.deck;
  const reader = makeReader({ packs, jokers }, 'scanner', (input) => {
    standing = advance(standing, { type: 'input', input });
  });
  let at = 0;
  const first = parseSample('', text.split(POWER_FAILS)[0]!)!.recording.length;
  for (const [i, event] of recording.entries()) {
    at += event.after;
    if (i === first) standing = advance(standing, { type: 'input', input: { type: 'resumed', at, cut: 0 } });
    if (event.kind === 'line') reader(event.text, at);
  }
  return gameText(standing, 0)!;
}

describe('the recorded sessions', () => {
  it.each([...GENERATED, ...BY_HAND])('%s: its codes lead to its record', async (name) => {
    expect(heardRecord(await read(`${name}.scan`))).toBe(await read(`${name}.burnpile`));
  });

  it.each(GENERATED)('%s is a true game with slips, as it is made from its seed', async (name) => {
    const recording = await read(`${name}.scan`);
    const seed = Number(/^# seed (\d+)$/m.exec(recording)![1]);
    const session = trySession(tableFor(name), seed)!;
    expect(session.recording).toBe(recording);
    expect(session.record).toBe(await read(`${name}.burnpile`));
  });
});

/** They mostly wait for people's time to pass. */
const SIDE_BY_SIDE = 5;

describeWith(['socat', CHROMIUM], 'a table session, from the scanner’s bytes to the saved record', () => {
  const names = [...GENERATED, ...BY_HAND];
  const ends = new Map<string, Promise<string>>();
  const closings: (() => Promise<void>)[] = [];
  beforeAll(() => {
    const lanes: Promise<unknown>[] = Array.from({ length: SIDE_BY_SIDE }, () => Promise.resolve());
    for (const [i, name] of names.entries()) {
      const end = lanes[i % SIDE_BY_SIDE]!.then(async () =>
        playSession(await read(`${name}.scan`), (close) => closings.push(close)),
      );
      lanes[i % SIDE_BY_SIDE] = end.catch(() => {});
      ends.set(name, end);
      end.catch(() => {});
    }
  });
  afterAll(async () => {
    for (const close of closings.reverse()) await close();
  });

  it.each(names)('%s ends with the record of the true game', { timeout: 240_000 }, async (name) => {
    expect(await ends.get(name)).toBe(await read(`${name}.burnpile`));
  });
});
