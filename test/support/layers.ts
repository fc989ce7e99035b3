import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { type Import, type Mention, readSource } from './imports.ts';

/**
 * Who may import whom (ARCHITECTURE.md shows the same as a picture): data flows one way,
 * device → recognition → referee → engine → view.
 */
export const LAYERS = [
  'engine',
  'variants',
  'bots',
  'lessons',
  'device',
  'recognition',
  'referee',
  'protocol',
  'words',
  'sheet',
  'table',
  'host',
  'main',
  'preload',
  'renderer',
  'cli',
] as const;
export type Layer = (typeof LAYERS)[number];

/** All of a layer, or the named modules of it, and of the others perhaps the types. */
type Access = 'all' | { readonly modules: readonly string[]; readonly types: boolean };

const TYPES: Access = { modules: [], types: true };

const MAY_IMPORT: Record<Layer, Partial<Record<Layer, Access>>> = {
  engine: {},
  variants: { engine: 'all' },
  bots: { engine: 'all' },
  lessons: { engine: 'all', bots: 'all' },
  device: {},
  recognition: { device: TYPES, engine: { modules: ['cards'], types: false } },
  referee: { recognition: TYPES, engine: 'all' },
  protocol: {
    engine: { modules: ['cards', 'rules/answers', 'rules/effects', 'rules/flat'], types: true },
    bots: TYPES,
    lessons: TYPES,
    recognition: TYPES,
    referee: TYPES,
  },
  words: {
    engine: 'all',
    protocol: 'all',
    lessons: TYPES,
    recognition: TYPES,
    device: TYPES,
    referee: TYPES,
  },
  sheet: {
    engine: { modules: ['cards'], types: false },
    recognition: { modules: ['code', 'sighting'], types: false },
    words: { modules: ['closed-lists'], types: true },
  },
  table: {
    engine: 'all',
    variants: 'all',
    bots: 'all',
    lessons: 'all',
    referee: 'all',
    protocol: 'all',
    recognition: { modules: ['sighting'], types: true },
    device: TYPES,
  },
  host: {
    device: 'all',
    recognition: 'all',
    referee: 'all',
    table: 'all',
    protocol: 'all',
    engine: TYPES,
    bots: TYPES,
  },
  main: { host: 'all', protocol: 'all', words: 'all' },
  preload: { protocol: 'all' },
  renderer: {
    protocol: 'all',
    engine: {
      modules: ['cards', 'rules/answers', 'rules/effects', 'rules/order', 'rules/source'],
      types: true,
    },
    words: 'all',
    sheet: 'all',
  },
  cli: {
    engine: 'all',
    variants: 'all',
    bots: 'all',
    lessons: 'all',
    device: 'all',
    recognition: 'all',
    referee: 'all',
    protocol: 'all',
    words: 'all',
    sheet: 'all',
    table: 'all',
    host: 'all',
  },
};

/** The files and folders of the renderer for what belongs to the page itself: its camera, and its keyboard. */
const OF_THE_PAGE: Readonly<Record<string, Partial<Record<Layer, Access>>>> = {
  'src/renderer/camera/': { device: TYPES, recognition: 'all' },
  'src/renderer/keyboard.ts': {
    device: { modules: ['keyboard', 'phrase'], types: true },
    recognition: { modules: ['code'], types: false },
  },
};

