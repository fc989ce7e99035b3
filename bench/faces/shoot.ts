import type { Frame } from '../../src/device/frame.ts';
import { readFaces } from '../../src/recognition/faces/face-reader.ts';
import type { Network } from '../../src/recognition/faces/network.ts';
import { timed } from '../codes/clock.ts';
import { LEAST, type Shot } from './count.ts';
import type { Photo } from './photos.ts';

/** Reads all of a photo; returns its picture as well. */
export async function shoot(
  network: Network,
  photo: Photo,
): Promise<{ readonly frame: Frame; readonly shot: Shot }> {
  const frame = await photo.open();
  const { width, height } = frame;
  const whole = { x: 0, y: 0, width, height };
  const { result: readings, ms } = await timed(() => readFaces(network, frame, whole, LEAST));
  return { frame, shot: { ...photo, size: { width, height }, readings, ms } };
}
