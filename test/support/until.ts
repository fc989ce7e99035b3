import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until it is so; throws when it takes longer than `patience` milliseconds. */
export async function until(so: () => boolean, patience = 20_000): Promise<void> {
  const deadline = performance.now() + patience;
  while (!so()) {
    if (performance.now() > deadline) throw new Error(`not so after ${patience} ms: ${so}`);
    await sleep(5);
  }
}
