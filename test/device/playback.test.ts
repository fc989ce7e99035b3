import { describe, expect, it } from 'vitest';
import { type PlaySettings, play } from '../../src/device/playback.ts';
import { recordTo } from '../../src/device/record.ts';
import { parseRecording, type Recording } from '../../src/device/recording.ts';
import { openSerial } from '../../src/device/serial.ts';
import { listenTo } from '../support/heard.ts';
import { makePty } from '../support/pty.ts';
import { describeWith } from '../support/tools.ts';
import { until } from '../support/until.ts';

function read(text: string): Recording {
  const parsed = parseRecording(text);
  if (!parsed.ok) throw new Error(`${parsed.code} in line ${parsed.line}`);
  return parsed.recording;
}

/** Lines with their time since the recording began, and states, in the order in which they came. */
async function played(text: string, settings: PlaySettings = {}): Promise<string[]> {
  const source = play(read(text), { speed: Infinity, startAt: 1000, ...settings });
  const told: string[] = [];
  source.onLine((line, at) => told.push(`${Math.round(at - 1000)} ${line}`));
  source.onState((state, at) => told.push(`${Math.round(at - 1000)} ${state.kind}`));
  await source.done;
  return told;
}

const GAME = '+0 7H\n+1200 8D\n+30 CMD:DONE\n+500 unplug\n+900 plug\n+5000 X1\n';

describe('a recording that is played', () => {
  it('tells lines and states in order, with the times of the recording', async () => {
    expect(await played(GAME)).toEqual([
      '0 open',
      '0 7H',
      '1200 8D',
      '1230 CMD:DONE',
      '1730 lost',
      '2630 open',
      '7630 X1',
      '7630 closed',
    ]);
  });

  it('says nothing within the call that starts it', () => {
    const source = play(read(GAME), { speed: Infinity, name: 'sample' });
    const heard = listenTo(source);
    expect(source.state()).toEqual({ kind: 'connecting', path: 'sample' });
    expect(heard).toEqual({ lines: [], times: [], states: [] });
    return source.close();
  });

  it('takes its own time at speed 1, and a tenth of it at speed 10', async () => {
    const taken: number[] = [];
    for (const speed of [1, 10]) {
      const began = performance.now();
      const told = await played('+100 7H\n+300 8D\n', { speed });
      const took = performance.now() - began;
      expect(told).toEqual(['0 open', '100 7H', '400 8D', '400 closed']);
      expect(took).toBeGreaterThan(400 / speed - 5);
      taken.push(took);
    }
    expect(taken[1]).toBeLessThan(taken[0]!);
  });

  it.each([-1, Number.NaN])('takes a speed of %d for 1', async (speed) => {
    const began = performance.now();
    await played('+80 7H\n', { speed });
    expect(performance.now() - began).toBeGreaterThan(75);
  });

  it('stands still at a speed of 0, and runs on from there', async () => {
    const source = play(read('+80 7H\n'), { startAt: 0 });
    const told: string[] = [];
    source.onLine((line, at) => told.push(`${at} ${line}`));
    source.setSpeed(0);
    const stood = source.now();
    await new Promise((resolve) => setTimeout(resolve, 160));
    expect(told).toEqual([]);
    expect(source.now()).toBe(stood);
    source.setSpeed(10);
    await source.done;
    expect(told).toEqual(['80 7H']);
  });

  it('has a clock that runs at its speed', async () => {
    const began = performance.now();
    const source = play(read('+100000 7H\n'), { speed: 1000, startAt: 0 });
    await until(() => source.now() > 40_000);
    expect(source.now()).toBeLessThanOrEqual(1000 * (performance.now() - began));
    await source.done;
    expect(source.now()).toBe(100_000);
  });

  it('cuts bytes into lines as a scanner does', async () => {
    const bytes = [
      '+0 bytes "7"',
      '+50 bytes "H\\r"',
      '+50 bytes "\\n8D\\r\\n9"',
      '+50 unplug',
      '+50 plug',
      '+50 10S',
    ];
    expect(await played(bytes.join('\n'))).toEqual([
      '0 open',
      '50 7H',
      '100 8D',
      '150 lost',
      '200 open',
      '250 10S',
      '250 closed',
    ]);
  });

  it('lets a half line go out by the quiet of the recording, not of the clock', async () => {
    expect(await played('+0 bytes "7H"\n+2500 bytes "8D"\n+299 bytes "9S"\n+301 bytes "X1"\n')).toEqual([
      '0 open',
      '0 7H',
      '2799 8D9S',
      '3100 X1',
      '3400 closed',
    ]);
  });

  it('tells nothing more once it is closed', async () => {
    const source = play(read('+20 7H\n+60000 8D\n'));
    const heard = listenTo(source);
    await until(() => heard.lines.length === 1);
    await Promise.all([source.close(), source.close()]);
    expect(heard.lines).toEqual(['7H']);
    expect(heard.states.map((state) => state.kind)).toEqual(['open', 'closed']);
  });

  it('no longer tells who has stopped listening', async () => {
    const source = play(read(GAME), { speed: Infinity });
    const lines: string[] = [];
    const stop = source.onLine((line) => {
      lines.push(line);
      stop();
    });
    await source.done;
    expect(lines).toEqual(['7H']);
  });
});

