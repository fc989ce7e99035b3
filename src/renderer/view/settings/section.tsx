import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the settings under its heading. */
export function Section({ name, title, children }: SectionProps) {
  const id = useId();
  return (
    <section className={`setting-part ${name}-part`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface ChoiceProps {
  readonly group: string;
  readonly testId: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One choice out of a few that exclude each other. */
export function Choice({ group, testId, chosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={chosen ? 'way-choice chosen' : 'way-choice'}>
      <input type="radio" name={group} checked={chosen} onChange={onChoose} data-testid={testId} />
      <span className="way-text">{children}</span>
    </label>
  );
}

interface SwitchProps {
  readonly testId: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly name: string;
  readonly what: string;
}

/** Something that is on or off. */
export function Switch({ testId, on, onChange, name, what }: SwitchProps) {
  return (
    <label className="on-off">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        data-testid={testId}
      />
      <span className="way-text">
        <b>{name}</b>
        <small>{what}</small>
      </span>
    </label>
  );
}
