import { createWriteStream } from 'node:fs';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { renderScene } from '../camera/scene/render.ts';
import { GOOD_LIGHT, GOOD_OPTICS, type Scene, type SceneCard } from '../camera/scene/scene.ts';

/** A table as a camera above it would see it, with these cards. */
export const tableWith = (cards: readonly SceneCard[], more: Partial<Scene> = {}): Scene => ({
  seed: 5,
  camera: { width: 1280, height: 720, x: 0, y: 0, tilt: 8, turn: 0, scale: 4.4 },
  table: 'cloth',
  codeSide: 12,
  cards,
  hands: [],
  light: GOOD_LIGHT,
  optics: GOOD_OPTICS,
  ...more,
});

async function jpegOf(scene: Scene): Promise<Buffer> {
  const { frame, rgba } = renderScene(scene);
  const canvas = createCanvas(frame.width, frame.height);
  canvas.getContext('2d').putImageData(new ImageData(rgba, frame.width, frame.height), 0, 0);
  return canvas.encode('jpeg', 88);
}

/** Writes what Chromium plays as a camera, over and over: each scene for so many seconds, 30 frames in each. */
export async function writeFilm(
  path: string,
  shots: readonly { readonly scene: Scene; readonly seconds: number }[],
): Promise<void> {
  const file = createWriteStream(path);
  for (const { scene, seconds } of shots) {
    const jpeg = await jpegOf(scene);
    for (let i = 0; i < 30 * seconds; i++) file.write(jpeg);
  }
  await new Promise<void>((done) => file.end(done));
}

/** Switches with which Chromium takes such a file for its camera, and lets our page use it. */
export const filmSwitches = (path: string): readonly string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${path}`,
];
