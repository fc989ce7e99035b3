import { type ReactNode, useId } from 'react';
import { useTools } from '../../store/context.ts';

interface SectionProps {
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a screen under its heading. */
export function Section({ name, title, children }: SectionProps) {
  const id = useId();
  return (
    <section className={`stack setting-part ${name}-part`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A part of a group that needs more than a line. */
export function Block({ name, title, children }: SectionProps) {
  const id = useId();
  return (
    <section className={`stack setting-block ${name}-part`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
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
    <label className={chosen ? 'row way-choice chosen' : 'row way-choice'}>
      <input type="radio" name={group} checked={chosen} onChange={onChoose} data-testid={testId} />
      <span className="stack way-text">{children}</span>
    </label>
  );
}

interface SwitchProps {
  readonly testId: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly name: string;
  readonly what: string;
  /** Beside it instead of whether it is on: it is, and something else decides. */
  readonly said?: string;
}

/** Something that is on or off: its words, and the switch at the end of the line. */
export function Switch({ testId, on, onChange, name, what, said }: SwitchProps) {
  const { look } = useTools().words;
  return (
    <label className="cluster on-off">
      <span className="stack way-text">
        <b>{name}</b>
        <small>{what}</small>
      </span>
      <input
        type="checkbox"
        className="switch-box"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        data-testid={testId}
      />
      <span className="on-off-said" aria-hidden="true">
        {said ?? (on ? look.on : look.off)}
      </span>
    </label>
  );
}

interface SegmentsProps<T extends string> {
  /** Each option is found by this and its value: `theme-dark`. */
  readonly testId: string;
  readonly label: string;
  readonly what?: string;
  readonly chosen: T;
  readonly options: readonly (readonly [T, ReactNode])[];
  readonly onChoose: (value: T) => void;
  /** What the options look like, if they aren't words in a rounded field. */
  readonly className?: string;
}

/** One of a few: its words, and all of the few at the end of the line. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { testId, label, what, chosen, options, onChoose, className = 'segments' } = props;
  const id = useId();
  return (
    <fieldset className="cluster choose-one" aria-labelledby={id} aria-describedby={what && `${id}-what`}>
      <span className="stack way-text">
        <b id={id}>{label}</b>
        {what !== undefined && <small id={`${id}-what`}>{what}</small>}
      </span>
      <span className={className}>
        {options.map(([value, said]) => (
          <label key={value} data-value={value} className="pressed-whole">
            <input
              type="radio"
              name={testId}
              data-testid={`${testId}-${value}`}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {said}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
