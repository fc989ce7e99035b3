import { Fragment } from 'react';
import type { Card } from '../../../engine/cards.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayCard } from '../../../words/say/cards.ts';
import { type SaidDemand, sayDemand } from '../../../words/say/demand.ts';
import { nameOrNull } from '../../../words/say/names.ts';
import { useTools } from '../../store/context.ts';
import { SuitText } from '../suit-text.tsx';
import { Notes } from './notes.tsx';

/** Who played a card last, as far as the log goes back. */
const laidBy = (log: TableView['log'], card: Card): number | null =>
  log.findLast(
    ({ ruling }) =>
      ruling !== null && (ruling.verdict !== 'illegal' || ruling.stands) && ruling.move.cards.includes(card),
  )?.ruling?.move.seat ?? null;

/** Two lines of this many letters are what there is room for. */
const LONGEST_LINE = 18;
/** What the frame of the symbol takes, in letters; its own are smaller. */
const FRAME = 2;
const lettersOf = (symbol: string): number => FRAME + Math.ceil(0.7 * symbol.length);

function Parts({ parts }: { readonly parts: readonly string[] }) {
  return parts.map((part, i) => (
    <Fragment key={part}>
      {i > 0 && ' · '}
      <span className="part">
        <SuitText text={part} />
      </span>
    </Fragment>
  ));
}

/** What must be played next; a card that nobody knows yet must be scanned first. */
function useSaid({ demand, phase, pile }: TableView): SaidDemand {
  const { words } = useTools();
  const { first, unknown } = words.demand;
  const said = sayDemand(words, demand);
  if (demand.card === null && pile.at(-1) === '??')
    return { ...said, words: unknown, parts: [unknown], symbol: '?' };
  // It stands beside who starts.
  if (phase === 'start' && said.free) return { ...said, words: first, parts: [first] };
  return said;
}

/** What the pile demands, as a symbol and in words. */
export function Demand({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const { parts, symbol, also, always } = useSaid(view);
  const { card } = view.demand;
  const lines = [...parts, ...(also === null ? [] : [also])].map(({ length }, i) =>
    Math.ceil((length + (i === 0 ? lettersOf(symbol) : 0)) / LONGEST_LINE),
  );
  const tooMuch = lines.reduce((sum, count) => sum + count, 0) > 2;
  return (
    <section className="demand">
      <p className={tooMuch ? 'shout dense' : 'shout'}>
        <span className="demand-symbol" aria-hidden="true">
          {symbol}
        </span>
        <span data-testid="demand" data-symbol={symbol}>
          <Parts parts={parts} />
        </span>
        {also !== null && (
          <>
            {' '}
            <span className="part also" data-testid="demand-also">
              {also}
            </span>
          </>
        )}
      </p>
      <Notes>
        {card !== null && (
          <span>
            <SuitText
              text={words.demand.from(sayCard(words, card), nameOrNull(view.seats, laidBy(view.log, card)))}
            />
          </span>
        )}
        {always !== null && <span>{always}</span>}
      </Notes>
    </section>
  );
}

/** The same in a part of a line. */
export function DemandLine({ view }: { readonly view: TableView }) {
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
