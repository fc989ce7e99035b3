import { useEffect } from 'react';
import { rulingAloud } from '../../../words/say/speech.ts';
import { speak } from '../../speech/follow.ts';
import { useAct, useTools } from '../../store/context.ts';
import { type Reading, step, stepTime } from '../../store/reading.ts';

/** While the replay runs: a moment that is shown gives way to the next one when its time is over. */
export function useReplay(reading: Reading): void {
  const act = useAct();
  const { playing, at, past } = reading;
  const shown = playing && past?.after === at ? at : null;
  const time = stepTime(reading);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => act((state) => step(state, 1)), time);
    return () => clearTimeout(timer);
  }, [act, shown, time]);
}

/** Speaks the rulings of the moments that are shown, where somebody wishes that. */
export function useSpokenReplay({ past, aloud }: Reading): void {
  const { store, speaker, words } = useTools();
  useEffect(() => {
    const state = store.getState();
    const ruling = past?.table.ruling ?? null;
    if (past === null || ruling === null || !aloud || state.lobby?.settings.speak !== true) return;
    speak(state, speaker, words, rulingAloud(words, past.table, ruling));
  }, [store, speaker, words, past, aloud]);
}
