import { type Card, makeDeck, SUITS, suitOf } from '../../../engine/cards.ts';
import { sayCard } from '../../../words/say/cards.ts';
import { useLive, useTools } from '../../store/context.ts';
import { SuitText } from '../suit-text.tsx';

const DECK = makeDeck(1, 0);

type State = 'missing' | 'shown' | 'known' | 'doubt';

const SIGNS: Readonly<Record<State, string>> = { missing: '', shown: '✔', known: '✔', doubt: '?' };

interface CellProps {
  readonly card: Card;
  readonly state: State;
  readonly isLast: boolean;
  /** Says that the last card is this one; null where none was shown. */
  readonly onSay: (() => void) | null;
}

function Cell({ card, state, isLast, onSay }: CellProps) {
  const { words } = useTools();
  const name = sayCard(words, card);
  return (
    <button
      type="button"
      className={isLast ? 'taught-card last' : 'taught-card'}
      aria-label={words.teach.states[state](name)}
      aria-disabled={onSay === null || undefined}
      data-testid={`taught-${card}`}
      data-state={state}
      onClick={onSay ?? undefined}
    >
      <SuitText text={name} />
      <small aria-hidden="true">{SIGNS[state]}</small>
    </button>
  );
}

/** All cards of a deck: which were shown, now or before; a tap says that the last one is this card. */
export function TaughtCards({ before }: { readonly before: readonly Card[] }) {
  const { words, camera } = useTools();
  const { teach } = words;
  const names = useLive((live) => live.names);
  const last = useLive(({ teaching }) => teaching.last);
  const found = new Map(names.flatMap((name) => (name.card === null ? [] : [[name.card, name] as const])));
  const stateOf = (card: Card): State => {
    const name = found.get(card);
    if (name === undefined) return before.includes(card) ? 'known' : 'missing';
    return name.or === null ? 'shown' : 'doubt';
  };
  const states = new Map(DECK.map((card) => [card, stateOf(card)]));
  const count = (...which: readonly State[]) =>
    [...states.values()].filter((one) => which.includes(one)).length;
  const known = count('shown', 'known');
  const doubtful = count('doubt');
  return (
    <section aria-label={teach.cards}>
      <p className="taught-known" data-testid="taught-count" data-count={known}>
        {teach.shown(known, DECK.length)}
        {known === DECK.length && ` – ${teach.all}`}
      </p>
      <div className="taught-suits">
        {SUITS.map((suit) => (
          <div key={suit} className="taught-suit">
            {DECK.filter((card) => suitOf(card) === suit).map((card) => (
              <Cell
                key={card}
                card={card}
                state={states.get(card)!}
                isLast={last !== null && found.get(card)?.id === last}
                onSay={last === null ? null : () => camera.teach.say(last, card)}
              />
            ))}
          </div>
        ))}
      </div>
      {doubtful > 0 && <p className="quiet-line">{teach.again(doubtful)}</p>}
    </section>
  );
}
