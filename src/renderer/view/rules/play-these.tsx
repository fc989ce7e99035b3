import type { RulesName } from '../../../protocol/rules.ts';
import { DOORS } from '../../../words/closed-lists.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { backToRound, intoSetup, throughDoor } from '../../store/play-by.ts';
import { find } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { Icon } from '../parts/icon.tsx';

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

/** While a round is played, the way back to it; by other rules than its own, that those are for later. */
function BackToRound({ rules }: Props) {
  const { home, house } = useTools().words;
  const act = useAct();
  const isIts = usePage(({ table }) => table?.rules.id === rules.id);
  return (
    <p className="cluster play-these">
      <ActionButton
        testId="to-round"
        primary
        {...(!isIts && { title: house.afterRound })}
        onClick={() => act(backToRound)}
      >
        {home.resume} <Icon name="forward" />
      </ActionButton>
    </p>
  );
}

/** What the doors of the home screen lead to, by a rule set; nothing where a set-up waits for one. */
export function PlayThese({ rules }: Props) {
  const { people, house, doors } = useTools().words;
  const act = useAct();
  const { botNames } = people;
  const isWaitedFor = usePage((state) => intoSetup(state, rules) !== null);
  const isFree = usePage((state) => throughDoor(state, 'referee', rules, botNames) !== null);
  const isPlayed = usePage((state) => backToRound(state) !== null);
  // Who came from Learn reads, and goes back there.
  const isMain = usePage((state) => find(state, 'learn') === null);
  if (isWaitedFor) return null;
  if (isPlayed) return <BackToRound rules={rules} />;
  if (!isFree) return null;
  return (
    <fieldset className="cluster play-these" data-testid="play-these">
      <legend className="unseen">{house.withThese}</legend>
      {DOORS.map((door) => (
        <ActionButton
          key={door}
          testId={`these-${door}`}
          primary={isMain && door === 'play'}
          title={doors.doors[door].what}
          onClick={() => act((state) => throughDoor(state, door, rules, botNames))}
        >
          {doors.doors[door].name}
        </ActionButton>
      ))}
    </fieldset>
  );
}
