const told = new Set<string>();

/** Says once on the terminal what went wrong in the program, which keeps running: the table is safe on the disk. */
export function tellFault(fault: unknown): void {
  const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  if (told.has(text)) return;
  told.add(text);
  console.error(text);
}
