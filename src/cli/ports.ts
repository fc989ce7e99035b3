import { listPorts } from '../device/ports.ts';
import type { Words } from '../words/words.ts';

/** Prints the serial ports, one a line; returns the exit status. */
export async function runPorts({ cli }: Words): Promise<number> {
  const found = await listPorts();
  if (!found.ok) {
    console.error(cli.cannotListPorts);
    return 1;
  }
  if (found.ports.length === 0) console.error(cli.noPorts);
  for (const { path, manufacturer, serialNumber } of found.ports)
    console.log([path, manufacturer, serialNumber].filter(Boolean).join('  '));
  return 0;
}
