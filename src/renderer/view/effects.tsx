import type { ReactNode } from 'react';
import type { PowerName } from '../../protocol/coach.ts';

/** An upright card, as an outline. */
const CARD = 'M8 3 H16 A2 2 0 0 1 18 5 V19 A2 2 0 0 1 16 21 H8 A2 2 0 0 1 6 19 V5 A2 2 0 0 1 8 3Z';
/** The heap in the middle of the table. */
const HEAP = 'M4 17 H20 M6 21 H18';

/** What each power does, as a sign of lines that needs no colour; the words stand beside it. */
const SHAPES: Readonly<Record<PowerName, ReactNode>> = {
  reset: <path d="M12 3 V21 M4.2 7.5 L19.8 16.5 M19.8 7.5 L4.2 16.5" />,
  transparent: (
    <>
      <path d="M4 8 V19 A2 2 0 0 0 6 21 H13" />
      <path
        d="M10 3 H18 A2 2 0 0 1 20 5 V15 A2 2 0 0 1 18 17 H10 A2 2 0 0 1 8 15 V5 A2 2 0 0 1 10 3Z"
        strokeDasharray="2.6 2.4"
      />
      <circle cx="14" cy="10" r="1.6" className="dab" />
    </>
  ),
  burn: (
    <path
      className="dab"
      d="M13 2 C14 7 20 9 20 15 A8 7.5 0 0 1 4 15 C4 11 6.5 9.5 7.5 6 C9.5 7 10 9 10 10.5 C12 8.5 13 5.5 13 2Z"
    />
  ),
  sameColour: (
    <>
      <circle cx="5" cy="12" r="3" className="dab" />
      <circle cx="19" cy="12" r="3" className="dab" />
      <path d="M10 10 H14 M10 14 H14" />
    </>
  ),
  reverse: <path d="M4 8 H20 L16 4 M20 16 H4 L8 20" />,
  skip: (
    <>
      <path d="M3 15 C5 3 17 3 20 13 M20.5 7.5 L20 13.5 L14.5 11.5" />
      <circle cx="11.5" cy="18" r="2.6" className="dab" />
    </>
  ),
  again: <path d="M19.5 9 A8 8 0 1 0 20 14 M20 3.5 V9.5 H14" />,
  removeAfterUse: (
    <>
      <path d={CARD} />
      <path d="M9.5 9.5 L14.5 14.5 M14.5 9.5 L9.5 14.5" />
    </>
  ),
  atMost: <path d="M5 4 H19 M12 8 V20 M6.5 14.5 L12 20 L17.5 14.5" />,
  atLeast: <path d="M5 20 H19 M12 16 V4 M6.5 9.5 L12 4 L17.5 9.5" />,
  unbeatable: (
    <>
      <path d="M8 10 V7 A4 4 0 0 1 16 7 V10" />
      <path className="dab" d="M5 10 H19 V21 H5Z" />
    </>
  ),
  forcePickUp: <path d={`${HEAP} M12 13 V3 M7.5 7.5 L12 3 L16.5 7.5`} />,
  onAny: <path d={`${HEAP} M12 3 V13 M7.5 8.5 L12 13 L16.5 8.5`} />,
  onUpTo: <path d="M4 20 H20 M9 4 V14 M5 10 L9 14 L13 10 M17 9 V17" />,
  notOn: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M5.6 5.6 L18.4 18.4" />
    </>
  ),
  onlyIfStuck: (
    <>
      <path d="M12 3 L22 20 H2Z" />
      <path d="M12 9.5 V14" />
      <circle cx="12" cy="17" r="0.9" className="dab" />
    </>
  ),
  burnTogether: (
    <path
      className="dab"
      d="M4 3 H10 V10.5 H4Z M14 3 H20 V10.5 H14Z M4 13.5 H10 V21 H4Z M14 13.5 H20 V21 H14Z"
    />
  ),
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
