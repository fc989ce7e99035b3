import type { TableView } from '../../../protocol/view.ts';
import { hasSound } from '../../sound/follow.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toggleSound, toHome, toPeople, toScores, toSettings } from '../../store/go.ts';
import { toLog } from '../../store/reading.ts';
import { ActionButton } from '../action-button.tsx';
import { SoundHint } from '../sound-hint.tsx';

/** Which game it is, and the ways away from it; a phone has its own. */
export function PlayFooter({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const { aside, log, phones, series } = words;
  const act = useAct();
  const atHome = usePage(({ lobby }) => lobby !== null);
  const sound = usePage(hasSound);
  const rules = [words.home.ruleSet(view.rules.id), view.rules.title, ...view.rules.options].join(' · ');
  const isOver = view.phase === 'over';
  if (!atHome) return null;
  return (
    <footer className="footer">
      <span className="game" title={rules}>
        {rules}
      </span>
      <SoundHint />
      <nav className="aside">
        {!isOver && (
          <ActionButton testId="home-button" keys="home" title={aside.kept} onClick={() => act(toHome)}>
            {aside.home}
          </ActionButton>
        )}
        <ActionButton testId="log-button" keys="log" onClick={() => act((state) => toLog(state))}>
          {log.title}
        </ActionButton>
        <ActionButton
          testId="people-button"
          {...(!isOver && { keys: 'people' as const })}
          onClick={() => act(toPeople)}
        >
          {phones.players.title}
        </ActionButton>
        {!isOver && (
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
    </footer>
  );
}
