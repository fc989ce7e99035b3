import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDeck } from '../../src/engine/cards.ts';
import type { LobbyView } from '../../src/protocol/lobby.ts';
import { makeCode } from '../../src/recognition/code.ts';
import { COMMANDS } from '../../src/recognition/sighting.ts';
import { commandSheet } from '../../src/sheet/commands.ts';
import { deckSheet } from '../../src/sheet/deck.ts';
import { toPdf } from '../../src/sheet/pdf.ts';
import { toSvg } from '../../src/sheet/svg.ts';
import { sheet as words } from '../../src/words/en/sheet.ts';
import { crop, decode, drawPdf } from '../sheet/pixels.ts';
import { type Browser, openPage } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { ALL } from '../support/mode.ts';
import { untilShown } from '../support/revision.ts';
import { describeWith } from '../support/tools.ts';
import { withCamera } from './camera-fixtures.ts';
import { goTo, SCREENS, type ScreenFixture } from './screens.ts';
import { makeStage, type Stage } from './stage.ts';

/** The long run prints on both papers. */
const PAPERS = ALL ? (['a4', 'letter'] as const) : (['a4'] as const);

let stage: Stage;
let browser: Browser;
let page: Page;

const field = (id: string) => page.getByTestId(id);

async function saved(button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), field(button).click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

