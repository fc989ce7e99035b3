import { expect, it } from 'vitest';
import { PROTOCOL_VERSION } from '../../src/protocol/messages.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { courseFor } from '../../src/table/lessons.ts';
import { ruleSetViews } from '../../src/table/rule-sets.ts';
import { PRESETS } from '../../src/variants/index.ts';
import { ALL } from '../support/mode.ts';
import { barriersOn } from './axe.ts';
import { lobby } from './fixtures.ts';
import { ANSWERED, lesson, pressAll } from './learn-fixtures.ts';
import { describePage, page, stage } from './on-stage.ts';
import { PLAYS } from './play-fixtures.ts';
import { goTo, SCREENS, type ScreenName } from './screens.ts';

const { lessons: course } = courseFor({ rules: 'palace', options: {}, seed: 5 }, PRESETS)!;

const go = (name: ScreenName) => goTo(page, stage, SCREENS[name]);
const get = (id: string) => page.getByTestId(id);
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** The digits of the right answers of a lesson: of their places, and where they are numbers, these. */
const rightKeys = (number: number): string[] =>
  course[number]!.choices.flatMap(({ right, answer }, i) =>
    right ? [String(answer.kind === 'count' ? answer.count : i + 1)] : [],
  );

const said = (type: string) => stage.heard.filter((one) => (one as { type: string }).type === type);

