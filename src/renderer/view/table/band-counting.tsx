import type { TableView } from '../../../protocol/view.ts';
import { nameOrNull } from '../../../words/say/names.ts';
import { useTools } from '../../store/context.ts';
import { Codes } from './band-cursor.tsx';
import { BandFrame } from './band-frame.tsx';

interface Props {
  readonly view: TableView;
  readonly counting: NonNullable<TableView['counting']>;
}

/** What is being counted by scanner, and the digits so far. */
export function BandCounting({ view, counting: { seat, digits } }: Props) {
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
