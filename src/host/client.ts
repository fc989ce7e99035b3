/** One screen of the table, as the table sees it. */
export interface Client {
  /** Takes a message as it came; what can't be read is refused. */
  take(message: string): void;
  leave(): void;
}
