import { useEffect, useRef, useState } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { nameAt, sayNameAt } from '../../../words/say/names.ts';
import { sayTurnFor } from '../../../words/say/play.ts';
import { useTools } from '../../store/context.ts';
import { Demand, DemandLine } from './demand.tsx';
import { DirectionArrow } from './icons.tsx';
import { Notes } from './notes.tsx';
import { Next, Result } from './result.tsx';

/** A name that would be broken in the middle, or has no room in two lines. */
const LONG = /\S{14}|.{23}/;

function useTurnNotes(view: TableView): string[] {
  const { people, play, table } = useTools().words;
  const notes: string[] = [];
  if (view.extra !== null)
    notes.push(view.extra === 'must' ? table.mustGoAgain : (view.play === null ? table : play).mayGoAgain);
  const before = table.before[view.rules.exchange];
  if (
    view.phase === 'start' &&
    view.turn === null &&
    view.registering === null &&
    view.ruling === null &&
    before !== null
  )
    notes.push(before);
  if (view.turn !== null && view.seats[view.turn]?.away === true)
    notes.push(people.isAway(sayNameAt(view.seats, view.turn)));
  if (view.announced !== null) notes.push(table.announced(sayNameAt(view.seats, view.announced)));
  if (view.blind !== null) notes.push(table.blind[view.blind]);
  return notes;
}

function Turn({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const notes = useTurnNotes(view);
  const said = sayTurnFor(words, view);
  return (
    <section className="turn">
      <h1
        className={LONG.test(said) ? 'shout dense' : 'shout'}
        data-testid="turn"
        data-seat={nameAt(view.seats, view.turn)}
      >
        {said}
      </h1>
      <Notes>
        <span className="direction" data-testid="direction" data-direction={view.direction}>
          <DirectionArrow direction={view.direction} />
          {words.table.direction[view.direction]}
        </span>
        {notes.map((note) => (
          <strong key={note} className="note">
            {note}
          </strong>
        ))}
      </Notes>
    </section>
  );
}

/** Which card comes first is asked beside who starts. */
const asksForCard = ({ phase, beginning }: TableView): boolean =>
  phase === 'start' && beginning !== null && (beginning.mustPlayIt || beginning.starts.by === 'race');

/** While face-up cards are scanned, swapped or chosen, and without a deck before the first card, nothing is demanded yet. */
const demands = (view: TableView): boolean =>
  view.registering === null && (view.play === null || view.phase === 'play') && !asksForCard(view);

/** Whose turn it is, and what the pile demands; at the end, how it ended and how it goes on. */
export function Header({ view }: { readonly view: TableView }) {
  const over = view.phase === 'over';
  return (
    <header className="header">
      {over ? <Result view={view} /> : <Turn view={view} />}
      {over ? <Next view={view} /> : demands(view) && <Demand view={view} />}
    </header>
  );
}

/** The same while its place is scrolled away: people who tap cards further down still see it, in a line. */
export function HeaderKept({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const place = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver((seen) => setAway(seen.at(-1)?.isIntersecting === false));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={place} className="header-place">
        <Header view={view} />
      </div>
      {/* Who can't see it reads the header itself. */}
      {away && view.phase !== 'over' && (
        <p className="header-line" aria-hidden="true" data-testid="header-line">
          <strong className="header-line-turn">{sayTurnFor(words, view)}</strong>
          {demands(view) && <DemandLine view={view} />}
        </p>
      )}
    </>
  );
}
