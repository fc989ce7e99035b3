import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CARD_SOUNDS,
  DEFAULT_SETTINGS,
  RULING_SOUNDS,
  SOUNDS,
  type SoundName,
} from '../../src/protocol/settings.ts';
import { lengthOf } from '../../src/renderer/sound/tones.ts';
import { type Browser, openPage } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { describeWith } from '../support/tools.ts';

/** What the samples of a sound tell. */
interface Measured {
  readonly name: SoundName;
  readonly peak: number;
  /** Seconds from the first sample that can be heard to the last. */
  readonly length: number;
  readonly loudness: number;
  /** The pitch with the most in it, in hertz. */
  readonly pitch: number;
  /** The last sample that is not nothing, in seconds. */
  readonly end: number;
  /** The largest step from nothing at the beginning: a click. */
  readonly first: number;
}

/** The synthesiser as the page has it, as one script. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/renderer/sound/synth.ts', formats: ['iife'], name: 'synth' },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as { output: readonly { code: string }[] };
  return output[0]!.code;
}

let browser: Browser;

const measure = (name: SoundName, volume: number): Promise<Measured> =>
  browser.page.evaluate(
    async ([sound, loud]) => {
      const { synth } = window as unknown as {
        synth: { render(name: string, volume: number): Promise<Float32Array> };
      };
      const samples = [...(await synth.render(sound, loud))];
      const rate = samples.length;
      const audible = (sample: number) => Math.abs(sample) > 0.003;
      const [from, to] = [samples.findIndex(audible), samples.findLastIndex(audible)];
      // The strongest of some hundred pitches, a third of a semitone apart.
      const strength = (pitch: number) => {
        let [re, im] = [0, 0];
        for (let i = from; i <= to; i += 2) {
          re += samples[i]! * Math.cos((2 * Math.PI * pitch * i) / rate);
          im += samples[i]! * Math.sin((2 * Math.PI * pitch * i) / rate);
        }
        return Math.hypot(re, im);
      };
      const pitches = Array.from({ length: 160 }, (_, i) => 100 * 2 ** (i / 36));
      const pitch = pitches.reduce((best, one) => (strength(one) > strength(best) ? one : best));
      return {
        name: sound,
        peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
        length: (to - from) / rate,
        loudness: Math.sqrt(samples.slice(from, to).reduce((sum, s) => sum + s * s, 0) / (to - from)),
        pitch,
        end: samples.findLastIndex((sample) => sample !== 0) / rate,
        first: Math.abs(samples[0]!) + Math.abs(samples[1]! - samples[0]!),
      };
    },
    [name, volume] as const,
  );

describeWith([CHROMIUM], 'the sounds, as samples', () => {
  let every: Measured[];
  /** The sounds of rulings and questions. */
  let all: Measured[];

  beforeAll(async () => {
    browser = await openPage('about:blank');
    await browser.page.addScriptTag({ content: await bundle() });
    every = [];
    for (const name of SOUNDS) every.push(await measure(name, 1));
    all = every.slice(0, RULING_SOUNDS.length);
  }, 60_000);

  afterAll(() => browser?.close());

  it.each(RULING_SOUNDS)('%s can be heard, is not cut at the top, begins softly and is short', (name) => {
    const one = all.find((sound) => sound.name === name)!;
    expect(one.loudness).toBeGreaterThan(0.05);
    expect(one.peak).toBeGreaterThan(0.3);
    expect(one.peak).toBeLessThan(0.98);
    expect(one.first).toBeLessThan(0.02);
    expect(one.end).toBeLessThan(0.9);
    expect(one.end).toBeCloseTo(lengthOf(name), 2);
  });

  it('no two are alike: pitch or length differs by a third at least', () => {
    const far = (a: number, b: number) => Math.max(a, b) / Math.min(a, b) > 4 / 3;
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1))
        expect([a, b, far(a.pitch, b.pitch) || far(a.length, b.length)]).toEqual([a, b, true]);
    expect(new Set(all.map(({ pitch }) => Math.round(pitch))).size).toBe(all.length);
  });

  it('what is not allowed is the lowest, a burn the longest, legal the shortest', () => {
    const by = (of: (one: Measured) => number) =>
      all.toSorted((a, b) => of(a) - of(b)).map(({ name }) => name);
    expect(by(({ pitch }) => pitch)[0]).toBe('notAllowed');
    expect(by(({ length }) => length).at(-1)).toBe('burn');
    expect(by(({ length }) => length)[0]).toBe('legal');
  });

  it.each([
    ['tap', 0.04],
    ['riffle', 0.2],
    ['crackle', 0.6],
  ] as const)('%s is not cut at the top, begins softly and is over after %d s', (name, seconds) => {
    const one = every.find((sound) => sound.name === name)!;
    expect(one.peak).toBeGreaterThan(0.2);
    expect(one.peak).toBeLessThan(0.98);
    expect(one.first).toBeLessThan(0.02);
    expect(lengthOf(name)).toBeCloseTo(seconds, 5);
    expect(one.length).toBeGreaterThan(0.7 * seconds);
    // A filter rings on for a moment.
    expect(one.end).toBeLessThan(seconds + 0.01);
  });

  it('as loud as it is at first, no card is half as loud as the softest ruling', async () => {
    const { volume, cardVolume } = DEFAULT_SETTINGS;
    const energies = async (names: readonly SoundName[], loud: number) => {
      const found: number[] = [];
      for (const name of names) {
        const { loudness, length } = await measure(name, loud);
        // What is brief is heard as softer than it is.
        found.push(loudness * Math.sqrt(length));
      }
      return found.toSorted((a, b) => a - b);
    };
    const rulings = await energies(RULING_SOUNDS, volume);
    const cards = await energies(CARD_SOUNDS, cardVolume);
    expect(cards.at(-1)).toBeLessThan(rulings[0]! / 2);
    expect(cards[0]).toBeGreaterThan(rulings[0]! / 12);
  });

  it('half of the volume is a quarter of the amplitude, none is silence', async () => {
    const [full, half, none] = [
      await measure('legal', 1),
      await measure('legal', 0.5),
      await measure('legal', 0),
    ];
    expect(half.peak).toBeCloseTo(full.peak / 4, 2);
    expect(none.peak).toBe(0);
  });
});