describe('the time of a recording that is played', () => {
  it('does not run past a line that the machine is late with', async () => {
    const source = play(read('+0 7H\n+1000 8D\n'), { speed: 1000, startAt: 0 });
    const times: number[] = [];
    source.onLine(() => {
      const stalled = performance.now() + 30;
      while (performance.now() < stalled);
      times.push(source.now());
    });
    await source.done;
    expect(times.map(Math.round)).toEqual([0, 1000]);
  });
});

describe('a source that is recorded', () => {
  it('gives the recording that it plays', async () => {
    const text = `${GAME}+7 line "]C1 two"\n+0 line "\\u0002"\n`;
    const source = play(read(text), { speed: Infinity });
    let written = '';
    recordTo(source, (line) => {
      written += line;
    });
    await source.done;
    expect(written).toBe(text);
  });

  it('does not lose time by rounding', async () => {
    const source = play(
      Array.from({ length: 10 }, () => ({ kind: 'line' as const, after: 1.4, text: '7H' })),
      { speed: Infinity },
    );
    const texts: string[] = [];
    recordTo(source, (line) => texts.push(line));
    await source.done;
    const total = texts.reduce((sum, line) => sum + Number.parseInt(line.slice(1), 10), 0);
    expect(total).toBe(Math.round(9 * 1.4));
  });

  it('is left alone once the recording is ended', async () => {
    const source = play(read(GAME), { speed: Infinity });
    const texts: string[] = [];
    const stop = recordTo(source, (line) => {
      texts.push(line);
      stop();
    });
    await source.done;
    expect(texts).toEqual(['+0 7H\n']);
  });

  it('may begin while the device is away', async () => {
    const source = play(read('+0 unplug\n+50 plug\n+10 7H\n'));
    await new Promise<void>((told) => source.onState(({ kind }) => kind === 'lost' && told()));
    let written = '';
    recordTo(source, (line) => {
      written += line;
    });
    await source.done;
    expect(written).toBe('+0 unplug\n+0 plug\n+10 7H\n');
  });
});

describeWith(['socat'], 'a live scanner that is recorded', () => {
  it('is told again by the recording, unplug included', async () => {
    const device = await makePty();
    const source = openSerial({ path: device.path, retryMs: 50 });
    let written = '';
    recordTo(source, (line) => {
      written += line;
    });
    const isOpen = () => until(() => source.state().kind === 'open');
    await isOpen();
    const began = performance.now();
    // Each is waited for: what a scanner has not handed over by an unplug is lost.
    const [first, second, ...rest] = read('+0 7H\n+300 bytes "8D\\r"\n+100 unplug\n+100 plug\n+200 X1\n');
    for (const [events, text] of [
      [[first!], '7H'],
      [[second!], '8D'],
      [rest, 'X1'],
    ] as const) {
      await device.replay(events, { chunk: 1, pause: 5, ready: isOpen });
      await until(() => written.includes(text));
    }
    const took = performance.now() - began;
    await source.close();
    await device.close();

    const recorded = read(written);
    expect(recorded.map((event) => (event.kind === 'line' ? event.text : event.kind))).toEqual([
      '7H',
      '8D',
      'unplug',
      'plug',
      'X1',
    ]);
    expect(recorded[1]?.after).toBeGreaterThan(250);
    expect(recorded[1]?.after).toBeLessThan(took - 350);
  });
});
