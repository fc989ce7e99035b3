/** How the camera is, as every screen says it. */
import type { CameraState, CameraView } from '../../protocol/camera.ts';
import type { HowItIs } from '../facts.ts';

const states: Record<CameraState, HowItIs> = {
  off: { short: 'camera off', what: null },
  starting: {
    short: 'camera starts',
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
    what: 'Another program uses the camera. Close it there: Burnpile then takes it by itself.',
  },
  insecure: {
    short: 'no camera on this page',
    what: 'A browser gives no camera to a page from another computer. Open Burnpile on the computer that has it; a phone can be the webcam of that computer.',
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
    short: 'camera fails',
    what: 'The camera does not work here. Unplug it and plug it in again, or choose another one or a smaller picture.',
  },
};

const sights: Record<CameraView['sight'], HowItIs> = {
  clear: { short: 'camera', what: null },
  hand: {
    short: 'hand in the way',
    what: 'Something moves over the pile. It is read as soon as nothing does.',
  },
  unread: {
    short: 'a card can’t be read',
    what: 'Something lies on the pile that can’t be read. Turn the card so that a corner shows, or scan or tap it.',
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
    what: 'Unmarked cards can’t be read here: what reads them could not be loaded, or fails. Labels still can. Load the page again. If that does not help, use a newer browser, or another one.',
  },
};
