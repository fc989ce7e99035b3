import type { Session, WebContents } from 'electron';

/**
 * Where the page lives in the app: under a scheme of its own, so that no file and no web site ever shares its
 * origin.
 */
export const SCHEME = 'app';
export const HOST = 'burnpile';
export const PAGE = `${SCHEME}://${HOST}/index.html`;

/**
 * Whether an address is one of our page. Protocol and host are compared, because `URL.origin` is "null" for
 * every scheme that an app defines itself.
 */
export function isOurs(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return protocol === `${SCHEME}:` && host === HOST;
}

/** Keeps whatever shows pages in this app on our page: it goes nowhere else and opens nothing. */
export function guard(contents: WebContents): void {
  const stay = (event: { readonly url: string; preventDefault(): void }) => {
    if (!isOurs(event.url)) event.preventDefault();
  };
  contents.on('will-navigate', stay);
  contents.on('will-redirect', stay);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

const isCamera = (media: readonly unknown[]): boolean =>
  media.length > 0 && media.every((one) => one === 'video');

/** Our page may use a camera, and copy text that somebody asked for; every other wish of any page is refused. */
const mayUse = (permission: string, address: string | undefined, media: readonly unknown[]): boolean =>
  address !== undefined &&
  isOurs(address) &&
  (permission === 'clipboard-sanitized-write' || (permission === 'media' && isCamera(media)));

/** Answers both ways in which a page gets a permission: by asking for it, and by having it unasked. */
export function guardPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    const media = 'mediaTypes' in details ? (details.mediaTypes ?? []) : [];
    answer(mayUse(permission, details.requestingUrl, media));
  });
  session.setPermissionCheckHandler((_contents, permission, origin, details) =>
    mayUse(permission, origin, [details.mediaType]),
  );
}
