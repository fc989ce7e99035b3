import type { CSSProperties } from 'react';

interface Props {
  /** Milliseconds left as of the message. */
  readonly closesIn: number;
  readonly quiet: number;
  /** How much faster than the clock on the wall the table's time runs. */
  readonly speed: number;
}

/** A bar that runs out with the quiet time; it runs by itself, without messages. */
export function Countdown({ closesIn, quiet, speed }: Props) {
  const left = quiet > 0 ? Math.min(1, closesIn / quiet) : 0;
  return (
    <div className="countdown" aria-hidden="true">
      <div
        style={
          {
            '--left': left,
            // Where time stands still, so does the bar.
            ...(speed === 0 && { animationPlayState: 'paused' }),
            animationDuration: `${closesIn / (speed || 1)}ms`,
          } as CSSProperties
        }
      />
    </div>
  );
}
