import { type PointerEvent, useRef } from 'react';
import type { Card } from '../../../engine/cards.ts';
import { useAct, useTools } from '../../store/context.ts';
import type { Effect } from '../../store/effect.ts';
import type { PageState } from '../../store/page.ts';
import { layCards, swapCards, turnOver } from '../../store/play/act.ts';
import type { Place } from '../../store/play/own.ts';

/** So many pixels away a press is a drag, and no tap any more. */
const FAR = 9;

interface Drag {
  readonly x: number;
  readonly y: number;
  /** The cards as they follow the pointer; null before it has gone far enough. */
  ghost: HTMLElement | null;
  readonly cards: readonly Card[];
}

/** The name of a place among the elements of the page. */
export const ownName = (place: Place): string =>
  place.kind === 'card' ? place.card : `stack ${place.stack}`;

/** The own cards that a drag takes along: all that are chosen, if it begins at one of them. */
function dragged({ playing }: PageState, place: Place): readonly Card[] {
  if (place.kind === 'stack') return [];
  return playing.chosen.includes(place.card) ? playing.chosen : [place.card];
}

/** What comes of letting go there. */
function dropped(state: PageState, place: Place, { cards }: Drag, under: Element | null): Effect | null {
  if (under === null || state.table === null) return null;
  const target = under.closest<HTMLElement>('[data-own]')?.dataset.own;
  if (state.table.phase === 'exchange')
    return place.kind === 'card' && target !== undefined
      ? swapCards(state, place.card, target as Card)
      : null;
  if (under.closest('[data-drop="pile"]') === null) return null;
  return place.kind === 'stack' ? turnOver(state, place.stack) : layCards(state, cards);
}

/** A picture of the dragged cards over the page, which nothing clips. */
function makeGhost(origin: HTMLElement, cards: readonly Card[]): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  const found = cards.flatMap((card) => document.querySelector(`[data-own="${card}"] .card`) ?? []);
  for (const one of found.length > 0 ? found : origin.querySelectorAll('.card'))
    ghost.append(one.cloneNode(true));
  const { left, top, width } = (origin.querySelector('.card') ?? origin).getBoundingClientRect();
  ghost.style.cssText = `left:${left}px;top:${top}px;--card:${width}px`;
  document.body.append(ghost);
  return ghost;
}

/** Lets an own card, with those that are chosen besides, be dragged onto the pile, or in the exchange onto another one. */
export function useDrag(place: Place) {
  const { store } = useTools();
  const act = useAct();
  const drag = useRef<Drag | null>(null);
  /** The click that a browser gives after a drag is no tap. */
  const wasDrag = useRef(false);

  const end = () => {
    drag.current?.ghost?.remove();
    drag.current = null;
  };

  return {
    onPointerDown({ button, clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
      wasDrag.current = false;
      if (button !== 0) return;
      // A quick hand is gone from the card before it has moved far enough to be a drag.
      currentTarget.setPointerCapture(pointerId);
      drag.current = { x: clientX, y: clientY, ghost: null, cards: dragged(store.getState(), place) };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (now === null) return;
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
      if (now.ghost === null) {
        if (Math.hypot(dx, dy) < FAR) return;
        now.ghost = makeGhost(event.currentTarget, now.cards);
      }
      now.ghost.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const now = drag.current;
      end();
      if (now === null || now.ghost === null) return;
      wasDrag.current = true;
      act((state) => dropped(state, place, now, document.elementFromPoint(clientX, clientY)));
    },
    onPointerCancel: end,
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (!wasDrag.current) return;
      wasDrag.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
