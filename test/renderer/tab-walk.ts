import type { Page } from 'playwright-core';

/** Where Tab came to. */
interface Stop {
  /** The number of the element among those to be reached; -1 for one that isn't, null for none. */
  readonly at: number | null;
  readonly what: string;
  readonly shown: boolean;
  readonly covered: boolean;
}

/** Numbers all that Tab should reach, and says where each lies. Of radio buttons of one name one is enough. */
const survey = (page: Page) =>
  page.evaluate(() => {
    const within = document.querySelector<HTMLElement>('dialog:modal') ?? document.body;
    const wanted =
      'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [contenteditable]';
    const groups = new Map<string, HTMLElement>();
    const all = [...within.querySelectorAll<HTMLElement>(wanted)].filter((one) => {
      if (one.matches(':disabled') || one.tabIndex < 0 || one.closest('[inert]') !== null) return false;
      if (!one.checkVisibility({ visibilityProperty: true })) return false;
      if (one instanceof HTMLInputElement && one.type === 'radio') {
        const known = groups.get(one.name) as HTMLInputElement | undefined;
        if (known === undefined || (one.checked && !known.checked)) groups.set(one.name, one);
        return false;
      }
      return true;
    });
    const stops = [...all, ...groups.values()].toSorted((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    for (const one of document.querySelectorAll('[data-stop]')) one.removeAttribute('data-stop');
    // The keyboard begins at the top, of a dialog where one is open.
    within.tabIndex = -1;
    within.focus();
    getSelection()?.setPosition(within, 0);
    within.removeAttribute('tabindex');
    return stops.map((one, number) => {
      one.dataset.stop = String(number);
      let { left, right, top, bottom } = one.getBoundingClientRect();
      // What has been scrolled away lies at the edge that it comes in from.
      for (let box = one.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
        if (overflowX !== 'visible')
          [left, right] = [within(left, edge.left, edge.right), within(right, edge.left, edge.right)];
        if (overflowY !== 'visible')
          [top, bottom] = [within(top, edge.top, edge.bottom), within(bottom, edge.top, edge.bottom)];
      }
      const what =
        one.dataset.testid ?? (one.id || `${one.tagName} ${one.className} ${one.textContent?.slice(0, 20)}`);
      // What lies over the page, or has been scrolled away, has no place in its order.
      const inFlow = bottom - top > 1 && right - left > 1 && one.closest('.hints') === null;
      return { left, right, top, bottom, what, inFlow };
    });
  });

const here = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (!(one instanceof HTMLElement) || one === document.body || one.matches('dialog'))
      return { at: null, what: '', shown: true, covered: false };
    const looks = (part: Element) => {
      const style = getComputedStyle(part);
      return `${style.boxShadow} ${style.borderTopColor} ${style.backgroundColor} ${style.textDecorationLine}`;
    };
    const isOutlined = (part: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    const parts = [one, ...(one.closest('label') === null ? [] : [one.closest('label')!])];
    const shown = parts.some(isOutlined);
    const focused = parts.map(looks).join();
    let differs = false;
    if (!shown) {
      one.blur();
      differs = parts.map(looks).join() !== focused;
      one.focus();
    }
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
    // A panel that lies over the page goes away with Escape, and the focus stays where it is.
    const isUnderHints = document.querySelector('.hints') !== null && one.closest('.hints') === null;
    const seen =
      isUnderHints ||
      points.some(([x, y]) => {
        const hit = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
        return (
          hit !== null &&
          parts.some((part) => part.contains(hit) || (hit.contains(part) && hit.matches('label, button')))
        );
      });
    return {
      at: one.dataset.stop === undefined ? -1 : Number(one.dataset.stop),
      what: one.dataset.testid ?? `${one.tagName} ${one.className} ${one.id}`,
      shown: shown || differs,
      covered: !seen,
    };
  });

/** A screen with more to reach than this is a trap. */
const MOST = 400;

/**
 * Goes through the page with Tab, from its top, and back. Returns what is wrong: what is never reached, stands out by
 * nothing or lies under something, leads back up and to the left, or holds the keyboard.
 */
export async function tabWalk(page: Page): Promise<string[]> {
  const stops = await survey(page);
  const faults: string[] = [];
  const way: Stop[] = [];
  const press = async (key: string): Promise<Stop> => {
    await page.keyboard.press(key);
    return here(page);
  };
  for (;;) {
    const stop = await press('Tab');
    if (stop.at === null || (way.length > 0 && stop.at === way[0]!.at)) break;
    if (way.length > MOST || (stop.at === way.at(-1)?.at && stop.at !== -1)) {
      faults.push(`${stop.what} holds the keyboard`);
      break;
    }
    way.push(stop);
    if (!stop.shown) faults.push(`${stop.what} doesn’t show that it has the focus`);
    if (stop.covered) faults.push(`${stop.what} is covered while it has the focus`);
  }
  const reached = new Set(way.map(({ at }) => at));
  for (const [number, { what }] of stops.entries())
    if (!reached.has(number)) faults.push(`${what} is never reached`);
  for (const [i, stop] of way.entries()) {
    const [from, to] = [stops[way[i - 1]?.at ?? -1], stops[stop.at ?? -1]];
    if (from === undefined || to === undefined || !from.inFlow || !to.inFlow) continue;
    if (to.bottom <= from.top + 1 && to.left < from.right - 1)
      faults.push(`${to.what} lies before ${from.what}, and is reached after it`);
  }
  const back: Stop[] = [];
  for (let i = 0; i < way.length; i++) {
    const stop = await press('Shift+Tab');
    back.push(stop);
    if (stop.covered) faults.push(`${stop.what} is covered on the way back`);
  }
  const there = way.map(({ at }) => at);
  const isSame = back.filter(({ at }) => at !== null).every(({ at }) => there.includes(at));
  if (!isSame || new Set(back.map(({ at }) => at)).size < way.length - 1)
    faults.push(`back: ${back.map(({ what }) => what).join(' ')}`);
  return faults;
}
