import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What Electron's programs carry in front of their fuses. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/** The fuses of Electron as it is released, in their order; "1" is closed. */
const RELEASED = '101100011';

/** A program with nothing in it but the place where the fuses are. */
const program = (): Buffer =>
  Buffer.concat([
    Buffer.from(`#!/bin/sh\nexit 0\n${SENTINEL}`),
    Buffer.from([1, RELEASED.length]),
    Buffer.from(RELEASED),
  ]);

/** Makes a folder with what the packer looks for in a distribution of Electron for Linux. */
export async function makeDistribution(folder: string, version: string): Promise<void> {
  await mkdir(join(folder, 'resources'), { recursive: true });
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox'])
    await writeFile(join(folder, name), name);
  await writeFile(join(folder, 'version'), version);
  await writeFile(join(folder, 'electron'), program());
  await chmod(join(folder, 'electron'), 0o755);
}
