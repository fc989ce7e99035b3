import type { Frame } from '../../device/frame.ts';
import { advise, measure } from '../../recognition/camera/measure.ts';
import { type Found, isSure } from '../../recognition/camera/reader.ts';
import { makeCodeOf } from './codes.ts';
import type { Job } from './job.ts';
import { type Looking, NOTHING, type Readers } from './looking.ts';
import type { Quality, Shown } from './work.ts';

type Trial = Extract<Job, { kind: 'try' }>;

/** How well cards can be read in a frame: by those that were, or by the region of the pile where none was. */
function qualityOf(frame: Frame, found: readonly Found[], { mode, pile }: Trial): Quality {
  // Mostly nothing is held up, and nothing wrong with that.
  if (mode === 'show' && found.length === 0) return { pixels: null, height: null, advice: [] };
  const area = {
    x: pile.x * frame.width,
    y: pile.y * frame.height,
    width: pile.width * frame.width,
    height: pile.height * frame.height,
  };
  const measured = measure(frame, found, area);
  return { pixels: measured.pxPerModule, height: measured.pxPerCard, advice: advise(measured) };
}

/** Milliseconds between two measurements: figures that change with every frame can't be read. */
const MEASURED = 500;
/** A second look costs more than it is worth on every frame. */
const HARDER = 300;
/** For how many milliseconds a code that is missed in a frame is still shown, so that nothing flickers. */
const STAYS = 250;

/** Shows what is read and how well, while the camera is set up. */
export function lookForTrial(job: Trial, readers: Pick<Readers, 'show' | 'watch'>): Looking {
  const reader =
    job.mode === 'show' ? readers.show.cards : readers.watch[job.enrolled === null ? 'own' : 'all'];
  const codeOf = makeCodeOf(job.deck, job.enrolled);
  let harder = 0;
  let measured = 0;
  let last: { readonly at: number; readonly found: readonly Found[] } = { at: 0, found: [] };

  // A computer's clock may be set back.
  const isOver = (frame: Frame, since: number, long: number) => Math.abs(frame.at - since) >= long;

  const read = async (frame: Frame): Promise<readonly Found[]> => {
    const isHarder = isOver(frame, harder, HARDER);
    if (isHarder) harder = frame.at;
    const found = (await reader.read(frame, { harder: isHarder })).filter(isSure);
    if (found.length >= last.found.length || isOver(frame, last.at, STAYS)) last = { at: frame.at, found };
    return last.found;
  };

  return async (frame) => {
    const found = await read(frame);
    const isTime = isOver(frame, measured, MEASURED);
    if (isTime) measured = frame.at;
    return {
      ...NOTHING,
      shown: found.map(
        (one): Shown => ({
          text: one.text,
          code: codeOf(one.text),
          corners: one.corners.map(([x, y]) => [x / frame.width, y / frame.height] as const),
        }),
      ),
      quality: isTime ? qualityOf(frame, found, job) : null,
    };
  };
}
