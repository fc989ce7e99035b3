import type { TableView } from '../../../protocol/view.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toKnowledge, toPeople } from '../../store/go.ts';
import { isWatching } from '../../store/watching.ts';
import { ActionButton } from '../action-button.tsx';
import { CameraLine } from '../camera/state.tsx';
import { HintButton } from '../hints/hint-panel.tsx';
import { ScannerLine } from '../scanner-line.tsx';
import { SoundHint } from '../sound-hint.tsx';
import { GameTitle, Ways } from '../ways.tsx';

/** Which game it is, what lies beside it, and how the scanner is. */
export function Footer({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  const watching = usePage((state) => isWatching(state.table, state.welcome));
  const notWritten = usePage(({ lobby }) => lobby !== null && lobby.recordings.trouble !== null);
  const people = view.phase !== 'over' && !watching && (
    <ActionButton testId="people-button" keys="people" onClick={() => act(toPeople)}>
      {words.people.title}
    </ActionButton>
  );
  return (
    <footer className="footer">
      <GameTitle view={view} />
      <SoundHint />
      {notWritten && (
        <span className="scanner scanner-lost" role="status" data-testid="not-written">
          {words.settings.writeDown.stopped}
        </span>
      )}
      <Ways view={view} people={people}>
        <HintButton view={view} />
        <ActionButton testId="knowledge" keys="knowledge" onClick={() => act(toKnowledge)}>
          {words.correct.known}
        </ActionButton>
      </Ways>
      <ScannerLine scanner={view.scanner} />
      <CameraLine />
    </footer>
  );
}
