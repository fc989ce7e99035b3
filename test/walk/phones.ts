import type { Phones } from '../support/phones.ts';
import { firstSeatsTurn, playOn } from './play-on.ts';
import { makeWalker, type Walker } from './walker.ts';

/** A table that a phone comes to and a TV shows; what each of them sees. */
export async function phoneComes(
  host: Walker,
  phones: Phones,
  looking: (who: 'phone' | 'tv', page: Walker['page']) => Walker['show'],
): Promise<void> {
  const { page, words, press, show, read, whole } = host;
  const { doors, people, setup, play, phones: said } = words;
  await press(doors.doors.play.name);
  await page
    .getByRole('combobox', { name: play.setup.who('').trim() })
    .first()
    .selectOption(play.setup.phone);
  await press(setup.start);
  await read(said.network.title);
  await show('players');
  await press(said.network.openAt('').trim());
  await read(said.network.opened);
  await show('open');
  const url = (await page.getByTestId('qr-code').getAttribute('data-text'))!;
  await page.keyboard.press('Escape');
  const tv = (await phones.open(`${url}#tv`)).page;
  await tv.waitForTimeout(500);
  await looking('tv', tv)('free');
  const { page: phone } = await phones.open(url);
  const guest = makeWalker(phone, words, whole, looking('phone', phone));
  await guest.read(said.join.title);
  await guest.show('join');
  await guest.fill(said.join.name, 'Ann');
  await guest.press(people.standIn(1));
  await guest.read(play.swap);
  await guest.show('exchange');
  await guest.press(play.buttons.ready);
  await phone.locator('[data-testid="play"]:not([data-moves="0"])').waitFor();
  if (whole) await playOn(phone, async () => (await firstSeatsTurn(phone)) === true);
  await guest.show('turn');
  await looking('tv', tv)('game');
  await show('host');
  await guest.press(said.bar.menu);
  await guest.show('menu');
}
