import { expect, it } from 'vitest';
import { describePage, page, stage } from './on-stage.ts';
import { goTo, SCREENS } from './screens.ts';

/** Run in the page: a button that counts its clicks, which the first one brings under the pointer if `comes` says so. */
function addButton([x, y, comes]: readonly [number, number, boolean]): void {
  const button = document.createElement('button');
  button.style.cssText = `position:fixed;left:${x - 40}px;top:${y - 40}px;width:80px;height:80px;z-index:99`;
  button.dataset.testid = 'brought';
  button.dataset.clicks = '0';
  button.onclick = () => {
    button.dataset.clicks = String(Number(button.dataset.clicks) + 1);
  };
  if (comes) document.addEventListener('click', () => document.body.append(button), { once: true });
  else document.body.append(button);
}

/** One click of as many at a place, the number of which the browser tells. */
async function clickAt(x: number, y: number, clickCount: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount });
  await page.mouse.up({ clickCount });
}

const clicks = () => page.getByTestId('brought').getAttribute('data-clicks');

describePage('the second click of a double click', () => {
  it('reaches nothing that has come to lie under the pointer since the first', async () => {
    await page.goto(stage.address);
    await goTo(page, stage, SCREENS.home);
    const { x, y, width, height } = (await page.locator('[data-door="referee"] button').boundingBox())!;
    const place = [x + width / 2, y + height / 2] as const;
    await page.evaluate(addButton, [...place, true] as const);
    await clickAt(...place, 1);
    await page.getByTestId('setup').waitFor();
    await clickAt(...place, 2);
    expect(await clicks()).toBe('0');
    // A click of its own, as after a while, or beside the first, as on cards that are tapped quickly.
    await clickAt(place[0] + 20, place[1], 2);
    expect(await clicks()).toBe('1');
    await clickAt(...place, 1);
    expect(await clicks()).toBe('2');
  });

  it('counts on the button of the first, and by the keyboard', async () => {
    await page.goto(stage.address);
    await goTo(page, stage, SCREENS.home);
    await page.evaluate(addButton, [200, 200, false] as const);
    for (const count of [1, 2, 3]) await clickAt(200, 200, count);
    expect(await clicks()).toBe('3');
    await page.keyboard.press('Enter');
    expect(await clicks()).toBe('4');
  });
});
