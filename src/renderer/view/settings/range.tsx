import { useEffect, useId, useRef, useState } from 'react';

interface Props {
  readonly testId: string;
  readonly label: string;
  readonly what?: string;
  readonly said: (value: number) => string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

/** A number between two others. It counts when it is let go, not at every step on the way. */
export function Range({ testId, label, what, said, value, min, max, step, onChange }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(value), [value]);
  const settle = useRef(onChange);
  settle.current = onChange;
  useEffect(() => {
    const input = field.current;
    // React's own onChange comes with every step.
    const onSettled = () => input && settle.current(input.valueAsNumber);
    input?.addEventListener('change', onSettled);
    return () => input?.removeEventListener('change', onSettled);
  }, []);
  return (
    <div className="cluster range">
      <label className="stack" htmlFor={id}>
        <b>{label}</b> {what !== undefined && <small>{what}</small>}
      </label>
      <input
        ref={field}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={shown}
        aria-valuetext={said(shown)}
        onChange={(event) => setShown(event.target.valueAsNumber)}
        data-testid={testId}
      />
      <output htmlFor={id}>{said(shown)}</output>
    </div>
  );
}
