/** The lock's name is one for all windows of a browser that show this page. */
const NAME = 'burnpile-camera';

/** Whose turn it is with the camera: only one window of a browser may have it. */
export interface Turn {
  /** From now on, or no longer. */
  want(wanted: boolean): void;
  /** Takes it away from the window that has it. */
  take(): void;
}

/** Tells whether this window has the turn, whenever that changes. Without locks every window has it. */
export function takeTurns(locks: LockManager | undefined, onTurn: (mine: boolean) => void): Turn {
  let wanted = false;
  /** Ends what was asked for last. */
  let end = () => {};

  const ask = (options: LockOptions) => {
    const waiting = new AbortController();
    let isOver = false;
    let release = () => {};
    end = () => {
      isOver = true;
      waiting.abort();
      release();
    };
    const hold = (lock: Lock | null) => {
      if (isOver) return Promise.resolve();
      onTurn(lock !== null);
      if (lock === null) return Promise.resolve(ask({}));
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    // A lock that can be had at once, or is taken, knows of no waiting.
    const signal = options.ifAvailable || options.steal ? {} : { signal: waiting.signal };
    locks?.request(NAME, { ...options, ...signal }, hold).catch(() => {
      if (isOver) return;
      // Another window has taken it: this one waits.
      onTurn(false);
      ask({});
    });
  };

  return {
    want(wish) {
      if (wish === wanted) return;
      wanted = wish;
      end();
      end = () => {};
      if (!wish) return;
      if (locks === undefined) onTurn(true);
      else ask({ ifAvailable: true });
    },
    take() {
      if (!wanted || locks === undefined) return;
      end();
      ask({ steal: true });
    },
  };
}
