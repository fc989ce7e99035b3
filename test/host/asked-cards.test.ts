import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Host } from '../../src/host/host.ts';
import type { ClientMessage, ServerMessage } from '../../src/protocol/messages.ts';
import type { Scan } from '../../src/protocol/scanner.ts';
import { hostAt, SETUP } from './screen.ts';

let folder: string;
let host: Host;

function joinIn() {
  const heard: ServerMessage[] = [];
  const client = host.connect((message) => heard.push(JSON.parse(message)));
  const say = (message: ClientMessage) => client.take(JSON.stringify(message));
  return {
    say,
    ask: (on: boolean) => say({ type: 'askCards', on }),
    code: (code: string, how: 'scanner' | 'keyboard' | 'camera' | 'tap' = 'scanner') =>
      say({ type: 'code', code, how }),
    handBack: (nth: number) =>
      say({ type: 'handBack', id: heard.filter((one) => one.type === 'scanned').at(nth)!.id }),
    scans: () => heard.flatMap((one) => (one.type === 'scanned' ? [one.scan] : [])),
    open: () => heard.findLast((one) => one.type === 'state')?.table?.open?.cards ?? null,
    leave: () => client.leave(),
  };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'burnpile-ask-'));
  host = await hostAt(folder);
  const people = joinIn();
  people.say({ type: 'open', setup: { ...SETUP, options: {} }, register: false });
  people.code('CMD:SEAT:1');
});

afterEach(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

it.each<[string, Scan | null]>([
  ['4H', { what: 'card', card: '4H' }],
  ['CMD:SEAT:3', { what: 'seat', seat: 2 }],
  ['CMD:DONE', { what: 'done' }],
  ['CMD:UNDO', { what: 'undo' }],
  ['CMD:BACK', { what: 'older' }],
  ['CMD:FORWARD', { what: 'newer' }],
  ['CMD:PICKUP', { what: 'other' }],
  ['nonsense', null],
])('what is scanned for who asks for cards: %s', (code, scan) => {
  const screen = joinIn();
  screen.ask(true);
  screen.code(code);
  expect(screen.scans()).toEqual(scan === null ? [] : [scan]);
  expect(screen.open()).toBeNull();
});

it('names the pack of a card of the second', () => {
  const screen = joinIn();
  screen.say({
    type: 'open',
    setup: { ...SETUP, rules: 'threes', options: { 'TH-02': true } },
    register: false,
  });
  screen.ask(true);
  screen.code('2:4H');
  expect(screen.scans()).toEqual([{ what: 'card', card: '2:4H' }]);
});

it.each(['scanner', 'keyboard', 'camera'] as const)('comes by %s, from another screen too', (how) => {
  const [screen, other] = [joinIn(), joinIn()];
  screen.ask(true);
  other.code('4H', how);
  expect(screen.scans()).toHaveLength(1);
  expect(other.scans()).toHaveLength(0);
  expect(other.open()).toBeNull();
});

it('is not what is tapped at the table', () => {
  const screen = joinIn();
  screen.ask(true);
  screen.code('4H', 'tap');
  expect(screen.scans()).toEqual([]);
  expect(screen.open()).toEqual(['4H']);
});

it('a repeat of the scanner is none for the table once nobody asks', () => {
  const screen = joinIn();
  screen.ask(true);
  screen.code('4H');
  screen.ask(false);
  screen.code('4H');
  screen.code('4D');
  expect(screen.open()).toEqual(['4D']);
});

it('is for the table when the screen hands it back, once; another screen hands nothing back', () => {
  const [screen, other] = [joinIn(), joinIn()];
  screen.ask(true);
  screen.code('4H');
  screen.code('4D');
  other.ask(true);
  other.code('CMD:UNDO');
  other.say({ type: 'handBack', id: 1 });
  expect(screen.open()).toBeNull();
  screen.handBack(0);
  screen.handBack(0);
  expect(screen.open()).toEqual(['4H']);
});

it('after Undo the same card counts at once', () => {
  const screen = joinIn();
  screen.ask(true);
  screen.code('4H');
  screen.code('CMD:UNDO');
  screen.code('4H');
  expect(screen.scans().map(({ what }) => what)).toEqual(['card', 'undo', 'card']);
});

it('is for the screen itself, else for the one that asked last, and for none that has gone', () => {
  const [one, two, three] = [joinIn(), joinIn(), joinIn()];
  one.ask(true);
  two.ask(true);
  one.code('4H');
  three.code('4D');
  expect([one.scans().length, two.scans().length]).toEqual([1, 1]);
  two.leave();
  three.code('4S');
  expect(one.scans().at(-1)).toEqual({ what: 'card', card: '4S' });
  one.leave();
  three.code('4C');
  expect(three.open()).toEqual(['4C']);
});
