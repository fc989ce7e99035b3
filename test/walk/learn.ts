import { playOn } from './play-on.ts';
import { type Door, leaveTable, type Walker } from './walker.ts';

/** Answers every lesson with its first choice, and looks at the first right and the first wrong answer. */
async function answerAll({ page, words, whole, press, show }: Walker): Promise<void> {
  const { lessons } = words;
  const seen = new Set<string>();
  const isOver = async () => (await page.getByText(lessons.toHub).filter({ visible: true }).count()) > 0;
  while (!(await isOver())) {
    const choices = page.getByRole('group').getByRole('button');
    await choices.nth(seen.has('right') ? 0 : (await choices.count()) - 1).click();
    await press(lessons.check);
    const right = (await page.getByText(lessons.right, { exact: true }).count()) > 0;
    const what = right ? 'right' : 'not-quite';
    if (!seen.has(what)) await show(`lesson-${what}`);
    seen.add(what);
    if (!whole) return;
    const next = page.getByRole('button', { name: lessons.next });
    await press((await next.count()) > 0 ? lessons.next : lessons.finish);
    if (!(await isOver()) && seen.size < 5 && !seen.has('second')) {
      seen.add('second');
      await show('lesson-second');
    }
  }
  await show('lessons-end');
}

/** Writes rules of one's own: begins with others, plays one thing differently, and keeps them. */
async function writeHouseRules({ page, words, press, show, read }: Walker): Promise<void> {
  const { house, home } = words;
  await press(words.findGame.title);
  await show('house-begin');
  await press(home.ruleSet('palace'));
  await show('house-rules');
  await page.getByText(house.groups.laying, { exact: true }).click();
  await page.getByRole('group', { name: house.names.beat.direction }).getByRole('radio').last().check();
  await read(house.differs(1, home.ruleSet('palace')));
  await show('house-changed');
  await press(house.save);
  await read(house.withThese);
  await show('house-saved');
  await press(words.settings.back);
  // It was begun on the screen that asks what a table plays.
  await read(words.findGame.title);
  await press(words.settings.back);
}

/** The third door: the rules of a game are read, compared, tried in lessons and then in a first round. */
export const learn: Door = async (walker) => {
  const { page, words, whole, press, show, read } = walker;
  const { doors, home, lessons, ruleBook } = words;
  await press(doors.doors.learn.name);
  await read(lessons.title);
  await show('hub');
  await press(lessons.readRules);
  await show('rules');
  await show('rules-start-and-end', () => page.getByTestId('tab-startAndEnd').click());
  await show('rules-in-full', () => page.getByTestId('tab-full').click());
  await press(ruleBook.compare.open);
  await show('compare');
  await press(words.settings.back);
  await press(words.settings.back);
  await writeHouseRules(walker);
  await press(home.ruleSet('palace'));
  await show('lesson');
  await answerAll(walker);
  await press(whole ? lessons.toHub : words.settings.back);
  await press(lessons.firstRound);
  await page.locator('[data-phase="exchange"]').waitFor();
  await read(lessons.firstRound);
  await show('first-round');
  await press(words.play.buttons.ready);
  // A table at which nothing has happened yet is left unasked.
  await page.getByTestId('ready').waitFor({ state: 'detached' });
  if (!whole) {
    await leaveTable(walker);
    // A bot that has started by then leaves something to go on with, which is done from home.
    await page.locator('.learn-hub, [data-testid="home"]').first().waitFor();
    return (await page.locator('.learn-hub').count()) > 0 ? press(words.settings.back) : undefined;
  }
  await page.locator('[data-testid="play"]:not([data-phase="exchange"]):not([data-moves="0"])').waitFor();
  await show('first-round-turn');
  await playOn(page, async () => false);
  await show('first-round-end');
  await press(lessons.toHub);
  await press(words.settings.back);
};
