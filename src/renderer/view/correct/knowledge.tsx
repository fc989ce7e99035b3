import {
  bareCards,
  type Card,
  JOKERS,
  makeDeck,
  RANKS,
  type Slot,
  SUITS,
  suitOf,
} from '../../../engine/cards.ts';
import type { SeatView, TableView } from '../../../protocol/view.ts';
import { sayCard, sayKind } from '../../../words/say/cards.ts';
import { useAct, useTools } from '../../store/context.ts';
import { close } from '../../store/go.ts';
import { sortedHand } from '../../store/play/own.ts';
import { Dialog } from '../dialog.tsx';
import { numbered } from '../numbered.ts';
import { CardBack, PlayingCard } from '../parts/card.tsx';
import { Chip } from '../parts/chip.tsx';
import { SuitText } from '../suit-text.tsx';

/** More backs than these would push the names apart; the number says the rest. */
const MOST_BACKS = 8;

/** A hand as it would lie on the table: the known cards face up, as many backs as there are others. */
function HandCards({ known, others }: { readonly known: readonly Card[]; readonly others: number }) {
  return (
    <span className="cluster known-cards">
      {known.map((card) => (
        <PlayingCard key={card} slot={card} mini />
      ))}
      <span className="row known-backs" aria-hidden="true">
        {numbered(Array.from({ length: Math.min(others, MOST_BACKS) })).map(({ key }) => (
          <CardBack key={key} />
        ))}
      </span>
    </span>
  );
}

/** How many cards somebody has by the record; and what else it may be, where a draw may have been missed. */
function Count({ seat: { hand, least, most } }: { readonly seat: SeatView }) {
  const { correct } = useTools().words;
  return (
    <span className="known-count">
      {correct.byMyCount(hand)}
      {least !== most && (
        <small title={correct.doubt(hand, least, most)}> {correct.maybe(least, most)}</small>
      )}
    </span>
  );
}

/** Who holds which cards. */
function Hands({ view }: { readonly view: TableView }) {
  const { correct } = useTools().words;
  return (
    <ul className="stack known-hands" data-testid="hands">
      {view.seats.map((seat, index) => {
        const others = Math.max(0, seat.hand - seat.known.length);
        return (
          <li key={seat.name} className="stack" data-testid={`hand-of-${seat.name}`}>
            <span className="cluster known-who">
              <Chip number={index + 1} />
              <b>
                <bdi>{seat.name}</bdi>
              </b>
              <Count seat={seat} />
            </span>
            <span className="cluster known-hand">
              <HandCards known={sortedHand(view, seat.known, 'rank')} others={others} />
              {seat.hand > 0 && (
                <small>
                  {seat.known.length === 0 ? correct.noneKnown : others > 0 ? correct.andOthers(others) : ''}
                </small>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface Kind {
  readonly kind: string;
  readonly cards: readonly Card[];
  /** Each card of the kind that the deck has. */
  readonly all: readonly Card[];
}

/** The cards of the deck by rank, jokers last, and which of them nobody has seen. */
function byKind({ unseen, rules }: TableView): Kind[] {
  const out = new Set<Slot>(unseen);
  const deck = makeDeck(rules.packs, rules.jokers, rules.without);
  const isJoker = (card: Card) => (JOKERS as readonly Card[]).includes(card);
  const kinds: [kind: string, all: Card[]][] = [
    ...RANKS.map((rank): [string, Card[]] => [
      rank,
      SUITS.flatMap((suit) => deck.filter((card) => !isJoker(card) && card.endsWith(`${rank}${suit}`))),
    ]),
    ['JK', deck.filter(isJoker)],
  ];
  return kinds
    .filter(([, all]) => all.length > 0)
    .map(([kind, all]) => ({ kind, all, cards: all.filter((card) => out.has(card)) }));
}

/** Which cards of each rank nobody has seen: what is gone stays as a shadow. */
function Pool({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const { correct } = words;
  return (
    <section className="stack known-pool">
      <h3>{correct.pool(view.unseen.length)}</h3>
      <ul data-testid="unseen" data-count={view.unseen.length}>
        {byKind(view).map(({ kind, cards, all }) => (
          <li key={kind} className="stack" data-kind={kind} data-left={cards.length}>
            <b>{sayKind(words, kind)}</b>
            <span className="unseen">{correct.leftOf(cards.length, all.length)}</span>
            {all.map((card) => (
              <span key={card} className={cards.includes(card) ? '' : 'gone'} aria-hidden="true">
                <SuitText text={suitOf(card) === null ? '★' : sayCard(words, card).slice(-1)} />
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p className="quiet-line">{correct.poolHint(view.stock > 0)}</p>
    </section>
  );
}

/** The cards that are neither out nor on the table nor in a known place: those that burned, where all are known. */
export function burnedCards({ rules, seats, pile, unseen, burned, play }: TableView): Card[] {
  const elsewhere = new Set<Slot | null>([
    ...unseen,
    ...bareCards(pile),
    ...seats.flatMap(({ known, faceUp }) => [...known, ...faceUp]),
  ]);
  const gone = makeDeck(rules.packs, rules.jokers, rules.without).filter((card) => !elsewhere.has(card));
  return play === null && gone.length <= burned ? gone : [];
}

function Burned({ view }: { readonly view: TableView }) {
  const { correct } = useTools().words;
  if (view.burned === 0) return null;
  return (
    <section className="stack known-burned" data-testid="known-burned">
      <h3>{correct.burnedCards(view.burned)}</h3>
      <HandCards known={burnedCards(view)} others={0} />
    </section>
  );
}

/** What is known of the cards: who holds which, which are still out, and which burned. */
export function Knowledge({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  const isSure = view.seats.every(({ least, most }) => least === most);
  return (
    <Dialog
      name="knowing"
      title={words.correct.knownTitle}
      className="knowledge"
      close={() => act(close('knowing'))}
    >
      <div className="known-parts">
        <section className="stack">
          <h3>{words.correct.whoHolds}</h3>
          <Hands view={view} />
          {!isSure && <p className="quiet-line">{words.correct.doubtHint}</p>}
        </section>
        <div className="stack">
          <Pool view={view} />
          <Burned view={view} />
        </div>
      </div>
    </Dialog>
  );
}
