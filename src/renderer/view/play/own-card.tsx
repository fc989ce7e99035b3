import type { ReactNode } from 'react';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { hintedCards } from '../../store/hints.ts';
import { chooseEquals, chooseStack, tapCard, tapStack, withCursor } from '../../store/play/act.ts';
import { fewestWith, type OwnItem } from '../../store/play/own.ts';
import { cursorOf, type Playing } from '../../store/play/playing.ts';
import { on } from '../../store/route.ts';
import { CardBack, PlayingCard } from '../parts/card.tsx';
import { ownName, useDrag } from './drag.ts';

/** Whether it was just tried, and refused. */
const isRefused = ({ refused }: Playing, item: OwnItem): boolean =>
  refused !== null && item.kind === 'card' && refused.move.cards.includes(item.card);

interface ButtonProps {
  readonly item: OwnItem;
  /** Which of the own items it is, from the left. */
  readonly index: number;
  readonly testId: string;
  /** What it is called where what it shows doesn’t say that. */
  readonly label?: string;
  /** Why it is no use just now, or not alone. */
  readonly hint?: string | undefined;
  readonly later?: boolean;
  readonly chosen: boolean;
  readonly playable: boolean;
  /** It fits, but not alone. */
  readonly together?: boolean;
  /** A hint advises it. */
  readonly hinted?: boolean;
  readonly onTap: () => void;
  readonly onDouble?: () => void;
  readonly children: ReactNode;
}

/** One of one’s own cards to tap or to drag; of all of them only one is reached with Tab, the others with arrows. */
function OwnButton({
  item,
  index,
  testId,
  label,
  hint,
  later = false,
  chosen,
  playable,
  together,
  hinted,
  onTap,
  onDouble,
  children,
}: ButtonProps) {
  const { store } = useTools();
  const isAt = usePage(
    (state) =>
      state.table !== null && cursorOf(state.table, on(state, 'table').playing, state.here.sort) === index,
  );
  const refused = usePage((state) => isRefused(on(state, 'table').playing, item));
  const drag = useDrag(item);
  return (
    <button
      type="button"
      className="own-card"
      aria-label={label}
      title={hint}
      aria-pressed={chosen}
      tabIndex={isAt ? 0 : -1}
      data-own={ownName(item)}
      data-index={index}
      data-testid={testId}
      data-playable={playable}
      data-together={together || undefined}
      data-hinted={hinted || undefined}
      data-later={later}
      data-selected={chosen}
      data-refused={refused || undefined}
      onClick={onTap}
      onDoubleClick={onDouble}
      onFocus={() => store.setState((state) => withCursor(state, index))}
      {...drag}
    >
      {children}
      {/* Whether a face-down card fits nobody knows. */}
      {item.kind === 'card' && <span className="own-mark" aria-hidden="true" />}
    </button>
  );
}

interface CardProps {
  readonly item: Extract<OwnItem, { kind: 'card' }>;
  readonly index: number;
  readonly fits: boolean;
  /** Its time comes once the hand is gone, unless it fits before. */
  readonly waits?: boolean;
}

/** A card of the hand, or one that lies face up. */
export function OwnCard({ item, index, fits, waits = false }: CardProps) {
  const { words } = useTools();
  const act = useAct();
  const { card, zone } = item;
  const chosen = usePage((state) => on(state, 'table').playing.chosen.includes(card));
  const hinted = usePage((state) => hintedCards(state).includes(card));
  const isExchange = usePage(({ table }) => table?.phase === 'exchange');
  const together = usePage(({ table }) => table !== null && (fewestWith(table, card)?.length ?? 1) > 1);
  const { labels } = words.play;
  const fitsAs = isExchange ? labels.swaps : together ? labels.fitsTogether : labels.fits;
  return (
    <OwnButton
      item={item}
      index={index}
      testId={`${zone === 'hand' ? 'hand' : 'face-up'}-${card}`}
      hint={waits && !fits ? labels.later : together ? labels.fitsTogether : undefined}
      later={waits && !fits}
      together={together}
      hinted={hinted}
      chosen={chosen}
      playable={fits}
      onTap={() => act((state) => tapCard(state, card))}
      onDouble={() => act((state) => chooseEquals(state, card))}
    >
      <PlayingCard slot={card} />
      {fits && <span className="unseen">, {fitsAs}</span>}
    </OwnButton>
  );
}

interface StackProps {
  readonly item: Extract<OwnItem, { kind: 'stack' }>;
  readonly index: number;
  /** Cards on it. */
  readonly count: number;
  /** It may be turned over now. */
  readonly open: boolean;
}

/** A face-down stack. */
export function OwnStack({ item, index, count, open }: StackProps) {
  const { words } = useTools();
  const act = useAct();
  const { stack } = item;
  const chosen = usePage((state) => on(state, 'table').playing.stack === stack);
  return (
    <OwnButton
      item={item}
      index={index}
      testId={`stack-${stack + 1}`}
      label={words.play.labels.stack(stack + 1, count)}
      chosen={chosen}
      playable={open}
      onTap={() => act((state) => tapStack(state, stack))}
      onDouble={() => act((state) => chooseStack(state, stack))}
    >
      <CardBack />
      {count > 1 && <b>{count}</b>}
    </OwnButton>
  );
}
