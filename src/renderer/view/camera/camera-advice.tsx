import type { CameraChoice } from '../../../protocol/camera.ts';
import type { Words } from '../../../words/words.ts';
import type { Advice, Quality } from '../../camera/work.ts';
import { useLive, usePage, useTools } from '../../store/context.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { sayShown } from './found.tsx';

const ICONS: Readonly<Record<Advice['code'], IconName>> = {
  fine: 'check',
  nothing: 'cards',
  closer: 'camera',
  cardCloser: 'camera',
  focus: 'camera',
  tooDark: 'look',
  tooBright: 'look',
  uneven: 'look',
};

/** The most useful piece of advice: what was measured first, as the rest follows from it; null before anything was. */
function adviceOf(quality: Quality | null, mode: CameraChoice['mode']): Advice | null {
  // Where cards are held up there is mostly none, and nothing wrong with that.
  if (quality === null || (mode === 'show' && quality.pixels === null && quality.height === null))
    return null;
  return quality.advice[0] ?? { code: 'fine' };
}

/** What was measured, in figures that people can do something with. */
function sayMeasured({ camera }: Words, quality: Quality | null): string | null {
  const { perModule, cardHeight } = camera.reading;
  if (quality?.pixels != null) return perModule(quality.pixels);
  return quality?.height == null ? null : cardHeight(quality.height);
}

/** A piece of advice in two parts: what it is about, and what to do. */
const inTwo = (text: string): readonly [string, string] => {
  const end = text.search(/[.:] /);
  return end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 1)];
};

/** Under the picture one line of advice, with what was measured; for a screen reader also which cards are read. */
export function AdviceLine({ mode }: { readonly mode: CameraChoice['mode'] }) {
  const { words } = useTools();
  const { reading } = words.camera;
  const quality = useLive((live) => live.quality);
  const shown = useLive((live) => live.shown);
  const names = [...new Set(shown.map((one) => sayShown(words, one)))];
  const advice = adviceOf(quality, mode);
  const code = advice?.code ?? 'unknown';
  const waiting = mode === 'show' ? reading.show : reading.waiting;
  const [what, rest] = inTwo(
    advice === null ? waiting : reading.advice[advice.code]({ measured: 0, needed: 0, ...advice }),
  );
  const measured = code === 'fine' ? sayMeasured(words, quality) : null;
  return (
    <>
      <p className="row camera-advice" role="status" data-testid="advice" data-code={code}>
        <Icon name={advice === null ? 'camera' : ICONS[advice.code]} />
        <span>
          <b>{what}</b>
          {rest} {measured !== null && <small>({measured})</small>}
        </span>
      </p>
      <LabelsOnly />
      <p className="unseen" data-testid="read">
        {names.join(' ')}
      </p>
    </>
  );
}

/** Says that cards without labels can't be read on this page, where that is so. */
export function LabelsOnly() {
  const { cameraState } = useTools().words;
  const unmarked = usePage((state) => state.camera.unmarked);
  if (unmarked) return null;
  return (
    <p className="fault" role="status" data-testid="labels-only">
      {cameraState.labelsOnly.what}
    </p>
  );
}
