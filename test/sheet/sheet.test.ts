import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDeck } from '../../src/engine/cards.ts';
import { NEEDED } from '../../src/recognition/camera/measure.ts';
import { makeCode, readCode } from '../../src/recognition/code.ts';
import { COMMANDS, PLAIN_COMMANDS } from '../../src/recognition/sighting.ts';
import { encode } from '../../src/sheet/codes.ts';
import { commandSheet, commandsFor } from '../../src/sheet/commands.ts';
import { deckSheet } from '../../src/sheet/deck.ts';
import { type Box, PAPER_SIZES, PAPERS, type PlacedCode, type Sheet } from '../../src/sheet/drawing.ts';
import { filesOf } from '../../src/sheet/files.ts';
import { namesOf, square } from '../../src/sheet/label.ts';
import { canShow, toPdf } from '../../src/sheet/pdf.ts';
import { labelsFor, SIZES, SYMBOLOGIES, type Symbology } from '../../src/sheet/sizes.ts';
import { toSvg } from '../../src/sheet/svg.ts';
import { sheet as words } from '../../src/words/en/sheet.ts';
import { type Browser, openPage } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { ALL, every } from '../support/mode.ts';
import { describeWith } from '../support/tools.ts';
import { crop, darkBox, decode, drawPdf, type Pixels } from './pixels.ts';

const NAMES = ['Ann', 'Bo', 'Zoë & “Cy”'];
const EDGE = 8;

type Paper = (typeof PAPERS)[number];

/** Sizes are in millimetres. */
type Deck = readonly [packs: number, jokers: number, size: number, paper: Paper];

/** The decks that are drawn, the smallest codes first. */
const decksOf = (symbology: Symbology): readonly [Deck, Deck, Deck, Deck] => [
  [1, 0, SIZES[symbology].min, 'a4'],
  [1, 2, SIZES[symbology].usual, 'letter'],
  [2, 4, SIZES[symbology].usual, 'a4'],
  [3, 4, SIZES[symbology].min, 'letter'],
];

/** What was drawn before: drawing a deck takes a quarter of a second. */
const drawn = new Map<string, Sheet>();

function drawOnce(name: string, draw: () => Sheet): Sheet {
  const sheet = drawn.get(name) ?? draw();
  drawn.set(name, sheet);
  return sheet;
}

const commands = (symbology: Symbology, paper: Paper = 'a4'): Sheet =>
  drawOnce(`commands ${symbology} ${paper}`, () =>
    commandSheet({ paper, symbology, seats: 12, names: NAMES }, words),
  );

const deckOf = (symbology: Symbology, [packs, jokers, size, paper]: Deck): Sheet =>
  drawOnce(`${symbology} ${packs} ${jokers} ${size} ${paper}`, () =>
    deckSheet({ paper, symbology, packs, jokers, size }, words),
  );

/** The code with the white that it needs. */
const withQuiet = ({ box, quiet }: PlacedCode): Box => ({
  x: box.x - quiet.x,
  y: box.y - quiet.y,
  width: box.width + 2 * quiet.x,
  height: box.height + 2 * quiet.y,
});

/** Codes of a page that lie in each other's white. */
const overlapping = (codes: readonly PlacedCode[]): string[] =>
  codes.flatMap((code, i) =>
    codes
      .slice(i + 1)
      .filter((other) => overlap(withQuiet(code), withQuiet(other)))
      .map((other) => `${code.text} and ${other.text}`),
  );

const textsOf = ({ pages }: Sheet): string[] => pages.flatMap(({ codes }) => codes.map(({ text }) => text));

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 1e-9 &&
  b.x < a.x + a.width - 1e-9 &&
  a.y < b.y + b.height - 1e-9 &&
  b.y < a.y + a.height - 1e-9;

describe.each(SYMBOLOGIES)('sheets of %s', (symbology) => {
  it.each(PAPERS)('have each command once, on %s', (paper) => {
    const texts = textsOf(commands(symbology, paper));
    expect(texts.toSorted()).toEqual(
      COMMANDS.map((command) => makeCode({ kind: 'command', command })).toSorted(),
    );
  });

  it.each(decksOf(symbology))('have each card twice: %i packs, %i jokers, %i mm, %s', (...deck) => {
    const [packs, jokers] = deck;
    const cards = makeDeck(packs, jokers);
    expect(textsOf(deckOf(symbology, deck)).toSorted()).toEqual([...cards, ...cards].toSorted());
  });

  it.each(decksOf(symbology))(
    'have codes as large as was asked: %i packs, %i jokers, %i mm, %s',
    (...deck) => {
      const boxes = deckOf(symbology, deck).pages.flatMap(({ codes }) => codes.map(({ box }) => box));
      const sides = boxes.map(({ width, height }) => (symbology === 'code128' ? height : width).toFixed(6));
      expect(new Set(sides)).toEqual(new Set([deck[2].toFixed(6)]));
    },
  );

  it('keep the white around each code for itself', () => {
    const sheets = [commands(symbology), ...decksOf(symbology).map((deck) => deckOf(symbology, deck))];
    const close = sheets.flatMap(({ pages }) => pages.flatMap(({ codes }) => overlapping(codes)));
    expect(close).toEqual([]);
  });
});

