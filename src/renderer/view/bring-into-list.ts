/**
 * Scrolls the list that an item is in, and nothing around that, until the item can be seen; `middle` puts it in the
 * middle of a row that is longer than its place, clear of what fades at its ends.
 */
export function bringIntoList(item: Element, across: 'nearest' | 'middle' = 'nearest'): void {
  const list = item.parentElement;
  if (list === null) return;
  const inner = item.getBoundingClientRect();
  const outer = list.getBoundingClientRect();
  // Within its border; in whole pixels, as a part of one is not scrolled everywhere.
  const by = (start: number, end: number, from: number, size: number): number =>
    start < from ? -Math.ceil(from - start) : Math.max(0, Math.ceil(end - from - size));
  list.scrollTop += by(inner.top, inner.bottom, outer.top + list.clientTop, list.clientHeight);
  const left = outer.left + list.clientLeft;
  const toMiddle = Math.round(inner.left + inner.width / 2 - left - list.clientWidth / 2);
  list.scrollLeft += across === 'middle' ? toMiddle : by(inner.left, inner.right, left, list.clientWidth);
}
