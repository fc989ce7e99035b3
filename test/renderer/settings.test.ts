import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type ScannerChoice, type Settings } from '../../src/protocol/settings.ts';
import { untilShown } from '../support/revision.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { data, resize } from './look.ts';
import { describePage, page, stage } from './on-stage.ts';
import { SETTINGS_FIXTURES as SHOWN } from './settings-fixtures.ts';
import { openSettings, scanKeys, showSettings } from './settings-page.ts';
import type { Stage } from './stage.ts';

const settings = (changes: Partial<Settings>) => ({ ...DEFAULT_SETTINGS, ...changes });
const told = (changes: Partial<Settings>) => ({ type: 'settings', settings: settings(changes) });
const scanner = (choice: ScannerChoice, ...others: ScannerChoice[]) =>
  told({ scanner: choice, otherScanners: others });
const SERIAL: ScannerChoice = { kind: 'serial', path: '/dev/ttyACM0', baudRate: 9600 };

/** That the scanner is tried out, or no longer: another way to scan begins anew with that. */
const trial = (on: boolean) => ({ type: 'testScanner', on });

/** What was said until the settings were left, besides that the scanner is tried out: messages keep their order. */
async function saidUntilLeft(leave: () => Promise<unknown>): Promise<unknown[]> {
  await leave();
  await screen().waitFor({ state: 'detached' });
  await expect.poll(() => stage.heard).toContainEqual(trial(false));
  return stage.heard.filter((one) => (one as { type: string }).type !== 'testScanner');
}

const showState = (...state: Parameters<Stage['show']>) => untilShown(page, () => stage.show(...state));

const press = (key: string) => page.keyboard.press(key);
const field = (id: string) => page.getByTestId(id);
const screen = () => field('settings-screen');

