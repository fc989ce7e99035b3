/** Spreadsheets would take the file for the letters of one country without it; other readers pass over it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would calculate instead of showing it. */
const FORMULA = /^[=+\-@\t\r]/;

/** A field of RFC 4180, which no spreadsheet takes for a formula. */
function field(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a file for spreadsheets (RFC 4180, UTF-8). */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
