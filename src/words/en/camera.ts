import type { CameraChoice } from '../../protocol/camera.ts';
import type { Advice } from '../../recognition/camera/measure.ts';
import type { AdviceFacts, LabelFacts, Labelled } from '../facts.ts';

const advice: Record<Advice['code'], (facts: AdviceFacts) => string> = {
  fine: () => 'Bright, sharp, close enough. Leave the camera where it is.',
  nothing: () =>
    'No card is read. Put any card face up in the frame. If a card is in the frame, move the camera closer, teach the deck to the camera, or print labels.',
  closer: ({ measured, needed }) =>
    `Move the camera closer: a square of the code is ${measured.toFixed(1)} px wide, and needs ${needed}. Larger labels or a larger picture help too.`,
  cardCloser: ({ measured, needed }) =>
    `Move the camera closer: a card is about ${Math.round(measured)} px high, and needs ${needed}. A larger picture or labels help too.`,
  focus: () => 'The picture is blurred: focus the camera, clean its lens, or move it a little further away.',
  tooDark: () => 'Too dark: switch on a light, or bring one nearer.',
  tooBright: () => 'Too bright: turn the lamp aside, so that it makes no glare on the cards.',
  uneven: () => 'One side is much darker: put the light above the middle of the table.',
};

/** The screen of the camera. */
export const camera = {
  title: 'Camera',
  /** The button that leads there. */
  setUp: 'Camera',
  /** The same beside its name. */
  setItUp: 'Set up',
  /** The one thing to do, by how the camera is used; and that it is done. */
  headlines: {
    off: 'How should the camera be used?',
    show: 'Hold any card up to the camera',
    watch: 'Put any card under the camera',
    read: 'The camera reads your cards',
  },
  useNone: 'Use no camera',
  goOn: 'Continue',
  goOnAnyway: 'Continue anyway',
  /** After the name of the camera: which one, and what seldom changes. */
  change: 'change',
  use: 'How it is used',
  modes: {
    off: { name: 'Without a camera', what: 'Cards are scanned, tapped or typed.' },
    show: { name: 'Show the cards', what: 'Hold one card after another up to the camera.' },
    watch: { name: 'Watch the pile', what: 'The camera looks down on the table and sees what is played.' },
  } satisfies Record<CameraChoice['mode'], Labelled>,
  device: 'Which camera',
  /** The device that the browser chooses. */
  anyDevice: 'any camera',
  unnamed: (number: number) => `Camera ${number}`,
  /** A device that was chosen and isn’t there now. */
  absent: 'the chosen one, not connected',
  size: 'Picture',
  pixels: (width: number, height: number) => `${width} × ${height}`,
  doubt: {
    which: (one: string, other: string) => `${one} or ${other}?`,
    how: 'The camera isn’t sure. Tap the card, or just show it again.',
    /** Under the picture. */
    saw: 'what the camera saw',
    none: 'No card',
    alt: 'The card as the camera sees it',
  },
  takeHere: 'Use it here',
  again: 'Try again',
  off: 'Choose how to use the camera.',
  /** The live picture, for a screen reader. */
  live: 'What the camera sees, with every card that is read',
  zones: {
    pile: 'Pile',
    faceUp: (name: string) => `${name}, face up`,
    move: (zone: string) => `Move: ${zone}`,
    corner: {
      nw: (zone: string) => `Top left corner: ${zone}`,
      ne: (zone: string) => `Top right corner: ${zone}`,
      se: (zone: string) => `Bottom right corner: ${zone}`,
      sw: (zone: string) => `Bottom left corner: ${zone}`,
    },
    faceUpTitle: {
      name: 'Face-up cards',
      what: 'Put a frame around somebody’s face-up cards, and they are read before the first card.',
    },
  },
  reading: {
    waiting: 'Nothing is read yet. Put any card face up under the camera.',
    show: 'Nothing is read yet. Hold a card still until its name appears.',
    foreign: 'not a Burnpile code',
    perModule: (pixels: number) => `a square of the code is ${pixels.toFixed(1)} px wide`,
    cardHeight: (pixels: number) => `a card is about ${Math.round(pixels)} px high`,
    advice,
    meanwhile: 'Nothing is played while this page is open.',
  },
  still: {
    name: 'No movement for',
    what: 'A play is over after this long without movement.',
  },
  evidence: {
    title: 'Evidence',
    name: 'Keep a picture of each ruling',
    what: 'For disputes: the log shows it. Pictures stay on this computer.',
    kept: (pictures: number, folder: string) =>
      `${pictures === 0 ? 'No picture is' : pictures === 1 ? '1 picture is' : `${pictures} pictures are`} kept: ${folder}`,
    delete: 'Delete all pictures',
    sure: (pictures: number) => (pictures === 1 ? 'Delete the picture?' : `Delete all ${pictures} pictures?`),
    keep: 'Keep them',
    trouble: 'The last picture could not be kept: check the disk.',
    /** Button: the picture of a ruling. */
    show: 'Picture',
    alt: 'The pile as the camera saw it at this ruling',
    gone: 'The picture is not there any more.',
  },
  steps: {
    title: 'Three steps',
    done: 'done',
    watch: ({ unmarked }: LabelFacts, read: number): readonly Labelled[] => [
      {
        name: 'The camera looks straight down',
        what: `at most ${unmarked.highest} cm up, in even light; pictures stay on this computer`,
      },
      { name: 'It reads your cards', what: `${read} of 3 cards read` },
      {
        name: 'Where the pile is',
        what: 'Drag the dashed frame and its corners, with room to spare; or Tab to them and use the arrows.',
      },
    ],
    show: (_: LabelFacts, read: number): readonly Labelled[] => [
      {
        name: 'The camera faces you',
        what: 'sharp at a hand’s length; pictures stay on this computer',
      },
      { name: 'It reads your cards', what: `${read} of 3 cards read` },
      {
        name: 'One card after another',
        what: 'Hold each still until its name appears, then take it away. Keep other cards out of sight.',
      },
    ],
    /** What else helps, where a deck is read badly. */
    labels: {
      watch: ({ watch, highest }: LabelFacts) =>
        `Does the camera misread your deck? Teach the deck to it, or print DataMatrix labels of ${watch} mm for two opposite corners. With labels, hang the camera at most ${highest} cm up. Keep this window in view: a hidden one sees nothing.`,
      show: ({ show }: LabelFacts) =>
        `Does the camera misread your deck? Teach the deck to it, or print DataMatrix labels of ${show} mm or more and stick one on each card.`,
    },
  },
};
