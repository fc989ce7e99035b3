import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { sayNameAt } from '../../../words/say/names.ts';
import { youOf } from '../../../words/say/play.ts';
import { usePage, useTools } from '../../store/context.ts';
import { withCursor } from '../../store/play/act.ts';
import {
  faceUpWaits,
  fittingCards,
  type OwnCards,
  type OwnItem,
  openStacks,
  ownCards,
  ownItems,
  placesInOrder,
  placeUnder,
  swapPartners,
} from '../../store/play/own.ts';
import { on } from '../../store/route.ts';
import { CardBack, PlayingCard } from '../parts/card.tsx';
import { seatHooks } from '../table/hooks.ts';
import { Face, SeatNotes } from './other-seat.tsx';
import { OwnCard, OwnStack } from './own-card.tsx';

/** More hand cards than these are counted for the player: not all of them are seen on a phone. */
const COUNTED = 7;

/** On a phone more hand cards than these lie in two rows, or in three: a thumb finds each, and its rank is seen. */
const [IN_A_ROW, IN_TWO_ROWS] = [6, 16];

const rowsOf = (cards: number): 1 | 2 | 3 => {
  if (cards <= IN_A_ROW) return 1;
  return cards <= IN_TWO_ROWS ? 2 : 3;
};

/** Own items with their numbers from the left. */
type Numbered<K extends OwnItem['kind']> = readonly {
  readonly item: Extract<OwnItem, { kind: K }>;
  readonly index: number;
}[];

const ofKind = <K extends OwnItem['kind']>(items: readonly OwnItem[], kind: K): Numbered<K> =>
  items.flatMap((item, index) =>
    item.kind === kind ? [{ item: item as Extract<OwnItem, { kind: K }>, index }] : [],
  );

interface Props {
  readonly view: TableView;
  readonly own: OwnCards;
  readonly items: readonly OwnItem[];
  readonly fits: ReadonlySet<string>;
}

/** One stack before the player: what lies face up upon what lies face down. */
function Stack({ view, own, items, fits, stack }: Props & { readonly stack: number }) {
  const slot = own.faceUp[stack] ?? null;
  const down = own.faceDown[stack] ?? 0;
  const card = ofKind(items, 'card').find(({ item }) => item.zone === 'faceUp' && item.card === slot);
  const back = ofKind(items, 'stack').find(({ item }) => item.stack === stack);
  return (
    <li className="own-stack" data-on={placeUnder(own, stack) !== null}>
      {back !== undefined ? (
        <OwnStack {...back} count={down} open={openStacks(view).includes(stack)} />
      ) : (
        <span className={down > 0 ? 'own-under' : 'own-under none'}>
          {down > 0 ? <CardBack /> : <i className="bare" />}
        </span>
      )}
      {card !== undefined && <OwnCard {...card} fits={fits.has(card.item.card)} waits={faceUpWaits(view)} />}
      {slot === '??' && <PlayingCard slot={slot} />}
    </li>
  );
}

/** The keyboard stays at the own cards when one of them is gone, and goes along with the arrows. */
function useKeptFocus(items: readonly OwnItem[]) {
  const section = useRef<HTMLElement>(null);
  const { store } = useTools();
  const cursor = usePage((state) => on(state, 'table').playing.cursor);
  const steps = usePage((state) => on(state, 'table').playing.steps);
  const was = useRef(false);
  const before = useRef({ cursor, steps });
  useLayoutEffect(() => {
    const here = section.current;
    const at = document.activeElement;
    const isLost = at === null || at === document.body;
    const index = here?.contains(at) === true && at instanceof HTMLElement ? at.dataset.index : undefined;
    // From wherever an arrow was pressed, a button or a text: what Enter and a blank are for has to be seen.
    const isStep = steps !== before.current.steps && cursor !== null;
    const isMoved = cursor !== before.current.cursor;
    const isAway = index === undefined ? isLost && (was.current || isMoved) && cursor !== null : isMoved;
    if (isStep || isAway)
      here?.querySelector<HTMLElement>(`[data-index="${Math.min(cursor ?? 0, items.length - 1)}"]`)?.focus();
    // Cards that came or went have moved the one that has the focus.
    else if (index !== undefined && Number(index) !== cursor)
      store.setState((state) => withCursor(state, Number(index)));
    before.current = { cursor, steps };
  }, [cursor, steps, items, store]);
  return {
    ref: section,
    onFocus: () => {
      was.current = true;
    },
    onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
      // A button that has gone leaves the focus nowhere; somebody who leaves it goes to something.
      if (relatedTarget !== null) was.current = false;
    },
  };
}

/**
 * Whether a hand of this many cards is longer than its place, so that it must be scrolled. As its player's turn comes,
 * the first card that fits is scrolled to.
 */
