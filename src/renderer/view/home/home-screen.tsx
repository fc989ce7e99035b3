import type { LobbyView } from '../../../protocol/lobby.ts';
import { LANGUAGES } from '../../../protocol/look.ts';
import { ownNameOf } from '../../../words/languages.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import {
  toCamera,
  toDecks,
  toggleHelp,
  toHistory,
  toPrint,
  toSettings,
  toTheseRules,
} from '../../store/go.ts';
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

function Samples({ samples }: { readonly samples: readonly string[] }) {
  const { words } = useTools();
  const act = useAct();
  if (samples.length === 0) return null;
  return (
    <section className="samples" aria-label={words.home.samples}>
      <h2>{words.home.samples}</h2>
      {samples.map((sample) => (
        <ActionButton
          key={sample}
          testId={`watch-${sample}`}
          onClick={() => act({ send: { type: 'watch', sample, speed: 1 } })}
        >
          {words.table.watch(words.home.ruleSet(sample))}
        </ActionButton>
      ))}
    </section>
  );
}

/** The language of the page, in reach of people who can't read the present one. */
function LanguageSwitch() {
  const { words } = useTools();
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

/** Where the program begins: three doors, the tables to continue, and sample games to watch. */
export function Home({ welcome, lobby }: Props) {
  const { words } = useTools();
  const act = useAct();
  const { home } = words;
  const kept = usePage((state) => state.kept);
  const hasKept = kept.length > 0;
  return (
    <main className={hasKept ? 'home with-kept' : 'home'} data-testid="home">
      <div className="doors">
        <header className="brand">
          <Mark />
          <h1>{words.table.title}</h1>
          <p>{words.doors.tagline(words.names.game)}</p>
          <LanguageSwitch />
        </header>
        {hasKept && <KeptTables kept={kept} />}
        {lobby.unreadable > 0 && (
          <p className="unreadable" data-testid="unreadable" data-count={lobby.unreadable}>
            {home.unreadable(lobby.unreadable, lobby.folder)}
          </p>
        )}
        {lobby.settingsDamaged && (
          <div className="unreadable" data-testid="settings-damaged">
            <p>{home.settingsDamaged(lobby.folder)}</p>
            <ActionButton testId="note-damage" onClick={() => act({ send: { type: 'noteDamage' } })}>
              {home.noted}
            </ActionButton>
          </div>
        )}
        <Doors />
        <div className="home-more">
          {lobby.played && (
            <ActionButton testId="history" keys="history" onClick={() => act(toHistory)}>
              {words.statistics.history}
            </ActionButton>
          )}
          <ActionButton testId="rule-book" keys="rules" onClick={() => act(toTheseRules)}>
            {words.ruleBook.title}
          </ActionButton>
          <Samples samples={welcome.samples} />
        </div>
      </div>
      <footer className="footer">
        <span className="devices">
          <ScannerLine scanner={lobby.scanner} />
          <CameraLine />
        </span>
        <span className="aside">
          <ActionButton testId="print" onClick={() => act(toPrint)}>
            {home.print}
          </ActionButton>
          <ActionButton testId="decks" onClick={() => act(toDecks)}>
            {home.decks}
          </ActionButton>
          <ActionButton testId="camera-button" onClick={() => act(toCamera)}>
            {words.camera.setUp}
          </ActionButton>
          <ActionButton testId="settings" keys="settings" onClick={() => act(toSettings)}>
            {home.settings}
          </ActionButton>
          <ActionButton testId="help" keys="help" onClick={() => act(toggleHelp)}>
            {home.help}
          </ActionButton>
        </span>
      </footer>
    </main>
  );
}
