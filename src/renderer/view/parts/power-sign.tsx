import type { ReactNode } from 'react';
import type { PowerName } from '../../../protocol/coach.ts';
import { JokerStar } from './face.tsx';
import { EMBER, FLAME } from './icon.tsx';

/** An upright card, as an outline. */
const CARD = 'M8 3 H16 A2 2 0 0 1 18 5 V19 A2 2 0 0 1 16 21 H8 A2 2 0 0 1 6 19 V5 A2 2 0 0 1 8 3Z';
/** The heap in the middle of the table. */
const HEAP = 'M4 17 H20 M6 21 H18';

/** One sign for a fire, whether one card lights it or equal ones. */
const FIRE = (
  <>
    <path d={FLAME} className="dab flame" />
    <path d={EMBER} className="dab ember" />
  </>
);

/** What each power does, as a sign of lines that needs no colour; the words stand beside it. */
const SHAPES: Readonly<Record<PowerName, ReactNode>> = {
  reset: <path d="M12 3.5V20.5M3.5 12H20.5M6 6L18 18M18 6L6 18" />,
  transparent: (
    <>
      <rect x="4" y="2.5" width="11.5" height="16" rx="2" strokeDasharray="3.1 2.7" />
      <path d="M18.8 7.3h.2a2 2 0 0 1 2 2v10.2a2 2 0 0 1-2 2h-7.5a2 2 0 0 1-2-1.4" />
    </>
  ),
  burn: FIRE,
  sameColour: (
    <>
      <circle cx="5" cy="12" r="3" className="dab" />
      <circle cx="19" cy="12" r="3" className="dab" />
      <path d="M10 10 H14 M10 14 H14" />
    </>
  ),
  reverse: (
    <>
      <path d="M6.3 8.5a7.6 7.6 0 1 1-1.5 7.3" />
      <path d="M2.6 3.8l1.3 7.8 6.3-4.3z" className="dab" />
    </>
  ),
  skip: (
    <>
      <path d="M3.5 15.5C4.5 6 16.5 5 18.8 13.5" />
      <path d="M22.3 10.8l-3 5.4-4.7-3.8z" className="dab" />
      <circle cx="11" cy="18.2" r="2.7" className="dab" />
    </>
  ),
  again: <path d="M19.5 9 A8 8 0 1 0 20 14 M20 3.5 V9.5 H14" />,
  choosesNext: (
    <>
      <circle cx="12" cy="4.8" r="2.8" />
      <circle cx="4.8" cy="18.5" r="2.8" />
      <circle cx="19.2" cy="18.5" r="2.8" className="dab" />
      <path d="M14.2 8.6L16.6 13.2M17.6 10.4L17 14.2 13.6 12.6" />
    </>
  ),
  swapsHands: <path d="M4 7H20M15.5 3L20 7 15.5 11M20 17H4M8.5 13L4 17 8.5 21" />,
  swapsRows: (
    <>
      <rect x="3" y="3" width="6" height="8.4" rx="1.2" />
      <rect x="15" y="12.6" width="6" height="8.4" rx="1.2" className="dab" />
      <path d="M12.5 6.5H20M17 3.5L20 6.5 17 9.5M11.5 17.5H4M7 14.5L4 17.5 7 20.5" />
    </>
  ),
  copies: <path d="M9 8 H20 V21 H9Z M5 16 H4 V3 H15 V5" />,
  removeAfterUse: (
    <>
      <path d={CARD} />
      <path d="M9.5 9.5 L14.5 14.5 M14.5 9.5 L9.5 14.5" />
    </>
  ),
  belowUnder: (
    <>
      <path d="M5 4.5H19" strokeDasharray="3.1 2.7" />
      <path d="M4.5 10.5l7.5 7.5L19.5 10.5" className="bold" />
    </>
  ),
  atMost: <path d="M4.5 9l7.5 7.5L19.5 9" className="bold" />,
  atLeast: <path d="M4.5 16l7.5-7.5L19.5 16" className="bold" />,
  unbeatable: (
    <>
      <path d="M8 10 V7 A4 4 0 0 1 16 7 V10" />
      <path className="dab" d="M5 10 H19 V21 H5Z" />
    </>
  ),
  forcePickUp: <path d={`${HEAP} M12 13 V3 M7.5 7.5 L12 3 L16.5 7.5`} />,
  choose: <path d="M12 21V14L5 6M12 14L19 6M4.5 11V5.5H10M19.5 11V5.5H14" />,
  nothing: <path d="M6 12H18" />,
  wild: (
    <>
      <path d={CARD} />
      <path d="M9.6 9.4a2.5 2.5 0 1 1 3.6 2.2q-1.2 .6-1.2 2" />
      <circle cx="12" cy="17" r="0.9" className="dab" />
    </>
  ),
  onAny: (
    <path d="M12 1.8l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.6l-6.3 3.6 1.5-7.1L1.8 9.2 9 8.4z" className="dab" />
  ),
  countsAs: <path d="M5 9 H19 M5 15 H19" />,
  onUpTo: <path d="M4 20 H20 M9 4 V14 M5 10 L9 14 L13 10 M17 9 V17" />,
  notOn: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M5.6 5.6 L18.4 18.4" />
    </>
  ),
  notOnEmpty: (
    <>
      <path d={CARD} strokeDasharray="3 3" />
      <path d="M4 20 L20 4" />
    </>
  ),
  onlyIfStuck: (
    <>
      <path d="M12 3 L22 20 H2Z" />
      <path d="M12 9.5 V14" />
      <circle cx="12" cy="17" r="0.9" className="dab" />
    </>
  ),
  burnTogether: FIRE,
  skipTogether: (
    <>
      <path d="M4 13 C6 3 17 3 20 11 M20.5 5.5 L20 11.5 L14.5 9.5" />
      <path className="dab" d="M6 15 H10.5 V21 H6Z M13 15 H17.5 V21 H13Z" />
    </>
  ),
};

