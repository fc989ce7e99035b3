import type { ReactNode } from 'react';
import type { RulingView, TableView } from '../../../protocol/view.ts';
import { sayPenaltyKeys } from '../../../words/say/correct.ts';
import { type SaidRuling, sayRuling } from '../../../words/say/ruling.ts';
import { useTools } from '../../store/context.ts';
import { SuitText } from '../suit-text.tsx';
import { BandFrame } from './band-frame.tsx';
import { rulingHooks } from './hooks.ts';

/** More reasons than this can't be taken in; the log has all of them. */
const REASONS = 2;
/** Reasons of more letters than this take a line more than there is room for. */
const LONG = 60;

function Lead({ said }: { readonly said: SaidRuling }) {
  if (said.move === null && said.effects.length === 0) return null;
  return (
    <p className="band-lead">
      {said.move !== null && (
        <span>
          <SuitText text={said.move} />
        </span>
      )}
      {said.effects.map((effect) => (
        <span key={effect} className="effect">
          {effect}
        </span>
      ))}
    </p>
  );
}

interface Props {
  readonly view: TableView;
  readonly ruling: RulingView;
  /** What else it may have been. */
  readonly children?: ReactNode;
  /** What may be answered to it. */
  readonly offers?: ReactNode;
}

/** The last ruling. */
export function BandRuling({ view, ruling, children, offers }: Props) {
  const { words } = useTools();
  const said = sayRuling(words, view.seats, ruling, view.rules);
  const keys = sayPenaltyKeys(words, view, ruling);
  const reasons = said.reasons.slice(0, REASONS).join(' ');
  return (
    <BandFrame
      kind={said.tone}
      calm={ruling.verdict === 'illegal' && (ruling.settled || ruling.stands)}
      dense={reasons.length > LONG}
      hooks={rulingHooks(view.seats, ruling)}
      headline={said.headline}
      lead={<Lead said={said} />}
      aside={said.rules.length > 0 && <p className="band-rules">{said.rules.slice(0, REASONS).join(' ')}</p>}
      foot={offers}
    >
      {reasons !== '' && (
        <p className="band-reason">
          <SuitText text={reasons} />
        </p>
      )}
      {keys !== null && <p className="band-why">{keys}</p>}
      {keys === null && said.advice !== null && (
        <p className="band-why">
          <SuitText text={said.advice} />
        </p>
      )}
      {children}
    </BandFrame>
  );
}
