import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Card } from '../../../engine/cards.ts';
import { useAct, useTools } from '../../store/context.ts';
import type { Effect } from '../../store/effect.ts';
import type { PageState } from '../../store/page.ts';
import { layCards, swapCards, turnOver } from '../../store/play/act.ts';
import { type OwnItem, ownItems } from '../../store/play/own.ts';
import { on } from '../../store/route.ts';

/** In pixels: from this distance on a press is a drag and not a tap. */
const FAR = 9;

/** Milliseconds that cards which were let go wait for the table at most. */
const PATIENCE = 1500;

interface Drag {
  /** The pointer that does it; others have no part in it. */
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** The cards as they follow the pointer; null before it has gone far enough. */
  ghost: HTMLElement | null;
  readonly cards: readonly Card[];
  /** They were let go, and lie there until the table has answered. */
  isLetGo: boolean;
  /** No longer hears of keys and of the table. */
  readonly stop: () => void;
}

/** The name of an item among the elements of the page. */
export const ownName = (item: OwnItem): string => (item.kind === 'card' ? item.card : `stack ${item.stack}`);

/** The own cards that a drag takes along: all that are chosen, if it begins at one of them. */
function dragged(state: PageState, item: OwnItem): readonly Card[] {
  if (item.kind === 'stack') return [];
  const { playing } = on(state, 'table');
  return playing.chosen.includes(item.card) ? playing.chosen : [item.card];
}

/** What comes of letting go there. */
function dropped(state: PageState, item: OwnItem, { cards }: Drag, under: Element | null): Effect | null {
  if (under === null || state.table === null) return null;
  const target = under.closest<HTMLElement>('[data-own]')?.dataset.own;
  if (state.table.phase === 'exchange')
    return item.kind === 'card' && target !== undefined ? swapCards(state, item.card, target as Card) : null;
  if (under.closest('[data-drop="pile"]') === null) return null;
  return item.kind === 'stack' ? turnOver(state, item.stack) : layCards(state, cards);
}

/** The elements of the page that are dragged. */
const ownElements = (item: OwnItem, cards: readonly Card[]): HTMLElement[] =>
  (cards.length > 0 ? cards : [ownName(item)]).flatMap(
    (name) => document.querySelector<HTMLElement>(`[data-own="${name}"]`) ?? [],
  );

/** A picture of the dragged cards over the page, which nothing clips. Where they lay their places are bare. */
function makeGhost(origin: HTMLElement, item: OwnItem, cards: readonly Card[]): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  for (const own of ownElements(item, cards)) {
    const picture = own.querySelector('.card')?.cloneNode(true);
    if (!(picture instanceof SVGElement)) continue;
    picture.dataset.dragged = own.dataset.own;
    ghost.append(picture);
    own.dataset.inAir = '';
  }
  const { left, top, width } = (origin.querySelector('.card') ?? origin).getBoundingClientRect();
  ghost.style.cssText = `left:${left}px;top:${top}px;--card:${width}px`;
  document.body.append(ghost);
  document.body.dataset.drags = '';
  return ghost;
}

/** Whether a dragged card can still go where it should: no cards were covered or played meanwhile. */
function goesOn(before: PageState, now: PageState, item: OwnItem): boolean {
  const [was, is] = [before.table, now.table];
  if (was === null || is === null || was.play?.you !== is.play?.you || was.phase !== is.phase) return false;
  return ownItems(is, now.here.sort).some((one) => ownName(one) === ownName(item));
}

/** Lets an own card, with those that are chosen besides, be dragged onto the pile, or in the exchange onto another one. */
export function useDrag(item: OwnItem) {
  const { store } = useTools();
  const act = useAct();
  const drag = useRef<Drag | null>(null);
  /** The click that a browser gives after a drag is no tap. */
  const wasDrag = useRef(false);

  const end = () => {
    const now = drag.current;
    drag.current = null;
    if (now === null) return;
    now.ghost?.remove();
    for (const own of ownElements(item, now.cards)) delete own.dataset.inAir;
    delete document.body.dataset.drags;
    now.stop();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card that is gone is dragged no more
  useEffect(() => end, []);

  /** Ends the drag as soon as it is given up, or has become pointless. */
  const listen = (): (() => void) => {
    const before = store.getState();
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    window.addEventListener('keydown', onKey, true);
    const forget = store.subscribe(() => {
      const now = store.getState();
      const isOver = !goesOn(before, now, item);
      if (isOver || (drag.current?.isLetGo === true && !on(now, 'table').playing.sent)) end();
    });
    return () => {
      window.removeEventListener('keydown', onKey, true);
      forget();
    };
  };

  const onEnd = ({ pointerId }: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (pointerId === now?.pointer && !now.isLetGo) end();
  };

  return {
    onPointerDown({
      button,
      isPrimary,
      clientX,
      clientY,
      currentTarget,
      pointerId,
    }: PointerEvent<HTMLElement>) {
      // A second finger takes no part.
      if (!isPrimary || button !== 0) return;
      end();
      wasDrag.current = false;
      // A quick hand is gone from the card before it has moved far enough to be a drag.
      currentTarget.setPointerCapture(pointerId);
      const cards = dragged(store.getState(), item);
      const ghost = null;
      drag.current = {
        pointer: pointerId,
        x: clientX,
        y: clientY,
        ghost,
        cards,
        isLetGo: false,
        stop: listen(),
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (now === null || event.pointerId !== now.pointer || now.isLetGo) return;
      // It was let go where no page heard of it.
      if ((event.buttons & 1) === 0) {
        end();
        return;
      }
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
      if (now.ghost === null) {
        if (Math.hypot(dx, dy) < FAR) return;
        now.ghost = makeGhost(event.currentTarget, item, now.cards);
        wasDrag.current = true;
      }
      now.ghost.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp({ clientX, clientY, pointerId }: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (now === null || pointerId !== now.pointer) return;
      let effect: Effect | null = null;
      if (now.ghost !== null) {
        delete document.body.dataset.drags;
        now.isLetGo = true;
        act((state) => {
          effect = dropped(state, item, now, document.elementFromPoint(clientX, clientY));
          return effect;
        });
      }
      if (effect === null) end();
      else setTimeout(() => drag.current === now && end(), PATIENCE);
    },
    onPointerCancel: onEnd,
    onLostPointerCapture: onEnd,
    onClickCapture(event: MouseEvent) {
      // A press of a key is a click as well, which no drag has led to.
      const isOfDrag = wasDrag.current && event.detail > 0;
      wasDrag.current = false;
      if (!isOfDrag) return;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
