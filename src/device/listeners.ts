import type { DeviceState, LineListener, StateListener, Stop } from './source.ts';

/** The bookkeeping that every line source shares: who listens, and the present state. */
export interface Listeners {
  onLine(listener: LineListener): Stop;
  onState(listener: StateListener): Stop;
  state(): DeviceState;
  line(line: string, at: number): void;
  /** Told to the listeners only if it differs from the present state. */
  change(state: DeviceState, at: number): void;
}

const reasonOf = (state: DeviceState) => ('reason' in state ? state.reason : undefined);

export function makeListeners(first: DeviceState): Listeners {
  const lines = new Set<LineListener>();
  const states = new Set<StateListener>();
  let present = first;

  // Each call adds an entry of its own, so that a function added twice is heard twice and each stop ends one.
  const add = <Args extends unknown[]>(
    to: Set<(...args: Args) => void>,
    listener: (...args: Args) => void,
  ) => {
    const entry = (...args: Args) => listener(...args);
    to.add(entry);
    return () => void to.delete(entry);
  };

  return {
    onLine: (listener) => add(lines, listener),
    onState: (listener) => add(states, listener),
    state: () => present,
    line(line, at) {
      for (const listener of [...lines]) listener(line, at);
    },
    change(state, at) {
      if (state.kind === present.kind && reasonOf(state) === reasonOf(present)) return;
      present = state;
      for (const listener of [...states]) listener(state, at);
    },
  };
}
