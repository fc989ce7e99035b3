import { useLayoutEffect, useRef } from 'react';
import type { Card } from '../../../engine/cards.ts';
import { PlayingCard } from '../parts/card.tsx';

/** A card that is turned over on the pile, and leaves with it. */
export interface Turned {
  readonly slot: Card;
  /** Where it lay, where it is turned over, and where it goes in the end. */
  readonly from: DOMRect;
  readonly at: DOMRect;
  readonly to: DOMRect;
  /** Milliseconds that it takes to the pile. */
  readonly time: number;
  /** And until it leaves, from the beginning. */
  readonly seen: number;
  /** And from there on. */
  readonly takes: number;
}

const across = (one: DOMRect, other: DOMRect): string => {
  const x = one.left + one.width / 2 - other.left - other.width / 2;
  const y = one.top + one.height / 2 - other.top - other.height / 2;
  return `${x}px ${y}px`;
};

/** A face-down card that doesn't fit: it comes to the pile, is turned over there, and goes with it. */
export function TurnedCard({ turned, done }: { readonly turned: Turned; readonly done: () => void }) {
  const card = useRef<HTMLSpanElement>(null);
  const { slot, from, at, to, time, seen, takes } = turned;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each card
  useLayoutEffect(() => {
    const all = seen + takes;
    const frames: Keyframe[] = [
      { translate: across(from, at), scale: '0.05 1' },
      { translate: '0 0', scale: '1', offset: time / all },
      { translate: '0 0', scale: '1', offset: seen / all, easing: 'ease-in-out' },
      { translate: across(to, at), scale: '0.5' },
    ];
    const run = card.current?.animate(frames, { duration: all });
    if (run !== undefined) run.onfinish = done;
    return () => run?.cancel();
  }, [turned]);
  return (
    <span
      ref={card}
      className="turned-card"
      aria-hidden="true"
      style={{ left: at.left, top: at.top, width: at.width }}
    >
      <PlayingCard slot={slot} />
    </span>
  );
}
