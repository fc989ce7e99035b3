import { MarkShape } from './mark.tsx';

/** More losses have no metal of their own. */
const METALS = 4;

/** What the loser of a round is given: bronze for the first loss, then silver, gold and platinum. */
export const Medal = ({ losses }: { readonly losses: number }) => (
  <svg
    className="medal"
    data-metal={Math.min(losses, METALS)}
    viewBox="0 0 40 52"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M9 1h9l4 14h-9zM31 1h-9l-4 14h9z" className="ribbon" />
    <circle cx="20" cy="33" r="16.5" />
    <g transform="translate(11.5 23) scale(0.264)">
      <MarkShape />
    </g>
  </svg>
);
