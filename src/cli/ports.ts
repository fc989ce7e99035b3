import { listPorts } from '../device/ports.ts';

/** Prints the serial ports, one a line; returns the exit status. */
export async function runPorts(): Promise<number> {
  const found = await listPorts();
  if (!found.ok) {
    console.error('This system can’t list its serial ports. Give the path yourself: --scanner PATH');
    return 1;
  }
  if (found.ports.length === 0)
    console.error('No serial port found. If the scanner is plugged in, give its path: --scanner PATH');
  for (const { path, manufacturer, serialNumber } of found.ports)
    console.log([path, manufacturer, serialNumber].filter(Boolean).join('  '));
  return 0;
}
