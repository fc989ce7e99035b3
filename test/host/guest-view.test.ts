import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Host, openHost } from '../../src/host/host.ts';
import type { ScannerChoice } from '../../src/protocol/settings.ts';
import { until } from '../support/until.ts';
import { type Phone, phoneAt } from './play/phones.ts';
import { joinAt, open, type Screen } from './screen.ts';

/** In the name of whatever belongs to this machine. */
const MARK = 'ofthismachine';

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]).toString('base64');

let folder: string;
let host: Host;
let own: Screen;
let phone: Phone;

async function start(scanner: ScannerChoice): Promise<void> {
  const opened = await openHost({ data: join(folder, MARK), samples: 'resources/samples', scanner });
  if (!opened.ok) throw new Error(opened.error.code);
  host = opened.host;
  own = joinAt(host);
  phone = phoneAt(host);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'burnpile-guests-'));
});

afterEach(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

const ownText = () => JSON.stringify(own.state().table);

/** Also by its whole log, a phone is told nothing with the mark. */
function expectNothingTold(): void {
  phone.say({ type: 'readLog' });
  expect(phone.texts.some((text) => text.startsWith('{"type":"log"'))).toBe(true);
  expect(phone.texts.filter((text) => text.includes(MARK))).toEqual([]);
}

describe('screens of the network look on at a table with real cards', () => {
  it('and ask for no hints, which are for whoever sits there', async () => {
    await start({ kind: 'none' });
    open(own);
    for (const step of ['cards', 'advice'] as const) phone.say({ type: 'hint', seat: 0, step });
    expect(phone.refusals()).toEqual(['notYours', 'notYours']);
    own.say({ type: 'hint', seat: 0, step: 'cards' });
    expect(own.refused()).toBe(undefined);
  });

  it('and aren’t told of its scanner', async () => {
    await start({ kind: 'serial', path: `/dev/${MARK}`, baudRate: 9600 });
    open(own);
    await until(() => own.state().table!.notice?.code === 'scannerMissing');
    expect(own.state().table!.log.at(-1)!.notice).toMatchObject({ text: `/dev/${MARK}` });
    expect(phone.table()).toMatchObject({ notice: null, log: [] });
    expectNothingTold();
  });

  it('nor of its camera', async () => {
    await start({ kind: 'none' });
    open(own);
    for (const state of ['open', 'lost'] as const)
      own.say({ type: 'camera', state, sight: 'clear', label: MARK });
    expect(own.state().table!.notice).toMatchObject({ code: 'cameraLost', text: MARK });
    expectNothingTold();
  });

  it('nor of a recording that is played', async () => {
    const path = join(folder, `${MARK}.scan`);
    await writeFile(path, await readFile('resources/samples/reference.scan'));
    await start({ kind: 'recording', path, speed: 1 });
    open(own);
    expect(ownText()).toContain(path);
    expect(phone.table()!.playback).toBe(null);
    expectNothingTold();
  });

  it('nor of pictures', async () => {
    await start({ kind: 'none' });
    const { settings } = own.state().lobby;
    const camera = { ...settings.camera, mode: 'watch', evidence: true } as const;
    own.say({ type: 'settings', settings: { ...settings, camera } });
    own.say({ type: 'camera', state: 'open', sight: 'clear', label: null });
    open(own);
    own.say({ type: 'seen', seen: { what: 'laid', texts: ['3C'], picture: JPEG } });
    own.say({ type: 'seen', seen: { what: 'settled' } });
    const { picture } = own.state().table!.ruling!;
    expect(picture).not.toBe(null);
    phone.say({ type: 'readLog' });
    expect(phone.table()!.ruling).toMatchObject({ verdict: 'legal', picture: null });
    expect(phone.texts.filter((text) => text.includes(picture!))).toEqual([]);
  });
});
