import { useId } from 'react';
import type { RecordLine } from '../../../protocol/log.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toCorrect } from '../../store/correcting.ts';
import { lastMoment, REPLAY_SPEEDS, setAloud, step, togglePlaying } from '../../store/reading.ts';
import type { Reading } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { Icon } from '../parts/icon.tsx';

/** How fast the moments follow each other. */
function Speed() {
  const { log } = useTools().words;
  const act = useAct();
  const id = useId();
  const replaySpeed = usePage((state) => state.replaySpeed);
  const speed = REPLAY_SPEEDS.indexOf(replaySpeed as (typeof REPLAY_SPEEDS)[number]);
  return (
    <span className="row replay-speed">
      <span aria-hidden="true">{log.speed}</span>
      <input
        id={id}
        type="range"
        min={0}
        max={REPLAY_SPEEDS.length - 1}
        step={1}
        value={Math.max(0, speed)}
        aria-label={log.speed}
        aria-valuetext={log.times(replaySpeed)}
        data-testid="replay-speed"
        onChange={({ target }) => act({ show: { replaySpeed: REPLAY_SPEEDS[target.valueAsNumber] ?? 1 } })}
      />
      <output htmlFor={id}>{log.times(replaySpeed)}</output>
    </span>
  );
}

function Aloud({ reading }: { readonly reading: Reading }) {
  const { log } = useTools().words;
  const act = useAct();
  const speaks = usePage((state) => state.lobby?.settings.speak === true);
  if (!speaks) return null;
  return (
    <label className="row replay-aloud">
      <input
        type="checkbox"
        checked={reading.aloud}
        data-testid="replay-aloud"
        onChange={({ target }) => act((state) => setAloud(state, target.checked))}
      />
      {log.aloud}
    </label>
  );
}

const isMoveAt = (line: RecordLine, at: number): boolean => line.kind === 'move' && line.after === at;

/** Corrects the move that is looked at; not where the program deals, nor in a round that is over and left. */
function CorrectThis({ reading: { of, moment, log } }: { readonly reading: Reading }) {
  const { words } = useTools();
  const act = useAct();
  const isDealt = usePage(({ table }) => table?.play != null);
  const isMove = moment !== null && log?.lines.some((line) => isMoveAt(line, moment)) === true;
  if (of !== null || isDealt || !isMove) return null;
  return (
    <ActionButton
      testId="correct-moment"
      className="correct-moment"
      onClick={() => act((state) => toCorrect(state, moment - 1))}
    >
      <Icon name="edit" /> {words.log.correct}
    </ActionButton>
  );
}

/** Steps through the round, or lets it run by itself. */
export function Replay({ reading }: { readonly reading: Reading }) {
  const { log } = useTools().words;
  const act = useAct();
  return (
    <fieldset className="row replay" aria-label={log.replay} disabled={lastMoment(reading) === 0}>
      <Speed />
      <Aloud reading={reading} />
      <ActionButton testId="step-back" onClick={() => act((state) => step(state, -1))}>
        <Icon name="back" /> <span className="step-word">{log.back}</span>
      </ActionButton>
      <ActionButton testId="replay" className="play-pause" onClick={() => act(togglePlaying)}>
        <Icon name={reading.playing ? 'pause' : 'start'} /> {reading.playing ? log.pause : log.play}
      </ActionButton>
      <ActionButton testId="step-on" onClick={() => act((state) => step(state, 1))}>
        <span className="step-word">{log.forward}</span> <Icon name="forward" />
      </ActionButton>
      <CorrectThis reading={reading} />
    </fieldset>
  );
}
