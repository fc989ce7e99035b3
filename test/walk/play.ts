import { firstSeatsTurn, playOn } from './play-on.ts';
import type { Door } from './walker.ts';

/** The second door: a round against bots, from the deal to what is to be seen of it afterwards. */
export const play: Door = async (walker) => {
  const { page, words, whole, press, show, read } = walker;
  const { doors, setup, hints, aside } = words;
  const myTurn = async () => (await firstSeatsTurn(page)) === true;
  await press(doors.doors.play.name);
  await show('set-up');
  await press(setup.start);
  await read(words.play.swap);
  await show('exchange');
  await press(words.play.buttons.ready);
  // A table at which nothing has happened yet is left unasked.
  await page.getByTestId('ready').waitFor({ state: 'detached' });
  if (whole) await playOn(page, async () => (await firstSeatsTurn(page)) === false);
  await show('bots-turn');
  // Others may end a round before it is somebody's turn again: then its end is looked at only.
  const goesOn = !whole || (await playOn(page, myTurn));
  if (whole && goesOn) await show('my-turn');
  if (goesOn) {
    await press(hints.open);
    await page.getByText(hints.thinking).waitFor({ state: 'detached' });
    await show('hint');
    if (whole) {
      await press(hints.next.cards);
      await show('hint-why');
    }
    await page.keyboard.press('Escape');
  }
  if (whole) {
    const dull = page.locator('[data-testid^="hand-"][data-playable="false"]').first();
    if (await playOn(page, async () => (await myTurn()) && (await dull.count()) > 0)) {
      await page.keyboard.press('Escape');
      await dull.click();
      await show('chosen');
      // Its name ends with the word in some languages: “♥4 legen”.
      await page.getByTestId('lay').click();
      await page.locator('.ruled[data-refused="true"]').waitFor();
      await show('not-allowed');
      await page.keyboard.press('Escape');
    }
    await playOn(page, async () => false);
    await show('end');
    await press(words.series.scores);
    await show('scores');
    await press(words.settings.back);
    await press(words.log.title);
    await show('log');
    await press(words.log.toTable);
  }
  // Where a round is over there is no menu, and nothing to be asked.
  if (!whole) await page.getByTestId('menu').click();
  await press(aside.home);
  if (!whole) await press(aside.leave);
  await read(doors.doors.play.name);
};
