import { listPorts } from '../device/ports.ts';
import { cliWords } from '../words/en/cli.ts';

/** Prints the serial ports, one a line; returns the exit status. */
export async function runPorts(): Promise<number> {
  const found = await listPorts();
  if (!found.ok) {
    console.error(cliWords.cannotListPorts);
    return 1;
  }
  if (found.ports.length === 0) console.error(cliWords.noPorts);
  for (const { path, manufacturer, serialNumber } of found.ports)
    console.log([path, manufacturer, serialNumber].filter(Boolean).join('  '));
  return 0;
}
