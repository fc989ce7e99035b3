import type { RulesName } from '../../../protocol/rules.ts';
import { DOORS } from '../../../words/closed-lists.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { intoSetup, throughDoor } from '../../store/play-by.ts';
import { ActionButton } from '../action-button.tsx';

interface Props {
  readonly rules: RulesName;
}

/** The way with a rule set into the set-up that waits for one; nothing where none does. */
export function IntoSetup({ rules }: Props) {
  const { house } = useTools().words;
  const act = useAct();
  if (!usePage((state) => intoSetup(state, rules) !== null)) return null;
  return (
    <p className="cluster play-these">
      <ActionButton testId="into-setup" primary onClick={() => act((state) => intoSetup(state, rules))}>
        {house.play}
      </ActionButton>
    </p>
  );
}

/** What the doors of the home screen lead to, by a rule set; nothing where a set-up waits for one or a round is played. */
export function PlayThese({ rules }: Props) {
  const { people, house, doors } = useTools().words;
  const act = useAct();
  const { botNames } = people;
  const isWaitedFor = usePage((state) => intoSetup(state, rules) !== null);
  const isFree = usePage((state) => throughDoor(state, 'referee', rules, botNames) !== null);
  if (isWaitedFor || !isFree) return null;
  return (
    <fieldset className="cluster play-these" data-testid="play-these">
      <legend className="unseen">{house.withThese}</legend>
      {DOORS.map((door) => (
        <ActionButton
          key={door}
          testId={`these-${door}`}
          primary={door === 'play'}
          title={doors.doors[door].what}
          onClick={() => act((state) => throughDoor(state, door, rules, botNames))}
        >
          {doors.doors[door].name}
        </ActionButton>
      ))}
    </fieldset>
  );
}
