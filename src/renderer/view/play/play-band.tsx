import type { TableView } from '../../../protocol/view.ts';
import { notReady } from '../../../words/say/play.ts';
import { useTools } from '../../store/context.ts';
import { isBeforehand } from '../table/band.tsx';
import { BandFrame } from '../table/band-frame.tsx';
import { BandRuling } from '../table/band-ruling.tsx';

const HOOKS = { 'data-verdict': '', 'data-breaches': '', 'data-burn': false };

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
