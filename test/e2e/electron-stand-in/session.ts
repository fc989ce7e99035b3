/** What a page may be asked for; Chromium has two names for what is one permission in Electron. */
export type Permission = 'media' | 'geolocation' | 'notifications' | 'clipboard-read';
export type Medium = 'video' | 'audio';

/** A page's wish for a permission, or its question whether it has it. */
export interface Wish {
  readonly permission: Permission;
  readonly media: readonly Medium[];
  /** Whether it only asks if it has it. */
  readonly check: boolean;
  readonly url: string;
}

type RequestHandler = (
  contents: unknown,
  permission: Permission,
  answer: (granted: boolean) => void,
  details: {
    readonly requestingUrl: string;
    readonly isMainFrame: true;
    readonly mediaTypes?: readonly Medium[];
  },
) => void;

type CheckHandler = (
  contents: unknown,
  permission: Permission,
  origin: string,
  details: { readonly requestingUrl: string; readonly isMainFrame: true; readonly mediaType?: Medium },
) => boolean;

/** Electron's session, as far as permissions go. As there, what nobody was set to refuse is granted. */
class Session {
  #request: RequestHandler | null = null;
  #check: CheckHandler | null = null;

  setPermissionRequestHandler(handler: RequestHandler | null): void {
    this.#request = handler;
  }

  setPermissionCheckHandler(handler: CheckHandler | null): void {
    this.#check = handler;
  }

  /** What the app says to a wish. */
  async grants(contents: unknown, wish: Wish): Promise<boolean> {
    return wish.check ? this.#checks(contents, wish) : this.#requested(contents, wish);
  }

  #checks(contents: unknown, { permission, media, url }: Wish): boolean {
    const handler = this.#check;
    if (handler === null) return true;
    const details = { requestingUrl: url, isMainFrame: true } as const;
    const origin = `${url.split('/').slice(0, 3).join('/')}/`;
    if (permission !== 'media') return handler(contents, permission, origin, details);
    return media.every((mediaType) => handler(contents, permission, origin, { ...details, mediaType }));
  }

  async #requested(contents: unknown, { permission, media, url }: Wish): Promise<boolean> {
    const handler = this.#request;
    if (handler === null) return true;
    const details = { requestingUrl: url, isMainFrame: true } as const;
    return new Promise((resolve) =>
      handler(
        contents,
        permission,
        resolve,
        permission === 'media' ? { ...details, mediaTypes: media } : details,
      ),
    );
  }
}

/** Electron's `session`. */
export const session = { defaultSession: new Session() };
