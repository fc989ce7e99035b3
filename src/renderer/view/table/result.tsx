import type { CSSProperties } from 'react';
import type { Slot } from '../../../engine/cards.ts';
import { minutesOf } from '../../../protocol/series.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayResultFor } from '../../../words/say/play.ts';
import { sayResult } from '../../../words/say/table.ts';
import { usePage, useTools } from '../../store/context.ts';
import { sortedHand } from '../../store/play/own.ts';
import { numbered } from '../numbered.ts';
import { breadthOf } from '../parts/breadth.ts';
import { CardBack, PlayingCard } from '../parts/card.tsx';
import { roundOf } from './foot.tsx';

interface Props {
  readonly view: TableView;
}

const UNSEEN = '??';

/** The cards that somebody is left with, as far as anybody has seen them: the hand, and what lies before them. */
function leftWith(
  { left, seats }: TableView,
  seat: number,
): { hand: readonly Slot[]; table: readonly Slot[] } {
  if (left != null) return { hand: left.hand, table: [...left.faceUp, ...left.faceDown] };
  const { hand, known, faceUp, faceDown } = seats[seat]!;
  const unseen = (count: number): Slot[] => Array.from({ length: Math.max(0, count) }, () => UNSEEN);
  const down = faceDown.reduce((sum, count) => sum + count, 0);
  return {
    hand: [...known, ...unseen(hand - known.length)],
    table: [...faceUp.filter((slot) => slot !== null), ...unseen(down)],
  };
}

function Cards({ slots }: { readonly slots: readonly Slot[] }) {
  if (slots.length === 0) return null;
  return (
    <span className="left-cards" style={{ '--under': slots.length - 1 } as CSSProperties}>
      {numbered(slots).map(({ key, item }) =>
        item === UNSEEN ? <CardBack key={key} /> : <PlayingCard key={key} slot={item} />,
      )}
    </span>
  );
}

/** How broad a text is, for its style to fit it to its place. */
const fitted = (text: string) => ({ '--letters': breadthOf(text) }) as CSSProperties;

/** Who is left, with how many cards, and with which. */
function Loser({ view, loser }: Props & { readonly loser: number }) {
  const { end } = useTools().words;
  const sort = usePage(({ here }) => here.sort);
  const { name } = view.seats[loser]!;
  const { hand, table } = leftWith(view, loser);
  const isLeftWith = end.isLeftWith(hand.length + table.length);
  return (
    <>
      <h1 className="shout" style={fitted(name)}>
        <bdi>{name}</bdi>
      </h1>
      <p className="result-left" style={fitted(isLeftWith)}>
        {isLeftWith}
      </p>
      <div className="left-holding-cards" style={{ '--cards': hand.length + table.length } as CSSProperties}>
        <Cards slots={sortedHand(view, hand, sort)} />
        <Cards slots={table} />
      </div>
    </>
  );
}

/** How the round ended: who is left holding cards, or who was out first; and how long it took. */
export function Result({ view }: Props) {
  const { words } = useTools();
  const { seats, loser, series } = view;
  const round = series.rounds.at(-1);
  const [said, more] = sayResultFor(words, view);
  const isYours = said !== sayResult(words, view);
  return (
    <section className="result" data-testid="result" data-loser={seats[loser ?? -1]?.name ?? ''}>
      <p className="result-over">
        <span data-testid="turn" data-seat="">
          {words.end.roundIsOver(roundOf(view))}
        </span>{' '}
        {round !== undefined && <small>{words.end.took(minutesOf(round), round.moves)}</small>}
      </p>
      {loser === null || isYours ? (
        <>
          <h1 className="shout" style={fitted(said)}>
            {said}
          </h1>
          {more !== null && (
            <p className="result-left" style={fitted(more)}>
              {more}
            </p>
          )}
        </>
      ) : (
        <Loser view={view} loser={loser} />
      )}
    </section>
  );
}
