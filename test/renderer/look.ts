import type { Page } from 'playwright-core';
import { ALL } from '../support/mode.ts';

/** A large screen, the same with the bars of a browser, and a phone. */
export const SIZES = [
  [1920, 1080],
  [1366, 768],
  [390, 844],
] as const;

/** What every screen is laid out at: in `npm test` where there is least room, in `npm run test:all` at every size. */
export const LAID_OUT: readonly (readonly [number, number])[] = ALL ? SIZES : SIZES.slice(2);

/** Makes the window so large, if it isn't: a page that is laid out anew takes its time. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}

/** The data attributes of an element. */
export const data = (page: Page, id: string): Promise<Record<string, string | undefined>> =>
  page.getByTestId(id).evaluate((element) => ({ ...(element as HTMLElement).dataset }));

/** How high a capital is drawn in an element, in pixels. */
export const capHeight = (page: Page, id: string, part?: string): Promise<number> =>
  (part === undefined ? page.getByTestId(id) : page.getByTestId(id).locator(part)).evaluate((element) => {
    const probe = document.createElement('span');
    probe.style.cssText = 'display:inline-block;width:1cap;height:1cap';
    element.append(probe);
    const { height } = probe.getBoundingClientRect();
    probe.remove();
    return height;
  });

/** How far the page is wider than the window, or higher where that lies on its side: nobody should have to scroll. */
export const tooLarge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const isHigh = innerWidth > innerHeight && scrollHeight > innerHeight;
    return scrollWidth > innerWidth || isHigh ? [`the page is ${scrollWidth} × ${scrollHeight}`] : [];
  });

/** Parts of a table without a deck that reach beyond the window, where nobody can scroll to them. */
export const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.play .heap, .near, .cover, .play-actions .action, .ruled, .demand-panel, .end-actions',
      ),
    ]
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      })
      .map(({ className }) => `beyond the window: ${className}`),
  );

/**
 * What a thumb would miss: on a phone, lower than 44 pixels, or narrower where it shows. Of a hand in three rows, 17 cards
 * and more, all is seen at once instead: there 32 pixels of each card are.
 */
export const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.play .own-hand li:not(.own-none), .play .action, .own-stack .own-card',
      ),
    ]
      .filter((one) => innerWidth < 900 && one.offsetHeight > 0)
      .filter((one) => {
        const least = one.closest('[data-rows="3"]') ? 32 : 43.5;
        return one.offsetHeight < least || one.offsetWidth < least;
      })
      .map((one) => `small: ${one.className} ${one.textContent} ${one.offsetWidth} × ${one.offsetHeight}`),
  );

