import type { RulingView, TableView } from '../../protocol/view.ts';

/** A ruling that wasn’t there before and moved what it says; null where it was taken back or only said again. */
export function newRuling(before: TableView, { ruling, inputs, pile }: TableView): RulingView | null {
  if (ruling === null || inputs <= before.inputs || ruling.id === before.ruling?.id) return null;
  if (ruling.verdict === 'illegal' && !ruling.stands) return null;
  const isGone = ruling.burn || ruling.pickedUp > 0;
  const isPlayed = ruling.move.kind === 'play' || ruling.move.kind === 'flip';
  if (isGone) return pile.length === 0 || pile.length < before.pile.length ? ruling : null;
  return !isPlayed || pile.length > before.pile.length ? ruling : null;
}
