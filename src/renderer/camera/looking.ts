import type { Frame } from '../../device/frame.ts';
import type { CardReader } from '../../recognition/camera/reader.ts';
import type { Job } from './job.ts';
import type { Looked } from './work.ts';

/** Whatever reads cards in pictures. */
export interface Readers {
  readonly show: CardReader;
  /** Own codes alone are cheaper to look for than whatever a deck may have had already. */
  readonly watch: Readonly<Record<'own' | 'all', CardReader>>;
}

/** The frame that is looked at, as it was in colour: a part of it as a JPEG, base64; null if it can't be had. */
export type TakePicture = (region: Extract<Job, { kind: 'watch' }>['pile']) => Promise<string | null>;

/** Looks at one frame after the other. */
export type Looking = (frame: Frame, picture: TakePicture) => Promise<Looked>;

export const NOTHING: Looked = { shown: [], quality: null, codes: [], seen: [], sight: 'clear' };
