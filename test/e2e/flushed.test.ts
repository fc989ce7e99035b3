import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '../../src/protocol/messages.ts';
import { serve } from '../support/program.ts';
import { describeWith } from '../support/tools.ts';
import { until } from '../support/until.ts';

/** What the program asked the system for, in its order: a kill can't show it, as what is written outlives that. */
type Step =
  | { readonly type: 'made' | 'written' | 'flushed'; readonly path: string }
  | { readonly type: 'told'; readonly inputs: number };

const CALLS = 'trace=openat,pwrite64,write,writev,sendmsg,sendto,fdatasync,fsync,mkdir';

function stepOf(line: string): Step | null {
  const [, call, rest] = /^(\w+)\((.*)$/.exec(line) ?? [];
  if (call === undefined || rest === undefined || / = -1 /.test(line)) return null;
  const made = /^"([^"]+)"/.exec(rest)?.[1] ?? /^[^"]*"([^"]+)".*O_CREAT/.exec(rest)?.[1];
  if (call === 'openat' || call === 'mkdir') return made === undefined ? null : { type: 'made', path: made };
  const path = /^\d+<([^>]*)>/.exec(rest)?.[1] ?? '';
  if (call === 'fdatasync' || call === 'fsync') return { type: 'flushed', path };
  if (call === 'pwrite64') return { type: 'written', path };
  const told = [...rest.matchAll(/\\"inputs\\":(\d+)/g)].at(-1)?.[1];
  return path.startsWith('socket:') || path.startsWith('TCP') ? toldStep(told) : null;
}

const toldStep = (inputs: string | undefined): Step | null =>
  inputs === undefined ? null : { type: 'told', inputs: Number(inputs) };

const strace = (...args: string[]) => ['strace', '-y', '-s', '65536', '-e', CALLS, ...args];

/** Plays a few cards at a served table with a screen, and returns what the program did meanwhile. */
async function playTraced(folder: string): Promise<Step[]> {
  const trace = join(folder, 'trace');
  const served = await serve([], join(folder, 'data'), strace('-D', '-o', trace));
  let inputs = -1;
  const socket = new WebSocket(
    `${served.address.replace('http', 'ws').replace('localhost', '127.0.0.1')}table`,
  );
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.type === 'state') inputs = message.table?.inputs ?? -1;
  });
  const say = (message: ClientMessage) => socket.send(JSON.stringify(message));
  await until(() => socket.readyState === WebSocket.OPEN);
  const settings = { quiet: 600_000, oneScanOnePlay: false };
  const setup = {
    rules: 'blast',
    options: {},
    names: ['Ann', 'Bo'],
    dealer: 'Bo',
    lastLoser: null,
    settings,
  };
  say({ type: 'open', setup, register: false });
  await until(() => inputs === 0);
  for (const [i, code] of ['9D', '8C', 'CMD:DONE', 'CMD:UNDO'].entries()) {
    say({ type: 'code', code, how: 'tap' });
    await until(() => inputs > i);
  }
  socket.terminate();
  await served.stop();
  await until(() => readFileSync(trace, 'utf8').includes('+++ exited'));
  const lines = readFileSync(trace, 'utf8').split('\n');
  return lines.map(stepOf).filter((step) => step !== null);
}

const mayTrace = spawnSync('strace', ['-D', '-o', '/dev/null', 'true']).status === 0;

describeWith(['strace'], 'before a screen is told, the disk has it', () => {
  let folder: string;
  let steps: Step[] = [];
  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'burnpile-flushed-')));
    if (mayTrace) steps = await playTraced(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const isJournal = (path: string) => path.endsWith('.journal');
  const indexOf = (type: Step['type'], path: string, from = 0) =>
    steps.findIndex((step, i) => i >= from && step.type === type && 'path' in step && step.path === path);

  it('every line of the journal is written, then flushed, then told', ({ skip }) => {
    if (!mayTrace) skip('programs may not be traced here');
    let [written, flushed] = [0, 0];
    const told: number[] = [];
    for (const step of steps) {
      if (step.type === 'written' && isJournal(step.path)) written += 1;
      if (step.type === 'flushed' && isJournal(step.path)) flushed = written;
      if (step.type !== 'told') continue;
      // The first line is the set-up, which is no input.
      expect(`${step.inputs + 1} of ${flushed}`).toBe(`${flushed} of ${flushed}`);
      told.push(step.inputs);
    }
    expect(new Set(told)).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it('a journal and every folder on the way to it are in the lists of their folders', ({ skip }) => {
    if (!mayTrace) skip('programs may not be traced here');
    const journal = steps.find((step) => step.type === 'made' && isJournal(step.path));
    if (journal?.type !== 'made') throw new Error('no journal was made');
    const firstTold = steps.findIndex((step) => step.type === 'told');
    for (let path = journal.path; path !== folder; path = dirname(path)) {
      const made = indexOf('made', path);
      const flushed = indexOf('flushed', dirname(path), made);
      expect([path, made >= 0, flushed > made, flushed < firstTold]).toEqual([path, true, true, true]);
    }
  });
});
