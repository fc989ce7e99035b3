import { expect, it } from 'vitest';
import type { PlayView } from '../../src/protocol/play.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { en } from '../../src/words/en.ts';
import { sayTurnFor } from '../../src/words/say/play.ts';
import { PLAYS } from '../renderer/play-fixtures.ts';

const { choose, swap } = PLAYS;
const withPlay = ({ table }: { readonly table: TableView }, more: Partial<PlayView>): TableView => ({
  ...table,
  play: { ...table.play!, ...more },
});
const ready = (table: TableView): TableView['play'] => ({
  ...table.play!,
  exchange: null,
  seats: table.play!.seats.map((seat, i) => (i === 0 ? { ...seat, ready: true } : seat)),
});

it.each<[string, string, TableView]>([
  ['Choose cards', 'before they are chosen', choose.table],
  ['Ready?', 'once they are', withPlay(choose, { exchange: null })],
  ['The others get ready', 'when Ready was pressed', { ...choose.table, play: ready(choose.table) }],
  ['Choose cards', 'to who looks on', withPlay(choose, { you: null, mine: [], exchange: null })],
  ['Swap cards', 'where one may swap', swap.table],
  ['The others get ready', 'after that', { ...swap.table, play: ready(swap.table) }],
])('in the exchange it is said: “%s”, %s', (said, _, view) => {
  expect(sayTurnFor(en, view)).toBe(said);
});
