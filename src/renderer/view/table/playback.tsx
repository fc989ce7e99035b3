import { useState } from 'react';
import type { PlaybackView } from '../../../protocol/view.ts';
import { usePage, useTools } from '../../store/context.ts';
import { Icon } from '../parts/icon.tsx';

const SPEEDS = [1, 4, 16] as const;

/** The sample games, each by one tap; a recording at a table of one’s own has its name alone. */
function Games({ playback: { sample, speed } }: { readonly playback: PlaybackView }) {
  const { words, send } = useTools();
  const samples = usePage(({ welcome }) => welcome?.samples);
  if (!samples?.includes(sample)) return <span className="playback-name">{words.home.ruleSet(sample)}</span>;
  return (
    <fieldset className="playback-games">
      <legend className="unseen">{words.table.labels.games}</legend>
      {samples.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === sample}
          data-testid={`sample-${name}`}
          onClick={() => name !== sample && send({ type: 'watch', sample: name, speed: speed || 1 })}
        >
          {words.home.ruleSet(name)}
        </button>
      ))}
    </fieldset>
  );
}

/** Which game is watched and how far it is; to pause it, its pace, and how to end it. */
export function Playback({ playback }: { readonly playback: PlaybackView }) {
  const { words, send } = useTools();
  const { sample, done, total, speed } = playback;
  const { buttons, labels, watching } = words.table;
  /** To continue as fast as before. */
  const [pace, setPace] = useState(speed || 1);
  const stands = speed === 0;
  const goAt = (wanted: number) => {
    if (wanted !== 0) setPace(wanted);
    send({ type: 'watch', sample, speed: wanted });
  };
  return (
    <div className="playback" data-testid="playback" data-done={done} data-total={total}>
      <progress
        value={done}
        max={Math.max(total, 1)}
        aria-label={watching(words.home.ruleSet(sample), done, total)}
      />
      <Games playback={playback} />
      <button type="button" data-testid="pause-watching" onClick={() => goAt(stands ? pace : 0)}>
        <Icon name={stands ? 'start' : 'pause'} />
        <span className="words">{stands ? buttons.goOn : buttons.pause}</span>
      </button>
      <fieldset className="playback-speeds">
        <legend className="unseen">{labels.speed}</legend>
        {SPEEDS.map((wanted) => (
          <button
            key={wanted}
            type="button"
            aria-pressed={wanted === (speed || pace)}
            data-testid={`speed-${wanted}`}
            onClick={() => goAt(wanted)}
          >
            {wanted}×
          </button>
        ))}
      </fieldset>
      <button type="button" data-testid="stop-watching" onClick={() => send({ type: 'stopWatching' })}>
        {buttons.stop}
      </button>
    </div>
  );
}
