/**
 * Brings or names the system tools that tests use. Never fails: a suite whose tool is missing is shown as
 * skipped, and under CI=true that is the failure.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Each Debian package with the commands that will do, any one of them. */
const TOOLS = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  socat: ['socat'],
  'poppler-utils': ['pdftoppm'],
  // It shows in which order the program asks the system for things; there is none elsewhere.
  ...(process.platform === 'linux' ? { strace: ['strace'] } : {}),
};

/** Draws pages with less work than Chromium, which draws them where this isn't there. */
const QUICKER = 'chromium-headless-shell';

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (command) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => folder !== '' && isExecutable(join(folder, command)));

const missing = () =>
  Object.entries(TOOLS)
    .filter(([, commands]) => !commands.some(onPath))
    .map(([name]) => name);

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function aptGet(...args) {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

let wanted = missing();
if (isDebian() && process.getuid?.() === 0) {
  const packages = onPath(QUICKER) ? wanted : [...wanted, QUICKER];
  // A failed update may still leave lists that are good enough.
  if (packages.length > 0) aptGet('update', '-q');
  // One by one: a package that a release doesn't have keeps none of the others away.
  for (const name of packages) aptGet('install', '-y', '-q', '--no-install-recommends', name);
  wanted = missing();
}
if (wanted.length > 0) {
  const how =
    process.platform === 'linux'
      ? `sudo apt-get install --no-install-recommends ${wanted.join(' ')}`
      : process.platform === 'darwin'
        ? `brew install ${wanted.join(' ')}`
        : `install ${wanted.join(' and ')} and put them on the PATH`;
  console.error(
    `Some tests need what is not here (${wanted.join(', ')}) and will be skipped. To have them: ${how}`,
  );
}
