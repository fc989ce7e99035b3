import type { Page } from 'playwright-core';

/** From now on notes what moves on a page without being asked for, by the Layout Instability API. */
export const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    interface Source {
      readonly node: Element | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }
    const moved: string[] = [];
    Object.assign(window, { moved });
    const said = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources, value } = entry as unknown as {
          readonly sources: readonly Source[];
          readonly value: number;
        };
        for (const { node, previousRect, currentRect } of sources)
          moved.push(
            `${node?.className || node?.nodeName || 'text'} from ${said(previousRect)} to ${said(currentRect)}: ${value.toFixed(4)}`,
          );
      }
    }).observe({ type: 'layout-shift' });
  });

/** What has moved since, from where to where, and by how much. */
export const shiftsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { moved: readonly string[] }).moved);
