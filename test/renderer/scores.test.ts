import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIXTURES, lobby } from './fixtures.ts';
import { describePage, page, stage } from './on-stage.ts';
import { PLAYS } from './play-fixtures.ts';
import { goTo, SCREENS, type ScreenName } from './screens.ts';

const go = (name: ScreenName) => goTo(page, stage, SCREENS[name]);
const get = (id: string) => page.getByTestId(id);

/** What the page says to the table while this is done, and nothing else comes of it. */
async function allHeardBy(act: () => Promise<unknown>, least = 1): Promise<unknown[]> {
  await stage.heardBy(act, least);
  await page.waitForTimeout(100);
  return [...stage.heard];
}

/** The file that comes of this: its name and its text. */
async function savedBy(act: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

describePage('scores on the page', () => {
  it('speaks to the one person who plays here, and bots keep their faces', async () => {
    const { table } = SCREENS.scores;
    const [here, ...bots] = PLAYS.over.table.play.seats;
    const play = { ...PLAYS.over.table.play, seats: [here!, ...bots].slice(0, table!.seats.length) };
    await goTo(page, stage, { ...SCREENS.scores, table: { ...table!, play } });
    expect(await page.locator('.head-person bdi').first().innerText()).toBe('You');
    // Somebody who has left has a chip.
    expect(await page.locator('.head-person .avatar').count()).toBe(table!.seats.length - 1);
    expect(await page.locator('.head-person').count()).toBeGreaterThan(1);
    expect(await get('scores-screen').innerText()).not.toContain(table!.seats[0]!.name);
  });

  it.each([5, 8])(
    'on a phone %i people need no more than its width, each with the name beside',
    async (count) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const { series } = SCREENS.scores.table;
      const names = ['Ann', 'Bo', 'Cy', 'Di', 'Christopherson the Elder', 'Flo', 'Gus', 'Hal'].slice(
        0,
        count,
      );
      const [one] = series.people;
      const people = names.map((name) => ({ ...one!, name }));
      await goTo(page, stage, {
        ...SCREENS.scores,
        table: { ...FIXTURES.titledOver, series: { ...series, people } },
      });
      const wide = await page.locator('.sheet').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
      expect(wide).toBe(0);
      const cells = get('round-0').locator('.of-person');
      const said = await cells.evaluateAll((all) =>
        all.map((cell) => [
          getComputedStyle(cell, '::before').content,
          cell.getBoundingClientRect().right < 390,
        ]),
      );
      expect(said).toEqual(names.map((name) => [`"${name}" / ""`, true]));
    },
  );

  it.each([
    [5, [5]],
    [6, [3, 3]],
  ])('%i people stand in rows in which nobody is alone', async (count, inRows) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const { series } = SCREENS.scores.table;
    const people = ['Ann', 'Ben', 'Clio', 'Dante', 'Eve', 'Flo']
      .slice(0, count)
      .map((name) => ({ ...series.people[0]!, name }));
    await goTo(page, stage, {
      ...SCREENS.scores,
      table: { ...FIXTURES.titledOver, series: { ...series, people } },
    });
    const tops = await page
      .locator('.tally-list > *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const rows = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
    expect(rows).toEqual(inRows);
  });

  it.each(['en', 'de'] as const)(
    'on a small desk five people, with a forfeit, need no more than its width: %s',
    async (language) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      const { series } = SCREENS.scores.table;
      const names = ['Ann', 'Ben', 'Greta-Luise', 'Clio', 'Dante'];
      const people = names.map((name) => ({ ...series.people[0]!, name }));
      const rounds = series.rounds.map((round) => ({
        ...round,
        seats: names.map((name, i) => ({ name, place: i + 1 })),
        dealer: names[4]!,
        loser: names[4]!,
        paid: false,
      }));
      await goTo(page, stage, {
        ...SCREENS.scores,
        lobby: { ...lobby, settings: { ...lobby.settings, language } },
        table: { ...FIXTURES.titledOver, series: { ...series, people, rounds } },
      });
      await page.locator(`html[lang="${language}"]`).waitFor();
      const wide = await page.locator('.sheet').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
      expect(wide).toBe(0);
    },
  );

  it('in the middle of a round it says who is out, and how many cards the others have', async () => {
    const { table } = SCREENS.scoresFirst;
    const bare = { hand: 0, faceUp: [null, null, null], faceDown: [0, 0, 0], place: 1 };
    const seats = table!.seats.map((seat, i) => (i === 2 ? { ...seat, ...bare } : seat));
    await goTo(page, stage, { ...SCREENS.scoresFirst, table: { ...table!, seats } });
    const said = (await get('playing').locator('li').allInnerTexts()).map((text) =>
      text.replace(/\s+/g, ' '),
    );
    expect(said.map((text) => text.replace(/^\d /, ''))).toEqual([
      'Cy 1st out',
      'Di 0 in hand, 3 on the table',
      'Ann 3 in hand, 6 on the table',
      'Bo 3 in hand, 6 on the table',
    ]);
    // One step is taken, two are still to be had, and somebody will have none.
    const steps = await page.locator('.small-podium li').allInnerTexts();
    expect(steps.map((text) => text.replace(/\s+/g, ' '))).toEqual(['3 Cy 1st', '2nd', '3rd']);
    expect(await page.locator('.small-podium li[aria-hidden="true"]').count()).toBe(2);
    // Before anybody is out there is nothing to be seen on a podium.
    await go('scoresFirst');
    await get('playing').waitFor();
    expect(await page.locator('.podium-cloth').count()).toBe(0);
  });

  it('players stand in one order, that of the sheet', async () => {
    await go('scores');
    const [above, below] = await Promise.all(
      ['[data-testid="tally"]', '.sheet thead'].map((list) =>
        page.locator(`${list} .person bdi`).allInnerTexts(),
      ),
    );
    expect(above).toEqual(below);
    expect(above!.length).toBeGreaterThan(2);
  });

  it('after one round says once how it ended, and adds nothing up', async () => {
    const { series } = SCREENS.scores.table;
    const rounds = series.rounds.slice(0, 1);
    const table = { ...FIXTURES.middle, series: { ...series, rounds } };
    await goTo(page, stage, { ...SCREENS.scores, table });
    expect(await page.locator('.small-podium li').count()).toBe(4);
    expect(await get('tally').or(page.locator('tfoot, .of-person')).count()).toBe(0);
    expect(await get('void-0').or(get('read-0')).or(get('save-0')).count()).toBe(3);
    // The round and what can be done with it stand beside its podium.
    expect(await page.locator('.score-top [data-testid="save-scores"]').count()).toBe(1);
    expect(await page.locator('.scores .panel').count()).toBe(1);
  });

  it('after one round has a line without a head over it, as wide as the panel and on its ground', async () => {
    const { series } = SCREENS.scores.table;
    const table = { ...FIXTURES.middle, series: { ...series, rounds: series.rounds.slice(0, 1) } };
    await goTo(page, stage, { ...SCREENS.scores, table });
    expect(await get('sheet').locator('thead').count()).toBe(0);
    const widths = await page
      .locator('.score-lead, [data-testid="sheet"]')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
    expect(widths[1]).toBe(widths[0]);
    const grounds = await page
      .locator('.score-top, .sheet th')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(grounds[1]).toBe(grounds[0]);
  });

  it('after one round has a panel no higher than its podium', async () => {
    const { series } = SCREENS.scores.table;
    const table = { ...FIXTURES.middle, series: { ...series, rounds: series.rounds.slice(0, 1) } };
    await goTo(page, stage, { ...SCREENS.scores, table });
    const [panel, podium] = await page
      .locator('.score-top, .small-podium')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(panel! - podium!).toBeLessThan(40);
  });

  it('while no round is over, nothing is added up and nothing can be saved', async () => {
    const { series } = SCREENS.scores.table;
    const [round] = series.rounds;
    const rounds = [{ ...round!, over: false, loser: null, winner: null, drawn: false }];
    await goTo(page, stage, {
      ...SCREENS.scores,
      table: { ...FIXTURES.middle, series: { ...series, rounds } },
    });
    expect(await page.locator('table, tfoot, .score-acts').count()).toBe(0);
    expect(await get('read-0').or(get('save-0')).count()).toBe(2);
    expect(await get('score-lead').innerText()).toBe('Round 1 is being played.');
    await get('to-table').click();
    await get('pile').waitFor();
  });

  describe('of which nothing is changed', () => {
    beforeAll(() => go('scores'));

    it('a browser that can’t tell what is seen from what is heard shows the names all the same', async () => {
      /** What any browser reads: whatever isn't asked for first. */
      const content = await page.evaluate(() =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
          .filter((rule) => rule instanceof CSSStyleRule && /:before$/.test(rule.selectorText))
          .map((rule) => (rule as CSSStyleRule).style.content)
          .filter((text) => text.includes('data-name')),
      );
      expect(content).toEqual(['attr(data-name)']);
    });

    it('rounds as rows, people as columns, losers said in words, totals below', async () => {
      // The first one has the way to the log.
      const cells = async (id: string) => (await get(id).locator('td').allInnerTexts()).slice(1);
      expect((await cells('round-0')).slice(0, 5)).toEqual([
        '★ 1st',
        'lost',
        '2nd',
        '3rd\ndealer',
        'not there',
      ]);
      // A number of its own beside that of minutes would be read as one.
      const first = await get('round-0').locator('th').innerText();
      expect(first).toMatch(/^Round 1, \S/);
      expect(first).toMatch(/Out of Turn · 42 minutes · 60 moves$/);
      expect(await get('score-lead').innerText()).toBe('Bo was left holding the cards twice in 4 rounds.');
      const places = await get('round-0')
        .locator('.place')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.place ?? 'lost'));
      expect(places).toEqual(['1', 'lost', '2', '3']);
      expect(await get('round-1').getAttribute('data-counts')).toBe('false');
      expect(await get('round-1').innerText()).toContain('doesn’t count');
      expect((await cells('total-title')).slice(0, 5)).toEqual(['', 'duke', '', 'lord', '']);
      expect((await cells('total-losses')).slice(0, 5)).toEqual(['0', '2', '0', '1', '0']);
    });

    it('a round that doesn’t count asks for no forfeit', async () => {
      expect([await get('paid-0').count(), await get('paid-1').count()]).toEqual([1, 0]);
    });

    it('the sheet and the moves of a round are saved as files', async () => {
      const sheet = await savedBy(() => get('save-scores').click());
      expect(sheet.name).toMatch(/^burnpile-\d{4}-\d\d-\d\d-scores\.csv$/);
      expect(sheet.text).toMatch(/^\uFEFFRound,Began,/);
      const game = await savedBy(() => get('save-0').click());
      expect(game.name).toMatch(/^burnpile-\d{4}-\d\d-\d\d-round-1\.burnpile$/);
      expect(game.text).toBe('[Burnpile "1"]\n');
    });

    // The last one here: what it types stands in the field.
    it('a round is voided and counted again, a forfeit ticked off, and what is agreed on changed', async () => {
      expect(await allHeardBy(() => get('void-0').click())).toEqual([
        { type: 'counts', round: 0, counts: false },
      ]);
      expect(await allHeardBy(() => get('void-1').click())).toEqual([
        { type: 'counts', round: 1, counts: true },
      ]);
      expect(await allHeardBy(() => get('paid-4').click())).toEqual([{ type: 'paid', round: 4, paid: true }]);
      const forfeit = 'fetches the next drinks';
      expect(await allHeardBy(() => get('titles').selectOption('numbers'))).toEqual([
        { type: 'agreed', agreed: { titles: 'numbers', forfeit } },
      ]);
      expect(await allHeardBy(() => get('titles').selectOption('rules'))).toEqual([
        { type: 'agreed', agreed: { titles: null, forfeit } },
      ]);
      const { titles } = SCREENS.scores.table.series.agreed;
      const wish = async () => {
        await get('forfeit-text').fill('  sings ');
        await page.keyboard.press('Enter');
      };
      expect(await allHeardBy(wish)).toEqual([{ type: 'agreed', agreed: { titles, forfeit: 'sings' } }]);
      const none = async () => {
        await get('forfeit-text').fill('');
        await get('titles').focus();
      };
      expect(await allHeardBy(none)).toEqual([{ type: 'agreed', agreed: { titles, forfeit: null } }]);
    });
  });

  it('a list of one’s own is written with commas', async () => {
    const { series } = FIXTURES.titledOver;
    const own = { ...series, agreed: { titles: ['first'], forfeit: null }, titles: ['first'] };
    await goTo(page, stage, { ...SCREENS.scores, table: { ...FIXTURES.titledOver, series: own } });
    const write = async () => {
      await get('own-titles').fill('cub, , wolf ,bear');
      await page.keyboard.press('Enter');
    };
    expect(await allHeardBy(write)).toEqual([
      { type: 'agreed', agreed: { titles: ['cub', 'wolf', 'bear'], forfeit: null } },
    ]);
  });

  it('Escape gives a text field up and leaves it; the next one goes back', async () => {
    await go('scores');
    const { forfeit } = SCREENS.scores.table.series.agreed;
    const giveUp = async () => {
      await get('forfeit-text').fill('nonsense');
      await page.keyboard.press('Escape');
      await page.keyboard.type('x');
    };
    expect(await allHeardBy(giveUp, 0)).toEqual([]);
    expect(await get('forfeit-text').inputValue()).toBe(forfeit);
    expect(await get('forfeit-text').evaluate((field) => field === document.activeElement)).toBe(false);
    await page.keyboard.press('Escape');
    await get('scores-screen').waitFor({ state: 'detached' });
  });

  it('Escape closes the dialog that a text field is in, and what was typed stays', async () => {
    await go('setup');
    await get('more').click();
    await get('forfeit-text').fill('sings');
    await page.keyboard.press('Escape');
    await get('forfeit-text').waitFor({ state: 'detached' });
    await get('more').click();
    expect(await get('forfeit-text').inputValue()).toBe('sings');
    await page.keyboard.press('Escape');
  });

  it('Ctrl and Enter start a new table from every field of it, with what was typed there', async () => {
    await go('setup');
    for (const [i, name] of ['Ann', 'Bo', 'Cy'].entries()) await get(`name-${i + 1}`).fill(name);
    for (const id of ['name-1', 'last-loser', 'titles', 'forfeit-text']) {
      if (id === 'last-loser') await get('more').click();
      if (id === 'forfeit-text') await get(id).fill('sings');
      else await get(id).focus();
      const heard = await allHeardBy(() => page.keyboard.press('Control+Enter'));
      expect([id, heard]).toMatchObject([id, [{ type: 'open' }]]);
      if (id === 'forfeit-text') expect(heard).toMatchObject([{ setup: { agreed: { forfeit: 'sings' } } }]);
    }
  });

  it('after a round the forfeit stands there with the loser’s name, until it is ticked off', async () => {
    await goTo(page, stage, { table: FIXTURES.titledOver, lobby });
    expect(await get('forfeit').innerText()).toContain('Di owes the forfeit: fetches the next drinks');
    expect(await get('new-title').getAttribute('data-title')).toBe('lord');
    expect(await get('seat-Cy').innerText()).toMatch(/^1st/);
    expect(await get('title-Bo').innerText()).toBe('duke');
    expect(await allHeardBy(() => get('paid').click())).toEqual([{ type: 'paid', round: 4, paid: true }]);
  });

  it('another name for the next round is another person, or the same one renamed', async () => {
    await goTo(page, stage, { table: FIXTURES.finished, lobby });
    await page.keyboard.press('o');
    await get('name-1').fill('Anna');
    expect(await get('instead-1').innerText()).toContain('counts as a new player');
    expect(await allHeardBy(() => get('same-person-1').click())).toEqual([
      { type: 'rename', seat: 0, name: 'Anna' },
    ]);
    const [ann, ...others] = FIXTURES.finished.seats;
    stage.show({ ...FIXTURES.finished, seats: [{ ...ann!, name: 'Anna' }, ...others] }, lobby);
    await get('instead-1').waitFor({ state: 'detached' });
    expect(await get('name-1').inputValue()).toBe('Anna');
  });

  it.each([
    ['See the result', true],
    ['Continue', false],
  ] as const)('a table that was left is opened with “%s”, its round being over: %s', async (said, over) => {
    const { lobby } = SCREENS.history;
    const [one] = SCREENS.homeKept.lobby.kept!;
    await goTo(page, stage, {
      ...SCREENS.history,
      lobby: { ...lobby, kept: [{ ...one!, id: 'past-2', over }] },
    });
    expect((await get('resume-past-2').innerText()).trim()).toBe(said);
  });

  it('one that can be continued can be discarded there, once that was meant, and stays in its place', async () => {
    const { lobby } = SCREENS.history;
    const [one] = SCREENS.homeKept.lobby.kept!;
    await goTo(page, stage, { ...SCREENS.history, lobby: { ...lobby, kept: [{ ...one!, id: 'past-2' }] } });
    await get('discard-past-2').click();
    await page.keyboard.press('Escape');
    expect(await get('history-screen').isVisible()).toBe(true);
    await get('discard-past-2').click();
    expect(await get('sure').innerText()).toContain('It will not be offered again.');
    const heard = await allHeardBy(async () => {
      await get('discard-sure').click();
      stage.show(null, { ...lobby, kept: [] });
      await get('discard-past-2').waitFor({ state: 'detached' });
    });
    // Asked for again the list would begin with its first page.
    expect(heard).toEqual([{ type: 'discard', id: 'past-2' }]);
  });

  it('tables of the past are looked at, and nothing of them can be changed', async () => {
    await go('history');
    await get('look-past-2').waitFor();
    expect(await get('past-2026-01-07T19-04-05-000Z').innerText()).toContain('damaged');
    expect(await allHeardBy(() => get('more-history').click())).toEqual([
      { type: 'history', after: 'past-70' },
    ]);
    expect(await allHeardBy(() => get('look-past-2').click())).toEqual([{ type: 'sheet', id: 'past-2' }]);
    await get('sheet').waitFor();
    expect(await get('sheet-cut').innerText()).toContain('its last 3 entries');
    expect(await get('void-0').count()).toBe(0);
    expect(await get('titles').count()).toBe(0);
    expect(await get('paid-0').isDisabled()).toBe(true);
    expect(await allHeardBy(() => get('save-1').click())).toEqual([
      { type: 'game', table: 'past-2', round: 1 },
    ]);
    await page.keyboard.press('Escape');
    expect(await get('history-screen').isVisible()).toBe(true);
  });
});
