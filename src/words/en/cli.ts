/** What the command line says besides answers and errors. */
export const cliWords = {
  servedAt: (address: string) => `The table is at ${address}`,
  notWhole: (flag: string, lowest: number, highest: number, text: string) =>
    `--${flag} must be a whole number from ${lowest} to ${highest}, not "${text}".`,
  cannotListPorts: 'This system can’t list its serial ports. Give the path yourself: --scanner PATH',
  noPorts: 'No serial port was found. If the scanner is plugged in, give its path: --scanner PATH',
} as const;
