import type { TableView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';
import { BandFrame } from './band.tsx';

interface Props {
  readonly view: TableView;
  readonly samples: readonly string[];
}

/** What to do while nothing has been laid. */
export function BandHint({ view, samples }: Props) {
  const { words, send } = useTools();
  const idle = view.log.every((line) => line.ruling === null) && view.playback === null;
  return (
    <BandFrame
      kind="hint"
      hooks={{ 'data-verdict': '', 'data-breaches': '', 'data-burn': false }}
      headline={idle ? words.table.hint : words.table.nothingYet}
    >
      {idle && samples.length > 0 && (
        <div className="answers">
          {samples.map((sample) => (
            <button
              key={sample}
              type="button"
              className="answer"
              data-testid={`watch-${sample}`}
              onClick={() => send({ type: 'watch', sample, speed: 1 })}
            >
              <span>{words.table.watch(sample)}</span>
            </button>
          ))}
        </div>
      )}
    </BandFrame>
  );
}
