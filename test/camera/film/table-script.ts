import { type Random, seededRandom } from '../../../src/engine/random.ts';
import type { Camera, CodedText, Place, SceneCard, SceneHand } from '../scene/scene.ts';
import type { Moment, Script, Setting } from './moment.ts';

/** What is done at a table, and when it begins, in seconds. `from` is where the player sits: 0 below, 90 to the left. */
export type Deed = { readonly at: number; readonly from?: number } & (
  | {
      /** Cards are laid side by side, so far from each other that their corners show. */
      readonly what: 'lay';
      readonly cards: readonly CodedText[];
      readonly x?: number;
      readonly y?: number;
      readonly rotation?: number;
    }
  /** A card lies there from the beginning. */
  | { readonly what: 'lies'; readonly card: CodedText; readonly rotation: number }
  /** The topmost cards are taken back. */
  | { readonly what: 'takeBack'; readonly count: number }
  /** All of the pile is taken away, to a player or out of the game: it looks the same. */
  | { readonly what: 'pickUp' | 'burn' }
  /** A hand passes over the table and does nothing. */
  | { readonly what: 'pass' }
  /** Somebody knocks against the camera. */
  | { readonly what: 'bump'; readonly dx: number; readonly dy: number; readonly turn: number }
);

/** What there is to be reported of a script: at which second it has come to be, the cards laid or gone. */
export interface Happening {
  readonly what: 'laid' | 'taken' | 'gone';
  readonly cards: readonly CodedText[];
  readonly at: number;
}

export interface TableScript extends Script {
  /** What lies there from the beginning. */
  readonly known: readonly CodedText[];
  readonly happenings: readonly Happening[];
}

export interface TableSetting extends Setting {
  readonly camera: Camera;
}

/** In seconds: a hand comes, does what it came for, and goes. */
export const REACHING = 0.6;
const GRASPING = 0.25;
const LEAVING = 0.5;
const PASSING = 1.3;
const BUMPING = 0.15;
/** Between two cards of one play, in millimetres. */
const BESIDE = 24;
/** Far enough to be out of every picture. */
const AWAY = 420;
/** From the middle of a card to the fingertips that hold its edge. */
const HOLD = 34;
/** How long a picture takes to take: what moves is smeared over the way that it goes meanwhile. */
const EXPOSURE = 1 / 80;

/** Fast first, then slower: how far on its way something is. */
const eased = (part: number) => 1 - (1 - Math.min(1, Math.max(0, part))) ** 2;
const speedAt = (part: number, seconds: number) => (part > 0 && part < 1 ? (2 * (1 - part)) / seconds : 0);

/** From the table's middle towards a player. */
const towards = (from: number): readonly [number, number] => {
  const angle = (from * Math.PI) / 180;
  return [-Math.sin(angle), Math.cos(angle)];
};

/** A hand on its way to or from a place: `away` is 0 there and 1 out of sight. */
function handAt(place: readonly [number, number], from: number, away: number, speed: number): SceneHand {
  const [dx, dy] = towards(from);
  const way = HOLD + away * AWAY;
  return {
    x: place[0] + dx * way,
    y: place[1] + dy * way,
    rotation: from,
    height: 5 + away * 80,
    smear: speed * AWAY * EXPOSURE,
  };
}

/** Cards in a hand that is on its way. */
function carried(cards: readonly SceneCard[], from: number, away: number, speed: number): SceneCard[] {
  const [dx, dy] = towards(from);
  return cards.map((card) => ({
    ...card,
    x: card.x + dx * away * AWAY,
    y: card.y + dy * away * AWAY,
    rotation: card.rotation + away * 25,
    height: away * 75,
    smear: speed * AWAY * EXPOSURE,
  }));
}

const middleOf = (places: readonly Place[]): readonly [number, number] => [
  places.reduce((sum, { x }) => sum + x, 0) / Math.max(1, places.length),
  places.reduce((sum, { y }) => sum + y, 0) / Math.max(1, places.length),
];

/** What one deed shows at a moment, beside the cards that lie still. */
interface Part {
  readonly moving: readonly SceneCard[];
  readonly hands: readonly SceneHand[];
}

/** A deed worked out: how it looks while it lasts. */
interface Act {
  readonly from: number;
  readonly until: number;
  readonly show: (at: number) => Part;
}

/** What lies from a time on. */
interface Lying {
  readonly from: number;
  readonly cards: readonly SceneCard[];
}

interface Plot {
  readonly acts: Act[];
  readonly lying: Lying[];
  readonly happenings: Happening[];
}

function lay(plot: Plot, deed: Extract<Deed, { what: 'lay' }>, random: Random): void {
  const about = (most: number) => (random() * 2 - 1) * most;
  const { at, from = 0, x = about(12), y = about(8), rotation = from + about(14) } = deed;
  const angle = (rotation * Math.PI) / 180;
  const cards = deed.cards.map((card, i): SceneCard => {
    const along = (i - (deed.cards.length - 1) / 2) * BESIDE;
    return {
      card,
      x: x + Math.cos(angle) * along,
      y: y + Math.sin(angle) * along,
      rotation: rotation + i * 3,
    };
  });
  const lies = at + REACHING;
  const place = middleOf(cards);
  plot.acts.push({
    from: at,
    until: lies + LEAVING,
    show(now) {
      if (now < lies) {
        const part = (now - at) / REACHING;
        const away = 1 - eased(part);
        const speed = speedAt(part, REACHING);
        return { moving: carried(cards, from, away, speed), hands: [handAt(place, from, away, speed)] };
      }
      const part = (now - lies) / LEAVING;
      return { moving: [], hands: [handAt(place, from, part ** 2, (2 * part) / LEAVING)] };
    },
  });
  plot.lying.push({ from: lies, cards: [...(plot.lying.at(-1)?.cards ?? []), ...cards] });
  plot.happenings.push({ what: 'laid', cards: deed.cards, at: lies });
}

/** A hand comes, takes the topmost cards and goes with them. */
function take(plot: Plot, at: number, from: number, count: number): void {
  const before = plot.lying.at(-1)?.cards ?? [];
  const taken = before.slice(before.length - count);
  const place = middleOf(taken.slice(-1));
  const grasps = at + REACHING;
  const goes = grasps + GRASPING;
  plot.acts.push({
    from: at,
    until: goes + REACHING,
    show(now) {
      const part = (now - at) / REACHING;
      if (now < grasps)
        return { moving: [], hands: [handAt(place, from, 1 - eased(part), speedAt(part, REACHING))] };
      if (now < goes) return { moving: taken, hands: [handAt(place, from, 0, 0)] };
      const back = (now - goes) / REACHING;
      const [away, speed] = [back ** 2, (2 * back) / REACHING];
      return { moving: carried(taken, from, away, speed), hands: [handAt(place, from, away, speed)] };
    },
  });
  const left = before.slice(0, before.length - count);
  plot.lying.push({ from: grasps, cards: left });
  const cards = taken.map(({ card }) => card);
  plot.happenings.push({ what: left.length === 0 ? 'gone' : 'taken', cards, at: goes + REACHING });
}

/** Across the table, from one side of the player to the other. */
function pass(plot: Plot, at: number, from: number): void {
  const [dx, dy] = towards(from);
  plot.acts.push({
    from: at,
    until: at + PASSING,
    show(now) {
      const part = (now - at) / PASSING;
      const [along, near] = [(part - 0.5) * 2, 1 - Math.sin(part * Math.PI)];
      const way = near * AWAY - 20;
      const hand: SceneHand = {
        x: -dy * along * 130 + dx * way,
        y: dx * along * 130 + dy * way,
        rotation: from - along * 15,
        height: 60,
        smear: 400 * EXPOSURE,
      };
      return { moving: [], hands: [hand] };
    },
  });
}

const NOTHING: Part = { moving: [], hands: [] };

/** Where a camera hangs at a time, after all the knocks before it. */
function cameraAt(camera: Camera, deeds: readonly Deed[], at: number): Pick<Moment, 'camera' | 'motion'> {
  let [now, motion]: [Camera, Moment['motion']] = [camera, [0, 0]];
  for (const deed of deeds) {
    if (deed.what !== 'bump' || deed.at > at) continue;
    const part = eased((at - deed.at) / BUMPING);
    now = { ...now, x: now.x + deed.dx * part, y: now.y + deed.dy * part, turn: now.turn + deed.turn * part };
    const speed = speedAt((at - deed.at) / BUMPING, BUMPING) * EXPOSURE * camera.scale;
    if (speed > 0) motion = [-deed.dx * speed, -deed.dy * speed];
  }
  return { camera: now, motion };
}

/** Works deeds out. They may overlap in time where hands go while others come. */
export function tableScript(setting: TableSetting, deeds: readonly Deed[], seconds: number): TableScript {
  const random = seededRandom(setting.seed);
  const plot: Plot = { acts: [], lying: [], happenings: [] };
  for (const deed of deeds) {
    const { at, from = 0 } = deed;
    if (deed.what === 'lies')
      plot.lying.push({ from: 0, cards: [{ card: deed.card, x: 0, y: 0, rotation: deed.rotation }] });
    else if (deed.what === 'lay') lay(plot, deed, random);
    else if (deed.what === 'takeBack') take(plot, at, from, deed.count);
    else if (deed.what === 'pickUp' || deed.what === 'burn')
      take(plot, at, from, plot.lying.at(-1)?.cards.length ?? 0);
    else if (deed.what === 'pass') pass(plot, at, from);
  }
  return {
    setting,
    seconds,
    happenings: plot.happenings,
    known: deeds.flatMap((deed) => (deed.what === 'lies' ? [deed.card] : [])),
    momentAt(at) {
      const parts = plot.acts.map((act) => (at >= act.from && at < act.until ? act.show(at) : NOTHING));
      return {
        ...cameraAt(setting.camera, deeds, at),
        lying: plot.lying.findLast(({ from }) => from <= at)?.cards ?? [],
        moving: parts.flatMap(({ moving }) => moving),
        hands: parts.flatMap(({ hands }) => hands),
      };
    },
  };
}
