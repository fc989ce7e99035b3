import { type CSSProperties, Fragment } from 'react';
import type { Played } from '../../../engine/cards.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayCard, sayKind } from '../../../words/say/cards.ts';
import { type SaidDemand, sayDemand } from '../../../words/say/demand.ts';
import { nameOrNull } from '../../../words/say/names.ts';
import { useTools } from '../../store/context.ts';
import { breadthOf } from '../parts/breadth.ts';
import { DemandSign } from '../parts/demand-sign.tsx';
import { SuitText } from '../suit-text.tsx';

interface Props {
  readonly view: TableView;
}

/** Who played a card last, as far as the log goes back. */
const laidBy = (log: TableView['log'], card: Played): number | null =>
  log.findLast(
    ({ ruling }) =>
      ruling !== null && (ruling.verdict !== 'illegal' || ruling.stands) && ruling.move.cards.includes(card),
  )?.ruling?.move.seat ?? null;

/** A card that nobody has seen yet lies on top. */
const isHidden = ({ demand, pile }: TableView): boolean => demand.card === null && pile.at(-1) === '??';

/** What must be played next; a card that nobody knows yet must be scanned first. */
function useSaid(view: TableView): SaidDemand {
  const { words } = useTools();
  const { first, unknown } = words.demand;
  const said = sayDemand(words, view.demand);
  if (isHidden(view)) return { ...said, words: unknown, parts: [unknown], symbol: '?', always: null };
  // It stands beside who starts.
  if (view.phase === 'start' && said.free) return { ...said, words: first, parts: [first] };
  return said;
}

function Parts({ parts }: { readonly parts: readonly string[] }) {
  return parts.map((part, i) => (
    <Fragment key={part}>
      {i > 0 && <span className="between"> · </span>}
      <span className="part">
        <SuitText text={part} />
      </span>
    </Fragment>
  ));
}

/** In a line under the demand: the other way to fit, else what goes on anything, else the card that asks for it. */
function More({ view, said }: Props & { readonly said: SaidDemand }) {
  const { words } = useTools();
  const { card, always } = view.demand;
  if (said.also !== null || said.always !== null)
    return (
      <p className="dotted demand-more">
        {said.also !== null && <span data-testid="demand-also">{said.also}</span>}
        {said.always !== null && (
          <span>
            {words.demand.alwaysFits}{' '}
            {always.map((kind) => (
              <b key={kind} className="always">
                {sayKind(words, kind)}
              </b>
            ))}
          </span>
        )}
      </p>
    );
  if (card === null) return <p className="demand-more" />;
  return (
    <p className="demand-more">
      <SuitText
        text={words.demand.from(sayCard(words, card), nameOrNull(view.seats, laidBy(view.log, card)))}
      />
    </p>
  );
}

interface DemandProps extends Props {
  /** False while an earlier move is asked for: what is demanded now keeps its place, unseen. */
  readonly isAsked?: boolean;
}

/** What the pile demands, as a sign that needs no words, and in words. */
export function Demand({ view, isAsked = true }: DemandProps) {
  const said = useSaid(view);
  const { parts, symbol } = said;
  const letters = Math.max(...parts.map(breadthOf));
  return (
    <section
      className="demand"
      data-parts={parts.length}
      style={
        {
          '--letters': letters,
          '--parts': parts.length,
          visibility: isAsked ? undefined : 'hidden',
        } as CSSProperties
      }
    >
      <DemandSign demand={isHidden(view) ? null : view.demand} />
      {/* Other words in another number of lines are no words that move. */}
      <div key={`${parts.length} ${said.also ?? said.always ?? view.demand.card}`} className="demand-words">
        <p className="shout" data-testid="demand" data-symbol={symbol}>
          <Parts parts={parts} />
        </p>
        <More view={view} said={said} />
      </div>
    </section>
  );
}

/** The same in a part of a line. */
export function DemandLine({ view }: Props) {
  const { parts, symbol } = useSaid(view);
  return (
    <>
      <strong className="demand-symbol">{symbol}</strong>
      <span className="header-line-demand">
        <Parts parts={parts} />
      </span>
    </>
  );
}
