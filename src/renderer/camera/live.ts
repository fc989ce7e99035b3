import { type Name, NOTHING_TAUGHT, type Teaching } from '../../recognition/faces/teaching.ts';
import type { Device } from './open.ts';
import type { Quality, Shown } from './work.ts';

/** What changes with every picture, apart from what the rest of the page shows: nothing else renders for it. */
export interface Live {
  /** What the camera shows; null unless it is open. */
  readonly stream: MediaStream | null;
  readonly devices: readonly Device[];
  /** What was read in the last picture, and how well it could be read; only while the camera is set up. */
  readonly shown: readonly Shown[];
  readonly quality: Quality | null;
  /** The deck that is being taught, and what its cards are taken for: until it is saved, or another one is taught. */
  readonly teaching: Teaching;
  readonly names: readonly Name[];
}

export const NOTHING_SEEN: Live = {
  stream: null,
  devices: [],
  shown: [],
  quality: null,
  teaching: NOTHING_TAUGHT,
  names: [],
};
