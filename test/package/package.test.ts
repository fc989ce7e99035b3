import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { extractAll, extractFile, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIZES } from '../../scripts/icon-files.ts';
import { startApp } from '../e2e/electron-app.ts';
import { buildStandIn } from '../e2e/electron-stand-in/build.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { ALL } from '../support/mode.ts';
import { describeWith } from '../support/tools.ts';
import { makeDistribution } from './distribution.ts';
import { needsOf, withDependencies } from './needed.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const MAIN = 'out/main/index.js';
/** What runs in a thread beside it, named by its path alone. */
const THREAD = 'out/main/thinking.js';

type Arch = 'x64' | 'arm64';
const ARCH: Arch = process.arch === 'arm64' ? 'arm64' : 'x64';

const OPEN = {
  type: 'open',
  setup: { rules: 'reference', options: {}, names: ['Ann', 'Bo'], dealer: 'Ann', lastLoser: null },
  register: false,
};

let folder: string;

/** Packs the built app for Linux with a stand-in for Electron; gives the folder of the app. */
async function packFor(arch: Arch): Promise<string> {
  const output = join(folder, arch);
  await run(
    process.execPath,
    [
      join(root, 'node_modules/electron-builder/cli.js'),
      ...['--dir', '--linux', `--${arch}`],
      `-c.electronDist=${join(folder, 'electron')}`,
      `-c.directories.output=${output}`,
    ],
    // It would ask for a newer version of itself.
    { cwd: root, env: { ...process.env, NO_UPDATE_NOTIFIER: '1' } },
  );
  return join(output, arch === 'x64' ? 'linux-unpacked' : `linux-${arch}-unpacked`);
}

const packed: Partial<Record<Arch, Promise<string>>> = {};

