import { expect, it } from 'vitest';
import { newRuling } from '../../src/renderer/store/new-ruling.ts';
import { staysFor } from '../../src/renderer/view/table/use-loud.ts';
import { FIXTURES } from './fixtures.ts';
import { PLAYS } from './play-fixtures.ts';

const { burn, middle } = FIXTURES;
const later = { ...burn, inputs: middle.inputs + 1 };

it('a burn is a new ruling when it happens, and none when an undo leads back to it', () => {
  expect(newRuling(middle, later)).toBe(burn.ruling);
  const undone = { id: 99, code: 'undone', card: null, seat: 0, text: null } as const;
  expect(newRuling(middle, { ...later, notice: undone })).toBeNull();
});

it('what stands again once a move was taken back without a deck is no new ruling', () => {
  const { play } = PLAYS.youStart.table;
  const logged = (number: number) => [{ number, ruling: null, notice: null }];
  const [two, three] = [
    { ...middle, play, log: logged(2) },
    { ...later, play, log: logged(3) },
  ];
  expect(newRuling(two, three)).toBe(burn.ruling);
  const back = { ...two, inputs: three.inputs + 1, ruling: { ...two.ruling!, id: burn.ruling!.id + 1 } };
  expect(newRuling({ ...three, pile: [] }, back)).toBeNull();
});

it('who goes out, and a face-down card that doesn’t fit, are told as long as a burn', () => {
  const plain = { ...middle.ruling!, burn: false, failed: false, out: [] };
  const [usual, long] = [staysFor(plain), staysFor({ ...plain, burn: true })];
  expect(long).toBeGreaterThan(usual);
  expect([staysFor({ ...plain, failed: true }), staysFor({ ...plain, out: [2] })]).toEqual([long, long]);
});
