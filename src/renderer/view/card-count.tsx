import { useTools } from '../store/context.ts';

interface Props {
  readonly count: number;
  /** By how many it may be wrong, either way. */
  readonly doubt: number;
  /** So many are surely there. */
  readonly atLeast?: number;
}

/** How many cards of a hand there are; where that may be wrong, from how few to how many it may be. */
export function CardCount({ count, doubt, atLeast = 0 }: Props) {
  const { correct } = useTools().words;
  if (doubt === 0) return count;
  const least = Math.max(atLeast, count - doubt);
  const most = count + doubt;
  return (
    <span className="doubt" title={correct.doubt(count, least, most)}>
      <span aria-hidden="true">{correct.doubtShort(least, most)}</span>
      <span className="unseen">{correct.doubtAloud(least, most)}</span>
    </span>
  );
}