describePage('the settings', () => {
  it.each([
    [390, 844, 'en'],
    [320, 568, 'de'],
  ] as const)('have the way back and a heading in sight, at %i × %i: %s', async (width, height, language) => {
    await resize(page, width, height);
    const { settings: said } = lobby;
    await showState(null, { ...lobby, settings: { ...said, language } });
    await openSettings(page);
    for (const name of ['sound', 'refereeing', 'language']) {
      await field(`group-${name}`).click();
      const back = (await field('back').boundingBox())!;
      const heading = (await page.locator(`[data-group="${name}"] h2`).boundingBox())!;
      expect(back.y, name).toBeGreaterThanOrEqual(0);
      expect(heading.y, name).toBeGreaterThanOrEqual(back.y + back.height);
      expect(heading.y, name).toBeLessThan(height);
      await page.evaluate(() => scrollTo(0, 0));
    }
    // Each of three answers beside the other, and none over it.
    const gaps = await page.locator('.segments:has([name="language"]) label').evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect());
      return boxes.slice(1).map(({ left }, i) => left - boxes[i]!.right);
    });
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });

  it('say which version this is, and the licence of everything that it is made of', async () => {
    await showState(null, lobby);
    await openSettings(page);
    await field('group-computer').click();
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    expect(await field('version').textContent()).toContain(`Version ${version},`);
    await field('licences').locator('summary').first().click();
    const react = field('licences').getByText(/^react \d/);
    await react.click();
    await field('licences').getByText('Copyright (c) Meta Platforms').first().waitFor();
  });

  it('show what helps with a report before it is copied, and copy it', async () => {
    await showState(null, lobby);
    await openSettings(page);
    expect(await stage.heardBy(() => field('report').locator('summary').click(), 1)).toEqual([
      { type: 'diagnostics' },
    ]);
    stage.tell(JSON.stringify({ type: 'diagnostics', text: 'burnpile: 0.1.0\nscanner: none' }));
    const text = await field('diagnostics-text').inputValue();
    expect(text).toMatch(/^burnpile: 0[.]1[.]0\nscanner: none\npage: Mozilla/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await field('copy-diagnostics').click();
    await field('report').getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    // Where it may not copy, the text is ready to be copied by hand.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    await field('copy-diagnostics').click();
    await field('report').getByText('press Ctrl+C').waitFor();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(text);
  });

  describe('lead back to where one came from', () => {
    it.each([
      ['Escape', () => press('Escape')],
      ['the button', () => field('back').click()],
    ])('the table, by %s', async (_, back) => {
      stage.show(FIXTURES.middle);
      await openSettings(page);
      stage.heard.length = 0;
      // The keys of the table mean nothing here.
      await press('p');
      expect(await saidUntilLeft(back)).toEqual([]);
      expect(await data(page, 'turn')).toMatchObject({ seat: 'Bo' });
    });

    it('says of motion that it is reduced where the system asks for that', async () => {
      await showSettings(stage, page, SHOWN.none);
      const said = () => page.locator('label:has([data-testid="motion"])').innerText();
      expect(await said()).toMatch(/your system asks for less motion[.]\s+Reduced/);
    });

    it('home', async () => {
      await showSettings(stage, page, SHOWN.none);
      await press('Escape');
      await page.locator('.home').waitFor();
    });
  });

  describe('how to scan', () => {
    it('tests while it is shown, and no longer', async () => {
      await showSettings(stage, page, SHOWN.none);
      expect(stage.heard.at(-1)).toEqual(trial(true));
      await press('Escape');
      await expect.poll(() => stage.heard.at(-1)).toEqual(trial(false));
    });

    it('tests again after the connection was lost', async () => {
      await showSettings(stage, page, SHOWN.none);
      stage.drop();
      await page.waitForSelector('[data-testid="connection"][data-state="lost"]');
      stage.heard.length = 0;
      stage.open();
      await expect.poll(() => stage.heard).toContainEqual(trial(true));
    });

    it('by keyboard alone: a way is chosen, and what was chosen for another way is still there', async () => {
      await showSettings(stage, page, SHOWN.ready);
      await field('way-serial').focus();
      expect(await stage.heardBy(() => press('ArrowDown'), 3)).toEqual([
        scanner({ kind: 'keyboard', gap: 50 }, SERIAL),
        trial(false),
        trial(true),
      ]);
      expect(await stage.heardBy(() => press('ArrowUp'), 4)).toEqual([
        scanner(SERIAL, { kind: 'keyboard', gap: 50 }),
        trial(false),
        { type: 'listPorts' },
        trial(true),
      ]);
    });

    it('a port is kept while no scanner is chosen, however long that is', async () => {
      const { none } = SHOWN;
      const kept = { ...none.lobby, settings: settings({ otherScanners: [SERIAL] }) };
      await showSettings(stage, page, { ...none, lobby: kept });
      expect(await stage.heardBy(() => field('way-serial').click(), 4)).toEqual([
        scanner(SERIAL),
        trial(false),
        { type: 'listPorts' },
        trial(true),
      ]);
    });

    it('asks for the ports, and again', async () => {
      await showSettings(stage, page, SHOWN.none);
      expect(await stage.heardBy(() => field('way-serial').click(), 4)).toEqual([
        scanner({ kind: 'serial', path: '', baudRate: 9600 }),
        trial(false),
        { type: 'listPorts' },
        trial(true),
      ]);
      expect(await stage.heardBy(() => field('refresh').click())).toEqual([{ type: 'listPorts' }]);
      expect(await field('ports').textContent()).toContain('Looking for ports');
    });

    it('what is known of a port; choosing one', async () => {
      await showSettings(stage, page, SHOWN.choose);
      expect(await field('ports').locator('.way-choice').allTextContents()).toEqual([
        'Honeywell Imaging & Mobility/dev/ttyACM0 · USB 0c2e:0b6a · no. 18324B0A7C',
        'FTDI/dev/ttyUSB0 · USB 0403:6001',
        'Serial port/dev/ttyS0',
      ]);
      expect(await stage.heardBy(() => field('port-/dev/ttyUSB0').click())).toEqual([
        scanner({ kind: 'serial', path: '/dev/ttyUSB0', baudRate: 9600 }),
      ]);
    });

    it.each([
      ['notAllowed', 'can’t list its ports'],
      ['lost', 'No port was found'],
    ] as const)('%s: says why there is no list, and takes a path', async (name, why) => {
      await showSettings(stage, page, SHOWN[name]);
      expect(await field('ports').textContent()).toContain(why);
      await field('path').fill('  /dev/rfcomm0 ');
      const { baudRate } = SHOWN[name].lobby.settings.scanner as { baudRate: number };
      expect(await stage.heardBy(() => press('Enter'))).toMatchObject([
        { settings: { scanner: { kind: 'serial', path: '/dev/rfcomm0', baudRate } } },
      ]);
    });

    it('a speed of the list, or any other', async () => {
      await showSettings(stage, page, SHOWN.ready);
      const at = (baudRate: number) => scanner({ kind: 'serial', path: '/dev/ttyACM0', baudRate });
      expect(await stage.heardBy(() => field('baud').selectOption('115200'))).toEqual([at(115_200)]);
      await field('baud').selectOption('other');
      const heard = await stage.heardBy(async () => {
        for (const typed of ['fast', '0', '31250']) {
          await field('baud-typed').fill(typed);
          await press('Enter');
        }
      });
      expect(heard).toEqual([at(31_250)]);
    });

    it.each([
      ['ready', { state: 'open', reason: '' }, null],
      ['lost', { state: 'lost', reason: 'unplugged' }, 'Burnpile finds it by itself'],
      ['notAllowed', { state: 'connecting', reason: 'noPermission' }, 'dialout'],
    ] as const)('%s: how the scanner is, and what to do', async (name, hooks, advice) => {
      await showSettings(stage, page, SHOWN[name]);
      expect(await data(page, 'scanner')).toMatchObject(hooks);
      if (advice === null) expect(await field('advice').count()).toBe(0);
      else expect(await field('advice').textContent()).toContain(advice);
    });

    it('a field that is given up says nothing and keeps the settings open', async () => {
      await showSettings(stage, page, SHOWN.ready);
      await field('path').fill('/dev/nothing');
      stage.heard.length = 0;
      await press('Escape');
      expect(await field('path').inputValue()).toBe('/dev/ttyACM0');
      expect(await screen().isVisible()).toBe(true);
      expect(await saidUntilLeft(() => press('Escape'))).toEqual([]);
    });

    it('a recording: its file and its speed, or the newest that there is', async () => {
      await showSettings(stage, page, SHOWN.recording);
      const of = (changes: { path?: string; speed?: number }) =>
        scanner({ kind: 'recording', path: '/home/ann/cards/friday.scan', speed: 4, ...changes });
      expect(await stage.heardBy(() => field('recording-speed').selectOption('10'))).toEqual([
        of({ speed: 10 }),
      ]);
      const { newest } = SHOWN.recording.lobby.recordings;
      expect(await stage.heardBy(() => field('take-newest').click())).toEqual([
        of({ path: newest!, speed: 10 }),
      ]);
      expect(await field('trial').count()).toBe(0);
    });
  });

  describe('what was heard while testing', () => {
    it('a card by its face without scrolling, older ones below', async () => {
      await showSettings(stage, page, SHOWN.ready);
      expect(await data(page, 'trial')).toMatchObject({ heard: '4', card: '7H', text: '7H' });
      await field('group-refereeing').click();
      const { y, height } = (await field('trial').locator('svg.card').boundingBox())!;
      expect([height > 100, y > 0, y + height < page.viewportSize()!.height]).toEqual([true, true, true]);
      expect(await field('trial').locator('li').first().textContent()).toBe('Command DONE');
    });

    it('a command, and what is neither', async () => {
      await showSettings(stage, page, SHOWN.scanned);
      expect(await data(page, 'trial')).toMatchObject({ command: 'DONE', card: '' });
      await showSettings(stage, page, SHOWN.notAllowed);
      expect(await field('trial').textContent()).toContain('not a Burnpile code');
    });

    it('on the table screen of somebody else it is said', async () => {
      await press('Escape');
      stage.show(FIXTURES.middle, { ...lobby, test: [] });
      await page.locator('[data-testid="scanner"][data-trial="true"]').waitFor();
      expect(await field('scanner').textContent()).toContain('tried out');
    });
  });

  describe('a keyboard scanner', () => {
    it('has its pause taken from a scan, which is tested like any other', async () => {
      await showSettings(stage, page, SHOWN.keyboard);
      expect(await stage.heardBy(() => scanKeys(page, '7H\n', 24), 2)).toEqual([
        { type: 'code', code: '7H', how: 'scanner' },
        scanner({ kind: 'keyboard', gap: 58 }),
      ]);
      expect(await data(page, 'test-scan')).toMatchObject({ gap: '58', trouble: '', ending: 'enter' });
      expect(await field('test-scan').textContent()).toContain(
        'Learnt how fast it types: up to 58 ms between keys.',
      );
    });

    it('keeps the longest pause that scans have shown, whenever the next one comes', async () => {
      const slow = settings({ scanner: { kind: 'keyboard', gap: 95 } });
      await showSettings(stage, page, {
        ...SHOWN.keyboard,
        lobby: { ...SHOWN.keyboard.lobby, settings: slow },
      });
      expect(await stage.heardBy(() => scanKeys(page, '7H\n', 24))).toEqual([
        { type: 'code', code: '7H', how: 'scanner' },
      ]);
      await page.locator('[data-testid="test-scan"][data-trouble=""]').waitFor();
      expect(await data(page, 'test-scan')).toMatchObject({ gap: '95' });
    });

    it.each([
      ['CMDÖTEST\n', 'otherLayout'],
      ['7H', 'noEnding'],
      ['HELLO\n', 'otherCode'],
    ])('%j: %s is said, and nothing is taken from it', async (keys, trouble) => {
      await showSettings(stage, page, SHOWN.keyboard);
      await scanKeys(page, keys);
      await page.locator(`[data-testid="test-scan"][data-trouble="${trouble}"]`).waitFor();
      expect(await data(page, 'test-scan')).toMatchObject({ gap: '50' });
    });

    it('typed by hand is typed by hand', async () => {
      await showSettings(stage, page, SHOWN.keyboard);
      await page.keyboard.type('7H', { delay: 130 });
      await page.waitForTimeout(130);
      await press('Enter');
      await page.locator('[data-testid="test-scan"][data-trouble="tooSlow"]').waitFor();
    });

    it('plays at the table; keys of people do as before, and text fields are left alone', async () => {
      await showSettings(stage, page, SHOWN.keyboard);
      await saidUntilLeft(() => press('Escape'));
      await showState(FIXTURES.start, {
        ...lobby,
        settings: settings({ scanner: { kind: 'keyboard', gap: 40 } }),
      });
      await field('turn').waitFor();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      expect(await stage.heardBy(() => scanKeys(page, '9D\n'))).toEqual([
        { type: 'code', code: '9D', how: 'scanner' },
      ]);
      expect(await stage.heardBy(() => press('p'))).toEqual([{ type: 'pickUp' }]);
      await field('code-input').focus();
      expect(await stage.heardBy(() => page.keyboard.type('8C\n'))).toEqual([
        { type: 'code', code: '8C', how: 'keyboard' },
      ]);
    });

    it('is no longer listened for once another way is chosen', async () => {
      await showState(FIXTURES.middle, { ...lobby, settings: settings({ scanner: { kind: 'none' } }) });
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      expect(await stage.heardBy(() => scanKeys(page, 'pd\n'), 2)).toEqual([
        { type: 'pickUp' },
        { type: 'done' },
      ]);
    });
  });

  describe('the look', () => {
    it('changes at once: the colours of suits and of backs', async () => {
      await showSettings(stage, page, SHOWN.none);
      const fill = (part: string) =>
        page
          .locator(`.look-preview ${part}`)
          .first()
          .evaluate((one) => getComputedStyle(one).fill);
      const before = [await fill('.suit-D'), await fill('.back-ground')];
      expect(await stage.heardBy(() => field('suits-four').check())).toEqual([told({ fourColours: true })]);
      expect(await stage.heardBy(() => field('back-moss').check())).toEqual([
        told({ fourColours: true, back: 'moss' }),
      ]);
      const after = [await fill('.suit-D'), await fill('.back-ground')];
      expect(after.map((one, i) => one === before[i])).toEqual([false, false]);
      await press('Escape');
      stage.show(null, lobby);
      await expect.poll(() => page.locator('html').getAttribute('data-back')).toBe('embers');
    });

    it('has bigger text at once, and what is read from afar as it was', async () => {
      await showSettings(stage, page, SHOWN.none);
      const sizes = () =>
        page.locator('.settings-screen').evaluate((one) => {
          const size = (selector: string) =>
            Number.parseFloat(getComputedStyle(one.querySelector(selector)!).fontSize);
          return [size('.choose-one b'), size('h1')];
        });
      const [body, title] = await sizes();
      expect(await stage.heardBy(() => field('text-130').check())).toEqual([told({ text: '130' })]);
      const [bigger, same] = await sizes();
      expect([(bigger! / body!).toFixed(2), same]).toEqual(['1.30', title]);
      await press('Escape');
      stage.show(null, lobby);
    });

    it('resets everything once that is confirmed', async () => {
      const { none } = SHOWN;
      const changed = settings({ sound: false, theme: 'dark', back: 'river' });
      await showSettings(stage, page, { ...none, lobby: { ...none.lobby, settings: changed } });
      await field('reset').click();
      await press('Enter');
      await field('reset').click();
      expect(await stage.heardBy(() => field('reset-sure').click())).toEqual([told({})]);
      await field('reset').waitFor();
    });
  });

  describe('groups', () => {
    it('are reached from the list, which says where one is', async () => {
      await showSettings(stage, page, SHOWN.none);
      await field('group-language').click();
      await page.locator('[data-testid="group-language"][aria-current]').waitFor();
      const { top } = await page
        .getByRole('heading', { name: 'Language' })
        .evaluate((one) => one.getBoundingClientRect());
      expect(top).toBeLessThan(200);
      await field('group-look').click();
      await page.locator('[data-testid="group-look"][aria-current]').waitFor();
      // Where somebody changes something, it is there, though the group above is still in sight.
      await page.locator('[data-group="language"] input').first().focus();
      await page.locator('[data-testid="group-language"][aria-current]').waitFor();
      // It is there whatever else comes into sight beside it.
      await page
        .locator('[data-group="playing"] input')
        .first()
        .evaluate((one) => (one as HTMLElement).focus({ preventScroll: true }));
      await page.locator('[data-group="computer"]').evaluate((one) => one.scrollIntoView());
      await page.locator('[data-testid="group-playing"]:not([aria-current])').waitFor();
      await page.locator('[data-group="sound"]').evaluate((one) => one.scrollIntoView());
      await page.locator('[data-testid="group-playing"][aria-current]').waitFor({ timeout: 5000 });
    });
  });

  describe('plays, sounds, and what is written down', () => {
    it('quiet time counts when it is let go, not at every step', async () => {
      await showSettings(stage, page, SHOWN.none);
      await field('quiet').scrollIntoViewIfNeeded();
      const box = (await field('quiet').boundingBox())!;
      const heard = await stage.heardBy(async () => {
        await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
        await page.mouse.down();
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
        await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 8 });
        await page.mouse.up();
      });
      expect(heard).toEqual([told({ quiet: 10_000 })]);
    });

    it('two changes in a row keep both', async () => {
      await showSettings(stage, page, SHOWN.none);
      const heard = await stage.heardBy(async () => {
        await field('one-scan').click();
        await field('sound').click();
        await field('volume').focus();
        await press('End');
      }, 3);
      expect(heard).toHaveLength(3);
      expect(heard.at(-1)).toEqual(told({ oneScanOnePlay: true, sound: false, volume: 1 }));
    });

    it('a sound alone is turned off and on again, and cards have a volume of their own', async () => {
      await showSettings(stage, page, SHOWN.none);
      const heard = await stage.heardBy(async () => {
        await field('sound-legal').click();
        await field('sound-tap').click();
        await field('sound-legal').click();
        await field('cardVolume').focus();
        await press('Home');
      }, 4);
      expect(heard).toEqual([
        told({ mutedSounds: ['legal'] }),
        told({ mutedSounds: ['legal', 'tap'] }),
        told({ mutedSounds: ['tap'] }),
        told({ mutedSounds: ['tap'], cardVolume: 0 }),
      ]);
    });

    it('whether to write down, where it is, and why not', async () => {
      await showSettings(stage, page, SHOWN.ready);
      expect(await field('recordings').textContent()).toContain(lobby.recordings.folder);
      expect(await stage.heardBy(() => field('record').click())).toMatchObject([
        { settings: { record: true } },
      ]);
      await showSettings(stage, page, SHOWN.notAllowed);
      expect(await field('recordings').textContent()).toContain('the disk is full');
      await press('Escape');
      stage.show(FIXTURES.middle, SHOWN.notAllowed.lobby);
      await field('not-written').waitFor();
    });
  });
});
