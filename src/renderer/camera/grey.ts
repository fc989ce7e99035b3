import type { Frame } from '../../device/frame.ts';

/** Formats whose first plane is the brightness, and how many pixels of it share one colour, both ways. */
const HALVED: Readonly<Record<string, 'planes' | 'pairs'>> = { I420: 'planes', NV12: 'pairs' };

type Picture = { readonly width: number; readonly height: number; readonly grey: Uint8Array };

/** Where the planes go, each right after the one before, with no gap between rows. */
function layoutOf(format: string, width: number, height: number): PlaneLayout[] {
  const half = Math.ceil(width / 2);
  const rows = Math.ceil(height / 2);
  const size = width * height;
  return HALVED[format] === 'planes'
    ? [
        { offset: 0, stride: width },
        { offset: size, stride: half },
        { offset: size + half * rows, stride: half },
      ]
    : [
        { offset: 0, stride: width },
        { offset: size, stride: 2 * half },
      ];
}

async function brightness(frame: VideoFrame): Promise<Picture> {
  // Some cameras give pictures of an odd size.
  const { width, height } = frame.visibleRect ?? { width: frame.codedWidth, height: frame.codedHeight };
  const layout = layoutOf(frame.format ?? '', width, height);
  const planes = new Uint8Array(width * height + 2 * Math.ceil(width / 2) * Math.ceil(height / 2));
  await frame.copyTo(planes, { layout });
  return { width, height, grey: planes.subarray(0, width * height) };
}

/** Any other format is drawn, which takes several times as long. */
function drawn(frame: VideoFrame): Picture {
  const { displayWidth: width, displayHeight: height } = frame;
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('no canvas');
  pen.drawImage(frame, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const grey = new Uint8Array(width * height);
  for (let i = 0; i < grey.length; i++)
    grey[i] = (77 * data[4 * i]! + 150 * data[4 * i + 1]! + 29 * data[4 * i + 2]!) >> 8;
  return { width, height, grey };
}

/** The frame in grey, taken at that time; the frame stays open. */
export async function greyOf(frame: VideoFrame, at: number): Promise<Frame> {
  const isHalved = frame.format !== null && Object.hasOwn(HALVED, frame.format);
  return { ...(isHalved ? await brightness(frame) : drawn(frame)), at };
}