describePage('learning on the page', { painted: true }, () => {
  it('every rule set is offered, the one to go on with first, then the easy ones, with how far one is', async () => {
    await go('learn');
    await get('learn-palace').waitFor();
    const names = await page.locator('.learn-set h3 button').allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual([
      'Everything',
      'Palace',
      'Threes',
      'Canteen',
      'Encyclopedia',
      'Blast',
      'Shed',
      'Reference',
    ]);
    await expect.poll(() => get('learn-everything').innerText()).toContain('First round played');
    expect(await get('learn-everything').textContent()).toContain('3 of 18 lessons done');
    expect(await get('learn-blast').innerText()).toContain('Lessons');
    expect(await get('learn-blast').innerText()).not.toContain('First round played');
    expect(await barriersOn(page)).toEqual([]);
  });

  it('on a phone the list says why it is in this order, and four games are in sight at once', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await go('learn');
    expect(await page.locator('.learn-sets h2:visible').allInnerTexts()).toEqual([
      'Next',
      'Not begun, the easy ones first',
    ]);
    const fourth = (await page.locator('.learn-set').nth(3).boundingBox())!;
    expect(fourth.y + fourth.height).toBeLessThanOrEqual(844);
    expect(await barriersOn(page)).toEqual([]);
  });

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
      await expect.poll(() => get('told').getAttribute('data-right')).toMatch(/true|false/);
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

  it('under an invisible card the one that counts can be read', async () => {
    await goTo(page, stage, lesson('everything', 6));
    const [below, top] = await page
      .locator('.lesson-pile .lies')
      .evaluateAll((all) => all.slice(-2).map((one) => one.getBoundingClientRect()));
    expect(top!.left - below!.left).toBeGreaterThan(below!.width / 4);
  });

  it.for([
    [390, 844],
    [1366, 768],
  ] as const)('in %i × %i plays to choose from lie side by side, as cards', async ([width, height]) => {
    await page.setViewportSize({ width, height });
    await goTo(page, stage, lesson('palace', 11));
    const plays = await page.locator('.choice').evaluateAll((all) =>
      all.map((one) => ({
        top: Math.round(one.getBoundingClientRect().top),
        card: one.querySelector('.card')?.classList.contains('back') === true ? 'face down' : 'face up',
      })),
    );
    expect(plays.map(({ card }) => card)).toEqual(['face up', 'face up', 'face down']);
    expect(new Set(plays.map(({ top }) => top)).size).toBe(1);
  });

  it('a lesson by the keyboard alone: chosen, checked at once with the reason, and on', async () => {
    await go('lessonFirst');
    stage.heard.length = 0;
    await press(...rightKeys(0), 'Enter');
    await expect.poll(() => get('told').getAttribute('data-right')).toBe('true');
    await expect
      .poll(() => said('answered'))
      .toMatchObject([{ rules: 'palace', lesson: course[0]!.id, right: true, of: 18 }]);
    if (ALL) expect(await barriersOn(page)).toEqual([]);
    await press('Enter');
    await expect.poll(() => get('lesson').getAttribute('data-id')).toBe(course[1]!.id);

    await press('ArrowRight', 'ArrowRight', 'Space', 'ArrowLeft', 'Space');
    expect(await page.locator('.choice[aria-pressed="true"]').count()).toBe(2);
    await press('Enter');
    await expect.poll(() => get('told').getAttribute('data-right')).toBe('false');
    expect(await page.locator('.lesson-taught .rule-tag').innerText()).toBe(course[1]!.rules[0]!.rule);
    await press('Escape');
    await get('learn-palace').waitFor();
    await press('Escape');
    await get('home').waitFor();
  });

  it('a wrong answer: what was missed and what is not allowed is said first, and stands under its card', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await go('lessonFirst');
    await press('1', '3', 'Enter');
    // 5♣ 6♠ 8♦ K♠ A♣ upon 7♣.
    await expect
      .poll(() => page.locator('.lesson-mistake').allInnerTexts())
      .toEqual(['You missed K♠ and A♣.', 'Not allowed: 5♣ is lower than the 7♣.']);
    const under = await page
      .locator('.choice')
      .evaluateAll((all) =>
        all.map((one) => one.querySelector<HTMLElement>('.choice-mark')?.innerText ?? null),
      );
    expect(under).toEqual(['too low', null, 'high enough', 'missed: high enough', 'missed: high enough']);
    const signs = await page
      .locator('.choice')
      .evaluateAll((all) => all.map((one) => one.querySelector('.choice-stamp svg')?.innerHTML ?? null));
    const [wrong, left, right, missed, missedToo] = signs;
    expect(left).toBeNull();
    expect(new Set([wrong, right, missed]).size).toBe(3);
    expect(missedToo).toBe(missed);
    // Its rule stays on the slip, and is not said again.
    expect(await page.locator('.lesson-rule').allInnerTexts()).toEqual([]);
    expect(await page.locator('.lesson-taught .rule-tag').innerText()).toBe('PA-05');
    const told = await get('told').boundingBox();
    expect(told!.y + told!.height).toBeLessThanOrEqual(844);
    expect(await barriersOn(page)).toEqual([]);
    stage.show(null, { ...lobby, settings: { ...lobby.settings, language: 'de' } });
    await expect.poll(() => page.locator('.choice-mark').last().innerText()).toBe('übersehen: hoch genug');
    const tops = page
      .locator('.choice')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(await tops).size).toBe(1);
    const wide = page
      .locator('.choice-mark')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    expect(await wide).toBe(0);
  });

  it.for([
    [390, 844],
    [1366, 768],
  ] as const)(
    'in %i × %i neither pile nor answers move when an answer is checked',
    async ([width, height]) => {
      await page.setViewportSize({ width, height });
      await go('lessonFirst');
      const topsOf = () =>
        page
          .locator('.lesson-pile, .choices')
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
      for (const [number, { id }] of course.entries()) {
        await expect.poll(() => get('lesson').getAttribute('data-id')).toBe(id);
        const before = await topsOf();
        await pressAll(page, [...rightKeys(number), 'Enter']);
        await expect.poll(() => get('told').getAttribute('data-right')).toBe('true');
        expect([id, await topsOf()]).toEqual([id, before]);
        await press('Enter');
      }
    },
  );

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
      number < 2 ? ANSWERED : [...rightKeys(number), 'Enter', 'Enter'],
    );
    await pressAll(page, keys);
    await get('course-end').waitFor();
    const hard = Number(await get('course-end').getAttribute('data-hard'));
    expect(hard).toBe(2);
    if (ALL) expect(await barriersOn(page)).toEqual([]);
    await get('again-hard').click();
    await expect.poll(() => page.locator('.lesson-progress').innerText()).toContain('1 of 2');
  });

  it('a first round: the table is told that it is one, the settings stay, two easy bots sit there', async () => {
    await go('learn');
    stage.heard.length = 0;
    await get('round-palace').click();
    await expect.poll(() => said('open').length).toBe(1);
    expect(said('settings')).toEqual([]);
    expect(said('open')).toMatchObject([
      {
        setup: {
          rules: 'palace',
          play: {
            seats: [{ who: 'here' }, { who: 'bot', level: 'easy' }, { who: 'bot', level: 'easy' }],
            guided: true,
          },
        },
      },
    ]);
  });

  it('in it one bubble points at the thing to touch, until somebody says that they know the rules', async () => {
    const { yourTurn } = PLAYS;
    stage.show({ ...yourTurn.table, play: { ...yourTurn.table.play!, guided: true } }, lobby);
    await page.goto(stage.address);
    const said = () => get('guided').getByRole('status').innerText();
    await expect.poll(said).toContain('Needed: 7 or lower. Tap 4♥, and keep your special cards');
    expect(await get('coach').count()).toBe(0);
    const pointed = () =>
      page.locator('[data-pointed]').evaluateAll((all) => all.map((one) => one.getAttribute('data-testid')));
    await expect.poll(pointed).toEqual(['hand-4H']);
    const over = await page.evaluate(() => {
      const bubble = document.querySelector('.bubble')!.getBoundingClientRect();
      const card = document.querySelector('[data-testid="hand-4H"]')!.getBoundingClientRect();
      return bubble.bottom <= card.top && bubble.left >= 0 && bubble.right <= innerWidth;
    });
    expect(over).toBe(true);
    const onTop = await get('guided').evaluate((bubble) => {
      const { left, right, top, bottom } = bubble.getBoundingClientRect();
      const across = [left + 8, (left + right) / 2, right - 8];
      return across.every((x) => bubble.contains(document.elementFromPoint(x, (top + bottom) / 2)));
    });
    expect(onTop).toBe(true);
    expect(await barriersOn(page)).toEqual([]);
    await get('hand-4H').click();
    await expect.poll(said).toBe('Now tap “Play 4♥”.');
    await expect.poll(pointed).toEqual(['lay']);
    await press('h');
    await get('leaving').waitFor();
    expect(await get('guided').count()).toBe(0);
    await get('stay').click();
    await get('knows-rules').click();
    await get('guided').waitFor({ state: 'detached' });
    expect(await page.locator('[data-pointed]').count()).toBe(0);
  });

  it.for([
    [1366, 768],
    [390, 844],
    [844, 390],
    [320, 568],
  ] as const)(
    'in a window of %i × %i its bubble is seen and covers neither the pile nor an own card or button',
    async ([width, height]) => {
      await page.setViewportSize({ width, height });
      for (const [{ table }, next] of [
        [PLAYS.yourTurn, PLAYS.yourTurn.table.coach.next],
        [PLAYS.stuck, PLAYS.stuck.table.coach.next],
        [PLAYS.swap, { step: 'swap', seat: 0 }],
        [PLAYS.choose, { step: 'choose', seat: 0, cards: 3 }],
      ] as const) {
        const coach = { ...table.coach, next };
        stage.show({ ...table, coach, play: { ...table.play!, guided: true } } as TableView, lobby);
        await page.goto(stage.address);
        await get('guided').waitFor();
        const covered = () =>
          page.evaluate(() => {
            const bubble = document.querySelector('.bubble')!.getBoundingClientRect();
            const things = '.own-card, .play-actions .action, .pile-place .heap';
            return [...document.querySelectorAll(things)].filter((thing) => {
              const { left, right, top, bottom } = thing.getBoundingClientRect();
              const beside = left > bubble.right || right < bubble.left;
              const isCut = thing.matches('.action') && bottom > innerHeight;
              return isCut || (!beside && top < bubble.bottom - 1 && bottom > bubble.top);
            }).length;
          });
        await expect.poll(covered).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    },
  );

  it('its bubble takes no tap that is meant for a card', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { table } = PLAYS.yourTurn;
    stage.show({ ...table, play: { ...table.play!, guided: true } }, lobby);
    await page.goto(stage.address);
    await get('hand-4H').click({ position: { x: 10, y: 40 } });
    await page.locator('[data-testid="lay"][data-pointed]').waitFor();
    const taken = await page.locator('.own-hand .own-card').evaluateAll((cards) =>
      cards.filter((card) => {
        const { left, width, top, height } = card.getBoundingClientRect();
        const at = [...Array(Math.floor(width)).keys()].map((x) =>
          document.elementFromPoint(left + x, top + height / 2),
        );
        return at.some((one) => one?.closest('.bubble') != null);
      }),
    );
    expect(taken).toEqual([]);
  });

  it('after it: what went wrong leads to the lessons about that, and another round is one key away', async () => {
    const { over, yourTurn, refused } = PLAYS;
    const play = { ...yourTurn.table.play!, guided: true };
    stage.show({ ...yourTurn.table, play }, lobby);
    await page.goto(stage.address);
    await get('guided').waitFor();
    const levelOf = (name: string) => get(`seat-${name}`).locator('.level').count();
    expect(await levelOf('Bo')).toBe(1);
    const isOut = yourTurn.table.seats.map((seat) => (seat.name === 'Bo' ? { ...seat, place: 1 } : seat));
    stage.show({ ...yourTurn.table, play, seats: isOut }, lobby);
    await expect.poll(() => levelOf('Bo')).toBe(0);
    stage.tell(JSON.stringify({ type: 'refused', refusal: refused.refusal }).replace('RE-13', 'RE-31'));
    stage.show({ ...over.table, play: { ...over.table.play!, guided: true } }, lobby);
    await get('end-actions').waitFor();
    expect(await get('guided').count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
    stage.heard.length = 0;
    await press('n');
    await expect.poll(() => said('newRound').length).toBe(1);
    stage.heard.length = 0;
    await get('fitting-lessons').click();
    await expect.poll(() => said('lessons').length).toBe(1);
    stage.show(null, lobby);
    await get('lesson').waitFor();
    expect(await get('lesson').getAttribute('data-id')).toBe('special[7].follows');
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

  it('back from it, how far one is is asked anew', async () => {
    const { over } = PLAYS;
    await go('learn');
    stage.show({ ...over.table, play: { ...over.table.play!, guided: true } }, lobby);
    await get('end-actions').waitFor();
    stage.heard.length = 0;
    stage.show(null, lobby);
    await get('learn-palace').waitFor();
    await expect.poll(() => said('progress').length).toBe(1);
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
    await expect.poll(() => get('learn-everything').textContent()).toContain('3 of 18 lessons done');
    await lose();
    expect(await back()).toEqual([{ type: 'progress' }]);
  });
});