/** Reads every code of a page in its place, and looks that it is as large as it should be and stands in white. */
function readPage(pixels: Pixels, codes: readonly PlacedCode[], symbology: Symbology): void {
  const tolerance = 1.5 / pixels.scale;
  for (const code of codes) {
    const area = withQuiet(code);
    const part = crop(pixels, area);
    const around = crop(pixels, { ...area, y: area.y - 0.3, height: area.height + 0.6 });
    expect(decode(symbology === 'code128' ? part : around, symbology), code.text).toBe(code.text);
    const dark = darkBox(part)!;
    expect(Math.abs(dark.width - code.box.width), `width of ${code.text}`).toBeLessThan(tolerance);
    expect(Math.abs(dark.height - code.box.height), `height of ${code.text}`).toBeLessThan(tolerance);
    expect(Math.abs(dark.x - code.quiet.x), `place of ${code.text}`).toBeLessThan(tolerance);
  }
}

function keepsEdges(pixels: Pixels, [width, height]: readonly [number, number]): void {
  expect(pixels.width / pixels.scale).toBeCloseTo(width, 0);
  expect(pixels.height / pixels.scale).toBeCloseTo(height, 0);
  const dark = darkBox(pixels)!;
  expect(dark.x).toBeGreaterThan(EDGE);
  expect(dark.y).toBeGreaterThan(EDGE);
  expect(dark.x + dark.width).toBeLessThan(width - EDGE);
  expect(dark.y + dark.height).toBeLessThan(height - EDGE);
}

describeWith(['pdftoppm'], 'a printed PDF', () => {
  const check = (sheet: Sheet, symbology: Symbology) => {
    const drawn = drawPdf(toPdf(sheet));
    expect(drawn).toHaveLength(sheet.pages.length);
    for (const [i, page] of sheet.pages.entries()) {
      keepsEdges(drawn[i]!, [page.width, page.height]);
      readPage(drawn[i]!, page.codes, symbology);
    }
  };

  it.each(every(2, SYMBOLOGIES))(
    'of the commands can be scanned, in %s',
    { timeout: 120_000 },
    (symbology) => {
      // In `npm test` the smallest codes of each kind are scanned; `npm run test:all` scans every sheet on every paper.
      for (const paper of ALL ? PAPERS : PAPERS.slice(0, 1)) check(commands(symbology, paper), symbology);
    },
  );

  describe.each(every(2, SYMBOLOGIES))('of a deck can be scanned, in %s', (symbology) => {
    it.each(decksOf(symbology).slice(0, ALL ? 3 : 1))(
      '%i packs, %i jokers, %i mm, %s',
      { timeout: 120_000 },
      (...deck) => check(deckOf(symbology, deck), symbology),
    );
  });
});

