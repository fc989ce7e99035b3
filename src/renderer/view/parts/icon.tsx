import type { ReactNode } from 'react';

/** The outline of a flame. */
export const FLAME =
  'M12.6.6c.8 3.2 3.4 5.1 5.5 7.8 2.5 3.2 3.3 7.6 1.1 11-1.6 2.5-4.3 3.9-7.2 3.9s-5.6-1.4-7.2-3.9C2.5 15.7 3.3 11.5 5.6 8.6c1-1.3 1.5-2.6 1.5-4.3 1.4.6 2.2 1.7 2.5 3.1C11.2 5.5 12.3 3.3 12.6.6z';
/** What glows in it. */
export const EMBER =
  'M12.3 9.8c.6 1.9 3.7 3.9 3.7 7 0 2.4-1.8 4-4 4s-4-1.6-4-4c0-1.5.9-2.6 1.5-3.9.7.4 1.1 1 1.3 1.7 1-1.3 1.7-2.8 1.5-4.8z';

/** Each icon in 24 by 24: lines, solid shapes, and what is cut out of these. */
const ICONS = {
  back: <path d="M19 12H6M12 5.5L5.5 12l6.5 6.5" className="line" />,
  forward: <path d="M5 12h13M12 5.5l6.5 6.5-6.5 6.5" className="line" />,
  swap: <path d="M4 8h15M15 4l4.5 4L15 12M20 16.5H5M9 12.5l-4.5 4L9 20.5" className="line" />,
  up: <path d="M12 20V5M6 11l6-6.5L18 11" className="line" />,
  undo: <path d="M9 5L4.5 9.5 9 14M5 9.5h8.5a5.5 5.5 0 0 1 0 11H10" className="line" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" className="line" />,
  plus: <path d="M12 5v14M5 12h14" className="line" />,
  close: <path d="M6 6l12 12M18 6L6 18" className="line" />,
  check: <path d="M4.5 12.6l5 5 10-11.2" className="line" />,
  start: <path d="M7 4.5l13 7.5-13 7.5z" className="solid" />,
  pause: <path d="M6 5h4v14H6zM14 5h4v14h-4z" className="solid" />,
  edit: <path d="M4 20l1.2-4.6L15.8 4.8a2.3 2.3 0 0 1 3.3 3.3L8.6 18.8z" className="line" />,
  hint: (
    <path d="M8.5 17.5h7M9.5 21h5M12 2.5a6.5 6.5 0 0 0-3.5 12h7a6.5 6.5 0 0 0-3.5-12z" className="line" />
  ),
  hand: (
    <path
      d="M9 11V5.5a1.7 1.7 0 0 1 3.4 0V11l4.8 1.2c1.2.3 1.8 1.3 1.6 2.5l-.8 4c-.3 1.4-1.3 2.3-2.8 2.3h-3.8c-1 0-1.8-.4-2.4-1.2L5.5 15c-.9-1.2.6-2.7 1.8-1.8L9 14.5z"
      className="line"
    />
  ),
  settings: (
    <>
      <path d="M4 7h9M18 7h2M4 17h2M11 17h9" className="line" />
      <circle cx="15.5" cy="7" r="2.7" className="line" />
      <circle cx="8.5" cy="17" r="2.7" className="line" />
    </>
  ),
  look: (
    <>
      <circle cx="12" cy="12" r="4.6" className="solid" />
      <path
        d="M12 1.8v3M12 19.2v3M1.8 12h3M19.2 12h3M4.8 4.8l2.1 2.1M17.1 17.1l2.1 2.1M4.8 19.2l2.1-2.1M17.1 6.9l2.1-2.1"
        className="line"
      />
    </>
  ),
  sound: (
    <>
      <path d="M3.5 9.3v5.4h3.6l5 4.3V5l-5 4.3z" className="solid" />
      <path d="M15.6 9a4.4 4.4 0 0 1 0 6M18.3 6.2a8.3 8.3 0 0 1 0 11.6" className="line" />
    </>
  ),
  scanner: (
    <path
      d="M3 8V5a2 2 0 0 1 2-2h3M16 3h3a2 2 0 0 1 2 2v3M21 16v3a2 2 0 0 1-2 2h-3M8 21H5a2 2 0 0 1-2-2v-3M7.5 8v8M11 8v8M14 8v8M16.8 8v8"
      className="line"
    />
  ),
  camera: (
    <>
      <path d="M3 7.5h4l1.6-2.5h6.8L17 7.5h4v11.5H3z" className="line" />
      <circle cx="12" cy="13" r="3.6" className="line" />
    </>
  ),
  book: (
    <path
      d="M5 4.5c3 0 5.5.4 7 2 1.5-1.6 4-2 7-2V18c-3 0-5.5.4-7 2-1.5-1.6-4-2-7-2zM12 6.5V20"
      className="line"
    />
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="9" className="line" />
      <path d="M12 6.5V12l3.8 2.4" className="line" />
    </>
  ),
  clockwise: (
    <>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3" className="line" />
      <path d="M21.5 2.5v7h-7z" className="solid" />
    </>
  ),
  list: <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.5M4.5 12h.5M4.5 18h.5" className="line" />,
  eye: (
    <>
      <path
        d="M2 12c2.6-4.6 6-6.8 10-6.8s7.4 2.2 10 6.8c-2.6 4.6-6 6.8-10 6.8S4.6 16.6 2 12z"
        className="line"
      />
      <circle cx="12" cy="12" r="3" className="line" />
    </>
  ),
  scores: <path d="M4 20V10h5v10zM9 20V4h6v16zM15 20v-7h5v7zM2.5 20h19" className="line" />,
  people: (
    <>
      <circle cx="9" cy="8" r="3.6" className="line" />
      <path
        d="M2.5 20c0-4 2.8-6.2 6.5-6.2s6.5 2.2 6.5 6.2M16 4.8a3.6 3.6 0 0 1 0 6.4M18.3 14.6c2 .9 3.2 2.8 3.2 5.4"
        className="line"
      />
    </>
  ),
  home: <path d="M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20" className="line" />,
  keys: (
    <>
      <rect x="2.5" y="6" width="19" height="12" rx="2" className="line" />
      <path d="M6.5 10h.5M10.3 10h.5M14.2 10h.5M17.5 10h.5M8 14h8" className="line" />
    </>
  ),
  learn: <path d="M2 9.5L12 5l10 4.5L12 14zM6.5 12v5c3 2.4 8 2.4 11 0v-5M22 9.5V15" className="line" />,
  talk: <path d="M4 4.5h16v11.5h-9L6.5 20v-4H4zM8 8.5h8M8 12h5" className="line" />,
  repeat: (
    <path
      d="M4 11a6 6 0 0 1 6-5.5h9M16 2.5l3.5 3-3.5 3M20 13a6 6 0 0 1-6 5.5H5M8 21.5l-3.5-3 3.5-3"
      className="line"
    />
  ),
  /** One of the cards that lie face down. */
  faceDown: (
    <>
      <rect x="6" y="3" width="12" height="18" rx="2" className="line" />
      <path d="M9.5 12L12 8.5l2.5 3.5-2.5 3.5z" className="solid" />
    </>
  ),
  grid: (
    <path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" className="line" />
  ),
  /** Which way play goes, on the cloth. */
  chevrons: <path d="M3.5 7l5 5-5 5M10 7l5 5-5 5M16.5 7l5 5-5 5" className="line" />,
  /** A disc: it fits. */
  fits: (
    <>
      <circle cx="12" cy="12" r="11" className="solid" />
      <path d="M6.3 12.4l3.9 4 7.4-8.6" className="cut" />
    </>
  ),
  /** A ring: it would have fitted. */
  missed: (
    <>
      <circle cx="12" cy="12" r="11" className="solid" />
      <circle cx="12" cy="12" r="10" className="cut-ring" />
      <path d="M12 6.4v6.4" className="cut" />
      <circle cx="12" cy="17" r="1.55" className="cut-dot" />
    </>
  ),
  /** A diamond: it is allowed, and another would have been better. */
  better: (
    <>
      <path d="M12 .9L23.1 12 12 23.1.9 12z" className="solid" />
      <path d="M12 17.6V7.2M7.6 11.4L12 6.8l4.4 4.6" className="cut" />
    </>
  ),
  /** An octagon: it isn't allowed. */
  no: (
    <>
      <path d="M7.4 1h9.2L23 7.4v9.2L16.6 23H7.4L1 16.6V7.4z" className="solid" />
      <path d="M8 8l8 8M16 8l-8 8" className="cut" />
    </>
  ),
  /** A speech bubble: something is asked. */
  ask: (
    <>
      <path
        d="M4 1h16a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-4.5L12 23.5 8.5 19H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z"
        className="solid"
      />
      <path d="M8.7 7.6c.2-1.8 1.6-2.9 3.4-2.9 1.9 0 3.3 1.2 3.3 2.9 0 2.4-3.2 2.5-3.2 4.7" className="cut" />
      <circle cx="12.2" cy="15.6" r="1.55" className="cut-dot" />
    </>
  ),
  /** A hexagon: something is corrected. */
  fix: (
    <>
      <path d="M12 .8l9.7 5.6v11.2L12 23.2l-9.7-5.6V6.4z" className="solid" />
      <path d="M7 17l.9-3.6 7-7a1.9 1.9 0 0 1 2.7 2.7l-7 7z" className="cut-dot" />
    </>
  ),
  burn: (
    <>
      <path d={FLAME} className="solid" />
      <path d={EMBER} className="ember" />
    </>
  ),
  /** How many cards a hand has. */
  cards: (
    <>
      <rect x="8.5" y="3" width="10.5" height="15" rx="1.8" transform="rotate(12 14 10)" className="solid" />
      <rect x="4.5" y="5" width="10.5" height="15" rx="1.8" transform="rotate(-8 10 12)" className="solid" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

/** The name of an icon. */
export type IconName = keyof typeof ICONS;
/** All of them. */
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

/** An icon in the colour of its text; what it says stands beside it in words. */
export const Icon = ({ name, className }: { readonly name: IconName; readonly className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    className={className === undefined ? 'icon' : `icon ${className}`}
    aria-hidden="true"
    focusable="false"
  >
    {ICONS[name]}
  </svg>
);

/** How hard something is: so many flames of three; the word for it stands beside them, or in a legend. */
export const Flames = ({ lit }: { readonly lit: 1 | 2 | 3 }) => (
  <span className="flames" aria-hidden="true">
    {[1, 2, 3].map((each) => (
      <svg
        key={each}
        viewBox="0 0 24 24"
        className={each <= lit ? 'lit' : undefined}
        aria-hidden="true"
        focusable="false"
      >
        <path d={FLAME} />
      </svg>
    ))}
  </span>
);
