import type { CameraChoice } from '../../../protocol/camera.ts';
import type { Words } from '../../../words/words.ts';
import type { Advice } from '../../camera/work.ts';
import { useLive, usePage, useTools } from '../../store/context.ts';
import { Section } from '../settings/section.tsx';
import { SuitText } from '../suit-text.tsx';
import { sayShown } from './found.tsx';

/** What each of the three figures may be advised about. */
const ROWS = {
  size: ['nothing', 'closer', 'cardCloser'],
  sharpness: ['focus'],
  light: ['tooDark', 'tooBright', 'uneven'],
} as const satisfies Record<string, readonly Advice['code'][]>;
type Row = keyof typeof ROWS;

const sayAdvice = (words: Words, advice: Advice): string =>
  words.camera.reading.advice[advice.code]({ measured: 0, needed: 0, ...advice });

const SIGNS = { good: '✔', bad: '!', unknown: '·' } as const;

interface FigureProps {
  readonly row: Row;
  /** The figure itself, where people can do something with it. */
  readonly value?: string | null;
  readonly known: boolean;
  readonly advice: readonly Advice[];
}

/** One figure: a sign, how it is, and what to do if it isn't good. */
function Figure({ row, value = null, known, advice }: FigureProps) {
  const { words } = useTools();
  const { reading } = words.camera;
  const wrong = advice.find(({ code }) => ROWS[row].some((one) => one === code));
  const tone = !known ? 'unknown' : wrong === undefined ? 'good' : 'bad';
  const fine = value ?? sayAdvice(words, { code: 'fine' });
  return (
    <div
      className={`figure figure-${tone}`}
      data-testid={`figure-${row}`}
      data-advice={wrong?.code ?? ''}
      data-tone={tone}
    >
      <dt>
        <span aria-hidden="true">{SIGNS[tone]}</span> {reading[row]}
      </dt>
      <dd>{!known ? reading.unknown : wrong === undefined ? fine : sayAdvice(words, wrong)}</dd>
    </div>
  );
}

/** How well cards can be read, as it was measured in the last pictures. */
function Figures({ mode }: { readonly mode: CameraChoice['mode'] }) {
  const { reading } = useTools().words.camera;
  const last = useLive((live) => live.quality);
  // Where cards are held up there is mostly none, and nothing wrong with that.
  const pixels = last?.pixels ?? null;
  const height = last?.height ?? null;
  const isRead = pixels !== null || height !== null;
  const quality = mode === 'show' && !isRead ? null : last;
  const advice = quality?.advice ?? [];
  const size =
    pixels !== null ? reading.perModule(pixels) : height !== null ? reading.cardHeight(height) : null;
  return (
    <dl className="figures" data-testid="figures">
      <Figure row="size" value={size} known={quality !== null} advice={advice} />
      <Figure row="sharpness" known={isRead} advice={advice} />
      <Figure row="light" known={quality !== null} advice={advice} />
    </dl>
  );
}

/** The names of all cards in the picture, and how well they can be read. */
export function Reading({ mode }: { readonly mode: CameraChoice['mode'] }) {
  const { words } = useTools();
  const { reading } = words.camera;
  const shown = useLive((live) => live.shown);
  const unmarked = usePage((state) => state.camera.unmarked);
  const names = [...new Set(shown.map((one) => sayShown(words, one)))];
  return (
    <Section name="reading" title={reading.title}>
      <p className="read-names" data-testid="read">
        {names.length === 0 ? (
          <span className="quiet">{mode === 'show' ? reading.show : reading.waiting}</span>
        ) : (
          <SuitText text={names.join('  ')} />
        )}
      </p>
      {!unmarked && (
        <p className="fault" role="status" data-testid="labels-only">
          {reading.labelsOnly}
        </p>
      )}
      <Figures mode={mode} />
      <p className="quiet-line">{reading.meanwhile}</p>
    </Section>
  );
}
