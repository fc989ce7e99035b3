import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { courseFor } from '../../src/table/lessons.ts';
import { PRESETS } from '../../src/variants/index.ts';
import { ALL } from '../support/mode.ts';
import { barriersOn } from './axe.ts';
import { lobby } from './fixtures.ts';
import { ANSWERED, digitsOf, lesson } from './learn-fixtures.ts';
import { describePage, page, stage } from './on-stage.ts';
import { goTo, SCREENS, type ScreenName } from './screens.ts';

const courseOf = (rules: string) => courseFor({ rules, options: {}, seed: 5 }, PRESETS)!.lessons;
const course = courseOf('palace');

/** The lesson of this id by rules of which none was answered so far. */
const lessonOf = (rules: string, id: string) =>
  lesson(rules, 1 + courseOf(rules).findIndex((one) => one.id === id));

const go = (name: ScreenName) => goTo(page, stage, SCREENS[name]);
const get = (id: string) => page.getByTestId(id);
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** The same part of each answer; null where one lacks it. */
async function inChoices<T>(part: string, read: (found: Locator) => Promise<T>): Promise<(T | null)[]> {
  const found: (T | null)[] = [];
  for (const choice of await page.locator('.choice').all()) {
    const one = choice.locator(part);
    found.push((await one.count()) === 0 ? null : await read(one));
  }
  return found;
}

const topsOf = (what: string) =>
  page.locator(what).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));

/** The cards that each answer shows: by name, or a back. */
const cardsInChoices = () =>
  inChoices('.choice-picture', (picture) =>
    picture
      .locator('.card')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? 'back').join(', ')),
  );

