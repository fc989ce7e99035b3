import type { RulingView, TableView } from '../../../protocol/view.ts';
import { sayDemand } from '../../../words/say/demand.ts';
import { notReady } from '../../../words/say/play.ts';
import { sayRuling } from '../../../words/say/ruling.ts';
import { usePage, useTools } from '../../store/context.ts';
import { on } from '../../store/route.ts';
import { SuitText } from '../suit-text.tsx';
import { isBeforehand } from '../table/band.tsx';
import { BandFrame } from '../table/band-frame.tsx';
import { BandRuling } from '../table/band-ruling.tsx';
import { rulingHooks } from '../table/hooks.ts';

const HOOKS = { 'data-verdict': '', 'data-breaches': '', 'data-burn': false };

/** As many reasons as can be taken in. */
const REASONS = 2;

/** Why a move was refused: nothing was played, so there is nothing to take back. */
function Refused({ view, ruling }: { readonly view: TableView; readonly ruling: RulingView }) {
  const { words } = useTools();
  const said = sayRuling(words, view.seats, ruling, view.rules);
  const rules = said.rules.slice(0, REASONS).join(' ');
  return (
    <BandFrame
      kind="illegal"
      dense
      urgent
      hooks={{ ...rulingHooks(view.seats, ruling), 'data-refused': true }}
      headline={words.rulings.notAllowed}
      lead={
        said.move !== null && (
          <p className="band-lead">
            <span>
              <SuitText text={said.move} />
            </span>
          </p>
        )
      }
      aside={rules !== '' && <p className="band-rules">{rules}</p>}
    >
      <p className="band-reason">
        <SuitText text={said.reasons.slice(0, REASONS).join(' ')} />
      </p>
      {ruling.move.kind === 'play' && view.phase === 'play' && (
        <p className="band-why">{words.play.asked(sayDemand(words, ruling.asked).words)}</p>
      )}
    </BandFrame>
  );
}

function Hint({ headline, how }: { readonly headline: string; readonly how?: string }) {
  return (
    <BandFrame kind="hint" hooks={HOOKS} headline={headline}>
      {how !== undefined && <p className="band-reason">{how}</p>}
    </BandFrame>
  );
}

/** What may be done before the first card, or who is still at it. */
function Exchange({ view }: { readonly view: TableView }) {
  const { play: words } = useTools().words;
  const { play } = view;
  const you = play?.you ?? null;
  const exchange = play?.exchange ?? null;
  const isThrough = you === null || play?.seats[you]?.ready !== false;
  if (isThrough) return <Hint headline={words.waitsForReady(notReady(view))} />;
  if (exchange === 'swap') return <Hint headline={words.swap} how={words.swapHow} />;
  return exchange === null ? (
    <Hint headline={words.dealt} how={words.thenReady} />
  ) : (
    <Hint headline={words.choose(exchange.choose)} how={words.chooseHow} />
  );
}

/** What all may see: what goes on before the first card, then the last ruling. */
export function BandForAll({ view }: { readonly view: TableView }) {
  const { play: words } = useTools().words;
  const { ruling } = view;
  if (view.phase === 'exchange') return <Exchange view={view} />;
  if (ruling !== null && !isBeforehand(ruling))
    return <BandRuling key={ruling.id} view={view} ruling={ruling} />;
  return <Hint headline={words.firstCard} />;
}

/** A move that was just refused goes first, then what is asked of the player, then what all may see. */
export function PlayBand({ view }: { readonly view: TableView }) {
  const { play: words } = useTools().words;
  const refused = usePage((state) => on(state, 'table').playing.refused);
  const adding = usePage((state) => on(state, 'table').playing.adding);
  if (refused !== null) return <Refused view={view} ruling={refused} />;
  return adding ? <Hint headline={words.addWhich} /> : <BandForAll view={view} />;
}
