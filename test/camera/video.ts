import { closeSync, openSync, writeSync } from 'node:fs';
import { type Film, makeFilm } from './film/film.ts';
import type { Script } from './film/moment.ts';
import { type Picture, toJpeg } from './scene/take.ts';

/** Of the files; what a film's own camera does to its pictures comes on top. */
const QUALITY = 85;

/** Each picture of a film as a JPEG file, in order; pictures that come again are encoded once. */
export function* jpegsOf(film: Film): Generator<Buffer> {
  const files = new WeakMap<Picture, Buffer>();
  for (let index = 0; index < film.frames; index++) {
    const { picture } = film.frameAt(index);
    let file = files.get(picture);
    if (file === undefined) {
      file = toJpeg(picture, QUALITY);
      files.set(picture, file);
    }
    yield file;
  }
}

/**
 * Writes a film as MJPEG, JPEG files one after the other, 30 a second: what Chromium plays, over and over, as its
 * camera with `--use-fake-device-for-media-stream --use-file-for-fake-video-capture=/absolute/file.mjpeg`.
 */
export function writeVideo(file: string, script: Script): void {
  const handle = openSync(file, 'w');
  try {
    for (const jpeg of jpegsOf(makeFilm(script))) writeSync(handle, jpeg);
  } finally {
    closeSync(handle);
  }
}
