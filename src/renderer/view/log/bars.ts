import type { RecordLine } from '../../../protocol/log.ts';
import type { RulingView } from '../../../protocol/view.ts';

/** What a bar says besides its height; `plain` is a play, or no move at all; `refused` is what was not allowed, if it stands too. */
export type BarKind = 'plain' | 'burn' | 'refused' | 'pickUp';

/** A moment of a round: how many cards lay on the pile then, before it burned or was picked up. */
export interface Bar {
  readonly cards: number;
  readonly kind: BarKind;
}

const kindOf = ({ verdict, stands, burn, unburned, letBurn, pickedUp }: RulingView): BarKind => {
  if (verdict === 'illegal' && !stands) return 'refused';
  if ((burn && !unburned) || letBurn) return 'burn';
  if (pickedUp > 0) return 'pickUp';
  return verdict === 'illegal' ? 'refused' : 'plain';
};

/**
 * The bars of a round, one for each moment from the first, the deal. The pile is counted from the moves alone: what a
 * correction adds to it is not, and a pick-up says how many cards it had.
 */
export function barsOf(lines: readonly RecordLine[], last: number): Bar[] {
  const moves = new Map(lines.flatMap((line) => (line.kind === 'move' ? [[line.after, line.ruling]] : [])));
  const bars: Bar[] = [];
  let pile = 0;
  for (let moment = 0; moment <= last; moment++) {
    const ruling = moves.get(moment);
    const kind = ruling === undefined ? 'plain' : kindOf(ruling);
    // Neither a pick-up nor what is done before the first card brings cards there.
    const isPlay = ruling?.move.kind === 'play' || ruling?.move.kind === 'flip';
    const played = isPlay ? ruling.move.cards.length : 0;
    const cards = kind === 'pickUp' ? Math.max(ruling?.pickedUp ?? 0, pile) : pile + played;
    bars.push({ cards, kind });
    if (kind === 'burn' || kind === 'pickUp') pile = 0;
    else if (kind === 'plain' || ruling?.stands === true) pile = cards;
  }
  return bars;
}
