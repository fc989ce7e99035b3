import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from 'playwright-core';

/** Nobody is to read anything smaller, in CSS pixels. */
const SMALLEST = 14;

/** What is no text to be read: pictures, and what is switched off. */
const NO_TEXT = ':disabled, [aria-disabled="true"], .gone, .is-out, svg';

/** A text, or a field that can be typed into, as it lies on the page. */
interface Seen {
  readonly what: string;
  /** Red, green and blue up to 255, and what the colour covers, from 0 to 1; null for a field without text. */
  readonly ink: readonly [number, number, number, number] | null;
  readonly isLarge: boolean;
  /** In pixels of the window. */
  readonly rects: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
  readonly isField: boolean;
}

/** What there is to read: run in the page. */
function textsOn(noText: string): Seen[] {
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  })!;
  const colours = new Map<string, readonly [number, number, number, number]>();
  const inkOf = (colour: string) => {
    const known = colours.get(colour);
    if (known !== undefined) return known;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    const ink = [r!, g!, b!, a! / 255] as const;
    colours.set(colour, ink);
    return ink;
  };
  const opacityOf = (one: Element | null): number =>
    one === null ? 1 : Number(getComputedStyle(one).opacity) * opacityOf(one.parentElement);
  /** Cut to what its surroundings show of it: the rest is scrolled away. A line that is cut through isn't read there. */
  const cut = (one: Element | null, rect: DOMRect): DOMRect => {
    if (one === null || one === document.documentElement || one === document.body) return rect;
    const { overflowX, overflowY, position } = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    const isScroller = overflowX !== 'visible' || overflowY !== 'visible';
    const left = isScroller ? Math.max(rect.left, box.left) : rect.left;
    const top = isScroller ? Math.max(rect.top, box.top) : rect.top;
    const right = isScroller ? Math.min(rect.right, box.right) : rect.right;
    const bottom = isScroller ? Math.min(rect.bottom, box.bottom) : rect.bottom;
    const shown = new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    return position === 'fixed' ? shown : cut(one.parentElement, shown);
  };
  /** What is covered in part, or outside the window, is looked at where it is seen whole. */
  const isCovered = (one: Element, { left, right, top, bottom }: DOMRect): boolean =>
    [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 1, top + 1],
      [right - 1, top + 1],
      [left + 1, bottom - 1],
      [right - 1, bottom - 1],
    ].some(([x, y]) => {
      const hit = document.elementFromPoint(x!, y!);
      return hit === null || (hit !== one && !one.contains(hit) && !hit.contains(one));
    });
  const found: Seen[] = [];
  const add = (
    element: Element,
    what: string,
    colour: string | null,
    rects: readonly DOMRect[],
    isField: boolean,
  ) => {
    const { fontSize, fontWeight, visibility } = getComputedStyle(element);
    const shown = rects
      .map((rect) => cut(element, rect))
      .filter(
        (rect, i) =>
          rect.width > 2 &&
          rect.height > 2 &&
          rect.height > rects[i]!.height - 1 &&
          !isCovered(element, rect),
      );
    const opacity = opacityOf(element);
    if (shown.length === 0 || visibility === 'hidden' || opacity === 0) return;
    const size = Number.parseFloat(fontSize);
    const [r, g, b, a] = colour === null ? [0, 0, 0, 0] : inkOf(colour);
    found.push({
      what,
      ink: colour === null ? null : [r, g, b, a * opacity],
      isLarge: size >= 24 || (size >= 18.6 && Number(fontWeight) >= 700),
      rects: shown.map(({ x, y, width, height }) => ({ x, y, width, height })),
      isField,
    });
  };
  for (const element of document.querySelectorAll<HTMLElement>('.page *')) {
    if (element.closest(noText)) continue;
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
    const { color } = getComputedStyle(element);
    for (const node of texts) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const named = element.className || element.tagName;
      add(element, `${named} “${node.textContent}”`, color, [...range.getClientRects()], false);
    }
    if (
      !element.matches(
        'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), select, textarea',
      )
    )
      continue;
    const box = [element.getBoundingClientRect()];
    const isEmpty = element instanceof HTMLInputElement && element.value === '';
    const said = isEmpty ? element.placeholder : 'value';
    const ink = said === '' ? null : isEmpty ? getComputedStyle(element, '::placeholder').color : color;
    add(element, `${element.dataset.testid ?? element.tagName} “${said}”`, ink, box, true);
  }
  return found;
}

