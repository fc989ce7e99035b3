import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noBeliefs } from '../../src/bots/beliefs.ts';
import { type Host, openHost } from '../../src/host/host.ts';
import { makeNetwork } from '../../src/host/network.ts';
import { makeGrace } from '../../src/host/play/grace.ts';
import { type Thinker, thinkNow } from '../../src/host/play/thinker.ts';
import { thinkInWorker } from '../../src/host/play/worker-thinker.ts';
import type { ServerMessage } from '../../src/protocol/messages.ts';
import { DEFAULT_SETTINGS } from '../../src/protocol/settings.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { EFFORT, type Request } from '../../src/table/play/bots.ts';
import { at } from '../engine/support/at.ts';
import { until } from '../support/until.ts';

/** Fails at once where it advises, and later where it chooses. */
const BROKEN: Thinker = {
  choose: async () => {
    throw new Error('no move');
  },
  advise: () => {
    throw new Error('no advice');
  },
  close: async () => {},
};

let folder: string;
let host: Host;
const terminal = vi.spyOn(console, 'error');

beforeEach(async () => {
  terminal.mockReset().mockImplementation(() => {});
  folder = await mkdtemp(join(tmpdir(), 'burnpile-faults-'));
  const opened = await openHost({ data: folder, samples: folder, thinker: BROKEN });
  if (!opened.ok) throw new Error(opened.error.code);
  host = opened.host;
});

afterEach(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

const saidOf = (text: string) => terminal.mock.calls.filter(([line]) => String(line).includes(text)).length;

describe.each(['palace', 'everything'])('a program with a fault, at a table by the rules of %s', (rules) => {
  it('plays on, refuses what it fails at, and says each fault once', async () => {
    let table: TableView | null = null;
    const refused: string[] = [];
    const { take } = host.connect((text) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === 'state') table = message.table;
      if (message.type === 'refused') refused.push(message.refusal.code);
    });
    const say = (message: object) => take(JSON.stringify(message));
    const tableNow = () => table as TableView | null;
    say({ type: 'settings', settings: { ...DEFAULT_SETTINGS, pace: 'off' } });
    host.open({
      rules,
      options: {},
      names: ['Ann', 'Bo'],
      dealer: 'Bo',
      lastLoser: null,
      play: { seats: [{ who: 'here' }, { who: 'bot', level: 'easy' }], grace: 0 },
    });
    await until(() => tableNow()?.play?.seats[1]?.ready === true);
    for (let asked = 0; asked < 2; asked++) say({ type: 'hint', seat: 0, step: 'advice' });
    await until(() => refused.length === 2);
    expect(refused).toEqual(['noHint', 'noHint']);
    expect(saidOf('no move')).toBeLessThanOrEqual(1);
    expect(saidOf('no advice')).toBeLessThanOrEqual(1);
  });
});

describe('a fault that nobody’s message makes', () => {
  /** There is no such seat. */
  const known = at([{ hand: ['2C', '9D'] }, { hand: ['??'] }], { pile: ['8H'] });
  const nonsense: Request = { level: 'strong', known, seat: 7, beliefs: noBeliefs(2), seed: 1, except: [] };

  it('in thinking is said', () => {
    expect(thinkNow('choose', nonsense)).toBe(null);
    expect(terminal).toHaveBeenCalledOnce();
  });

  it('of a thread that can’t be started is said', async () => {
    const thinker = thinkInWorker(new URL('file:///no/such-thread.js'), EFFORT);
    await thinker.choose({ ...nonsense, seat: 0 });
    await thinker.close();
    expect(saidOf('such-thread')).toBe(1);
  });

  it('in what follows the time for a set is said, and ends nothing', async () => {
    let ended = 0;
    const grace = makeGrace(() => {
      ended++;
      throw new Error('no end');
    });
    grace.begin(1);
    await until(() => ended === 1);
    expect(saidOf('no end')).toBe(1);
    grace.begin(1);
    await until(() => ended === 2);
  });

  it('in opening to the network is said, and what is wished next comes true', async () => {
    let fails = false;
    const changed = vi.fn();
    const addresses = () => {
      if (fails) throw new Error('no addresses');
      return ['127.0.0.1'];
    };
    const network = makeNetwork({
      pages: folder,
      settings: { addresses, port: 0 },
      join: () => null,
      kept: { isLocked: () => false, lockTable: () => {} },
      screens: [],
      changed,
    });
    fails = true;
    await network.wish('127.0.0.1');
    expect(saidOf('no addresses')).toBe(1);
    fails = false;
    await network.wish('127.0.0.1');
    expect(network.view().url).not.toBe(null);
    await network.close();
  });
});
