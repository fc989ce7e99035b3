import { createServer } from 'node:net';

/** Nothing else listens there: whoever does has the network. */
const LOCK = 17_778;

/** Until nobody else here opens a table to the network, which they all do at the same port. Returns how it is left. */
export async function haveNetwork(): Promise<() => void> {
  for (;;) {
    const lock = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      lock.once('error', () => resolve(false));
      lock.listen(LOCK, '127.0.0.1', () => resolve(true));
    });
    if (isFree) return () => lock.close();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
