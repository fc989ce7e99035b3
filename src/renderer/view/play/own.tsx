import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { sayNameAt } from '../../../words/say/names.ts';
import { usePage, useTools } from '../../store/context.ts';
import {
  faceUpWaits,
  fittingCards,
  type OwnCards,
  openStacks,
  ownCards,
  type Place,
  placesOf,
} from '../../store/play/own.ts';
import { numbered } from '../numbered.ts';
import { CardBack, PlayingCard } from '../table/card.tsx';
import { HandTools } from './hand-tools.tsx';
import { OwnCard, OwnStack } from './own-card.tsx';

/** A hand of more cards is set smaller, so that all of it is seen. */
const MANY = 24;

/** Own places with their numbers from the left. */
type Numbered<K extends Place['kind']> = readonly {
  readonly place: Extract<Place, { kind: K }>;
  readonly index: number;
}[];

const ofKind = <K extends Place['kind']>(places: readonly Place[], kind: K): Numbered<K> =>
  places.flatMap((place, index) =>
    place.kind === kind ? [{ place: place as Extract<Place, { kind: K }>, index }] : [],
  );

interface Props {
  readonly view: TableView;
  readonly own: OwnCards;
  readonly places: readonly Place[];
  readonly fits: ReadonlySet<string>;
}

/** One stack before the player: what lies face up upon what lies face down. */
function Stack({ view, own, places, fits, stack }: Props & { readonly stack: number }) {
  const slot = own.faceUp[stack] ?? null;
  const down = own.faceDown[stack] ?? 0;
  const card = ofKind(places, 'card').find(({ place }) => place.zone === 'faceUp' && place.card === slot);
  const back = ofKind(places, 'stack').find(({ place }) => place.stack === stack);
  return (
    <li className="own-stack">
      {back !== undefined ? (
        <OwnStack {...back} count={down} open={openStacks(view).includes(stack)} />
      ) : (
        <span className={down > 0 ? 'own-under' : 'own-under none'}>
          {down > 0 ? <CardBack /> : <span className="card gap" />}
        </span>
      )}
      {card !== undefined && <OwnCard {...card} fits={fits.has(card.place.card)} waits={faceUpWaits(view)} />}
      {slot === '??' && <PlayingCard slot={slot} />}
    </li>
  );
}

/** The keyboard stays at the own cards when one of them is gone, and goes along with the arrows. */
function useKeptFocus(places: readonly Place[]) {
  const section = useRef<HTMLElement>(null);
  const { store } = useTools();
  const cursor = usePage(({ playing }) => playing.cursor);
  const steps = usePage(({ playing }) => playing.steps);
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
      here?.querySelector<HTMLElement>(`[data-index="${Math.min(cursor ?? 0, places.length - 1)}"]`)?.focus();
    // Cards that came or went have moved the one that has the focus.
    else if (index !== undefined && Number(index) !== cursor)
      store.setState(({ playing }) => ({ playing: { ...playing, cursor: Number(index) } }));
    before.current = { cursor, steps };
  }, [cursor, steps, places, store]);
  return {
    ref: section,
    onFocus: () => {
      was.current = true;
    },
    onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
      // A button that is gone leaves the focus nowhere; whoever goes elsewhere goes to something.
      if (relatedTarget !== null) was.current = false;
    },
  };
}

/** Whether a hand of so many cards is longer than its place, so that it has to be scrolled. */
function useIsLong(cards: number) {
  const hand = useRef<HTMLUListElement>(null);
  const [isLong, setIsLong] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more cards need more room
  useLayoutEffect(() => {
    const here = hand.current;
    if (here === null) return;
    const look = () => setIsLong(here.scrollWidth > here.clientWidth + 1);
    look();
    const resizes = new ResizeObserver(look);
    resizes.observe(here);
    return () => resizes.disconnect();
  }, [cards]);
  return { ref: hand, 'data-long': isLong };
}

/** One’s own cards: what lies on the table, and the hand. */
export function Own({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const sort = usePage(({ here }) => here.sort);
  const adding = usePage(({ playing }) => playing.adding);
  const own = ownCards(view);
  const places = placesOf(view, sort);
  const kept = useKeptFocus(places);
  const hand = ofKind(places, 'card').filter(({ place }) => place.zone === 'hand');
  const long = useIsLong(hand.length);
  if (own === null || (view.phase === 'over' && places.length === 0)) return null;
  const fits = fittingCards(view, adding);
  const stacks = Math.max(own.faceUp.length, own.faceDown.length);
  const { labels } = words.play;
  const isOut = view.seats[own.seat]?.place !== null;
  return (
    <section
      className={hand.length > MANY ? 'own many' : 'own'}
      data-testid="own"
      aria-label={labels.own(sayNameAt(view.seats, own.seat))}
      style={{ '--stacks': stacks, '--cards': hand.length } as CSSProperties}
      {...kept}
    >
      {stacks > 0 && (
        <ul className="own-stacks" aria-label={labels.table}>
          {numbered(Array.from({ length: stacks })).map(({ key }) => (
            <Stack key={key} view={view} own={own} places={places} fits={fits} stack={key} />
          ))}
        </ul>
      )}
      <ul className="own-hand" aria-label={`${labels.hand}, ${labels.cards(hand.length)}`} {...long}>
        {hand.map((one) => (
          <li key={one.place.card}>
            <OwnCard {...one} fits={fits.has(one.place.card)} />
          </li>
        ))}
        {hand.length === 0 && <li className="own-none">{isOut ? labels.out : labels.noCards}</li>}
      </ul>
      {view.phase !== 'over' && <HandTools view={view} />}
    </section>
  );
}
