import type { ReactNode } from 'react';
import type { TableView } from '../../../protocol/view.ts';

function Icon({ children, className }: { readonly children: ReactNode; readonly className: string }) {
  return (
    <svg viewBox="0 0 100 100" className={`icon ${className}`} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

const CHECK = 'M28 52 L44 68 L74 34';

const Check = () => (
  <Icon className="icon-check">
    <circle cx="50" cy="50" r="46" className="solid" />
    <path d={CHECK} className="cut" />
  </Icon>
);

const OpenCheck = () => (
  <Icon className="icon-open-check">
    <circle cx="50" cy="50" r="42" className="line dashed" />
    <path d={CHECK} className="line" />
  </Icon>
);

const SpokenCheck = () => (
  <Icon className="icon-spoken">
    <path
      d="M12 8 H88 A8 8 0 0 1 96 16 V66 A8 8 0 0 1 88 74 H52 L28 95 V74 H12 A8 8 0 0 1 4 66 V16 A8 8 0 0 1 12 8Z"
      className="solid"
    />
    <path d="M28 42 L44 57 L73 26" className="cut" />
  </Icon>
);

/** The pile goes up into a hand. */
const TakenUp = () => (
  <Icon className="icon-taken-up">
    <path d="M50 6 L84 42 H64 V70 H36 V42 H16Z" className="solid" />
    <path d="M14 90 H86" className="line" />
  </Icon>
);

const Cross = () => (
  <Icon className="icon-cross">
    <path d="M31 4 H69 L96 31 V69 L69 96 H31 L4 69 V31Z" className="solid" />
    <path d="M31 31 L69 69 M69 31 L31 69" className="cut" />
  </Icon>
);

const Mark = () => (
  <Icon className="icon-mark">
    <path d="M31 4 H69 L96 31 V69 L69 96 H31 L4 69 V31Z" className="line" />
    <path d="M50 22 V56" className="line" />
    <circle cx="50" cy="75" r="7" className="solid" />
  </Icon>
);

const Flame = () => (
  <Icon className="icon-flame">
    <path
      d="M55 3 C61 24 88 37 88 63 A38 35 0 0 1 12 63 C12 47 23 39 27 24 C36 28 40 36 40 44 C50 35 56 20 55 3Z"
      className="solid"
    />
    <path
      d="M52 46 C55 57 69 63 69 76 A19 17 0 0 1 31 76 C31 68 36 64 38 56 C43 58 45 62 45 66 C50 61 53 54 52 46Z"
      className="ember"
    />
  </Icon>
);

const Dots = () => (
  <Icon className="icon-dots">
    <circle cx="50" cy="50" r="42" className="line dashed" />
    <circle cx="28" cy="50" r="7" className="solid" />
    <circle cx="50" cy="50" r="7" className="solid" />
    <circle cx="72" cy="50" r="7" className="solid" />
  </Icon>
);

const Asking = () => (
  <Icon className="icon-asking">
    <path d="M50 2 L98 50 L50 98 L2 50Z" className="solid" />
    <path d="M37 40 C37 25 63 25 63 40 C63 50 50 50 50 61" className="cut" />
    <circle cx="50" cy="74" r="5.5" className="cut-dot" />
  </Icon>
);

const Cards = () => (
  <Icon className="icon-cards">
    <rect x="16" y="20" width="44" height="62" rx="7" className="line" transform="rotate(-10 38 51)" />
    <rect x="40" y="18" width="44" height="62" rx="7" className="solid" transform="rotate(8 62 49)" />
  </Icon>
);

const Pencil = () => (
  <Icon className="icon-pencil">
    <path d="M6 94 L14 66 L70 10 A9 9 0 0 1 83 10 L90 17 A9 9 0 0 1 90 30 L34 86Z" className="solid" />
    <path d="M62 20 L80 38" className="cut" />
  </Icon>
);

/** The shape of everything that the band can say. */
export const BAND_ICONS = {
  legal: Check,
  onTrust: SpokenCheck,
  burn: Flame,
  mishap: TakenUp,
  illegal: Cross,
  stands: Mark,
  cannot: Cross,
  check: Asking,
  fits: OpenCheck,
  notYet: Dots,
  question: Asking,
  hint: Cards,
  correct: Pencil,
} as const;
export type BandKind = keyof typeof BAND_ICONS;

/** An arrow that runs the way in which the turn goes. */
export function DirectionArrow({ direction }: { readonly direction: TableView['direction'] }) {
  return (
    <Icon className={`direction-arrow ${direction}`}>
      <path d="M83 50 A33 33 0 1 1 66 21" className="line" />
      <path d="M57 4 L82 24 L52 37Z" className="solid" />
    </Icon>
  );
}
