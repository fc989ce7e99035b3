import { useEffect, useRef, useState } from 'react';
import { type Announcement, announcementFor } from '../speech/announce.ts';
import { followChanges } from '../speech/follow.ts';
import { useTools } from '../store/context.ts';
import { forAll } from '../store/for-all.ts';
import { isCoached, wordsOf } from '../store/look.ts';

/** So many stay, so that one that comes soon after another doesn’t silence it. */
const KEPT = 4;

interface Said extends Announcement {
  readonly id: number;
}

/** Whether nothing here is read out now, since a dialog lies over it. */
function isCovered(here: HTMLElement | null): boolean {
  const dialogs = document.querySelectorAll('dialog:modal');
  const top = dialogs[dialogs.length - 1];
  return top !== undefined && !top.contains(here);
}

/**
 * Tells screen readers what happens at the table, once and in order, whichever screen is shown. Under a dialog nothing
 * is read out: so a page has one, and so has each dialog, and the one on top tells.
 */
export function Announcer() {
  const { store } = useTools();
  const here = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<readonly Said[]>([]);
  useEffect(
    () =>
      followChanges(store, (before, after) => {
        if (isCovered(here.current)) return;
        const state = store.getState();
        // The large view is for the whole room.
        const heard = (view: typeof after) => (state.tv && view !== null ? forAll(view) : view);
        const news = announcementFor(wordsOf(state), heard(before), heard(after), isCoached(state));
        if (news === null) return;
        setSaid((all) => [...all.slice(1 - KEPT), { ...news, id: (all.at(-1)?.id ?? 0) + 1 }]);
      }),
    [store],
  );
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
