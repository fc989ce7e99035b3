import { type CSSProperties, type ReactNode, useRef } from 'react';
import type { PileSlot, Played } from '../../../engine/cards.ts';
import { useTools } from '../../store/context.ts';
import { breadthOf } from '../parts/breadth.ts';
import { PlayingCard } from '../parts/card.tsx';
import { SuitText } from '../suit-text.tsx';
import { type Fitted, useFitted } from '../use-fitted.ts';
import { Flames } from './flames.tsx';
import { BAND_ICONS, type BandKind } from './icons.tsx';
import { PileTop } from './pile-top.tsx';

/** Whether nothing that is written in a band lies on its edges, above or below it. */
function isInside(band: HTMLElement): boolean {
  const { top, bottom } = band.getBoundingClientRect();
  const { paddingTop, paddingBottom } = getComputedStyle(band);
  return [...band.querySelectorAll('.band-text, .offers')].every((part) => {
    const box = part.getBoundingClientRect();
    return (
      box.top >= top + Number.parseFloat(paddingTop) - 1 &&
      box.bottom <= bottom - Number.parseFloat(paddingBottom) + 1
    );
  });
}

/** Its place never grows on a wide screen: what is said gets smaller. */
const INSIDE: Fitted = { sizes: [1, 0.92, 0.85, 0.78, 0.7, 0.62], fits: isInside };

/** More cards of a play than these would push away what is said. */
const MOST_CARDS = 4;

interface FrameProps {
  readonly kind: BandKind;
  /** Concerns this screen alone, and is read out at once; what all are told is read out by the announcer. */
  readonly urgent?: boolean;
  readonly hooks: Readonly<Record<`data-${string}`, string | number | boolean>>;
  readonly headline: string;
  /** What it is called where it is no ruling. */
  readonly label?: string;
  /** The cards that it is about, breaking out of the edge. */
  readonly cards?: readonly Played[];
  /** The pile, where it has to be seen beside what is said: on a phone it may lie below. */
  readonly pile?: readonly PileSlot[];
  /** Beside or under the headline. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** At the end: what shows why, or what may be answered. */
  readonly aside?: ReactNode;
}

/** The band across the page that says what was ruled, by colour, edge, shape and words; its place never moves. */
export function BandFrame({
  kind,
  urgent = false,
  hooks,
  headline,
  label,
  cards = [],
  pile,
  lead,
  children,
  aside,
}: FrameProps) {
  const { words } = useTools();
  const Shape = BAND_ICONS[kind];
  const band = useRef<HTMLElement>(null);
  useFitted(band, INSIDE);
  return (
    <section
      ref={band}
      className={`band band-${kind}`}
      data-testid="ruling"
      aria-label={label ?? words.table.labels.ruling}
      style={{ '--letters': breadthOf(headline) } as CSSProperties}
      {...hooks}
    >
      {kind === 'burn' && <Flames />}
      {cards.length > 0 && (
        <span className="band-cards" aria-hidden="true">
          {cards.slice(-MOST_CARDS).map((card) => (
            <PlayingCard key={card} slot={card} />
          ))}
        </span>
      )}
      <Shape />
      <div className="band-text" role={urgent ? 'alert' : undefined}>
        {/* Another text is none that has moved. */}
        <p key={headline} className="band-headline">
          <SuitText text={headline} />
        </p>
        {lead}
        {children}
      </div>
      {pile && <PileTop pile={pile} />}
      {aside}
    </section>
  );
}
