const told = new Set<string>();
const listeners = new Set<(fault: unknown) => void>();

/** Calls back at every fault of the program, also those that end it. Returns what ends that. */
export function onFault(listener: (fault: unknown) => void): () => void {
  listeners.add(listener);
  process.on('uncaughtExceptionMonitor', listener);
  return () => {
    listeners.delete(listener);
    process.off('uncaughtExceptionMonitor', listener);
  };
}

/** Says once on the terminal what went wrong in the program, which keeps running: the table is safe on the disk. */
export function tellFault(fault: unknown): void {
  for (const listener of listeners) listener(fault);
  const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  if (told.has(text)) return;
  told.add(text);
  console.error(text);
}
