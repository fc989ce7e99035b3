import { expect, it } from 'vitest';
import type { TableView } from '../../../src/protocol/view.ts';
import { FIXTURES } from '../fixtures.ts';
import { LAID_OUT, resize } from '../look.ts';
import { click, describePage, page, show } from '../on-stage.ts';

describePage('what is found out later', () => {
  const finding = {
    code: 'couldNotPlay',
    entry: 3,
    shownBy: 9,
    seat: 1,
    holder: null,
    byOthers: false,
    oneOf: false,
    off: 0,
    sure: true,
  } as const;
  const turns = { number: 4, shownIn: 10, ruling: null };
  const found = {
    ...FIXTURES.garbage,
    hindsight: [{ ...finding, ...turns, cards: ['9D' as const] }],
  } satisfies TableView;
  const inside = (one: { y: number; height: number } | null) =>
    one !== null && one.y >= 0 && one.y + one.height <= page.viewportSize()!.height;

  const askForCards = async () => {
    if ((await page.getByTestId('card-panel').count()) > 0) await click('cards');
    await click('cards');
    await page.getByTestId('card-panel').waitFor();
  };

  it('moves no card to tap where it fits into one line', async () => {
    await resize(page, 1366, 768);
    const calm = { ...found, notice: null };
    await show({ ...calm, hindsight: [] });
    await askForCards();
    const before = await page.getByTestId('card-9D').boundingBox();
    expect(before).not.toBeNull();
    await show({ ...calm, hindsight: [{ ...found.hindsight[0]!, entry: 5 }] });
    expect(await page.getByTestId('finding-read-5').isVisible()).toBe(true);
    expect(await page.getByTestId('card-9D').boundingBox()).toEqual(before);
  });

  it.each(LAID_OUT)('leaves the cards to tap in sight, and can be put away, at %i × %i', async (...size) => {
    await resize(page, ...size);
    await show(found);
    await askForCards();
    const read = page.getByTestId('finding-read-3');
    await expect.poll(async () => inside(await read.boundingBox())).toBe(true);
    expect(inside(await page.getByTestId('card-9D').boundingBox())).toBe(true);
  });

  it('stays put away when the page is loaded again', async () => {
    await resize(page, 1366, 768);
    await show(found);
    await page.getByTestId('finding-read-3').click();
    await page.getByTestId('finding').waitFor({ state: 'detached' });
    await page.reload();
    await show({ ...found, inputs: found.inputs + 1 });
    expect(await page.getByTestId('finding').count()).toBe(0);
  });

  it.each([
    [1366, 768],
    [390, 844],
  ])('a long list of changed rulings leaves what is to be pressed in sight, at %i × %i', async (...size) => {
    await resize(page, ...size);
    const { illegal, middle, onTrust } = FIXTURES;
    const changed = Array.from({ length: 20 }, (_, entry) => ({
      ...{ entry, number: entry + 1, was: onTrust.ruling, now: illegal.ruling },
    }));
    await show({ ...middle, changed, revision: 30 + size[0] });
    const isOnTop = (id: string) =>
      page.getByTestId(id).evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const found = document.elementFromPoint(x + width / 2, y + height / 2);
        return found !== null && button.contains(found);
      });
    const list = page.getByTestId('changed').locator('li');
    for (const line of [list.first(), list.last()]) {
      await line.evaluate((one) => one.scrollIntoView({ block: 'center' }));
      expect(await isOnTop('changed-read')).toBe(true);
    }
    await show({ ...middle, changed: [] });
  });

  it('a correction says in the band, and nowhere else, which rulings it has changed, until that is read', async () => {
    const { illegal, middle, onTrust } = FIXTURES;
    const changed = Array.from({ length: 4 }, (_, entry) => ({
      ...{ entry, number: entry + 1, was: onTrust.ruling, now: illegal.ruling },
    }));
    const notice = { ...FIXTURES.garbage.notice!, id: 90, code: 'corrected' as const, text: '4' };
    await show({ ...middle, changed, notice, revision: 40 });
    const band = page.locator('.band');
    await expect.poll(() => band.innerText()).toContain('This changes 4 later rulings:');
    expect(await band.innerText()).toContain('and 2 more, in the moves');
    expect(await page.getByTestId('findings').count()).toBe(0);
    await click('changed-read');
    await page.getByTestId('changed').waitFor({ state: 'detached' });
    await show({ ...middle, changed: [] });
  });

  it('has a way to the move that it is about, clear of the other button', async () => {
    await resize(page, 1366, 768);
    await show({
      ...found,
      hindsight: [{ ...found.hindsight[0]!, ruling: FIXTURES.onTrust.ruling, entry: 6 }],
    });
    expect(await page.getByTestId('finding-show-6').innerText()).toBe('Show move 4');
    const [way, read] = [page.getByTestId('finding-show-6'), page.getByTestId('finding-read-6')];
    const [above, below] = [await way.boundingBox(), await read.boundingBox()];
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
  });

  it('goes only when a double click on it is over, so that this lays no card', async () => {
    await resize(page, 1366, 768);
    await show({ ...found, hindsight: [{ ...found.hindsight[0]!, entry: 4 }] });
    const read = page.getByTestId('finding-read-4');
    // In the page, where its own timer can't come before this one, however busy the machine is.
    const under = await read.evaluate(async (button: HTMLElement) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      button.click();
      await new Promise((done) => setTimeout(done, 100));
      const second = document.elementFromPoint(x + width / 2, y + height / 2);
      return second?.closest<HTMLElement>('[data-testid]')?.dataset.testid;
    });
    expect(under).toBe('finding-read-4');
    await expect.poll(() => read.count()).toBe(0);
  });
});
