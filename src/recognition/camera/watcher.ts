import type { Area, Frame } from '../../device/frame.ts';
import { makeAttention } from './attention.ts';
import { type Doubt, doubtOf, type Named, namedAs, renamed, stillNamed } from './doubt.ts';
import type { Sight, TableEvent } from './event.ts';
import type { Picture } from './evidence.ts';
import { NONE_SHOWN, resized, type Shown, show, without } from './face-up.ts';
import { makeKnown, type Texts } from './known.ts';
import { isComing, isNew, type Lying, lastRead, type Read } from './lying.ts';
import { nudged, nudgeOf } from './nudge.ts';
import { type CardReader, type Found, isSure, weightOf } from './reader.ts';
import { areaOf, isWithin, type Regions, spotOf } from './region.ts';
import { type Sized, sizedFor } from './sized.ts';
import type { View } from './surface.ts';
import { cellsIn, count, type Thumbnail, thumbnailOf } from './thumbnail.ts';
import { pileOf, reportedOf, track } from './tracker.ts';

/** How a table is watched. */
export interface Watching {
  readonly reader: CardReader;
  readonly regions: Regions;
  /** How long the cards have to lie still until a play has settled, in milliseconds. */
  readonly still: number;
  /** The code of ours for the card that a text means; null for a text that is ignored, as it is no card of the deck. */
  readonly codeOf: (text: string) => string | null;
  /**
   * Of each card that lies on the pile when watching begins, the codes of ours that it may have: they are not told again if
   * any of them is seen. If none is, the pile is told to be missing.
   */
  readonly known: readonly Texts[];
  /** The same of cards that may lie there or not. */
  readonly maybe: readonly Texts[];
}

/** What came of a frame. */
export interface Watched {
  /** All that was read in this frame, foreign codes too; empty where it wasn't read. */
  readonly finds: readonly Found[];
  /** What of the frame was read: empty for most frames of a quiet table. */
  readonly areas: readonly Area[];
  readonly events: readonly TableEvent[];
  readonly sight: Sight;
  /** A card that somebody has to name; null if there is none. */
  readonly doubt: Doubt | null;
  /** The codes that are taken to lie on the pile, covered ones too. */
  readonly pile: readonly string[];
}

/** Milliseconds in which something new may turn out to be a card; after them it is something that can't be read. */
const UNREAD = 3000;
/** Milliseconds for which it may be asked what it is; later, nobody wants to know. */
const ASKED = 15_000;
/** How long a hand is told of after it was last seen to move. */
const HAND = 400;
/** Milliseconds without motion after which a picture isn't smeared any more. */
const SHARP = 100;
/** Around a code, in sides of it: what moves so close to it may be the hand that holds it. */
const CLOSE = 4;
const MOVES = 4;
/** The longest time that passes between two frames. */
const LONGEST = 1000;

/** Half of another index is never read so surely as a face. */
const CLEAR = 0.95;

/** The codes of the deck that were read in an area, and whether something moves close to them. */
function readsIn(finds: readonly Found[], area: Area, { motion }: View, like: Thumbnail): Read[] {
  const spots = finds.map((found) => {
    const { text, how, other = null } = found;
    return {
      text,
      how,
      other,
      weight: weightOf(found),
      sure: isSure(found),
      clear: how === 'code' || found.confidence >= CLEAR,
      ...spotOf(found),
    };
  });
  return spots
    .filter((spot) => isWithin(spot, area))
    .map((spot) => {
      const around = spot.side * CLOSE;
      const box = { x: spot.x - around, y: spot.y - around, width: 2 * around, height: 2 * around };
      return { ...spot, busy: count(motion, cellsIn(box, like)) >= MOVES };
    });
}

/** What keeps the pile from being seen; a hand that has just stopped is still a hand. */
function sightOf(view: View, cards: readonly Lying[], before: Sight, at: number): Sight {
  if (view.dark) return 'dark';
  if (view.shifted) return 'moved';
  if (view.arm || view.moving) return 'hand';
  if (view.stillFor < HAND) return before === 'hand' ? 'hand' : 'clear';
  const coming = cards.some((card) => isComing(card) && at - lastRead(card) < LONGEST);
  return view.news !== null && view.newsFor >= UNREAD && !coming ? 'unread' : 'clear';
}

/**
 * Watches a table: gives, frame by frame, what has happened on it and what keeps it from being seen. One frame
 * at a time; while one is read, others come to nothing. A watcher is for one place of the camera: when it was
 * moved, or the regions were, another one is made with what lies on the pile.
 */
