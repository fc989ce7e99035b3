import type { ReactNode } from 'react';
import type { MoveView, RulingView, TableView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';
import { SuitText } from '../suit-text.tsx';
import { BandCounting } from './band-counting.tsx';
import { BandCursor } from './band-cursor.tsx';
import { BandHint } from './band-hint.tsx';
import { BandOpen } from './band-open.tsx';
import { BandQuestion } from './band-question.tsx';
import { BandRegister } from './band-register.tsx';
import { BandRuling } from './band-ruling.tsx';
import { BAND_ICONS, type BandKind } from './icons.tsx';

interface FrameProps {
  readonly kind: BandKind;
  /** Over and done with: no more than a reminder. */
  readonly calm?: boolean;
  /** More has to be said than usual: all of it is set smaller. */
  readonly dense?: boolean;
  /** Concerns this screen alone, and is read out at once; what all are told is read out by the announcer. */
  readonly urgent?: boolean;
  readonly hooks: Readonly<Record<`data-${string}`, string | number | boolean>>;
  readonly headline: string;
  /** Beside the headline where there is room, else under it. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  readonly aside?: ReactNode;
}

/** A headline of more letters is set smaller, so that it keeps to its place. */
const LONG = 26;

/** The band across the page that says what was ruled, by colour, shape and words. */
export function BandFrame({
  kind,
  calm = false,
  dense = false,
  urgent = false,
  hooks,
  headline,
  lead,
  children,
  aside,
}: FrameProps) {
  const { words } = useTools();
  const Shape = BAND_ICONS[kind];
  return (
    <section
      className={`band band-${kind}${calm ? ' calm' : ''}${dense ? ' dense' : ''}`}
      data-testid="ruling"
      aria-label={words.table.labels.ruling}
      {...hooks}
    >
      <Shape />
      <div className="band-text" role={urgent ? 'alert' : undefined}>
        <div className="band-top">
          <p className={headline.length > LONG ? 'band-headline long' : 'band-headline'}>
            <SuitText text={headline} />
          </p>
          {lead}
        </div>
        {children}
      </div>
      {aside}
      {kind === 'burn' && <Shape />}
    </section>
  );
}

/** What is booked before the first card is ruled on by nobody. */
const BEFOREHAND: readonly MoveView['kind'][] = ['swap', 'choose', 'ready'];

export const isBeforehand = ({ move }: RulingView): boolean => BEFOREHAND.includes(move.kind);

interface Props {
  readonly view: TableView;
  /** Only to be looked at: nothing can be answered here. */
  readonly still?: boolean;
}

/** What is put right or counted by scanner goes first, then a question, then the open play, then the last ruling. */
export function Band({ view, still = false }: Props) {
  const { question, open, registering, ruling, cursor, counting } = view;
  if (cursor !== null && !still) return <BandCursor view={view} cursor={cursor} />;
  if (counting !== null && !still) return <BandCounting view={view} counting={counting} />;
  if (question !== null) return <BandQuestion view={view} question={question} still={still} />;
  if (open !== null) return <BandOpen view={view} open={open} />;
  if (registering !== null) return <BandRegister view={view} registering={registering} still={still} />;
  if (ruling !== null && !isBeforehand(ruling))
    return <BandRuling key={ruling.id} view={view} ruling={ruling} />;
  return <BandHint view={view} still={still} />;
}
