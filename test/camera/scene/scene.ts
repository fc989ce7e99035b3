import type { Card } from '../../../src/engine/cards.ts';
import type { Texture } from './texture.ts';

/** A table as data. Lengths are in millimetres, angles in degrees, clockwise as seen from above. */

/** Where a camera hangs: it looks at the place (x, y) of the table, which is then in the middle of the picture. */
export interface Camera {
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  /** 0 looks straight down. */
  readonly tilt: number;
  /** Turned about its own axis. */
  readonly turn: number;
  /** Pixels in a millimetre of the table, in the middle of the picture. */
  readonly scale: number;
}

/** Where the middle of something flat is. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  /** Above the table; 0 if not given. */
  readonly height?: number;
  /** Its far edge is raised by so much, as that of a card held up. */
  readonly lean?: number;
}

/** What is printed on a command sheet instead of a card's rank and suit. */
export type CommandCode = `CMD:${string}`;
/** What a code may say: a card, or a command that was cut out of its sheet. */
export type CodedText = Card | CommandCode;
export const isCommand = (text: CodedText): text is CommandCode => text.startsWith('CMD:');

export interface SceneCard extends Place {
  readonly card: CodedText;
  /** Its face, with two codes, if not given. */
  readonly side?: 'face' | 'back';
  /** Smeared over so many millimetres, because it moves. */
  readonly smear?: number;
  /** The part of the light that falls on it, from 0 to 1; all of it if not given. */
  readonly lit?: number;
}

/** The tip of the middle finger is at its place; at a rotation of 0 the arm comes from below. */
export interface SceneHand extends Place {
  readonly smear?: number;
}

export const TABLES = ['plain', 'white', 'wood', 'cloth', 'dark'] as const;
export type TableKind = (typeof TABLES)[number];

export interface Light {
  /** How much of it: 1 shows a white card nearly white. */
  readonly level: number;
  /** By how much it differs between two opposite edges of the picture, as a part of itself. */
  readonly slope: number;
  /** Where it comes from. */
  readonly from: number;
  /** The corners of the picture are darker by this part. */
  readonly vignette: number;
  /** Positive is the yellow of a lamp, negative the blue of a window; in steps of grey. */
  readonly warmth: number;
}

/** What the camera does to the picture. */
export interface Optics {
  /** Sigma, in pixels. */
  readonly blur: number;
  /** The whole picture is smeared by this, in pixels. */
  readonly motion: readonly [x: number, y: number];
  /** Sigma, in steps of grey. */
  readonly noise: number;
  /** Quality from 1 to 100; null if it was never packed. */
  readonly jpeg: number | null;
}

/** From the bottom to the top; hands are above all cards. */
export interface Scene {
  /** Of noise, of the table's pattern and of how crookedly the labels are stuck. */
  readonly seed: number;
  readonly camera: Camera;
  readonly table: TableKind;
  /** Side of a code. */
  readonly codeSide: number;
  /** On how many of its corners a card has a label; on two if not given. */
  readonly labels?: 0 | 1 | 2;
  /** The labels are cut to their codes, with the white around these and no name. */
  readonly bare?: boolean;
  /** Cards of a real deck, which bear no labels; drawn ones if not given. */
  readonly deck?: ReadonlyMap<CodedText, Texture>;
  readonly cards: readonly SceneCard[];
  readonly hands: readonly SceneHand[];
  readonly light: Light;
  readonly optics: Optics;
}

export const CARD = { width: 63, height: 88, corner: 3.5 } as const;

export const GOOD_LIGHT: Light = { level: 0.95, slope: 0.1, from: 30, vignette: 0.08, warmth: 2 };
export const GOOD_OPTICS: Optics = { blur: 0.6, motion: [0, 0], noise: 2, jpeg: 90 };
