import { useSyncExternalStore } from 'react';

/** Milliseconds after which "5 minutes ago" is worked out again. */
const STEP = 30_000;

function everyStep(listener: () => void): () => void {
  const timer = setInterval(listener, STEP);
  return () => clearInterval(timer);
}

/** The time, as exact as it is read. */
export const useNow = (): number =>
  useSyncExternalStore(everyStep, () => Math.floor(Date.now() / STEP) * STEP);
