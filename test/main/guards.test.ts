import type { Session } from 'electron';
import { expect, test } from 'vitest';
import { guardPermissions } from '../../src/main/guards.ts';

type Request = NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>;
type Check = NonNullable<Parameters<Session['setPermissionCheckHandler']>[0]>;

/** The two handlers that are set. */
function handlers() {
  const set: { request?: Request; check?: Check } = {};
  guardPermissions({
    setPermissionRequestHandler: (handler: Request) => {
      set.request = handler;
    },
    setPermissionCheckHandler: (handler: Check) => {
      set.check = handler;
    },
  } as unknown as Session);
  return set as { readonly request: Request; readonly check: Check };
}

const { request, check } = handlers();
const OURS = 'app://burnpile/index.html';

function asked(permission: string, requestingUrl: string, mediaTypes?: readonly string[]): boolean {
  let said = false;
  const details = { requestingUrl, isMainFrame: true, ...(mediaTypes && { mediaTypes }) };
  request(
    null as never,
    permission as never,
    (granted) => {
      said = granted;
    },
    details as never,
  );
  return said;
}

const held = (permission: string, origin: string, mediaType?: string) =>
  check(null, permission as never, origin, { isMainFrame: true, ...(mediaType && { mediaType }) } as never);

test('our page gets the camera', () => {
  expect(asked('media', OURS, ['video'])).toBe(true);
  expect(held('media', 'app://burnpile/', 'video')).toBe(true);
});

test('our page may copy a text', () => {
  expect(asked('clipboard-sanitized-write', OURS)).toBe(true);
  expect(held('clipboard-sanitized-write', 'app://burnpile/')).toBe(true);
});

test.each([
  ['clipboard-sanitized-write', 'https://burnpile/', undefined],
  ['clipboard-read', OURS, undefined],
  ['media', OURS, ['audio']],
  ['media', OURS, ['video', 'audio']],
  ['media', OURS, []],
  ['media', OURS, undefined],
  ['media', 'https://burnpile/', ['video']],
  ['media', 'app://elsewhere/', ['video']],
  ['media', 'https://app.burnpile/', ['video']],
  ['notifications', OURS, undefined],
  ['geolocation', OURS, undefined],
  ['display-capture', OURS, undefined],
  ['openExternal', OURS, undefined],
])('%s for %s with %s is refused', (permission, address, media) => {
  expect(asked(permission, address, media)).toBe(false);
  for (const one of media?.length === 1 ? media : [undefined])
    expect(held(permission, address, one)).toBe(false);
});
