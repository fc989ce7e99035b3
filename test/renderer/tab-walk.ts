import type { CDPSession, Page } from 'playwright-core';

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
      // What lies over the page, or has been scrolled away, has no place in its order; round a table it goes clockwise.
      const inFlow =
        bottom - top > 1 &&
        right - left > 1 &&
        one.closest('.hints, .ring, .phone-ring, .seat-list') === null;
      return { left, right, top, bottom, what, inFlow };
    });
  });

/** What the page keeps while Tab is followed. */
interface Followed {
  stops: Stop[];
  end: AbortController;
}

/** From now on the page looks where each key has led, once that is let go. */
const follow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const here = (): Stop => {
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
    };
    const followed: Followed = { stops: [], end: new AbortController() };
    const { signal } = followed.end;
    addEventListener('keyup', () => followed.stops.push(here()), { capture: true, signal });
    Object.assign(window, { followed });
  });

/** Presses Tab, or Shift with it, so often: all are sent at once, which takes a tenth of the time. Where each led. */
async function press(page: Page, session: CDPSession, times: number, modifiers = 0): Promise<Stop[]> {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
  const sent = Array.from({ length: times }).flatMap(() =>
    (['rawKeyDown', 'keyUp'] as const).map((type) =>
      session.send('Input.dispatchKeyEvent', { type, ...tab }),
    ),
  );
  await Promise.all(sent);
  return page.evaluate(() => (window as unknown as { followed: Followed }).followed.stops.splice(0));
}

const SHIFT = 8;

/** A screen with more to reach than this is a trap. */
const MOST = 400;

/** Where Tab leads from the top of a page until it leaves it, or begins again; and whether it comes to an end. */
async function walk(tab: (times: number) => Promise<Stop[]>, expected: number) {
  const way: Stop[] = [];
  for (let times = expected + 1; way.length <= MOST; times = 1)
    for (const stop of await tab(times)) {
      if (stop.at === null || (way.length > 0 && stop.at === way[0]!.at)) return { way, ends: true };
      if (stop.at === way.at(-1)?.at && stop.at !== -1) return { way, ends: false };
      way.push(stop);
    }
  return { way, ends: false };
}

/**
 * Goes through the page with Tab, from its top, and back. Returns what is wrong: what is never reached, stands out by
 * nothing or lies under something, leads back up and to the left, or holds the keyboard.
 */
export async function tabWalk(page: Page): Promise<string[]> {
  const stops = await survey(page);
  await follow(page);
  const session = await page.context().newCDPSession(page);
  const { way, ends } = await walk((times) => press(page, session, times), stops.length);
  const back = await press(page, session, way.length, SHIFT);
  await page.evaluate(() => (window as unknown as { followed: Followed }).followed.end.abort());
  await session.detach();
  const faults = ends ? [] : [`${way.at(-1)?.what} holds the keyboard`];
  for (const { shown, covered, what } of way) {
    if (!shown) faults.push(`${what} doesn’t show that it has the focus`);
    if (covered) faults.push(`${what} is covered while it has the focus`);
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
  for (const { covered, what } of back) if (covered) faults.push(`${what} is covered on the way back`);
  const there = way.map(({ at }) => at);
  const isSame = back.filter(({ at }) => at !== null).every(({ at }) => there.includes(at));
  if (!isSame || new Set(back.map(({ at }) => at)).size < way.length - 1)
    faults.push(`back: ${back.map(({ what }) => what).join(' ')}`);
  return faults;
}
