import { useEffect, useRef } from 'react';
import { BackButton } from './back-button.tsx';

/** The head of a screen about codes: its title, and the way back. */
export function CodesHead({ title }: { readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // With the keyboard you go on from the top.
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className="settings-head">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <BackButton />
    </header>
  );
}

interface NumberFieldProps {
  readonly testId: string;
  readonly label: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly onChange: (value: number) => void;
}

/** One of a few whole numbers. */
export function NumberField({ testId, label, value, from, to, onChange }: NumberFieldProps) {
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <label className="number-field">
      {label}
      <select value={value} data-testid={testId} onChange={(event) => onChange(Number(event.target.value))}>
        {numbers.map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </label>
  );
}
