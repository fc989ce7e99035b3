import { closeSync, openSync, writeSync } from 'node:fs';
import { renderScene } from '../camera/scene/render.ts';
import { GOOD_LIGHT, GOOD_OPTICS, type Scene, type SceneCard } from '../camera/scene/scene.ts';
import { toJpeg } from '../camera/scene/take.ts';

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

const jpegOf = (scene: Scene): Buffer => {
  const rendered = renderScene(scene);
  return toJpeg({ ...rendered.frame, rgba: () => rendered.rgba }, 88);
};

/**
 * Writes what Chromium plays as a camera, over and over: one still picture after the other, each for so many
 * seconds, 30 frames in each. Nothing moves between them: hands that lay cards are in the films of `test/camera`.
 */
export function writeStills(
  path: string,
  shots: readonly { readonly scene: Scene; readonly seconds: number }[],
): void {
  const file = openSync(path, 'w');
  for (const { scene, seconds } of shots) {
    const jpeg = jpegOf(scene);
    for (let i = 0; i < 30 * seconds; i++) writeSync(file, jpeg);
  }
  closeSync(file);
}

/** Switches with which Chromium takes such a file for its camera, and lets our page use it. */
export const filmSwitches = (path: string): readonly string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${path}`,
];
