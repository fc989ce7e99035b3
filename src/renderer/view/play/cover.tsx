import { useEffect, useState } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { sayNameAt } from '../../../words/say/names.ts';
import { useAct, useTools } from '../../store/context.ts';
import { showHand, uncover } from '../../store/play/act.ts';
import { ActionButton } from '../action-button.tsx';

/** Milliseconds in which a press may be the second half of a double tap on what was there before. */
const FRESH = 600;

/** Whether the cover has only just come: no press is meant for it yet. */
function useIsFresh(): boolean {
  const [isFresh, setIsFresh] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsFresh(false), FRESH);
    return () => clearTimeout(timer);
  }, []);
  return isFresh;
}

/**
 * Stands in the place of a hand while no hand may be seen: says who gets the screen. Each of them gets a new one
 * (`key`). No key uncovers a hand: people who hide their own with one press it again without looking.
 */
export function Cover({ view }: { readonly view: TableView }) {
  const { cover, buttons } = useTools().words.play;
  const act = useAct();
  const isFresh = useIsFresh();
  const mine = view.play?.mine ?? [];
  const next = view.play?.cover ?? null;
  const name = sayNameAt(view.seats, next);
  const isAlone = mine.length === 1;
  return (
    <section className="cover" data-testid="cover" data-for={next ?? ''}>
      <p className="cover-ask" role="status" tabIndex={-1} data-testid="cover-ask">
        {next === null || isAlone ? cover.closed : <strong>{cover.handTo(name)}</strong>}{' '}
        {next !== null && !isAlone && <span>{cover.why}</span>}
      </p>
      <div className="cluster cover-buttons">
        {next !== null && (
          <ActionButton
            testId="cover-show"
            primary
            className="big"
            off={isFresh}
            onClick={() => !isFresh && act(uncover)}
          >
            {cover.show}
          </ActionButton>
        )}
        {next === null &&
          mine.map((seat) => (
            <ActionButton
              key={seat}
              testId={`show-${seat}`}
              off={isFresh}
              onClick={() => !isFresh && act(showHand(seat))}
            >
              {buttons.seeCards(sayNameAt(view.seats, seat))}
            </ActionButton>
          ))}
      </div>
    </section>
  );
}
