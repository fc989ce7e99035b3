import type { ReactNode } from 'react';
import type { Card } from '../../../engine/cards.ts';
import type { Door, KeyName } from '../../../words/closed-lists.ts';
import { sayKey } from '../../../words/say/keys.ts';
import { useAct, useTools } from '../../store/context.ts';
import type { Effect } from '../../store/effect.ts';
import { toPlay, toSetup } from '../../store/go.ts';
import { toLearn } from '../../store/learn.ts';
import type { PageState } from '../../store/page.ts';
import { ariaKeys } from '../aria-keys.ts';
import { CardBack, PlayingCard } from '../parts/card.tsx';
import { SHORTCUTS } from '../shortcuts.ts';

/** Cards side by side, a little turned, as they lie on a table. */
function Fan({
  cards,
  children,
}: {
  readonly cards: readonly (Card | null)[];
  readonly children?: ReactNode;
}) {
  return (
    <span className="door-fan" aria-hidden="true">
      {cards.map((card) => (
        <span key={card} className="door-card">
          {card === null ? <CardBack /> : <PlayingCard slot={card} />}
        </span>
      ))}
      {children}
    </span>
  );
}

/** What a door leads to, as a picture: a ruling, a hand, a card that asks what it does. */
const PICTURES: Readonly<Record<Door, ReactNode>> = {
  referee: (
    <Fan cards={['9C', '4H']}>
      <svg className="door-sign no" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="22" />
        <path d="M15 15 L33 33 M33 15 L15 33" />
      </svg>
    </Fan>
  ),
  play: <Fan cards={['2D', 'TS', 'QH', 'KC']} />,
  learn: (
    <Fan cards={[null, 'TD']}>
      <svg className="door-sign ask" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="22" />
        <path d="M17 18 C17 9 31 9 31 18 C31 24 24 23 24 29 M24 35 V35.5" />
      </svg>
    </Fan>
  ),
};

interface Way {
  readonly keys: KeyName;
  readonly testId: string;
  readonly to: (state: PageState) => Effect | null;
}

function DoorButton({ door, keys, testId, to }: Way & { readonly door: Door }) {
  const { words } = useTools();
  const act = useAct();
  const { name, what } = words.doors.doors[door];
  return (
    <li>
      <button
        type="button"
        className="door"
        data-door={door}
        data-testid={testId}
        aria-keyshortcuts={ariaKeys(SHORTCUTS[keys])}
        onClick={() => act(to)}
      >
        {PICTURES[door]}
        <span className="door-text">
          <strong>
            {name}{' '}
            <span aria-hidden="true">
              <kbd>{sayKey(words, SHORTCUTS[keys])}</kbd>
            </span>
          </strong>
          <span>{what}</span>
        </span>
      </button>
    </li>
  );
}

/** The three ways in. */
export function Doors() {
  const { words } = useTools();
  return (
    <nav aria-label={words.doors.title}>
      <ul className="door-row">
        <DoorButton door="referee" keys="newTable" testId="new-table" to={toSetup} />
        <DoorButton
          door="play"
          keys="newPlay"
          testId="new-play"
          to={(state) => toPlay(state, words.play.setup.botNames)}
        />
        <DoorButton door="learn" keys="learn" testId="learn" to={toLearn} />
      </ul>
    </nav>
  );
}
