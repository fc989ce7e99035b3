import { memo } from 'react';
import { type Card, JOKERS, RANKS, rankOf, SUITS } from '../../../engine/cards.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayCard } from '../../../words/say/cards.ts';
import { useTools } from '../../store/context.ts';
import { SuitText } from '../suit-text.tsx';

interface ButtonProps {
  readonly card: Card;
  readonly testId: string;
  readonly faded: string | null;
  readonly pressed: boolean | undefined;
  readonly onCard: (card: Card) => void;
}

const CardButton = memo(function CardButton({ card, testId, faded, pressed, onCard }: ButtonProps) {
  const { words } = useTools();
  const rank = rankOf(card);
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={faded === null ? 'tap' : 'tap gone'}
      title={faded ?? undefined}
      data-testid={`${testId}-${card}`}
      onClick={() => onCard(card)}
    >
      <span className="unseen">{words.cards.named(card)}</span>
      <span aria-hidden="true">
        {rank === null ? words.cards.joker : words.cards.rank(rank)}
        {rank !== null && (
          <span className="tap-suit">
            <SuitText text={sayCard(words, card).slice(-1)} />
          </span>
        )}
      </span>
    </button>
  );
});

interface Props {
  /** The jokers of the deck, and the ranks that it has no cards of. */
  readonly deck: Pick<TableView['rules'], 'jokers' | 'without'>;
  /** Before the card in the test ids. */
  readonly testId: string;
  /** Cards that are most likely not meant, and why; they can still be tapped. */
  readonly faded: ReadonlySet<string>;
  readonly why: string;
  /** The cards that are chosen, where several may be. */
  readonly chosen?: readonly Card[];
  /** Always the same function, so that nothing is rendered again. */
  readonly onCard: (card: Card) => void;
}

/** Every card of a pack to tap, as far as the deck has it. */
export function CardGrid({ deck: { jokers, without }, testId, faded, why, chosen, onCard }: Props) {
  const button = (card: Card) => (
    <CardButton
      key={card}
      card={card}
      testId={testId}
      faded={faded.has(card) ? why : null}
      pressed={chosen?.includes(card)}
      onCard={onCard}
    />
  );
  return (
    <div className="grid">
      {jokers > 0 && <div className="suit-row jokers">{JOKERS.slice(0, jokers).map(button)}</div>}
      {SUITS.map((suit) => (
        <div key={suit} className="suit-row">
          {RANKS.filter((rank) => !without.includes(rank)).map((rank) => button(`${rank}${suit}` as const))}
        </div>
      ))}
    </div>
  );
}
