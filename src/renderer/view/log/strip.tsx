import { type CSSProperties, useMemo } from 'react';
import { useAct, useTools } from '../../store/context.ts';
import { lastMoment, lookAt } from '../../store/reading.ts';
import type { Reading } from '../../store/route.ts';
import { barsOf } from './bars.ts';

const KINDS = ['burn', 'refused', 'pickUp'] as const;

/** The whole round as bars, one for each moment; the frame round one of them is a slider. */
export function Strip({ reading }: { readonly reading: Reading }) {
  const { log } = useTools().words;
  const act = useAct();
  const last = lastMoment(reading);
  const at = reading.moment ?? last;
  const bars = useMemo(() => barsOf(reading.log?.lines ?? [], last), [reading.log, last]);
  const highest = Math.max(1, ...bars.map(({ cards }) => cards));
  return (
    <section className="strip" aria-label={log.strip} style={{ '--bars': bars.length } as CSSProperties}>
      <div className="strip-bars">
        {bars.map(({ cards, kind }, moment) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a moment is its number
            key={moment}
            className={`bar bar-${kind}${moment > at ? ' later' : ''}${moment === at ? ' here' : ''}`}
            style={{ '--height': cards / highest } as CSSProperties}
          />
        ))}
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          disabled={last === 0}
          aria-label={log.moment}
          aria-valuetext={log.momentOf(at, last)}
          data-testid="moment"
          onChange={(event) => act((state) => lookAt(state, event.target.valueAsNumber))}
        />
      </div>
      <p className="cluster strip-legend" aria-hidden="true">
        {KINDS.map((kind) => (
          <span key={kind}>
            <i className={`bar-${kind}`} /> {log.bars[kind]}
          </span>
        ))}
        <span>{log.bars.height}</span>
      </p>
    </section>
  );
}