describeWith([CHROMIUM], 'a printed SVG', () => {
  /** CSS pixels are 96 to the inch. */
  const ZOOM = 2;
  let browser: Browser;
  beforeAll(async () => {
    browser = await openPage('about:blank', { width: 900 * ZOOM, height: 1200 * ZOOM });
  });
  afterAll(() => browser?.close());

  async function drawSvg(svg: string): Promise<Pixels> {
    const { page } = browser;
    await page.setContent(`<body style="margin:0;zoom:${ZOOM}">${svg}</body>`);
    const bytes = await page.locator('svg').screenshot({ type: 'png' });
    const [width, height, packed] = await page.evaluate(
      async (address) => {
        const picture = await createImageBitmap(await (await fetch(address)).blob());
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        const context = canvas.getContext('2d')!;
        context.drawImage(picture, 0, 0);
        const { data } = context.getImageData(0, 0, picture.width, picture.height);
        // One bit a pixel: there are nine million of them to bring over.
        const bits = new Uint8Array(Math.ceil(data.length / 32));
        for (let i = 0; i < data.length; i += 4) if (data[i]! < 128) bits[i >> 5]! |= 1 << ((i >> 2) & 7);
        let text = '';
        for (let i = 0; i < bits.length; i += 8192)
          text += String.fromCharCode(...bits.subarray(i, i + 8192));
        return [picture.width, picture.height, btoa(text)] as const;
      },
      `data:image/png;base64,${bytes.toString('base64')}`,
    );
    const bits = Buffer.from(packed, 'base64');
    const grey = new Uint8Array(width * height);
    for (let i = 0; i < grey.length; i++) grey[i] = bits[i >> 3]! & (1 << (i & 7)) ? 0 : 255;
    return {
      width,
      height,
      grey,
      scale: (96 * ZOOM) / 25.4,
    };
  }

  it.each(every(2, SYMBOLOGIES))('can be scanned, in %s', { timeout: 120_000 }, async (symbology) => {
    const sheets = [() => commands(symbology), () => deckOf(symbology, decksOf(symbology)[1])];
    // In `npm test` the sheet that is usual with these codes is scanned; `npm run test:all` scans both.
    const usual = symbology === 'code128' ? sheets.slice(0, 1) : sheets.slice(1);
    for (const draw of ALL ? sheets : usual) {
      const page = draw().pages[0]!;
      const pixels = await drawSvg(toSvg(page));
      keepsEdges(pixels, [page.width, page.height]);
      readPage(pixels, page.codes, symbology);
    }
  });
});

describe('the sheet of commands', () => {
  it('has what every turn needs first', () => {
    const [first] = commandsFor(3);
    expect(first![1].map(({ name }) => name)).toEqual([
      'DONE',
      'PICKUP',
      'UNDO',
      'BLIND',
      'SEAT',
      'SEAT',
      'SEAT',
    ]);
  });

  it('has as many seats as are asked for, with their names', () => {
    const sheet = commandSheet({ paper: 'a4', symbology: 'qr', seats: 2, names: ['Ann'] }, words);
    const seats = textsOf(sheet).filter((text) => text.startsWith('CMD:SEAT'));
    expect(seats).toEqual(['CMD:SEAT:1', 'CMD:SEAT:2']);
    const said = sheet.pages.flatMap(({ shapes }) =>
      shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])),
    );
    expect(said).toContain('Seat 1: Ann');
    expect(said).toContain('Seat 2');
  });

  it('says of every command what it does', () => {
    const whats = PLAIN_COMMANDS.map((name) => words.plain[name].what);
    expect(new Set(whats).size).toBe(PLAIN_COMMANDS.length);
  });
});

/** Square codes at the ends of what can be had of them, and as large as is told. */
const SQUARES = (['datamatrix', 'qr'] as const).flatMap((symbology) =>
  [SIZES[symbology].min, SIZES[symbology].usual, 16, SIZES[symbology].max].map(
    (size) => [symbology, size] as const,
  ),
);

describe('a deck', () => {
  it('tells the suits by their shapes and their names', () => {
    const { pages } = deckSheet(
      { paper: 'a4', symbology: 'datamatrix', packs: 1, jokers: 1, size: 8 },
      words,
    );
    const said = pages.flatMap(({ shapes }) =>
      shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])),
    );
    for (const suit of Object.values(words.suits))
      expect(said.filter((text) => text === suit)).toHaveLength(26);
    expect(said.filter((text) => text === words.joker)).toHaveLength(2);
  });

  /** The name on a label of that size: how large its letters are, and the right and the lower end of rank and suit. */
  const nameOn = (symbology: 'datamatrix' | 'qr', size: number) => {
    const code = encode(symbology, 'TH');
    const { width, draw } = square(code, namesOf('TH', 1, words), size, code.width);
    const { shapes, codes } = draw(0, 0);
    const rank = shapes.find((shape) => shape.kind === 'text')!;
    const suit = shapes.find((shape) => shape.kind === 'area' && !shape.holes)!;
    const places =
      suit.kind === 'area'
        ? suit.steps.flatMap((step) =>
            step.to === 'line' || step.to === 'move' ? [step.at] : step.to === 'curve' ? [step.at[2]] : [],
          )
        : [];
    return {
      text: rank.kind === 'text' ? rank.text : '',
      letters: rank.kind === 'text' ? rank.size : 0,
      left: rank.kind === 'text' ? rank.at[0] : 0,
      right: Math.max(...places.map(([x]) => x)),
      bottom: Math.max(...places.map(([, y]) => y)),
      width,
      white: codes[0]!.box.y - codes[0]!.quiet.y,
    };
  };

  it.each(SQUARES)(
    'of %s has the name at the top left of its labels, over the code, at %i mm',
    (symbology, size) => {
      const { text, left, right, bottom, width, white } = nameOn(symbology, size);
      expect(text).toBe('10');
      expect(left).toBeLessThan(1);
      expect(right).toBeLessThan(width);
      expect(bottom).toBeLessThan(white);
    },
  );

  it('has larger names on larger labels', () => {
    const letters = [5, 8, 12, 16, 20].map((size) => nameOn('datamatrix', size).letters);
    expect(letters).toEqual(letters.toSorted((a, b) => a - b));
    // Capitals as high as those in a card's own corner, which the label covers.
    expect(0.7 * letters[3]!).toBeGreaterThan(4.5);
  });

  it('says of which pack a card is, where there are several, but for a joker', () => {
    const lines = (['TH', '2:TH', '3:TH', 'X1'] as const).map((card) =>
      namesOf(card, 3, words).lines.join(', '),
    );
    expect(lines).toEqual(['hearts, pack 1', 'hearts, pack 2', 'hearts, pack 3', `${words.joker}, `]);
    expect(namesOf('TH', 1, words).lines).toEqual(['hearts']);
  });

  it('has codes that the referee reads as that card', () => {
    for (const deck of decksOf('qr').slice(2)) {
      const [packs, jokers] = deck;
      for (const text of textsOf(deckOf('qr', deck)))
        expect(makeCode(readCode(text, { packs, jokers }) as never)).toBe(text);
    }
  });
});

