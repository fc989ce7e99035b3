import { CONFIRM, NOTHING_SHOWN, show } from '../../recognition/camera/show.ts';
import { makeCodeOf } from './codes.ts';
import type { Job } from './job.ts';
import { type Looking, NOTHING, type Readers } from './looking.ts';

/** Milliseconds between two dearer looks: what only these read has to be read twice to count. */
const HARDER = CONFIRM / 2;

/** Reads out the codes and cards that are held up to the camera, each once. What is no code of this table is left alone. */
export function lookForShown(job: Extract<Job, { kind: 'show' }>, readers: Pick<Readers, 'show'>): Looking {
  const codeOf = makeCodeOf(job.deck, job.enrolled);
  const reader = readers.show[job.enrols ? 'codes' : 'cards'];
  let showing = NOTHING_SHOWN;
  let harder = 0;
  return async (frame) => {
    // A computer's clock may jump back.
    const isHarder = Math.abs(frame.at - harder) >= HARDER;
    if (isHarder) harder = frame.at;
    const found = await reader.read(frame, { harder: isHarder });
    const read = found.flatMap(({ text, how }) => {
      const code = job.any ? text : codeOf(text);
      return code === null ? [] : [{ text: code, how }];
    });
    const now = show(showing, read, frame.at);
    showing = now.showing;
    return { ...NOTHING, codes: now.given };
  };
}
