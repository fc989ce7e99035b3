import { useEffect, useRef } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { inSentence, sayNameAt } from '../../../words/say/names.ts';
import { hasSound } from '../../sound/follow-rulings.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toggleSound } from '../../store/go.ts';
import { mayTakeSeat, toMenu } from '../../store/guest.ts';
import { findOver } from '../../store/route.ts';
import { Icon } from '../parts/icon.tsx';
import { GuestMenu } from './menu.tsx';

/** Over the game on a phone: who one is, sounds with one touch, and the way to everything else. */
export function GuestBar({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const { bar } = words.phones;
  const act = useAct();
  const sound = usePage(hasSound);
  const mayJoin = usePage(mayTakeSeat);
  const waits = usePage(({ seatWaits }) => seatWaits);
  const menu = usePage((state) => findOver(state, 'menu') !== null);
  const you = view.play?.you ?? null;
  const who = useRef<HTMLSpanElement>(null);
  // Somebody who has just sat down, or watches from now on, goes on from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another seat is another place to begin
  useEffect(() => who.current?.focus(), [you]);
  const joins = view.play?.seats[you ?? -1]?.joins ?? null;
  const isWaiting = you !== null && view.phase === 'over';
  return (
    <nav className="guest-bar" aria-label={words.table.labels.you} data-testid="guest-bar">
      <span ref={who} className="own-seat" tabIndex={-1} data-testid="who">
        {you === null
          ? bar.watching
          : bar.you(joins === null ? sayNameAt(view.seats, you) : inSentence(joins))}
        {isWaiting && <small>{bar.nextRound}</small>}
        {you === null && waits && <small data-testid="seat-waits">{bar.seatWaits}</small>}
      </span>
      {mayJoin && (
        <button
          type="button"
          className="primary"
          data-testid="to-seats"
          onClick={() => act({ show: { looksOn: false } })}
        >
          {bar.takeSeat}
        </button>
      )}
      <button
        type="button"
        data-testid="mute"
        aria-pressed={sound}
        aria-label={bar.sound}
        title={bar.sound}
        onClick={() => act(toggleSound)}
      >
        <span aria-hidden="true" className={sound ? 'note-sign' : 'note-sign off'}>
          ♪
        </span>
      </button>
      <button type="button" data-testid="menu" aria-label={bar.menu} onClick={() => act(toMenu)}>
        <Icon name="menu" />
      </button>
      {menu && (view.play === null || view.phase === 'over') && <GuestMenu view={view} />}
    </nav>
  );
}
