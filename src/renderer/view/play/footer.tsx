import { PACES } from '../../../protocol/settings.ts';
import type { TableView } from '../../../protocol/view.ts';
import { hasSound } from '../../sound/follow.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toggleSound, toHome, toScores, toSettings } from '../../store/go.ts';
import { toLog } from '../../store/reading.ts';
import { ActionButton } from '../action-button.tsx';
import { SoundHint } from '../sound-hint.tsx';

/** How fast cards move on this phone. */
function PaceHere() {
  const { pace } = useTools().words.play;
  const { store } = useTools();
  const chosen = usePage(({ here }) => here.pace);
  return (
    <label className="pace-here">
      {pace.label}{' '}
      <select
        value={chosen}
        data-testid="pace-here"
        onChange={({ target }) => {
          const found = PACES.find((one) => one === target.value);
          if (found !== undefined) store.setState(({ here }) => ({ here: { ...here, pace: found } }));
        }}
      >
        {PACES.map((one) => (
          <option key={one} value={one}>
            {pace.names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Which game it is, and the ways away from it; on a phone there are none but its own choices. */
export function PlayFooter({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const { aside, log, series } = words;
  const act = useAct();
  const atHome = usePage(({ lobby }) => lobby !== null);
  const sound = usePage(hasSound);
  const rules = [words.home.ruleSet(view.rules.id), view.rules.title, ...view.rules.options].join(' · ');
  const isOver = view.phase === 'over';
  return (
    <footer className="footer">
      <span className="game" title={rules}>
        {rules}
      </span>
      <SoundHint />
      <nav className="aside">
        {atHome && !isOver && (
          <ActionButton testId="home-button" keys="home" title={aside.kept} onClick={() => act(toHome)}>
            {aside.home}
          </ActionButton>
        )}
        {atHome && (
          <ActionButton testId="log-button" keys="log" onClick={() => act((state) => toLog(state))}>
            {log.title}
          </ActionButton>
        )}
        {atHome && !isOver && (
          <ActionButton testId="scores" keys="scores" onClick={() => act(toScores)}>
            {series.scores}
          </ActionButton>
        )}
        {atHome && (
          <ActionButton testId="settings" keys="settings" onClick={() => act(toSettings)}>
            {aside.settings}
          </ActionButton>
        )}
        <ActionButton testId="mute" keys="mute" onClick={() => act(toggleSound)}>
          {sound ? aside.soundOn : aside.soundOff}
        </ActionButton>
        {!atHome && <PaceHere />}
        <ActionButton testId="help" keys="help" onClick={() => act({ show: { help: true } })}>
          {aside.help}
        </ActionButton>
      </nav>
    </footer>
  );
}
