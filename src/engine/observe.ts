/** What a viewer knows after a whole game (information states, with perfect recall). */

import { type Consequence, Course } from './apply.ts';
import { type Slot, UNKNOWN } from './cards.ts';
import type { Event } from './event.ts';
import { mask, type Viewer } from './knowledge.ts';
import type { Place } from './location.ts';
import type { Judged } from './record.ts';
import type { Ruling } from './ruling.ts';
import type { State } from './state.ts';

/** Whether what lies in a place is hidden from a viewer: it hangs on whose cards they are and on nothing else. */
const isHiddenFrom = (place: Place, viewer: Viewer): boolean =>
  place.zone === 'stock' || place.zone === 'faceDown' || (place.zone === 'hand' && place.seat !== viewer);

/** The hand that cards come from, as far as a viewer knows it; nothing is known of other hidden places. */
const handAt = ({ seats }: State, place: Place): readonly Slot[] =>
  place.zone === 'hand' ? (seats[place.seat]?.hand ?? []) : [];

/**
 * An event as a viewer sees it, null if nothing of it shows: of cards that go from one hidden place to another only
 * those are known that were known to be there.
 */
function asSeen(known: State, event: Event, viewer: Viewer): Event | null {
  if (event.type === 'seen' || event.type === 'unseen')
    return isHiddenFrom(event.place, viewer) ? null : event;
  if (event.type !== 'moved' || !isHiddenFrom(event.from, viewer) || !isHiddenFrom(event.to, viewer))
    return event;
  const from = handAt(known, event.from);
  return { ...event, cards: event.cards.map((card) => (from.includes(card) ? card : UNKNOWN)) };
}

/** The same events as a viewer sees them who knows so much, and what the viewer knows then. */
function seenBy(known: State, events: readonly Event[], viewer: Viewer): Consequence {
  const course = new Course(known);
  for (const event of events) {
    const seen = asSeen(course.after, event, viewer);
    if (seen !== null) course.happen(seen);
  }
  return course;
}

/**
 * What a viewer who forgets nothing knows after these events (an information state): `known` is what they knew
 * before, at first `mask`. Cards that were picked up in the open stay known in the hand that they went to.
 */
export const observe = (known: State, events: readonly Event[], viewer: Viewer): State =>
  seenBy(known, events, viewer).after;

function rulingSeen(ruling: Ruling, events: readonly Event[], after: State): Ruling {
  return ruling.verdict === 'illegal' ? ruling : { ...ruling, events, after };
}

/** Seen entries by viewer; an entry that was judged belongs to one record and to one place in it. */
const seenBefore = new WeakMap<Judged, Map<Viewer, Judged>>();

function entrySeen(known: State, judged: Judged, viewer: Viewer): Judged {
  const byViewer = seenBefore.get(judged) ?? new Map<Viewer, Judged>();
  seenBefore.set(judged, byViewer);
  const before = byViewer.get(viewer);
  if (before !== undefined) return before;
  const { events, after } = seenBy(known, judged.events, viewer);
  const { entry, ruling } = judged;
  const seen: Judged = {
    entry,
    ruling: ruling === null ? null : rulingSeen(ruling, events, after),
    events,
    before: known,
    after,
  };
  byViewer.set(viewer, seen);
  return seen;
}

/**
 * A record of which everything is known as a viewer saw it, from the deal on. What was seen of an entry is kept
 * with it, so that a record that grows costs only what is new.
 */
export function recordSeen(initial: State, judged: readonly Judged[], viewer: Viewer) {
  const start = mask(initial, viewer);
  const seen: Judged[] = [];
  for (const one of judged) seen.push(entrySeen(seen.at(-1)?.after ?? start, one, viewer));
  return { initial: start, judged: seen, game: seen.at(-1)?.after ?? start };
}
