const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The language and time zone of the reader; the zone of the machine if none is given. */
export interface Reader {
  readonly locale: string;
  readonly timeZone?: string;
}

/** The reader’s calendar day at a moment (milliseconds since 1970), as a count of days. */
function dayOf(at: number, { timeZone }: Reader): number {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).formatToParts(at);
  const [year, month, day] = (['year', 'month', 'day'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  return Date.UTC(year!, month! - 1, day!) / (24 * HOUR);
}

/**
 * When something was, as people say it: `5 minutes ago`, `yesterday 21:14`, `Monday 20:30`, `12 March 2025`; `at` and
 * `now` in milliseconds since 1970. The page’s `now` may lag, and its clock too: what is less than a minute ahead was
 * just now.
 */
export function sayWhen(at: number, now: number, reader: Reader): string {
  const { locale, timeZone } = reader;
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const ago = now - at;
  if (Math.abs(ago) < MINUTE) return relative.format(0, 'second');
  if (ago >= 0 && ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute');
  const days = dayOf(now, reader) - dayOf(at, reader);
  if (days < 0 || days > 6)
    return new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' }).format(at);
  const time = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' }).format(at);
  if (days < 2) return `${relative.format(-days, 'day')} ${time}`;
  return `${new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' }).format(at)} ${time}`;
}

/** The locale for numbers and times: the browser’s, if it is one of the page’s language; else the language. */
export const localeFor = (language: string, spoken: readonly string[]): string =>
  spoken.find((one) => one === language || one.startsWith(`${language}-`)) ?? language;
