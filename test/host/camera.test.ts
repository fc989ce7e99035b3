import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Card, makeDeck } from '../../src/engine/cards.ts';
import type { Host } from '../../src/host/host.ts';
import { LONGEST_MESSAGE, LONGEST_PICTURE } from '../../src/protocol/bridge.ts';
import { type CameraState, cameraView, type Seen } from '../../src/protocol/camera.ts';
import { type ClientMessage, clientMessage, type ServerMessage } from '../../src/protocol/messages.ts';
import type { Settings } from '../../src/protocol/settings.ts';
import { FEATURES } from '../../src/recognition/faces/said.ts';
import { hostAt, joinAt, open, type Screen, SETUP } from './screen.ts';

let data: string;
let host: Host;
let screen: Screen;

const told = (state: CameraState, label: string | null = 'Cam') =>
  ({ type: 'camera', state, sight: 'clear', label }) as const;

const start = async (): Promise<void> => {
  host = await hostAt(data);
  screen = joinAt(host);
  screen.say(told('open'));
};

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'burnpile-camera-'));
  await start();
});

afterEach(async () => {
  await host.close();
  await rm(data, { recursive: true, force: true });
});

const table = () => screen.state().table!;
const lobby = () => screen.state().lobby;
const see = (seen: Seen) => screen.say({ type: 'seen', seen });
const lay = (...texts: string[]) => see({ what: 'laid', texts });
const settings = (change: Partial<Settings>) =>
  screen.say({ type: 'settings', settings: { ...lobby().settings, ...change } });
const keepEvidence = (evidence: boolean) =>
  settings({ camera: { ...lobby().settings.camera, mode: 'watch', evidence } });

/** Everything that a screen hears that says this. */
function answers(message: ClientMessage): readonly ServerMessage[] {
  const heard: ServerMessage[] = [];
  const client = host.connect((text) => heard.push(JSON.parse(text)));
  client.take(JSON.stringify(message));
  client.leave();
  return heard;
}

/** What the answer to this message is. */
const answer = (message: ClientMessage): ServerMessage => answers(message).at(-1)!;

const picture = (id: string) => answer({ type: 'picture', id });
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]).toString('base64');
const OTHER = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 9, 9]).toString('base64');

