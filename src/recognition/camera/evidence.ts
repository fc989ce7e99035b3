import type { Frame } from '../../device/frame.ts';
import type { TableEvent } from './event.ts';
import { cameLately, isComing, isNew, lastRead, reaches } from './lying.ts';
import { makeMemory, partOf } from './memory.ts';
import { apart, type Spot } from './region.ts';
import type { Surface, View } from './surface.ts';
import type { Thumbnail } from './thumbnail.ts';
import { type Appearance, type Glance, type Pile, reportedOf } from './tracker.ts';

/** A frame, and what was seen in it without reading. */
export interface Picture {
  /** Milliseconds of the watcher's own clock. */
  readonly at: number;
  readonly frame: Frame;
  readonly thumbnail: Thumbnail;
  readonly view: View;
  /** Whether it was read, and whether all of the pile's region was. */
  readonly looked: boolean;
  readonly whole: boolean;
  /** Where codes were read that aren't of the deck. */
  readonly foreign: readonly Spot[];
  /** Nothing hides the region. */
  readonly clear: boolean;
}

/** Milliseconds without anything there and without motion, after which this is the empty table. */
const EMPTY = 1500;
const RENEW_EMPTY = 1000;
/** Milliseconds between two looks at the places of cards that aren't read: those not read for `MISSED`. */
const PLACES = 120;
const MISSED = 250;
/** Milliseconds for which cards explain what is new around them. */
const EXPLAINS = 2000;
/** Not the empty table: around a code, over 1 or 3 times its size, this share of the cells differs. */
const NOT_EMPTY = [
  [1, 0.3],
  [3, 0.2],
] as const;

/** The same of a card that differs from the table by its paper, and not by its print alone. */
const PAPER = 0.35;

type Seen = Pick<Glance, 'empty' | 'bare' | 'places'>;

/** Gathers what pictures say of cards that aren't read, and learns from what turned out to be true. */
export function makeEvidence(surface: Surface) {
  const memory = makeMemory();
  let seen: Seen = { empty: null, bare: 0, places: new Map() };
  let placesAt = 0;
  let emptyAt = 0;
  let nothingSince: number | null = null;
  /** Cards as bright as the table lie there: where they cover others it looks bare. */
  let pale = false;

  function placesOf(pile: Pile, { at, frame, thumbnail }: Picture): ReadonlyMap<string, Appearance> {
    const cards = reportedOf(pile).filter(({ labels }) => labels.length > 0);
    const missed = cards.filter((card) => at - lastRead(card) >= MISSED);
    const tops = pile.cards.filter((card) => at - lastRead(card) < MISSED);
    return missed.length > 0 ? memory.look(missed, tops, frame, thumbnail, surface.empty()) : new Map();
  }

  /**
   * Remembers how it looked before these cards; that the places where they lay aren't empty, if they were taken to be;
   * and whether the cards can be told from the empty table.
   */
  function noteLaid(texts: readonly string[], pile: Pile, { thumbnail }: Picture): void {
    memory.laid(texts, surface.reference());
    if (!surface.empty()) return;
    const cards = pile.cards.filter(({ text }) => texts.includes(text));
    const labels = cards.flatMap((card) => card.labels);
    const changed = surface.fromEmpty();
    const hasPaper = (spot: Spot) => partOf(changed, spot, thumbnail, 3) >= PAPER;
    if (cards.some((card) => !card.labels.some(hasPaper))) pale = true;
    const differs = (spot: Spot) =>
      NOT_EMPTY.some(([sides, part]) => partOf(changed, spot, thumbnail, sides) >= part);
    if (!labels.some(differs)) surface.learnEmpty(false);
  }

  /** New cards and foreign codes explain what is new around them, and cards that went what is new in the region. */
  function explain(pile: Pile, away: boolean, { at, view, thumbnail, foreign }: Picture): void {
    if (view.moving || view.news === null) return;
    const came = reportedOf(pile).filter((card) => cameLately(card, at, EXPLAINS));
    if (!away && came.length === 0 && foreign.length === 0) return;
    const { cell, columns } = thumbnail;
    const spot = (index: number): Spot => ({
      x: ((index % columns) + 0.5) * cell,
      y: (Math.floor(index / columns) + 0.5) * cell,
      side: cell,
      reach: 0,
    });
    const isNear = (place: Spot) => foreign.some((other) => apart(other, place) <= other.reach);
    const isUnder = (place: Spot) => came.some((card) => reaches(card, place));
    surface.explain(view.changed, (index) => away || isUnder(spot(index)) || isNear(spot(index)));
  }

  function learnEmpty(pile: Pile, { at, view, clear, whole }: Picture): void {
    const none = !pile.cards.some((card) => !isNew(card) || isComing(card));
    const nothing = none && clear && !view.moving && view.news === null;
    if (!nothing) nothingSince = null;
    else if (whole) nothingSince ??= at;
    if (nothingSince === null || at - nothingSince < EMPTY || at - emptyAt < RENEW_EMPTY) return;
    emptyAt = at;
    if (surface.emptiness().empty !== false) surface.learnEmpty(true);
  }

  return {
    /** What was seen lies elsewhere in the picture now: nothing is known of a place until it is read again. */
    forget(): void {
      memory.forget();
      seen = { ...seen, places: new Map() };
    },
    /** Whether a card that isn't read may have gone. */
    missing: (): boolean => [...seen.places.values()].some((place) => place !== 'same'),
    /** What this picture says of the pile; looked at now and then, since little changes in between. */
    gather(pile: Pile, picture: Picture): Seen {
      const { at, view, looked } = picture;
      if (view.shifted) memory.forget();
      const due = at - placesAt >= PLACES;
      if (due) placesAt = at;
      if (pile.cards.length === 0) seen = { empty: null, bare: 0, places: new Map() };
      else if (due || looked) {
        const places = due && !view.moving ? placesOf(pile, picture) : seen.places;
        seen = { ...surface.emptiness(), places };
      }
      return view.dark || view.shifted || pale ? { ...seen, bare: 0 } : seen;
    },
    /** Learns from the pile as it now is, and from what has just been told of it. */
    learn(pile: Pile, told: readonly TableEvent[], picture: Picture): void {
      memory.remember(pile.cards, picture.frame, picture.at);
      if (told.some(({ type }) => type === 'gone')) pale = false;
      const laid = told.flatMap((event) => (event.type === 'laid' ? event.texts : []));
      if (laid.length > 0) noteLaid(laid, pile, picture);
      const away = told.some(({ type }) => type === 'taken' || type === 'gone');
      if (away) seen = { ...seen, places: new Map() };
      explain(pile, away, picture);
      learnEmpty(pile, picture);
    },
  };
}
export type Evidence = ReturnType<typeof makeEvidence>;
