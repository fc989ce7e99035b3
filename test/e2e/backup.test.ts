import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSettings } from '../renderer/settings-page.ts';
import { type Browser, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { type Served, serve } from '../support/program.ts';
import { describeWith } from '../support/tools.ts';

let folder: string;
const started: { readonly served: Served; readonly browser: Browser }[] = [];

async function start(name: string, args: readonly string[]) {
  const served = await serve([...args], join(folder, name));
  const browser = await openPlain(served.address);
  started.push({ served, browser });
  return browser.page;
}

describeWith([CHROMIUM], 'a backup by a button', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'burnpile-backup-'));
  });
  afterAll(async () => {
    for (const { served, browser } of started) {
      await browser.close();
      await served.stop();
    }
    await rm(folder, { recursive: true, force: true });
  });

  it('is saved as a file, and put back on another machine, whose home offers the table', async () => {
    const page = await start('old', ['--rules', 'blast', '--seats', 'Ann,Bo,Cy']);
    await page.getByTestId('turn').waitFor();
    await openSettings(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByTestId('back-up').click(),
    ]);
    const file = join(folder, download.suggestedFilename());
    expect(file).toMatch(/burnpile-\d{4}-\d\d-\d\d-backup[.]tgz$/);
    await download.saveAs(file);
    await page.getByText(/has everything: 2 files[.]/).waitFor();
    // The file is chosen for the very machine that it is from.
    await page.getByTestId('restore-file').setInputFiles(file);
    await page.getByText('Leave the table first').waitFor();

    const other = await start('new', []);
    await other.locator('.home').waitFor();
    await openSettings(other);
    const nothing = join(folder, 'holiday.tgz');
    await writeFile(nothing, 'no backup');
    await other.getByTestId('restore-file').setInputFiles(nothing);
    await other.getByText('holiday.tgz isn’t a Burnpile backup').waitFor();
    await other.getByTestId('restore-file').setInputFiles(file);
    await other.getByText(`Restored to ${join(folder, 'new')}: 2 files.`).waitFor();
    await other.getByTestId('restore-file').setInputFiles(file);
    await other.getByText(/Restored to .*: 0 files; there already: 2 files[.]/).waitFor();
    await other.keyboard.press('Escape');
    await other.locator('.home').waitFor();
    await other.getByText('Ann').first().waitFor();
  });
});
