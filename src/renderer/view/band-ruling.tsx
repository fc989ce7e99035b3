import type { RulingView, TableView } from '../../protocol/view.ts';
import { type SaidRuling, sayRuling } from '../../words/say/ruling.ts';
import { useTools } from '../store/context.ts';
import { BandFrame } from './band.tsx';
import { rulingHooks } from './hooks.ts';
import { SuitText } from './suit-text.tsx';

function Lead({ said }: { readonly said: SaidRuling }) {
  const parts = [...(said.move === null ? [] : [said.move]), ...said.effects];
  if (parts.length === 0) return null;
  return (
    <p className="band-lead">
      {parts.map((part) => (
        <span key={part} className="chip">
          <SuitText text={part} />
        </span>
      ))}
    </p>
  );
}

interface Props {
  readonly view: TableView;
  readonly ruling: RulingView;
}

/** The last ruling. */
export function BandRuling({ view, ruling }: Props) {
  const { words } = useTools();
  const said = sayRuling(words, view.seats, ruling, view.rules.burnCall);
  const why = [...said.reasons, ...(said.advice === null ? [] : [said.advice])].join(' ');
  return (
    <BandFrame
      kind={said.tone}
      calm={ruling.verdict === 'illegal' && ruling.settled}
      hooks={rulingHooks(view.seats, ruling)}
      headline={said.headline}
      aside={said.rules.length > 0 && <p className="band-rules">{said.rules.join(' ')}</p>}
    >
      <Lead said={said} />
      {why !== '' && (
        <p className="band-why">
          <SuitText text={why} />
        </p>
      )}
    </BandFrame>
  );
}
