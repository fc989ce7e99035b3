import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { sayDealer } from '../../../words/say/beginning.ts';
import { nameAt, sayNameAt } from '../../../words/say/names.ts';
import { sayTurnFor } from '../../../words/say/play.ts';
import { isThrownIn, sayAgain, sayTurn } from '../../../words/say/table.ts';
import { usePage, useTools } from '../../store/context.ts';
import { isWatching } from '../../store/watching.ts';
import { numbered } from '../numbered.ts';
import { breadthOf } from '../parts/breadth.ts';
import { CardBack, PlayingCard } from '../parts/card.tsx';
import { Icon } from '../parts/icon.tsx';
import { onPile } from '../parts/on-pile.ts';
import { fromFaceUp, onlyFaceDown } from '../parts/only-face-down.ts';
import { seatAfter } from '../parts/seat-after.ts';
import { SuitText } from '../suit-text.tsx';
import { Demand, DemandLine } from './demand.tsx';
import { asksCards } from './panel.ts';
import { PileTop } from './pile-top.tsx';
import { Result } from './result.tsx';

const UNSEEN = '??';

interface Props {
  readonly view: TableView;
}

interface BoardProps extends Props {
  /** Cards are being dealt, and nothing else matters. */
  readonly isDealing?: boolean;
}

function useNotes(view: TableView, isDealing: boolean): string[] {
  const { words } = useTools();
  const { people, table } = words;
  const watches = usePage(({ welcome }) => isWatching(view, welcome));
  const notes: string[] = [];
  const before = table.before[view.rules.exchange];
  const nobodyYet = view.turn === null && view.announced === null && view.registering === null;
  const noCardYet = view.phase === 'start' && view.ruling === null && view.open === null;
  // Until the cards are dealt, how that goes says it.
  if (!isDealing && nobodyYet && noCardYet && before !== null) notes.push(before);
  if (view.turn !== null && view.seats[view.turn]?.away === true)
    notes.push(people.isAway(sayNameAt(view.seats, view.turn)));
  // While face-up cards are scanned, the next card is one of those.
  const isOther = view.announced !== null && view.announced !== view.turn && view.registering === null;
  const announced = isOther ? sayNameAt(view.seats, view.announced) : null;
  if (announced !== null && sayTurn(words, view) !== table.starts([announced]))
    notes.push(table.announced(announced));
  if (view.extra === 'choose' && !watches) notes.push(table.chooseHow);
  // Nobody who watches a sample game scans or turns over anything.
  if (view.blind !== null) notes.push((watches ? table.blindWatched : table.blind)[view.blind]);
  else if (onlyFaceDown(view)) notes.push(watches ? table.turnOverWatched : table.turnOver);
  else if (fromFaceUp(view)) notes.push(table.fromFaceUp);
  return notes;
}

/** Who is next, or which way play goes; and what else is to be known of this turn. */
function Then({ view, isDealing = false }: BoardProps) {
  const { words } = useTools();
  const { table, phones } = words;
  const after = seatAfter(view);
  const again = sayAgain(words, view);
  const notes = useNotes(view, isDealing);
  // What else there is to say goes first where there is room for one.
  const isNextSaid = view.announced !== null && view.announced !== view.turn;
  const isCovered = notes.length > 0 && (after === null || isNextSaid || again !== null);
  return (
    // Other words are none that have moved.
    <p key={[after, again, ...notes].join()} className="then">
      {/* Who is told to turn over a card isn't told besides that it is another turn. */}
      {again !== null && !onlyFaceDown(view) && <strong className="note again">{again}</strong>}
      {notes.map((note) => (
        <strong key={note} className="note">
          <SuitText text={note} />
        </strong>
      ))}
      {/* An arrow beside something else would be about that. */}
      {!isCovered && <Icon name="clockwise" className={`direction-arrow ${view.direction}`} />}
      {/* Before the first card there is more to say, and the table shows it too. */}
      <span
        className={isCovered ? 'unseen' : undefined}
        data-testid="direction"
        data-direction={view.direction}
      >
        {after === null ? table.direction[view.direction] : phones.tv.next(sayNameAt(view.seats, after))}
        {after !== null && <span className="unseen"> ({table.direction[view.direction]})</span>}
      </span>
    </p>
  );
}

