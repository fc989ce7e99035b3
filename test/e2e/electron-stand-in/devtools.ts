import type { Readable, Writable } from 'node:stream';
import type { Protocol } from '../../../node_modules/playwright-core/types/protocol.d.ts';

type Commands = Protocol.CommandParameters;
type Answers = Protocol.CommandReturnValues;
export type EventName = keyof Protocol.Events;

/** What a browser tells: `session` is null for news of the browser itself. */
export type Listener = <E extends EventName>(name: E, news: Protocol.Events[E]) => void;

/** A Chromium's DevTools protocol. */
export interface Devtools {
  /** Rejects with what the browser says against it, or when the browser ends. */
  send<C extends keyof Commands & keyof Answers>(
    command: C,
    parameters?: Commands[C],
    session?: string | null,
  ): Promise<Answers[C]>;
  /** Hears of one session, or with null of the browser itself. */
  listen(session: string | null, listener: Listener): void;
}

interface Waiting {
  readonly command: string;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

interface Incoming {
  readonly id?: number;
  readonly error?: { readonly message: string };
  readonly result?: unknown;
  readonly method?: EventName;
  readonly params?: unknown;
  readonly sessionId?: string;
}

/**
 * Speaks the protocol over the two pipes of `--remote-debugging-pipe`: each message is JSON with a zero byte
 * behind it. A Chromium ends when its pipes do, and so with whoever holds their other ends, however that ends.
 */
export function speak(toBrowser: Writable, fromBrowser: Readable): Devtools {
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string | null, Listener>();
  let sent = 0;
  let rest = '';

  const take = ({ id, error, result, method, params, sessionId }: Incoming) => {
    if (id === undefined) {
      listeners.get(sessionId ?? null)?.(method!, params as never);
      return;
    }
    const one = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) one?.resolve(result as never);
    else one?.reject(new Error(`${one.command}: ${error.message}`));
  };

  fromBrowser.setEncoding('utf8');
  fromBrowser.on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop()!;
    for (const message of messages) take(JSON.parse(message) as Incoming);
  });
  fromBrowser.on('close', () => {
    for (const { command, reject } of waiting.values())
      reject(new Error(`${command}: the browser has ended`));
    waiting.clear();
  });
  toBrowser.on('error', () => {});

  return {
    send(command, params = {} as never, session = null) {
      sent += 1;
      const id = sent;
      const message = { id, method: command, params, ...(session === null ? {} : { sessionId: session }) };
      return new Promise((resolve, reject) => {
        waiting.set(id, { command, resolve, reject });
        toBrowser.write(`${JSON.stringify(message)}\0`);
      });
    },
    listen(session, listener) {
      listeners.set(session, listener);
    },
  };
}
