import * as v from 'valibot';
import { makeDeck } from '../engine/cards.ts';
import type { Sight } from '../recognition/camera/event.ts';
import { LONGEST_PICTURE } from './bridge.ts';
import { faces } from './decks.ts';
import { MOST_PLAYERS } from './setup.ts';

/** What screens and the host say to each other about the camera. Pictures never leave this machine. */

/** A part of the picture, as parts of its width and height: it stays the same at every resolution. */
const region = v.strictObject({
  x: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  y: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  width: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  height: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});
export type Region = v.InferOutput<typeof region>;

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8192));

/** How long the cards have to lie still until a play is over, in milliseconds. */
export const STILL = { min: 300, usual: 1200, max: 10_000 } as const;

/** How the camera looks, as it is kept. */
export const cameraChoice = v.strictObject({
  /** `show`: cards are held up to it one by one. `watch`: it looks down on the pile. */
  mode: v.picklist(['off', 'show', 'watch']),
  /** As the browser names the device; the first that there is if empty, or not there. */
  device: v.pipe(v.string(), v.maxLength(256)),
  /** What is asked of the device; it gives what is nearest. */
  width: pixels,
  height: pixels,
  /** Where the pile lies. */
  pile: region,
  /** Where the face-up cards of each seat lie; null where nobody said. */
  faceUp: v.pipe(v.array(v.nullable(region)), v.maxLength(MOST_PLAYERS), v.readonly()),
  still: v.pipe(v.number(), v.integer(), v.minValue(STILL.min), v.maxValue(STILL.max)),
  /** Keep one picture for each ruling, for disputes. */
  evidence: v.boolean(),
});
export type CameraChoice = v.InferOutput<typeof cameraChoice>;

export const DEFAULT_CAMERA: CameraChoice = {
  mode: 'off',
  device: '',
  width: 1920,
  height: 1080,
  pile: { x: 0.25, y: 0.2, width: 0.5, height: 0.6 },
  faceUp: [],
  still: STILL.usual,
  evidence: false,
};

/** What has become of a camera. */
export const CAMERA_STATES = [
  'off', // no screen has one open
  'starting',
  'open',
  'lost', // it was open and went away; it is tried again
  'notFound', // there is no camera, or not the one that was chosen
  'refused', // the browser or the system lets nobody use it
  'busy', // another program has it
  'insecure', // this page may not ask for one: it didn't come from this machine, or not encrypted
  'paused', // it is open and gives no pictures: its window is hidden, or it hangs
  'broken', // the page that has it can't read pictures
  'failed', // anything else
] as const;
export type CameraState = (typeof CAMERA_STATES)[number];

const sight = v.picklist(['clear', 'hand', 'unread', 'moved', 'dark'] satisfies readonly Sight[]);

/** What every screen is told of the camera. */
export const cameraView = v.object({
  state: v.picklist(CAMERA_STATES),
  sight,
  /** What the device calls itself; null before it is open. */
  label: v.nullable(v.string()),
});
export type CameraView = v.InferOutput<typeof cameraView>;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PLAYERS - 1));
const text = v.pipe(v.string(), v.maxLength(64));
/** As many as the largest deck has: a pile that is spread out may come into view all at once. */
const texts = v.pipe(v.array(text), v.minLength(1), v.maxLength(makeDeck(2, 4).length), v.readonly());
/** A JPEG as base64: how the table looked; only where evidence is kept. */
const picture = v.exactOptional(
  v.pipe(v.string(), v.maxLength(LONGEST_PICTURE), v.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
);

/** What the camera of a screen has noticed at the table. */
export const seen = v.variant('what', [
  v.strictObject({ what: v.literal('laid'), texts, picture }),
  v.strictObject({ what: v.literal('settled') }),
  v.strictObject({ what: v.literal('taken'), texts }),
  v.strictObject({ what: v.literal('gone'), picture }),
  /** Watching has started over, and nothing of the pile that should lie there has been seen since. */
  v.strictObject({ what: v.literal('missing') }),
  v.strictObject({ what: v.literal('faceUp'), seat, texts }),
]);
export type Seen = v.InferOutput<typeof seen>;

export const cameraMessages = [
  /** What has become of this screen's camera. */
  v.strictObject({
    type: v.literal('camera'),
    state: v.picklist(CAMERA_STATES),
    sight,
    label: v.nullable(v.pipe(v.string(), v.maxLength(256))),
  }),
  v.strictObject({ type: v.literal('seen'), seen }),
  /** Asks how the cards of the chosen deck are read; answered to this screen alone, like the next. */
  v.strictObject({ type: v.literal('deckCodes') }),
  /** Asks for a kept picture. */
  v.strictObject({ type: v.literal('picture'), id: v.pipe(v.string(), v.maxLength(64)) }),
  /** Deletes all kept pictures. */
  v.strictObject({ type: v.literal('deletePictures') }),
] as const;

export type CameraMessage = v.InferOutput<(typeof cameraMessages)[number]>;

/** What only the screen hears that asked. */
export const cameraAnswers = [
  /**
   * Each code of the chosen deck with Burnpile's own code of that card, and what its cards look like to the camera;
   * none where no deck is chosen.
   */
  v.strictObject({
    type: v.literal('deckCodes'),
    codes: v.array(v.tuple([v.string(), v.string()])),
    faces,
  }),
  /** A kept picture, a JPEG as base64; null where it is gone. */
  v.strictObject({ type: v.literal('picture'), id: v.string(), data: v.nullable(v.string()) }),
] as const;
