import type { PointerEvent } from 'react';

/** In pixels: from this distance on a press is a drag. */
const FAR = 6;

/** The seat at a point of the window, by its id in the draft; null where none lies. */
function seatAt(x: number, y: number): number | null {
  const seat = document
    .elementsFromPoint(x, y)
    .flatMap((one) => one.closest<HTMLElement>('[data-seat-id]')?.dataset.seatId ?? [])
    .find((id) => id !== undefined);
  return seat === undefined ? null : Number(seat);
}

/** What was dragged is not clicked as well. */
function withoutClick(element: HTMLElement): void {
  const swallow = (event: Event) => event.preventDefault();
  element.addEventListener('click', swallow, { capture: true });
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
}

interface Dragging {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/** Lets an element be dragged to a seat; it lies where it was again as soon as it is let go. */
export const useDragToSeat = (drop: (seat: number) => void): Dragging => ({
  onPointerDown: ({ currentTarget: element, pointerId, clientX, clientY, button }) => {
    if (button !== 0) return;
    const far = (event: globalThis.PointerEvent) =>
      Math.hypot(event.clientX - clientX, event.clientY - clientY) >= FAR;
    element.setPointerCapture(pointerId);
    const move = (event: globalThis.PointerEvent) => {
      if (!far(event)) return;
      element.classList.add('dragged');
      element.style.translate = `${event.clientX - clientX}px ${event.clientY - clientY}px`;
    };
    const end = (event: globalThis.PointerEvent) => {
      element.removeEventListener('pointermove', move);
      element.classList.remove('dragged');
      element.style.translate = '';
      const seat = event.type === 'pointerup' && far(event) ? seatAt(event.clientX, event.clientY) : null;
      if (far(event)) withoutClick(element);
      if (seat !== null) drop(seat);
    };
    element.addEventListener('pointermove', move);
    for (const type of ['pointerup', 'pointercancel'] as const)
      element.addEventListener(type, end, { once: true });
  },
});
