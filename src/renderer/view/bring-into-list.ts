/** Scrolls the list that an item is in, and nothing around that, until the item can be seen. */
export function bringIntoList(item: Element): void {
  const list = item.parentElement;
  if (list === null) return;
  const inner = item.getBoundingClientRect();
  const outer = list.getBoundingClientRect();
  // Within its border; in whole pixels, as a part of one is not scrolled everywhere.
  const by = (start: number, end: number, from: number, size: number): number =>
    start < from ? -Math.ceil(from - start) : Math.max(0, Math.ceil(end - from - size));
  list.scrollTop += by(inner.top, inner.bottom, outer.top + list.clientTop, list.clientHeight);
  list.scrollLeft += by(inner.left, inner.right, outer.left + list.clientLeft, list.clientWidth);
}
