import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Pace } from '../../../protocol/settings.ts';
import type { RulingView, TableView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';
import type { PageState } from '../../store/page.ts';
import { endFlights, fly, hideFor, shift } from './flights.ts';

/** Milliseconds that a card takes from one place to another. */
const TIMES: Readonly<Record<Pace, number>> = { off: 0, fast: 160, usual: 320, slow: 640 };

interface Seen {
  readonly view: TableView;
  /** Own cards by their names on the page. */
  readonly own: ReadonlyMap<string, { readonly rect: DOMRect; readonly card: Element | null }>;
  /** The cards of the pile that show, the top one last. */
  readonly pile: readonly { readonly rect: DOMRect; readonly card: Element }[];
}

const rectOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** Where everything lies on the page, which shows this view. */
function look(root: Element, view: TableView): Seen {
  const own = [...root.querySelectorAll<HTMLElement>('[data-own]')];
  const pile = [...root.querySelectorAll('[data-testid="pile"] .card')];
  return {
    view,
    own: new Map(
      own.map((one) => [one.dataset.own ?? '', { rect: rectOf(one), card: one.querySelector('.card') }]),
    ),
    pile: pile.map((card) => ({ rect: rectOf(card), card })),
  };
}

/** Where cards go to, or come from, that aren’t shown one by one. */
function placeFor(root: Element, view: TableView, place: number | 'pile' | 'stock' | 'burned'): DOMRect {
  const found =
    typeof place !== 'number'
      ? root.querySelector(place === 'pile' ? '.pile-cards' : `[data-testid="${place}"]`)
      : place === view.play?.you
        ? root.querySelector('.own-hand')
        : root.querySelectorAll('.seat-list > li')[place]?.querySelector('.hand');
  return rectOf(found ?? root);
}

/** A ruling that wasn’t there before; what was taken back isn’t shown again. */
function newRuling(before: TableView, { ruling, inputs }: TableView): RulingView | null {
  const isNew = ruling !== null && inputs > before.inputs && ruling.id !== before.ruling?.id;
  return isNew && ruling.verdict !== 'illegal' ? ruling : null;
}

/** Shows how the cards of a move went to where they lie now. */
function showMove(root: Element, was: Seen, view: TableView, ruling: RulingView, time: number): void {
  const { move, burn, pickedUp, taker, draws } = ruling;
  const now = look(root, view);
  const at = (place: Parameters<typeof placeFor>[2]) => placeFor(root, view, place);
  const origin = (card: string) =>
    was.own.get(card)?.rect ?? was.own.get(`stack ${move.stack}`)?.rect ?? at(move.seat);
  const isLaid = move.kind === 'play' || move.kind === 'flip';
  const laid = isLaid ? now.pile.slice(now.pile.length - move.cards.length) : [];
  const middle = was.pile.at(-1)?.rect ?? at('pile');
  if (isLaid && (burn || pickedUp > 0)) {
    // What was laid is gone with the pile: its picture is that of the card as it lay before, where one was seen.
    for (const name of move.cards) {
      const own = was.own.get(name);
      if (own?.card != null) fly({ card: own.card, from: own.rect, to: middle, time });
    }
  } else
    for (const [i, { card, rect }] of laid.entries()) {
      const from = origin(move.cards[i] ?? '');
      fly({ card, from, to: rect, time });
      hideFor(card, time);
    }
  if (burn)
    for (const { card, rect } of was.pile)
      fly({ card, from: rect, to: at('burned'), time: 2 * time, burns: true });
  else if (pickedUp > 0)
    for (const [i, { card, rect }] of was.pile.entries())
      fly({ card, from: rect, to: at(taker ?? move.seat), time, delay: i * 0.15 * time, fades: true });
  const drawn = move.seat === view.play?.you && draws > 0 ? at('stock') : null;
  for (const [name, { rect, card }] of now.own)
    if (drawn !== null && card !== null && !was.own.has(name)) {
      fly({ card, from: drawn, to: rect, time });
      hideFor(card, time);
    }
}

/** Own cards that lie elsewhere than before: another was laid between them, or they were sorted or swapped. */
function showShifts(root: Element, was: Seen, time: number): void {
  for (const one of root.querySelectorAll<HTMLElement>('[data-own]')) {
    const before = was.own.get(one.dataset.own ?? '');
    if (before !== undefined) shift(one, before.rect, rectOf(one), time);
  }
}

/** As the settings say, or on a phone as it was chosen there; none for those who can’t bear it. */
function timeFor({ lobby, here }: PageState): number {
  if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return TIMES[lobby?.settings.pace ?? here.pace];
}

/** Lets cards be seen to move wherever they have. It delays nothing: the page says at once how the table is. */
export function useMotion(root: RefObject<HTMLElement | null>, view: TableView): void {
  const { store } = useTools();
  const shown = useRef(view);
  const before = useRef<Seen | null>(null);
  const you = view.play?.you;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards of one seat are not for the next to see
  useLayoutEffect(() => endFlights, [you]);
  useLayoutEffect(
    () =>
      // The page is drawn anew only after everybody was told: now it still shows what was before.
      store.subscribe(() => {
        const state = store.getState();
        if (root.current === null || state.table === shown.current || timeFor(state) === 0) return;
        before.current = look(root.current, shown.current);
      }),
    [store, root],
  );
  useLayoutEffect(() => {
    const was = before.current;
    before.current = null;
    shown.current = view;
    const time = timeFor(store.getState());
    if (root.current === null || was === null || time === 0 || was.view.play?.you !== view.play?.you) return;
    const ruling = newRuling(was.view, view);
    showShifts(root.current, was, time);
    if (ruling !== null) showMove(root.current, was, view, ruling, time);
  }, [view, store, root]);
}
