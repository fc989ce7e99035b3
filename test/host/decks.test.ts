import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDeck } from '../../src/engine/cards.ts';
import type { Host } from '../../src/host/host.ts';
import { hostAt, joinAt, open, type Screen, SETUP, scan } from './screen.ts';

let data: string;
let host: Host | null = null;
let screen: Screen;

async function start(): Promise<void> {
  await host?.close();
  host = await hostAt(data);
  screen = joinAt(host);
}

const decks = () => screen.state().lobby.decks;
const enrolling = () => decks().enrolling;
const file = async (name: string) => JSON.parse(await readFile(join(data, 'decks', name), 'utf8'));
const newDeck = (name: string, packs: 1 | 2 = 1, jokers = 0) =>
  screen.say({ type: 'newDeck', name, packs, jokers });
const choose = (deck: string | null) =>
  screen.say({ type: 'settings', settings: { ...screen.state().lobby.settings, deck } });

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'burnpile-decks-'));
  await start();
});

afterEach(async () => {
  await host?.close();
  host = null;
  await rm(data, { recursive: true, force: true });
});

describe('a deck that has codes', () => {
  it('is enrolled by its scanner alone, and kept with every scan', async () => {
    newDeck('Blue');
    scan(screen, '111', '222', 'CMD:UNDO', '333', 'CMD:NO', '555');
    expect(enrolling()).toMatchObject({ id: 'Blue', asked: '6C', reply: { code: 'enrolled', card: '5C' } });
    expect(await file('Blue.json')).toEqual({
      format: 1,
      name: 'Blue',
      packs: 1,
      jokers: 0,
      codes: { '2C': '111', '3C': '333', '5C': '555' },
    });
    scan(screen, 'CMD:DONE');
    expect(enrolling()).toBeNull();
  });

  it('can be gone on with after the program was closed', async () => {
    newDeck('Blue');
    scan(screen, '111', '222');
    await start();
    expect(enrolling()).toBeNull();
    expect(decks().decks).toMatchObject([{ id: 'Blue', name: 'Blue', total: 52 }]);
    expect(decks().decks[0]!.missing).toHaveLength(50);
    screen.say({ type: 'enrolDeck', id: 'Blue', card: null });
    expect(enrolling()).toMatchObject({ asked: '4C', reply: null });
    screen.say({ type: 'enrolDeck', id: 'Blue', card: '2C' });
    expect(enrolling()).toMatchObject({ asked: '2C' });
  });

  it('hears a scanner that repeats itself once', () => {
    newDeck('Blue');
    scan(screen, '111', '111');
    expect(enrolling()).toMatchObject({ asked: '3C', reply: { code: 'enrolled', card: '2C' } });
  });

  it('is no longer enrolled when its screen has gone, and another screen goes on', () => {
    newDeck('Blue');
    scan(screen, '111');
    const other = joinAt(host!);
    screen.leave();
    expect(other.state().lobby.decks.enrolling).toBeNull();
    other.say({ type: 'enrolDeck', id: 'Blue', card: null });
    expect(other.state().lobby.decks.enrolling).toMatchObject({ asked: '3C' });
  });

  it('plays, when it was chosen; so do Burnpile’s own codes, and the commands', () => {
    newDeck('Blue');
    scan(screen, ...makeDeck(1, 0).map((card) => `code of ${card}`), 'CMD:DONE');
    choose('Blue');
    open(screen);
    scan(screen, 'code of 4C');
    expect(screen.state().table!.open).toMatchObject({ cards: ['4C'] });
    scan(screen, 'CMD:DONE', '5D');
    expect(screen.state().table!.pile).toContain('4C');
    expect(screen.state().table!.open).toMatchObject({ cards: ['5D'] });
  });

  it('plays nothing when it was not', () => {
    newDeck('Blue');
    scan(screen, '111', 'CMD:DONE');
    open(screen);
    scan(screen, '111');
    expect(screen.state().table!.open).toBeNull();
    expect(screen.state().table!.notice).toMatchObject({ code: 'notACode' });
  });

  it('leaves the table as it was played when its file changes', async () => {
    newDeck('Blue');
    scan(screen, '111', '222', '333', 'CMD:DONE');
    choose('Blue');
    open(screen, SETUP);
    scan(screen, '333', 'CMD:DONE');
    const { pile } = screen.state().table!;
    expect(pile).toEqual(['4C']);
    const { id } = screen.state().lobby.kept[0] ?? { id: null };
    screen.say({ type: 'leave' });
    screen.say({ type: 'discardDeck', id: 'Blue' });
    screen.say({ type: 'resume', id: id ?? screen.state().lobby.kept[0]!.id });
    expect(screen.state().table!.pile).toEqual(pile);
  });

  it('has a name of its own, which may change', async () => {
    newDeck('Blue');
    screen.say({ type: 'enrolDeck', id: null, card: null });
    newDeck('  blue ');
    expect(screen.refused()).toMatchObject({ refusal: { code: 'deckName' } });
    newDeck('Red');
    screen.say({ type: 'renameDeck', id: 'Red', name: 'Blue' });
    expect(decks().decks.map(({ name }) => name)).toEqual(['Blue', 'Red']);
    screen.say({ type: 'renameDeck', id: 'Red', name: 'Green' });
    expect(await file('Red.json')).toMatchObject({ name: 'Green' });
  });

  it('is moved away and never destroyed', async () => {
    for (const code of ['111', '222']) {
      newDeck('Blue');
      scan(screen, code, 'CMD:DONE');
      choose('Blue');
      screen.say({ type: 'discardDeck', id: 'Blue' });
    }
    expect(decks().decks).toEqual([]);
    expect(await readdir(join(data, 'decks', 'discarded'))).toEqual(['Blue-2.json', 'Blue.json']);
    expect(await file('discarded/Blue.json')).toMatchObject({ codes: { '2C': '111' } });
    expect(screen.state().lobby.settings.deck).toBeNull();
    screen.say({ type: 'discardDeck', id: 'Blue' });
    expect(screen.refused()).toMatchObject({ refusal: { code: 'noDeck' } });
  });

  it('of a file that can’t be used is told, and the file stays as it is', async () => {
    await mkdir(join(data, 'decks'));
    await writeFile(join(data, 'decks', 'new.json'), '{"format": 2}');
    await writeFile(join(data, 'decks', 'torn.json'), '{"form');
    await writeFile(join(data, 'decks', 'notes.txt'), 'nothing');
    await start();
    expect(decks().broken).toEqual([
      { file: 'new.json', fault: 'newerFormat' },
      { file: 'torn.json', fault: 'notJson' },
    ]);
    newDeck('Torn');
    expect(await readFile(join(data, 'decks', 'torn.json'), 'utf8')).toBe('{"form');
  });

  it('is kept in memory where it can’t be written', async () => {
    await writeFile(join(data, 'decks'), 'a file in the place of the folder');
    newDeck('Blue');
    scan(screen, '111');
    expect(screen.state().lobby.trouble).toBe('noFolder');
    expect(enrolling()).toMatchObject({ asked: '3C' });
    await rm(join(data, 'decks'));
    scan(screen, '222');
    expect(screen.state().lobby.trouble).toBeNull();
    expect(await file('Blue.json')).toMatchObject({ codes: { '2C': '111', '3C': '222' } });
  });
});
