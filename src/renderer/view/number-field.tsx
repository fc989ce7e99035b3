interface NumberFieldProps {
  readonly testId: string;
  readonly label: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly onChange: (value: number) => void;
}

/** One of a few whole numbers, at the end of its line. */
export function NumberField({ testId, label, value, from, to, onChange }: NumberFieldProps) {
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <label className="number-field">
      <b>{label}</b>
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