function Turn({ view, isDealing = false }: BoardProps) {
  const { words } = useTools();
  const said = isDealing ? sayDealer(words, view, false) : sayTurnFor(words, view);
  return (
    <section className="turn" style={{ '--letters': breadthOf(said) } as CSSProperties}>
      <h1 className="shout" data-testid="turn" data-seat={nameAt(view.seats, view.turn)}>
        {said}
      </h1>
      <Then view={view} isDealing={isDealing} />
    </section>
  );
}

/** The face-up cards of the player whose cards are scanned, large: what was scanned so far, and which is next. */
function FaceUpScan({ view: { registering, seats } }: Props) {
  if (registering === null || registering.again) return null;
  const slots = seats[registering.seat]?.faceUp.filter((slot) => slot !== null) ?? [];
  const next = slots.indexOf(UNSEEN);
  return (
    <div className="face-up-scan" aria-hidden="true" data-testid="face-up-scan">
      {numbered(slots).map(({ key, item }, i) => (
        <span key={key} className={i === next ? 'is-next' : undefined}>
          {item === UNSEEN ? <CardBack /> : <PlayingCard slot={item} />}
        </span>
      ))}
    </div>
  );
}

/** Which card comes first is asked beside who starts; until somebody is said to start, that is all that is asked. */
const asksForCard = ({ phase, beginning, announced, open, pile }: TableView): boolean =>
  phase === 'start' &&
  beginning !== null &&
  (beginning.mustPlayIt ||
    beginning.starts.by === 'race' ||
    isThrownIn({ beginning }) ||
    (announced === null && open === null && pile.length === 0));

/** While face-up cards are scanned, swapped or chosen, and without a deck before the first card, nothing is demanded yet. */
const demands = (view: TableView): boolean =>
  view.registering === null && (view.play === null || view.phase === 'play') && !asksForCard(view);

/** Whose turn it is, and what the pile demands; before that, who deals; at the end, how it ended. */
export function Board({ view, isDealing = false }: BoardProps) {
  return (
    <header className="board">
      {view.phase === 'over' ? (
        <Result view={view} />
      ) : (
        <>
          <Turn view={view} isDealing={isDealing} />
          {demands(view) && <Demand view={view} isAsked={!asksCards(view)} />}
          {!isDealing && <FaceUpScan view={view} />}
        </>
      )}
    </header>
  );
}

/** Of a board of which less is in sight, neither whose turn it is can be read nor what is demanded. */
const LEAST_SEEN = 0.25;

interface KeptProps extends BoardProps {
  /** Cards to tap take the room of the table: the pile shows here. */
  readonly hasCards?: boolean;
}

/** The same while its place is scrolled away: people who tap cards further down still see it, in a line. */
export function BoardKept({ view, isDealing = false, hasCards = false }: KeptProps) {
  const { words } = useTools();
  const place = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  // Half of a headline is no headline: what is new is seen whole, unless somebody looks further down.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each move
  useEffect(() => {
    if (!away) scrollTo({ top: 0, behavior: 'instant' });
  }, [view.inputs]);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (seen) => setAway((seen.at(-1)?.intersectionRatio ?? 1) < LEAST_SEEN),
      { threshold: [0, LEAST_SEEN] },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={place} className="board-place">
        <Board view={view} isDealing={isDealing} />
        {hasCards && <PileTop pile={onPile(view)} />}
      </div>
      {/* Who can't see it reads the board itself. */}
      {away && view.phase !== 'over' && (
        <p className="header-line" aria-hidden="true" data-testid="header-line">
          <strong className="header-line-turn">{sayTurnFor(words, view)}</strong>
          {hasCards && <PileTop pile={onPile(view)} />}
          {demands(view) && !asksCards(view) && <DemandLine view={view} />}
        </p>
      )}
    </>
  );
}
