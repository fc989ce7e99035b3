import type { Page } from 'playwright-core';
import { lobby } from './fixtures.ts';
import type { ScreenFixture } from './screens.ts';

/** Goes to the lessons of a rule set, and on by so many of them, each answered by its first choice. */
const toLesson =
  (rules: string, number: number) =>
  async (page: Page): Promise<void> => {
    await page.getByTestId('learn').click();
    await page.getByTestId(`lessons-${rules}`).click();
    await page.getByTestId('lesson').waitFor();
    for (let done = 1; done < number; done++) await answer(page);
  };

/** Answers by the first choice, and goes on. */
export async function answer(page: Page): Promise<void> {
  for (const key of ['1', 'Enter', 'Enter']) await page.keyboard.press(key);
}

const lesson = (rules: string, number: number, checked = false): ScreenFixture => ({
  table: null,
  lobby,
  async act(page) {
    await toLesson(rules, number)(page);
    if (!checked) return;
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await page.getByTestId('check').click();
  },
});

export const LEARN_SCREENS = {
  learn: {
    table: null,
    lobby,
    act: (page: Page) => page.getByTestId('learn').click(),
    asks: 'progress',
  },
  lessonFirst: lesson('palace', 1),
  lessonChecked: lesson('reference', 1, true),
  lessonFollows: lesson('reference', 9, true),
  lessonZones: lesson('palace', 12),
  lessonBefore: lesson('reference', 16, true),
  lessonStarts: lesson('palace', 16, true),
  courseEnd: lesson('blast', 17),
} as const satisfies Record<string, ScreenFixture>;