describePage('a lesson', { painted: true }, () => {
  it('a lesson says its rule, then asks; on a phone both are seen with every answer', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await go('lessonZones');
    const [rule, question] = await page.locator('.lesson > p, .lesson > h2').all();
    expect(await rule!.innerText()).toContain('play your face-up cards');
    expect(await question!.getAttribute('aria-describedby')).toBe(await rule!.getAttribute('id'));
    const check = await get('check').boundingBox();
    expect(check!.y + check!.height).toBeLessThanOrEqual(844);
    if (ALL) expect(await barriersOn(page)).toEqual([]);
  });

  it.for(['lessonFollows', 'lessonBefore', 'lessonStarts'] as const)(
    'checked on a phone, the way on and all of %s that was said stand below the answers',
    async (name) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await go(name);
      const [choices, told, next] = await Promise.all(
        ['.choices', '[data-testid="told"]', '[data-testid="check"]'].map((what) =>
          page.locator(what).boundingBox(),
        ),
      );
      expect(choices!.y).toBeGreaterThan(0);
      expect(choices!.y + choices!.height).toBeLessThanOrEqual(told!.y);
      expect(next!.y + next!.height).toBeLessThanOrEqual(844);
    },
  );

  it.for([3, 9, 13, 16])(
    'on a phone no answer to lesson %i is covered, and its question stays once it is checked',
    async (number) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await goTo(page, stage, lesson('everything', number));
      const covered = await page.locator('.choice').evaluateAll((all) =>
        all.filter((choice) => {
          const { left, right, top, bottom } = choice.getBoundingClientRect();
          return [left + 8, right - 8].some((x) =>
            [top + 8, bottom - 8].some((y) => document.elementFromPoint(x, y)?.closest('.choice') !== choice),
          );
        }),
      );
      expect(covered).toEqual([]);
      await press('1', 'Enter');
      await expect.poll(() => get('told').getAttribute('data-verdict')).not.toBe('');
      const onTop = await get('question').evaluate((question) => {
        const { left, top } = question.getBoundingClientRect();
        return top >= 0 && question.contains(document.elementFromPoint(left + 4, top + 4));
      });
      expect(onTop).toBe(true);
    },
  );

  it.for([
    [844, 390, 1],
    [844, 390, 7],
    [320, 568, 1],
    [320, 568, 4],
    [320, 568, 6],
    [320, 568, 9],
    [320, 568, 17],
    [320, 568, 18],
    [390, 664, 7],
    [390, 664, 8],
  ] as const)(
    'in %i × %i lesson %i has question, pile, answers and button in view, none over another',
    async ([width, height, number]) => {
      await page.setViewportSize({ width, height });
      await goTo(page, stage, lesson('palace', number));
      const parts = '[data-testid="question"], .lesson-pile .lies, .choice, [data-testid="check"]';
      const rects = await page.locator(parts).evaluateAll((all) =>
        all.map((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return { isOnPile: one.matches('.lies'), left, right, top, bottom };
        }),
      );
      expect(
        rects.filter(
          ({ left, right, top, bottom }) => left < 0 || top < 0 || right > width || bottom > height,
        ),
      ).toEqual([]);
      const over = rects.flatMap((one, i) =>
        rects.slice(i + 1).filter((other) => {
          const isBeside = one.right <= other.left + 1 || other.right <= one.left + 1;
          const isBelow = one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
          // Cards of the pile lie on each other.
          return !isBeside && !isBelow && !(one.isOnPile && other.isOnPile);
        }),
      );
      expect(over).toEqual([]);
    },
  );

  it('the card that is asked about is raised in the hand, and turned over among face-down ones', async () => {
    const raised = () =>
      page
        .locator('.lesson-own .is-played .card')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    await goTo(page, stage, lesson('palace', 6));
    expect(await raised()).toEqual(['10 of clubs']);
    await goTo(page, stage, lesson('palace', 12));
    expect(await raised()).toEqual(['3 of spades']);
    expect(await page.locator('.lesson-own .card.back').count()).toBe(2);
  });

  it.for([
    [390, 844],
    [1366, 768],
  ] as const)('in %i × %i plays to choose from lie side by side, as cards', async ([width, height]) => {
    await page.setViewportSize({ width, height });
    await goTo(page, stage, lesson('palace', 11));
    expect(new Set(await topsOf('.choice')).size).toBe(1);
    expect(await cardsInChoices()).toEqual(['3 of diamonds', '7 of diamonds', 'back']);
  });

  it('a swap shows what is given and what is taken, cards to put face up lie on face-down ones', async () => {
    await goTo(page, stage, lessonOf('reference', 'exchange'));
    expect(await cardsInChoices()).toEqual([
      'ace of clubs, 4 of hearts',
      'ace of clubs, king of hearts, 4 of hearts, 5 of hearts',
      'ace of clubs, king of hearts, 4 of hearts',
      'jack of diamonds',
    ]);
    expect(await page.locator('.swap-side small').allInnerTexts()).toEqual([
      ...['hand', 'face up'],
      ...['hand', 'face up'],
      ...['hand', 'face up'],
    ]);
    await goTo(page, stage, lessonOf('shed', 'exchange'));
    // As many face up as there are face-down ones, too few, and a card that is played before.
    const card = '[^,]+ of [^,]+';
    expect(await cardsInChoices()).toEqual([
      expect.stringMatching(`^(back, ${card}(, |$)){3}$`),
      expect.stringMatching(`^(back, ${card}(, |$)){2}$`),
      expect.stringMatching(`^${card}$`),
    ]);
  });

  it('in the row of lessons red is for what isn’t allowed, not for what is not the best', async () => {
    const best = course.findIndex(({ id }) => id.startsWith('well.'));
    await goTo(page, stage, lesson('palace', best + 1));
    const wrong = digitsOf(course[best]!, false)[0]!;
    await press(wrong, 'Enter', 'Enter');
    const colours = (how: string) =>
      page
        .locator(`.lesson-cards .${how}`)
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    const [better, half] = [await colours('better'), await colours('half')];
    expect(better).toHaveLength(1);
    expect(half.length).toBeGreaterThan(0);
    expect(half).not.toContain(better[0]);
  });

  it('numbers to choose from stand in one row', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, stage, lessonOf('palace', 'refill/1'));
    expect(new Set(await topsOf('.choice')).size).toBe(1);
  });

  it('what a pile may demand is shown by its signs', async () => {
    await goTo(page, stage, lessonOf('palace', 'special[2].asks'));
    expect(await inChoices('.demand-sign', (sign) => sign.count())).toEqual([1, 1, 1]);
  });

  it('on a phone each of the two sentences of a question has a line', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await go('lessonFirst');
    const lines = await page
      .locator('[data-testid="question"] > span')
      .evaluateAll((all) =>
        all.map(
          (one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
        ),
      );
    expect(lines.map(Math.round)).toEqual([1, 1]);
  });

  it('a wrong answer: what was missed and what is not allowed is said first, and stands under its card', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await go('lessonFirst');
    await press('1', '3', 'Enter');
    // 5♣ 6♠ 8♦ K♠ A♣ upon 7♣.
    await expect
      .poll(() => get('told').locator('.lesson-mistake').allInnerTexts())
      .toEqual(['You missed K♠ and A♣.', 'Not allowed: 5♣ is lower than the 7♣.']);
    const under = await inChoices('.choice-mark', (one) => one.innerText());
    expect(under).toEqual(['too low', null, 'high enough', 'missed: high enough', 'missed: high enough']);
    const signs = await inChoices('.choice-stamp svg', (one) => one.innerHTML());
    const [wrong, left, right, missed, missedToo] = signs;
    expect(left).toBeNull();
    expect(new Set([wrong, right, missed]).size).toBe(3);
    expect(missedToo).toBe(missed);
    // Its rule stays on the slip, and is not said again.
    expect(await get('told').locator('.lesson-rule').allInnerTexts()).toEqual([]);
    const told = await get('told').boundingBox();
    expect(told!.y + told!.height).toBeLessThanOrEqual(844);
    expect(await barriersOn(page)).toEqual([]);
    stage.show(null, { ...lobby, settings: { ...lobby.settings, language: 'de' } });
    await expect.poll(() => page.locator('.choice-mark').last().innerText()).toBe('übersehen: hoch genug');
    const tops = await topsOf('.choice');
    expect(new Set(tops).size).toBe(1);
    const isWide = await inChoices('.choice-mark', (one) =>
      one.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1),
    );
    expect(isWide).not.toContain(true);
  });

  it.for([
    [390, 844],
    [1366, 768],
  ] as const)(
    'in %i × %i nothing moves or scrolls when a wrong answer is checked, and all answers stay in sight',
    async ([width, height]) => {
      await page.setViewportSize({ width, height });
      await go('lessonFirst');
      const tops = () => topsOf('.lesson > h2, .lesson-taught, .lesson-pile, .choice, [data-testid="check"]');
      for (const lesson of course) {
        await expect.poll(() => get('lesson').getAttribute('data-id')).toBe(lesson.id);
        // Of a lesson without wrong answers one alone is not enough.
        const wrong = digitsOf(lesson, false);
        await press(wrong.at(-1) ?? '1', ...(lesson.many ? wrong.slice(0, -1) : []));
        const before = await tops();
        await press('Enter');
        await expect.poll(() => get('told').getAttribute('data-verdict')).toMatch(/wrong|notBest/);
        expect([lesson.id, await tops()]).toEqual([lesson.id, before]);
        expect([lesson.id, await page.evaluate(() => scrollY)]).toEqual([lesson.id, 0]);
        const answers = (await page.locator('.choices').boundingBox())!;
        const told = (await get('told').boundingBox())!;
        expect(answers.y).toBeGreaterThanOrEqual(0);
        expect(answers.y + answers.height).toBeLessThanOrEqual(told.y);
        await press('Enter');
      }
    },
  );

  it('on a phone the table, the pile of a kind of lesson and the button stay where they are, lesson after lesson', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, stage, lesson('threes', 1));
    stage.show(null, { ...lobby, settings: { ...lobby.settings, language: 'de' } });
    await expect.poll(() => get('check').innerText()).toContain('Prüfen');
    const seen = new Set<string>();
    for (const { id } of courseOf('threes').slice(0, 11)) {
      await expect.poll(() => get('lesson').getAttribute('data-id')).toBe(id);
      const [table, pile, check] = await Promise.all(
        ['.lesson-table', '.lesson:not(:has(.sentences)) .lesson-pile', '[data-testid="check"]'].map(topsOf),
      );
      seen.add(JSON.stringify({ table, check }));
      if (pile!.length > 0) seen.add(JSON.stringify({ pile }));
      await press(...ANSWERED);
    }
    expect([...seen].toSorted()).toEqual([
      expect.stringContaining('"pile":[159]'),
      expect.stringContaining('"table"'),
    ]);
  });

  it('on a phone what was needed has two lines at most, on the cloth', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, stage, lesson('reference', 6, true));
    stage.show(null, { ...lobby, settings: { ...lobby.settings, language: 'de' } });
    const needed = page.locator('.lesson-needed b');
    await expect.poll(() => needed.innerText()).toMatch(/^\S+ oder höher, oder 2, 3, 10$/);
    const { height, right, line } = await needed.evaluate((one) => ({
      ...one.getBoundingClientRect().toJSON(),
      line: Number.parseFloat(getComputedStyle(one).lineHeight),
    }));
    expect(Math.round(height / line)).toBe(2);
    expect(right).toBeLessThanOrEqual(390 - 6);
  });

  it('an answer that was checked is read as well as before', async () => {
    await go('lessonChecked');
    const faded = await page
      .locator('.choice')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length);
    expect(faded).toBe(0);
  });
});
