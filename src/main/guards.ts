import type { WebContents } from 'electron';
import { isOurs } from './address.ts';

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
