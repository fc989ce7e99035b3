import { type CSSProperties, useEffect } from 'react';
import type { PileSlot } from '../../../engine/cards.ts';
import { PlayingCard } from '../parts/card.tsx';

/** Milliseconds that a pile takes to burn; the styles say the same (`--burn-time`). */
const BURN_TIME = 1100;

/** Milliseconds until what sets it on fire lies there; the styles say the same (`land`). */
export const LANDS_IN_FIRE = 220;

/** A pile that burns. */
export interface Burning {
  readonly cards: readonly {
    readonly slot: PileSlot;
    readonly rect: DOMRect;
    /** Where the card came from; null if it lay there already. */
    readonly from: DOMRect | null;
  }[];
}

const TONGUE = 'M12 0C15 9 23 13 23 25A11 11 0 0 1 1 25C1 18 5 15 6 9C8 11 9 13 9 16C11 12 12 7 12 0Z';

/** From the outside in. */
const HEATS = ['deep', 'mid', 'hot'] as const;
/** Flames stand over the whole width, higher in the middle; embers fly up out of them. */
const TONGUES = [0.7, 0.85, 0.5, 1, 1.05, 0.65, 0.9, 0.8, 0.55];
const EMBERS = Array.from({ length: 24 }, (_, i) => ((i * 61) % 97) / 96);

const styled = (style: Record<string, string | number>) => style as CSSProperties;

interface Props {
  readonly burning: Burning;
  readonly done: () => void;
}

/** The pile burns where it lay: flames and embers, and all of it chars and falls together. */
export function Fire({ burning, done }: Props) {
  const { cards } = burning;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each fire
  useEffect(() => {
    const timer = setTimeout(done, BURN_TIME);
    return () => clearTimeout(timer);
  }, [burning]);
  const left = Math.min(...cards.map(({ rect }) => rect.left));
  const right = Math.max(...cards.map(({ rect }) => rect.right));
  const top = Math.min(...cards.map(({ rect }) => rect.top));
  const bottom = Math.max(...cards.map(({ rect }) => rect.bottom));
  const place = { left, top, width: right - left, height: bottom - top };
  return (
    <div className="fire" aria-hidden="true" style={{ ...place }}>
      <i className="firelight" />
      {cards.map(({ slot, rect, from }, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: they lie as they lie
          key={i}
          className={from === null ? 'burning' : 'burning laid'}
          style={styled({
            left: `${rect.left - left}px`,
            top: `${rect.top - top}px`,
            width: `${rect.width}px`,
            '--tilt': `${((i * 37) % 11) - 5}deg`,
            ...(from && { '--from': `${from.left - rect.left}px ${from.top - rect.top}px` }),
          })}
        >
          <PlayingCard slot={slot} />
          <i className="char" />
        </span>
      ))}
      {TONGUES.map((size, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they stand
          key={i}
          viewBox="0 0 24 36"
          preserveAspectRatio="none"
          aria-hidden="true"
          className={`tongue ${HEATS[i % HEATS.length]}`}
          style={styled({ left: `${(100 * (i + 0.5)) / TONGUES.length}%`, '--size': size, '--nth': i % 3 })}
        >
          <path d={TONGUE} />
        </svg>
      ))}
      {EMBERS.map((x, i) => (
        <i
          key={x}
          className="ember"
          style={styled({ left: `${100 * x}%`, '--drift': `${((i * 29) % 13) - 6}`, '--nth': i % 4 })}
        />
      ))}
    </div>
  );
}