/** What to do instead: by the layer that imports, then by the one that it wants. */
const INSTEAD: Record<Layer, { readonly otherwise: string } & Partial<Record<Layer, string>>> = {
  engine: {
    otherwise: 'the engine stands alone; take what it needs as an argument and let the caller fetch it',
    words: 'the engine gives codes; put the sentence into src/words and let the caller look it up',
    variants: 'a rule set is data; take it as an argument and let the caller read it',
    bots: 'a bot asks the engine for legal moves, never the other way round',
    recognition: 'the engine knows cards and moves; let src/referee turn sightings into moves',
    protocol: 'define the type in the engine and let the protocol import it from there',
  },
  variants: {
    otherwise:
      'a rule set is JSON and an index; say what differs in the vocabulary of the rule-set schema in src/engine',
    words: 'a rule set carries its own title; every other sentence belongs into src/words, keyed by code',
  },
  bots: {
    otherwise:
      'a bot is a function from a masked state to a move; let src/table hand it the state and play its move',
    variants: 'a bot reads the rules from the state that it is given',
  },
  lessons: {
    otherwise:
      'a lesson is made of a rule set and a seed alone; let src/table ask for it, and put sentences into src/words',
    variants: 'lessons read the rules that they are given',
  },
  device: {
    otherwise:
      'a device gives bytes or frames and knows nothing of cards; let src/host hand them on to src/recognition',
    words:
      'give a code for what happened to the device, and let whoever shows it look the sentence up in src/words',
  },
  recognition: {
    otherwise: 'recognition gives sightings and knows no game; let src/referee judge them',
    engine:
      'recognition needs only cards; put what is about cards into src/engine/cards.ts, and the rest into src/referee',
    device: 'take frames or lines as an argument (`import type`) and let src/host open the device',
    words: 'give a code and let whoever shows it look the sentence up in src/words',
  },
  referee: {
    otherwise: 'the referee gives moves and questions as data; let src/table and src/host pass them on',
    recognition:
      'take sightings as an argument (`import type`) and let src/host wire recognition to the referee',
    device: 'the referee sees sightings, never a device; put what it must know into the sighting',
    variants: 'take the rule set as an argument and let src/table read it',
    words:
      'give the question or ruling as a code; put the sentence into src/words and let the screen look it up',
  },
  protocol: {
    otherwise: 'messages are data; define the type where it is made and let that layer send the message',
    engine: 'write `import type`: a message carries the engine’s types and none of its functions',
    recognition: 'write `import type`: a message carries sightings and none of the work on them',
    words: 'messages carry codes; let the page look the sentence up in src/words',
  },
  words: {
    otherwise:
      'a sentence is looked up by a code; define the code in src/engine or src/protocol and import it from there',
    recognition: 'write `import type`: the table of sentences needs the codes only',
    device: 'write `import type`: the table of sentences needs the codes only',
  },
  sheet: {
    otherwise:
      'a sheet is drawn from codes and words alone; take what it needs as an argument and let the page or the command line pass it in',
    words: 'take the sentences as an argument (`import type`), so that a sheet can be in any language',
  },
  table: {
    otherwise: 'the table service is driven from outside; let src/host call it',
    recognition:
      'write `import type`: sightings come in through the host; only their closed lists may be used',
    device: 'write `import type`: devices are opened by src/host',
    words: 'the table sends codes; let the page or the command line look the sentence up in src/words',
  },
  host: {
    otherwise: 'the host wires devices to the table and serves; let whoever starts it pass that in',
    engine: 'write `import type`, or go through src/table or src/referee, which own the game',
    variants: 'pass the rule set’s name to src/table, which reads it',
    bots: 'let src/table seat a bot',
    words: 'the host passes codes on; let the page or the command line look the sentence up in src/words',
    renderer: 'take the folder of the built pages as an argument',
  },
  main: {
    otherwise:
      'Electron is a thin shell; let src/host do it and start that, or say it in a message of src/protocol',
    renderer: 'load the built page by its address',
    preload: 'name the built preload file by its path',
  },
  preload: {
    otherwise:
      'the preload is one typed bridge; put the message into src/protocol and the work behind it elsewhere',
  },
  renderer: {
    otherwise: 'a page shows what it is sent; ask for it with a message of src/protocol',
    engine:
      'a page takes types (`import type`), cards, and how rule sets are written (rules/order, rules/source); rules are decided by the table and arrive in a message',
    device:
      'only src/renderer/camera may touch frames, and src/renderer/keyboard.ts read the keys of a scanner',
    recognition: 'only src/renderer/camera may recognise cards; elsewhere they arrive in a message',
  },
  cli: {
    otherwise: 'the command line starts the host and needs no window; move what both need into src/host',
    renderer: 'serve the built page through src/host',
  },
};

/** npm packages and the only layers that may import them; what isn't here may not be imported at all. */
const PACKAGES: Record<string, readonly Layer[]> = {
  valibot: LAYERS.filter((layer) => layer !== 'renderer' && layer !== 'preload'),
  serialport: ['device'],
  ws: ['host'],
  sirv: ['host'],
  'env-paths': ['host'],
  tar: ['host'],
  'write-file-atomic': ['host'],
  commander: ['cli'],
  open: ['cli'],
  electron: ['main', 'preload'],
  'bwip-js': ['sheet'],
  'zxing-wasm': ['recognition'],
  'onnxruntime-web': ['recognition'],
  '@zxing/library': ['recognition'],
  '@napi-rs/canvas': ['cli'],
  'd3-scale': ['renderer'],
  'd3-shape': ['renderer'],
  react: ['renderer'],
  'react-dom': ['renderer'],
};

/** Layers that run in Node and nowhere else. */
const ON_NODE: readonly Layer[] = ['device', 'table', 'host', 'main', 'cli'];

/** What makes the same input give another output, or speaks to somebody. */
const IMPURE: Readonly<Record<string, string>> = {
  'Math.random': 'take a seeded generator as an argument, so that the same seed gives the same game',
  'Math.?': 'name the function of Math, so that Math.random can be told apart',
  Math: 'name the function of Math, so that Math.random can be told apart',
  Date: 'take the time as an argument',
  performance: 'take the time as an argument',
  console: 'give the result back and let the caller print it',
  setTimeout: 'say in the result what waits, and let the caller keep the time',
  setInterval: 'say in the result what waits, and let the caller keep the time',
  globalThis: 'take what it needs as an argument',
};

