import type { TableView } from '../../../protocol/view.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toPeople } from '../../store/go.ts';
import { ActionButton } from '../action-button.tsx';
import { SoundHint } from '../sound-hint.tsx';
import { GameTitle, Ways } from '../ways.tsx';

/** Which game it is, and the ways away from it; a phone has its own. */
export function PlayFooter({ view }: { readonly view: TableView }) {
  const { phones } = useTools().words;
  const act = useAct();
  const atHome = usePage(({ lobby }) => lobby !== null);
  if (!atHome) return null;
  const people = (
    <ActionButton
      testId="people-button"
      {...(view.phase !== 'over' && { keys: 'people' as const })}
      onClick={() => act(toPeople)}
    >
      {phones.players.title}
    </ActionButton>
  );
  return (
    <footer className="footer">
      <GameTitle view={view} />
      <SoundHint />
      <Ways view={view} people={people} />
    </footer>
  );
}
