import type { TableView } from '../../../protocol/view.ts';
import { sayNameAt } from '../../../words/say/names.ts';
import { useAct, useTools } from '../../store/context.ts';
import { showHand, uncover } from '../../store/play/act.ts';
import { ActionButton } from '../action-button.tsx';

/** In the place of a hand while nobody’s may be seen: to whom the screen is to be handed. */
export function Cover({ view }: { readonly view: TableView }) {
  const { cover, buttons } = useTools().words.play;
  const act = useAct();
  const mine = view.play?.mine ?? [];
  const next = view.play?.cover ?? null;
  const name = sayNameAt(view.seats, next);
  const isAlone = mine.length === 1;
  return (
    <section className="cover" data-testid="cover" data-for={next ?? ''}>
      <p className="cover-ask" role="status">
        {next === null || isAlone ? cover.closed : <strong>{cover.handTo(name)}</strong>}{' '}
        {next !== null && !isAlone && <span>{cover.why}</span>}
      </p>
      <div className="cover-buttons">
        {next !== null && (
          <ActionButton testId="cover-show" keys="cover" primary className="big" onClick={() => act(uncover)}>
            {isAlone ? cover.showMine : cover.show(name)}
          </ActionButton>
        )}
        {next === null &&
          mine.map((seat) => (
            <ActionButton key={seat} testId={`show-${seat}`} onClick={() => act(showHand(seat))}>
              {buttons.seeCards(sayNameAt(view.seats, seat))}
            </ActionButton>
          ))}
      </div>
    </section>
  );
}
