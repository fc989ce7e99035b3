import { expect, it } from 'vitest';
import { BACKUP_PART, type BackupNews } from '../../src/protocol/backup.ts';
import { untilShown } from '../support/revision.ts';
import { lobby } from './fixtures.ts';
import { describePage, page, stage } from './on-stage.ts';
import { SETTINGS_FIXTURES } from './settings-fixtures.ts';
import { openSettings, showSettings } from './settings-page.ts';

const TOTAL = 2 * BACKUP_PART + 3;
const INTERRUPTED = 'The backup was interrupted. Try again.';

const tell = (news: BackupNews) => stage.tell(JSON.stringify({ type: 'backup', news }));
const tellPart = (from: number, fill: number, total = TOTAL) =>
  tell({
    what: 'part',
    from,
    total,
    files: 2,
    data: Buffer.alloc(Math.min(BACKUP_PART, total - from), fill).toString('base64'),
  });
const said = () => page.getByTestId('backup-said');
const isBusy = async () => (await page.getByTestId('back-up').getAttribute('aria-disabled')) === 'true';
const press = () => stage.heardBy(() => page.getByTestId('back-up').click());
const asked = (from: number) => expect.poll(() => stage.heard).toContainEqual({ type: 'backUp', from });

describePage('a backup in the settings', () => {
  it('is never saved without its beginning, or from two backups', async () => {
    await showSettings(stage, page, Object.values(SETTINGS_FIXTURES)[0]!);
    const saved: string[] = [];
    page.on('download', (download) => saved.push(download.suggestedFilename()));
    await press();
    tellPart(0, 1);
    await asked(BACKUP_PART);
    // The settings are left and opened again while the answer is on its way.
    await page.getByTestId('back').click();
    await openSettings(page);
    tellPart(BACKUP_PART, 1);
    await said().getByText(INTERRUPTED).waitFor();
    expect(await isBusy()).toBe(false);
    await press();
    tellPart(0, 2);
    await asked(BACKUP_PART);
    tellPart(BACKUP_PART, 1, TOTAL + 1);
    await said().getByText(INTERRUPTED).waitFor();
    tellPart(2 * BACKUP_PART, 1);
    await stage.caughtUp();
    expect(saved).toEqual([]);
    await press();
    for (const from of [0, BACKUP_PART, 2 * BACKUP_PART]) {
      await asked(from);
      tellPart(from, 3);
    }
    await said()
      .getByText(/has everything: 2 files/)
      .waitFor();
    await expect.poll(() => saved).toHaveLength(1);
  });

  it('says that it was interrupted by a refusal or a lost connection, and can be begun again', async () => {
    await showSettings(stage, page, Object.values(SETTINGS_FIXTURES)[0]!);
    await press();
    stage.tell(JSON.stringify({ type: 'refused', refusal: { code: 'badMessage' } }));
    await said().getByText(INTERRUPTED).waitFor();
    stage.show(null, lobby);
    await press();
    await said().getByText('0% …').waitFor();
    stage.drop();
    await said().getByText(INTERRUPTED).waitFor();
    // While there is no connection, too.
    await page.getByTestId('back-up').click();
    await said().getByText(INTERRUPTED).waitFor();
    expect(await isBusy()).toBe(false);
    stage.open();
    await untilShown(page, () => stage.show(null, lobby));
    await press();
    await said().getByText('0% …').waitFor();
  });
});
