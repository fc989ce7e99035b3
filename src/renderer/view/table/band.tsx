import type { MoveView, RulingView, TableView } from '../../../protocol/view.ts';
import { nameOrNull } from '../../../words/say/names.ts';
import { useTools } from '../../store/context.ts';
import { Choices, Otherwise } from './band-choices.tsx';
import { BandCursor, Codes } from './band-cursor.tsx';
import { BandFrame } from './band-frame.tsx';
import { BandHint } from './band-hint.tsx';
import { BandOpen } from './band-open.tsx';
import { BandQuestion } from './band-question.tsx';
import { BandRegister } from './band-register.tsx';
import { BandRuling } from './band-ruling.tsx';

interface BandCountingProps {
  readonly view: TableView;
  readonly counting: NonNullable<TableView['counting']>;
}

/** What is being counted by scanner, and the digits so far. */
function BandCounting({ view, counting: { seat, digits } }: BandCountingProps) {
  const { words } = useTools();
  return (
    <BandFrame
      kind="correct"
      hooks={{
        'data-verdict': 'counting',
        'data-breaches': '',
        'data-burn': false,
        'data-digits': digits,
      }}
      headline={words.correct.counting(nameOrNull(view.seats, seat), digits)}
      lead={
        <p className="band-lead">
          <span>{words.correct.countingHint}</span>
        </p>
      }
    >
      <Codes codes={['DONE', 'UNDO']} />
    </BandFrame>
  );
}

/** Nobody rules on what happens before the first card. */
const BEFOREHAND: readonly MoveView['kind'][] = ['swap', 'choose', 'ready'];

/** Whether it is about such a move, which the band leaves to the hint. */
export const isBeforehand = ({ move }: RulingView): boolean => BEFOREHAND.includes(move.kind);

/** What may have happened, where nothing is asked. */
const Offers = ({ view }: { readonly view: TableView }) => (
  <div className="answers offers">
    <Choices view={view} />
  </div>
);

interface Props {
  readonly view: TableView;
  /** Only to be looked at: nothing can be answered here. */
  readonly still?: boolean;
}

/** A correction or a count by scanner goes first, then a question, then the open play, then the last ruling. */
export function Band({ view, still = false }: Props) {
  const { question, open, registering, ruling, cursor, counting } = view;
  if (cursor !== null && !still) return <BandCursor view={view} cursor={cursor} />;
  if (counting !== null && !still) return <BandCounting view={view} counting={counting} />;
  if (question !== null) return <BandQuestion view={view} question={question} still={still} />;
  const offers = still || view.choices.length === 0 ? null : <Offers view={view} />;
  if (open !== null) return <BandOpen view={view} open={open} offers={offers} />;
  if (registering !== null) return <BandRegister view={view} registering={registering} still={still} />;
  if (ruling !== null && !isBeforehand(ruling))
    return (
      <BandRuling key={ruling.id} view={view} ruling={ruling} offers={offers}>
        {offers === null && !still && <Otherwise view={view} mends={view.mends} testId="otherwise" />}
      </BandRuling>
    );
  return <BandHint view={view} still={still} />;
}
