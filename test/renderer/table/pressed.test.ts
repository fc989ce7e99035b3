import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/protocol/settings.ts';
import { findOrOpen } from '../../support/in-menu.ts';
import { FIXTURES, lobby } from '../fixtures.ts';
import { data } from '../look.ts';
import { click, describePage, page, show, stage } from '../on-stage.ts';

/** Whether the menu would show the cards to tap, rather than hide them. */
async function offersCards(): Promise<boolean> {
  const said = await (await findOrOpen(page, 'cards')).innerText();
  await page.keyboard.press('Escape');
  return said.startsWith('Show cards');
}

describePage('a press says to the table', () => {
  it.each([
    ['pick-up', { type: 'pickUp' }],
    ['done', { type: 'done' }],
    ['undo', { type: 'undo' }],
    ['blind', { type: 'blind' }],
    ['pile-burned', { type: 'burned' }],
    ['repeat', { type: 'repeat' }],
    ['next-Cy', { type: 'seat', seat: 2 }],
  ])('%s: %j', async (id, message) => {
    await show(FIXTURES.middle);
    expect(await stage.heardBy(() => click(id))).toEqual([message]);
  });

  it('nothing that would pass over somebody’s face-up cards, when the cards are dealt', async () => {
    await show({ ...FIXTURES.dealing, registering: { seat: 1, stack: 0, done: 0, of: 3, again: false } });
    const band = page.locator('.band');
    expect(await band.innerText()).toBe('Deal the cards, then press “Dealt”.');
    expect(await page.getByTestId('face-up-scan').count()).toBe(0);
    const heard = await stage.heardBy(async () => {
      await click('dealt');
      await click('next-Cy');
    });
    expect(heard).toEqual([{ type: 'seat', seat: 2 }]);
    expect(await page.getByTestId('face-up-scan').count()).toBe(1);
    expect(await band.innerText()).toMatch(/^Scan /);
  });

  it('whose the next card is, and by the same plate that it isn’t', async () => {
    const next = () => page.getByTestId('next-Cy');
    await show({ ...FIXTURES.middle, announced: 2 });
    expect(await page.getByTestId('turn').innerText()).toBe('Bo’s turn');
    expect(await page.locator('.turn .note').allTextContents()).toEqual(['the next card is Cy’s']);
    expect(await next().getAttribute('aria-pressed')).toBe('true');
    const isCut = await page.locator('.turn .note').evaluate((one) => one.scrollWidth > one.clientWidth + 1);
    expect(isCut).toBe(false);
    expect(await stage.heardBy(() => click('next-Cy'))).toEqual([{ type: 'undo' }]);
    // Undo would mean the answer.
    await show({ ...FIXTURES.question, announced: 2 });
    expect(await stage.heardBy(() => click('next-Cy'))).toEqual([{ type: 'seat', seat: 2 }]);
    await show({ ...FIXTURES.middle, announced: 1 });
    expect(await page.locator('.turn .note').count()).toBe(0);
  });

  /** A scanner types here. */
  const typing = {
    ...lobby,
    settings: { ...lobby.settings, scanner: { kind: 'keyboard', gap: 50 } as const },
  };

  /** Presses keys at these times of the page, in milliseconds, whatever its clock says. */
  const pressAt = (presses: Record<string, number>) =>
    page.evaluate((all) => {
      for (const [key, at] of Object.entries(all)) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        Object.defineProperty(event, 'timeStamp', { value: at });
        document.body.dispatchEvent(event);
      }
    }, presses);

  it('nothing but the code where its first character would be an answer, however slowly it comes', async () => {
    await show(FIXTURES.whoPlayed, typing);
    const at = await page.evaluate(() => performance.now());
    expect(await stage.heardBy(() => pressAt({ 2: at, C: at + 350, Enter: at + 700 }))).toEqual([
      { type: 'code', code: '2C', how: 'scanner' },
    ]);
  });

  it('takes back the seat that the start of a torn code announced, or says the one before it again', async () => {
    for (const [before, back, isTold] of [
      [null, { type: 'undo' }, true],
      [1, { type: 'seat', seat: 1 }, true],
      // The rest of the code came before the table has told of the seat.
      [null, { type: 'undo' }, false],
      [1, { type: 'seat', seat: 1 }, false],
    ] as const) {
      await show({ ...FIXTURES.middle, announced: before }, typing);
      const at = await page.evaluate(() => performance.now());
      expect(await stage.heardBy(() => pressAt({ 3: at }))).toEqual([{ type: 'seat', seat: 2 }]);
      if (isTold) await show({ ...FIXTURES.middle, announced: 2 }, typing);
      expect(await stage.heardBy(() => pressAt({ C: at + 300, Enter: at + 310 }), 2)).toEqual([
        back,
        { type: 'code', code: '3C', how: 'scanner' },
      ]);
    }
  });

  it.each(['pick-up', 'undo'])(
    '%s: the keyboard keeps its place, a pointer leaves none that would look like advice',
    async (id) => {
      await show(FIXTURES.middle);
      const button = page.getByTestId(id);
      const hasFocus = () => button.evaluate((one) => one === document.activeElement);
      await button.focus();
      await page.keyboard.press('Enter');
      expect(await hasFocus()).toBe(true);
      await button.click();
      expect(await hasFocus()).toBe(false);
    },
  );

  it('nothing of the cards before: a scanner that is there hides them', async () => {
    // What the row before has chosen holds for as long as the page is there.
    await page.reload();
    await show({ ...FIXTURES.middle, scanner: { kind: 'serial', state: 'open', name: null, reason: null } });
    expect(await offersCards()).toBe(true);
  });

  it('whose card it was', async () => {
    await show(FIXTURES.middle);
    await click('it-was');
    expect(await page.locator('.band-headline').innerText()).toBe('Who played the 7♥?');
    const [key, name] = await page
      .getByTestId('it-was-Cy')
      .evaluate((one) =>
        [one.querySelector('kbd')!, one.firstElementChild!].map((part) => part.getBoundingClientRect().left),
      );
    expect(key).toBeLessThan(name!);
    // Who is recorded to have played it isn't asked about: it was somebody else.
    const recorded = FIXTURES.middle.seats[FIXTURES.middle.ruling!.move.seat]!.name;
    const names = await page.locator('.band .answer > span:first-child').allInnerTexts();
    expect(names).toEqual([
      ...FIXTURES.middle.seats.map(({ name }) => name).filter((name) => name !== recorded),
      'Cancel',
    ]);
    expect(await stage.heardBy(() => click('it-was-Cy'))).toEqual([{ type: 'itWas', seat: 2 }]);
    expect(await page.getByTestId('pick-up').isVisible()).toBe(true);
  });

  it('that what waits is forgotten', async () => {
    await show(FIXTURES.whoPlayedWaiting);
    expect(await stage.heardBy(() => click('forget'))).toEqual([{ type: 'forget' }]);
  });

  it('an answer', async () => {
    await show(FIXTURES.question);
    expect(await stage.heardBy(() => click('answer-2'))).toEqual([
      { type: 'answer', question: 5, answer: 1 },
    ]);
    await show(FIXTURES.questionMends);
    expect(await stage.heardBy(() => click('answer-1'))).toEqual([
      { type: 'answer', question: 5, answer: 0 },
    ]);
  });

  it('what happened where a play is not right, by its number among what may be answered', async () => {
    await show(FIXTURES.illegal);
    expect(await stage.heardBy(() => click('mend-misread'))).toEqual([
      { type: 'code', code: 'CMD:3', how: 'tap' },
    ]);
    await show(FIXTURES.questionMends);
    expect(await stage.heardBy(() => click('mend-pickedUp'))).toEqual([
      { type: 'code', code: 'CMD:1', how: 'tap' },
    ]);
  });

  it('how fast a sample is to be watched, and that it is enough', async () => {
    await show(FIXTURES.watching);
    expect(await stage.heardBy(() => click('speed-16'))).toEqual([
      { type: 'watch', sample: 'reference', speed: 16 },
    ]);
    expect(await stage.heardBy(() => click('pause-watching'))).toEqual([
      { type: 'watch', sample: 'reference', speed: 0 },
    ]);
    expect(await stage.heardBy(() => click('sample-blast'))).toEqual([
      { type: 'watch', sample: 'blast', speed: 4 },
    ]);
    expect(await stage.heardBy(() => click('stop-watching'))).toEqual([{ type: 'stopWatching' }]);
  });

  it('that it is a draw, where nobody gets anywhere', async () => {
    await show(FIXTURES.stalled);
    expect(await stage.heardBy(() => click('draw'))).toEqual([{ type: 'draw' }]);
    expect(await stage.heardBy(() => page.keyboard.press('g'))).toEqual([{ type: 'draw' }]);
    await show(FIXTURES.middle);
    expect(await page.getByTestId('stalled').count()).toBe(0);
  });

  it('that a new round is wanted', async () => {
    await show(FIXTURES.finished);
    expect(await stage.heardBy(() => click('new-round'))).toEqual([{ type: 'newRound' }]);
  });

  it('that face-up cards are to be scanned, skipped, or left', async () => {
    await show(FIXTURES.start);
    expect(await stage.heardBy(() => click('register'))).toEqual([{ type: 'register', on: true }]);
    await show(FIXTURES.registering);
    expect(await data(page, 'registering')).toMatchObject({ seat: 'Bo', done: '1', of: '3' });
    expect(await page.getByTestId('ruling').innerText()).toContain('1 of 3');
    const cards = page.getByTestId('face-up-scan').locator('.card');
    expect(await cards.count()).toBe(3);
    expect(
      await page.locator('.face-up-scan > span').evaluateAll((all) => all.map((one) => one.className)),
    ).toEqual(['', 'is-next', '']);
    expect(await stage.heardBy(() => click('register-done'))).toEqual([{ type: 'done' }]);
    expect(await stage.heardBy(() => click('register-end'))).toEqual([{ type: 'register', on: false }]);
  });

  it('nothing of a scanner that is there: cards are shown and hidden by one button', async () => {
    for (const kind of ['serial', 'keyboard'] as const) {
      await show({ ...FIXTURES.middle, scanner: { kind, state: 'open', name: null, reason: null } });
      expect(await offersCards()).toBe(true);
      await click('cards');
      expect(await offersCards()).toBe(false);
      await click('cards');
    }
    // What was chosen holds for as long as the page is there.
    await page.reload();
  });

  it('that the sound is to be off', async () => {
    await show(FIXTURES.middle);
    const settings = { ...DEFAULT_SETTINGS, sound: false };
    expect(await stage.heardBy(() => click('mute'))).toEqual([{ type: 'settings', settings }]);
    await page.keyboard.press('Escape');
  });

  it('which card was tapped, every card of the deck being there', async () => {
    await show(FIXTURES.start);
    expect(await page.locator('[data-testid="card-panel"] .tap').count()).toBe(54);
    expect(await stage.heardBy(() => click('card-TD'))).toEqual([{ type: 'code', code: 'TD', how: 'tap' }]);
  });

  it('the code that was typed, without taking its letters for keys', async () => {
    await show(FIXTURES.start);
    const field = page.getByTestId('code-input');
    const heard = await stage.heardBy(async () => {
      await field.fill('');
      await field.pressSequentially('PUD2');
      await field.press('Enter');
    });
    expect(heard).toEqual([{ type: 'code', code: 'PUD2', how: 'keyboard' }]);
    expect(await field.inputValue()).toBe('');
  });

  it('keys', async () => {
    await show(FIXTURES.middle);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    expect(await stage.heardBy(() => page.keyboard.press('p'))).toEqual([{ type: 'pickUp' }]);
    expect(await stage.heardBy(() => page.keyboard.press('Control+z'))).toEqual([{ type: 'undo' }]);
  });
});
