import type { Send } from '../store/effect.ts';

/** Asks the table whether it hears; the number by which its answer is known, or null where nothing can be said. */
export type Ping = () => number | null;

export function makePing(send: Send): Ping {
  let last = 0;
  return () => {
    last += 1;
    return send({ type: 'ping', id: last }) ? last : null;
  };
}
