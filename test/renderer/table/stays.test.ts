import { expect, it } from 'vitest';
import type { Card } from '../../../src/engine/cards.ts';
import type { TableView } from '../../../src/protocol/view.ts';
import { every } from '../../support/mode.ts';
import { FIXTURES, midGame, ruling } from '../fixtures.ts';
import { resize, SIZES } from '../look.ts';
import { describePage, page, show } from '../on-stage.ts';
import { shiftsOn, watchShifts } from '../shifts.ts';

const by = (seat: number, more: Partial<TableView>, id: number): TableView => ({
  ...midGame,
  turn: (seat + 1) % 4,
  ruling: ruling({ id, move: { kind: 'play', seat, cards: ['7H'], stack: null } }),
  ...more,
});

const held = (hand: number) => midGame.seats.map((seat) => ({ ...seat, hand }));

/** A card comes to those that are played already. */
const fitting = (...cards: Card[]): TableView => ({
  ...FIXTURES.fits,
  open: { ...FIXTURES.fits.open!, cards },
});

/** Whose turn it is has nothing left but face-down cards. */
const onlyDown: TableView = {
  ...by(0, {}, 103),
  seats: midGame.seats.map((seat, i) =>
    i === 1 ? { ...seat, hand: 0, faceUp: seat.faceUp.map(() => null) } : seat,
  ),
};

/** A round as it may go: rulings, questions and pauses, hands that grow and a pile that goes. */
const ROUND: readonly TableView[] = [
  FIXTURES.middle,
  FIXTURES.fits,
  fitting('7H', '7S'),
  fitting('7H', '7S', '7D'),
  fitting('7H', '7S', '7D', '7C'),
  onlyDown,
  { ...onlyDown, ruling: FIXTURES.illegal.ruling },
  onlyDown,
  by(1, { demand: FIXTURES.colour.demand, direction: 'counterclockwise' }, 100),
  FIXTURES.notYet,
  FIXTURES.cannot,
  FIXTURES.illegal,
  FIXTURES.illegalTwice,
  FIXTURES.takenBack,
  by(2, { seats: held(12), stock: 0, burned: 104 }, 101),
  FIXTURES.question,
  FIXTURES.whoPlayed,
  FIXTURES.questionMends,
  FIXTURES.burn,
  by(3, { pile: [], demand: FIXTURES.burn.demand, announced: 1 }, 102),
  FIXTURES.garbage,
  { ...FIXTURES.fits, notice: FIXTURES.garbage.notice },
  FIXTURES.garbage,
  FIXTURES.stalled,
  FIXTURES.pairs,
  FIXTURES.middle,
];

/** Waits until what is shown by now has been painted. */
const drawn = () =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

describePage('nothing jumps', () => {
  it.each(
    every(
      2,
      SIZES.filter(([width, height]) => width > height),
    ),
  )('whatever is ruled, asked or said, at %i × %i', async (...size) => {
    await resize(page, ...size);
    await show(midGame);
    await drawn();
    await watchShifts(page);
    for (const view of ROUND) {
      await show(view);
      await drawn();
    }
    expect(await shiftsOn(page)).toEqual([]);
  });

  it.each(SIZES.slice(0, 2))(
    'what is said in passing, which stands beside the card of a ruling, at %i × %i',
    async (...size) => {
      await resize(page, ...size);
      const { fits, takenBack } = FIXTURES;
      const notice = page.getByTestId('notice');
      await show(takenBack);
      const alone = await notice.boundingBox();
      await show({ ...fits, notice: takenBack.notice });
      expect(await notice.boundingBox()).toEqual(alone);
      const card = (await page.locator('.band-cards .card').boundingBox())!;
      expect(alone!.x).toBeGreaterThan(card.x + card.width);
    },
  );

  it.each(every(3, [...SIZES, [768, 1024], [320, 568]] as const))(
    'no answer as the pause of a refused play ends, at %i × %i',
    async (...size) => {
      await resize(page, ...size);
      const { cannot, contradiction, illegal } = FIXTURES;
      const { choices } = illegal;
      const places = () =>
        page.locator('.answer').evaluateAll((all) =>
          all.map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join();
          }),
        );
      for (const ruled of [illegal, contradiction]) {
        const open = { ...cannot.open, breaches: ruled.ruling.breaches };
        await show({ ...cannot, choices, open });
        const before = await places();
        await show({ ...ruled, choices });
        expect(before).toHaveLength(choices.length);
        expect(await places()).toEqual(before);
      }
    },
  );
});
