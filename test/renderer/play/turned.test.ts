import { afterEach, expect, it } from 'vitest';
import type { TableView } from '../../../src/protocol/view.ts';
import { lobby } from '../fixtures.ts';
import { describePage, page, stage } from '../on-stage.ts';
import { PLAYS } from '../play-fixtures.ts';
import { goTo } from '../screens.ts';

/** Everybody has three face-down cards and nothing on them. */
const blind: TableView = {
  ...PLAYS.theirTurn.table,
  stock: 0,
  seats: PLAYS.theirTurn.table.seats.map((seat) => ({
    ...seat,
    hand: 0,
    known: [],
    faceUp: [null, null, null],
    faceDown: [1, 1, 1],
  })),
};

/** The same after a seat has turned over its face-down card of a stack, counted from 1. */
function turnedOver(seat: number, stack: number, failed: boolean): TableView {
  const seats = blind.seats.map((one, i) =>
    i === seat ? { ...one, faceDown: one.faceDown.map((count, k) => (k === stack - 1 ? 0 : count)) } : one,
  );
  const move = { seat, stack, kind: 'flip' as const, cards: ['9C' as const] };
  const taken = failed ? blind.pile.length + 1 : 0;
  const ruling = {
    ...blind.ruling!,
    id: 99,
    move,
    failed,
    pickedUp: taken,
    burn: false,
    draws: 0,
    taker: null,
  };
  return { ...blind, inputs: blind.inputs + 1, seats, ruling, pile: failed ? [] : [...blind.pile, '9C'] };
}

const lying = (seat: number): string =>
  seat === blind.play!.you ? '.own-stack .card' : `.other[data-seat-at="${seat}"] .places > * > .card`;

/** Where the middles of these are, from the left. */
const middles = (cards: string): Promise<number[]> =>
  page.evaluate(
    (cards) =>
      [...document.querySelectorAll(cards)].map((card) => {
        const { left, width } = card.getBoundingClientRect();
        return left + width / 2;
      }),
    cards,
  );

describePage('a face-down card that is turned over', () => {
  afterEach(() => page.emulateMedia({ reducedMotion: 'reduce' }));

  it.each([
    [0, 1, 'fits'],
    [0, 3, 'fits'],
    [0, 1, 'fails'],
    [0, 3, 'fails'],
    [1, 1, 'fits'],
    [1, 1, 'fails'],
    [1, 3, 'fails'],
    [2, 2, 'fails'],
  ] as const)(
    'comes out of the stack that was turned: seat %i, stack %i, where it %s',
    async (seat, stack, how) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await goTo(page, stage, { table: blind, lobby });
      const stacks = await middles(lying(seat));
      expect(stacks.length).toBe(3);
      // Whatever moves stands where it begins, however long the machine takes to look.
      const motion = await page.context().newCDPSession(page);
      await motion.send('Animation.enable');
      await motion.send('Animation.setPlaybackRate', { playbackRate: 0 });
      stage.show(turnedOver(seat, stack, how === 'fails'), lobby);
      const card = how === 'fails' ? '.turned-card' : '.flying';
      await page.locator(card).first().waitFor({ state: 'attached' });
      const [from] = await middles(card);
      await motion.send('Animation.setPlaybackRate', { playbackRate: 1 });
      await motion.detach();
      const far = stacks.map((middle) => Math.abs(middle - from!));
      expect(far.indexOf(Math.min(...far)) + 1).toBe(stack);
      expect(Math.min(...far)).toBeLessThan(3);
    },
  );
});