type Colour = readonly [number, number, number];

const light = (colour: Colour): number => {
  const [r, g, b] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** What the window shows of the page without its letters, as a function from a place to its colour. */
async function groundOf(page: Page): Promise<(x: number, y: number) => Colour> {
  // Their colour isn't touched: lines and signs may have it too.
  const style = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::placeholder { -webkit-text-fill-color: transparent !important; caret-color: transparent; text-shadow: none !important; text-decoration-color: transparent !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const image = await loadImage(await page.screenshot({ animations: 'disabled' }));
  await style.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  const pen = createCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  return (x, y) => {
    const column = Math.min(image.width - 1, Math.max(0, Math.round(x)));
    const at = 4 * (Math.min(image.height - 1, Math.max(0, Math.round(y))) * image.width + column);
    return [data[at]!, data[at + 1]!, data[at + 2]!];
  };
}

/** Contrasts with the ground at places all over a text: the tenth part that is lowest may be a line that it touches. */
function contrastOf({ ink, rects }: Seen, ground: (x: number, y: number) => Colour): number {
  const [r, g, b, a] = ink!;
  const found = rects.flatMap(({ x, y, width, height }) =>
    Array.from({ length: 100 }, (_, i) => {
      const under = ground(
        x + (width * ((i % 20) + 0.5)) / 20,
        // Letters stand in the middle of their line: its edges may touch a border.
        y + height * (0.18 + (0.64 * (Math.floor(i / 20) + 0.5)) / 5),
      );
      const over = [r, g, b].map((value, j) => value * a + under[j]! * (1 - a)) as [number, number, number];
      return contrast(light(over), light(under));
    }),
  );
  return found.toSorted((one, other) => one - other)[Math.floor(found.length / 10)]!;
}

/** How much the left edge of a field, or of what is round it, stands out: the farthest of what lies there. */
function edgeOf({ rects }: Seen, ground: (x: number, y: number) => Colour): number {
  const { x, y, height } = rects[0]!;
  const lights = Array.from({ length: 18 }, (_, i) => light(ground(x - 14 + i, y + height / 2)));
  return contrast(Math.min(...lights), Math.max(...lights));
}

/** What is wrong with a text or a field, at its place on the page; null if nothing is. */
function faultOf(one: Seen, ground: (x: number, y: number) => Colour): string | null {
  const found = one.ink === null ? null : contrastOf(one, ground);
  if (found !== null && found < (one.isLarge ? 3 : 4.5)) return `${one.what} ${found.toFixed(2)}`;
  const edge = one.isField ? edgeOf(one, ground) : null;
  return edge !== null && edge < 3 ? `edge of ${one.what} ${edge.toFixed(2)}` : null;
}

/**
 * Texts whose contrast with what they lie on is too low, 4.5 or 3 where letters are large, and fields whose edge is fainter
 * than 3: as they are painted, over cloth, cards and pictures too, wherever the page is scrolled to. What fades out at an
 * edge and is clear once it is scrolled away from there is no fault.
 */
export async function faint(page: Page): Promise<string[]> {
  const faults = new Map<string, string | null>();
  const steps = await page.evaluate(() =>
    Math.ceil(document.documentElement.scrollHeight / innerHeight / 0.6),
  );
  for (let step = 0; step < steps; step++) {
    await page.evaluate((part) => scrollTo({ top: part * 0.6 * innerHeight, behavior: 'instant' }), step);
    // What comes when other things are scrolled away is there two frames later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    const top = await page.evaluate(() => scrollY);
    const seen = await page.evaluate(textsOn, NO_TEXT);
    const ground = await groundOf(page);
    for (const one of seen) {
      const place = `${one.what} ${Math.round(one.rects[0]!.x)} ${Math.round(one.rects[0]!.y + top)}`;
      const before = faults.get(place);
      faults.set(place, before === null ? null : faultOf(one, ground));
    }
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return [...faults.values()].filter((fault) => fault !== null);
}

/** Texts that are smaller than anybody should have to read. */
export const tiny = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([noText, smallest]) =>
      [...document.querySelectorAll<HTMLElement>('.page *')]
        .filter((one) => !one.closest(noText) && one.offsetWidth > 2)
        .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < smallest - 0.01)
        .map(
          (one) => `${one.className || one.tagName} “${one.textContent}” ${getComputedStyle(one).fontSize}`,
        ),
    [NO_TEXT, SMALLEST] as const,
  );
