import { memo } from 'react';
import type { RulingView, TableView } from '../../../protocol/view.ts';
import { sayTrail } from '../../../words/say/log.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toLog } from '../../store/reading.ts';
import { ToneIcon } from '../log/signs.tsx';
import { numbered } from '../numbered.ts';
import { PlayingCard } from '../parts/card.tsx';
import { Chip } from '../parts/chip.tsx';
import { Icon } from '../parts/icon.tsx';
import { rulingHooks } from './hooks.ts';

/** Cards of one play that can be told apart. */
const CARDS = 4;

interface Props {
  readonly view: TableView;
  /** Something else is said over it. */
  readonly covered: boolean;
  /** Only to be looked at. */
  readonly still: boolean;
}

interface MoveProps {
  readonly seats: TableView['seats'];
  readonly ruling: RulingView;
}

const isSaidAlike = (one: MoveProps, other: MoveProps): boolean =>
  JSON.stringify(one.ruling) === JSON.stringify(other.ruling) &&
  one.seats.every(({ name }, seat) => name === other.seats[seat]?.name);

/** All are told again with every change, and none but the newest is another. */
const Move = memo(function Move({ seats, ruling }: MoveProps) {
  const { words } = useTools();
  const { move } = ruling;
  const { tone, text } = sayTrail(words, seats, ruling);
  return (
    <>
      <span className="trail-cards">
        {move.cards.length === 0 ? (
          <span className="no-cards">
            <Icon name={move.kind === 'pickUp' ? 'up' : 'check'} />
          </span>
        ) : (
          numbered(move.cards.slice(-CARDS)).map(({ key, item }) => <PlayingCard key={key} slot={item} />)
        )}
      </span>
      <span className="by">
        <Chip number={move.seat + 1} />
        <bdi>{seats[move.seat]?.name}</bdi>
      </span>
      <small>
        <ToneIcon tone={tone} />
        <span>{text}</span>
      </small>
    </>
  );
}, isSaidAlike);

/** The last moves as cards, the newest first and largest; each of them leads to the log of the round. */
export function Trail({ view, covered, still }: Props) {
  const { play } = useTools().words;
  const act = useAct();
  // A screen on the network is told of no other moment than this.
  const isLookedAt = usePage(({ guest }) => guest !== null) || still;
  return (
    <ol
      className="moves-trail"
      aria-label={play.labels.trail}
      data-testid="log"
      inert={covered}
      onBlur={({ currentTarget }) => currentTarget.scrollTo(0, 0)}
    >
      {view.log.toReversed().map(
        ({ ruling }) =>
          ruling !== null && (
            <li key={ruling.id} data-entry={ruling.id} {...rulingHooks(view.seats, ruling)}>
              {isLookedAt ? (
                <span className="trail-move">
                  <Move seats={view.seats} ruling={ruling} />
                </span>
              ) : (
                <button
                  type="button"
                  className="trail-move"
                  // Browsers leave what is seen in part where it is.
                  onFocus={({ currentTarget }) =>
                    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
                  }
                  onClick={() => act((state) => toLog(state, ruling.id / 2 + 1))}
                >
                  <Move seats={view.seats} ruling={ruling} />
                </button>
              )}
            </li>
          ),
      )}
    </ol>
  );
}
