import { useTools } from '../../store/context.ts';

interface Props {
  /** As it is booked. */
  readonly count: number;
  readonly least: number;
  readonly most: number;
}

/** How many cards there are; where draws may have been missed, from how few to how many it may be. */
export function CardCount({ count, least, most }: Props) {
  const { correct } = useTools().words;
  if (least === most) return count;
  return (
    <span className="doubt" title={correct.doubt(count, least, most)}>
      <span aria-hidden="true">{correct.doubtShort(least, most)}</span>
      <span className="unseen">{correct.doubtAloud(least, most)}</span>
    </span>
  );
}
