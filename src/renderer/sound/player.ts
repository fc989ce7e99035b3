import type { SoundName } from '../../protocol/settings.ts';
import { schedule } from './synth.ts';

/** A sound that comes later than this after what it is for would only confuse; in milliseconds. */
const TOO_LATE = 400;
/** A little ahead, so that the beginning is not cut off. */
const AHEAD = 0.02;

export interface Player {
  /** Plays a sound now; nothing is heard, now or later, while the browser keeps the page silent. */
  play(name: SoundName, volume: number): void;
  /** Whether a browser waits for a click or a key before it lets the page be heard. */
  blocked(): boolean;
  /** Somebody has touched the page: it may be heard from now on. */
  touched(): void;
}

/** Whether somebody has clicked or typed in this page already; browsers that don't say so decide by themselves. */
const wasTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

/** `free` where sounds need no click, as in the desktop app. No context is made before it may be heard. */
export function makePlayer(free: boolean): Player {
  let context: AudioContext | null = null;
  let allowed = free || wasTouched();

  const running = (): AudioContext => {
    context ??= new AudioContext({ latencyHint: 'interactive' });
    return context;
  };

  return {
    blocked: () => !allowed,
    touched() {
      allowed = true;
      const { state } = running();
      if (state !== 'running') void running().resume();
    },
    play(name, volume) {
      if (!allowed) return;
      const asked = performance.now();
      const out = running();
      const now = () => schedule(out, name, volume, out.currentTime + AHEAD);
      if (out.state === 'running') now();
      else
        void out.resume().then(
          () => performance.now() - asked < TOO_LATE && now(),
          () => {},
        );
    },
  };
}
