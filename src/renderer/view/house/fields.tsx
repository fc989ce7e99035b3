import { useId } from 'react';
import { type Kind, RANKS, type Rank } from '../../../engine/cards.ts';
import { useTools } from '../../store/context.ts';

interface PickProps<T> {
  readonly testId: string;
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly say: (value: T) => string;
  readonly onChange: (value: T) => void;
  /** The label is seen; else it is only heard, as what stands above says the same. */
  readonly labelled?: boolean;
}

/** One of some values, each said in words. */
export function Pick<T extends string | number | boolean | null>({
  testId,
  label,
  value,
  values,
  say,
  onChange,
  labelled = false,
}: PickProps<T>) {
  const id = useId();
  return (
    <span className="stack house-field">
      <label htmlFor={id} className={labelled ? undefined : 'unseen'}>
        {label}
      </label>
      <select
        id={id}
        data-testid={testId}
        value={String(value)}
        onChange={({ target }) => {
          const chosen = values.find((one) => String(one) === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((one) => (
          <option key={String(one)} value={String(one)}>
            {say(one)}
          </option>
        ))}
      </select>
    </span>
  );
}

interface CheckProps {
  readonly testId: string;
  readonly label: string;
  readonly on: boolean;
  /** Shown as a card to press, not as a box with words. */
  readonly isRank?: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Something that is so or not. */
export function Check({ testId, label, on, isRank = false, onChange }: CheckProps) {
  return (
    <label className={isRank ? 'row house-check pressed-whole' : 'row house-check'}>
      <input
        type="checkbox"
        data-testid={testId}
        checked={on}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

interface YesOrNoProps {
  readonly testId: string;
  readonly label: string;
  readonly on: boolean;
  /** Why it can’t be switched as the rules are; null if it can. */
  readonly whyNot?: string | null;
  readonly onChange: (on: boolean) => void;
}

/** Whether what the label says is so: a switch, and beside it what it says now. */
export function YesOrNo({ testId, label, on, whyNot = null, onChange }: YesOrNoProps) {
  const { house } = useTools().words;
  return (
    <label className={whyNot === null ? 'row house-check' : 'row house-check out'}>
      <input
        type="checkbox"
        className="switch-box"
        aria-label={label}
        data-testid={testId}
        checked={on}
        disabled={whyNot !== null}
        aria-describedby={whyNot === null ? undefined : `${testId}-why`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <span aria-hidden="true">{on ? house.on : house.off}</span>
        {whyNot !== null && <small id={`${testId}-why`}> {whyNot}</small>}
      </span>
    </label>
  );
}

interface RanksProps<K extends Kind> {
  readonly testId: string;
  readonly label: string;
  /** Those to choose from, and those that are chosen. */
  readonly among: readonly K[];
  readonly ranks: readonly K[];
  readonly onChange: (ranks: readonly K[]) => void;
}

/** Any number of ranks, or of ranks and jokers. */
export function RankBoxes<K extends Kind>({ testId, label, among, ranks, onChange }: RanksProps<K>) {
  const { cards } = useTools().words;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would be set off from the part that it is in
    <div className="cluster house-ranks" role="group" aria-label={label}>
      {among.map((rank) => (
        <Check
          key={rank}
          testId={`${testId}-${rank}`}
          label={cards.rank(rank)}
          on={ranks.includes(rank)}
          isRank
          onChange={(on) => onChange(among.filter((one) => (one === rank ? on : ranks.includes(one))))}
        />
      ))}
    </div>
  );
}

interface RankProps {
  readonly testId: string;
  readonly label: string;
  readonly rank: Rank;
  readonly onChange: (rank: Rank) => void;
}

/** One rank. */
export function RankPick({ testId, label, rank, onChange }: RankProps) {
  const { cards } = useTools().words;
  return (
    <Pick
      testId={testId}
      label={label}
      labelled
      value={rank}
      values={RANKS}
      say={cards.rank}
      onChange={onChange}
    />
  );
}

export interface TextProps {
  readonly testId: string;
  readonly label: string;
  readonly value: string;
  readonly longest: number;
  readonly rows?: number;
  readonly labelled?: boolean;
  /** What there is to say about it now, told once when that begins; empty for nothing. Where it is full, that. */
  readonly note?: string;
  readonly onChange: (text: string) => void;
}

/** A text, with more than one line where it may be long. */
export function Text({
  testId,
  label,
  value,
  longest,
  rows,
  labelled = false,
  note = '',
  onChange,
}: TextProps) {
  const { house } = useTools().words;
  const said = [note, ...(value.length >= longest ? [house.full(longest)] : [])].join(' ').trim();
  const id = useId();
  const noteId = useId();
  const own = {
    id,
    'data-testid': testId,
    value,
    maxLength: longest,
    autoComplete: 'off',
    'aria-describedby': said === '' ? undefined : noteId,
  };
  return (
    <span className="stack house-field">
      <label htmlFor={id} className={labelled ? undefined : 'unseen'}>
        {label}
      </label>
      {rows === undefined ? (
        <input type="text" {...own} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <textarea rows={rows} {...own} onChange={({ target }) => onChange(target.value)} />
      )}
      <small id={noteId} className="quiet-line" aria-live="polite" data-testid={`${testId}-note`}>
        {said}
      </small>
    </span>
  );
}

interface MoveProps {
  readonly testId: string;
  readonly what: string;
  readonly place: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove?: () => void;
}

/** Moves one of a list up or down by one, or takes it away. */
export function MoveButtons({ testId, what, place, count, onMove, onRemove }: MoveProps) {
  const { house } = useTools().words;
  return (
    <span className="row house-move">
      <button
        type="button"
        aria-label={house.moveUp(what)}
        aria-disabled={place === 0}
        data-testid={`${testId}-up`}
        onClick={() => place > 0 && onMove(-1)}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={house.moveDown(what)}
        aria-disabled={place === count - 1}
        data-testid={`${testId}-down`}
        onClick={() => place < count - 1 && onMove(1)}
      >
        ↓
      </button>
      {onRemove !== undefined && (
        <button
          type="button"
          aria-label={house.remove(what)}
          data-testid={`${testId}-remove`}
          onClick={onRemove}
        >
          ×
        </button>
      )}
    </span>
  );
}
