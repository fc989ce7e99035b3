import type { Seen } from '../../protocol/camera.ts';
import type { Sight } from '../../recognition/camera/event.ts';
import type { Advice } from '../../recognition/camera/measure.ts';
import type { Point } from '../../recognition/camera/reader.ts';
import type { Glimpse } from '../../recognition/faces/glimpse.ts';
import type { Doubtful } from '../store/page.ts';
import type { Job } from './job.ts';

/** What the page and its worker say to each other. For each frame there is exactly one answer. */

export type ToWorker =
  | { readonly type: 'job'; readonly id: number; readonly job: Job }
  | { readonly type: 'evidence'; readonly on: boolean }
  /** Somebody says which card the doubtful one with this id is, a code of its own; null: it is none. */
  | { readonly type: 'answer'; readonly doubt: Doubtful['id']; readonly card: string | null }
  | { readonly type: 'frame'; readonly frame: VideoFrame; readonly at: number };

export type { Advice };

/** A code or an index that was read, to be drawn over the picture. */
export interface Shown {
  /** Empty where the name is said elsewhere. */
  readonly text: string;
  /** The code of ours that it means; null for a code of something else. */
  readonly code: string | null;
  /** As parts of the picture’s width and height. */
  readonly corners: readonly Point[];
}

export type FromWorker =
  /** Whatever reads is loaded, for `unmarked` cards as well if they can be read here: from now on pictures are looked at as fast as they come. Said again when `unmarked` changes. */
  | { readonly type: 'ready'; readonly unmarked: boolean }
  | {
      readonly type: 'looked';
      /** The job that it was looked at for; null if there was none. */
      readonly id: number | null;
      readonly found: Looked;
    }
  /** The worker can read nothing, for good. */
  | { readonly type: 'broken'; readonly why: string };

/** How well cards can be read in a picture. */
export interface Quality {
  /** Pixels for one square of a code, for the smallest that was read; null if none was. */
  readonly pixels: number | null;
  /** How high the smallest unmarked card is, in pixels; null if none was read. */
  readonly height: number | null;
  readonly advice: readonly Advice[];
}

/** What has come of one frame. */
export interface Looked {
  /** Only while the camera is set up, or a deck is taught. */
  readonly shown: readonly Shown[];
  readonly quality: Quality | null;
  /** Codes that were held up to the camera. */
  readonly codes: readonly string[];
  /** Indices of a card that is held up to teach a deck. */
  readonly glimpses: readonly Glimpse[];
  readonly seen: readonly Seen[];
  readonly doubt: Doubtful | null;
  readonly sight: Sight;
}