describe('how large labels are', () => {
  const { watch, show } = labelsFor(1920);

  it.each([
    [1920, 80, 120],
    [1280, 50, 80],
  ])(
    'is enough for a camera of %i pixels across, at most %i cm above the table, or %i for unmarked cards',
    (width, height, unmarked) => {
      const { pxPerModule, pxPerCard } = NEEDED;
      expect(labelsFor(width)).toEqual({
        ...{ watch: 16, show: 8, highest: height },
        unmarked: { pixels: pxPerCard, highest: unmarked },
      });
      const across = (centimetres: number) => 2 * Math.tan((35 * Math.PI) / 180) * centimetres * 10;
      expect(((width / across(height)) * watch) / 10).toBeGreaterThanOrEqual(pxPerModule);
      expect((width / across(unmarked)) * 88).toBeGreaterThanOrEqual(pxPerCard);
    },
  );

  it.each(['docs/codes.md', 'docs/camera.md'])('is the same in %s', (page) => {
    const text = readFileSync(page, 'utf8');
    const sizes = [...text.matchAll(/(\d+) mm/g)].map(([, size]) => Number(size));
    expect(new Set(sizes)).toEqual(new Set([watch, show]));
    const heights = [...text.matchAll(/(\d+) cm/g)].map(([, height]) => Number(height));
    const said = [1920, 1280].map(labelsFor).flatMap(({ highest, unmarked }) => [highest, unmarked.highest]);
    expect(said).toEqual(expect.arrayContaining(heights));
    for (const width of [1920, 1280]) expect(heights).toContain(labelsFor(width).highest);
  });

  it.each([
    ['README.md', /labels: (\d+) mm/],
    ['docs/problems.md', /labels below (\d+) mm/],
  ])('is the same in %s', (page, said) => {
    expect(said.exec(readFileSync(page, 'utf8'))?.[1]).toBe(String(watch));
  });
});

describe('files', () => {
  const draw = () => commandSheet({ paper: 'a4', symbology: 'code128', seats: 12, names: NAMES }, words);
  const sheet = draw();

  it('are one PDF, the same for the same sheet, of nothing but ASCII', () => {
    const [pdf, ...more] = filesOf(sheet, 'codes', 'pdf');
    expect(more).toEqual([]);
    expect(pdf).toEqual({ name: 'codes.pdf', text: toPdf(draw()) });
    expect(pdf!.text).toMatch(/^[\n -~]*$/);
  });

  it('are an SVG for each page', () => {
    const names = filesOf(sheet, 'codes', 'svg').map(({ name }) => name);
    expect(names).toEqual(sheet.pages.map((_, i) => `codes-${i + 1}.svg`));
    expect(toSvg(sheet.pages[0]!)).toContain(`width="${PAPER_SIZES.a4[0]}mm"`);
  });

  it.each([
    ['Zoë', true],
    ['Œuvre €', true],
    ['Łukasz', false],
    ['百合', false],
  ])('of PDF show %s: %s', (name, shown) => {
    expect(canShow(name)).toBe(shown);
  });
});