/** A small sign for what a card or a set does, in the colour of the text that it stands in. */
export function PowerSign({ power }: { readonly power: PowerName }) {
  return (
    <svg viewBox="0 0 24 24" className="power-sign" data-power={power} aria-hidden="true" focusable="false">
      {SHAPES[power]}
    </svg>
  );
}

/** The signs of what a card does, side by side. */
export const PowerSigns = ({ powers }: { readonly powers: readonly PowerName[] }) => (
  <span className="power-signs" aria-hidden="true">
    {powers.map((power) => (
      <PowerSign key={power} power={power} />
    ))}
  </span>
);

/** The sign of a card that does nothing special. */
export const PlainSign = () => (
  <svg viewBox="0 0 24 24" className="power-sign" aria-hidden="true" focusable="false">
    <path d="M7 12H17" />
  </svg>
);

interface CardProps {
  /** As the cards of these people have it: `10`, `J`, `4×`, `Joker`. */
  readonly rank: string;
  /** None for a card that does nothing special. */
  readonly powers: readonly PowerName[];
  /** The word beside it, or below it where it stands in a column. */
  readonly children?: ReactNode;
}

/** Letters of a rank that there is room for; a joker has its star instead. */
const SHORT = 2;

/** A special card as a sign: a little card, its rank over what it does, and the word for it. */
export const PowerCard = ({ rank, powers, children }: CardProps) => (
  <span className={powers.includes('burn') || powers.includes('burnTogether') ? 'pw burns' : 'pw'}>
    <i className="pw-card" aria-hidden={children === undefined ? undefined : true}>
      {rank.length > SHORT ? (
        <>
          <JokerStar />
          <b className="unseen">{rank}</b>
        </>
      ) : (
        <b>{rank}</b>
      )}
      {powers.length === 0 ? <PlainSign /> : <PowerSigns powers={powers} />}
    </i>
    {children}
  </span>
);
