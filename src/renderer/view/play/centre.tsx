import { isKnown, kindOf } from '../../../engine/cards.ts';
import type { OpenView, TableView } from '../../../protocol/view.ts';
import { sayCard, sayCards } from '../../../words/say/cards.ts';
import { sayDemand } from '../../../words/say/demand.ts';
import { notReady, sayBeforeFirst, sayPile } from '../../../words/say/play.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { advisedNow } from '../../store/hints.ts';
import { isCoached } from '../../store/look.ts';
import { layChosen } from '../../store/play/act.ts';
import { jumpIn, stackable } from '../../store/play/own.ts';
import { hasChosen } from '../../store/play/playing.ts';
import { on } from '../../store/route.ts';
import { numbered } from '../numbered.ts';
import { PlayingCard } from '../parts/card.tsx';
import { DemandSign } from '../parts/demand-sign.tsx';
import { Heap } from '../parts/heap.tsx';
import { Stock, Tally } from '../parts/tally.tsx';
import { SuitText } from '../suit-text.tsx';
import { Countdown } from '../table/countdown.tsx';

/** How many cards of the pile are drawn. */
const SHOWN = 8;

function Open({ open }: { readonly open: OpenView }) {
  return (
    <span className={`open-play ${open.answer}`} data-testid="open" data-cards={open.cards.join(' ')}>
      {numbered(open.cards).map(({ key, item }) => (
        <PlayingCard key={key} slot={item} />
      ))}
    </span>
  );
}

/** The pile: a tap on it plays the chosen cards; others are played by dragging them there. */
function Pile({ view: { pile, demand, open } }: { readonly view: TableView }) {
  const { play, table } = useTools().words;
  const act = useAct();
  const isReady = usePage(
    (state) => state.table?.phase !== 'exchange' && hasChosen(on(state, 'table').playing),
  );
  return (
    <section className="pile-place" data-drop="pile" aria-label={table.labels.pile}>
      <div className="hearth" aria-hidden="true" />
      <Heap pile={pile} shown={SHOWN} counts={demand.card}>
        {pile.length === 0 && <span className="unseen">{table.labels.empty}</span>}
      </Heap>
      {open !== null && <Open open={open} />}
      {isReady && (
        <button type="button" className="pile-target" tabIndex={-1} onClick={() => act(layChosen)}>
          <span className="unseen">{play.buttons.layHere}</span>
        </button>
      )}
    </section>
  );
}

/** In the time in which cards may be played out of turn: by whom, and how long that lasts. */
function Grace({ view }: { readonly view: TableView }) {
  const { play, pile, seats } = view;
  const { words: all } = useTools();
  const words = all.play;
  const revision = usePage((state) => state.revision);
  const [grace, top] = [play?.grace ?? null, pile.findLast(isKnown)];
  if (grace === null || top === undefined) return null;
  const own = jumpIn(view);
  const [only, ...others] = grace.seats;
  // Who is asked here and has none of them is not told to have some.
  const isOneOther = only !== undefined && others.length === 0 && only !== play?.you;
  const name = isOneOther ? seats[only]!.name : null;
  const theirs = name === null ? words.grace.open(kindOf(top)) : words.grace.one(name, kindOf(top));
  // What is made in turn waits for the others.
  const open = own === null ? theirs : words.grace.yours(sayCards(all, own.cards));
  return (
    <small role="status" className="grace-line" data-testid="grace" data-held={play?.held}>
      {play?.held === true ? words.grace.held : open}
      <Countdown key={revision} closesIn={grace.closesIn} quiet={grace.total} speed={1} />
    </small>
  );
}

/** What the pile demands, where one looks when one chooses. */
function Demand({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const { demand, pile } = view;
  const isHidden = demand.card === null && pile.at(-1) === '??';
  const said = sayDemand(words, demand);
  const [main, notes] = isHidden
    ? [words.demand.unknown, []]
    : [said.words, [said.also, said.always].filter((one) => one !== null)];
  return (
    <div className="row demand-panel">
      <DemandSign demand={isHidden ? null : demand} />
      <p>
        <b data-testid="demand" data-symbol={isHidden ? '?' : said.symbol}>
          <SuitText text={main} />
        </b>{' '}
        <small className="dotted demand-notes">
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
          <span>{sayPile(words, view)}</span>
        </small>
        <Grace view={view} />
      </p>
    </div>
  );
}

/**
 * Before the first card: what may be done, or who is still at it; how that is done, unless help for beginners says it
 * already.
 */
function useBeforehand(view: TableView): readonly [string, string | null] {
  const { words: all } = useTools();
  const { play: words } = all;
  const chosen = usePage((state) => on(state, 'table').playing.chosen[0]);
  const advised = usePage((state) => advisedNow(state)?.kind ?? null);
  const isHelped = usePage(isCoached);
  const { play, phase } = view;
  if (phase === 'start') return sayBeforeFirst(all, view);
  const you = play?.you ?? null;
  const exchange = play?.exchange ?? null;
  if (you === null || play?.seats[you]?.ready !== false) return [words.waitsForReady(notReady(view)), null];
  if (exchange === 'swap' && chosen !== undefined) {
    const isHeld = view.seats[you]!.known.includes(chosen);
    return [words.swapWith(sayCards(all, [chosen])), isHeld ? words.tapFaceUp : words.tapHand];
  }
  // What a hint says to do is not said in another way beside it.
  const unadvised = isHelped ? words.swapWhy : `${words.swapWhy} ${words.swapHow}`;
  const asAdvised = isHelped ? null : advised === 'ready' ? words.thenReady : words.swapHow;
  const swapHow = advised === null ? unadvised : asAdvised;
  const cards = stackable(view).map((card) => sayCard(all, card));
  const stackHow = cards.length === 0 ? null : words.stackHow(cards);
  if (exchange === 'swap') return [words.swap, stackHow ?? swapHow];
  return exchange === null
    ? [words.dealt, stackHow ?? (isHelped ? null : words.thenReady)]
    : [words.choose(exchange.choose), words.chooseHow];
}

function Beforehand({ view }: { readonly view: TableView }) {
  const [what, how] = useBeforehand(view);
  const isChosen = usePage((state) => on(state, 'table').playing.chosen.length > 0);
  // Help for beginners says how to swap, but not that.
  const isMore = stackable(view).length > 0;
  return (
    <div className="row demand-panel beforehand" data-chosen={isChosen} data-more={isMore}>
      <p>
        <b>
          <SuitText text={what} />
        </b>{' '}
        {how !== null && (
          <small>
            <SuitText text={how} />
          </small>
        )}
      </p>
    </div>
  );
}

/** The middle of the table: stock, pile and burned cards, and under them what the pile demands. */
export function Centre({ view }: { readonly view: TableView }) {
  const { labels } = useTools().words.table;
  const { phase, pile, burned } = view;
  return (
    <>
      <div className="centre">
        <Stock view={view} />
        <Pile view={view} />
        <Tally name="burned" count={burned} label={labels.burned} />
      </div>
      {(phase === 'play' || (phase === 'start' && pile.length > 0)) && <Demand view={view} />}
      {(phase === 'exchange' || (phase === 'start' && pile.length === 0)) && <Beforehand view={view} />}
    </>
  );
}
