type Listener = () => void;

export interface Store<T> {
  readonly getState: () => T;
  /** Changes some of it, and tells everybody who listens. */
  readonly setState: (change: Partial<T> | ((state: T) => Partial<T>)) => void;
  /** Returns what ends the listening. */
  readonly subscribe: (listener: Listener) => () => void;
}

/** Holds one value that is replaced, never changed in place. */
export function createStore<T extends object>(initial: T): Store<T> {
  let state = initial;
  const listeners = new Set<Listener>();
  return {
    getState: () => state,
    setState(change) {
      state = { ...state, ...(typeof change === 'function' ? change(state) : change) };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
