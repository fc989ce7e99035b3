import type { LobbyView } from '../../../protocol/lobby.ts';
import { useAct, useTools } from '../../store/context.ts';
import { toCamera, toCodes, toHistory, toPlay, toSettings, toSetup } from '../../store/go.ts';
import type { Welcome } from '../../store/page.ts';
import { ActionButton } from '../action-button.tsx';
import { CameraLine } from '../camera/state.tsx';
import { Mark } from '../mark.tsx';
import { ScannerLine } from '../scanner-line.tsx';
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

/** Where the program begins: go on with a kept table, open a new one, or watch a sample game. */
export function Home({ welcome, lobby }: Props) {
  const { words } = useTools();
  const act = useAct();
  const { home } = words;
  const hasKept = lobby.kept.length > 0;
  return (
    <main className={hasKept ? 'home with-kept' : 'home'} data-testid="home">
      <div className="doors">
        <header className="brand">
          <Mark />
          <h1>{words.table.title}</h1>
          <p>{home.tagline}</p>
        </header>
        {hasKept && <KeptTables kept={lobby.kept} />}
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
        <div className="door-row">
          <ActionButton
            testId="new-table"
            className="big"
            keys="newTable"
            primary={!hasKept}
            onClick={() => act(toSetup)}
          >
            {home.newTable}
          </ActionButton>
          <ActionButton
            testId="new-play"
            className="big"
            keys="newPlay"
            onClick={() => act((state) => toPlay(state, words.play.setup.botNames))}
          >
            {words.play.open}
          </ActionButton>
          {lobby.played && (
            <ActionButton testId="history" keys="history" onClick={() => act(toHistory)}>
              {words.series.history}
            </ActionButton>
          )}
          <Samples samples={welcome.samples} />
        </div>
      </div>
      <footer className="footer">
        <span className="devices">
          <ScannerLine scanner={lobby.scanner} />
          <CameraLine />
        </span>
        <span className="aside">
          <ActionButton testId="print" onClick={() => act(toCodes('print'))}>
            {home.print}
          </ActionButton>
          <ActionButton testId="decks" onClick={() => act(toCodes('decks'))}>
            {home.decks}
          </ActionButton>
          <ActionButton testId="camera-button" onClick={() => act(toCamera)}>
            {words.camera.setUp}
          </ActionButton>
          <ActionButton testId="settings" keys="settings" onClick={() => act(toSettings)}>
            {home.settings}
          </ActionButton>
          <ActionButton testId="help" keys="help" onClick={() => act({ show: { help: true } })}>
            {home.help}
          </ActionButton>
        </span>
      </footer>
    </main>
  );
}
