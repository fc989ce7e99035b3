import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';
import { bringIntoList } from '../log/bring-into-list.ts';
import { MANY_SEATS, Seat } from './seat.tsx';

/** More than these sit in two columns. */
const CROWD = 8;

interface Props {
  readonly view: TableView;
  /** Only to be looked at. */
  readonly still?: boolean;
}

/** Everybody in the order in which they sit; an arrow along the side runs the way of the turn. */
export function Seats({ view, still = false }: Props) {
  const { labels } = useTools().words.table;
  const stacks = Math.max(
    ...view.seats.map(({ faceUp, faceDown }) => Math.max(faceUp.length, faceDown.length)),
  );
  const list = useRef<HTMLOListElement>(null);
  // Where so much is said that not all of them have room, the one on turn is in sight.
  useLayoutEffect(() => {
    const seat = view.turn === null ? undefined : list.current?.children[view.turn];
    if (seat instanceof HTMLElement) bringIntoList(seat);
  });
  const { length: count } = view.seats;
  const isCrowd = count > CROWD;
  const hasFaceUp = view.seats.some(({ faceUp }) => faceUp.length > 0);
  const lines = isCrowd ? Math.ceil(count / 2) : count;
  return (
    <section
      className={`seats${isCrowd ? ' crowd' : ''}${hasFaceUp ? '' : ' no-face-up'}`}
      aria-label={labels.seats}
      style={{ '--lines': lines, '--stacks': stacks } as CSSProperties}
    >
      {!isCrowd && (
        <p className="captions" aria-hidden="true">
          <span>{labels.hand}</span>
          <span>{labels.known}</span>
          {hasFaceUp && <span>{labels.faceUp}</span>}
          <span>{labels.faceDown}</span>
        </p>
      )}
      <ol ref={list} className={`seat-list ${view.direction}${count < MANY_SEATS ? '' : ' many'}`}>
        {view.seats.map((seat, number) => (
          <Seat key={seat.name} view={view} seat={seat} number={number} still={still} />
        ))}
      </ol>
    </section>
  );
}
