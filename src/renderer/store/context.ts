import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { FirstWords, Words } from '../../words/words.ts';
import type { CameraTools } from '../camera/follow-camera.ts';
import type { Live } from '../camera/live.ts';
import type { Player } from '../sound/player.ts';
import type { Speaker } from '../speech/speaker.ts';
import type { Line } from './connection.ts';
import type { Store } from './create.ts';
import { type Effect, perform, type Send } from './effect.ts';
import type { PageState } from './page.ts';

/** What the parts of the page may use, with what they say. */
export interface PageTools<Said = Words> {
  readonly store: Store<PageState>;
  readonly send: Send;
  readonly renew: Line['renew'];
  readonly words: Said;
  readonly player: Player;
  readonly speaker: Speaker;
  readonly camera: CameraTools;
}

export type FirstTools = PageTools<FirstWords>;

export const FirstContext = createContext<FirstTools | null>(null);
export const PageContext = createContext<PageTools | null>(null);

/** The tools that are there from the start, with the words of home: for home, and for what every screen has. */
export function useFirstTools(): FirstTools {
  const tools = useContext(FirstContext);
  if (tools === null) throw new Error('outside of the page');
  return tools;
}

/** The tools with all words, which come with the first screen that isn’t home; throws at home, which has its own words only. */
export function useTools(): PageTools {
  const tools = useContext(PageContext);
  if (tools === null) throw new Error('only the words of home are here: useFirstTools');
  return tools;
}

/** A part of the page's state; renders again when that part changes. */
export function usePage<T>(select: (state: PageState) => T): T {
  const { store } = useFirstTools();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** A part of what changes with the pictures of the camera. */
export function useLive<T>(select: (live: Live) => T): T {
  const { live } = useFirstTools().camera;
  return useSyncExternalStore(live.subscribe, () => select(live.getState()));
}

/** What makes a button do the same as its key: give it an effect, or how to find it from the state of the moment. */
export function useAct(): (effect: Effect | null | ((state: PageState) => Effect | null)) => void {
  const { store, send } = useFirstTools();
  return useCallback(
    (effect) => perform({ store, send }, typeof effect === 'function' ? effect(store.getState()) : effect),
    [store, send],
  );
}
