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

function read(storage: Storage | null, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(storage: Storage | null, key: string, value: unknown): void {
  try {
    storage?.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or forbidden: then it holds until the page is closed.
  }
}

/** Keeps it in the storage of the browser, as far as there is one; what can't be read of it counts as nothing. */
export function makeMemory(storage: Storage | null): GuestMemory {
  const found = read(storage, KEYS.tokens);
  let tokens = Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];
  const setTokens = (next: string[]) => {
    tokens = next.slice(0, MOST_TOKENS);
    write(storage, KEYS.tokens, tokens);
  };
  const name = read(storage, KEYS.name);
  return {
    tokens: () => tokens,
    remember: (token) => setTokens([token, ...tokens.filter((one) => one !== token)]),
    forget: (token) => setTokens(tokens.filter((one) => one !== token)),
    name: () => (typeof name === 'string' ? name : ''),
    setName: (next) => write(storage, KEYS.name, next),
  };
}
