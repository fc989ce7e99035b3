import { useEffect } from 'react';
import { roundsCsv } from '../../../words/say/csv.ts';
import { usePage, useTools } from '../../store/context.ts';
import { on } from '../../store/route.ts';

/** Gives a text to the person as a file, where the browser or the app puts those. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
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

/** Saves a round in notation, or all rounds, once they have come. */
export function useSaving(): void {
  const { store, words } = useTools();
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
    saveFile(fileName(null, 'rounds', 'csv'), roundsCsv(words, everyRound), 'text/csv');
    store.setState({ everyRound: null });
  }, [store, words, everyRound]);
}
