import type { PlaybackView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';

const SPEEDS = [1, 4, 16] as const;

/** How far a sample game is, how fast it goes, and how to end it. */
export function Playback({ playback }: { readonly playback: PlaybackView }) {
  const { words, send } = useTools();
  const { sample, done, total, speed } = playback;
  const name = words.home.ruleSet(sample);
  return (
    <div className="playback" data-testid="playback" data-done={done} data-total={total}>
      <span>{words.table.watching(name, done, total)}</span>
      <progress value={done} max={Math.max(total, 1)} aria-label={words.table.watch(name)} />
      <fieldset>
        <legend>{words.table.labels.speed}</legend>
        {SPEEDS.map((wanted) => (
          <button
            key={wanted}
            type="button"
            aria-pressed={wanted === speed}
            data-testid={`speed-${wanted}`}
            onClick={() => send({ type: 'watch', sample, speed: wanted })}
          >
            {wanted}×
          </button>
        ))}
      </fieldset>
      <button type="button" data-testid="stop-watching" onClick={() => send({ type: 'stopWatching' })}>
        {words.table.buttons.stop}
      </button>
    </div>
  );
}
