import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import type { SeatPlayView } from '../../../protocol/play.ts';
import { inSentence } from '../../../words/say/names.ts';
import { useAct, useTools } from '../../store/context.ts';
import { ActionButton } from '../action-button.tsx';
import { Chip } from '../parts/chip.tsx';
import { Avatar } from '../play/avatar.tsx';
import { Occupants } from './occupants.tsx';

/** The bot that plays while a phone is away. */
const STAND_IN = 'medium';

interface Props {
  readonly name: string;
  readonly seat: number;
  readonly play: SeatPlayView;
}

interface AskProps extends Props {
  readonly asks: boolean;
  readonly setAsks: (asks: boolean) => void;
}

/** What can be done about a phone that has a seat, or has left it; taking the seat from it is asked about. */
function OfPhone({ name, seat, play: { left, online, sitIn }, asks, setAsks }: AskProps) {
  const { players } = useTools().words.phones;
  const act = useAct();
  if (asks)
    return (
      <fieldset className="sure cluster">
        <legend>{players.sureToRemove(inSentence(name))}</legend>
        <ActionButton
          testId={`remove-yes-${seat}`}
          primary
          onClick={() => act({ send: { type: 'remove', seat } })}
        >
          {players.remove}
        </ActionButton>
        <ActionButton testId={`remove-no-${seat}`} first onClick={() => setAsks(false)}>
          {players.keep}
        </ActionButton>
      </fieldset>
    );
  return (
    <span className="of-phone cluster">
      {sitIn !== null ? (
        <ActionButton
          testId={`give-back-${seat}`}
          title={players.giveBackTo(inSentence(name))}
          onClick={() => act({ send: { type: 'sitIn', seat, level: null } })}
        >
          {players.giveBack}
        </ActionButton>
      ) : (
        !online && (
          <ActionButton
            testId={`sit-in-${seat}`}
            title={players.sitInFor(inSentence(name))}
            onClick={() => act({ send: { type: 'sitIn', seat, level: STAND_IN } })}
          >
            {players.sitIn}
          </ActionButton>
        )
      )}
      {left ? (
        <ActionButton
          testId={`free-${seat}`}
          first
          title={players.freeOf(inSentence(name))}
          onClick={() => act({ send: { type: 'occupy', seat, occupant: { who: 'phone' } } })}
        >
          {players.makeFree}
        </ActionButton>
      ) : (
        <ActionButton testId={`remove-${seat}`} first onClick={() => setAsks(true)}>
          {players.remove}
        </ActionButton>
      )}
    </span>
  );
}

function useSaid({ play: { occupant, taken, left, online, sitIn } }: Props): string | null {
  const { words } = useTools();
  const { players } = words.phones;
  if (occupant.who !== 'phone') return null;
  if (sitIn !== null) return players.sitsIn(words.play.levels[sitIn]);
  if (left) return players.left;
  return !taken ? players.free : online ? players.connected : players.away;
}

/** Where the button that had the keyboard is gone, it goes on with what has come in its place, else with who plays. */
function useKeptFocus() {
  const row = useRef<HTMLLIElement>(null);
  const held = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (held.current === null || held.current.isConnected) return;
    held.current = null;
    const next =
      row.current?.querySelector<HTMLElement>('[data-first]') ?? row.current?.querySelector('select');
    next?.focus();
  });
  return {
    ref: row,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      held.current = target;
    },
    onBlur: () => {
      held.current = null;
    },
  };
}

/** A seat of a table without a deck: who plays it, how that phone is, and what may be done about it. */
export function WhoPlays(props: Props) {
  const { name, seat, play } = props;
  const { occupant, taken, left, online } = play;
  const { players } = useTools().words.phones;
  const act = useAct();
  const [asks, setAsks] = useState(false);
  const said = useSaid(props);
  const kept = useKeptFocus();
  const hasPhone = occupant.who === 'phone' && taken;
  if (asks && !hasPhone) setAsks(false);
  return (
    <li data-testid={`player-${seat}`} data-online={online} data-taken={taken} {...kept}>
      {occupant.who === 'bot' ? <Avatar name={name} number={seat + 1} /> : <Chip number={seat + 1} />}
      <span className="whose">
        <b dir="auto">{name}</b>
        <small
          className={occupant.who === 'phone' && !(hasPhone && online) ? 'phone-state out' : 'phone-state'}
          role="status"
        >
          {said}
        </small>
      </span>
      <Occupants
        testId={`occupant-${seat}`}
        name={inSentence(name)}
        occupant={occupant}
        choose={(chosen) => act({ send: { type: 'occupy', seat, occupant: chosen } })}
        fixed={hasPhone ? players.removeFirst : undefined}
      />
      {(hasPhone || (occupant.who === 'phone' && left)) && (
        <OfPhone {...props} asks={asks} setAsks={setAsks} />
      )}
    </li>
  );
}
