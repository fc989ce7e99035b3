import { expect, it } from 'vitest';
import { FIXTURES } from '../fixtures.ts';
import { click, describePage, page, show, stage } from '../on-stage.ts';

describePage('codes that are typed where no scanner is, whatever has the focus', () => {
  const keys = async (text: string) => {
    for (const key of text.split(' ')) await page.keyboard.press(key);
  };
  const blur = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const code = (text: string) => [{ type: 'code', code: text, how: 'keyboard' }];

  it.each([
    ['4 h Enter', '4h'],
    ['5 D Enter', '5D'],
    ['J S Enter', 'JS'],
    ['a C Enter', 'AC'],
    ['1 0 d Enter', '10d'],
    ['x 1 Enter', 'X1'],
    ['2 : 7 h Enter', '2:7h'],
    ['4 9 Backspace s Enter', '4s'],
    ['c m d : d o n e Enter', 'CMD:DONE'],
    ['C M D : S E A T : 2 Enter', 'CMD:SEAT:2'],
  ])('at a fresh table %s is %s', async (typed, text) => {
    await show(FIXTURES.start);
    await blur();
    const heard = await stage.heardBy(() => keys(typed));
    expect(heard).toMatchObject([{ type: 'code', how: 'keyboard' }]);
    expect((heard[0] as { code: string }).code.toUpperCase()).toBe(text.toUpperCase());
    expect(await page.getByTestId('code-input').inputValue()).toBe('');
    expect(await page.getByTestId('leaving').count()).toBe(0);
  });

  it('hands back what was scanned for a question that has just gone', async () => {
    await show(FIXTURES.start);
    const scanned = JSON.stringify({ type: 'scanned', id: 7, scan: { what: 'card', card: '9H' } });
    expect(await stage.heardBy(async () => stage.tell(scanned))).toEqual([{ type: 'handBack', id: 7 }]);
  });

  it('after a button and after a question, one after the other', async () => {
    await show({ ...FIXTURES.start, canUndo: true });
    await stage.heardBy(() => click('undo'));
    await stage.heardBy(() => click('card-TD'));
    expect(await stage.heardBy(() => keys('4 H Enter Q S Enter d'), 3)).toEqual([
      ...code('4H'),
      ...code('QS'),
      { type: 'done' },
    ]);
    await show({ ...FIXTURES.whoPlayed, scanner: FIXTURES.start.scanner });
    await stage.heardBy(() => click('answer-2'));
    expect(await stage.heardBy(() => keys('5 d Enter'))).toEqual(code('5d'));
  });

  it('over a question a card waits for the answer; a seat and Enter is one', async () => {
    await show(FIXTURES.whoPlayedTyped);
    await blur();
    expect(await stage.heardBy(() => keys('4 H Enter'))).toEqual(code('4H'));
    expect(await page.getByTestId('answer-4').innerText()).toContain('4 Enter');
    expect(await stage.heardBy(() => keys('4 Enter'))).toEqual([{ type: 'seat', seat: 3 }]);
  });

  it('with the cards to tap hidden, they come back; Escape forgets what was typed', async () => {
    await show(FIXTURES.start);
    await blur();
    await keys('c');
    await page.getByTestId('card-panel').waitFor({ state: 'detached' });
    expect(await stage.heardBy(() => keys('4 h Enter'))).toEqual(code('4h'));
    await keys('4 Escape');
    expect(await page.getByTestId('code-input').inputValue()).toBe('');
    expect(await stage.heardBy(() => keys('u'))).toEqual([{ type: 'undo' }]);
  });

  it('whose the last play was is still one key, once that is asked', async () => {
    await show({ ...FIXTURES.middle, scanner: FIXTURES.start.scanner });
    await blur();
    expect(await stage.heardBy(() => keys('w 4'))).toEqual([{ type: 'itWas', seat: 3 }]);
  });
});
