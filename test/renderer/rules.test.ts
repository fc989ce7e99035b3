import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRulebook } from '../../src/engine/rules/rulebook.ts';
import { PROTOCOL_VERSION } from '../../src/protocol/messages.ts';
import { rulesView } from '../../src/table/rule-pages.ts';
import { ruleSetViews } from '../../src/table/rule-sets.ts';
import { PRESETS } from '../../src/variants/index.ts';
import { openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { press } from '../support/in-menu.ts';
import { untilShown } from '../support/revision.ts';
import { describeWith } from '../support/tools.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { goTo, SCREENS } from './screens.ts';
import { makeStage, type Stage } from './stage.ts';

let stage: Stage;
let browser: Awaited<ReturnType<typeof openPlain>>;
let page: Page;

const get = (id: string) => page.getByTestId(id);
const keys = async (...all: readonly string[]) => {
  for (const key of all) await page.keyboard.press(key);
};
/** Presses a key until this has the focus. */
async function until(key: string, id: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    if (await get(id).evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never leads to ${id}`);
}
const read = () => get('rules-screen').getAttribute('data-rules');

describeWith([CHROMIUM], 'the rule book on the page', () => {
  beforeAll(async () => {
    stage = await makeStage();
    browser = await openPlain(stage.address);
    page = browser.page;
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  it('four cards burn on the page of a game in which equal cards do, and on no other', async () => {
    await goTo(page, stage, SCREENS.rules);
    for (const { id, specials } of ruleSetViews(PRESETS)) {
      await get(`book-${id}`).click();
      await get('rule-page')
        .and(page.locator(`[data-rules="${id}"]`))
        .waitFor();
      const doBurn = specials.some(({ kind }) => kind === null);
      expect(await page.locator('.burn-picture').count(), id).toBe(doBurn ? 1 : 0);
    }
  });

  it('on a phone they can be printed, too, by the last of what can be done', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, stage, SCREENS.rules);
    const ways = await page
      .locator('.book .head-end .action')
      .evaluateAll((all) =>
        all
          .toSorted((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x)
          .map((one) => one.getAttribute('data-testid')),
      );
    expect(ways.slice(-2)).toEqual(['print-page', 'print-card']);
    await get('print-page').scrollIntoViewIfNeeded();
    expect(await get('print-page').isVisible()).toBe(true);
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  it('the rules go to the printer as a card of two sides, each in its language and whole', async () => {
    await goTo(page, stage, SCREENS.rules);
    await get('book-reference').click();
    // Without a printer it is over at once.
    await page.evaluate(() => {
      window.print = () => {};
    });
    await get('print-card').click();
    await get('rule-card').nth(1).waitFor({ state: 'attached' });
    const sides = await get('rule-card').evaluateAll((all) =>
      all.map((side) => [
        (side as HTMLElement).lang,
        side.querySelector('h2')?.textContent,
        side.scrollWidth <= side.clientWidth,
      ]),
    );
    expect(sides).toEqual([
      ['en', 'Out of Turn', true],
      ['de', 'Außer der Reihe', true],
    ]);
    const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    // A5 in points, twice.
    expect(printed.toString('latin1').match(/\/MediaBox \[0 0 420 59\d[.\d]*\]/g)).toHaveLength(2);
    await expect.poll(() => get('rule-card').count()).toBe(0);
  });

  it('the pictures of who starts and of the next round show what the last one decides, and nothing else', async () => {
    await goTo(page, stage, SCREENS.rules);
    const who = async (part: 'start' | 'next') =>
      page
        .locator(`[data-picture="${part}"]`)
        .first()
        .locator('[data-who]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.who));
    for (const [id, start, next] of [
      ['palace', [], ['loser']],
      ['reference', ['loser'], []],
      ['blast', [], []],
    ] as const) {
      await get(`book-${id}`).click();
      await get('rule-page')
        .and(page.locator(`[data-rules="${id}"]`))
        .waitFor();
      expect([await who('start'), await who('next')], id).toEqual([start, next]);
    }
  });

  it.each(['en', 'de'] as const)(
    'a first spread is seen whole, whatever the rule set: %s',
    async (language) => {
      await goTo(page, stage, SCREENS.rules);
      await untilShown(page, () => stage.show(null, { ...lobby, settings: { ...lobby.settings, language } }));
      await page.locator(`html[lang="${language}"]`).waitFor();
      for (const { id } of ruleSetViews(PRESETS)) {
        await get(`book-${id}`).click();
        await get('rule-page')
          .and(page.locator(`[data-rules="${id}"]`))
          .waitFor();
        const hidden = await page
          .locator('.book-spread:not([hidden]), .book-spread:not([hidden]) .leaf')
          .evaluateAll((all) =>
            all.flatMap((one) => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]),
          );
        expect(hidden, id).toEqual([0, 0, 0, 0, 0, 0]);
      }
    },
  );

  it('a wheel over the title moves the two that are compared', async () => {
    await goTo(page, stage, SCREENS.rulesCompared);
    const scrolled = () => page.locator('.compare-page').evaluate((one) => one.scrollTop);
    const title = (await page.locator('h1').boundingBox())!;
    await page.mouse.move(title.x + 5, title.y + 5);
    await page.mouse.wheel(0, 120);
    await expect.poll(scrolled).toBeGreaterThan(0);
  });

  it('cards that do the same stand side by side, and what they do is said once, as it is', async () => {
    await goTo(page, stage, SCREENS.setupLast);
    await keys('F1');
    await get('book-chinahand').click();
    const courts = page.locator('[data-line="special-J"]');
    await courts.waitFor();
    expect(await courts.locator('.pw-card b').allInnerTexts()).toEqual(['J', 'Q', 'K']);
    expect(await courts.innerText()).toMatch(/On any card but A[\s\S]*Goes on any card but an ace\./i);
    expect(await page.locator('[data-line="special-A"]').innerText()).toMatch(/Only A, 2 or 10 on it/i);
  });

  it('from the set-up by keys alone: the rules chosen there, another page, two compared, and all the way back', async () => {
    await goTo(page, stage, SCREENS.setupLast);
    const opens = async () => {
      await keys('F1');
      await get('rule-page').waitFor();
    };
    expect(await stage.heardBy(opens)).toEqual([{ type: 'rules', of: { id: 'blast', options: {} } }]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await get('book-blast').getAttribute('aria-current')).toBe('page');
    expect(await page.getByTestId('ladder').locator('.is-special .unseen').allInnerTexts()).toEqual([
      '10, special',
    ]);
    expect(await page.locator('.ladder-way').innerText()).toBe('play lower');
    expect(await page.locator('[data-line="beat"]').innerText()).toContain('BL-13');

    await until('Tab', 'book-reference');
    await keys('Enter');
    await expect.poll(() => get('rule-page').getAttribute('data-rules')).toBe('reference');
    expect(await page.locator('.ladder-way').innerText()).toBe('play higher');
    expect(await page.locator('[data-line^="special-"]').count()).toBe(5);
    await until('Shift+Tab', 'compare');
    await keys('Enter');
    await until('Tab', 'compare-second');
    await page.keyboard.type('Shed');
    await expect.poll(() => get('compare-second').inputValue()).toBe('shed');
    await expect.poll(() => get('differences').getAttribute('data-count')).not.toBe('0');
    expect(await page.locator('.compared[data-line="special-8"]').innerText()).toMatch(
      /8\.\s+Out of Turn:\s+skips[\s\S]*Shed:\s+ordinary[\s\S]*The next player is skipped\./,
    );
    // In a line of its own, and not once more in the table.
    expect(await page.locator('[data-line="special-8"]').count()).toBe(1);
    const cards = page.locator('.compared[data-line="special-8"] .pw-card b');
    expect(await cards.allInnerTexts()).toEqual(['8', '8']);
    // Blast burns three equal cards, and is played the other way.
    await get('compare-second').selectOption('blast');
    const equals = page.locator('.compared[data-line="ofAKind"] .pw-card b');
    await expect.poll(() => equals.allInnerTexts()).toEqual(['4×', '3×']);
    expect(await page.locator('.compared[data-line="ofAKind"] > b').innerText()).toMatch(
      /4 of a kind\s+→[\s\S]*3 of a kind$/,
    );
    expect(await page.locator('.compare-tip').innerText()).toMatch(/Here you play lower, not higher\. Your/);
    await get('compare-second').selectOption('reference');
    await expect.poll(() => get('differences').innerText()).toBe('These two are exactly the same.');

    await keys('Escape');
    expect(await read()).toBe('reference');
    await keys('Escape');
    await get('setup').waitFor();
    expect(await page.locator('input[name="rules"]:checked').inputValue()).toBe('blast');

    await keys('F1');
    await get('book-reference').click();
    await get('into-setup').click();
    expect(await page.locator('input[name="rules"]:checked').inputValue()).toBe('reference');
  });

  it('the picture of a deal shows what is dealt, before face-up cards are chosen from the hand', async () => {
    await goTo(page, stage, SCREENS.setupLast);
    await keys('F1');
    await get('book-everything').click();
    const picture = page.locator('.deal-place:visible');
    await expect
      .poll(() => picture.getAttribute('aria-label'))
      .toBe('Cards of one player: 3 face down and 6 in hand');
    expect(await picture.locator('.deal-open').count()).toBe(6);
  });

  it('two that are compared are named with what is chosen of them', async () => {
    await goTo(page, stage, SCREENS.setupLast);
    await get('rules-reference').click();
    await get('more').click();
    await get('option-RE-X3').check();
    await get('close-more').click();
    await keys('F1');
    await get('compare').click();
    await get('compare-second').selectOption('reference');
    const heads = () => page.locator('.compare-changes h2 small').innerText();
    await expect.poll(heads).toMatch(/^Out of Turn \(.+\) → Out of Turn$/);
    expect(await page.locator('.compared > b').first().textContent()).toContain(
      (await heads()).split(' → ')[0],
    );
  });

  it('rules that are gone give way to others in the set-up, which says so', async () => {
    await goTo(page, stage, SCREENS.setupLast);
    expect(await get('rules-gone').count()).toBe(0);
    const rules = ruleSetViews(PRESETS).filter(({ id }) => id !== 'blast');
    const welcome = { type: 'welcome', version: PROTOCOL_VERSION, rules, brokenRules: [], samples: [] };
    stage.tell(JSON.stringify(welcome));
    await expect.poll(() => get('rules-gone').innerText()).toContain('Blast can’t be chosen any more');
    expect(await page.locator('input[name="rules"]:checked').inputValue()).toBe(rules[0]?.id);
    await get('rules-threes').click();
    expect(await get('rules-gone').count()).toBe(0);
    // What was chosen instead is kept with the table that was not opened.
    await keys('Escape', 'n');
    expect(await page.locator('input[name="rules"]:checked').inputValue()).toBe('threes');
    expect(await get('rules-gone').count()).toBe(0);
  });

  it('from the rules that are read each door leads on with these', async () => {
    const chosen = () => page.locator('input[name="rules"]:checked').inputValue();
    for (const [door, name] of Object.entries({ referee: 'Referee a table', play: 'Play here' })) {
      await goTo(page, stage, SCREENS.rules);
      await get('book-threes').click();
      const way = get(`these-${door}`);
      expect(await way.innerText()).toBe(name);
      await way.click();
      expect([await get('setup').getByRole('heading', { level: 1 }).innerText(), await chosen()]).toEqual([
        door === 'play' ? 'Play without cards' : 'A new table',
        'threes',
      ]);
    }
    await goTo(page, stage, SCREENS.rules);
    await get('book-threes').click();
    await get('these-learn').click();
    await expect.poll(() => stage.heard.at(-1)).toMatchObject({ type: 'lessons', rules: 'threes' });
  });

  it('at the table: its own rules, beside which the game goes on', async () => {
    stage.show(FIXTURES.middle, lobby);
    await page.goto(stage.address);
    const opens = async () => {
      await press(page, 'rules-button');
      await get('rule-page').waitFor();
    };
    expect(await stage.heardBy(opens)).toEqual([{ type: 'rules', of: null }]);
    expect(await get('book-table').getAttribute('aria-current')).toBe('page');
    expect(await get('book-reference').count()).toBe(1);
    expect([await get('play-these').count(), await get('into-setup').count()]).toEqual([0, 0]);
    const chosen = { ...FIXTURES.middle.rules, chosen: { 'RE-V1': true } };
    await untilShown(page, () => stage.show({ ...FIXTURES.middle, rules: chosen }, lobby));
    await get('to-house').click();
    await expect
      .poll(() => stage.heard.at(-1))
      .toMatchObject({ type: 'openRules', id: 'reference', options: { 'RE-V1': true } });
    await keys('Escape');
    stage.show({ ...FIXTURES.middle, turn: 2 }, lobby);
    await keys('Escape');
    await get('ruling').waitFor();
  });

  it('at a table by other rules by now: asked for again, and until then under the name of what is read', async () => {
    stage.show(FIXTURES.middle, lobby);
    await page.goto(stage.address);
    await press(page, 'rules-button');
    await get('rule-page').waitFor();
    const blast = { ...FIXTURES.middle.rules, id: 'blast', options: [], chosen: {} };
    const changes = () => untilShown(page, () => stage.show({ ...FIXTURES.middle, rules: blast }, lobby));
    expect(await stage.heardBy(changes)).toEqual([{ type: 'rules', of: null }]);
    await stage.caughtUp();
    // What it is told here is the page of the table before.
    expect([await read(), await get('rule-page').getAttribute('data-rules')]).toEqual([
      'reference',
      'reference',
    ]);
    const rules = rulesView({ id: 'blast', options: {} }, PRESETS);
    stage.tell(JSON.stringify({ type: 'rules', of: null, rules }));
    await expect.poll(read).toBe('blast');
    expect(await get('rule-page').getAttribute('data-rules')).toBe('blast');
    await untilShown(page, () => stage.show({ ...FIXTURES.middle, rules: blast, turn: 2 }, lobby));
    expect(stage.heard.filter((said) => JSON.stringify(said).includes('rules'))).toHaveLength(1);
    await keys('Escape');
  });

  it('at a table, no list of rule sets is scrolled sideways at a desk', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const named = { ...FIXTURES.middle.rules, chosen: { 'RE-V1': true } };
    stage.show({ ...FIXTURES.middle, rules: named }, lobby);
    await page.goto(stage.address);
    await press(page, 'rules-button');
    await get('rule-page').waitFor();
    const list = page.locator('.book-list ul');
    expect(await list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    await keys('Escape');
  });

  it('at a table without options: its rule set is listed once, and is no choice for the next round', async () => {
    const plain = { ...FIXTURES.finished, rules: { ...FIXTURES.finished.rules, options: [], chosen: {} } };
    stage.show(plain, lobby);
    await page.goto(stage.address);
    await press(page, 'rules-button');
    await get('rule-page').waitFor();
    expect([await get('book-reference').count(), await get('into-setup').count()]).toEqual([0, 0]);
    expect(await get('book-table').innerText()).toBe('Out of Turn\nat your table');
    expect(await get('book-table').getAttribute('aria-current')).toBe('page');
    await get('book-threes').click();
    await get('into-setup').waitFor();
    await keys('Escape');
  });

  it('the page of a table that is closed by now leads nowhere on, as nobody knows what was chosen there', async () => {
    stage.show(FIXTURES.finished, lobby);
    await page.goto(stage.address);
    await press(page, 'rules-button');
    await get('into-setup').waitFor();
    stage.show(null, lobby);
    await get('book-table').waitFor({ state: 'detached' });
    expect(await get('rule-page').isVisible()).toBe(true);
    expect([await get('play-these').count(), await get('into-setup').count()]).toEqual([0, 0]);
  });

  describe('read on one page', () => {
    beforeAll(() => goTo(page, stage, SCREENS.rules));

    it('on paper there is the page alone, whole', async () => {
      await page.emulateMedia({ media: 'print' });
      const seen = (selector: string) => page.locator(selector).first().isVisible();
      expect(await Promise.all(['.book-list', '.screen-head', '.built-on .action'].map(seen))).toEqual([
        false,
        false,
        false,
      ]);
      expect(
        await Promise.all(['.rule-page', '[data-line="beat"]', '[data-rule="RE-38"]'].map(seen)),
      ).toEqual([true, true, true]);
      const cut = await page.evaluate(
        () => document.documentElement.scrollHeight >= document.querySelector('.rule-page')!.scrollHeight,
      );
      expect(cut).toBe(true);
      await page.emulateMedia({ media: 'screen' });
    });

    it('what should be known of rules before they are played stands above them', async () => {
      expect(await get('book-findings').count()).toBe(0);
      const ours = { format: 1, id: 'ours', extends: 'reference', end: { lastCard: 'noSpecial' } };
      const text = { ok: true, value: JSON.stringify(ours) } as const;
      const rules = rulesView(
        { id: 'ours', options: {} },
        makeRulebook([{ file: 'ours.json', text }], PRESETS),
      );
      stage.tell(JSON.stringify({ type: 'rules', of: { id: 'reference', options: {} }, rules }));
      await expect.poll(() => get('book-findings').innerText()).toMatch(/^Note: .* last card/);
    });

    it('house rules in full have no sentence that doesn’t hold there', async () => {
      const ours = { format: 1, id: 'ours', extends: 'reference', pass: { pickUp: 'optional' } };
      const text = { ok: true, value: JSON.stringify(ours) } as const;
      const rules = rulesView(
        { id: 'ours', options: {} },
        makeRulebook([{ file: 'ours.json', text }], PRESETS),
      );
      const said = (number: string) => page.locator(`[data-rule="${number}"] > span`).textContent();
      expect(await said('RE-12')).toBe('If you can play, you must play.');
      const lines = await page
        .locator('.unbroken')
        .evaluateAll((all) => all.map((one) => one.getClientRects().length));
      expect(new Set(lines.filter((count) => count > 0))).toEqual(new Set([1]));
      stage.tell(JSON.stringify({ type: 'rules', of: { id: 'reference', options: {} }, rules }));
      await expect
        .poll(() => said('RE-12'))
        .toBe('If you can’t play, or would rather not, pick up the whole pile. yours');
      expect(await said('RE-05')).toBe('If you can’t play, pick up the whole pile.');
    });

    it('a note about rules is called so, and leads nobody to the editor whose rules they aren’t', async () => {
      const files = { format: 1, id: 'ours', extends: 'reference', refill: { mode: 'upTo', size: 9 } };
      const text = { ok: true, value: JSON.stringify(files) } as const;
      const rulebook = makeRulebook([{ file: 'ours.json', text }], PRESETS);
      const rules = rulesView({ id: 'ours', options: {} }, rulebook);
      stage.tell(JSON.stringify({ type: 'rules', of: { id: 'reference', options: {} }, rules }));
      await expect.poll(() => get('book-findings').innerText()).toMatch(/^Note: Hands are filled up to 9/);
      expect(await get('mend-rules').count()).toBe(0);
    });

    it('what can’t be played is said to be so', async () => {
      const rules = { ok: false, errors: [{ code: 'BAD_ID', path: 'id', detail: '!' }] };
      stage.tell(JSON.stringify({ type: 'rules', of: { id: 'reference', options: {} }, rules }));
      await expect
        .poll(() => get('rules-screen').getByRole('alert').innerText())
        .toMatch(/can’t be played.*\n.*!/s);
    });
  });
});
