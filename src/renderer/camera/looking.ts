import type { Frame } from '../../device/frame.ts';
import type { Region } from '../../protocol/camera.ts';
import type { CardReader } from '../../recognition/camera/reader.ts';
import type { Reading, Spoken } from '../../recognition/faces/face-reader.ts';
import type { Looked, ToWorker } from './work.ts';

/** Whatever reads cards in pictures. */
export interface Readers {
  /** Of what is held up: codes alone, or unmarked cards as well. */
  readonly show: Readonly<Record<'codes' | 'cards', CardReader>>;
  /** Own codes alone are cheaper to look for than whatever a deck may have had already. */
  readonly watch: Readonly<Record<'own' | 'all', CardReader>>;
  /** The indices of the one card that is held up, whatever card it is. */
  held(frame: Frame): Promise<readonly (Reading & Spoken)[]>;
}

/**
 * The frame that is looked at, as it was in colour: a part of it as a JPEG, base64; null if it can't be had, and, but
 * for one that is `always` made, where pictures aren't kept.
 */
export type TakePicture = (region: Region, always?: boolean) => Promise<string | null>;

/** What somebody has said of a doubtful card since the last frame; not given if nothing. */
export type Answer = Pick<Extract<ToWorker, { type: 'answer' }>, 'doubt' | 'card'> | undefined;

/** Looks at one frame after the other. */
export type Looking = (frame: Frame, picture: TakePicture, answer?: Answer) => Promise<Looked>;

export const NOTHING: Looked = {
  shown: [],
  quality: null,
  codes: [],
  glimpses: [],
  seen: [],
  doubt: null,
  sight: 'clear',
};
