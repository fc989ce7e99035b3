import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'out/before';

/**
 * Builds a commit beside this one, below it, so that it finds the same packages: returns the folder. One build is kept,
 * for the next time that somebody asks for the same commit.
 */
export async function buildBefore(commit: string): Promise<string> {
  const id = execFileSync('git', ['rev-parse', '--short=12', `${commit}^{commit}`])
    .toString()
    .trim();
  const root = join(FOLDER, id);
  if (existsSync(join(root, 'out/main/cli.js'))) return root;
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  const files = execFileSync('git', ['archive', '--format=tar', id], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', root], { input: files });
  const build = ['electron-vite', 'build', '--ignoreConfigWarning', '--logLevel', 'error'];
  execFileSync('npx', build, { cwd: root, stdio: 'inherit' });
  return root;
}
