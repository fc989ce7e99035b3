import type { Session } from 'electron';
import { isOurs } from './address.ts';

/** Our page may use a camera; every other wish of any page is refused. */
const mayUse = (permission: string, address: string | undefined, media: readonly unknown[]): boolean =>
  permission === 'media' &&
  address !== undefined &&
  isOurs(address) &&
  media.length > 0 &&
  media.every((one) => one === 'video');

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
