import type { CSSProperties } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';
import { MANY_SEATS, Seat } from './seat.tsx';

/** Everybody in the order in which they sit; an arrow along the side runs the way of the turn. */
export function Seats({ view }: { readonly view: TableView }) {
  const { labels } = useTools().words.table;
  const stacks = Math.max(
    ...view.seats.map(({ faceUp, faceDown }) => Math.max(faceUp.length, faceDown.length)),
  );
  return (
    <section
      className="seats"
      aria-label={labels.seats}
      style={{ '--seats': view.seats.length, '--stacks': stacks } as CSSProperties}
    >
      <p className="captions" aria-hidden="true">
        <span>{labels.hand}</span>
        <span>{labels.known}</span>
        <span>{labels.faceUp}</span>
        <span>{labels.faceDown}</span>
      </p>
      <ol className={`seat-list ${view.direction}${view.seats.length < MANY_SEATS ? '' : ' many'}`}>
        {view.seats.map((seat, number) => (
          <Seat key={seat.name} view={view} seat={seat} number={number} />
        ))}
      </ol>
    </section>
  );
}
