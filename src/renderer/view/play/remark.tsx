import type { RulingView, TableView } from '../../../protocol/view.ts';
import { usePage, useTools } from '../../store/context.ts';
import { pickFor } from '../parts/untidy.ts';

/** A pile of so many cards is a big one. */
const BIG = 6;

/** The moment of a ruling that a bot may have something to say about, who made the move; null for an everyday one. */
export function momentOf({
  move,
  burn,
  pickedUp,
  taker,
  failed,
  out,
}: Pick<RulingView, 'move' | 'burn' | 'pickedUp' | 'taker' | 'failed' | 'out'>) {
  if (out.includes(move.seat)) return 'out';
  if (burn) return 'burn';
  if (failed) return 'failed';
  return pickedUp >= BIG && taker === null ? 'bigPile' : null;
}

/** What a bot says at a big moment of its own, where that isn't switched off: two words, for the eye alone. */
export function Remark({ view, number }: { readonly view: TableView; readonly number: number }) {
  const { remarks } = useTools().words.play;
  const isOn = usePage(({ here }) => here.remarks);
  const { ruling, play, seats } = view;
  const isBot = play?.seats[number]?.occupant.who === 'bot';
  if (!isOn || !isBot || ruling?.move.seat !== number || ruling.verdict === 'illegal') return null;
  const moment = momentOf(ruling);
  if (moment === null) return null;
  const said = remarks[moment];
  return (
    <span key={ruling.id} className="remark" aria-hidden="true" data-testid="remark">
      {said[pickFor(`${seats[number]!.name} ${ruling.id}`, said.length)]}
    </span>
  );
}
