/** What a viewer knows after a whole game (information states, with perfect recall). */

import { type Consequence, Course } from './apply.ts';
import { isKnown, type Slot, UNKNOWN } from './cards.ts';
import type { Event, HandPassed } from './event.ts';
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
 * An event as a viewer sees it, nothing if none of it shows. A whole hand that goes from one hidden place to another
 * stays known as far as it was; of a part of one it can't be seen which cards go, so none is known to be left either.
 */
function asSeen(known: State, event: Event, viewer: Viewer): readonly Event[] {
  if (event.type === 'seen' || event.type === 'unseen')
    return isHiddenFrom(event.place, viewer) ? [] : [event];
  if (event.type === 'passed') {
    const isOwn = ({ from, to }: HandPassed) => from === viewer || to === viewer;
    const asKnown = (one: HandPassed) => ({ ...one, cards: known.seats[one.from]!.hand });
    return [{ type: 'passed', hands: event.hands.map((one) => (isOwn(one) ? one : asKnown(one))) }];
  }
  if (event.type !== 'moved' || !isHiddenFrom(event.from, viewer) || !isHiddenFrom(event.to, viewer))
    return [event];
  const { cards, from } = event;
  const hand = handAt(known, from);
  if (cards.length === hand.length) return [{ ...event, cards: hand }];
  const forgotten = hand.filter(isKnown).map((card): Event => ({ type: 'unseen', place: from, card }));
  return [...forgotten, { ...event, cards: cards.map(() => UNKNOWN) }];
}

/** The events as this viewer sees them, and what the viewer, who knew `known`, knows after them. */
function seenBy(known: State, events: readonly Event[], viewer: Viewer): Consequence {
  const course = new Course(known);
  for (const event of events) for (const seen of asSeen(course.after, event, viewer)) course.happen(seen);
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