describe('a camera at the table', () => {
  it('plays what it sees, and passes over what is no card of the deck', () => {
    open(screen);
    lay('KC', 'http://somewhere.example', 'CMD:UNDO', '2:7H', 'X1');
    expect(table().open).toMatchObject({ seat: 0, cards: ['KC'] });
    expect(table().notice).toBeNull();
    see({ what: 'settled' });
    expect(table()).toMatchObject({ open: null, pile: ['KC'], turn: 1 });
    see({ what: 'gone' });
    expect(table()).toMatchObject({ pile: [], turn: 2, notice: { code: 'pickUpSeen', seat: 1 } });
  });

  it('asks what has become of a pile that is missing', () => {
    open(screen);
    lay('KC');
    see({ what: 'settled' });
    see({ what: 'missing' });
    expect(table()).toMatchObject({ pile: ['KC'], question: { code: 'pileGone', seat: 1 } });
  });

  it('takes cards back, and sees face-up cards', () => {
    open(screen);
    see({ what: 'faceUp', seat: 1, texts: ['9D', '??', 'TD'] });
    expect(table().seats[1]!.faceUp).toEqual(['9D', 'TD', '??']);
    lay('3C', '3D');
    see({ what: 'taken', texts: ['nothing'] });
    see({ what: 'taken', texts: ['3D'] });
    expect(table().open?.cards).toEqual(['3C']);
  });

  it('tells the cards of two packs apart', () => {
    open(screen, { ...SETUP, options: { 'deck.packs': 2 } });
    lay('2:3C', '3C');
    expect(table().open?.cards).toEqual(['2:3C', '3C']);
    see({ what: 'taken', texts: ['2:3C'] });
    expect(table().open?.cards).toEqual(['3C']);
  });

  it('sees a whole deck at once, and no more than that', () => {
    open(screen, { ...SETUP, options: { 'deck.packs': 2 } });
    const deck = makeDeck(2, 4);
    lay(...deck);
    expect(screen.refused()).toBeUndefined();
    expect(table().open).not.toBeNull();
    lay(...deck, '3C');
    expect(screen.refused()).toMatchObject({ refusal: { code: 'badMessage' } });
  });

  it('has room for a whole deck with the longest codes and a picture', () => {
    // JSON makes the oddest characters six times as long.
    const texts = makeDeck(2, 4).map(() => '\u0001'.repeat(64));
    const message = { type: 'seen', seen: { what: 'laid', texts, picture: 'A'.repeat(LONGEST_PICTURE) } };
    expect(v.is(clientMessage, message)).toBe(true);
    expect(JSON.stringify(message).length).toBeLessThan(LONGEST_MESSAGE);
  });

  it('plays nothing while codes are tried out or learned, nor without a table', () => {
    lay('3C');
    open(screen);
    screen.say({ type: 'testScanner', on: true });
    lay('3C');
    expect(lobby().test).toEqual([]);
    screen.say({ type: 'code', code: '3C', how: 'camera' });
    expect(lobby().test).toMatchObject([{ card: '3C', how: 'camera' }]);
    screen.say({ type: 'testScanner', on: false });
    screen.say({ type: 'newDeck', name: 'Blue', packs: 1, jokers: 0 });
    lay('3C');
    screen.say({ type: 'enrolDeck', id: null, card: null });
    expect(table()).toMatchObject({ open: null, inputs: 0 });
    lay('3C');
    expect(table().open?.cards).toEqual(['3C']);
  });

  it('takes single codes that are shown to it', () => {
    open(screen);
    screen.say({ type: 'code', code: '3C', how: 'camera' });
    expect(table().open?.cards).toEqual(['3C']);
  });

  it('reads the codes of a learned deck, and tells them to whoever asks', () => {
    expect(answer({ type: 'deckCodes' })).toEqual({ type: 'deckCodes', codes: [], faces: [] });
    screen.say({ type: 'newDeck', name: 'Blue', packs: 1, jokers: 0 });
    screen.say({ type: 'code', code: '4006381333931', how: 'camera' });
    screen.say({ type: 'enrolDeck', id: null, card: null });
    settings({ deck: 'Blue' });
    expect(answer({ type: 'deckCodes' })).toMatchObject({
      type: 'deckCodes',
      codes: [['4006381333931', '2C']],
    });
    open(screen);
    lay('4006381333931');
    expect(table().open).not.toBeNull();
  });

  it('keeps a deck that it was shown, chooses it, and tells a page that asks what it looks like', () => {
    const example = `7H ${'0a'.repeat(FEATURES)}`;
    const teach = (id: string | null, name: string, card: Card, one = example) =>
      screen.say({ type: 'teachDeck', id, name, faces: [[card, [one]]] });
    teach(null, 'Blue', '7H');
    expect(lobby()).toMatchObject({
      settings: { deck: 'Blue' },
      decks: { decks: [{ taught: ['7H'], outdated: false }] },
    });
    teach('Blue', 'Blue', '8S');
    const faces = [
      ['7H', [example]],
      ['8S', [example]],
    ];
    expect(answer({ type: 'deckCodes' })).toEqual({ type: 'deckCodes', codes: [], faces });
    teach(null, 'blue', '7H');
    expect(screen.refused()).toMatchObject({ refusal: { code: 'deckName' } });
    teach('Blue', 'Blue', '7H', '7H 0a');
    expect(screen.refused()).toMatchObject({ refusal: { code: 'badMessage' } });
    teach('none', 'Red', '7H');
    expect(screen.refused()).toMatchObject({ refusal: { code: 'noDeck' } });
  });

  it('tells who taught a deck under which id it is kept, and nothing of one that isn’t', () => {
    const teach = (id: string | null, name: string) =>
      answers({ type: 'teachDeck', id, name, faces: [['7H', [`7H ${'0a'.repeat(FEATURES)}`]]] });
    expect(teach(null, 'Blue')).toContainEqual({ type: 'deckTaught', id: 'Blue' });
    expect(teach('Blue', 'Green')).toContainEqual({ type: 'deckTaught', id: 'Blue' });
    expect(lobby().decks.decks.map(({ name }) => name)).toEqual(['Green']);
    expect(teach(null, 'green').filter(({ type }) => type === 'deckTaught')).toEqual([]);
  });

  it('tells every screen when a deck has changed', () => {
    const version = () => lobby().decks.decks[0]!.version;
    const teach = (card: Card) =>
      joinAt(host).say({
        type: 'teachDeck',
        id: 'Blue',
        name: 'Blue',
        faces: [[card, [`7H ${'0a'.repeat(FEATURES)}`]]],
      });
    screen.say({ type: 'newDeck', name: 'Blue', packs: 1, jokers: 0 });
    const first = version();
    settings({ deck: 'Blue' });
    expect(version()).toBe(first);
    teach('7H');
    const second = version();
    expect(second).not.toBe(first);
    teach('8H');
    expect(version()).not.toBe(second);
  });

  it('goes by one camera alone', () => {
    open(screen);
    const other = joinAt(host);
    const seeToo = (seen: Seen) => other.say({ type: 'seen', seen });
    lay('3C');
    see({ what: 'settled' });
    // A screen without a camera, and one with another.
    for (const state of ['off', 'open'] as const) {
      other.say(told(state, 'Other'));
      seeToo({ what: 'laid', texts: ['3C'] });
      seeToo({ what: 'laid', texts: ['4C'] });
      seeToo({ what: 'gone' });
      expect(other.refused()).toBeUndefined();
      expect(table()).toMatchObject({ open: null, pile: ['3C'], question: null, inputs: 2 });
    }
    screen.leave();
    seeToo({ what: 'laid', texts: ['4C'] });
    expect(other.state().table!.open?.cards).toEqual(['4C']);
  });

  it('leaves a sample game alone that is watched meanwhile', () => {
    open(screen);
    const [sample] = screen.welcome().samples;
    screen.say({ type: 'watch', sample: sample!, speed: 0.1 });
    const { inputs } = table();
    lay('3C');
    expect(table().inputs).toBe(inputs);
    screen.say({ type: 'stopWatching' });
    expect(table().open?.cards).toEqual(['3C']);
  });

  it('goes on after the program was closed', async () => {
    open(screen);
    lay('KC');
    see({ what: 'settled' });
    see({ what: 'gone', picture: JPEG });
    const { seats, pile } = table();
    await host.close();
    await start();
    screen.say({ type: 'resume', id: lobby().kept[0]!.id });
    expect(table()).toMatchObject({ seats, pile, turn: 2 });
  });
});

