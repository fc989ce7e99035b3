import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Words } from '../../words/words.ts';
import type { CameraTools } from '../camera/follow-camera.ts';
import type { Live } from '../camera/live.ts';
import type { Player } from '../sound/player.ts';
import type { Speaker } from '../speech/speaker.ts';
import type { Line } from './connection.ts';
import type { Store } from './create.ts';
import { type Effect, perform, type Send } from './effect.ts';
import type { PageState } from './page.ts';

/** What every part of the page may use. */
export interface PageTools {
  readonly store: Store<PageState>;
  readonly send: Send;
  readonly renew: Line['renew'];
  readonly words: Words;
  readonly player: Player;
  readonly speaker: Speaker;
  readonly camera: CameraTools;
}

export const PageContext = createContext<PageTools | null>(null);

export function useTools(): PageTools {
  const tools = useContext(PageContext);
  if (tools === null) throw new Error('outside of the page');
  return tools;
}

/** A part of the page's state; renders again when that part changes. */
export function usePage<T>(select: (state: PageState) => T): T {
  const { store } = useTools();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** A part of what changes with the pictures of the camera. */
export function useLive<T>(select: (live: Live) => T): T {
  const { live } = useTools().camera;
  return useSyncExternalStore(live.subscribe, () => select(live.getState()));
}

/** What makes a button do the same as its key: give it an effect, or how to find it from the state of the moment. */
export function useAct(): (effect: Effect | null | ((state: PageState) => Effect | null)) => void {
  const { store, send } = useTools();
  return useCallback(
    (effect) => perform({ store, send }, typeof effect === 'function' ? effect(store.getState()) : effect),
    [store, send],
  );
}
