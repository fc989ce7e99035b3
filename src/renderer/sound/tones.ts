import type { SoundName } from '../../protocol/settings.ts';

/** One tone of a sound. Times are in seconds, pitches in hertz, levels parts of the loudest that there can be. */
export interface Tone {
  readonly wave: 'sine' | 'triangle' | 'square';
  readonly pitch: number;
  /** Glides to this pitch. */
  readonly to?: number;
  readonly at: number;
  readonly length: number;
  readonly level: number;
}

/** A grain of noise: what rubs, knocks or crackles. Times and levels are as of a tone. */
export interface Grain {
  readonly wave: 'noise';
  /** The middle of what is left of the noise, in hertz. */
  readonly pitch: number;
  /** How narrow that is: its pitch as a multiple of its width. */
  readonly narrow: number;
  /** Seconds until it is loudest; it dies away from there to its end. */
  readonly rise: number;
  readonly at: number;
  readonly length: number;
  readonly level: number;
}

const E6 = 1318.5;
const D6 = 1174.7;
const C6 = 1046.5;
const B5 = 987.8;
const G5 = 784;
const E5 = 659.3;
const C5 = 523.3;
const B4 = 493.9;
const G4 = 392;
const E4 = 329.6;
const C4 = 261.6;
const C3 = 130.8;
const A2 = 110;

/** Strikes a bar of wood or glass: the tone, and its octave that dies away sooner. */
const bell = (pitch: number, at: number, length: number, level: number): readonly Tone[] => [
  { wave: 'sine', pitch, at, length, level },
  { wave: 'sine', pitch: 2 * pitch, at, length: length / 3, level: level / 4 },
];

/** Low and rough, but not loud: a square has far more in it than it has level. */
const buzz = (pitch: number, at: number, length: number): readonly Tone[] => [
  { wave: 'square', pitch, to: 0.94 * pitch, at, length, level: 0.2 },
  { wave: 'triangle', pitch: 2 * pitch, to: 1.88 * pitch, at, length, level: 0.3 },
];

const grain = (at: number, length: number, pitch: number, level: number): Grain => ({
  wave: 'noise',
  pitch,
  narrow: 1.2,
  rise: 0.002,
  at,
  length,
  level,
});

/** Numbers from 0 to 1 that look as if they came by chance and are always the same: so a sound can be measured. */
const scattered = (count: number, start: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (start + i * 0.618034) % 1);

/** Cards that are swept up: each slips past a thumb a little sooner than the one before it. */
const RIFFLE: readonly Grain[] = Array.from({ length: 11 }, (_, i) =>
  grain(0.172 * (1 - (1 - i / 10) ** 1.4), 0.028, 1900 + 130 * i, 0.34 + 0.03 * i),
);

/** Twigs that snap over a fire that flares up and sinks. */
const CRACKLE: readonly Grain[] = [
  { wave: 'noise', pitch: 320, narrow: 0.6, rise: 0.16, at: 0, length: 0.6, level: 0.5 },
  ...scattered(26, 0.1).map((at, i) => {
    const [length, pitch, level] = [scattered(26, 0.3), scattered(26, 0.7), scattered(26, 0.5)].map(
      (all) => all[(i * 7) % 26]!,
    ) as [number, number, number];
    return grain(0.57 * at ** 1.3, 0.008 + 0.022 * length, 1400 + 3800 * pitch, 0.25 + 0.6 * level);
  }),
];

/**
 * What each sound is made of. They are told apart by more than pitch, so that they can be heard in a full room:
 * legal is one short high step up, burn a long flight of steps, a mishap one soft step down, not allowed two low buzzes,
 * and please check asks twice, rising like a voice. Cards have no pitch to speak of: a tap, a riffle, a crackle that
 * lies under the burn's flight.
 */
export const NOTES: Record<SoundName, readonly (Tone | Grain)[]> = {
  legal: [...bell(B5, 0, 0.1, 0.3), ...bell(E6, 0.07, 0.2, 0.36)],
  burn: [
    ...bell(C5, 0, 0.22, 0.3),
    ...bell(E5, 0.09, 0.22, 0.3),
    ...bell(G5, 0.18, 0.24, 0.3),
    ...bell(C6, 0.27, 0.5, 0.42),
    { wave: 'triangle', pitch: C3, to: 2 * C3, at: 0, length: 0.5, level: 0.16 },
  ],
  mishap: [...bell(E4, 0, 0.14, 0.34), ...bell(C4, 0.11, 0.32, 0.4)],
  notAllowed: [...buzz(A2 * 1.5, 0, 0.17), ...buzz(A2 * 1.25, 0.21, 0.3)],
  pleaseCheck: [
    { wave: 'triangle', pitch: G4, to: B4, at: 0, length: 0.16, level: 0.5 },
    { wave: 'triangle', pitch: G4, to: D6 / 2, at: 0.24, length: 0.3, level: 0.55 },
  ],
  tap: [grain(0, 0.02, 2600, 0.4), { wave: 'sine', pitch: 210, to: 120, at: 0, length: 0.04, level: 0.4 }],
  riffle: RIFFLE,
  crackle: CRACKLE,
};

/** How long a sound is, in seconds. */
export const lengthOf = (name: SoundName): number =>
  Math.max(...NOTES[name].map(({ at, length }) => at + length));