export function makeWatcher({ reader, regions, still, codeOf, known, maybe }: Watching) {
  const attention = makeAttention();
  let pile = pileOf([...new Set([...known, ...maybe].flat())], 0);
  let checkKnown = makeKnown(known, maybe);
  let sized: Sized | null = null;
  let shown: readonly Shown[] = regions.faceUp.map(() => NONE_SHOWN);
  let sight: Sight = 'clear';
  /** Since it was last known to lie still, all that was read has moved by the same. */
  let hasMoved = false;
  let busy = false;
  let at = 0;
  let clock: number | null = null;

  let doubt: Doubt | null = null;
  /** What was said of doubtful cards, for as long as they lie there. */
  let named: readonly Named[] = [];

  const lies = () => reportedOf(pile).map(({ text }) => text);

  /** Time passes by what lies between two frames, even if the computer sleeps or its clock jumps. */
  function tick(frame: Frame): void {
    if (clock !== null) at += Math.min(LONGEST, Math.max(1, frame.at - clock));
    clock = frame.at;
  }

  /** What belongs to this frame's size; a new size starts over with the cards that lie there. */
  function sizeFor(frame: Frame, thumbnail: Thumbnail): Sized {
    if (sized?.width === frame.width && sized.height === frame.height) return sized;
    if (sized) {
      checkKnown = makeKnown(
        lies().map((text) => [text]),
        [],
      );
      pile = pileOf(lies(), at);
      shown = shown.map(resized);
      named = [];
      doubt = null;
    }
    sized = sizedFor(frame, thumbnail, regions, at);
    return sized;
  }

  function trackFaceUp(
    ours: readonly Found[],
    laid: readonly string[],
    { areas, cells }: Sized,
    { frame, thumbnail, view, clear }: Picture,
    looked: readonly Area[],
  ): TableEvent[] {
    const steps = shown.map((before, seat) => {
      const region = regions.faceUp[seat];
      const left = without(before, laid);
      if (!region) return { shown: left, events: [] };
      const isLooked = looked.includes(areas[seat + 1]!);
      const reads = isLooked ? readsIn(ours, areaOf(region, frame), view, thumbnail) : null;
      const quiet = clear && count(view.motion, cells[seat + 1]) < MOVES;
      return show(left, seat, { at, reads, clear: quiet });
    });
    shown = steps.map((step) => step.shown);
    return steps.flatMap(({ events }) => events);
  }

  function trackPile(
    ours: readonly Found[],
    { evidence, pile: region }: Sized,
    picture: Picture,
  ): TableEvent[] {
    const { view, thumbnail, looked, clear } = picture;
    const found = looked ? readsIn(ours, region, view, thumbnail) : null;
    const reads = found && renamed(found, named);
    if (found && picture.whole) named = stillNamed(named, found, picture);
    const quiet = !view.moving && view.stillFor >= SHARP;
    const news = view.news !== null && view.newsFor < UNREAD;
    const by = reads && nudgeOf(pile.cards, reads);
    if (by) pile = { ...pile, cards: nudged(pile.cards, by) };
    // A pile that is carried away moves as well: only where it still lies, the picture has moved.
    hasMoved ||= by !== null;
    if (hasMoved && quiet && clear && reads?.some(({ text }) => lies().includes(text))) {
      evidence.forget();
      hasMoved = false;
    }
    const seen = evidence.gather(pile, picture);
    const tracked = track(pile, { at, reads, still: quiet, clear, news, ...seen }, still);
    const checked = checkKnown(tracked.pile, picture);
    pile = checked.pile;
    evidence.learn(pile, tracked.events, picture);
    if (tracked.events.some(({ type }) => type === 'gone')) hasMoved = false;
    return checked.missing ? [...tracked.events, { type: 'missing', at }] : tracked.events;
  }

  /** The card that is doubtful now. */
  function doubtNow({ news, newsFor }: View): Doubt | null {
    const found = doubtOf(pile.cards, newsFor < ASKED ? news : null, at);
    return found !== null && codeOf(found.texts[1]) !== null ? found : null;
  }

  /** A card that went is another one when it comes again. */
  function forgetNames(told: readonly TableEvent[]): void {
    const taken = told.flatMap((event) => (event.type === 'taken' ? event.texts : []));
    if (told.some(({ type }) => type === 'gone')) named = [];
    else named = named.filter(({ text }) => text === null || !taken.includes(text));
  }

  async function look(frame: Frame): Promise<Watched> {
    tick(frame);
    const thumbnail = thumbnailOf(frame);
    const size = sizeFor(frame, thumbnail);
    const view = size.surface.take(thumbnail, at);
    const candidates = pile.cards.filter(isComing).flatMap(({ labels }) => labels.slice(0, 2));
    const missing = size.evidence.missing();
    const { areas, cells } = size;
    const looked = attention({ at, view, thumbnail, areas, cells, candidates, missing });
    const finds = looked ? await reader.read(frame, looked) : [];
    const named = finds.map((found) => ({ ...found, code: codeOf(found.text) }));
    const ours = named.flatMap(({ code, ...found }) => (code === null ? [] : { ...found, text: code }));
    const foreign = named.filter(({ code }) => code === null).map(spotOf);
    const clear = !view.arm && !view.shifted && !view.dark;
    const whole = looked?.whole === true;
    const picture: Picture = { at, frame, thumbnail, view, looked: looked !== null, whole, foreign, clear };
    const told = trackPile(ours, size, picture);
    forgetNames(told);
    const laid = told.flatMap((event) => (event.type === 'laid' ? event.texts : []));
    const read = looked?.areas ?? [];
    const shownNow = trackFaceUp(ours, laid, size, picture, read);
    const events = [...told, ...shownNow].map((event) => ({ ...event, at: frame.at }));
    sight = sightOf(view, pile.cards, sight, at);
    doubt = doubtNow(view);
    return { finds, areas: read, events, sight, doubt, pile: lies() };
  }

  return {
    /** Somebody says which card the doubtful one is, or with null that it is none. */
    answer(text: string | null): void {
      if (doubt === null) return;
      const { texts } = doubt;
      named = [...named, namedAs(doubt, text, pile.cards.filter(isNew), at)];
      pile = { ...pile, cards: pile.cards.filter((card) => !isNew(card) || !texts.includes(card.text)) };
      doubt = null;
    },
    /** Looks at a frame; while another is looked at, nothing comes of it. */
    async take(frame: Frame): Promise<Watched> {
      if (busy) return { finds: [], areas: [], events: [], sight, doubt, pile: lies() };
      busy = true;
      try {
        return await look(frame);
      } finally {
        busy = false;
      }
    },
  };
}
