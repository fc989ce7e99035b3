import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circles } from './support/circles.ts';
import { LAYERS, violations } from './support/layers.ts';

const root = new URL('../', import.meta.url);

const files = readdirSync(new URL('src', root), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file));

const sources = new Map(files.map((file) => [file, readFileSync(new URL(file, root), 'utf8')]));

describe('import boundaries', () => {
  test('there are sources to look at', () => {
    expect(files).toContain('src/engine/cards.ts');
  });

  test.each(files)('%s', (file) => {
    expect(violations(file, sources.get(file)!)).toEqual([]);
  });

  test('no import closes a circle', () => {
    expect(circles(sources)).toEqual([]);
  });

  test('no two files of the page have the same name: say in each what it is about', () => {
    const names = files.filter((file) => file.startsWith('src/renderer/')).map((file) => parse(file).name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});

/** File, source, and a part of what is said about it. */
const PLANTED: readonly (readonly [file: string, source: string, said: string])[] = [
  [
    'src/engine/x.ts',
    "import { say } from '../words/index.ts';",
    'src/engine/x.ts:1 imports src/words: the engine gives codes; put the sentence into src/words and let the caller look it up',
  ],
  ['src/engine/x.ts', "import type { Say } from '../words/index.ts';", 'src/engine/x.ts:1 imports src/words'],
  ['src/engine/x.ts', "\n\nexport * from '../table/index.ts';", 'src/engine/x.ts:3 imports src/table'],
  ['src/engine/x.ts', "export { a } from '../bots/a.ts';", 'imports src/bots'],
  ['src/engine/x.ts', "const a = () => import('../bots/a.ts');", 'imports src/bots'],
  ['src/engine/x.ts', "type A = import('../bots/a.ts').A;", 'imports src/bots'],
  ['src/engine/x.ts', "import a = require('../bots/a.ts');", 'imports src/bots'],
  ['src/engine/x.ts', 'const a = (b: string) => import(b);', 'write the path out'],
  ['src/engine/x.ts', "import { readFileSync } from 'node:fs';", 'imports node:fs'],
  ['src/engine/x.ts', "import 'fs';", 'imports fs'],
  ['src/engine/x.ts', "import { WebSocket } from 'ws';", 'its home is src/host'],
  ['src/engine/x.ts', "import _ from 'lodash/fp';", 'imports lodash: no layer uses this package'],
  ['src/engine/x.ts', "const suit = '♠♥'; // ♦\nconst a = Math.random();", 'x.ts:2 uses Math.random'],
  ['src/engine/x.ts', "const a = Math['random']();", 'uses Math.random'],
  ['src/engine/x.ts', 'const { random } = Math;', 'name the function of Math'],
  ['src/engine/x.ts', 'const a = Date.now();', 'uses Date: the engine is pure; take the time as an argument'],
  ['src/engine/x.ts', 'const a = { Date };', 'uses Date'],
  ['src/engine/x.ts', "console.log('a');", 'uses console'],
  ['src/engine/x.ts', 'setTimeout(() => {}, 1);', 'uses setTimeout'],
  ['src/engine/x.ts', 'const = 3;', "can't be parsed"],
  ['src/variants/x.ts', 'export default 1;', 'give it a name'],
  ['src/variants/x.ts', 'const a = 1; export { a as default };', 'give it a name'],
  [
    'src/device/x.ts',
    "import { kindOf } from '../engine/cards.ts';",
    'imports src/engine: a device gives bytes',
  ],
  ['src/recognition/x.ts', "import { demand } from '../engine/demand.ts';", 'recognition needs only cards'],
  [
    'src/recognition/x.ts',
    "import type { State } from '../engine/state.ts';",
    'recognition needs only cards',
  ],
  ['src/recognition/x.ts', "import { open } from '../device/serial.ts';", 'imports src/device'],
  ['src/referee/x.ts', "import { read } from '../recognition/read.ts';", 'imports src/recognition'],
  // The import would stay at run time.
  ['src/referee/x.ts', "import { type Sighting } from '../recognition/read.ts';", 'imports src/recognition'],
  ['src/protocol/x.ts', "import { decide } from '../engine/decide.ts';", 'write `import type`'],
  ['src/table/x.ts', "import { say } from '../words/index.ts';", 'the table sends codes'],
  ['src/table/x.ts', "import { SerialPort } from 'serialport';", 'its home is src/device'],
  [
    'src/host/x.ts',
    "import { App } from '../renderer/app.tsx';",
    'take the folder of the built pages as an argument',
  ],
  ['src/main/x.ts', "import { table } from '../table/index.ts';", 'Electron is a thin shell'],
  ['src/preload/x.ts', "import { host } from '../host/index.ts';", 'the preload is one typed bridge'],
  [
    'src/renderer/x.tsx',
    "import { decide } from '../engine/decide.ts';\nconst a = <p />;",
    'x.tsx:1 imports src/engine',
  ],
  ['src/renderer/x.ts', "import { track } from '../recognition/track.ts';", 'only src/renderer/camera may'],
  [
    'src/renderer/view/keyboard.ts',
    "import { makeKeyReader } from '../../device/keyboard.ts';",
    'src/renderer/keyboard.ts read the keys',
  ],
  ['src/renderer/keyboard.ts', "import { openSerial } from '../device/serial.ts';", 'imports src/device'],
  [
    'src/renderer/keyboard.ts',
    "import { ownCode } from '../recognition/enrol.ts';",
    'imports src/recognition',
  ],
  // The screens of the camera are given what was found, and touch no frame.
  [
    'src/renderer/view/camera/x.tsx',
    "import type { Frame } from '../../../device/frame.ts';",
    'may touch frames',
  ],
  ['src/renderer/camera/x.ts', "import { openSerial } from '../../device/serial.ts';", 'imports src/device'],
  ['src/renderer/x.ts', "import { join } from 'node:path';", 'imports node:path'],
  ['src/renderer/camera/x.ts', "import { readBarcodes } from 'zxing-wasm/reader';", 'its home is'],
  ['src/renderer/x.ts', "import * as v from 'valibot';", 'imports valibot'],
  ['src/cli/x.ts', "import { App } from '../renderer/app.tsx';", 'serve the built page through src/host'],
  [
    'src/cli/x.ts',
    "import { deal } from '../../test/support/deal.ts';",
    'src/ imports nothing from outside of it',
  ],
  ['src/cli/x.ts', "import { a } from '../util/a.ts';", 'every file belongs to a layer'],
  ['src/util/a.ts', '', 'every file belongs to a layer'],
  ['src/a.ts', '', 'every file belongs to a layer'],
];

const CLEAN: readonly (readonly [file: string, source: string])[] = [
  [
    'src/engine/x.ts',
    "import * as v from 'valibot';\nimport { kindOf } from './cards.ts';\nMath.floor(1.5);",
  ],
  ['src/engine/x.ts', 'type A = { readonly Date: string }; const a = (b: A) => ({ Date: b.Date });'],
  ['src/variants/index.ts', "import reference from './reference.json' with { type: 'json' };"],
  [
    'src/recognition/x.ts',
    "import { kindOf } from '../engine/cards.ts';\nimport type { Frame } from '../device/frame.ts';",
  ],
  [
    'src/words/en.ts',
    "import type { Breach } from '../engine/ruling.ts';\nexport type { A } from '../recognition/a.ts';",
  ],
  [
    'src/renderer/x.tsx',
    "import { createRoot } from 'react-dom/client';\nimport './x.css';\nconst a = <p>{1}</p>;",
  ],
  [
    'src/renderer/x.ts',
    "import type { State } from '../engine/state.ts';\nimport { rankOf } from '../engine/cards.ts';",
  ],
  [
    'src/renderer/camera/x.ts',
    "import { track } from '../../recognition/track.ts';\nimport type { Frame } from '../../device/frame.ts';",
  ],
  ['src/renderer/camera/x.ts', "import address from 'zxing-wasm/reader/zxing_reader.wasm?url';"],
  ['src/renderer/camera/x.ts', "import address from 'onnxruntime-web/ort-wasm-simd-threaded.mjs?url';"],
  [
    'src/renderer/keyboard.ts',
    "import { makeKeyReader } from '../device/keyboard.ts';\nimport { judgeTestPhrase } from '../device/phrase.ts';",
  ],
  ['src/renderer/keyboard.ts', "import { isPrinted } from '../recognition/code.ts';"],
  [
    'src/cli/x.ts',
    "import { version } from '../../package.json';\nconst a = () => import('../host/index.ts');",
  ],
];

/** Files `src/a.ts`, `src/b.ts` … by what each imports, and what is said about them. */
const CIRCLES: readonly (readonly [imports: Readonly<Record<string, string>>, said: readonly string[]])[] = [
  [{ a: "import { b } from './b.ts';", b: "import { c } from './c.ts';", c: '' }, []],
  [{ a: "import { a } from './a.ts';" }, ['src/a.ts imports itself']],
  [
    { a: "import { b } from './b.ts';", b: "import { a } from './a.ts';" },
    ['src/a.ts → src/b.ts → src/a.ts import each other in a circle: move what one of them needs'],
  ],
  [
    {
      a: "import { b } from './b.ts';",
      b: "import './c.ts';\nimport './d.ts';",
      c: '',
      d: "export { a } from './a.ts';",
    },
    ['src/a.ts → src/b.ts → src/d.ts → src/a.ts import'],
  ],
  // Two circles through one file are two faults.
  [
    {
      a: "import './b.ts';\nimport './c.ts';",
      b: "import './a.ts';",
      c: "export const a = () => import('./a.ts');",
    },
    ['src/a.ts → src/b.ts → src/a.ts import', 'src/c.ts → src/a.ts → src/c.ts import'],
  ],
  // Who reads a file has to read the types that it imports too.
  [{ a: "import { b } from './b.ts';", b: "import type { A } from './a.ts';" }, ['src/a.ts → src/b.ts']],
  [{ a: "import { b } from './b.ts';", b: "import { type A } from './a.ts';" }, ['src/a.ts → src/b.ts']],
  [{ a: "import './b.css';\nimport '../b.ts';\nimport b from 'b';", b: "import './a.ts';" }, []],
];

describe('the check itself', () => {
  test.each(CIRCLES)('circles: %j', (imports, said) => {
    const planted = Object.entries(imports).map(([name, text]) => [`src/${name}.ts`, text] as const);
    expect(circles(new Map(planted))).toEqual(said.map((part) => expect.stringContaining(part)));
  });

  test.each(PLANTED)('%s: %s', (file, source, said) => {
    expect(violations(file, source)).toEqual([expect.stringContaining(said)]);
  });

  test.each(CLEAN)('%s may: %s', (file, source) => {
    expect(violations(file, source)).toEqual([]);
  });

  test('every folder of src is a layer with a type configuration that the root one refers to', () => {
    const { references } = JSON.parse(readFileSync(new URL('tsconfig.json', root), 'utf8'));
    const referred = references.map(({ path }: { path: string }) => path);
    for (const folder of readdirSync(new URL('src', root))) {
      expect(LAYERS).toContain(folder);
      expect(referred).toContain(`src/${folder}`);
    }
  });
});
