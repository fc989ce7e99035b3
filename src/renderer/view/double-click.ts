/** The second click of a double click belongs to what the first was meant for. */

/** In pixels: further away, as on the next of the cards that are tapped, it is a click of its own. */
const SAME_PLACE = 12;

/** What is pressed by a click there; of a field with a label both are one. */
function controlAt(target: Element): Element {
  const control = target.closest('button, a, input, select, textarea, label, summary, [role]') ?? target;
  return (control instanceof HTMLInputElement ? control.labels?.[0] : null) ?? control;
}

/** Lets no second click reach what has come to lie under the pointer since the first. Keys press without clicks. */
export function keepDoubleClicks(page: Document): void {
  let first: { readonly control: Element; readonly x: number; readonly y: number } | null = null;
  const hear = (event: MouseEvent) => {
    const { target, detail, clientX: x, clientY: y } = event;
    if (detail === 0 || !(target instanceof Element)) return;
    const control = controlAt(target);
    const isRepeated = detail > 1 && first !== null && Math.hypot(x - first.x, y - first.y) < SAME_PLACE;
    if (!isRepeated) first = { control, x, y };
    else if (control !== first?.control) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  page.addEventListener('click', hear, true);
}
