import { addScheme } from './addresses.ts';

type Handler = (request: Request) => Response | Promise<Response>;

const handlers = new Map<string, Handler>();
let isReady = false;

/** Said once, when the app is ready: schemes are named before, and answered for after it. */
export const protocolIsReady = (): void => {
  isReady = true;
};

/** What answers for an address, if the app does. */
export const handlerOf = (address: string): Handler | undefined =>
  handlers.get(address.slice(0, address.indexOf(':')));

/** Electron's `protocol`. */
export const protocol = {
  registerSchemesAsPrivileged(schemes: readonly { readonly scheme: string }[]): void {
    if (isReady) throw new Error('registerSchemesAsPrivileged comes before the app is ready');
    for (const { scheme } of schemes) addScheme(scheme);
  },
  handle(scheme: string, handler: Handler): void {
    if (!isReady) throw new Error('protocol.handle comes after the app is ready');
    if (handlers.has(scheme)) throw new Error(`${scheme} is handled already`);
    handlers.set(scheme, handler);
  },
};
