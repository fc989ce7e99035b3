import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { playAt } from '../../src/host/playing.ts';
import { parseSample, readSamples } from '../../src/host/samples.ts';
import { openTable } from '../../src/table/table.ts';
import { until } from '../support/until.ts';

const FOLDER = 'resources/samples';

describe('the sample games', () => {
  it('are a game for each rule set that comes with Burnpile', async () => {
    const samples = await readSamples(FOLDER);
    expect(samples.map((sample) => sample.name)).toEqual(['blast', 'reference']);
    expect(await readSamples('no/such/folder')).toEqual([]);
  });

  it.each(['reference', 'blast'])(
    '%s plays to its end, with a burn and a play that is not allowed',
    async (name) => {
      const sample = parseSample(name, await readFile(`${FOLDER}/${name}.scan`, 'utf8'));
      const opened = playAt({ ...sample!, speed: 100 }, (clock) => openTable(sample!.setup, { clock }));
      if (!opened.ok) throw new Error(opened.error.code);
      const shown = opened.value;
      const verdicts = new Set<string>();
      const stop = shown.subscribe(() => {
        const { ruling } = shown.table.view();
        if (ruling !== null) verdicts.add(ruling.burn ? 'burn' : ruling.verdict);
      });
      await until(() => shown.table.view().phase === 'over', 15_000);
      const { playback, scanner } = shown.devices();
      const { seats } = shown.table.view();
      expect(scanner.kind).toBe('recording');
      expect(playback!.done).toBeGreaterThan(100);
      expect(seats.filter((seat) => seat.place !== null)).toHaveLength(seats.length - 1);
      expect([...verdicts]).toEqual(expect.arrayContaining(['legal', 'illegal', 'burn', 'onTrust']));
      stop();
      await shown.close();
    },
  );

  it.each([
    ['no head', '+100 7H\n'],
    ['a broken line', '# rules blast\n# seats Ann, Bo\n# dealer Bo\nnonsense\n'],
  ])('are left out with %s', (_, text) => {
    expect(parseSample('x', text)).toBeNull();
  });
});
