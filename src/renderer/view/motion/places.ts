import type { Slot } from '../../../engine/cards.ts';
import type { TableView } from '../../../protocol/view.ts';
import { type Kept, keep } from './flights.ts';

/** Where everything lies on a page that shows a table: the same names hold for the large screen, a phone and a TV. */

interface Shown {
  readonly rect: DOMRect;
  readonly card: Element;
}

interface OwnShown {
  readonly rect: DOMRect;
  readonly card: Element | null;
  /** It is being dragged, or was let go just now. */
  readonly isInAir: boolean;
}

export interface Seen {
  readonly view: TableView;
  /** Own cards by their names on the page. */
  readonly own: ReadonlyMap<string, OwnShown>;
  /** The cards of the pile that show, the top one last. */
  readonly pile: readonly Shown[];
  /** The cards that are played and not ruled on yet. */
  readonly open: readonly Shown[];
  /** The face-up cards of players, by seat and stack; those that nobody has seen as well. */
  readonly faceUp: readonly (readonly DOMRect[])[];
  /**
   * What says how things stand: whose turn it is, what help for beginners says of it, the demand, and how many cards
   * each seat has, by its number.
   */
  readonly said: {
    readonly turn: Kept | null;
    readonly help: Kept | null;
    readonly demand: Kept | null;
    readonly counts: readonly (Kept | null)[];
  };
}

const rectOf = (element: Element): DOMRect => element.getBoundingClientRect();

const shown = (root: Element, cards: string): Shown[] =>
  [...root.querySelectorAll(cards)].map((card) => ({ rect: rectOf(card), card }));

/** The seats by their numbers: where each is told by itself, they lie around a table in another order. */
function seats(root: Element): (Element | undefined)[] {
  const told = [...root.querySelectorAll<HTMLElement>('[data-seat-at]')];
  if (told.length === 0) return [...root.querySelectorAll('.seat-list > li, .tv-seats > li')];
  const last = Math.max(...told.map(({ dataset }) => Number(dataset.seatAt)));
  return Array.from({ length: last + 1 }, (_, seat) =>
    told.find(({ dataset }) => Number(dataset.seatAt) === seat),
  );
}

/** Where everything lies on the page, which shows this view. */
export function look(root: Element, view: TableView): Seen {
  const own = [...root.querySelectorAll<HTMLElement>('[data-own]')];
  return {
    view,
    own: new Map(
      own.map((one) => {
        const air = inAir(one);
        const shown = { rect: rectOf(air ?? one), card: one.querySelector('.card'), isInAir: air !== null };
        return [one.dataset.own ?? '', shown];
      }),
    ),
    pile: shown(root, '[data-testid="pile"] .card'),
    open: shown(root, '[data-testid="open"] .card'),
    faceUp: seats(root).map((seat) =>
      [...(seat?.querySelectorAll('.face-up > *, .places > *, .laid > *') ?? [])].map(rectOf),
    ),
    said: {
      turn: kept(root, '.play-head h1'),
      help: kept(root, '.play .coach'),
      demand: kept(root, '.demand-panel'),
      counts: seats(root).map((seat) => kept(seat, '.plate-hand')),
    },
  };
}

/** The picture of an own card that is dragged, or was let go and isn’t played yet. */
const inAir = ({ dataset: { own } }: HTMLElement): Element | null =>
  document.querySelector(`.drag-ghost [data-dragged="${own}"]`);

function kept(root: Element | undefined, part: string): Kept | null {
  const found = root?.querySelector<HTMLElement>(part);
  return found == null ? null : keep(found);
}

/** Cards that aren’t shown one by one: the hand of a seat, by its number from 0, or what lies in the middle. */
type Heap = number | 'pile' | 'stock' | 'burned';

const HEAPS = {
  pile: '.heap, .pile-cards',
  stock: '[data-testid="stock"] .deck',
  burned: '[data-testid="burned"] .deck',
} as const;

/** The first of these in a seat that is shown. */
const firstShown = (seat: Element | undefined, ...parts: readonly string[]): Element | undefined =>
  parts
    .flatMap((part) => [...(seat?.querySelectorAll(part) ?? [])])
    .find((element) => element.checkVisibility());

/** Where the hand of somebody else is told, backs and count; on phones that is the count alone, which has no box around it. */
export const toldHandOf = (seat: Element | undefined): Element | undefined =>
  firstShown(seat, '.hand', '.plate-hand', '.plate-count');

/** The hand of somebody else: where backs are shown they are it, so that the count beside them can be read. */
const handOf = (seat: Element | undefined): Element | undefined =>
  firstShown(seat, '.backs:has(> *)') ?? toldHandOf(seat);

/** Where cards go to, or come from, that aren’t shown one by one. */
export function rectOfHeap(root: Element, view: TableView, heap: Heap): DOMRect {
  const found =
    typeof heap !== 'number'
      ? root.querySelector(HEAPS[heap])
      : heap === view.play?.you
        ? root.querySelector('.own-hand')
        : handOf(seats(root)[heap]);
  return rectOf(found ?? root);
}

/** The whole of a seat, as it stands in the list. */
export const seatAt = (root: Element, seat: number): Element | undefined => seats(root)[seat];

/**
 * Where a played card came from: the place where it was last seen, else the hand. `stack` counts the seat's stacks from
 * 1, as rulings do, and is null for a card that was not turned over.
 */
export function originOf(root: Element, was: Seen, seat: number, card: Slot, stack: number | null): DOMRect {
  const own = was.view.play?.you === seat ? was.own : null;
  const shown = own?.get(card) ?? (stack === null ? undefined : own?.get(`stack ${stack - 1}`));
  if (shown !== undefined) return shown.rect;
  const inRow = was.view.seats[seat]?.faceUp.indexOf(card) ?? -1;
  return (
    was.faceUp[seat]?.[inRow < 0 && stack !== null ? stack - 1 : inRow] ?? rectOfHeap(root, was.view, seat)
  );
}
