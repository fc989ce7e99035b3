import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSameGame } from '../sound/sound-for.ts';
import { type Announcement, announcementFor } from '../speech/announce.ts';
import { followChanges } from '../speech/follow-table.ts';
import { useFirstTools } from '../store/context.ts';
import { forAll } from '../store/for-all.ts';
import { isCoached, wordsOf } from '../store/look.ts';
import { top } from '../store/route.ts';

/** How many stay, so that one that comes soon after another doesn’t silence it. */
const KEPT = 4;

interface Said extends Announcement {
  readonly id: number;
}

/** Whether nothing here is read out now, since a dialog lies over it. */
function isCovered(here: HTMLElement | null): boolean {
  const dialogs = document.querySelectorAll('dialog:modal');
  const last = dialogs[dialogs.length - 1];
  return last !== undefined && !last.contains(here);
}

/** The last sentences with those that follow them. */
function withMore(all: readonly Said[], news: readonly Announcement[]): readonly Said[] {
  const next = (all.at(-1)?.id ?? 0) + 1;
  return [...all, ...news.map((one, i) => ({ ...one, id: next + i }))].slice(-KEPT);
}

/**
 * Tells screen readers what happens at the table, once and in order, on every screen. Under a dialog nothing
 * is read out: so a page has one, and so has each dialog, and the one on top tells. Which one that is shows only when
 * the change has been drawn: what is to be told may close the dialog itself, which takes its own announcer along.
 */
export function Announcer() {
  const { store } = useFirstTools();
  const here = useRef<HTMLDivElement>(null);
  const [heard, setHeard] = useState<readonly Announcement[]>([]);
  const [said, setSaid] = useState<readonly Said[]>([]);
  useEffect(
    () =>
      followChanges(store, (before, after) => {
        const state = store.getState();
        const words = wordsOf(state);
        // What was said of another table is not to be found beside this one.
        if (before === null || after === null || !isSameGame(before, after)) setSaid([]);
        if (words === null) return;
        // The large view is for the whole room.
        const seen = (view: typeof after) => (top(state).at === 'tv' && view !== null ? forAll(view) : view);
        const news = announcementFor(words, seen(before), seen(after), isCoached(state));
        if (news !== null) setHeard((all) => [...all, news]);
      }),
    [store],
  );
  useLayoutEffect(() => {
    if (heard.length === 0) return;
    setHeard((all) => all.slice(heard.length));
    if (!isCovered(here.current)) setSaid((all) => withMore(all, heard));
  }, [heard]);
  const lines = (urgent: boolean) =>
    said.filter((one) => one.urgent === urgent).map(({ id, text }) => <p key={id}>{text}</p>);
  return (
    <>
      <div ref={here} className="unseen" role="log" data-testid="announced">
        {lines(false)}
      </div>
      <div className="unseen" role="alert" aria-atomic="false" data-testid="announced-now">
        {lines(true)}
      </div>
    </>
  );
}
