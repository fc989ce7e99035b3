import { Cj, Ck, Cq, Dj, Dk, Dq, Hj, Hk, Hq, Sj, Sk, Sq } from '@letele/playing-cards';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { courtId } from './court.ts';

const PICTURES = [
  [courtId('J', 'C'), Cj],
  [courtId('Q', 'C'), Cq],
  [courtId('K', 'C'), Ck],
  [courtId('J', 'D'), Dj],
  [courtId('Q', 'D'), Dq],
  [courtId('K', 'D'), Dk],
  [courtId('J', 'H'), Hj],
  [courtId('Q', 'H'), Hq],
  [courtId('K', 'H'), Hk],
  [courtId('J', 'S'), Sj],
  [courtId('Q', 'S'), Sq],
  [courtId('K', 'S'), Sk],
] as const;

/** Of the whole cards only what their frame holds: rank and suit in the corners are ours. */
const FRAMED = '-82.4 -130.4 164.8 260.8';

/** Each court once, out of sight, for every card of the page to show. */
function CourtSprite() {
  useLayoutEffect(() => {
    document.documentElement.dataset.courts = 'drawn';
  }, []);
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false">
      {PICTURES.map(([id, Picture]) => (
        <symbol key={id} id={id} viewBox={FRAMED} preserveAspectRatio="none" className="court-art">
          <Picture x={-120} y={-168} />
        </symbol>
      ))}
    </svg>
  );
}

/** Puts the pictures of the courts on the page. */
export function drawCourts(): void {
  const place = document.createElement('div');
  place.className = 'courts';
  document.body.append(place);
  createRoot(place).render(<CourtSprite />);
}
