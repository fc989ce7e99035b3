/** What the page fetches later, asked for until it can be had, since the host may be away for a while. */

const AGAIN_MS = 1000;

/** What is fetched; tried again each second until it can be had. */
export async function untilHad<T>(fetch: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await fetch();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
}

/** Tries style sheets again that could not be had: what fetches a part of the page asks for each of its sheets only once. */
export function keepStyles({ head }: Document): void {
  const tryAgain = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    setTimeout(() => target.replaceWith(target.cloneNode()), AGAIN_MS);
  };
  // What a link tells of itself doesn't rise to where it stands.
  head.addEventListener('error', tryAgain, true);
}
