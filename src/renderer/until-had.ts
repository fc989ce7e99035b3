const AGAIN_MS = 1000;

/** What is fetched; tried again each second until it can be had, since the host may be away for a while. */
export async function untilHad<T>(fetch: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await fetch();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
}
