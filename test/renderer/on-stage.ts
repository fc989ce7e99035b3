import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { LobbyView } from '../../src/protocol/lobby.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { type Browser, openPage, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { press } from '../support/in-menu.ts';
import { untilJoined, untilShown } from '../support/revision.ts';
import { describeWith } from '../support/tools.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { resize } from './look.ts';
import { makeStage, type Stage } from './stage.ts';

/** The stage of the suite that runs. */
export let stage: Stage;
/** Its page. */
export let page: Page;
let browser: Browser;

/** Shows a view and waits until the page has it. */
export async function show(view: TableView, shown: LobbyView = lobby): Promise<void> {
  // One that was just loaded is first told how things stood.
  await untilJoined(page);
  await untilShown(page, () => stage.show(view, shown));
}

/** Presses a button, in the menu of the table if it stands there. */
export const click = (id: string): Promise<void> => press(page, id);

interface Conditions {
  /** What a suite provokes its page to complain of; that it lost its connection, unless said otherwise. */
  readonly provoked?: RegExp;
  /** Whether each test finds the window as the one before has left it: a page that is laid out anew takes its time. */
  readonly asLeft?: true;
  /** Whether colours are looked at. */
  readonly painted?: true;
}

/**
 * A suite with a page and a stage of its own, in the light and at 1366 × 768 before each test. Its last test is that
 * the page has complained of nothing but what was provoked.
 */
export function describePage(name: string, ...rest: [() => void] | [Conditions, () => void]): void {
  const [{ provoked = /WebSocket/, asLeft = false, painted = false }, suite] =
    rest.length === 2 ? rest : [{}, rest[0]];
  describeWith([CHROMIUM], name, () => {
    beforeAll(async () => {
      stage = await makeStage();
      stage.show(FIXTURES.middle);
      browser = await (painted ? openPage : openPlain)(stage.address);
      page = browser.page;
      await untilJoined(page);
    }, 60_000);

    afterAll(async () => {
      await browser?.close();
      await stage?.close();
    });

    beforeEach(async () => {
      if (asLeft) return;
      await resize(page, 1366, 768);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    });

    suite();

    it('has nothing to complain of but what it was made to', () => {
      expect(browser.complaints.filter((text) => !provoked.test(text))).toEqual([]);
    });
  });
}
