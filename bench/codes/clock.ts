/** Milliseconds that the cores have worked for this program. */
const worked = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Does something and says how long one core has worked for it, at most: what else the machine does isn't in the time
 * that was worked, and what the program tidies up on other cores isn't in the time that passed.
 */
export async function timed<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly ms: number }> {
  const [start, passed] = [worked(), performance.now()];
  const result = await work();
  return { result, ms: Math.min(worked() - start, performance.now() - passed) };
}

/** The value below which a part of them lies, to a tenth; null if there are none. */
export function percentile(values: readonly number[], part: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return value === undefined ? null : Math.round(value * 10) / 10;
}

export const mean = (values: readonly number[]): number | null =>
  values.length === 0
    ? null
    : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;

/** A part of a whole to four places; null of nothing. */
export const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;