/** The same, once for each processor. */
const pack = (arch: Arch): Promise<string> => {
  packed[arch] ??= packFor(arch);
  return packed[arch];
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'burnpile-package-'));
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  await makeDistribution(join(folder, 'electron'), devDependencies.electron);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The files of an archive, folders left out. */
function filesOf(archive: string): string[] {
  const names = listPackage(archive, { isPack: false }).map((name) => name.replaceAll('\\', '/').slice(1));
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}/`)));
}

/** The package that a file belongs to: of `node_modules/a/node_modules/@b/c/x.js` it is `@b/c`. */
const packageOf = (file: string): string | null =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? null;

/** Whatever is none of these has no business in the app. */
const WELCOME = [
  /^package\.json$/,
  /^out\/main\/(?!cli|backing-up|sheet|recognise)[\w-]+\.js$/,
  /^out\/preload\/index\.cjs$/,
  /^out\/renderer\/(index\.html|icon\.svg|licences\.json)$/,
  /^out\/renderer\/courts\/[JQK][CDHS]\.svg$/,
  /^out\/renderer\/assets\/[\w-]+\.(m?js|css|svg|png|woff2|wasm|onnx|mp3|ogg|wav)$/,
  /^resources\/samples\/[\w-]+\.scan$/,
  /^node_modules\/[^.]+\.(js|cjs|mjs|json)$/,
  /^node_modules\/.*\/(package\.json|[\w-]+\.(min|release)\.[cm]?js)$/,
  /^node_modules\/@serialport\/bindings-cpp\/prebuilds\/[^/]+\/[^/]+\.node$/,
  /^node_modules\/.*\/licen[cs]e(\.md|\.txt)?$/i,
];

/** All files below a folder, by their path from it. */
const below = async (path: string): Promise<string[]> =>
  (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(path.length + 1)
        .replaceAll('\\', '/'),
    );

/** Nearly all of it are the programs that read cards and codes in pictures: 15 MiB. */
const LARGEST_MIB = 24;

/** Depended on, but only to compile what comes compiled. */
const TO_COMPILE = ['node-addon-api'];

describe('the packed app', () => {
  let app: string;
  let archive: string;
  let files: string[];
  const needs = () => needsOf(...[MAIN, THREAD].map((entry) => join(root, entry)));

  beforeAll(async () => {
    app = await pack(ARCH);
    archive = join(app, 'resources/app.asar');
    files = filesOf(archive);
  }, 120_000);

  it('holds nothing that it does not run on', () => {
    expect(files.filter((file) => !WELCOME.some((pattern) => pattern.test(file)))).toEqual([]);
  });

  it('holds its main file and its thread with their chunks, the preload, the page and the sample games', async () => {
    const samples = (await readdir(join(root, 'resources/samples'))).map(
      (name) => `resources/samples/${name}`,
    );
    const chunks = [...needs().files].map((file) => file.slice(root.length + 1).replaceAll('\\', '/'));
    expect(files).toEqual(
      expect.arrayContaining([...chunks, ...samples, 'out/preload/index.cjs', 'out/renderer/index.html']),
    );
  });

  it('holds the packages that these import, what these depend on, and no others', () => {
    const present = new Set(files.map(packageOf).filter((name) => name !== null));
    const needed = [...withDependencies(root, needs().packages)].filter((name) => !TO_COMPILE.includes(name));
    expect([...present].sort()).toEqual(needed.sort());
  });

  it('finds all of these packages in itself', async () => {
    const inside = join(folder, 'inside');
    extractAll(archive, inside);
    const imports = [...needs().packages].map((name) => `await import('${name}');\n`);
    await writeFile(join(inside, 'probe.mjs'), `${imports.join('')}console.log('all there');\n`);
    const { stdout } = await run(process.execPath, [join(inside, 'probe.mjs')]);
    expect(stdout).toBe('all there\n');
  });

  it('is no larger than what reads cards in pictures makes it', async () => {
    const { size } = await stat(archive);
    expect(size / 2 ** 20).toBeLessThan(LARGEST_MIB);
  });

  it('names its main file, and nothing of how it is made', () => {
    const manifest = JSON.parse(extractFile(archive, 'package.json').toString());
    expect(manifest).toMatchObject({ name: 'burnpile', main: MAIN, type: 'module' });
    expect(manifest).not.toHaveProperty('scripts');
    expect(manifest).not.toHaveProperty('devDependencies');
  });

  it('has the terms of itself and of Electron beside it', () => {
    for (const file of ['resources/LICENSE', 'resources/THIRD_PARTY.md', 'LICENSE.electron.txt'])
      expect(existsSync(join(app, file)), file).toBe(true);
  });

  it('has its fuses set', async () => {
    const wire = await getCurrentFuseWire(join(app, 'burnpile'));
    const closed = (fuse: FuseV1Options) => wire[fuse] === FuseState.ENABLE;
    expect({
      runAsNode: closed(FuseV1Options.RunAsNode),
      cookieEncryption: closed(FuseV1Options.EnableCookieEncryption),
      nodeOptions: closed(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
      inspect: closed(FuseV1Options.EnableNodeCliInspectArguments),
      asarIntegrity: closed(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
      onlyFromAsar: closed(FuseV1Options.OnlyLoadAppFromAsar),
      fileProtocolPrivileges: closed(FuseV1Options.GrantFileProtocolExtraPrivileges),
    }).toEqual({
      runAsNode: false,
      cookieEncryption: true,
      nodeOptions: false,
      inspect: false,
      asarIntegrity: true,
      onlyFromAsar: true,
      fileProtocolPrivileges: false,
    });
  });
});

describeWith([CHROMIUM], 'the packed app on the stand-in for Electron', () => {
  it('starts, shows its page and opens a table', async () => {
    const [inside, data] = [join(folder, 'started'), join(folder, 'data')];
    extractAll(join(await pack(ARCH), 'resources/app.asar'), inside);
    const running = await startApp({ executable: await buildStandIn(), folder: inside, data });
    await running.page.waitForSelector('#page > *');
    await running.page.evaluate((text) => window.burnpile.send(text), JSON.stringify(OPEN));
    const journals = () => readdir(join(data, 'tables')).catch(() => []);
    await expect.poll(journals).toEqual([expect.stringMatching(/\.journal$/)]);
    await running.close();
  }, 120_000);
});

describe('the binding of the serial port', () => {
  const PREBUILDS = 'node_modules/@serialport/bindings-cpp/prebuilds';
  const BINDING = {
    x64: `${PREBUILDS}/linux-x64/@serialport+bindings-cpp.glibc.node`,
    arm64: `${PREBUILDS}/linux-arm64/@serialport+bindings-cpp.armv8.glibc.node`,
  };

  // Packing takes its time: for another processor only in `npm run test:all`.
  it.each(ALL ? (['x64', 'arm64'] as const) : [ARCH])(
    'is packed for %s alone, outside of the archive',
    async (arch) => {
      const resources = join(await pack(arch), 'resources');
      const native = filesOf(join(resources, 'app.asar')).filter((file) => file.endsWith('.node'));
      expect(native).toEqual([BINDING[arch]]);
      expect(await below(join(resources, 'app.asar.unpacked'))).toEqual([BINDING[arch]]);
    },
    120_000,
  );

  it.runIf(process.platform === 'linux')(
    'can be loaded from there',
    async () => {
      const binding = join(await pack(ARCH), 'resources/app.asar.unpacked', BINDING[ARCH]);
      const script = 'console.log(Object.keys(require(process.argv[1])).join(" "))';
      const { stdout } = await run(process.execPath, ['-e', script, binding]);
      expect(stdout).toMatch(/\bopen\b/);
    },
    120_000,
  );
});

describe('the package for Debian', () => {
  /** What the tool that writes it is told, and the texts of the files that it is given; the tool itself isn't here. */
  async function told(): Promise<{ readonly args: readonly string[]; readonly texts: string }> {
    // It takes seconds to load.
    const { Arch: Arches, build, Platform } = await import('electron-builder');
    let found: { args: readonly string[]; texts: string } | null = null;
    await build({
      targets: Platform.LINUX.createTarget('deb', ARCH === 'x64' ? Arches.x64 : Arches.arm64),
      prepackaged: await pack(ARCH),
      projectDir: root,
      config: {
        directories: { output: join(folder, 'deb') },
        extraMetadata: { homepage: 'https://burnpile.invalid/' },
      },
      async effectiveOptionComputed([args]: [readonly string[], string]) {
        const given = args.flatMap((arg) => /^([^=]+)=\/usr\/share\/(?!icons)/.exec(arg)?.[1] ?? []);
        found = { args, texts: given.map((file) => readFileSync(file, 'utf8')).join('\n') };
        // Then it is not called.
        return true;
      },
    });
    if (found === null) throw new Error('nothing was told');
    return found;
  }

  it('brings the icons in the sizes that desktops look for, and the window finds its own', async () => {
    const { args, texts } = await told();
    const icons = args.flatMap((arg) => /hicolor\/(\d+)x\d+\/apps\/burnpile\.png$/.exec(arg)?.[1] ?? []);
    expect(icons.map(Number)).toEqual([...SIZES]);
    expect(texts).toMatch(/^Icon=burnpile$/m);
    expect(texts).toMatch(/^StartupWMClass=burnpile$/m);
    expect(texts).toMatch(/^Categories=Game;$/m);
    // A game in a file is opened by it.
    expect(texts).toMatch(/^MimeType=application\/x-burnpile;$/m);
    expect(texts).toMatch(/^Exec=\/opt\/Burnpile\/burnpile %U$/m);
    expect(texts).toContain('<mime-type type="application/x-burnpile">\n  <glob pattern="*.burnpile"/>');
    expect(args.some((arg) => arg.endsWith('=/usr/share/applications/burnpile.desktop'))).toBe(true);
  }, 120_000);
});
