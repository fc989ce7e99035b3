/**
 * What joins the two worlds of a page: the one of its own scripts and the one of the preload. They share the
 * document and nothing else, so events on it carry text from one to the other; their names are a secret of the
 * two. This function is injected into both as source text, so it may use nothing from outside of itself.
 */
export interface Wire {
  /** Gives the other world a value under a name; functions in it can be called from there. */
  expose(name: string, value: unknown): void;
}

export type Side = 'page' | 'preload';
export type MakeWire = (secret: string, side: Side, receive: (name: string, value: unknown) => void) => Wire;

/** A value on its way: plain data as it is, a function as a number. */
type Crossing =
  | { readonly data: unknown }
  | { readonly call: number }
  | { readonly list: readonly Crossing[] }
  | { readonly record: Readonly<Record<string, Crossing>> }
  | { readonly nothing: true };

type Answer = { readonly value: Crossing } | { readonly error: string };

type Message =
  | { readonly kind: 'hello' }
  | { readonly kind: 'expose'; readonly name: string; readonly value: Crossing }
  | { readonly kind: 'call'; readonly id: number; readonly args: readonly Crossing[] }
  | { readonly kind: 'answer'; readonly answer: Answer };

/** Ends one end of the wire; `receive` gets what the other world exposes, frozen all through. */
export const makeWire: MakeWire = (secret, side, receive) => {
  // Taken before any script of the page runs, which might replace them.
  const { parse, stringify } = JSON;
  const dispatch = document.dispatchEvent.bind(document);
  const News = CustomEvent;
  const there = side === 'page' ? 'preload' : 'page';

  const functions: ((...args: unknown[]) => unknown)[] = [];
  const exposed = new Map<string, Crossing>();
  const received = new Set<string>();
  const answers: Answer[] = [];

  // Synchronous: the other world has dealt with it when this returns.
  const tell = (message: Message) => {
    dispatch(new News(secret + there, { detail: stringify(message) }));
  };

  const encode = (value: unknown): Crossing => {
    if (value === undefined) return { nothing: true };
    if (typeof value === 'function') return { call: functions.push(value as (typeof functions)[number]) - 1 };
    if (Array.isArray(value)) return { list: value.map(encode) };
    if (value === null || typeof value !== 'object') return { data: value };
    const entries = Object.entries(value);
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype) throw new Error('the stand-in carries plain data and functions only');
    return { record: Object.fromEntries(entries.map(([key, inner]) => [key, encode(inner)])) };
  };

  const call = (id: number, args: readonly unknown[]): unknown => {
    tell({ kind: 'call', id, args: args.map(encode) });
    const answer = answers.pop();
    if (answer === undefined) throw new Error('the other world is gone');
    if ('error' in answer) throw new Error(answer.error);
    return decode(answer.value);
  };

  const decode = (value: Crossing): unknown => {
    if ('nothing' in value) return undefined;
    if ('call' in value) return (...args: unknown[]) => call(value.call, args);
    if ('list' in value) return Object.freeze(value.list.map(decode));
    if ('data' in value) return value.data;
    const entries = Object.entries(value.record).map(([key, inner]) => [key, decode(inner)]);
    return Object.freeze(Object.fromEntries(entries));
  };

  const answerCall = (id: number, args: readonly Crossing[]): Answer => {
    try {
      return { value: encode(functions[id]!(...args.map(decode))) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };

  const take = (message: Message) => {
    if (message.kind === 'hello') {
      for (const [name, value] of exposed) tell({ kind: 'expose', name, value });
    } else if (message.kind === 'expose') {
      if (received.has(message.name)) return;
      received.add(message.name);
      receive(message.name, decode(message.value));
    } else if (message.kind === 'call') {
      tell({ kind: 'answer', answer: answerCall(message.id, message.args) });
    } else answers.push(message.answer);
  };

  document.addEventListener(secret + side, (event) => take(parse((event as CustomEvent<string>).detail)));
  tell({ kind: 'hello' });
  return {
    expose(name, value) {
      const crossing = encode(value);
      exposed.set(name, crossing);
      tell({ kind: 'expose', name, value: crossing });
    },
  };
};
