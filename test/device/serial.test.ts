import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { openSerial, type SerialSettings } from '../../src/device/serial.ts';
import type { LineSource } from '../../src/device/source.ts';
import { listenTo } from '../support/heard.ts';
import { makePty, type Pty } from '../support/pty.ts';
import { describeWith } from '../support/tools.ts';
import { until } from '../support/until.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function pty(): Promise<Pty> {
  const made = await makePty();
  ends.push(made.close);
  return made;
}

function scanner(settings: SerialSettings): LineSource {
  const source = openSerial({ retryMs: 50, ...settings });
  ends.push(source.close);
  return source;
}

const isOpen = (source: LineSource) => until(() => source.state().kind === 'open');

describeWith(['socat'], 'a scanner on a serial port', () => {
  it('opens and gives out its lines with their time', async () => {
    const device = await pty();
    const source = scanner({ path: device.path });
    const heard = listenTo(source);
    expect(source.state()).toEqual({ kind: 'connecting', path: device.path });
    await isOpen(source);
    const before = Date.now();
    await device.write('7H\r\n10D\rX1\n\n');
    await until(() => heard.lines.length === 3);
    expect(heard.lines).toEqual(['7H', '10D', 'X1']);
    expect(heard.states).toEqual([{ kind: 'open', path: device.path }]);
    for (const at of heard.times) {
      expect(at).toBeGreaterThanOrEqual(before);
      expect(at).toBeLessThanOrEqual(Date.now());
    }
  });

  it('does not tear a code that comes byte by byte', async () => {
    const device = await pty();
    const source = scanner({ path: device.path });
    const heard = listenTo(source);
    await isOpen(source);
    await device.write('CMD:SEAT:2\r\n', { chunk: 1, pause: 40 });
    await device.write('7H\r\n', { chunk: 1, pause: 700 });
    await until(() => heard.lines.length === 2);
    expect(heard.lines).toEqual(['CMD:SEAT:2', '7H']);
  });

  it('understands a scanner that ends its codes with nothing but quiet', async () => {
    const device = await pty();
    const source = scanner({ path: device.path });
    const heard = listenTo(source);
    await isOpen(source);
    await device.write('7H');
    await until(() => heard.lines.length === 1);
    await device.write('8D');
    await until(() => heard.lines.length === 2);
    expect(heard.lines).toEqual(['7H', '8D']);
    // It came when it was sent, not when it was known to be whole.
    expect(Date.now() - (heard.times[1] ?? 0)).toBeGreaterThan(250);
  });

  it('does not take a stall of the program for quiet of the scanner', async () => {
    const device = await pty();
    const source = scanner({ path: device.path });
    const heard = listenTo(source);
    await isOpen(source);
    // A scanner without line endings has the least patience.
    await device.write('7H');
    await until(() => heard.lines.length === 1);
    await device.write('1');
    await sleep(60);
    const written = device.write('0D');
    const stall = performance.now() + 900;
    while (performance.now() < stall);
    await written;
    await until(() => heard.lines.length === 2);
    expect(heard.lines).toEqual(['7H', '10D']);
  });

  it('survives garbage', async () => {
    const device = await pty();
    const source = scanner({ path: device.path });
    const heard = listenTo(source);
    await isOpen(source);
    await device.write(
      Uint8Array.from({ length: 3000 }, (_, index) => 128 + (index % 100)),
      { chunk: 500 },
    );
    await device.write('\r\n7H\r\n');
    await until(() => heard.lines.at(-1) === '7H');
    expect(heard.lines).toHaveLength(2);
    expect(heard.lines[0]?.length).toBeLessThanOrEqual(256);
  });

  it('comes back by itself after an unplug, without the half line from before', async () => {
    const device = await pty();
    const source = scanner({ path: device.path });
    const heard = listenTo(source);
    await isOpen(source);
    await device.write('7H\r\n8');
    await until(() => heard.lines.length === 1);
    await sleep(50);
    await device.unplug();
    await until(() => source.state().kind === 'lost');
    await sleep(200);
    await device.plug();
    await isOpen(source);
    await device.write('9S\r\n');
    await until(() => heard.lines.length === 2);
    expect(heard.lines).toEqual(['7H', '9S']);
    const { path } = device;
    expect(heard.states).toEqual([
      { kind: 'open', path },
      { kind: 'lost', path, reason: 'unplugged' },
      { kind: 'open', path },
    ]);
  });

  it('comes back again and again', async () => {
    const device = await pty();
    const source = scanner({ path: device.path });
    const heard = listenTo(source);
    for (const line of ['7H', '8D', '9S', 'X1']) {
      await isOpen(source);
      await device.write(`${line}\r\n`);
      await until(() => heard.lines.at(-1) === line);
      await device.unplug();
      await until(() => source.state().kind === 'lost');
      await device.plug();
    }
    expect(heard.lines).toEqual(['7H', '8D', '9S', 'X1']);
  });

  it('waits for a device that is not there yet', async () => {
    const device = await pty();
    await device.unplug();
    const source = scanner({ path: device.path });
    const heard = listenTo(source);
    await until(() => heard.states.length > 0);
    await sleep(200);
    await device.plug();
    await isOpen(source);
    const { path } = device;
    expect(heard.states).toEqual([
      { kind: 'connecting', path, reason: 'notFound' },
      { kind: 'open', path },
    ]);
  });

  it('says that somebody else has the port, and takes it when it is free', async () => {
    const device = await pty();
    const first = scanner({ path: device.path });
    await isOpen(first);
    const second = scanner({ path: device.path });
    await until(() => second.state().kind === 'connecting' && 'reason' in second.state());
    expect(second.state()).toEqual({ kind: 'connecting', path: device.path, reason: 'busy' });
    await first.close();
    await isOpen(second);
  });

  it('gives the port free when closed, at whatever moment', async () => {
    const device = await pty();
    const atOnce = openSerial({ path: device.path });
    await atOnce.close();
    expect(atOnce.state().kind).toBe('closed');
    const open = openSerial({ path: device.path });
    const heard = listenTo(open);
    await isOpen(open);
    await Promise.all([open.close(), open.close()]);
    await open.close();
    await device.write('7H\r\n');
    await sleep(100);
    expect(heard.lines).toEqual([]);
    expect(heard.states.map((state) => state.kind)).toEqual(['open', 'closed']);
    // Free means free: whoever opens it next does not meet it busy first.
    for (let turn = 0; turn < 20; turn += 1) {
      const next = scanner({ path: device.path });
      const told = listenTo(next);
      await isOpen(next);
      expect(told.states).toEqual([{ kind: 'open', path: device.path }]);
      void next.close();
      await next.close();
    }
  });

  it('hears of an unplug that comes right after bytes, every time', async () => {
    for (let i = 0; i < 15; i++) {
      const device = await pty();
      const source = scanner({ path: device.path });
      await isOpen(source);
      await device.write('8');
      await device.unplug();
      await until(() => source.state().kind === 'lost');
      await source.close();
    }
  });

  it('stops trying when closed while the device is away', async () => {
    const device = await pty();
    const source = scanner({ path: device.path });
    await isOpen(source);
    await device.unplug();
    await until(() => source.state().kind === 'lost');
    await source.close();
    await device.plug();
    await sleep(200);
    expect(source.state()).toEqual({ kind: 'closed', path: device.path });
  });

  it('may be closed by the very listener that hears of an unplug', async () => {
    const device = await pty();
    const source = scanner({ path: device.path });
    await isOpen(source);
    source.onState((state) => {
      if (state.kind === 'lost') void source.close();
    });
    await device.unplug();
    await until(() => source.state().kind === 'closed');
    await device.plug();
    await sleep(200);
    expect(source.state().kind).toBe('closed');
  });

  it('refuses a baud rate that is none', async () => {
    const device = await pty();
    for (const baudRate of [0, -1, 1.5, Number.NaN]) {
      const source = scanner({ path: device.path, baudRate });
      await until(() => 'reason' in source.state());
      expect(source.state()).toMatchObject({ kind: 'connecting', reason: 'badBaudRate' });
    }
  });
});

describe('a path that is no scanner', () => {
  it('is named for what it is', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'burnpile-serial-'));
    ends.push(() => rm(folder, { recursive: true }));
    const file = join(folder, 'file');
    await writeFile(file, '7H\n');
    const reasonOf = async (path: string) => {
      const source = scanner({ path });
      await until(() => 'reason' in source.state());
      return source.state();
    };
    for (const [path, reason] of [
      [file, 'notAPort'],
      [folder, 'notAPort'],
      ['/dev/null', 'notAPort'],
      [join(folder, 'none'), 'notFound'],
      ['', 'notFound'],
    ] as const) {
      expect(await reasonOf(path)).toEqual({ kind: 'connecting', path, reason });
    }
  });
});
