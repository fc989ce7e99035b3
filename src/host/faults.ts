const told = new Set<string>();

/** Says once on the terminal what went wrong within the program, which goes on: the table is on the disk all the same. */
export function tellFault(fault: unknown): void {
  const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  if (told.has(text)) return;
  told.add(text);
  console.error(text);
}
