import { REPEAT_WINDOWS } from '../../src/recognition/repeat.ts';
import { makeShortRecording } from '../truth/recordings.ts';
import type { Step } from '../truth/steps.ts';
import type { Door, Walker } from './walker.ts';

/** What is worth looking at, once each, in whatever order it comes. */
function sight({ note, expect }: Step): string | null {
  const { ruling } = expect ?? {};
  if (expect?.question !== undefined) return 'question';
  if (ruling === undefined) return null;
  if (ruling.burn) return 'burn';
  if (ruling.verdict.includes('illegal')) return 'not-allowed';
  if (note.includes('CMD:PICKUP')) return 'picked-up';
  return 'fits';
}

/** Types codes, each with its Enter. */
async function type({ page }: Walker, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }
}

/** Presses something in the menu of the table. */
async function fromMenu({ words, press }: Walker, name: string): Promise<void> {
  await press(words.play.menu.title);
  await press(name);
}

/** Types what a scanner would send, until nothing is left to look at or the round is over. */
async function playByHand(walker: Walker): Promise<void> {
  const { page, words, whole, press, show } = walker;
  const seen = new Set<string>();
  for (const step of makeShortRecording().steps) {
    if (step.kind === 'unplug' || step.note === 'half a code') continue;
    await type(
      walker,
      step.bytes.split(/\r\n|\r|\n/).filter((line) => line !== ''),
    );
    if (step.waitQuiet) await page.waitForTimeout(2600);
    // Nobody lays a card of a pile so soon after it was picked up: it would be taken for the scanner repeating itself.
    if (step.note.includes('CMD:PICKUP')) await page.waitForTimeout(REPEAT_WINDOWS.card);
    const what = sight(step);
    if (what === null || seen.has(what)) continue;
    seen.add(what);
    await page.waitForTimeout(100);
    await show(what);
    if (what === 'fits') {
      await fromMenu(walker, words.hints.open);
      await show('hint');
      await page.keyboard.press('Escape');
      if (!whole) return;
      // Too early: nobody may pick up what can be answered.
      await press(words.table.buttons.pickUp);
      await page.waitForTimeout(100);
      await show('picked-up-early');
      await press(words.table.buttons.takenBack);
    }
  }
}

/** The first door: a table is set up, its cards are typed, and it is read what came of it. */
export const referee: Door = async (walker) => {
  const { page, words, whole, press, choose, fill, show, read } = walker;
  const { people, setup, doors, table, log, series, home, aside, beginning, correct } = words;
  await show('home');
  await press(doors.doors.referee.name);
  await show('set-up');
  await choose(words.home.ruleSet('reference'));
  for (const [i, name] of ['Ann', 'Bo', 'Cy'].entries()) await fill(setup.seat(i + 1), name);
  while ((await page.getByRole('button', { name: setup.remove('').trim() }).count()) > 3)
    await press(setup.remove(people.standIn(4)));
  await press(setup.dealsHere('Cy'));
  await show('set-up-filled');
  await press(setup.start);
  await read(beginning.deals('Cy'));
  await show('dealing');
  await fromMenu(walker, table.buttons.cards);
  await playByHand(walker);
  await fromMenu(walker, log.title);
  await show('log');
  if (whole) {
    await page.getByRole('list').getByRole('button').nth(6).click();
    await show('log-moment');
  }
  await press(log.toTable);
  await fromMenu(walker, words.ruleBook.open);
  await show('rules');
  await press(words.settings.back);
  await press(correct.open);
  await show('correct');
  await page.keyboard.press('Escape');
  if (whole) {
    await show('end');
    await fromMenu(walker, series.scores);
    await show('scores');
    await press(words.settings.back);
    await press(words.end.nextRound);
    await show('next-round');
    await type(walker, ['5C', '5D', '5H']);
    await page.waitForTimeout(2600);
    await type(walker, ['5S']);
    await page.waitForTimeout(2600);
    await show('question');
  }
  await fromMenu(walker, aside.home);
  await press(aside.leave);
  await read(home.goOn);
  await show('home-to-resume');
  await press(home.resume);
  await read(table.labels.pile);
  await fromMenu(walker, aside.home);
  await press(aside.leave);
};
