import * as v from 'valibot';
import { cameraChoice, DEFAULT_CAMERA } from './camera.ts';
import { deckId } from './decks.ts';
import { DEFAULT_LOOK, lookEntries } from './look.ts';
import { quiet } from './setup.ts';

export const LONGEST_PATH = 1024;
const path = v.pipe(v.string(), v.maxLength(LONGEST_PATH));

/** The highest speed of a serial port, in baud. */
export const HIGHEST_RATE = 4_000_000;

/** How long a key of a keyboard scanner may wait for the next one, in milliseconds. */
export const KEY_GAP = { min: 15, usual: 50, max: 150 } as const;

/** How many times as fast as it was a recording is played. */
export const playSpeed = v.pipe(v.number(), v.minValue(0.1), v.maxValue(1000));

/** Where cards are read from, besides taps and typed codes. */
export const scannerChoice = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('serial'),
    path,
    baudRate: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_RATE)),
  }),
  /** A scanner that types on the keyboard of the page. */
  v.strictObject({
    kind: v.literal('keyboard'),
    gap: v.pipe(v.number(), v.integer(), v.minValue(KEY_GAP.min), v.maxValue(KEY_GAP.max)),
  }),
  /** A recording of a scanner, played at the next new table. */
  v.strictObject({
    kind: v.literal('recording'),
    path,
    speed: playSpeed,
  }),
]);
export type ScannerChoice = v.InferOutput<typeof scannerChoice>;

/** How fast is spoken, as a part of what is usual. */
export const SPEECH_RATE = { min: 0.5, max: 2 } as const;

/** How fast a game without a deck goes on. */
export const PACES = ['off', 'fast', 'usual', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/** A sound for every kind of ruling, and for a question. */
export const RULING_SOUNDS = ['legal', 'burn', 'mishap', 'notAllowed', 'pleaseCheck'] as const;
/** What cards are heard to do themselves: one is played, the pile is picked up, the pile burns. */
export const CARD_SOUNDS = ['tap', 'riffle', 'crackle'] as const;
export const SOUNDS = [...RULING_SOUNDS, ...CARD_SOUNDS] as const;
export type RulingSound = (typeof RULING_SOUNDS)[number];
export type CardSound = (typeof CARD_SOUNDS)[number];
export type SoundName = (typeof SOUNDS)[number];

/** From 0 to 1. */
const volume = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** What is kept from one start to the next. */
export const settings = v.strictObject({
  scanner: scannerChoice,
  /** What was chosen last of other kinds of scanner, for those who come back to one: a path, above all. */
  otherScanners: v.pipe(v.array(scannerChoice), v.maxLength(4), v.readonly()),
  quiet,
  /** Every scanned card is a play of its own. */
  oneScanOnePlay: v.boolean(),
  sound: v.boolean(),
  /** Of the sounds of rulings and questions. */
  volume,
  /** Of the sounds of cards. */
  cardVolume: volume,
  /** The sounds that are off while the others are on. */
  mutedSounds: v.pipe(v.array(v.picklist(SOUNDS)), v.maxLength(SOUNDS.length), v.readonly()),
  /** Rulings, questions and turns are spoken, as loud as sounds are. */
  speak: v.boolean(),
  /** The name of the voice; the one that each machine takes by itself if that is empty, or not there. */
  voice: v.pipe(v.string(), v.maxLength(200)),
  /** How many times as fast as usual. */
  speechRate: v.pipe(v.number(), v.minValue(SPEECH_RATE.min), v.maxValue(SPEECH_RATE.max)),
  /** Write down what the scanner sends at a table, as a recording. */
  record: v.boolean(),
  /** The enrolled deck whose codes are read; null where cards have Burnpile's own. */
  deck: v.nullable(deckId),
  camera: cameraChoice,
  /** How long bots seem to think, and how long cards take to move; `off`: neither takes any time. */
  pace: v.picklist(PACES),
  /** The same in a first round; once a pace is chosen, the same pace. */
  firstPace: v.picklist(PACES),
  ...lookEntries,
});
export type Settings = v.InferOutput<typeof settings>;

export const DEFAULT_SETTINGS: Settings = {
  scanner: { kind: 'none' },
  otherScanners: [],
  quiet: 2500,
  oneScanOnePlay: false,
  sound: true,
  volume: 0.7,
  // Under the rulings: cards on a table are quiet.
  cardVolume: 0.5,
  mutedSounds: [],
  speak: false,
  voice: '',
  speechRate: 1,
  record: false,
  deck: null,
  camera: DEFAULT_CAMERA,
  pace: 'usual',
  firstPace: 'slow',
  ...DEFAULT_LOOK,
};

/** What screens on this machine say about the settings. Nothing here has an answer of its own: `state` follows. */
export const settingsMessages = [
  v.strictObject({ type: v.literal('settings'), settings }),
  /** Somebody has read that a part of the settings couldn't be understood: it need not be told again. */
  v.strictObject({ type: v.literal('noteDamage') }),
] as const;
export type SettingsMessage = v.InferOutput<(typeof settingsMessages)[number]>;
