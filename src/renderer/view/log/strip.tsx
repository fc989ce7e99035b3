import { type CSSProperties, useMemo } from 'react';
import { useAct, useTools } from '../../store/context.ts';
import { firstMoment, lastMoment, lookAt } from '../../store/reading.ts';
import type { Reading } from '../../store/route.ts';
import { barsOf } from './bars.ts';

const KINDS = ['burn', 'refused', 'pickUp'] as const;

/** The whole round as bars, one for the deal and one for each moment after it; the frame round one of them is a slider. */
export function Strip({ reading }: { readonly reading: Reading }) {
  const { log } = useTools().words;
  const act = useAct();
  const last = lastMoment(reading);
  const first = firstMoment(reading);
  const at = Math.max(first, reading.moment ?? last);
  const bars = useMemo(() => barsOf(reading.log?.lines ?? [], last).slice(first), [reading.log, first, last]);
  const highest = Math.max(1, ...bars.map(({ cards }) => cards));
  return (
    <section className="strip" aria-label={log.strip} style={{ '--bars': bars.length } as CSSProperties}>
      <div className="strip-bars">
        {bars.map(({ cards, kind }, i) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a moment is its number
            key={i}
            className={`bar bar-${kind}${first + i > at ? ' later' : ''}${first + i === at ? ' here' : ''}`}
            style={{ '--height': cards / highest } as CSSProperties}
          />
        ))}
        <input
          type="range"
          min={first}
          max={last}
          step={1}
          value={at}
          disabled={last === first}
          aria-label={log.moment}
          aria-valuetext={log.momentOf(at, last)}
          data-testid="moment"
          onChange={(event) => act((state) => lookAt(state, event.target.valueAsNumber))}
        />
      </div>
      <p className="cluster strip-legend" aria-hidden="true">
        {KINDS.filter((kind) => bars.some((bar) => bar.kind === kind)).map((kind) => (
          <span key={kind}>
            <i className={`bar-${kind}`} /> {log.bars[kind]}
          </span>
        ))}
        <span>{log.bars.height}</span>
      </p>
    </section>
  );
}
