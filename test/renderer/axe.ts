import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What every screen is held to: WCAG 2.0 to 2.2, A and AA, and what axe takes for good practice besides. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;

/** Told apart from a violation: where axe can't see for itself. */
interface AxeFound {
  /** One line for each element: rule, element, and why. */
  readonly violations: readonly string[];
  readonly unsure: readonly string[];
}

/** What axe finds wrong with the page as it is now, one line for each element. */
export const barriersOn = async (page: Page): Promise<readonly string[]> => (await axeOn(page)).violations;

/** Has axe look at the page as it is now. */
export async function axeOn(page: Page): Promise<AxeFound> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (tags) => {
      const lens = (window as unknown as { axe: typeof axe }).axe;
      const result = await lens.run(document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations', 'incomplete'],
      });
      const lines = (found: typeof result.violations) =>
        found.flatMap(({ id, nodes }) =>
          nodes.map(({ target, any, all, none, html }) => {
            const why = [...any, ...all, ...none].map(({ message }) => message).join(' ');
            return `${id}: ${target.join(' ')} ${html.slice(0, 90)}: ${why}`;
          }),
        );
      const found = lines(result.violations);
      // What lies half under the bar of a phone is scrolled out from under it.
      const isScrolled = (line: string) => line.includes('partially obscured');
      return {
        violations: found.filter((line) => !isScrolled(line)),
        unsure: [...lines(result.incomplete), ...found.filter(isScrolled)],
      };
    },
    [...AXE_TAGS],
  );
}
