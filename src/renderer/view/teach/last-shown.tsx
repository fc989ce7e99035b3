import type { Card } from '../../../engine/cards.ts';
import { sayCard } from '../../../words/say/cards.ts';
import { useLive, usePage, useTools } from '../../store/context.ts';
import { ActionButton } from '../action-button.tsx';
import { PlayingCard } from '../parts/card.tsx';
import { SuitText } from '../suit-text.tsx';

/** A card that may be the one that was shown last. */
function Answer({ id, card }: { readonly id: number; readonly card: Card }) {
  const { words, camera } = useTools();
  return (
    <ActionButton testId={`it-is-${card}`} onClick={() => camera.teach.say(id, card)}>
      <SuitText text={sayCard(words, card)} />
    </ActionButton>
  );
}

/** What the last card was taken for, and the way to say what it is; nothing where none can be read. */
export function LastShown() {
  const { words, camera } = useTools();
  const { teach } = words;
  const last = useLive(({ teaching, names }) => names.find(({ id }) => id === teaching.last) ?? null);
  const unmarked = usePage((state) => state.camera.unmarked);
  if (last === null && !unmarked) return null;
  if (last === null)
    return (
      <section className="last-shown" aria-label={teach.last}>
        <span className="card gap" />
        <p className="last-name quiet" data-testid="last-shown" data-card="">
          {teach.waiting}
        </p>
      </section>
    );
  const { id, card, or } = last;
  const name = card === null ? teach.none : sayCard(words, card);
  const asked = card !== null && or !== null;
  return (
    <section className={asked ? 'last-shown asked' : 'last-shown'} aria-label={teach.last}>
      {card === null || asked ? <span className="card gap" /> : <PlayingCard slot={card} mini />}
      <p
        className="last-name"
        role="status"
        data-testid="last-shown"
        data-card={card ?? ''}
        data-or={or ?? ''}
      >
        <SuitText text={asked ? teach.which(name, sayCard(words, or)) : name} />
        {card !== null && !asked && (
          <small>
            <SuitText text={teach.isIt(name)} />
          </small>
        )}
      </p>
      <div className="last-acts">
        {asked && <Answer id={id} card={card} />}
        {asked && <Answer id={id} card={or} />}
        <ActionButton testId="forget-shown" onClick={() => camera.teach.forget(id)}>
          {teach.forget}
        </ActionButton>
      </div>
    </section>
  );
}
