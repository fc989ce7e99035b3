/** Scrolls the list that an item is in, and nothing around that, until the item can be seen. */
export function bringIntoList(item: HTMLElement): void {
  const list = item.parentElement;
  if (list === null) return;
  const inner = item.getBoundingClientRect();
  // Within its border.
  const top = list.getBoundingClientRect().top + list.clientTop;
  const bottom = top + list.clientHeight;
  // Whole pixels, as a part of one is not scrolled everywhere.
  if (inner.top < top) list.scrollTop -= Math.ceil(top - inner.top);
  else if (inner.bottom > bottom) list.scrollTop += Math.ceil(inner.bottom - bottom);
}
