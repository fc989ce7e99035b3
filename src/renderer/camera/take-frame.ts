import type { Frame } from '../../device/frame.ts';
import { frameOf } from '../../recognition/camera/colours.ts';

/** Formats whose first plane is the brightness, and how the colours of two by two pixels lie after it. */
const HALVED: Readonly<Record<string, 'planes' | 'pairs'>> = { I420: 'planes', NV12: 'pairs' };

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

/** Every second byte, from `first` on. */
const everySecond = (pairs: Uint8Array, first: 0 | 1): Uint8Array => {
  const out = new Uint8Array(pairs.length / 2);
  for (let i = 0, from = first; i < out.length; i++, from += 2) out[i] = pairs[from]!;
  return out;
};

async function copied(frame: VideoFrame, at: number): Promise<Frame> {
  // Some cameras give pictures of an odd size.
  const { width, height } = frame.visibleRect ?? { width: frame.codedWidth, height: frame.codedHeight };
  const format = frame.format ?? '';
  const size = width * height;
  const half = Math.ceil(width / 2) * Math.ceil(height / 2);
  const planes = new Uint8Array(size + 2 * half);
  await frame.copyTo(planes, { layout: layoutOf(format, width, height) });
  const colours = planes.subarray(size);
  const chroma =
    HALVED[format] === 'planes'
      ? { blue: colours.subarray(0, half), red: colours.subarray(half) }
      : { blue: everySecond(colours, 0), red: everySecond(colours, 1) };
  return { width, height, grey: planes.subarray(0, size), chroma, at };
}

/** Any other format is drawn, which takes several times as long. */
function drawn(frame: VideoFrame, at: number): Frame {
  const { displayWidth: width, displayHeight: height } = frame;
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('no canvas');
  pen.drawImage(frame, 0, 0);
  return frameOf(pen.getImageData(0, 0, width, height).data, width, height, at);
}

/** A picture of the video as readers take it, of that time; the video's own stays open. */
export async function takeFrame(frame: VideoFrame, at: number): Promise<Frame> {
  const isHalved = frame.format !== null && Object.hasOwn(HALVED, frame.format);
  return isHalved ? copied(frame, at) : drawn(frame, at);
}
