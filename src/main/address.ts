/**
 * Where the page lives in the app: under a scheme of its own, so that no file and no web site ever shares its
 * origin.
 */
export const SCHEME = 'app';
export const HOST = 'burnpile';
export const PAGE = `${SCHEME}://${HOST}/index.html`;

/**
 * Whether an address is one of our page. Protocol and host are compared, because `URL.origin` is "null" for
 * every scheme of one's own.
 */
export function isOurs(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return protocol === `${SCHEME}:` && host === HOST;
}
