import { writeFileSync } from 'node:fs';

/**
 * Makes the file that `BURNPILE_SHOWN` names: from it whoever has started the app knows that people see it, and
 * so that it can run here. Without the variable it does nothing.
 */
export function tellShown(): void {
  const mark = process.env.BURNPILE_SHOWN;
  if (!mark) return;
  try {
    writeFileSync(mark, '');
  } catch {
    // Then a failure later on is taken for one at the start, which does no harm.
  }
}
