/**
 * A Chromium that we don't build ourselves knows no schemes of one's own. Inside of it `app://burnpile/x` is
 * `https://app.burnpile.stand-in.invalid/x`, which is a secure origin and nobody's, and outside of it never seen.
 */
const ENDING = '.stand-in.invalid';

/** The schemes that the app answers for. */
const schemes = new Set<string>();
export const addScheme = (scheme: string): unknown => schemes.add(scheme);

const schemeOf = (url: URL): string => url.protocol.slice(0, -1);
const restOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;

/** An address of the app as Chromium is to see it. */
export function inside(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  return schemes.has(schemeOf(url)) ? `https://${schemeOf(url)}.${url.host}${ENDING}${restOf(url)}` : address;
}

/** An address in Chromium as the app is to see it. */
export function outside(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (!url.host.endsWith(ENDING)) return address;
  const [scheme, ...host] = url.host.slice(0, -ENDING.length).split('.');
  return `${scheme}://${host.join('.')}${restOf(url)}`;
}
