import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { PACKS } from '../engine/cards.ts';
import { boxOf, mapCorners } from '../recognition/camera/corners.ts';
import { withPacks } from '../recognition/camera/one-card.ts';
import type { CardReader, Found } from '../recognition/camera/reader.ts';
import { spotOf } from '../recognition/camera/region.ts';
import { viewOf } from '../recognition/camera/view.ts';
import { makeWatchReader } from '../recognition/camera/watch-reader.ts';
import { type CodedDeck, makeCode, readCode } from '../recognition/code.ts';
import { besideLabels } from '../recognition/faces/beside-labels.ts';
import { makeFaceReader } from '../recognition/faces/face-reader.ts';
import type { AllWords } from '../words/words.ts';
import { makeFlagReader, refuse } from './flags.ts';
import { networkIn } from './network.ts';
import { openPicture, type PictureFault } from './picture.ts';

/** What the command line gives, as text. */
export interface RecogniseFlags {
  readonly packs: string;
  readonly jokers: string;
}

/** A card in a picture; `box` is left, top, width and height in pixels and holds every code, or index, of the card. */
export interface SeenCard {
  readonly card: string;
  readonly confidence: number;
  readonly box: readonly [number, number, number, number];
  readonly how: Found['how'];
}

/** What is in one picture; `other` counts the codes that are no card of the deck. */
export interface Recognised {
  readonly cards: readonly SeenCard[];
  readonly other: number;
}

/** The answer for one file; `ms` is how long it was looked at, opening not counted. */
export type RecogniseAnswer =
  | ({ readonly file: string; readonly ms: number } & Recognised)
  | {
      readonly file: string;
      readonly cards: readonly [];
      readonly error: { readonly code: PictureFault; readonly message: string };
    };

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** All codes or indices of one card, which bears one at each end. */
function toCard(card: string, codes: readonly Found[]): SeenCard {
  const { x, y, width, height } = boxOf(codes.flatMap(({ corners }) => corners));
  return {
    card,
    confidence: rounded(Math.max(...codes.map(({ confidence }) => confidence)), 2),
    box: [rounded(x, 1), rounded(y, 1), rounded(width, 1), rounded(height, 1)],
    how: codes[0]!.how,
  };
}

/** Sorts what was found into the cards of a deck, each once, from left to right, and what else there is. */
export function toCards(found: readonly Found[], deck: CodedDeck): Recognised {
  const ours = found.flatMap((one) => {
    const reading = readCode(one.text, deck);
    return reading.kind === 'card' ? [{ ...one, ...spotOf(one), text: makeCode(reading) }] : [];
  });
  const byCard = new Map<string, Found[]>();
  for (const one of withPacks(ours)) byCard.set(one.text, [...(byCard.get(one.text) ?? []), one]);
  const cards = [...byCard].map(([card, codes]) => toCard(card, codes));
  return { cards: cards.sort((a, b) => a.box[0] - b.box[0]), other: found.length - ours.length };
}

/** In pixels: no picture is made so small that a side is shorter. */
const SMALLEST = 640;

/**
 * Reads a picture as a whole, both passes, at every size that helps: in a photo of many millions of pixels a
 * code may be larger than any that a camera over a table sees.
 */
const atEverySize = (reader: CardReader): CardReader => ({
  name: reader.name,
  async read(frame) {
    const found: Found[] = [...(await reader.read(frame, { harder: true }))];
    for (let scale = 2; Math.min(frame.width, frame.height) / scale >= SMALLEST; scale *= 2) {
      const [width, height] = [Math.floor(frame.width / scale), Math.floor(frame.height / scale)];
      const centre = [frame.width / 2, frame.height / 2] as const;
      const view = viewOf(frame, { centre, width, height, scale, turned: 0 });
      for (const code of await reader.read({ ...view, at: frame.at }, { harder: true }))
        if (!found.some(({ text }) => text === code.text))
          found.push({ ...code, corners: mapCorners(code.corners, view.toPicture) });
    }
    return found;
  },
});

async function answerFor(
  words: AllWords['cli'],
  file: string,
  reader: CardReader,
  deck: CodedDeck,
): Promise<RecogniseAnswer> {
  const opened = await openPicture(file);
  if (!opened.ok) {
    const message = words.pictureFaults[opened.code](opened.detail);
    return { file, cards: [], error: { code: opened.code, message } };
  }
  const begun = performance.now();
  const found = await reader.read(opened.frame);
  const ms = rounded(performance.now() - begun, 1);
  return { file, ...toCards(found, deck), ms };
}

const MODELS = fileURLToPath(new URL('../../resources/faces', import.meta.url));

/** Reads labels, with the decoder from the installed package. */
async function makeLabelReader(): Promise<CardReader> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const wasm = (buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength);
  return atEverySize(await makeWatchReader({ wasm }));
}

/**
 * `burnpile recognise IMAGE…`: one line of JSON for each picture, in their order, and where pictures have no card a
 * hint on standard error. Gives the exit status: 2 if a file couldn't be opened, flags can't be read, or unmarked cards
 * can't, for want of the trained networks in the folder `models` or as these failed; else 0, whether or not there are
 * cards.
 */
export async function runRecognise(
  { cli }: AllWords,
  files: readonly string[],
  flags: RecogniseFlags,
  models = MODELS,
): Promise<number> {
  const read = makeFlagReader(cli);
  const packs = read.whole('packs', 1, PACKS.length, flags.packs);
  const jokers = read.whole('jokers', 0, 4, flags.jokers);
  if (packs === null || jokers === null) return refuse(read.faults);
  const labels = await makeLabelReader();
  const loaded = await networkIn(models);
  if (!loaded.ok) console.error(cli.noFaces(loaded.code));
  let status = loaded.ok ? 0 : 2;
  let empty = 0;
  let failed = false;
  for (const file of files) {
    // Another picture may be of another deck, with other letters.
    const reader = loaded.ok ? besideLabels(labels, makeFaceReader(loaded.network)) : labels;
    const answer = await answerFor(cli, file, reader, { packs, jokers });
    failed ||= loaded.ok && loaded.network.failures() > 0;
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    if ('error' in answer) status = 2;
    else if (answer.cards.length + answer.other === 0) empty++;
  }
  if (failed) {
    console.error(cli.noFaces('failing'));
    status = 2;
  }
  if (empty > 0) console.error(cli.noCodes(empty));
  return status;
}
