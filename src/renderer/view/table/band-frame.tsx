import type { ReactNode } from 'react';
import { useTools } from '../../store/context.ts';
import { SuitText } from '../suit-text.tsx';
import { BAND_ICONS, type BandKind } from './icons.tsx';

interface FrameProps {
  readonly kind: BandKind;
  /** Over and done with: only a reminder. */
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
  /** Below all of that, as wide as it. */
  readonly foot?: ReactNode;
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
  foot,
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
      {foot}
      {aside}
      {kind === 'burn' && <Shape />}
    </section>
  );
}
