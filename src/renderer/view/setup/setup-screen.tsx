import type { FormEvent } from 'react';
import type { LobbyView } from '../../../protocol/lobby.ts';
import { sayFault } from '../../../words/say/fault.ts';
import { sayRuleText } from '../../../words/say/rule-text.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import type { Draft } from '../../store/draft.ts';
import { faultsOf, onlyNamesMissing, optionFor, rulesOf, standInsOf } from '../../store/draft-checks.ts';
import type { Welcome } from '../../store/page.ts';
import { find } from '../../store/route.ts';
import { goBack } from '../../store/screens.ts';
import { startTable } from '../../store/start.ts';
import { ActionButton } from '../action-button.tsx';
import { BrokenRules } from './broken-rules.tsx';
import { CoachChoice } from './coach-choice.tsx';
import { Extras, SeriesExtras } from './extras.tsx';
import { GraceChoice } from './grace.tsx';
import { Options } from './rule-options.tsx';
import { RuleSets, RuleWays } from './rule-sets.tsx';
import { Seats } from './seat-rows.tsx';

interface FormProps {
  readonly welcome: Welcome;
  readonly lobby: LobbyView;
  readonly draft: Draft;
}

/** What keeps the table from being opened: the number of people, or what the host says. */
function Fault({ welcome, draft }: Omit<FormProps, 'lobby'>) {
  const { words } = useTools();
  const refused = usePage((state) => find(state, 'setup')?.refused ?? null);
  const fault = faultsOf(draft, welcome.rules).players;
  const rules = rulesOf(draft, welcome.rules);
  const option = fault && rules ? optionFor(draft, rules) : null;
  const said = fault ?? refused;
  return (
    <p className="setup-fault" role="alert" data-testid="setup-fault" data-code={said?.code ?? ''}>
      {said !== null && sayFault(words, said)}
      {option !== null && ` ${words.setup.orOption(sayRuleText(words, option))}`}
    </p>
  );
}

function StartBar({ welcome, draft }: Omit<FormProps, 'lobby'>) {
  const { settings, setup } = useTools().words;
  const act = useAct();
  const makesUp = draft.tried && onlyNamesMissing(faultsOf(draft, welcome.rules));
  return (
    <footer className="start-bar">
      <ActionButton testId="back" keys="cancel" onClick={() => act(goBack)}>
        {settings.back}
      </ActionButton>
      <Fault welcome={welcome} draft={draft} />
      <ActionButton
        testId="start"
        className={makesUp ? 'big made-up' : 'big'}
        keys="start"
        primary
        onClick={() => act((state) => startTable(state, setup.standIn))}
      >
        {makesUp ? setup.startAs(standInsOf(draft, setup.standIn)) : setup.start}
      </ActionButton>
    </footer>
  );
}

function Form({ welcome, lobby, draft }: FormProps) {
  const { words } = useTools();
  const act = useAct();
  const rules = rulesOf(draft, welcome.rules);
  const isPlayed = draft.grace !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act((state) => startTable(state, words.setup.standIn));
  };
  return (
    <form className="setup" onSubmit={submit} noValidate data-testid="setup">
      <header className="setup-head">
        <h1>{draft.next ? words.series.nextRound : isPlayed ? words.play.title : words.setup.title}</h1>
        <RuleWays rules={welcome.rules} draft={draft} />
      </header>
      <div className="setup-columns">
        <div className="setup-column">
          <RuleSets rules={welcome.rules} draft={draft} />
          <BrokenRules broken={welcome.brokenRules} />
          <Options rules={rules} draft={draft} />
          {!isPlayed && <Extras lobby={lobby} rules={rules} draft={draft} />}
        </div>
        <div className="setup-column">
          <Seats draft={draft} faults={faultsOf(draft, welcome.rules).names} />
          <CoachChoice lobby={lobby} />
          <SeriesExtras draft={draft} />
          {rules?.outOfTurn === true && <GraceChoice draft={draft} />}
        </div>
      </div>
      <StartBar welcome={welcome} draft={draft} />
    </form>
  );
}

/** Setting up a table: rules, options, who sits where, and what the scanner does, on one page. */
export function Setup(props: Omit<FormProps, 'draft'>) {
  const draft = usePage((state) => find(state, 'setup')?.draft ?? null);
  return draft === null ? null : (
    <main className="setup-page">
      <Form {...props} draft={draft} />
    </main>
  );
}
