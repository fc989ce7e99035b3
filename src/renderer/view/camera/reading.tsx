import type { CameraChoice } from '../../../protocol/camera.ts';
import type { QualityAdvice, QualityFacts } from '../../../words/camera.ts';
import { useLive, useTools } from '../../store/context.ts';
import { Section } from '../settings/parts.tsx';
import { SuitText } from '../suit-text.tsx';
import { sayShown } from './found.tsx';

/** What each of the three figures may be advised about. */
const ROWS = {
  size: ['noCode', 'closer'],
  sharpness: ['focus'],
  light: ['tooDark', 'tooBright', 'uneven', 'faint'],
} as const satisfies Record<string, readonly QualityAdvice[]>;
type Row = keyof typeof ROWS;

interface FigureProps {
  readonly row: Row;
  /** The figure itself, where people can do something with it. */
  readonly value: string | null;
  readonly known: boolean;
  readonly advice: readonly QualityAdvice[];
  readonly facts: QualityFacts;
}

/** One figure: a sign, how it is, and what to do if it isn't good. */
function Figure({ row, value, known, advice, facts }: FigureProps) {
  const { reading } = useTools().words.camera;
  const wrong = (ROWS[row] as readonly QualityAdvice[]).find((one) => advice.includes(one));
  const tone = !known ? 'unknown' : wrong === undefined ? 'good' : 'bad';
  return (
    <div
      className={`figure figure-${tone}`}
      data-testid={`figure-${row}`}
      data-advice={wrong ?? ''}
      data-tone={tone}
    >
      <dt>
        <span aria-hidden="true">{{ good: '✔', bad: '!', unknown: '·' }[tone]}</span> {reading[row]}
      </dt>
      <dd>
        {wrong !== undefined ? reading.advice[wrong](facts) : known ? reading.good : reading.unknown}
        {value !== null && wrong === undefined && <small> {value}</small>}
      </dd>
    </div>
  );
}

/** How well codes can be read, as it was measured in the last pictures. */
function Figures() {
  const { reading } = useTools().words.camera;
  const quality = useLive((live) => live.quality);
  const facts = { pixels: quality?.pixels ?? null, needed: quality?.needed ?? 0 };
  const advice = quality?.advice ?? [];
  const { pixels } = facts;
  return (
    <dl className="figures" data-testid="figures">
      <Figure
        row="size"
        value={pixels === null ? null : reading.perModule(pixels)}
        known={quality !== null}
        {...{ advice, facts }}
      />
      <Figure row="sharpness" value={null} known={quality?.isSharp != null} {...{ advice, facts }} />
      <Figure row="light" value={null} known={quality !== null} {...{ advice, facts }} />
    </dl>
  );
}

/** The names of all codes in the picture, and how well they can be read. */
export function Reading({ mode }: { readonly mode: CameraChoice['mode'] }) {
  const { words } = useTools();
  const { reading } = words.camera;
  const shown = useLive((live) => live.shown);
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
      <Figures />
      <p className="quiet-line">{reading.meanwhile}</p>
    </Section>
  );
}
