import { useEffect, useRef } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { nameAt } from '../../../words/say/names.ts';
import { sayTurnFor } from '../../../words/say/play.ts';
import { usePage, useTools } from '../../store/context.ts';
import { isHintedAt } from '../../store/hints.ts';
import { isLed } from '../../store/look.ts';
import { HintButton } from '../hints/hint-panel.tsx';
import { MenuButton } from '../menu-parts.tsx';
import { type Fitted, useFitted } from '../use-fitted.ts';
import { Ruled } from './ruled.tsx';
import { Trail } from './trail.tsx';

/** All words of the headline are there: it gets narrower, then smaller, until a line is enough, or two small ones. */
const ALL_WORDS: Fitted = {
  sizes: [1, 0.94, 0.88, 0.82, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.36],
  fits: ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    scrollWidth <= clientWidth && scrollHeight <= clientHeight,
};

/** Whose turn it is. */
function Turn({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const { play } = words;
  const isGuest = usePage(({ guest }) => guest !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  const you = view.play?.you ?? null;
  // Somebody who has just sat down goes on from here.
  useEffect(() => {
    if (isGuest && you !== null) heading.current?.focus();
  }, [isGuest, you]);
  useFitted(heading, ALL_WORDS);
  // The bubble of a first round says what to do.
  const isLedHere = usePage(isLed);
  const isSwapping = isLedHere && view.phase === 'exchange' && view.play?.exchange != null;
  const said = isSwapping ? words.lessons.firstRound : sayTurnFor(words, view);
  const isAgain = view.extra !== null && said === play.yourTurn;
  return (
    <h1 ref={heading} tabIndex={-1} data-testid="turn" data-seat={nameAt(view.seats, view.turn)}>
      {said}
      {isAgain && <span className="again">{play.again}</span>}
    </h1>
  );
}

/** Whose turn it is and what was ruled last; what was played before that; help, and the menu. */
export function PlayHead({ view }: { readonly view: TableView }) {
  const { labels } = useTools().words.table;
  // People who only watch on a phone have a bar of their own.
  const atHome = usePage(({ lobby }) => lobby !== null);
  const isSeated = view.play?.you != null;
  return (
    <header className="play-head">
      <div className="say">
        <Turn view={view} />
        <Ruled view={view} />
      </div>
      <Trail view={view} />
      <nav className="play-tools" aria-label={labels.ways}>
        {isHintedAt(view) && <HintButton view={view} />}
        {(isSeated || atHome) && <MenuButton />}
      </nav>
    </header>
  );
}
