import { type Card, JOKERS, RANKS, rankOf } from '../../../engine/cards.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayCard, sayCards, sayKind } from '../../../words/say/cards.ts';
import { useAct, useTools } from '../../store/context.ts';
import { close } from '../../store/go.ts';
import { Dialog } from '../dialog.tsx';
import { SuitText } from '../suit-text.tsx';

interface Props {
  /** As it is recorded. */
  readonly count: number;
  readonly least: number;
  readonly most: number;
}

/** How many cards there are; where draws may have been missed, from how few to how many it may be. */
function CardCount({ count, least, most }: Props) {
  const { correct } = useTools().words;
  if (least === most) return count;
  return (
    <span className="uncertain" title={correct.doubt(count, least, most)}>
      <span aria-hidden="true">{correct.doubtShort(least, most)}</span>
      <span className="unseen">{correct.doubtAloud(least, most)}</span>
    </span>
  );
}

/** What is known of every hand. */
function Hands({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const { correct } = words;
  const { player, hand, known, unknown } = correct.columns;
  return (
    <table className="hands" data-testid="hands">
      <thead>
        <tr>
          {[player, hand, known, unknown].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.seats.map((seat) => (
          <tr key={seat.name} data-testid={`hand-of-${seat.name}`}>
            <th scope="row">
              <bdi>{seat.name}</bdi>
            </th>
            <td>
              <CardCount count={seat.hand} least={seat.least} most={seat.most} />
            </td>
            <td>
              {seat.known.length === 0 ? (
                correct.nothingKnown
              ) : (
                <SuitText text={sayCards(words, seat.known)} />
              )}
            </td>
            <td>
              <CardCount
                count={seat.hand - seat.known.length}
                least={seat.least - seat.known.length}
                most={seat.most - seat.known.length}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Kind {
  readonly kind: string;
  readonly cards: readonly Card[];
  readonly all: number;
}

/** The unseen cards by rank; jokers last. */
function byKind({ unseen, rules }: TableView): Kind[] {
  const kinds: Kind[] = RANKS.map((rank) => ({
    kind: rank,
    cards: unseen.filter((card) => rankOf(card) === rank),
    all: 4 * rules.packs,
  }));
  const jokers = unseen.filter((card) => (JOKERS as readonly Card[]).includes(card));
  return rules.jokers === 0 ? kinds : [...kinds, { kind: 'JK', cards: jokers, all: rules.jokers }];
}

/** How many cards of each rank nobody has seen, and which. */
function Pool({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  return (
    <section className="pool">
      <h3>{words.correct.pool(view.unseen.length)}</h3>
      <p className="correct-hint">{words.correct.poolHint}</p>
      <ul data-testid="unseen" data-count={view.unseen.length}>
        {byKind(view).map(({ kind, cards, all }) => (
          <li
            key={kind}
            className={cards.length === 0 ? 'none' : undefined}
            data-kind={kind}
            data-left={cards.length}
          >
            <b>{sayKind(words, kind)}</b>
            <span className="pool-count">{words.correct.leftOf(cards.length, all)}</span>
            <span>
              <SuitText
                text={cards
                  .map((card) => (rankOf(card) === null ? '★' : sayCard(words, card).slice(-1)))
                  .join(' ')}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is known of the cards: of every hand, and which of them nobody has seen. */
export function Knowledge({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  return (
    <Dialog
      name="knowing"
      title={words.correct.knownTitle}
      className="knowledge"
      close={() => act(close('knowing'))}
    >
      <div className="knowledge-parts">
        <section>
          <Hands view={view} />
          <p className="correct-hint">{words.correct.doubtHint}</p>
        </section>
        <Pool view={view} />
      </div>
    </Dialog>
  );
}
