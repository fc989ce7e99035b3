import { useEffect, useId, useRef } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { sayMoment } from '../../../words/say/log.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import {
  backToNow,
  lastMoment,
  lookAt,
  REPLAY_SPEEDS,
  type Reading,
  setAloud,
  setSpeed,
  step,
  togglePlaying,
} from '../../store/reading.ts';
import { ActionButton } from '../action-button.tsx';
import { Band } from '../table/band.tsx';
import { BandHint } from '../table/band-hint.tsx';
import { BandRuling } from '../table/band-ruling.tsx';
import { Header } from '../table/header.tsx';
import { NoticeLine } from '../table/notice-line.tsx';
import { Pile } from '../table/pile.tsx';
import { Seats } from '../table/seats.tsx';

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
function Replay({ reading }: { readonly reading: Reading }) {
  const { log } = useTools().words;
  const act = useAct();
  const speaks = usePage((state) => state.lobby?.settings.speak === true);
  const last = lastMoment(reading);
  const at = reading.at ?? last;
  const speed = Math.max(0, REPLAY_SPEEDS.indexOf(reading.speed as (typeof REPLAY_SPEEDS)[number]));
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
          said={log.times(reading.speed)}
          onChange={(index) => act((state) => setSpeed(state, REPLAY_SPEEDS[index] ?? 1))}
        />
      </div>
    </fieldset>
  );
}

/** Which moment is shown, for all to see, and the way back to now; or that something new has come. */
function Which({ table, reading }: Props) {
  const { words } = useTools();
  const act = useAct();
  const { at, left } = reading;
  const { log } = words;
  if (at !== null)
    return (
      <div className="which past" data-testid="as-it-was" data-after={at}>
        <h2 role="status">{sayMoment(words, table.seats, reading.lines ?? [], at)}</h2>
        <ActionButton testId="back-to-now" keys="toNow" onClick={() => act(backToNow)}>
          {log.backToNow}
        </ActionButton>
      </div>
    );
  if (left !== null)
    return (
      <div className="which news" data-testid="log-news">
        <h2 role="alert">{log.news}</h2>
        <ActionButton testId="look-again" onClick={() => act((state) => lookAt(state, left))}>
          {log.goBack}
        </ActionButton>
      </div>
    );
  return (
    <div className="which" data-testid="as-it-is">
      <h2>{log.now}</h2>
    </div>
  );
}

interface Props {
  readonly table: TableView;
  readonly reading: Reading;
}

/** The table at the moment that was chosen, only to be looked at; questions of the game as it is now can be answered. */
export function Moment({ table, reading }: Props) {
  const past = reading.at === null ? null : reading.past;
  const view = past?.table ?? table;
  const section = useRef<HTMLElement>(null);
  // On a phone the line that was chosen stands far below.
  useEffect(() => {
    const isAbove = (section.current?.getBoundingClientRect().top ?? 0) < 0;
    if (reading.at !== null && isAbove) section.current?.scrollIntoView();
  }, [reading.at]);
  return (
    <section ref={section} className={past === null ? 'moment' : 'moment is-past'} data-testid="moment-view">
      <Which table={table} reading={reading} />
      <div className="moment-table">
        <Header view={view} />
        {past === null ? <Band view={view} /> : <PastBand view={view} />}
        {past === null && <NoticeLine view={view} />}
        <div className="moment-middle">
          <Pile view={view} />
          <Seats view={view} still />
        </div>
      </div>
      <Replay reading={reading} />
    </section>
  );
}

/** The ruling that the moment came of. */
function PastBand({ view }: { readonly view: TableView }) {
  return view.ruling === null ? (
    <BandHint view={view} />
  ) : (
    <BandRuling view={view} ruling={view.ruling} silent />
  );
}
