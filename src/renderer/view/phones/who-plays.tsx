import { useState } from 'react';
import { botLevel, type Occupant, type SeatPlayView } from '../../../protocol/play.ts';
import { inSentence } from '../../../words/say/names.ts';
import { useAct, useTools } from '../../store/context.ts';
import { ActionButton } from '../action-button.tsx';

/** Who may play a seat, as one text for each. */
const OCCUPANTS: readonly Occupant[] = [
  { who: 'here' },
  { who: 'phone' },
  ...botLevel.options.map((level): Occupant => ({ who: 'bot', level })),
];
const keyOf = (occupant: Occupant): string =>
  occupant.who === 'bot' ? `bot-${occupant.level}` : occupant.who;

/** The bot that plays while a phone is away. */
const STAND_IN = 'medium';

interface Props {
  readonly name: string;
  readonly seat: number;
  readonly play: SeatPlayView;
}

function Occupants({ name, seat, play: { occupant, taken } }: Props) {
  const { words } = useTools();
  const act = useAct();
  const { setup } = words.play;
  const hasPhone = occupant.who === 'phone' && taken;
  const say = (one: Occupant) =>
    one.who === 'bot' ? setup.bot(words.play.levels[one.level]) : setup[one.who];
  return (
    <select
      value={keyOf(occupant)}
      aria-label={setup.who(inSentence(name))}
      data-testid={`occupant-${seat}`}
      disabled={hasPhone}
      title={hasPhone ? words.phones.players.removeFirst : undefined}
      onChange={({ target }) => {
        const chosen = OCCUPANTS.find((one) => keyOf(one) === target.value);
        if (chosen !== undefined) act({ send: { type: 'occupy', seat, occupant: chosen } });
      }}
    >
      {OCCUPANTS.map((one) => (
        <option key={keyOf(one)} value={keyOf(one)}>
          {say(one)}
        </option>
      ))}
    </select>
  );
}

/** What can be done about a phone that has a seat, or has left it; taking the seat from it is asked about. */
function OfPhone({ name, seat, play: { left, online, sitIn } }: Props) {
  const { players } = useTools().words.phones;
  const act = useAct();
  const [asks, setAsks] = useState(false);
  if (asks)
    return (
      <fieldset className="sure">
        <legend>{players.sureToRemove(inSentence(name))}</legend>
        <ActionButton
          testId={`remove-yes-${seat}`}
          primary
          onClick={() => act({ send: { type: 'remove', seat } })}
        >
          {players.remove}
        </ActionButton>
        <ActionButton testId={`remove-no-${seat}`} onClick={() => setAsks(false)}>
          {players.keep}
        </ActionButton>
      </fieldset>
    );
  return (
    <span className="of-phone">
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
          title={players.freeOf(inSentence(name))}
          onClick={() => act({ send: { type: 'occupy', seat, occupant: { who: 'phone' } } })}
        >
          {players.makeFree}
        </ActionButton>
      ) : (
        <ActionButton testId={`remove-${seat}`} onClick={() => setAsks(true)}>
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

/** A seat of a table without a deck: who plays it, how that phone is, and what may be done about it. */
export function WhoPlays(props: Props) {
  const { name, seat, play } = props;
  const said = useSaid(props);
  const isOut = play.occupant.who === 'phone' && !(play.taken && play.online);
  return (
    <li data-testid={`player-${seat}`} data-online={play.online} data-taken={play.taken}>
      <b dir="auto">{name}</b>
      <Occupants {...props} />
      <span className={isOut ? 'phone-state out' : 'phone-state'} role="status">
        {said}
      </span>
      {play.occupant.who === 'phone' && (play.taken || play.left) && <OfPhone {...props} />}
    </li>
  );
}
