import { useEffect } from 'react';
import { useFirstTools, usePage } from '../../store/context.ts';
import { wordsOf } from '../../store/look.ts';
import type { PageState } from '../../store/page.ts';
import { on } from '../../store/route.ts';
import { untilHad } from '../../until-had.ts';

/** Gives a text to the person as a file, where the browser or the app puts those. */
export const saveFile = (name: string, text: string, type: string): void =>
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));

/** The same of bytes. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The file is being read for a moment longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** `2026-11-21`, and the round from 1 where it is one: what files of a table are named by. */
export const fileName = (began: number | null, what: string, ending: string): string =>
  `burnpile-${new Date(began ?? Date.now()).toISOString().slice(0, 10)}-${what}.${ending}`;

/** Saves all rounds as a table. */
async function saveRounds(state: PageState, rounds: NonNullable<PageState['everyRound']>): Promise<void> {
  const words = wordsOf(state);
  if (words === null) return;
  const { roundsCsv } = await untilHad(() => import('../../../words/say/csv.ts'));
  saveFile(fileName(null, 'rounds', 'csv'), roundsCsv(words, rounds), 'text/csv');
}

/** Saves a round in notation, or all rounds, once they have come. */
export function useSaving(): void {
  const { store } = useFirstTools();
  const game = usePage((state) => state.game);
  const everyRound = usePage((state) => state.everyRound);
  useEffect(() => {
    if (game === null) return;
    const state = store.getState();
    const series = game.table === null ? state.table?.series : on(state, 'scores').sheet?.series;
    const began = series?.rounds[game.round]?.began ?? null;
    saveFile(fileName(began, `round-${game.round + 1}`, 'burnpile'), game.text, 'text/plain');
    store.setState({ game: null });
  }, [store, game]);
  useEffect(() => {
    if (everyRound === null) return;
    store.setState({ everyRound: null });
    saveRounds(store.getState(), everyRound);
  }, [store, everyRound]);
}
