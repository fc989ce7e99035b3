import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../src/device/frame.ts';
import { makeShowReader } from '../../../src/recognition/camera/show-reader.ts';
import { commandSheet } from '../../../src/sheet/commands.ts';
import type { Page, PlacedCode, Step } from '../../../src/sheet/drawing.ts';
import { SYMBOLOGIES, type Symbology } from '../../../src/sheet/sizes.ts';
import { sheet as words } from '../../../src/words/en/sheet.ts';

const [WIDTH, HEIGHT] = [1280, 720];
const PAPER = 222;
const INK = '#1c1c1c';

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

function trace(context: Context, step: Step) {
  if (step.to === 'move') context.moveTo(...step.at);
  else if (step.to === 'line') context.lineTo(...step.at);
  else if (step.to === 'curve') context.bezierCurveTo(...step.at[0], ...step.at[1], ...step.at[2]);
  else context.closePath();
}

/** A page as a camera sees it that looks at a place of it, in millimetres, with so many pixels for each of them. */
function seen(page: Page, [x, y]: readonly [number, number], scale: number, turned: number): Frame {
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
  context.fillStyle = '#8a8078';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.translate(WIDTH / 2, HEIGHT / 2);
  context.rotate((turned * Math.PI) / 180);
  context.scale(scale, scale);
  context.translate(-x, -y);
  context.fillStyle = `rgb(${PAPER}, ${PAPER}, ${PAPER})`;
  context.fillRect(0, 0, page.width, page.height);
  context.fillStyle = context.strokeStyle = INK;
  for (const shape of page.shapes) {
    if (shape.kind === 'area') {
      context.beginPath();
      for (const step of shape.steps) trace(context, step);
      context.fill(shape.holes ? 'evenodd' : 'nonzero');
    } else if (shape.kind === 'text') {
      context.font = `${shape.bold ? 'bold ' : ''}${shape.size}px sans-serif`;
      context.fillText(shape.text, ...shape.at);
    } else if (shape.kind === 'rule') {
      context.lineWidth = 0.25;
      context.beginPath();
      context.moveTo(...shape.from);
      context.lineTo(...shape.to);
      context.stroke();
    }
  }
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  return {
    width: WIDTH,
    height: HEIGHT,
    grey: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => data[i * 4]!),
    at: 0,
  };
}

const middleOf = ({ box }: PlacedCode) => [box.x + box.width / 2, box.y + box.height / 2] as const;

/** Pixels a millimetre: the sheet as far away as it is usually held, nearer, and quite near. */
const SCALES: Readonly<Record<Symbology, readonly number[]>> = {
  datamatrix: [5, 8, 12],
  qr: [5, 8, 12],
  // Bars are finer.
  code128: [8, 10, 14],
};

/** The same with a thumb on it. */
function covered(frame: Frame, half: number): Frame {
  const grey = Uint8Array.from(frame.grey);
  for (let y = HEIGHT / 2 - half; y < HEIGHT / 2 + half; y++)
    grey.fill(140, y * WIDTH + WIDTH / 2 - half, y * WIDTH + WIDTH / 2 + half);
  return { ...frame, grey };
}

describe.each(SYMBOLOGIES)('the printed sheet of commands as %s, held up', (symbology) => {
  const { pages } = commandSheet({ paper: 'a4', symbology, seats: 4, names: ['Ann', 'Bo'] }, words);
  const all = pages.flatMap((page) => page.codes.map((code) => ({ page, code })));
  const reader = makeShowReader();

  it.each(SCALES[symbology])(
    'gives the command in the middle or none, and nearly always that: %d pixels a millimetre',
    async (scale) => {
      const [right, wrong, missed]: [string[], string[], string[]] = [[], [], []];
      for (const [i, { page, code }] of all.entries()) {
        const [found] = await reader.read(seen(page, middleOf(code), scale, (i % 5) - 2));
        (found === undefined ? missed : found.text === code.text ? right : wrong).push(code.text);
      }
      expect(wrong).toEqual([]);
      expect(right.length / all.length).toBeGreaterThanOrEqual(0.9);
    },
    120_000,
  );

  it('gives none while a thumb is on the one in the middle', async () => {
    const given: string[] = [];
    for (const { page, code } of all.filter((_, i) => i % 4 === 0)) {
      const frame = covered(seen(page, middleOf(code), 8, 0), 70);
      given.push(...(await reader.read(frame, { harder: true })).map(({ text }) => text));
    }
    expect(given).toEqual([]);
  }, 60_000);
});