/** Boxes whose content is larger than they are, though nobody can scroll them. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const watched =
      '.band, .band-text, .plate, .ruled, .demand-panel, .coach-steps, .special, .turn, .demand, .pile, .seat, .counts, .status, .action, .answer, .tap, .notice, .keep, .kept, .door-row, .brand, .rule-set, .switch, .choice, .seat-row, .start-bar, .aside, .way-choice, .on-off, .trial, .trial-part, .plays-part, .choose-one, .range, .way, .camera-advice, .camera-steps, .camera-line, .camera-fields, .face-up-names, .no-picture, .rule-part, .power-card, .compared, .book-list button, .rule-rung';
    const found: string[] = [];
    const isScrolled = (inner: Element, box: Element): boolean => {
      const parent = inner.parentElement;
      return (
        parent !== null &&
        parent !== box &&
        (getComputedStyle(parent).overflowX === 'auto' || isScrolled(parent, box))
      );
    };
    for (const box of document.querySelectorAll<HTMLElement>(watched)) {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (getComputedStyle(box).overflowX === 'auto') continue;
      for (const inner of box.querySelectorAll<HTMLElement>(
        'p, button, dl, span, b, svg, input, select, kbd',
      )) {
        const rect = inner.getBoundingClientRect();
        const { display, fontSize } = getComputedStyle(inner);
        // A shape in motion or one line's descenders may touch the edge. The box of what stands within a line is as
        // high as its font, however close the lines are: no letter fills it.
        const slack = Math.max(4, display === 'inline' ? 0.04 * Number.parseFloat(fontSize) : 0);
        const out =
          rect.width > 0 &&
          (rect.left < left - slack ||
            rect.right > right + slack ||
            rect.top < top - slack ||
            rect.bottom > bottom + slack);
        const raised =
          inner.closest('.fan.open') !== null ||
          // What breaks out of an edge is meant to.
          inner.closest(
            '.badges, .band-cards, .band-flames, .crowd .on-turn .name, .deals-token, .choice-key, .choice-mark, .choice-stamp',
          ) !== null ||
          // A card that is an answer is raised, and its sign lies over its corner.
          inner.closest('.of-cards') !== null ||
          inner.closest('.unseen') !== null ||
          isScrolled(inner, box);
        if (out && !raised) found.push(`${box.className}: ${inner.className || inner.textContent}`);
      }
    }
    return found;
  });

/** Parts of the page that lie over each other. */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [
      '.connection',
      '.keep',
      '.turn',
      '.demand',
      '.band-place',
      '.result',
      '.notice-line > *',
      '.coach',
      '.table-stage',
      '.side',
      '.brand',
      '.kept-tables',
      '.door-row',
      '.setup > h1',
      '.setup-columns',
      '.footer',
    ];
    const found: string[] = [];
    const all = parts.flatMap((part) =>
      [...document.querySelectorAll(part)].map((element) => ({ part, element })),
    );
    const boxes = all.map(({ part, element }) => {
      const rect = element.getBoundingClientRect();
      const told = element.closest('.told');
      // What is told scrolls on a phone: what is scrolled away lies over nothing.
      const isScrolled = told !== null && getComputedStyle(told).overflowY === 'auto';
      const end = isScrolled ? told.getBoundingClientRect().bottom : rect.bottom;
      const height = Math.max(0, Math.min(rect.bottom, end) - rect.top);
      return { part, rect: new DOMRect(rect.x, rect.y, rect.width, height) };
    });
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1))
        if (meet(a.rect, b.rect)) found.push(`${a.part} lies over ${b.part}`);
    return found;
  });

/** Texts whose contrast with the ground is too low: 4.5, or 3 where letters are large. */
export const faint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const pen = canvas.getContext('2d', { willReadFrequently: true })!;
    const mixed = new Map<string, readonly number[]>();
    const over = (colours: readonly string[]): readonly number[] => {
      const key = colours.join();
      // Reading a pixel back takes longer than all the rest, and a page has few colours.
      const known = mixed.get(key);
      if (known !== undefined) return known;
      pen.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
      }
      const seen = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
      mixed.set(key, seen);
      return seen;
    };
    const light = (rgb: readonly number[]): number => {
      const [r, g, b] = rgb.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const grounds = new Map<Element, readonly string[]>();
    const colourOf = (element: Element): string => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      // The darker end of a gradient is the colour last named.
      return backgroundImage.match(/rgba?\([^)]*\)/g)?.at(-1) ?? backgroundColor;
    };
    const groundOf = (element: Element): readonly string[] => {
      const known = grounds.get(element);
      if (known !== undefined) return known;
      const under = element.parentElement === null ? [] : groundOf(element.parentElement);
      const all = [...under, colourOf(element)];
      grounds.set(element, all);
      return all;
    };
    /** What lies under its middle, the cloth of a table too, which isn't around it. */
    const beneath = (element: Element): readonly string[] => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
      return stack
        .slice(Math.max(0, stack.indexOf(element)))
        .reverse()
        .map(colourOf);
    };
    const contrastOn = (ground: readonly string[], color: string): number => {
      const [a, b] = [light(over(ground)), light(over([...ground, color]))];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('.page *')) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!own || element.closest(':disabled, .gone, .is-out, svg') || element.offsetWidth === 0) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const least = size >= 24 || (size >= 18.6 && Number(fontWeight) >= 700) ? 3 : 4.5;
      const around = contrastOn(groundOf(element), color);
      const contrast = around < least ? contrastOn(beneath(element), color) : around;
      if (contrast < least)
        found.push(`${element.className || element.tagName} “${element.textContent}” ${contrast.toFixed(2)}`);
    }
    return found;
  });
