import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Host, openHost } from '../../src/host/host.ts';
import type { Thinker } from '../../src/host/play/thinker.ts';
import type { ServerMessage } from '../../src/protocol/messages.ts';
import { DEFAULT_SETTINGS } from '../../src/protocol/settings.ts';
import type { TableView } from '../../src/protocol/view.ts';
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
    expect(refused).toEqual(['badMessage', 'badMessage']);
    expect(saidOf('no move')).toBeLessThanOrEqual(1);
    expect(saidOf('no advice')).toBeLessThanOrEqual(1);
  });
});
