import type { Locator, Page } from 'playwright-core';

/** What stands on the page, or in the menu of the table: that is opened, if it has to be. */
export async function findOrOpen(page: Page, id: string): Promise<Locator> {
  const found = page.getByTestId(id);
  // A page that has just been opened shows neither yet.
  await found.or(page.getByTestId('menu')).first().waitFor({ state: 'attached' });
  if ((await found.count()) > 0 || (await page.getByTestId('menu').count()) === 0) return found;
  // What is offered for correcting comes once it was read.
  if ((await page.getByTestId('correct').count()) > 0) return found;
  await page.getByTestId('menu').click();
  // It stands at the table after all, once that has been told of.
  if ((await page.locator('dialog').getByTestId(id).count()) === 0) await page.keyboard.press('Escape');
  return found;
}

/** Goes back from the newest move of the record to one, by its number from 0, to correct it. */
async function toMove(page: Page, entry: string): Promise<void> {
  const isInFoot = (await page.getByTestId('correct-open').count()) > 0;
  await (await findOrOpen(page, isInFoot ? 'correct-open' : 'correct-menu')).click();
  const booked = page.getByTestId('correct-booked');
  for (let at = await booked.getAttribute('data-entry'); at !== entry; ) {
    await page.getByTestId('older').click();
    at = await booked.getAttribute('data-entry');
  }
}

/** Presses a button, wherever at the table it stands; `correct-2` corrects the third move, wherever that is offered. */
export async function press(page: Page, id: string): Promise<void> {
  const [, entry] = /^correct-(\d+)$/.exec(id) ?? [];
  const isHere = (await page.getByTestId(id).count()) > 0;
  if (entry !== undefined && !isHere) return toMove(page, entry);
  await (await findOrOpen(page, id)).click();
  // What is pressed next may stand there.
  if (id === 'correct-open') await page.getByTestId('correct').waitFor();
}
