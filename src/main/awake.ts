import { powerSaveBlocker } from 'electron';
import type { Host } from '../host/host.ts';

/** Keeps the screen from going dark while a round is played: nobody touches the keyboard then. */
export function stayAwake(host: Host): void {
  let blocker: number | null = null;
  host.onPlaying((playing) => {
    if (playing && blocker === null) blocker = powerSaveBlocker.start('prevent-display-sleep');
    if (!playing && blocker !== null) {
      powerSaveBlocker.stop(blocker);
      blocker = null;
    }
  });
}
