import type { Card } from '../../../engine/cards.ts';
import { sayCard } from '../../../words/say/cards.ts';
import { usePage, useTools } from '../../store/context.ts';
import { ActionButton } from '../action-button.tsx';
import { PlayingCard } from '../parts/card.tsx';
import { Icon } from '../parts/icon.tsx';
import { SuitText } from '../suit-text.tsx';

/** Asks which card it is that the camera sees and can't name: its picture, the two likeliest, and none. */
export function DoubtNotice() {
  const { words, camera } = useTools();
  const doubt = usePage((state) => state.camera.doubt);
  if (doubt === null) return null;
  const { which, how, none, saw, alt } = words.camera.doubt;
  const cards = doubt.cards as readonly [Card, Card];
  const [one, other] = cards.map((card) => sayCard(words, card)) as [string, string];
  return (
    <section className="row doubt" role="status" data-testid="doubt" data-cards={cards.join(' ')}>
      <Icon name="ask" />
      <p>
        <strong>
          <SuitText text={which(one, other)} />
        </strong>
        {how}
      </p>
      {doubt.picture !== null && (
        <figure>
          <img src={`data:image/jpeg;base64,${doubt.picture}`} alt={alt} />
          <figcaption>{saw}</figcaption>
        </figure>
      )}
      {cards.map((card) => (
        <button
          key={card}
          type="button"
          className="doubt-card"
          data-testid={`doubt-${card}`}
          onClick={() => camera.answer(doubt.id, card)}
        >
          <PlayingCard slot={card} />
        </button>
      ))}
      <ActionButton testId="doubt-none" onClick={() => camera.answer(doubt.id, null)}>
        {none}
      </ActionButton>
    </section>
  );
}
