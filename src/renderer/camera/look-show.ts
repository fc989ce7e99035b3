import { NOTHING_SHOWN, show } from '../../recognition/camera/show.ts';
import { makeCodeOf } from './codes.ts';
import type { Job } from './job.ts';
import { type Looking, NOTHING, type Readers } from './looking.ts';

/** Reads out the codes that are held up to the camera, each once. What is no code of this table is left alone. */
export function lookForShown(job: Extract<Job, { kind: 'show' }>, readers: Readers): Looking {
  const reader = readers.show();
  const codeOf = makeCodeOf(job.deck, job.learnt);
  let showing = NOTHING_SHOWN;
  return async (frame) => {
    const found = await reader.read(frame);
    const texts = found.map(({ text }) => text).filter((text) => job.any || codeOf(text) !== null);
    const now = show(showing, texts, frame.at);
    showing = now.showing;
    return { ...NOTHING, codes: now.given };
  };
}
