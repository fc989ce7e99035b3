import type { Door } from './walker.ts';

/** What stands beside the doors: the past, the settings, codes to print, the keys. */
export const around: Door = async ({ page, words, whole, press, show, read }) => {
  const { home, doors, series, statistics, settings, print, decks } = words;
  if (whole) {
    await show('home');
    await press(home.history);
    await read(series.rounds(5));
    await show('history');
    await press(statistics.title);
    await read(statistics.counted(5, 1));
    await show('statistics');
    await press(words.settings.back);
  }
  await press(home.settings);
  await show('settings');
  await show('settings-bottom', () =>
    page.getByRole('heading', { name: settings.groups.computer }).evaluate((part) => part.scrollIntoView()),
  );
  await press(settings.back);
  await press(doors.doors.referee.name);
  await press(home.print);
  await read(print.savePdf);
  await page.getByText(print.making).waitFor({ state: 'detached' });
  await show('print');
  await press(settings.back);
  await press(home.decks);
  await read(decks.title);
  await show('decks');
  await press(settings.back);
  await press(words.camera.setUp);
  await show('camera');
  await press(settings.back);
  await press(settings.back);
  await press(home.help);
  await show('keys');
  await page.keyboard.press('Escape');
};