describeWith([CHROMIUM, 'pdftoppm'], 'the screens of codes', () => {
  beforeAll(async () => {
    stage = await makeStage();
    browser = await openPage(stage.address);
    page = browser.page;
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  const NAMES = ['Ann', 'Bo', 'Cy', 'Łukasz'];

  describe('a sheet', () => {
    beforeEach(() => goTo(page, stage, SCREENS.print));

    it('of commands is saved as PDF, without the letters that one can’t show', async () => {
      const wish = {
        paper: 'a4',
        symbology: 'code128',
        seats: 4,
        names: [...NAMES.slice(0, 3), ''],
      } as const;
      expect(await saved('save-pdf')).toEqual({
        name: 'burnpile-commands.pdf',
        text: toPdf(commandSheet(wish, words)),
      });
      expect(await field('not-in-pdf').textContent()).toContain('Łukasz');
    });

    it('is saved page by page as SVG', async () => {
      await field('page-next').click();
      const wish = { paper: 'a4', symbology: 'code128', seats: 4, names: NAMES } as const;
      expect(await saved('save-svg')).toEqual({
        name: 'burnpile-commands-2.svg',
        text: toSvg(commandSheet(wish, words).pages[1]!),
      });
    });

    it('of a deck is made as it is wished for', async () => {
      // Each wish draws the sheet afresh: the one that stays comes first, while that is short.
      await field('paper-letter').click();
      await field('sheet-deck').click();
      await field('print-jokers').selectOption('4');
      await field('codes-qr').click();
      await field('print-packs').selectOption('2');
      const wish = { paper: 'letter', symbology: 'qr', packs: 2, jokers: 4, size: 10 } as const;
      expect(await saved('save-pdf')).toEqual({
        name: 'burnpile-deck.pdf',
        text: toPdf(deckSheet(wish, words)),
      });
    });

    it('of three packs has both labels of each of their 156 cards', async () => {
      await field('sheet-deck').click();
      await field('print-jokers').selectOption('0');
      await field('print-packs').selectOption('3');
      const wish = { paper: 'a4', symbology: 'datamatrix', packs: 3, jokers: 0, size: 8 } as const;
      const sheet = deckSheet(wish, words);
      expect(await saved('save-pdf')).toEqual({ name: 'burnpile-deck.pdf', text: toPdf(sheet) });
      const codes = sheet.pages.flatMap((one) => one.codes.map(({ text }) => text));
      const cards = makeDeck(3, 0);
      expect(cards).toHaveLength(156);
      expect(codes.toSorted()).toEqual([...cards, ...cards].toSorted());
    });

    it('of a deck has labels as large as the camera needs them, as it is used', async () => {
      const size = async () => {
        await field('sheet-deck').click();
        return field('print-size').inputValue();
      };
      expect(await size()).toBe('8');
      await goTo(page, stage, { ...SCREENS.print, lobby: withCamera({ mode: 'watch', width: 1280 }) });
      expect(await size()).toBe('16');
      const said = await page.locator('.range', { has: field('print-size') }).innerText();
      expect(said).toContain('16 mm for a camera that hangs up to 50 cm above the table');
    });

    it.each(PAPERS)('goes to the printer at its true size, on %s', async (paper) => {
      await field(`paper-${paper}`).click();
      const printed = drawPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      const sheet = commandSheet({ paper, symbology: 'code128', seats: 4, names: NAMES }, words);
      expect(printed).toHaveLength(sheet.pages.length);
      const read = sheet.pages.flatMap(({ codes }, i) =>
        codes.map(({ box, quiet }) => {
          const area = { ...box, x: box.x - quiet.x, width: box.width + 2 * quiet.x };
          return decode(crop(printed[i]!, area), 'code128');
        }),
      );
      const wanted = COMMANDS.filter((command) => command.name !== 'SEAT' || command.seat <= 4);
      expect(read.toSorted()).toEqual(
        wanted.map((command) => makeCode({ kind: 'command', command })).toSorted(),
      );
    });
  });

  it.each([2, 3])('say what is to be enrolled, and how: %i packs', async (packs) => {
    await goTo(page, stage, SCREENS.decksNone);
    expect(await field('deck-begin').isDisabled()).toBe(true);
    await field('deck-name').fill('Blue');
    await field('deck-packs').selectOption(String(packs));
    expect(await stage.heardBy(() => field('deck-begin').click())).toEqual([
      { type: 'newDeck', name: 'Blue', packs, jokers: 2 },
    ]);
  });

  it('choose, rename and discard a deck', async () => {
    await goTo(page, stage, SCREENS.decks);
    expect(await field('deck-blue-deck').isChecked()).toBe(true);
    // Its codes are asked for as well: a camera of this page may have to know them.
    expect(await stage.heardBy(() => field('deck-club-deck').click(), 2)).toMatchObject([
      { type: 'settings', settings: { deck: 'club-deck' } },
      { type: 'deckCodes' },
    ]);
    await field('rename-blue-deck').click();
    await field('deck-rename-blue-deck').fill('Green');
    expect(await stage.heardBy(() => field('deck-rename-blue-deck-use').click())).toEqual([
      { type: 'renameDeck', id: 'blue-deck', name: 'Green' },
    ]);
    await field('discard-club-deck').click();
    expect(await stage.heardBy(() => field('discard-deck-sure').click())).toEqual([
      { type: 'discardDeck', id: 'club-deck' },
    ]);
    expect(await field('broken-old.json').textContent()).toContain('newer');
  });

  it('ask for a card, say what came of a scan, and end when somebody goes away', async () => {
    await goTo(page, stage, SCREENS.decksTaken);
    expect(await field('reply').textContent()).toContain('already the code for 7♥ of the second pack');
    expect(await stage.heardBy(() => field('ask-7H').click())).toEqual([
      { type: 'enrolDeck', id: 'blue-deck', card: '7H' },
    ]);
    expect(await stage.heardBy(() => field('enrol-back').click())).toEqual([
      { type: 'code', code: 'CMD:UNDO', how: 'tap' },
    ]);
    // The set-up has its scanner tried out.
    expect(await stage.heardBy(() => page.keyboard.press('Escape'))).toEqual([
      { type: 'enrolDeck', id: null, card: null },
      { type: 'testScanner', on: true },
    ]);
    await field('setup').waitFor();
  });

  it('leave what is typed alone when the answer to the code before comes', async () => {
    const typed = (fixture: ScreenFixture): LobbyView => ({
      ...fixture.lobby,
      settings: { ...fixture.lobby.settings, scanner: { kind: 'none' } },
    });
    await goTo(page, stage, { ...SCREENS.decksEnrolling, lobby: typed(SCREENS.decksEnrolling) });
    await field('code-input').fill('111');
    expect(await stage.heardBy(() => page.keyboard.press('Enter'))).toMatchObject([{ code: '111' }]);
    await field('code-input').fill('CMD:UN');
    await untilShown(page, () => stage.show(null, typed(SCREENS.decksTaken)));
    expect(await field('reply').getAttribute('data-code')).toBe('taken');
    await field('code-input').pressSequentially('DO');
    expect(await stage.heardBy(() => page.keyboard.press('Enter'))).toMatchObject([{ code: 'CMD:UNDO' }]);
  });

  it('complained of nothing: what the pages want is all allowed there', () => {
    expect(browser.complaints).toEqual([]);
  });
});
