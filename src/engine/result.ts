/** What may fail in an expected way returns this instead of throwing: a value, or an error as data. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };
