import type { Area, Frame } from '../../device/frame.ts';
import { makeAttention } from './attention.ts';
import type { Sight, TableEvent } from './event.ts';
import { type Shown, show, without } from './face-up.ts';
import { cameLately, isNew, type Lying, lastRead, type Read, reaches } from './lying.ts';
import { makeMemory, partOf } from './memory.ts';
import type { CardReader, Found } from './reader.ts';
import { makeSurface, type Parts, type Surface, type View } from './surface.ts';
import { type Cells, cellsIn, count, type Thumbnail, thumbnailOf } from './thumbnail.ts';
import { type Glance, type Pile, type Place, pileOf, reportedOf, track } from './tracker.ts';
import { areaOf, isWithin, type Spot, spotOf, type Zones } from './zone.ts';

/** How a table is watched. */
export interface Watching {
  readonly reader: CardReader;
  readonly zones: Zones;
  /** How long the cards have to lie still until a play has settled, in milliseconds. */
  readonly still: number;
  /** Whether a text is a code of the deck; all others are looked through. */
  readonly isOurs: (text: string) => boolean;
  /** The codes that lie on the pile when watching begins: they are not told again if any of them is seen. */
  readonly known: readonly string[];
}

/** What came of a frame. */
export interface Watched {
  /** All that was read in this frame, foreign codes too; empty where it wasn't read. */
  readonly finds: readonly Found[];
  /** What of the frame was read: empty for most frames of a quiet table. */
  readonly areas: readonly Area[];
  readonly events: readonly TableEvent[];
  readonly sight: Sight;
  /** The codes that are taken to lie on the pile, covered ones too. */
  readonly pile: readonly string[];
}

/** Around zones, as part of the picture's width: a code at the edge needs its white around it. */
const MARGIN = 0.02;
/** Around the pile's zone, in cells: where an arm that reaches into it has to be. */
const NEAR = 2;
/** What is known to lie there has to be seen so soon. */
const KNOWN = 3000;
/** The empty table is learned when nothing was there and nothing moved for so long. */
const EMPTY = 1500;
const RENEW_EMPTY = 1000;
const UNREAD = 3000;
/** How long a hand is told of after it was last seen to move. */
const HAND = 400;
/** Between two looks at the places of cards that aren't read; a card isn't when it wasn't for so long. */
const PLACES = 120;
const MISSED = 250;
/** Cards explain what is new around them for so long. */
const EXPLAINS = 2000;
/** Around a code, in sides of it: what moves so close to it may be the hand that holds it. */
const CLOSE = 4;
/** A code's place, or three times as much of the card around it, surely differs from the empty table in so many cells. */
const NOT_EMPTY = [
  [1, 0.3],
  [3, 0.2],
] as const;

/** What belongs to frames of one size. */
interface Sized {
  readonly width: number;
  readonly height: number;
  readonly surface: Surface;
  readonly areas: readonly Area[];
  readonly cells: readonly Cells[];
}

function sizedFor(frame: Frame, thumbnail: Thumbnail, zones: Zones): Sized {
  const { width, height } = frame;
  const all = [zones.pile, ...zones.faceUp.map((zone) => zone ?? { x: 0, y: 0, width: 0, height: 0 })];
  const cells = all.map((zone) => cellsIn(areaOf(zone, frame), thumbnail));
  const pile = cells[0]!;
  const margin = NEAR * thumbnail.cell;
  const near = cellsIn(areaOf(zones.pile, frame, margin), thumbnail).map((is, at) => is & ~pile[at]!);
  const outside = pile.map((_, at) => (cells.some((zone) => zone[at]) || near[at] ? 0 : 1));
  const parts: Parts = { pile, near, outside };
  const areas = all.map((zone) =>
    zone.width > 0 ? areaOf(zone, frame, MARGIN * width) : areaOf(zone, frame),
  );
  return { width, height, surface: makeSurface(thumbnail, frame.at, parts), areas, cells };
}

/**
 * Watches a table: gives, frame by frame, what has happened on it and what keeps it from being seen. One frame
 * at a time; while one is read, others come to nothing. Never rejects.
 */
export function makeWatcher({ reader, zones, still, isOurs, known }: Watching) {
  const attention = makeAttention();
  const memory = makeMemory();
  let sized: Sized | null = null;
  let pile: Pile | null = null;
  let shown: readonly Shown[] = zones.faceUp.map(() => []);
  let busy = false;
  let sight: Sight = 'clear';
  let at = 0;
  let clock = 0;
  let knownUntil: number | null = known.length > 0 ? Number.POSITIVE_INFINITY : null;
  let readNothingSince: number | null = null;
  let emptyRenewed = 0;
  let places: ReadonlyMap<string, Place> = new Map();
  let placesAt = 0;
  let emptiness: { readonly empty: boolean | null; readonly bare: number } = { empty: null, bare: 0 };
  let emptinessAt = 0;

  /** Time goes on by what lies between two frames, whatever becomes of the computer's clock or its sleep. */
  function tick(frame: Frame): void {
    at += clock === 0 ? 0 : Math.min(1000, Math.max(1, frame.at - clock));
    clock = frame.at;
  }

  /** What belongs to this frame's size; another size than before begins anew with what lies there. */
  function sizeFor(frame: Frame, thumbnail: Thumbnail): Sized {
    if (sized?.width === frame.width && sized.height === frame.height) return sized;
    const lies = pile ? reportedOf(pile).map(({ text }) => text) : known;
    if (lies.length > 0) knownUntil = Number.POSITIVE_INFINITY;
    pile = pileOf(lies, at);
    sized = sizedFor({ ...frame, at }, thumbnail, zones);
    readNothingSince = null;
    return sized;
  }

  function readsIn(finds: readonly Found[], area: Area, view: View, like: Thumbnail): Read[] {
    const ours = finds.filter(({ text }) => isOurs(text));
    const spots = ours.map((found) => ({ text: found.text, ...spotOf(found) }));
    return spots
      .filter((spot) => isWithin(spot, area))
      .map((spot) => {
        const around = spot.side * CLOSE;
        const box = { x: spot.x - around, y: spot.y - around, width: 2 * around, height: 2 * around };
        const cells = cellsIn(box, like);
        return { ...spot, busy: count(view.motion, cells) >= 4 };
      });
  }

  /** What is known must be seen soon; where nothing of it is, it doesn't lie there. */
  function checkKnown(now: Pile, view: View): Pile {
    if (knownUntil === null) return now;
    const seen = reportedOf(now).some(({ labels }) => labels.some(({ reads }) => reads > 1));
    if (seen) knownUntil = null;
    else if (knownUntil === Number.POSITIVE_INFINITY && !view.moving && !view.dark) knownUntil = at + KNOWN;
    else if (at >= knownUntil && view.stillFor >= 1000 && !view.dark) {
      knownUntil = null;
      return { ...now, cards: now.cards.filter(isNew) };
    }
    return now;
  }

  function checkEmpty({ surface }: Sized, now: Pile, view: View, clear: boolean, looked: boolean): void {
    const nothing = now.cards.length === 0 && clear && !view.moving && view.news === null;
    if (!nothing) readNothingSince = null;
    else if (looked) readNothingSince ??= at;
    if (readNothingSince === null || at - readNothingSince < EMPTY || at - emptyRenewed < RENEW_EMPTY) return;
    emptyRenewed = at;
    if (surface.emptiness().empty !== false) surface.learnEmpty(true);
  }

  function lookAtPlaces({ surface }: Sized, now: Pile, view: View, frame: Frame, thumbnail: Thumbnail): void {
    if (at - placesAt < PLACES || view.moving) return;
    placesAt = at;
    const cards = reportedOf(now).filter(({ labels }) => labels.length > 0);
    const missed = cards.filter((card) => at - lastRead(card) >= MISSED);
    const tops = now.cards.filter((card) => at - lastRead(card) < MISSED);
    places = missed.length > 0 ? memory.look(missed, tops, frame, thumbnail, surface.empty()) : new Map();
  }

  /** New cards explain what is new around them, and cards that went what is new in the zone. */
  function explain(surface: Surface, now: Pile, view: View, thumbnail: Thumbnail, away: boolean): void {
    if (view.moving) return;
    const came = reportedOf(now).filter((card) => cameLately(card, at, EXPLAINS));
    if (!away && came.length === 0) return;
    const { cell, columns } = thumbnail;
    const spot = (index: number): Spot => ({
      x: ((index % columns) + 0.5) * cell,
      y: (Math.floor(index / columns) + 0.5) * cell,
      side: cell,
    });
    surface.explain(view.changed, (index) => away || came.some((card) => reaches(card, spot(index))));
  }

  /** Remembers how it looked before these cards; and that what was taken for empty is not, where they lay. */
  function noteLaid(
    { surface }: Sized,
    texts: readonly string[],
    now: Pile,
    view: View,
    like: Thumbnail,
  ): void {
    const before = surface.reference();
    memory.laid(texts, before);
    if (!surface.empty() || view.news === null) return;
    const labels = now.cards.filter(({ text }) => texts.includes(text)).flatMap((card) => card.labels);
    const changed = surface.fromEmpty();
    const differs = (spot: Spot) =>
      NOT_EMPTY.some(([sides, part]) => partOf(changed, spot, like, sides) >= part);
    if (!labels.some(differs)) surface.learnEmpty(false);
  }

  function sightOf(view: View, cards: readonly Lying[]): Sight {
    if (view.dark) return 'dark';
    if (view.shifted) return 'moved';
    if (view.arm || (view.moving && view.stillFor < HAND)) return 'hand';
    if (view.stillFor < HAND) return sight === 'hand' ? 'hand' : 'clear';
    const soon = cards.some((card) => isNew(card) && at - lastRead(card) < 500);
    return view.news !== null && view.newsFor >= UNREAD && !soon ? 'unread' : 'clear';
  }

  async function work(frame: Frame): Promise<Watched> {
    tick(frame);
    const thumbnail = thumbnailOf(frame);
    const size = sizeFor(frame, thumbnail);
    const { surface, areas, cells } = size;
    const view = surface.take(thumbnail, at);
    const candidates = pile!.cards.filter(isNew).flatMap(({ labels }) => labels.slice(0, 2));
    const missing = [...places.values()].some((place) => place !== 'same');
    const looked = attention({ at, view, thumbnail, areas, cells, candidates, missing });
    const finds = looked ? await reader.read(frame, looked) : [];

    const clear = !view.arm && !view.shifted && !view.dark;
    const reads = looked ? readsIn(finds, areaOf(zones.pile, frame), view, thumbnail) : null;
    if (pile!.cards.length > 0) lookAtPlaces(size, pile!, view, frame, thumbnail);
    const lies = pile!.cards.length > 0;
    if (!lies) emptiness = { empty: null, bare: 0 };
    else if (looked || at - emptinessAt >= PLACES) {
      emptiness = surface.emptiness();
      emptinessAt = at;
    }
    const { empty, bare } = emptiness;
    const glance: Glance = {
      at,
      reads,
      still: !view.moving && view.stillFor >= 100,
      clear,
      news: view.news !== null && view.newsFor < UNREAD,
      empty,
      bare: view.dark || view.shifted ? 0 : bare,
      places,
    };
    const tracked = track(pile!, glance, still);
    pile = checkKnown(tracked.pile, view);
    memory.remember(pile.cards, frame, at);
    const own = tracked.events;
    const laid = own.flatMap((event) => (event.type === 'laid' ? event.texts : []));
    if (laid.length > 0) noteLaid(size, laid, pile, view, thumbnail);
    const away = own.some(({ type }) => type === 'taken' || type === 'gone');
    if (away) places = new Map();
    explain(surface, pile, view, thumbnail, away);
    checkEmpty(size, pile, view, clear, looked?.whole === true);
    const faceUp = showAll(finds, looked !== null, frame, view, thumbnail, laid);
    sight = sightOf(view, pile.cards);
    return {
      finds,
      areas: looked?.areas ?? [],
      events: [...own, ...faceUp].map((event) => ({ ...event, at: frame.at })),
      sight,
      pile: reportedOf(pile).map(({ text }) => text),
    };
  }

  function showAll(
    finds: readonly Found[],
    looked: boolean,
    frame: Frame,
    view: View,
    thumbnail: Thumbnail,
    laid: readonly string[],
  ): TableEvent[] {
    const events: TableEvent[] = [];
    shown = shown.map((before, seat) => {
      const zone = zones.faceUp[seat];
      const left = without(before, laid);
      if (!zone || !looked) return left;
      const step = show(left, seat, readsIn(finds, areaOf(zone, frame), view, thumbnail), at);
      events.push(...step.events);
      return step.shown;
    });
    return events;
  }

  return {
    /** Looks at a frame; while another is looked at, nothing comes of it. */
    async take(frame: Frame): Promise<Watched> {
      const lies = pile ? reportedOf(pile).map(({ text }) => text) : known;
      if (busy) return { finds: [], areas: [], events: [], sight, pile: lies };
      busy = true;
      try {
        return await work(frame);
      } finally {
        busy = false;
      }
    },
  };
}
export type Watcher = ReturnType<typeof makeWatcher>;