function useIsLong(cards: number, isTurn: boolean) {
  const hand = useRef<HTMLUListElement>(null);
  const [isLong, setIsLong] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more cards need more room
  useLayoutEffect(() => {
    const here = hand.current;
    if (here === null) return;
    const look = () => {
      // As it is laid out: cards of a fan reach further than their places.
      const places = [...here.children].filter((one) => one instanceof HTMLElement);
      const ends = places.map((place) => place.offsetLeft + place.offsetWidth);
      setIsLong(Math.max(...ends) - places[0]!.offsetLeft > here.clientWidth);
    };
    look();
    const resizes = new ResizeObserver(look);
    resizes.observe(here);
    return () => resizes.disconnect();
  }, [cards]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards may fit where there are more or fewer
  useLayoutEffect(() => {
    const [here, fits] = [hand.current, hand.current?.querySelector('[data-playable="true"]')];
    if (here === null || fits == null || !isLong || !isTurn) return;
    const [outer, inner] = [here.getBoundingClientRect(), fits.getBoundingClientRect()];
    here.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [cards, isLong, isTurn]);
  return { ref: hand, 'data-long': isLong };
}

/** What lies before the player, and whose it is. */
function OnTable(props: Props) {
  const { view, own } = props;
  const { words } = useTools();
  const { labels } = words.play;
  const places = placesInOrder(own);
  const isFaceUp = own.faceUp.some((slot) => slot !== null);
  const isFaceDown = own.faceDown.some((count) => count > 0);
  const waiting = isFaceUp ? labels.afterHand : isFaceDown ? labels.afterAll : null;
  const seat = view.seats[own.seat]!;
  return (
    <div
      className="own-table"
      {...seatHooks(seat)}
      data-seat-at={own.seat}
      data-turn={view.turn === own.seat}
    >
      {seat.place === null && places.length > 0 && (
        <ul className="own-stacks" aria-label={labels.table}>
          {places.map((place) => (
            <Stack key={place} {...props} stack={place} />
          ))}
        </ul>
      )}
      <p className="dotted own-who">
        <b className="row" dir="auto">
          <Face view={view} number={own.seat} />
          <span className="one-line">{youOf(view) === own.seat ? words.table.labels.you : seat.name}</span>
        </b>
        {own.hand.length > COUNTED && <small data-testid="own-count">{labels.cards(own.hand.length)}</small>}
        <SeatNotes view={view} number={own.seat} />
        {faceUpWaits(view) && waiting !== null && <span className="own-waits">{waiting}</span>}
      </p>
    </div>
  );
}

/** Where the hand was, once its player is out: as which one. */
function Out({ place, isOver }: { readonly place: number; readonly isOver: boolean }) {
  const { end, play, result } = useTools().words;
  return (
    <li className="own-out" data-testid="own-out">
      <strong>{place === 1 ? end.youAreFirst : play.labels.outAs(result.place(place))}</strong>
      {!isOver && <small>{play.labels.othersPlayOn}</small>}
    </li>
  );
}

/** The hand, as a fan over the near rim. */
function Hand({ view, own, items, fits }: Props) {
  const { labels } = useTools().words.play;
  const hand = ofKind(items, 'card').filter(({ item }) => item.zone === 'hand');
  const long = useIsLong(hand.length, (view.play?.moves.length ?? 0) > 0);
  const place = view.seats[own.seat]?.place ?? null;
  return (
    <ul
      className="own-hand"
      data-testid="own-hand"
      aria-label={`${labels.hand}, ${labels.cards(hand.length)}`}
      data-rows={rowsOf(hand.length)}
      style={{ '--half': Math.ceil(hand.length / 2), '--third': Math.ceil(hand.length / 3) } as CSSProperties}
      {...long}
    >
      {hand.map((one, i) => (
        <li key={one.item.card} style={{ '--k': i - (hand.length - 1) / 2 } as CSSProperties}>
          <OwnCard {...one} fits={fits.has(one.item.card)} />
        </li>
      ))}
      {place !== null && <Out place={place} isOver={view.phase === 'over'} />}
      {place === null && hand.length === 0 && <li className="own-none">{labels.noCards}</li>}
    </ul>
  );
}

/** One’s own cards: what lies on the table, and the hand. */
export function Own({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const sort = usePage(({ here }) => here.sort);
  const adding = usePage((state) => on(state, 'table').playing.adding);
  const chosen = usePage((state) => on(state, 'table').playing.chosen);
  const own = ownCards(view);
  const items = ownItems(view, sort);
  const kept = useKeptFocus(items);
  if (own === null) return null;
  const fits = view.phase === 'exchange' ? swapPartners(view, chosen) : fittingCards(view, adding);
  const all = { view, own, items, fits };
  return (
    <section
      className="own"
      data-testid="own"
      data-acts={(view.play?.moves.length ?? 0) > 0}
      aria-label={words.play.labels.own(sayNameAt(view.seats, own.seat))}
      style={{ '--cards': own.hand.length } as CSSProperties}
      {...kept}
    >
      <OnTable {...all} />
      <Hand {...all} />
    </section>
  );
}
