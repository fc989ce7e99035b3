import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import type { TableView } from '../../protocol/view.ts';
import { sayRuleText } from '../../words/say/rule-text.ts';
import { hasSound } from '../sound/follow-rulings.ts';
import { useAct, usePage, useTools } from '../store/context.ts';
import { toggleHelp, toggleSound, toHome, toScores, toSettings, toTheseRules } from '../store/go.ts';
import { toLog } from '../store/reading.ts';
import { ActionButton } from './action-button.tsx';
import { useWayBack } from './focus-back.ts';

/** Which game is played, with all that is played differently. */
export function GameTitle({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const said = [view.rules.title, ...view.rules.options].map((text) => sayRuleText(words, text));
  const rules = [words.home.ruleSet(view.rules.id), ...said].join(' · ');
  return (
    <span className="game" title={rules}>
      {rules}
    </span>
  );
}

interface Props {
  readonly view: TableView;
  /** The way to who sits and plays here, where there is one. */
  readonly people: ReactNode;
  /** What only this kind of table has, after the way home. */
  readonly children?: ReactNode;
}

/** Browsers leave a button that is half in sight where it is. One that is pressed just now had better stay there. */
const bringIntoSight = ({ target }: FocusEvent) => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/**
 * The ways away from a table, on a phone in one row until all of them are asked for; a round that is over has some of
 * them among what comes next.
 */
export function Ways({ view, people, children }: Props) {
  const { aside, log, ruleBook, series, table } = useTools().words;
  const act = useAct();
  const sound = usePage(hasSound);
  const [open, setOpen] = useState(false);
  const isOver = view.phase === 'over';
  const row = useRef<HTMLElement>(null);
  useWayBack(row);
  return (
    <nav
      ref={row}
      className={open ? 'aside open' : 'aside'}
      aria-label={table.labels.ways}
      onFocus={bringIntoSight}
    >
      {!isOver && (
        <ActionButton testId="home-button" keys="home" title={aside.kept} onClick={() => act(toHome)}>
          {aside.home}
        </ActionButton>
      )}
      {children}
      <ActionButton testId="log-button" keys="log" onClick={() => act((state) => toLog(state))}>
        {log.title}
      </ActionButton>
      {people}
      {!isOver && (
        <ActionButton testId="scores" keys="scores" onClick={() => act(toScores)}>
          {series.scores}
        </ActionButton>
      )}
      <ActionButton testId="rules-button" keys="rules" onClick={() => act(toTheseRules)}>
        {ruleBook.open}
      </ActionButton>
      <ActionButton testId="settings" keys="settings" onClick={() => act(toSettings)}>
        {aside.settings}
      </ActionButton>
      <ActionButton testId="mute" keys="mute" pressed={sound} onClick={() => act(toggleSound)}>
        {aside.sound}
      </ActionButton>
      <ActionButton testId="help" keys="help" onClick={() => act(toggleHelp)}>
        {aside.help}
      </ActionButton>
      <ActionButton testId="more-ways" className="more-ways" pressed={open} onClick={() => setOpen(!open)}>
        {aside.more}
      </ActionButton>
    </nav>
  );
}
