import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Host } from '../../src/host/host.ts';
import type { ClientMessage, ServerMessage } from '../../src/protocol/messages.ts';
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

it('who looks back is answered alone, and the game goes on undisturbed', () => {
  const [reader, other] = [joinIn(), joinIn()];
  reader.say({ type: 'readLog' });
  reader.say({ type: 'look', after: 0 });
  expect(reader.types()).toEqual(['welcome', 'state']);
  other.say({ type: 'open', setup: SETUP, register: false });
  for (const code of ['CMD:SEAT:1', '4H', 'CMD:DONE', '6C', 'CMD:DONE'])
    other.say({ type: 'code', code, how: 'scanner' });
  const before = other.heard.length;
  const now = other.last('state')!.table!;
  expect(now.pile).toEqual(['4H', '6C']);
  reader.say({ type: 'readLog' });
  reader.say({ type: 'look', after: 1 });
  expect(other.heard.length).toBe(before);
  const log = reader.last('log')!;
  expect(log.lines.filter(({ kind }) => kind === 'move')).toHaveLength(2);
  const past = reader.last('past')!;
  expect(past.after).toBe(1);
  expect(past.table.pile).toEqual(['4H']);
  expect(past.table.inputs).toBe(now.inputs);
  other.say({ type: 'code', code: '9C', how: 'scanner' });
  expect(other.last('state')!.table!.open?.cards).toEqual(['9C']);
  reader.say({ type: 'look', after: 99_999 });
  expect(reader.last('past')!.table.pile).toEqual(['4H', '6C']);
});

it('a moment that is none is refused', () => {
  const reader = joinIn();
  for (const after of [-1, 0.5, 1e9]) {
    reader.say({ type: 'look', after });
    expect(reader.last('refused')?.refusal).toEqual({ code: 'badMessage' });
    reader.heard.length = 0;
  }
});
