import { type FormEvent, useEffect, useId, useState } from 'react';

interface Props {
  readonly testId: string;
  readonly label: string;
  readonly hint?: string;
  readonly use: string;
  readonly value: string;
  readonly numeric?: boolean;
  readonly longest: number;
  /** Takes what was written; false leaves it in the field. */
  readonly onUse: (text: string) => boolean;
}

/** A text that counts when it is whole: after Enter, or the button beside it. Escape gives the field up. */
export function TextField({ testId, label, hint, use, value, numeric = false, longest, onUse }: Props) {
  const id = useId();
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed !== '') onUse(trimmed);
  };
  return (
    <form className="stack text-field" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <span className="row">
        <input
          id={id}
          type="text"
          inputMode={numeric ? 'numeric' : 'text'}
          value={text}
          maxLength={longest}
          placeholder={hint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-testid={testId}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Leaving the settings takes another one.
            event.stopPropagation();
            setText(value);
            event.currentTarget.blur();
          }}
        />
        <button
          type="submit"
          data-testid={`${testId}-use`}
          disabled={text.trim() === '' || text.trim() === value}
        >
          {use}
        </button>
      </span>
    </form>
  );
}
