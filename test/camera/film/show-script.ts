import { seededRandom } from '../../../src/engine/random.ts';
import { CARD, type Camera, type CodedText, isCommand, type Place, type SceneHand } from '../scene/scene.ts';
import type { Moment, Script, Setting } from './moment.ts';

/** How cards are held up to a camera, one after the other. */
export interface Showing {
  readonly cards: readonly CodedText[];
  /** In seconds: from one card to the next, and how long each is held up of it. */
  readonly every: number;
  readonly held: number;
  /** Before the first card. */
  readonly wait?: number;
}

/** Which card is held up from when to when; on its way there it is seen a little earlier and later. */
export interface Shown {
  readonly card: CodedText;
  readonly from: number;
  readonly until: number;
}

export interface ShowScript extends Script {
  readonly shown: readonly Shown[];
}

const COMING = 0.3;
/** Cards come from below the picture, so far in millimetres. */
const BELOW = 190;
/** The camera is turned to the player: its picture is upright, and a card is nearly as high as it. */
const CAMERA = { x: 0, y: 0, tilt: 0, turn: 0 } as const;

/** Millimetres from the edge of a card to its codes, and how much nearer to the middle a command is held. */
const [EDGE, NEARER] = [3, 0.3];

const smooth = (part: number) => {
  const t = Math.min(1, Math.max(0, part));
  return t * t * (3 - 2 * t);
};

/** A hand is never still: slow waves of a few millimetres and degrees. */
const sway = (at: number, phase: number, most: number) =>
  most * (Math.sin(2.1 * at + phase) * 0.7 + Math.sin(5.3 * at + 2 * phase) * 0.3);

/**
 * Where a card is held, its middle up to so many millimetres beside that of the picture. Of a command, the code at
 * its top left end is brought there, as of one of a sheet.
 */
function heldAt(
  card: CodedText,
  x: number,
  y: number,
  rotation: number,
  codeSide: number,
): Pick<Place, 'x' | 'y'> {
  if (!isCommand(card)) return { x, y };
  const [left, top] = [CARD.width / 2 - codeSide * 0.5 - EDGE, CARD.height / 2 - codeSide * 0.5 - EDGE];
  const [cos, sin] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)];
  return { x: x * NEARER + cos * left - sin * top, y: y * NEARER + sin * left + cos * top };
}

/** A film of cards that are held up to the camera one by one, 1280×720 unless the camera says otherwise. */
export function showScript(
  setting: Setting,
  { cards, every, held, wait = 1 }: Showing,
  size: Pick<Camera, 'width' | 'height'> = { width: 1280, height: 720 },
): ShowScript {
  const random = seededRandom(setting.seed);
  const about = (most: number) => (random() * 2 - 1) * most;
  const camera: Camera = { ...CAMERA, ...size, scale: size.height / 125 };
  const turns = cards
    .map((card, i) => ({
      card,
      from: wait + i * every,
      x: about(18),
      y: about(8),
      rotation: about(18),
      lean: about(20),
      phase: random() * 6,
    }))
    .map((turn) => ({ ...turn, ...heldAt(turn.card, turn.x, turn.y, turn.rotation, setting.codeSide) }));
  return {
    setting,
    seconds: wait + cards.length * every,
    shown: turns.map(({ card, from }) => ({
      card,
      from: from + COMING,
      until: from + held - COMING,
    })),
    momentAt(at): Moment {
      const now = turns.find(({ from }) => at >= from && at < from + held);
      const nothing: Moment = { camera, lying: [], moving: [], hands: [], motion: [0, 0] };
      if (now === undefined) return nothing;
      const since = at - now.from;
      const away = 1 - Math.min(smooth(since / COMING), smooth((held - since) / COMING));
      const place: Place = {
        x: now.x + sway(at, now.phase, 2),
        y: now.y + sway(at, now.phase + 1, 2) + away * BELOW,
        rotation: now.rotation + sway(at, now.phase + 2, 2),
        lean: now.lean + sway(at, now.phase + 3, 4),
      };
      const smear = away > 0 && away < 1 ? 6 : 0;
      const hand: SceneHand = { x: place.x + 8, y: place.y + 30, rotation: -12, height: 4, smear };
      return { ...nothing, moving: [{ ...place, card: now.card, smear }], hands: [hand] };
    },
  };
}
