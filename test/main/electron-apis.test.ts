import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What of Electron the app may use; anything else wants a look at Electron's security list first (docs/architecture/security.md). */
const ALLOWED = [
  'app',
  'BrowserWindow',
  'contextBridge',
  'dialog',
  'ipcMain',
  'ipcRenderer',
  'Menu',
  'powerSaveBlocker',
  'protocol',
  'screen',
  'session',
];

const FILES = ['src/main', 'src/preload'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') })),
);

/** The values that a file takes from Electron; types are gone when it runs. */
function takenBy(text: string): string[] {
  const named = /import \{([^}]*)\} from 'electron'/g;
  return [...text.matchAll(named)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

test('the app uses nothing of Electron that leads out of it', () => {
  const used = new Set(FILES.flatMap(({ text }) => takenBy(text)));
  expect([...used].sort()).toEqual([...ALLOWED].sort());
});

test('every window is made in one place, with the same preferences', () => {
  const made = FILES.flatMap(
    ({ name, text }) => text.match(/new (?:BrowserWindow|\w*View)\(/g)?.map(() => name) ?? [],
  );
  expect(made).toEqual(['src/main/window.ts']);
});

test('only our own page is loaded, and never from a file', () => {
  const loads = FILES.flatMap(({ text }) => text.match(/\.load(?:URL|File)\([^)]*\)/g) ?? []);
  expect([...new Set(loads)].sort()).toEqual(['.loadURL(LARGE_VIEW)', '.loadURL(PAGE)', '.loadURL(address)']);
  const { text } = FILES.find(({ name }) => name === 'src/main/guards.ts')!;
  expect(text).toMatch(/SCHEME = 'app'/);
});
