import type { Page } from 'playwright-core';
import type { LessonView } from '../../src/protocol/lessons.ts';
import { lobby } from './fixtures.ts';
import type { ScreenFixture } from './screens.ts';

/** Goes to the lessons of a rule set, and on by so many of them, each answered by its first choice. */
const toLesson =
  (rules: string, number: number) =>
  async (page: Page): Promise<void> => {
    await page.getByTestId('learn').click();
    await page.getByTestId(`lessons-${rules}`).click();
    await page.getByTestId('lesson').waitFor();
    await pressAll(
      page,
      Array.from({ length: number - 1 }).flatMap(() => ANSWERED),
    );
  };

/** The keys that answer by the first choice, and go on. */
export const ANSWERED: readonly string[] = ['1', 'Enter', 'Enter'];

/** The digits of the right answers to a lesson, or of the wrong ones: of their places, and where they are numbers, these. */
export const digitsOf = ({ choices }: LessonView, right: boolean): string[] =>
  choices.flatMap(({ right: isRight, answer }, i) =>
    isRight === right ? [String(answer.kind === 'count' ? answer.count : i + 1)] : [],
  );

/** Presses digits and Enter, all sent at once: the page draws only what they come to. */
export async function pressAll(page: Page, keys: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const sent = keys.flatMap((key) => {
    const isEnter = key === 'Enter';
    const named = {
      key,
      code: isEnter ? key : `Digit${key}`,
      windowsVirtualKeyCode: isEnter ? 13 : key.charCodeAt(0),
    };
    const text = isEnter ? '\r' : key;
    return [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...named, text, unmodifiedText: text }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...named }),
    ];
  });
  await Promise.all(sent);
  await session.detach();
}

/** The lesson of this number, from 1, by the rules. */
export const lesson = (rules: string, number: number, checked = false): ScreenFixture => ({
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
  lessonStarts: lesson('palace', 15, true),
  lessonBest: lesson('palace', 18),
  courseEnd: lesson('blast', 19),
} as const satisfies Record<string, ScreenFixture>;
