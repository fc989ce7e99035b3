import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const NAME = 'SHA256SUMS';

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes `SHA256SUMS`, as `sha256sum --check` reads it, beside the files of a folder: `node scripts/run.mjs scripts/release checksums FOLDER`. */
export async function main([folder = 'dist']: readonly string[]): Promise<number> {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isFile() && one.name !== NAME)
    .map(({ name }) => name)
    .sort();
  const sums = await Promise.all(files.map((name) => sumOf(join(folder, name))));
  writeFileSync(join(folder, NAME), files.map((name, nth) => `${sums[nth]}  ${name}\n`).join(''));
  console.log(`${files.length} files in ${join(folder, NAME)}`);
  return files.length > 0 ? 0 : 1;
}
