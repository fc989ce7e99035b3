import { DOORS } from '../../../words/doors.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { intoSetup, throughDoor } from '../../store/play-by.ts';
import { ActionButton } from '../action-button.tsx';

interface Props {
  readonly id: string;
}

/** The way with a rule set into the set-up that waits for one; nothing where none does. */
export function IntoSetup({ id }: Props) {
  const { house } = useTools().words;
  const act = useAct();
  if (!usePage((state) => intoSetup(state, id) !== null)) return null;
  return (
    <p className="play-these">
      <ActionButton testId="into-setup" primary onClick={() => act((state) => intoSetup(state, id))}>
        {house.play}
      </ActionButton>
    </p>
  );
}

/** What the doors of the home screen lead to, by a rule set; nothing where a set-up waits for one or a round is played. */
export function PlayThese({ id }: Props) {
  const { play, house, doors } = useTools().words;
  const act = useAct();
  const { botNames } = play.setup;
  const isWaitedFor = usePage((state) => intoSetup(state, id) !== null);
  const isFree = usePage((state) => throughDoor(state, 'referee', id, botNames) !== null);
  if (isWaitedFor || !isFree) return null;
  return (
    <fieldset className="play-these" data-testid="play-these">
      <legend>{house.play}</legend>
      {DOORS.map((door) => (
        <ActionButton
          key={door}
          testId={`these-${door}`}
          title={doors.doors[door].what}
          onClick={() => act((state) => throughDoor(state, door, id, botNames))}
        >
          {doors.doors[door].name}
        </ActionButton>
      ))}
    </fieldset>
  );
}
