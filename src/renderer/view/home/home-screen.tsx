import type { LobbyView } from '../../../protocol/lobby.ts';
import { LANGUAGES } from '../../../protocol/look.ts';
import { ownNameOf } from '../../../words/languages.ts';
import { useAct, useFirstTools, usePage } from '../../store/context.ts';
import { toggleHelp, toHistory, toSettings, toTheseRules } from '../../store/go.ts';
import type { Welcome } from '../../store/page.ts';
import { ActionButton } from '../action-button.tsx';
import { CameraLine } from '../camera/state.tsx';
import { Mark } from '../parts/mark.tsx';
import { ScannerLine } from '../scanner-line.tsx';
import { useChange } from '../settings/change-settings.ts';
import { Doors } from './doors.tsx';
import { KeptTables } from './kept-tables.tsx';

interface Props {
  readonly welcome: Welcome;
  readonly lobby: LobbyView;
}

/** The language of the page, in reach of people who can't read the present one. */
function LanguageSwitch() {
  const { words } = useFirstTools();
  const change = useChange();
  return (
    <fieldset className="languages">
      <legend className="unseen">{words.look.language}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          data-testid={`language-${language}`}
          aria-pressed={words.language === language}
          onClick={() => change({ language })}
        >
          {ownNameOf(language)}
        </button>
      ))}
    </fieldset>
  );
}

/** What of the kept can't be read, and that some settings are as at first. */
function Damage({ lobby }: Pick<Props, 'lobby'>) {
  const { home } = useFirstTools().words;
  const act = useAct();
  return (
    <>
      {lobby.unreadable > 0 && (
        <p className="row unreadable panel" data-testid="unreadable" data-count={lobby.unreadable}>
          {home.unreadable(lobby.unreadable, lobby.folder)}
        </p>
      )}
      {lobby.settingsDamaged && (
        <div className="row unreadable panel" data-testid="settings-damaged">
          <p>{home.settingsDamaged(lobby.folder)}</p>
          <ActionButton testId="note-damage" onClick={() => act({ send: { type: 'noteDamage' } })}>
            {home.noted}
          </ActionButton>
        </div>
      )}
    </>
  );
}

/** Everything else, in one line; the scanner and the camera only where there is one. */
function Foot({ welcome, lobby }: Props) {
  const { home } = useFirstTools().words;
  const act = useAct();
  const [sample] = welcome.samples;
  return (
    <footer className="home-foot">
      <span className="devices">
        {lobby.scanner.kind !== 'none' && <ScannerLine scanner={lobby.scanner} />}
        <CameraLine />
      </span>
      <span className="cluster home-ways">
        {sample !== undefined && (
          <ActionButton
            className="quiet"
            testId={`watch-${sample}`}
            onClick={() => act({ send: { type: 'watch', sample, speed: 1 } })}
          >
            {home.watch}
          </ActionButton>
        )}
        <ActionButton className="quiet" testId="rule-book" keys="rules" onClick={() => act(toTheseRules)}>
          {home.ruleBook}
        </ActionButton>
        {lobby.played && (
          <ActionButton className="quiet" testId="history" keys="history" onClick={() => act(toHistory)}>
            {home.history}
          </ActionButton>
        )}
        <ActionButton className="quiet" testId="settings" keys="settings" onClick={() => act(toSettings)}>
          {home.settings}
        </ActionButton>
        <ActionButton className="quiet" testId="help" keys="help" onClick={() => act(toggleHelp)}>
          {home.help}
        </ActionButton>
        <LanguageSwitch />
      </span>
    </footer>
  );
}

/** Where the program begins: the table to continue, three doors, and the rest along the foot. */
export function Home({ welcome, lobby }: Props) {
  const { words } = useFirstTools();
  const kept = usePage((state) => state.kept);
  return (
    <main className="fill stack home" data-testid="home">
      <div className="ground home-ground" aria-hidden="true">
        <div className="wood">
          <div className="felt" />
        </div>
      </div>
      <div className="fill stack home-cloth">
        <Damage lobby={lobby} />
        <div className="home-table">
          <div className="home-left">
            <header className="brand">
              <Mark />
              <h1>{words.table.title}</h1>
              <p>{words.doors.tagline(words.names.game)}</p>
            </header>
            {kept.length > 0 && <KeptTables kept={kept} />}
          </div>
          <Doors />
        </div>
      </div>
      <Foot welcome={welcome} lobby={lobby} />
    </main>
  );
}
