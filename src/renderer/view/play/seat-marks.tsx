import type { PlayView } from '../../../protocol/play.ts';
import { useTools } from '../../store/context.ts';

interface Props {
  readonly play: PlayView;
  readonly seat: number;
  /** It has no cards any more: how well a bot plays it doesn’t matter then, and the place needs the room. */
  readonly isOut: boolean;
}

/** Who plays a seat, where that isn’t somebody at this screen; and in the exchange whether it is ready. */
export function SeatMarks({ play, seat, isOut }: Props) {
  const { labels, levels } = useTools().words.play;
  const one = play.seats[seat];
  if (one === undefined) return null;
  const { occupant, online, sitIn, ready } = one;
  return (
    <>
      {occupant.who === 'bot' && !isOut && (
        <span className="badge level" title={labels.bot(levels[occupant.level])}>
          {levels[occupant.level]}
        </span>
      )}
      {occupant.who === 'phone' && (
        <span className="badge" data-testid={`phone-${seat}`} data-online={online}>
          {sitIn === null ? labels.phone : labels.sitsIn}
          {!online && ' ✕'}
        </span>
      )}
      {ready && (
        <span className="badge out" title={labels.ready}>
          ✔<span className="unseen"> {labels.ready}</span>
        </span>
      )}
    </>
  );
}
