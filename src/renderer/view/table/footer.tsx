import type { TableView } from '../../../protocol/view.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toggleSound, toHome, toPeople, toScores, toSettings } from '../../store/go.ts';
import { toLog } from '../../store/reading.ts';
import { isWatching } from '../../store/watching.ts';
import { ActionButton } from '../action-button.tsx';
import { CameraLine } from '../camera/state.tsx';
import { HintButton } from '../hints/hints.tsx';
import { ScannerLine } from '../scanner-line.tsx';
import { SoundHint } from '../sound-hint.tsx';

/** The ways away from the table, and what isn't part of the game. */
function Aside({ view }: { readonly view: TableView }) {
  const { aside, log, people, series, correct } = useTools().words;
  const watching = usePage((state) => isWatching(state.table, state.welcome));
  const act = useAct();
  const over = view.phase === 'over';
  const sound = usePage((state) => state.lobby?.settings.sound ?? false);
  return (
    <nav className="aside">
      {!over && (
        <ActionButton testId="home-button" keys="home" title={aside.kept} onClick={() => act(toHome)}>
          {aside.home}
        </ActionButton>
      )}
      <HintButton view={view} />
      <ActionButton testId="knowledge" keys="knowledge" onClick={() => act({ show: { knowing: true } })}>
        {correct.known}
      </ActionButton>
      <ActionButton testId="log-button" keys="log" onClick={() => act((state) => toLog(state))}>
        {log.title}
      </ActionButton>
      {!over && !watching && (
        <ActionButton testId="people-button" keys="people" onClick={() => act(toPeople)}>
          {people.title}
        </ActionButton>
      )}
      {!over && (
        <ActionButton testId="scores" keys="scores" onClick={() => act(toScores)}>
          {series.scores}
        </ActionButton>
      )}
      <ActionButton testId="settings" keys="settings" onClick={() => act(toSettings)}>
        {aside.settings}
      </ActionButton>
      <ActionButton testId="mute" keys="mute" pressed={sound} onClick={() => act(toggleSound)}>
        {aside.sound}
      </ActionButton>
      <ActionButton testId="help" keys="help" onClick={() => act({ show: { help: true } })}>
        {aside.help}
      </ActionButton>
    </nav>
  );
}

/** Which game it is, what lies beside it, and how the scanner is. */
export function Footer({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const notWritten = usePage(({ lobby }) => lobby !== null && lobby.recordings.trouble !== null);
  const rules = [words.home.ruleSet(view.rules.id), view.rules.title, ...view.rules.options].join(' · ');
  return (
    <footer className="footer">
      <span className="game" title={rules}>
        {rules}
      </span>
      <SoundHint />
      {notWritten && (
        <span className="scanner scanner-lost" role="status" data-testid="not-written">
          {words.settings.writeDown.stopped}
        </span>
      )}
      <Aside view={view} />
      <ScannerLine scanner={view.scanner} />
      <CameraLine />
    </footer>
  );
}
