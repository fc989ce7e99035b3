import { readKept, writeKept } from '../storage.ts';

/** What a phone keeps itself from one visit to the next. Nothing of it is needed: a browser may keep nothing. */
export interface GuestMemory {
  /** The keys of the seats it has had, the last one first. */
  tokens(): readonly string[];
  remember(token: string): void;
  forget(token: string): void;
  name(): string;
  setName(name: string): void;
}

/** The tables that a group has going at the same time are few. */
const MOST_TOKENS = 6;

const KEYS = { tokens: 'burnpile.seats', name: 'burnpile.name' } as const;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Keeps it in the storage of the browser, as far as there is one; what can't be read of it counts as nothing. */
export function makeMemory(storage: Storage | null): GuestMemory {
  const found = readKept(storage, KEYS.tokens);
  let tokens = Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];
  const setTokens = (next: string[]) => {
    tokens = next.slice(0, MOST_TOKENS);
    writeKept(storage, KEYS.tokens, tokens);
  };
  const name = readKept(storage, KEYS.name);
  return {
    tokens: () => tokens,
    remember: (token) => setTokens([token, ...tokens.filter((one) => one !== token)]),
    forget: (token) => setTokens(tokens.filter((one) => one !== token)),
    name: () => (typeof name === 'string' ? name : ''),
    setName: (next) => writeKept(storage, KEYS.name, next),
  };
}
