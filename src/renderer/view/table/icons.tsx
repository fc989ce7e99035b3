import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';

/** A shape of the band alone. */
function Shape({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className === undefined ? 'icon' : `icon ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

const Check = () => <Icon name="fits" className="icon-check" />;

const OpenCheck = () => (
  <Shape>
    <circle cx="12" cy="12" r="10" className="line dashed" />
    <path d="M6.3 12.4l3.9 4 7.4-8.6" className="line" />
  </Shape>
);

const SpokenCheck = () => (
  <Shape className="icon-spoken">
    <path
      d="M4 1h16a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-4.5L12 23.5 8.5 19H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z"
      className="solid"
    />
    <path d="M6.5 10.2l4 4 7.2-8.2" className="cut" />
  </Shape>
);

/** The pile goes up into a hand. */
const TakenUp = () => (
  <Shape>
    <path d="M12 1.5L20.2 10h-4.9v7H8.7v-7H3.8z" className="solid" />
    <path d="M3.4 21.6h17.2" className="line" />
  </Shape>
);

const Cross = () => <Icon name="no" />;

const Stands = () => (
  <Shape>
    <path d="M7.4 1.3h9.2l6.1 6.1v9.2l-6.1 6.1H7.4l-6.1-6.1V7.4z" className="line" />
    <path d="M12 5.5V13.5" className="line" />
    <circle cx="12" cy="18" r="1.7" className="solid" />
  </Shape>
);

const Flame = () => <Icon name="burn" />;

const Dots = () => (
  <Shape>
    <circle cx="12" cy="12" r="10" className="line dashed" />
    <circle cx="6.7" cy="12" r="1.7" className="solid" />
    <circle cx="12" cy="12" r="1.7" className="solid" />
    <circle cx="17.3" cy="12" r="1.7" className="solid" />
  </Shape>
);

const Asking = () => <Icon name="ask" />;
const Cards = () => <Icon name="cards" />;
const Pencil = () => <Icon name="fix" />;

/** A code of which nothing came. */
const Unread = () => (
  <Shape>
    <path d="M12 1.6L23.2 21.6H.8z" className="solid" />
    <path d="M12 9v6" className="cut" />
    <circle cx="12" cy="18.4" r="1.25" className="cut-dot" />
  </Shape>
);

/** The shape of everything that the band can say. */
export const BAND_ICONS = {
  legal: Check,
  onTrust: SpokenCheck,
  burn: Flame,
  mishap: TakenUp,
  illegal: Cross,
  stands: Stands,
  check: Asking,
  fits: OpenCheck,
  notYet: Dots,
  question: Asking,
  hint: Cards,
  correct: Pencil,
  unread: Unread,
} as const;
export type BandKind = keyof typeof BAND_ICONS;
