import { expect, it } from 'vitest';
import { PROTOCOL_VERSION } from '../../src/protocol/messages.ts';
import { courseFor } from '../../src/table/lessons.ts';
import { ruleSetViews } from '../../src/table/rule-sets.ts';
import { PRESETS } from '../../src/variants/index.ts';
import { ALL } from '../support/mode.ts';
import { barriersOn } from './axe.ts';
import { lobby } from './fixtures.ts';
import { ANSWERED, digitsOf, pressAll } from './learn-fixtures.ts';
import { describePage, page, stage } from './on-stage.ts';
import { PLAYS } from './play-fixtures.ts';
import { goTo, SCREENS, type ScreenName } from './screens.ts';

const { lessons: course } = courseFor({ rules: 'palace', options: {}, seed: 5 }, PRESETS)!;

const go = (name: ScreenName) => goTo(page, stage, SCREENS[name]);
const get = (id: string) => page.getByTestId(id);
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

const said = (type: string) => stage.heard.filter((one) => (one as { type: string }).type === type);

describePage('learning on the page', { painted: true }, () => {
  it('every rule set is offered, the one to go on with first, then the well-known and the easy ones, with how far one is', async () => {
    await go('learn');
    await get('learn-palace').waitFor();
    const names = await page.locator('.learn-set h3 button').allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual([
      'Three of Six',
      'Palace',
      'Classic',
      'Threes',
      'Vändtia',
      'Seven Cards',
      'Pairs',
      'Blast',
      'Shed',
      'Idiot',
      'Out of Turn',
      'China Hand',
    ]);
    await expect.poll(() => get('learn-everything').innerText()).toContain('First round played');
    expect(await get('next-lesson').innerText()).toContain('Continue Three of Six: lesson 3');
    expect(await get('learn-everything').textContent()).toContain('18 lessons, 2 right');
    expect(await get('learn-blast').innerText()).toContain('Lessons');
    expect(await get('learn-blast').innerText()).not.toContain('First round played');
    expect(await barriersOn(page)).toEqual([]);
  });

  it('on a phone the list explains its order and the signs of the next game, and shows the name of a fourth', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await go('learn');
    expect(await page.locator('.learn-sets h2:visible').allInnerTexts()).toEqual([
      'Next',
      'New, the well-known and easy ones first',
    ]);
    for (const way of ['hub-house', 'hub-compare']) {
      const { y } = (await get(way).boundingBox())!;
      expect(y).toBeLessThan((await page.locator('.learn-set').first().boundingBox())!.y);
    }
    const signs = page.locator('.learn-set.next .special-signs .pw > span:not(.unseen)');
    for (const sign of await signs.all()) expect((await sign.boundingBox())!.width).toBeGreaterThan(20);
    expect(await signs.count()).toBeGreaterThan(2);
    const fourth = (await page.locator('.learn-set h3').nth(3).boundingBox())!;
    expect(fourth.y + fourth.height).toBeLessThanOrEqual(844);
    expect(await barriersOn(page)).toEqual([]);
  });

  it('from the rules of a game far down one comes back to the same place', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await go('learn');
    await get('rules-chinahand').scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(300);
    await get('rules-chinahand').click();
    await get('rules-screen').waitFor();
    // Who reads them on the way is not led elsewhere.
    await get('these-play').waitFor();
    expect(await page.locator('.action.primary').count()).toBe(0);
    await press('Escape');
    await get('rules-chinahand').waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });

  it('Back from two games compared leads to Learn, where they were chosen', async () => {
    await go('learn');
    await get('hub-compare').click();
    await get('compare-screen').waitFor();
    await press('Escape');
    await get('learn-palace').waitFor();
  });

  it('on a phone, beside a scroll bar too, special cards lie over no flames and within their card', async () => {
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 844 });
      await goTo(page, stage, SCREENS.learn);
      const over = await page.locator('.learn-set').evaluateAll((sets) =>
        sets.flatMap((set) => {
          const [card, flames] = [set, set.querySelector('.flames')!].map((one) =>
            one.getBoundingClientRect(),
          );
          return [...set.querySelectorAll('.pw')]
            .map((one) => one.getBoundingClientRect())
            .filter(({ left, right, top }) => {
              const isBeside = left >= flames!.right || top >= flames!.bottom;
              return !isBeside || left < card!.left || right > card!.right;
            })
            .map(() => set.querySelector('h3')!.textContent);
        }),
      );
      expect(over).toEqual([]);
    }
  });

  it('a lesson by the keyboard alone: chosen, checked at once with the reason, and on', async () => {
    await go('lessonFirst');
    stage.heard.length = 0;
    await press(...digitsOf(course[0]!, true), 'Enter');
    await expect.poll(() => get('told').getAttribute('data-verdict')).toBe('right');
    await expect
      .poll(() => said('answered'))
      .toMatchObject([{ rules: 'palace', lesson: course[0]!.id, right: true, of: 18 }]);
    if (ALL) expect(await barriersOn(page)).toEqual([]);
    await press('Enter');
    await expect.poll(() => get('lesson').getAttribute('data-id')).toBe(course[1]!.id);

    await press('ArrowRight', 'ArrowRight', 'Space', 'ArrowLeft', 'Space');
    expect(await page.locator('.choice[aria-pressed="true"]').count()).toBe(2);
    await press('Enter');
    await expect.poll(() => get('told').getAttribute('data-verdict')).toBe('wrong');
    await press('Escape');
    await get('learn-palace').waitFor();
    await press('Escape');
    await get('home').waitFor();
  });

  it('any lesson can be chosen from all, of which those that were right have a sign', async () => {
    await go('learn');
    await get('lessons-everything').click();
    const listed = await get('which-lesson').locator('option').allInnerTexts();
    expect(listed).toHaveLength(18);
    expect(listed.filter((text) => text.startsWith('✓ '))).toHaveLength(2);
  });

  it('a page that is loaded again in a lesson is at the same one, with what was answered', async () => {
    await go('lessonStarts');
    const asked = await get('lesson').innerText();
    await page.reload();
    await expect.poll(() => get('lesson').innerText()).toBe(asked);
  });

  it('another page in the same tab knows nothing of that lesson, not even when it is loaded again', async () => {
    await go('lessonStarts');
    await page.goto(page.url());
    await get('home').waitFor();
    await page.reload();
    await get('home').waitFor();
  });

  it('lessons by rules that were discarded elsewhere end, and it is said why', async () => {
    await go('lessonFirst');
    stage.tell(
      JSON.stringify({
        type: 'welcome',
        version: PROTOCOL_VERSION,
        rules: ruleSetViews(PRESETS).filter(({ id }) => id !== 'palace'),
        brokenRules: [],
        samples: [],
      }),
    );
    await get('course-gone').waitFor();
    expect(await get('course-gone').innerText()).toBe(
      'Palace can’t be chosen any more, so its lessons have ended.',
    );
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Learn a game');
    if (ALL) expect(await barriersOn(page)).toEqual([]);
  });

  it('at the end it is told what was hard, which can be tried again', async () => {
    await go('learn');
    await get('lessons-palace').click();
    await get('lesson').waitFor();
    const keys = course.flatMap((_, number) =>
      number < 2 ? ANSWERED : [...digitsOf(course[number]!, true), 'Enter', 'Enter'],
    );
    await pressAll(page, keys);
    await get('course-end').waitFor();
    const hard = Number(await get('course-end').getAttribute('data-hard'));
    expect(hard).toBe(2);
    // A card of each lesson lies there, and a gap for those that were hard.
    expect(await page.locator('.course-cards .card').count()).toBe(course.length);
    expect(await page.locator('.course-cards .gap').count()).toBe(hard);
    expect(await get('course-end').locator('h2').innerText()).toBe('Well done!');
    if (ALL) expect(await barriersOn(page)).toEqual([]);
    await get('again-hard').click();
    // They are counted alone; the list still has all of them.
    await expect.poll(() => page.locator('.lesson-progress').innerText()).toContain('1 of these 2');
    expect(await get('which-lesson').locator('option').count()).toBe(course.length);
    const hardKeys = course.slice(0, 2).flatMap((one) => [...digitsOf(one, true), 'Enter', 'Enter']);
    // Those of all lessons that were answered are not yet the rules.
    await pressAll(page, hardKeys);
    await get('course-end').waitFor();
    expect(await get('course-end').locator('header').innerText()).toMatch(
      /^All right this time![\s\S]*2 of 2 right[\s\S]*18 lessons in all, 2 right so far/,
    );
    const [end, last] = await Promise.all([
      get('course-end').boundingBox(),
      get('course-end').locator('.action').last().boundingBox(),
    ]);
    expect(last!.y + last!.height).toBeLessThanOrEqual(end!.y + end!.height - 12);
    await get('go-on').click();
    await expect.poll(() => get('lesson').getAttribute('data-checked')).toBe('false');
  });

  it('a table that is opened in another window tears nobody away from a lesson', async () => {
    const { yourTurn } = PLAYS;
    await go('lessonFirst');
    await press('1');
    stage.show(yourTurn.table, lobby);
    await get('to-table').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await barriersOn(page)).toEqual([]);
    if (ALL) {
      await page.setViewportSize({ width: 1366, height: 768 });
      expect(await barriersOn(page)).toEqual([]);
    }
    await press('Enter');
    await page.locator('[data-testid="lesson"][data-checked="true"]').waitFor();
    await press('Escape');
    await get('play').waitFor();
    stage.show(null, lobby);
    await get('home').waitFor();
  });

  it('after the last lesson there is the way to that table, and none that would end it', async () => {
    const { yourTurn } = PLAYS;
    await go('courseEnd');
    await get('first-round').waitFor();
    stage.show(yourTurn.table, lobby);
    await get('to-table').waitFor();
    for (const id of ['first-round', 'to-hub']) expect(await get(id).count()).toBe(0);
    await get('to-table').click();
    await get('play').waitFor();
  });

  it('opened while the connection is away, it asks how far one is once that is back, each time anew', async () => {
    const lose = async () => {
      stage.drop();
      await page.locator('[data-testid="connection"][data-state="lost"]').waitFor();
    };
    const back = () => stage.heardBy(async () => stage.open());
    await go('home');
    await lose();
    await SCREENS.learn.act(page);
    await get('learn-palace').waitFor();
    expect(await back()).toEqual([{ type: 'progress' }]);
    await expect.poll(() => get('learn-everything').textContent()).toContain('18 lessons, 2 right');
    await lose();
    expect(await back()).toEqual([{ type: 'progress' }]);
  });
});
