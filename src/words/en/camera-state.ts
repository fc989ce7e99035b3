/** How the camera is, as every screen says it. */
import type { CameraState, CameraView } from '../../protocol/camera.ts';
import type { HowItIs } from '../facts.ts';

const states: Record<CameraState, HowItIs> = {
  off: { short: 'camera off', what: null },
  starting: {
    short: 'camera starting',
    what: 'If the browser asks whether this page may use the camera, allow it.',
  },
  open: { short: 'camera', what: null },
  lost: {
    short: 'camera lost',
    what: 'The camera was unplugged. Plug it in again: it continues by itself.',
  },
  notFound: {
    short: 'no camera found',
    what: 'No camera was found. Plug one in: Burnpile then finds it by itself.',
  },
  refused: {
    short: 'camera not allowed',
    what: 'This page may not use the camera. Allow it in the settings of the browser or the computer, then try again.',
  },
  busy: {
    short: 'camera in use',
    what: 'Another program is using the camera. Close that program: Burnpile then connects by itself.',
  },
  insecure: {
    short: 'no camera on this page',
    what: 'Browsers don’t let a page from another computer use the camera. Open Burnpile on the computer with the camera; a phone can be its webcam.',
  },
  paused: {
    short: 'camera sees nothing',
    what: 'The camera gives no pictures. Keep its window in view: a hidden one sees nothing. If that is not it, unplug the camera and plug it in again.',
  },
  broken: {
    short: 'camera can’t be read',
    what: 'The page that has the camera can’t read its pictures. Load it again. If that does not help, use a newer browser, or another one.',
  },
  failed: {
    short: 'camera not working',
    what: 'The camera does not work here. Unplug it and plug it in again, or choose another one or a smaller picture.',
  },
};

const sights: Record<CameraView['sight'], HowItIs> = {
  clear: { short: 'camera', what: null },
  hand: {
    short: 'hand in the way',
    what: 'Something is moving over the pile. The pile is read once that stops.',
  },
  unread: {
    short: 'a card can’t be read',
    what: 'There is something on the pile that can’t be read. Turn the card so that a corner shows, or scan or tap it.',
  },
  moved: {
    short: 'camera was moved',
    what: 'The camera was moved, or the table under it: set the frame again.',
  },
  dark: { short: 'too dark', what: 'It is too dark to see the pile. Switch on a light.' },
};

/** How the camera is, beside the scanner. */
export const cameraState = {
  states,
  sights,
  elsewhere: {
    short: 'camera in another window',
    what: 'Another window of this browser has the camera.',
  },
  /** Cards without labels can’t be read on this page. */
  labelsOnly: {
    short: 'only labels are read',
    what: 'Unmarked cards can’t be read here, because the part that reads them isn’t working; labels still can. Reload the page, or try a newer browser, or another one.',
  },
};