describe('pictures of what was ruled', () => {
  const files = () => readdir(join(data, 'evidence')).catch(() => []);

  it('are kept only where somebody wants that', async () => {
    open(screen);
    see({ what: 'laid', texts: ['3C'], picture: JPEG });
    see({ what: 'settled' });
    expect(table().ruling).toMatchObject({ verdict: 'legal', picture: null });
    expect(await files()).toEqual([]);
    expect(lobby().evidence).toEqual({ folder: join(data, 'evidence'), pictures: 0, trouble: null });
  });

  it('are one for each ruling, the newest of the play', async () => {
    keepEvidence(true);
    open(screen);
    see({ what: 'laid', texts: ['KC'], picture: OTHER });
    see({ what: 'laid', texts: ['KD'], picture: JPEG });
    expect(await files()).toEqual([]);
    see({ what: 'settled' });
    const id = table().ruling!.picture!;
    expect(await files()).toEqual([`${id}.jpg`]);
    expect(picture(id)).toEqual({ type: 'picture', id, data: JPEG });
    see({ what: 'gone', picture: OTHER });
    const second = table().ruling!.picture!;
    expect(picture(second)).toEqual({ type: 'picture', id: second, data: OTHER });
    expect(lobby().evidence.pictures).toBe(2);
  });

  it('are none of what was taken back, which no ruling is about', () => {
    keepEvidence(true);
    open(screen);
    lay('3C', '3D');
    screen.say({ type: 'seen', seen: { what: 'taken', texts: ['3D'], picture: JPEG } as Seen });
    expect(screen.refused()).toMatchObject({ refusal: { code: 'badMessage' } });
  });

  it('are not kept of what nothing came of, nor where they are none', async () => {
    keepEvidence(true);
    open(screen);
    see({ what: 'laid', texts: ['3C'], picture: Buffer.from('no picture').toString('base64') });
    see({ what: 'laid', texts: ['3C'], picture: JPEG });
    see({ what: 'settled' });
    expect(table().ruling).toMatchObject({ verdict: 'legal', picture: null });
    see({ what: 'laid', texts: ['4C'], picture: JPEG });
    see({ what: 'taken', texts: ['4C'] });
    see({ what: 'settled' });
    expect(await files()).toEqual([]);
  });

  it('stay with the ruling when it is put right, and after the program was closed', async () => {
    keepEvidence(true);
    open(screen);
    see({ what: 'laid', texts: ['3C'], picture: JPEG });
    see({ what: 'settled' });
    const id = table().ruling!.picture!;
    const { revision } = table();
    screen.say({ type: 'correct', correction: { kind: 'cards', entry: 0, cards: ['3D'] }, revision });
    expect(table().ruling).toMatchObject({ move: { cards: ['3D'] }, picture: id });
    await host.close();
    await start();
    screen.say({ type: 'resume', id: lobby().kept[0]!.id });
    expect(table().ruling!.picture).toBe(id);
    expect(lobby().evidence.pictures).toBe(1);
    expect(picture(id)).toMatchObject({ data: JPEG });
  });

  it('can all be deleted, and nothing else is', async () => {
    keepEvidence(true);
    open(screen);
    see({ what: 'laid', texts: ['3C'], picture: JPEG });
    see({ what: 'settled' });
    const id = table().ruling!.picture!;
    await writeFile(join(data, 'evidence', 'holiday.jpg'), 'mine');
    screen.say({ type: 'deletePictures' });
    expect(await files()).toEqual(['holiday.jpg']);
    expect(lobby().evidence.pictures).toBe(0);
    expect(picture(id)).toEqual({ type: 'picture', id, data: null });
  });

  it.each([
    ['nobody wants pictures any more', () => keepEvidence(false)],
    ['all were deleted', () => screen.say({ type: 'deletePictures' })],
  ])('are not kept of a play that was open when %s', async (_, happens) => {
    keepEvidence(true);
    open(screen);
    see({ what: 'laid', texts: ['3C'], picture: JPEG });
    happens();
    keepEvidence(true);
    see({ what: 'settled' });
    expect(table().ruling).toMatchObject({ verdict: 'legal' });
    expect(await files()).toEqual([]);
    expect(lobby().evidence.pictures).toBe(0);
  });

  it('are asked for by their names, and nothing else of the disk is', async () => {
    await writeFile(join(data, 'secret.jpg'), 'secret');
    for (const id of ['../secret', 'evidence/../../secret', 'holiday', '', '%2e%2e/secret'])
      expect(picture(id)).toEqual({ type: 'picture', id, data: null });
  });

  it('that can not be written disturb nothing, and it is said', async () => {
    await writeFile(join(data, 'evidence'), 'a file where the folder should be');
    keepEvidence(true);
    open(screen);
    see({ what: 'laid', texts: ['3C'], picture: JPEG });
    see({ what: 'settled' });
    expect(table().ruling).toMatchObject({ verdict: 'legal' });
    expect(lobby().evidence).toMatchObject({ pictures: 0, trouble: 'noFolder' });
    expect(lobby().trouble).toBeNull();
  });
});

describe('the state of the camera', () => {
  it('is told to every screen, and news of it once', () => {
    screen.say(told('off', null));
    open(screen);
    const other = joinAt(host);
    expect(other.state().lobby.camera).toEqual({ state: 'off', sight: 'clear', label: null });
    screen.say(told('starting', null));
    screen.say({ ...told('open'), sight: 'hand' });
    expect(other.state().lobby.camera).toEqual({ state: 'open', sight: 'hand', label: 'Cam' });
    expect(table().notice).toBeNull();
    screen.say(told('lost'));
    screen.say(told('notFound'));
    expect(other.state().table!.notice).toMatchObject({ code: 'cameraLost', text: 'Cam' });
    expect(table().inputs).toBe(1);
    screen.say(told('open'));
    expect(table()).toMatchObject({ inputs: 2, notice: { code: 'cameraBack' } });
    screen.say(told('off', null));
    expect(table().inputs).toBe(2);
  });

  it('can be seen from what there is, and from nothing else', () => {
    const camera = { state: 'open', sight: 'hand', label: null };
    expect(v.is(cameraView, camera)).toBe(true);
    expect(v.is(cameraView, { ...camera, sight: 'fog' })).toBe(false);
  });
});
