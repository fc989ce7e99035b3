import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Host } from '../../../src/host/host.ts';
import { serveWeb, type Web } from '../../../src/host/web.ts';
import { fragmentOf } from '../../../src/renderer/store/house/link.ts';
import { hostAt } from '../../host/screen.ts';
import { type Browser, openPage } from '../../support/browser.ts';
import { CHROMIUM } from '../../support/chromium.ts';
import { describeWith } from '../../support/tools.ts';
import { barriersOn } from '../axe.ts';
import { data as dataOf, faint, resize } from '../look.ts';

let folder: string;
let host: Host;
let web: Web;
let browser: Browser;
let page: Page;

const at = (id: string) => page.getByTestId(id);
const focused = () =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.testid ?? '');
const keys = async (...all: readonly string[]) => {
  for (const key of all) await page.keyboard.press(key);
};
/** Goes on with the keyboard to a control. */
async function tabTo(id: string, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if ((await focused()) === id) return;
    await keys(key);
  }
  throw new Error(`${id} can’t be reached with the keyboard`);
}
/** Opens the editor on a rule set. */
const open = async (id: string) => {
  await keys('n');
  await at(`rules-${id}`).click();
  await at('to-house').click();
  await at('rule-page').waitFor({ state: 'attached' });
};

describeWith([CHROMIUM], 'the editor of house rules', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'burnpile-house-page-'));
    host = await hostAt(folder);
    const served = await serveWeb(host, { port: 0, pages: 'out/renderer' });
    if (!served.ok) throw new Error(served.error.code);
    web = served.web;
    browser = await openPage(web.address);
    page = browser.page;
  });
  afterAll(async () => {
    await browser?.close();
    await web?.close();
    await host?.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await resize(page, 1366, 768);
    await page.goto(web.address);
    await at('home').waitFor();
  });

  it('a limit for the next card is chosen beside what the card does', async () => {
    await open('palace');
    await at('special-9').click();
    await at('tile-atMost').click();
    await at('limit-9').selectOption('8');
    await expect.poll(() => page.locator('[data-line="special-9"]').innerText()).toContain('8 or lower');
    expect(await page.locator('.tile:has(:checked)').innerText()).toContain('8 or lower');
    await at('special-JK').click();
    expect(await page.locator('.tile', { has: at('tile-atMost') }).innerText()).toContain('7 or lower');
  });

  it('that a card goes on anything is said only where it does', async () => {
    await open('chinahand');
    await at('special-9').click();
    const always = page.locator('.tile', { has: at('tile-onAny') });
    expect(await always.innerText()).toMatch(/^Nearly always\s+goes on any card but an ace/);
    await at('tile-onAny').click();
    const places = page.locator('.goes-on');
    expect(await places.innerText()).toContain('on any card but an ace');
    expect(await page.locator('[data-line="special-9"]').innerText()).toContain(
      'Goes on any card but an ace.',
    );
    // The ten goes on aces, too, and so does the ace.
    await at('special-T').click();
    expect(await always.innerText()).toMatch(/^Always fits\s+goes on anything/);
    expect(await places.innerText()).not.toContain('but an ace');
    await at('special-A').click();
    expect(await places.innerText()).not.toContain('but an ace');
  });

  it('aces are high or low in one tap, and the ranks follow', async () => {
    await open('palace');
    await at('group-players').click();
    const highest = () => page.locator('.house-ladder li b').first().innerText();
    expect([await at('order-2..A').isChecked(), await highest()]).toEqual([true, 'A']);
    await at('order-A2..K').check();
    expect([await at('order-2..A').isChecked(), await highest()]).toEqual([false, 'K']);
  });

  it('three packs are chosen as two are, and then a pile may need nine of a kind to burn', async () => {
    await open('palace');
    await at('group-burning').click();
    await at('house-ofAKind-size-value').selectOption('9');
    const problems = () => at('house-problems').innerText();
    await expect.poll(problems).toContain('1 mistake');
    await at('group-players').click();
    await at('house-deck-packs-value').selectOption('3');
    const rules = page.getByTestId('rule-page');
    await expect.poll(() => rules.innerText()).toContain('You need three packs of 52 cards');
    expect(await rules.innerText()).toContain('Nine');
    await expect.poll(problems).toBe('These rules can be played.');
  });

  it('by keyboard alone: a rule is changed, the page beside changes, the rules are saved and chosen', async () => {
    await keys('n');
    await tabTo('to-house');
    await keys('Enter');
    await at('rule-page').waitFor();
    await tabTo('group-starting');
    await keys('Enter');
    await tabTo('house-direction-initial-cw');
    await keys('ArrowDown');
    expect(await focused()).toBe('house-direction-initial-ccw');
    await expect.poll(() => page.locator('[data-line][data-changed]').count()).toBe(1);
    const line = (await page.locator('[data-line][data-changed]').innerText()).split('\n')[0]!;
    expect(await at('house-heard').innerText()).toContain(line.replace(/ changed$/, ''));
    expect(await at('house-direction-initial').innerText()).toContain('changed');

    // Closes what is open, and only then asks about what isn't saved.
    await keys('Escape');
    expect(await at('house-leaving').count()).toBe(0);
    expect(await focused()).toBe('group-starting');
    await keys('Escape');
    expect(await focused()).toBe('house-stay');
    await keys('Escape');
    expect(await at('house-leaving').count()).toBe(0);

    await tabTo('house-save');
    await keys('Enter');
    await expect.poll(() => at('house-said').innerText()).toContain('is saved');
    await tabTo('into-setup');
    await keys('Enter');
    await at('setup').waitFor();
    expect(await at('rules-Our-Palace').locator('input').isChecked()).toBe(true);
    expect(JSON.parse(await readFile(join(folder, 'rules', 'Our-Palace.json'), 'utf8'))).toMatchObject({
      extends: 'palace',
      direction: { initial: 'ccw' },
    });
  });

  it('on a phone the nearest rules stay in sight with the ways on, and the editor opens at its top', async () => {
    await resize(page, 390, 844);
    await keys('n');
    await at('find-rules').click();
    const bar = at('find-nearest');
    expect(await bar.innerText()).toContain('Tap your first answer');
    expect(await at('edit-nearest').isVisible()).toBe(false);
    expect(await page.locator('.house-base:visible').count()).toBe(3);
    for (const edge of ['left', 'right'] as const) {
      const [link, paper] = await Promise.all(
        ['to-bring', 'find-game'].map((id) =>
          at(id).evaluate((one, side) => one.getBoundingClientRect()[side], edge),
        ),
      );
      expect(edge === 'left' ? link! - paper! : paper! - link!).toBeGreaterThanOrEqual(0);
    }
    const before = await bar.boundingBox();
    for (const said of ['2-reset', '3-transparent', '7-atMost', '8-reverse'])
      await at(`find-${said}`).click();
    await expect.poll(() => bar.innerText()).toMatch(/Closest: Classic\.\s+Different in yours: 8 reverses/);
    const { y, height } = (await bar.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(844);
    // It has kept its height since there was no answer.
    expect(height).toBe(before!.height);
    expect(await at('read-nearest').innerText()).toBe('Read Classic');
    expect(await page.locator('.find-nearest .primary').innerText()).toBe('Play it our way …');
    await at('read-nearest').click();
    await at('rule-page').waitFor();
    await keys('Escape');
    await at('learn-nearest').click();
    await at('lesson').waitFor();
    await keys('Escape');
    await at('other-bases').click();
    await at('begin-blast').click();
    await at('rule-page').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('what a table plays is answered, the nearest rules come first, and what differs is changed at once', async () => {
    const named = () => page.locator('.house-base > b').allInnerTexts();
    await keys('n');
    await at('find-rules').click();
    await at('find-game').waitFor();
    expect((await named()).slice(0, 2)).toEqual(['Palace', 'Classic']);
    await at('other-bases').click();
    for (const said of ['2-reset', '3-ordinary', '7-transparent', '8-skip', 'T-burn', 'pickUp-onlyIfUnable'])
      await at(`find-${said}`).click();
    await expect.poll(async () => (await named()).slice(0, 2)).toEqual(['Palace', 'Classic']);
    expect(await at('begin-shed').innerText()).toContain('Different in yours: 8 skips');
    expect(await at('begin-everything').innerText()).toContain('Different in yours: 7 is invisible, 8 skips');
    expect(await barriersOn(page)).toEqual([]);

    // An answer may be changed with the keyboard; what is answered alike needs no rules of one’s own.
    await at('find-8-skip').focus();
    await keys('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(await at('find-8-ordinary').isChecked()).toBe(true);
    await expect.poll(() => at('begin-shed').innerText()).toContain('Same so far');
    await at('find-starts-rank').click();
    // What comes along with the nearest rules is framed, as long as nothing else is answered there.
    const along = () =>
      page
        .locator('[data-along] input')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-testid')));
    expect(await along()).toContain('find-exchange-swap');
    expect(await along()).not.toContain('find-starts-rank');
    await at('find-exchange-pick').click();
    expect(await along()).not.toContain('find-exchange-swap');
    await at('find-exchange-pick').click();
    await at('read-shed').click();
    await at('rule-page').waitFor();
    await keys('Escape');

    // Where lower cards follow, a limit is the other way round.
    await at('find-7-atMost').click();
    await at('find-beat-down').click();
    expect(await at('find-7-atLeast').isChecked()).toBe(true);
    expect(await at('begin-blast').textContent()).toContain('after 7: 7 or higher');
    await at('find-beat-down').click();
    await at('find-7-transparent').click();

    // Pressed once more an answer is taken back.
    await at('find-starts-rank').click();
    expect(await at('find-starts-rank').isChecked()).toBe(false);
    await at('find-8-skip').click();
    await at('begin-shed').click();
    await expect.poll(() => at('house-differs').innerText()).toContain('1 difference from');
    const [changed] = await page.locator('[data-line][data-changed]').allInnerTexts();
    expect(changed).toMatch(/^8\s[\s\S]*The next player is skipped/);
  });

  it('what else a tap changes is said, and is kept as it was in one tap', async () => {
    await keys('n');
    await at('find-rules').click();
    const near = () => at('find-nearest').innerText();
    await at('find-ends-firstOut').click();
    expect(await near()).toContain('Starting from Palace');
    await at('find-together-single').click();
    expect(await near()).toContain('Starting from Palace');
    await at('find-ofAKind-no').click();
    expect(await near()).toMatch(/Closest: Seven Cards.*Changed with your last tap: .*nobody draws/);
    expect(await page.locator('[data-along] [data-testid="find-draw-no"]').count()).toBe(1);
    await at('find-keep').click();
    expect(await page.locator('[data-along] [data-testid="find-draw-yes"]').count()).toBe(1);
    expect(await at('find-keep').count()).toBe(0);
    expect(await at('find-together-single').isChecked()).toBe(true);
  });

  it('one thing is set back, and the last change undone', async () => {
    await open('reference');
    await at('group-drawing').click();
    await at('house-pass-pickUp-optional').click();
    await at('house-pass-pickUp-back').click();
    expect(await at('house-pass-pickUp-onlyIfUnable').isChecked()).toBe(true);
    await at('house-undo').click();
    expect(await at('house-pass-pickUp-optional').isChecked()).toBe(true);
    await expect.poll(() => at('house-differs').innerText()).toContain('1 difference');
    await keys('Escape', 'Escape');
    await at('house-leave').click();
    await at('setup').waitFor();
  });

  it('a sentence that is left out is told, and is put back where one goes on', async () => {
    await open('reference');
    await at('group-drawing').click();
    await at('house-pass-pickUp-optional').click();
    await at('to-left-out').click();
    await expect.poll(focused).toBe('put-back-RE-12');
    const sentence = page.locator('[data-testid="left-out"] p');
    const { y, height } = (await sentence.boundingBox())!;
    expect([y > 0, y + height < (page.viewportSize()?.height ?? 0)]).toEqual([true, true]);
    await keys('Enter');
    await expect.poll(focused).toBe('text-RE-12');
    expect(await at('left-out').count()).toBe(0);
    expect(await at('to-left-out').count()).toBe(0);
    await keys('Escape', 'Escape');
    await at('house-leave').click();
    await at('setup').waitFor();
  });

  it('a mistake is listed with the way to it, and keeps the rules from being saved', async () => {
    await open('palace');
    await at('special-8').click();
    await at('two-things').click();
    await at('effect-8-forcePickUp').click();
    await at('effect-8-again').click();
    await expect.poll(async () => (await dataOf(page, 'house-problems')).errors).toBe('1');
    // It is told once, where it is made, and what can't go together is marked.
    const said = /The 8 gives another turn and/;
    expect(await page.getByText(said).count()).toBe(1);
    expect(await page.locator('[data-clash]').allInnerTexts()).toEqual([
      expect.stringMatching(/^Go again/),
      expect.stringMatching(/^Must pick up|pick up/i),
    ]);
    await at('house-save').click();
    expect(await dataOf(page, 'house-said')).toMatchObject({ fault: 'unsound' });
    await at('group-ending').click();
    await page.locator('.house-problems .link').first().click();
    await page.getByText(said).waitFor();
    await expect.poll(focused).toMatch(/^effect-8-/);
  });

  it('a note about own rules is one in the rule book too, and leads from there to the editor', async () => {
    await open('palace');
    await at('house-name').fill('Noted');
    await at('group-drawing').click();
    await at('house-refill-size-value').selectOption('7');
    await at('house-save').click();
    await expect.poll(() => at('house-said').innerText()).toContain('is saved');
    await page.goto(web.address);
    await at('home').waitFor();
    await keys('F1');
    await at('book-Noted').click();
    await expect.poll(() => at('book-findings').innerText()).toMatch(/^Note: Hands are filled up to 7/);
    await at('mend-rules').click();
    await expect.poll(async () => (await dataOf(page, 'house-problems')).warnings).toBe('1');
  });

  it('a choice that can’t go with another one gives way to it, and says why it isn’t offered', async () => {
    await open('palace');
    await at('group-ending').click();
    await at('house-end-mode-firstOut').click();
    expect(await at('house-next-dealer-rotate').isChecked()).toBe(true);
    expect(await at('house-next-dealer-loser').isDisabled()).toBe(true);
    expect(await at('house-next-dealer').innerText()).toContain('not here: nobody loses');
    expect(await at('house-end-showWinner-on').isDisabled()).toBe(true);
    expect(await at('house-end-showWinner').innerText()).toContain('not here: the first one out wins');
    await expect.poll(async () => (await dataOf(page, 'house-problems')).errors).toBe('0');
    await at('house-end-mode-lastHolder').click();
    expect(await at('house-next-dealer-loser').isDisabled()).toBe(false);
  });

  it('what somebody else has written meanwhile is asked about, and the focus is where it was', async () => {
    await open('threes');
    await at('house-save').click();
    await expect.poll(() => at('house-said').innerText()).toContain('is saved');
    const file = join(folder, 'rules', 'Our-Threes.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"format"', '"penalty": "letStand",\n  "format"'));
    await at('house-sentence').fill('Mine.');
    await tabTo('house-save');
    await keys('Enter');
    await expect.poll(focused).toBe('house-go-on');
    expect((await dataOf(page, 'house-instead')).fault).toBe('changedSince');
    expect(await barriersOn(page)).toEqual([]);
    await keys('Escape');
    await expect.poll(focused).toBe('house-save');
    const asked = new Promise<string>((done) =>
      page.once('dialog', (dialog) => {
        void dialog.dismiss().then(() => done(dialog.type()));
      }),
    );
    await page.close({ runBeforeUnload: true });
    expect(await asked).toBe('beforeunload');
    await keys('Enter');
    await at('house-as-new').click();
    await expect.poll(() => at('house-said').innerText()).toContain('is saved');
    expect(await readFile(file, 'utf8')).toContain('letStand');
    expect(await readFile(join(folder, 'rules', 'Our-Threes-2.json'), 'utf8')).toContain('Mine.');

    await page.goto(web.address);
    await at('home').waitFor();
    await keys('l');
    await at('hub-house').click();
    await tabTo('discard-rules-Our-Threes-2');
    await keys('Enter');
    await expect.poll(focused).toBe('discard-rules-not');
    await keys('Escape');
    await expect.poll(focused).toBe('discard-rules-Our-Threes-2');
    await keys('Enter', 'Shift+Tab', 'Enter');
    await expect.poll(() => at('own-Our-Threes-2').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

    // What was discarded is said, and comes back.
    expect(await at('discarded-line').innerText()).toContain('is discarded.');
    await at('undo-discard').click();
    await at('own-Our-Threes-2').waitFor();
    expect(await at('discarded-line').count()).toBe(0);
  });

  it('changes that were left unsaved are had back where one reads that they are gone, and nowhere else', async () => {
    await open('palace');
    await at('special-8').click();
    await at('tile-skip').click();
    await keys('Escape');
    await at('house-leave').click();
    await at('setup').waitFor();
    expect(await at('discarded-line').innerText()).toContain('“Our Palace” is discarded.');
    await at('undo-discard').click();
    await expect.poll(() => at('tile-skip').isChecked()).toBe(true);
    expect(await at('discarded-line').count()).toBe(0);
    await keys('Escape');
    await at('house-leave').click();
    await at('undo-discard').waitFor();
    await keys('Escape');
    await at('home').waitFor();
    await expect.poll(() => at('discarded-line').count()).toBe(0);
  });

  it('a file that somebody has brought is opened, or said to be none', async () => {
    await keys('l');
    await at('hub-house').click();
    const bring = (what: string | Buffer) =>
      at('house-file').setInputFiles({
        name: 'sent.json',
        mimeType: 'application/json',
        buffer: Buffer.from(what as string),
      });
    // The button stands at the end of a long page.
    await resize(page, 390, 844);
    await at('house-choose').scrollIntoViewIfNeeded();
    await bring('{"format": 1');
    await expect.poll(() => at('house-fault').innerText()).toContain('not JSON');
    await expect.poll(async () => (await at('house-fault').boundingBox())!.y).toBeGreaterThan(0);
    await resize(page, 1366, 768);
    expect(await barriersOn(page)).toEqual([]);
    for (const picture of [Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(600_000)]) {
      await bring(picture);
      await expect.poll(() => at('house-fault').innerText()).toContain('isn’t a rules file');
      await bring('{"format": 1');
      await expect.poll(() => at('house-fault').innerText()).toContain('not JSON');
    }
    await bring('é'.repeat(300_001));
    await expect.poll(() => at('house-fault').innerText()).toContain('too long');
    await bring('{"format":1,"id":"sent","extends":"blast","title":"Sent.","penalty":"letStand"}');
    await at('house-name').waitFor();
    expect(await at('house-sentence').inputValue()).toBe('Sent.');
    const [file] = await Promise.all([page.waitForEvent('download'), at('house-share-file').click()]);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      extends: 'blast',
      penalty: 'letStand',
    });
    await at('house-share-link').click();
    const link = await at('house-link').inputValue();
    expect(await barriersOn(page)).toEqual([]);
    // The browser’s way back closes what lies over the rules, and nothing else.
    await page.evaluate(() => history.back());
    await at('share-link').waitFor({ state: 'detached' });
    expect(await at('house-share-link').isVisible()).toBe(true);
    // The same page, as its address says, and the same place where somebody pastes it.
    await page.goto('about:blank');
    await page.goto(link);
    await at('house-name').waitFor();
    expect(await at('house-sentence').inputValue()).toBe('Sent.');
    expect(new URL(page.url()).hash).toBe('');
    await keys('Escape', 'l');
    await at('hub-house').click();
    // It is the last thing on the page: a link at its head leads there.
    await at('to-bring').click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('house-bring');
    const { y, height } = (await at('house-bring').boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(await page.evaluate(() => innerHeight));
    await at('house-paste').fill(link.slice(0, -20));
    await expect.poll(() => at('house-fault').innerText()).toContain('no rules in this link');
    await at('house-paste').fill(link);
    await at('house-name').waitFor();
    expect(await at('house-sentence').inputValue()).toBe('Sent.');
  });

  it('a link to rules that are there already leads to them, and is no mistake', async () => {
    await open('palace');
    await at('special-9').click();
    await at('tile-skip').click();
    await at('house-name').fill('Ours');
    await at('house-save').click();
    await at('house-share-link').click();
    await at('qr-code').waitFor();
    const link = await at('house-link').inputValue();
    // Escape closes what lies over the rules alone, though nothing would be asked before these are left.
    await expect.poll(() => at('house-said').innerText()).toContain('is saved');
    for (const focus of ['house-link', 'close-share-link']) {
      await at(focus).focus();
      await keys('Escape');
      await at('share-link').waitFor({ state: 'detached' });
      expect(await at('house-name').isVisible()).toBe(true);
      await at('house-share-link').click();
      await at('share-link').waitFor();
    }
    await page.goto(web.address);
    await at('home').waitFor();
    await keys('l');
    await at('hub-house').click();
    await at('house-paste').fill(link);
    await at('open-there').waitFor();
    expect(await at('house-there').innerText()).toContain('You have these rules already: Ours.');
    expect(await at('house-fault').isVisible()).toBe(false);
    await at('open-there').click();
    await at('rule-page').waitFor();
    await keys('Escape', 'Escape', 'Escape');
    await at('home').waitFor();
  });

  it('a picture of the page, with the QR code of rules in it, opens them', async () => {
    await open('palace');
    await at('special-8').click();
    await at('tile-reverse').click();
    await at('house-share-link').click();
    await at('qr-code').waitFor();
    expect(await at('qr-code').getAttribute('data-text')).toBe(await at('house-link').inputValue());
    const picture = await page.screenshot({ type: 'jpeg', quality: 60 });
    await page.goto(web.address);
    await at('home').waitFor();
    await keys('l');
    await at('hub-house').click();
    const bring = (buffer: Buffer) =>
      at('house-file').setInputFiles({ name: 'rules.jpg', mimeType: 'image/jpeg', buffer });
    for (const unreadable of [Buffer.from('no picture'), await page.screenshot({ type: 'jpeg' })]) {
      await bring(unreadable);
      await expect.poll(() => at('house-fault').innerText()).toContain('No QR code of rules');
    }
    await bring(picture);
    await at('house-name').waitFor();
    await expect.poll(() => page.locator('[data-line="special-8"]').innerText()).toContain('Reverses play');
  });

  it('a link waits until rules that are being written are left', async () => {
    const link = await fragmentOf('{"format":1,"id":"sent","extends":"blast","title":"Sent."}');
    await open('palace');
    await at('special-8').click();
    await keys('s');
    await expect.poll(() => at('house-undo').getAttribute('aria-disabled')).toBe(null);
    expect(await at('house-brought').count()).toBe(0);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link);
    expect(await at('house-undo').getAttribute('aria-disabled')).toBe(null);
    expect(new URL(page.url()).hash).toBe(link);
    await keys('Escape');
    await at('house-leave').click();
    await expect.poll(() => at('house-sentence').inputValue()).toBe('Sent.');
    expect(new URL(page.url()).hash).toBe('');
    // It is said what they are, as of no rules that one began oneself.
    expect(await at('house-brought').innerText()).toBe(
      'Rules that somebody sent you. Nothing is kept until you save them.',
    );
  });

  it('has a name for everything, and nothing that is hard to read', async () => {
    await open('palace');
    for (const group of [
      'players',
      'dealing',
      'starting',
      'burning',
      'names',
      'options',
      'texts',
      'special',
    ]) {
      if (group === 'special') await at('special-T').click();
      else await at(`group-${group}`).click();
      if (group === 'texts') await at('add-text').click();
      if (group === 'special') await at('two-things').click();
      expect(await barriersOn(page)).toEqual([]);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await barriersOn(page)).toEqual([]);
      expect(await faint(page)).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('on a phone shows the switches or the page, and nothing beyond its edge', async () => {
    await resize(page, 390, 844);
    await open('palace');
    expect([await at('house-page').isVisible(), await at('special-8').isVisible()]).toEqual([false, true]);
    await at('tab-page').click();
    expect([await at('house-page').isVisible(), await at('special-8').isVisible()]).toEqual([true, false]);
    await at('tab-switches').click();
    const beyond = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.house-switches *')]
          .filter((one) => one.offsetWidth > 1 && one.getBoundingClientRect().right > innerWidth)
          .map((one) => one.className || one.tagName),
      );
    for (const group of ['dealing', 'starting', 'texts']) {
      await at(`group-${group}`).click();
      expect(await beyond()).toEqual([]);
    }
    await at('special-T').click();
    await at('two-things').click();
    expect(await beyond()).toEqual([]);
  });

  it('a name that other rules have is said beside it, and what it has become once it is saved', async () => {
    await open('palace');
    await at('house-name').fill('Palace');
    await expect.poll(() => page.locator('.house-from').innerText()).toMatch(/have this name already/);
    expect(await at('house-said').innerText()).toMatch(/have this name already/);
    await at('house-save').click();
    await expect.poll(() => at('house-said').innerText()).toContain('“Palace” is saved as “Palace 2”');
  });

  it.each([
    [1366, 768],
    [390, 844],
  ])(
    'of a link that holds nothing it is said over the page, where nothing moves: %i × %i',
    async (...size) => {
      await resize(page, ...size);
      await keys('n');
      await at('find-rules').click();
      const paste = at('house-paste');
      await paste.scrollIntoViewIfNeeded();
      const y = async () => (await paste.boundingBox())!.y;
      const before = await y();
      await paste.fill('nothing');
      const said = at('house-fault');
      await expect.poll(() => said.innerText()).not.toBe('');
      expect(await y()).toBe(before);
      const { y: top, height } = (await said.boundingBox())!;
      expect([top > 0, top + height <= size[1]]).toEqual([true, true]);
    },
  );

  it('Back leads from rules that were found to the others, with what was answered; the next visit begins empty', async () => {
    await keys('n');
    await at('find-rules').click();
    await at('find-T-burn').click();
    await at('begin-palace').click();
    await at('house-name').waitFor();
    await keys('Escape');
    await at('find-game').waitFor();
    expect(await at('find-T-burn').isChecked()).toBe(true);
    await at('read-palace').click();
    await at('rule-page').waitFor();
    await keys('Escape');
    expect(await at('find-T-burn').isChecked()).toBe(true);
    await keys('Escape');
    await at('setup').waitFor();
    await at('find-rules').click();
    await at('find-game').waitFor();
    expect(await page.locator('[data-testid^="find-"]:checked').count()).toBe(0);
  });

  it('on a phone Save and what came of it are in sight wherever one reads, and cover nothing', async () => {
    await resize(page, 390, 844);
    await open('palace');
    /** How far the foot of an element is above that of the screen. */
    const above = (id: string) => at(id).evaluate((one) => innerHeight - one.getBoundingClientRect().bottom);
    const inSight = async () => {
      for (const id of ['house-said', 'house-save']) expect(await above(id)).toBeGreaterThanOrEqual(0);
    };
    await inSight();
    await at('group-names').click();
    await at('house-names-loser').locator('input').fill('the last one');
    await inSight();
    await at('house-save').click();
    await expect.poll(() => at('house-said').innerText()).toContain('is saved');
    await inSight();
    await at('group-texts').click();
    await at('house-save').focus();
    await tabTo('add-text', 'Shift+Tab');
    const bar = await page.locator('.house-bar').evaluate((one) => one.getBoundingClientRect().height);
    expect(await above('add-text')).toBeGreaterThanOrEqual(bar);
  });

  it('on a phone on its side ranks, what one does and Save are seen at once, and what is opened as well', async () => {
    await open('palace');
    await resize(page, 844, 390);
    const bottomOf = (what: string) =>
      page
        .locator(what)
        .last()
        .evaluate((one) => one.getBoundingClientRect().bottom);
    const bar = await page.locator('.house-bar').evaluate((one) => one.getBoundingClientRect().top);
    for (const what of ['.rank-card', '.tiles']) expect(await bottomOf(what), what).toBeLessThanOrEqual(bar);
    await at('group-drawing').click();
    await expect
      .poll(() => page.locator('.house-group h2').evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan(100);
    expect(
      await page.locator('.house-group h2').evaluate((one) => one.getBoundingClientRect().top),
    ).toBeGreaterThan(-1);
  });

  it('says in one sentence what is changed, until somebody writes another one', async () => {
    await open('palace');
    const note = () => at('house-sentence-note').innerText();
    expect(await note()).toBe('');
    await at('group-laying').click();
    await at('house-beat-direction-down').click();
    expect(await at('house-sentence').inputValue()).toBe('Like Palace, with changes.');
    expect(await note()).toBe('Follows your changes until you write your own.');
    await at('house-sentence').fill('Only downwards.');
    expect(await note()).toBe('');
    // Nothing that is only heard makes the window longer.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });

  it('says so where a name takes no more letters', async () => {
    await open('reference');
    const note = at('house-name-note');
    await at('house-name').fill('x'.repeat(39));
    expect(await note.innerText()).toBe('');
    await at('house-name').press('End');
    await page.keyboard.type('xyz');
    await expect.poll(() => note.innerText()).toBe('That’s all there is room for: 40 letters.');
    expect(await at('house-name').inputValue()).toBe('x'.repeat(40));
    await page.keyboard.press('Backspace');
    await expect.poll(() => note.innerText()).toBe('');
    await keys('Escape');
    await at('house-leave').click();
  });

  it('a rank and what it does: two taps, or two keys; the page beside has it at once', async () => {
    await open('palace');
    const eight = () => page.locator('[data-line="special-8"]').innerText();
    const changed = () => page.locator('[data-line^="special-"][data-changed]').count();
    await at('special-8').check();
    await at('tile-skip').check();
    await expect.poll(changed).toBe(1);
    expect(await eight()).toMatch(/Skip[\s\S]*The next player is skipped/);
    await page.locator('h1').focus();
    await keys('9', 'L');
    await expect.poll(changed).toBe(2);
    expect(await page.locator('[data-line="special-9"]').innerText()).toContain('9 or lower');
    await keys('8', 'p');
    await expect.poll(changed).toBe(1);
    // In a field a letter is a letter.
    await at('house-name').focus();
    await keys('8', 'S');
    expect(await at('tile-plain').isChecked()).toBe(true);
    expect(await at('house-name').inputValue()).toBe('Our Palace8S');
    await at('whole-page').click();
    await at('rule-page').locator('[data-line="beat"]').first().waitFor();
    await keys('Escape');
    await at('house-leave').click();
  });

  it.each([
    [1366, 540],
    [390, 640],
  ])(
    'the whole page opens at its head, however far the short one was scrolled, at %i × %i',
    async (width, height) => {
      await resize(page, 1366, 768);
      await open('everything');
      await resize(page, width, height);
      if (width < 700) await at('tab-page').click();
      const text = page.locator('.page-text');
      const where = () =>
        text.evaluate((box) => [box.scrollTop, Math.min(0, Math.ceil(box.getBoundingClientRect().top))]);
      await text.evaluate((box) => {
        box.scrollTo(0, box.scrollHeight);
      });
      await at('whole-page').scrollIntoViewIfNeeded();
      if (width > 700) expect(await where()).not.toEqual([0, 0]);
      await at('whole-page').click();
      await at('rule-page').locator('[data-line="beat"]').first().waitFor();
      expect(await where()).toEqual([0, 0]);
      await resize(page, 1366, 768);
      await keys('Escape');
    },
  );

  it('two things at once: the same signs, pressed on and off; what is shown next begins at its top', async () => {
    await open('palace');
    await at('special-8').check();
    await at('two-things').click();
    await at('effect-8-skip').check();
    await at('effect-8-atMost').check();
    const eight = () => page.locator('[data-line="special-8"]').innerText();
    await expect.poll(eight).toMatch(/The next player is skipped[\s\S]*an 8 or lower/);
    expect(await at('effect-8-atMost-rank').inputValue()).toBe('8');
    expect(await page.locator('.house-open .house-mark').count()).toBe(0);
    // No tile says both, so that all of it stays open.
    expect(await at('two-things').count()).toBe(0);
    const tiles = () => page.locator('.house-open .tiles').boundingBox();
    const before = await tiles();
    await at('effect-8-atMost').uncheck();
    expect((await tiles())!.y).toBe(before!.y);
    const open8 = page.locator('.house-open');
    await open8.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    await at('two-things').click();
    expect(await at('tile-skip').isChecked()).toBe(true);
    expect(await open8.evaluate((one) => one.scrollTop)).toBe(0);
    await at('group-burning').click();
    await open8.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    await keys('Escape');
    await page.locator('.rank-question').waitFor();
    expect(await open8.evaluate((one) => one.scrollTop)).toBe(0);
    await keys('Escape');
    await at('house-leave').click();
  });

  it('a choice says only what the name over it has not said', async () => {
    await open('reference');
    await at('group-starting').click();
    const choices = () => at('house-first-tie').locator('.house-check').allInnerTexts();
    expect(await choices()).toEqual([
      'the first of them clockwise from the dealer',
      'the dealer, or else the first of them clockwise',
      'clubs go first',
      'diamonds go first',
      'hearts go first',
      'spades go first',
      'the one dealt it first',
      'any of them who wants to',
      'one is drawn by lot',
    ]);
    const must = at('house-first-mustPlayIt').locator('.house-check');
    expect(await must.innerText()).toBe('no');
    await must.click();
    expect(await must.innerText()).toBe('yes');
  });

  it('the same two keys beside a scanner that types; what is drawn is told as it is chosen', async () => {
    const useWay = async (way: 'keyboard' | 'none') => {
      await at('home').waitFor();
      await keys('s');
      await at(`way-${way}`).click();
      await keys('Escape');
      await at('home').waitFor();
    };
    await useWay('keyboard');
    await open('palace');
    await keys('j', 'v');
    await expect.poll(() => at('tile-reverse').isChecked()).toBe(true);
    const jack = page.locator('[data-line="special-J"][data-changed]');
    await expect.poll(() => jack.locator('.pw-card').innerText()).toBe('J');
    await at('group-drawing').click();
    const filledUpTo = page.locator('[data-testid^="house-refill-size"]');
    expect(await filledUpTo.count()).toBeGreaterThan(0);
    await at('house-refill-mode-perCard').check();
    await expect.poll(() => filledUpTo.count()).toBe(0);
    await keys('Escape');
    expect(await at('group-drawing').innerText()).toContain('as many cards are drawn as were played');
    await keys('Escape');
    await at('house-leave').click();
    await page.goto(web.address);
    await useWay('none');
  });

  it('has nothing to complain of', () => {
    expect(browser.complaints).toEqual([]);
  });

  it('asked about leaving, one may save first', async () => {
    await open('reference');
    await at('group-drawing').click();
    await at('house-pass-pickUp-optional').click();
    await keys('Escape', 'Escape');
    await at('house-save-leave').click();
    await at('setup').waitFor();
    expect(await readFile(join(folder, 'rules', 'Our-Out-of-Turn.json'), 'utf8')).toContain('optional');
  });
});
