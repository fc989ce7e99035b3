import { DOORS } from '../../../words/doors.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { intoSetup, throughDoor } from '../../store/play-by.ts';
import { ActionButton } from '../action-button.tsx';

/** What can be done with a rule set: what the doors of the home screen lead to, or into the set-up that waits for it. */
export function PlayThese({ id }: { readonly id: string }) {
  const { play, house, doors } = useTools().words;
  const act = useAct();
  const { botNames } = play.setup;
  const isWaitedFor = usePage((state) => intoSetup(state, id) !== null);
  const isFree = usePage((state) => throughDoor(state, 'referee', id, botNames) !== null);
  if (isWaitedFor)
    return (
      <p className="play-these">
        <ActionButton testId="play-these" primary onClick={() => act((state) => intoSetup(state, id))}>
          {house.play}
        </ActionButton>
      </p>
    );
  if (!isFree) return null;
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
