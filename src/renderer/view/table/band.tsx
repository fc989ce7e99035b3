import type { MoveView, RulingView, TableView } from '../../../protocol/view.ts';
import { BandCounting } from './band-counting.tsx';
import { BandCursor } from './band-cursor.tsx';
import { BandHint } from './band-hint.tsx';
import { BandOpen } from './band-open.tsx';
import { BandQuestion } from './band-question.tsx';
import { BandRegister } from './band-register.tsx';
import { BandRuling } from './band-ruling.tsx';

/** Nobody rules on what happens before the first card. */
const BEFOREHAND: readonly MoveView['kind'][] = ['swap', 'choose', 'ready'];

export const isBeforehand = ({ move }: RulingView): boolean => BEFOREHAND.includes(move.kind);

interface Props {
  readonly view: TableView;
  /** Only to be looked at: nothing can be answered here. */
  readonly still?: boolean;
}

/** What is put right or counted by scanner goes first, then a question, then the open play, then the last ruling. */
export function Band({ view, still = false }: Props) {
  const { question, open, registering, ruling, cursor, counting } = view;
  if (cursor !== null && !still) return <BandCursor view={view} cursor={cursor} />;
  if (counting !== null && !still) return <BandCounting view={view} counting={counting} />;
  if (question !== null) return <BandQuestion view={view} question={question} still={still} />;
  if (open !== null) return <BandOpen view={view} open={open} />;
  if (registering !== null) return <BandRegister view={view} registering={registering} still={still} />;
  if (ruling !== null && !isBeforehand(ruling))
    return <BandRuling key={ruling.id} view={view} ruling={ruling} />;
  return <BandHint view={view} still={still} />;
}
