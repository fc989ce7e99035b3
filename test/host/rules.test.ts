import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Host } from '../../src/host/host.ts';
import type { ServerMessage } from '../../src/protocol/messages.ts';
import type { RulesAnswer } from '../../src/protocol/rules.ts';
import { hostAt, SETUP } from './screen.ts';

let folder: string;
let host: Host;

/** A screen of this machine, or of the network, with everything that it has heard. */
function joinIn(guest = false) {
  const heard: ServerMessage[] = [];
  const hear = (message: string) => heard.push(JSON.parse(message));
  const client = guest ? host.connectGuest(hear)! : host.connect(hear);
  return {
    heard,
    say: (message: object) => client.take(JSON.stringify(message)),
    rules: () => heard.filter((one): one is RulesAnswer => one.type === 'rules'),
    refused: () => heard.flatMap((one) => (one.type === 'refused' ? [one.refusal.code] : [])),
  };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'burnpile-read-'));
  host = await hostAt(folder);
});

afterEach(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

/** What was asked for, and whether queens have a power there. */
const ids = (answers: readonly RulesAnswer[]) =>
  answers.map(({ of, rules }) => [of?.id ?? null, rules.ok && rules.set.special.Q !== undefined]);

it('rules are read by whoever asks, alone: any of the book, and those of the table as they are played', () => {
  const [reader, other] = [joinIn(), joinIn()];
  reader.say({ type: 'rules', of: { id: 'reference', options: {} } });
  reader.say({ type: 'rules', of: null });
  expect([ids(reader.rules()), reader.refused()]).toEqual([[['reference', false]], ['notKept']]);
  // Queens reverse play at this table (RE-X3).
  other.say({ type: 'open', setup: SETUP, register: false });
  reader.say({ type: 'rules', of: null });
  expect(ids(reader.rules().slice(1))).toEqual([[null, true]]);
  expect(other.rules()).toEqual([]);
});

it('a screen of the network reads those of its table, and no others', () => {
  const [owner, guest] = [joinIn(), joinIn(true)];
  guest.say({ type: 'rules', of: null });
  expect([guest.rules(), guest.refused()]).toEqual([[], ['notKept']]);
  owner.say({ type: 'open', setup: SETUP, register: false });
  guest.say({ type: 'rules', of: null });
  expect(ids(guest.rules())).toEqual([[null, true]]);
  guest.say({ type: 'rules', of: { id: 'blast', options: {} } });
  expect([guest.rules().length, guest.refused()]).toEqual([1, ['notKept', 'badMessage']]);
});