export const layerOf = (file: string): Layer | null => {
  const [root, folder, ...rest] = file.split('/');
  return root === 'src' && rest.length > 0 ? (LAYERS.find((layer) => layer === folder) ?? null) : null;
};

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** `src/engine/cards.ts` and `src/engine/cards/index.ts` are both the module `cards`. */
const moduleOf = (file: string): string =>
  file
    .split('/')
    .slice(2)
    .join('/')
    .replace(/(\/index)?\.tsx?$/, '');

function accessOf(file: string, from: Layer, to: Layer): Access | undefined {
  const own = Object.keys(OF_THE_PAGE).find((place) =>
    place.endsWith('/') ? file.startsWith(place) : file === place,
  );
  return (own === undefined ? undefined : OF_THE_PAGE[own]?.[to]) ?? MAY_IMPORT[from][to];
}

function allows(access: Access | undefined, target: string, typeOnly: boolean): boolean {
  if (access === undefined || access === 'all') return access === 'all';
  return (typeOnly && access.types) || access.modules.includes(moduleOf(target));
}

/** What is wrong with a path inside the repository, or null. */
function wrongPath(file: string, from: Layer, specifier: string, typeOnly: boolean): string | null {
  const target = posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
  if (!target.startsWith('src/')) {
    if (from === 'cli' && target === 'package.json') return null;
    if (from === 'renderer' && target.startsWith('resources/')) return null;
    return `imports ${target}: src/ imports nothing from outside of it; move what is needed into a layer`;
  }
  const to = layerOf(target);
  if (to === null)
    return `imports ${target}: every file belongs to a layer; move it into one of ${LAYERS.join(', ')}`;
  if (to === from || allows(accessOf(file, from, to), target, typeOnly)) return null;
  return `imports src/${to}: ${INSTEAD[from][to] ?? INSTEAD[from].otherwise}`;
}

/** What is wrong with a package or a module of Node, or null. */
function wrongPackage(from: Layer, specifier: string): string | null {
  if (isBuiltin(specifier)) {
    if (ON_NODE.includes(from)) return null;
    return `imports ${specifier}: src/${from} doesn't run on Node alone; do it in ${ON_NODE.join(', ')} and pass the result in`;
  }
  // The address of a file that goes out with the page is none of its code.
  if (from === 'renderer' && specifier.endsWith('?url')) return null;
  const name = packageOf(specifier);
  const homes = Object.hasOwn(PACKAGES, name) ? PACKAGES[name] : undefined;
  if (!homes)
    return `imports ${name}: no layer uses this package; do without, or give it a home in test/support/layers.ts`;
  if (homes.includes(from)) return null;
  return `imports ${name}: its home is ${homes.map((home) => `src/${home}`).join(', ')}; use what that layer exports`;
}

function wrongImport(file: string, from: Layer, { specifier, typeOnly }: Import): string | null {
  if (specifier === null) return 'imports a computed path: write the path out, so that it can be checked';
  return specifier.startsWith('.')
    ? wrongPath(file, from, specifier, typeOnly)
    : wrongPackage(from, specifier);
}

/** Layers whose functions give the same for the same, and how that is said of them. */
const PURE: Partial<Record<Layer, string>> = {
  engine: 'the engine is pure',
  bots: 'bots are pure',
  lessons: 'lessons are pure',
};

const wrongName = (from: Layer, { name }: Mention): string | null =>
  PURE[from] !== undefined && Object.hasOwn(IMPURE, name)
    ? `uses ${name}: ${PURE[from]}; ${IMPURE[name]}`
    : null;

/** Every breach of the boundaries in one source file, each with what to do instead. */
export function violations(file: string, text: string): string[] {
  const from = layerOf(file);
  if (from === null)
    return [`${file}: every file belongs to a layer; move it into one of ${LAYERS.join(', ')}`];
  const { imports, names, defaultExports, errors } = readSource(file, text);
  const found = [
    ...errors.map((message) => ({ line: 1, wrong: `can't be parsed: ${message}` })),
    ...imports.map((one) => ({ line: one.line, wrong: wrongImport(file, from, one) })),
    ...names.map((one) => ({ line: one.line, wrong: wrongName(from, one) })),
    ...defaultExports.map(({ line }) => ({ line, wrong: 'has a default export: give it a name' })),
  ];
  return found.flatMap(({ line, wrong }) => (wrong === null ? [] : [`${file}:${line} ${wrong}`]));
}
