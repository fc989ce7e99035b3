import { SuitText } from '../suit-text.tsx';
import { SIGNS } from './signs.tsx';

interface Props {
  /** Counts the moves; null for what is none. */
  readonly number: string | null;
  readonly tone: keyof typeof SIGNS;
  readonly text: string;
}

/** A line of the log in short: its number, its sign, and what happened. */
export function SaidLine({ number, tone, text }: Props) {
  return (
    <>
      <span className="log-number">{number}</span>
      <span className="log-sign" aria-hidden="true">
        {SIGNS[tone]}
      </span>
      <span>
        <SuitText text={text} />
      </span>
    </>
  );
}
