import { useId } from 'react';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { lastMoment, lookAt, REPLAY_SPEEDS, setAloud, step, togglePlaying } from '../../store/reading.ts';
import type { Reading } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';

interface SliderProps {
  readonly testId: string;
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly said: string;
  readonly onChange: (value: number) => void;
}

/** A slider that counts at every step on the way. */
function Slider({ testId, label, value, max, said, onChange }: SliderProps) {
  const id = useId();
  return (
    <span className="replay-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        step={1}
        value={value}
        aria-valuetext={said}
        data-testid={testId}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output htmlFor={id}>{said}</output>
    </span>
  );
}

/** Steps through the round, or lets it run by itself. */
export function Replay({ reading }: { readonly reading: Reading }) {
  const { log } = useTools().words;
  const act = useAct();
  const speaks = usePage((state) => state.lobby?.settings.speak === true);
  const replaySpeed = usePage((state) => state.replaySpeed);
  const last = lastMoment(reading);
  const at = reading.moment ?? last;
  const speed = Math.max(0, REPLAY_SPEEDS.indexOf(replaySpeed as (typeof REPLAY_SPEEDS)[number]));
  return (
    <fieldset className="replay" aria-label={log.replay} disabled={last === 0}>
      <ActionButton testId="step-back" keys="stepBack" onClick={() => act((state) => step(state, -1))}>
        {log.back}
      </ActionButton>
      <ActionButton testId="replay" keys="replay" primary onClick={() => act(togglePlaying)}>
        {reading.playing ? log.pause : log.play}
      </ActionButton>
      <ActionButton testId="step-on" keys="stepOn" onClick={() => act((state) => step(state, 1))}>
        {log.forward}
      </ActionButton>
      {speaks && (
        <label className="replay-aloud">
          <input
            type="checkbox"
            checked={reading.aloud}
            data-testid="replay-aloud"
            onChange={({ target }) => act((state) => setAloud(state, target.checked))}
          />
          {log.aloud}
        </label>
      )}
      <div className="replay-sliders">
        <Slider
          testId="moment"
          label={log.moment}
          value={at}
          max={last}
          said={log.momentOf(at, last)}
          onChange={(moment) => act((state) => lookAt(state, moment))}
        />
        <Slider
          testId="replay-speed"
          label={log.speed}
          value={speed}
          max={REPLAY_SPEEDS.length - 1}
          said={log.times(replaySpeed)}
          onChange={(index) => act({ show: { replaySpeed: REPLAY_SPEEDS[index] ?? 1 } })}
        />
      </div>
    </fieldset>
  );
}
