import { type FormEvent, useLayoutEffect, useRef } from 'react';
import type { LobbyView, RuleSetView } from '../../../protocol/lobby.ts';
import { sayFault } from '../../../words/say/fault.ts';
import { sayRuleText } from '../../../words/say/rule-text.ts';
import { saySetup } from '../../../words/say/setup.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { AT_START, type Draft } from '../../store/draft.ts';
import { faultsOf, gamesFor, onlyNamesMissing, optionFor, rulesOf } from '../../store/draft-checks.ts';
import { isCoached } from '../../store/look.ts';
import type { Welcome } from '../../store/page.ts';
import { fitSeats } from '../../store/play/without-deck.ts';
import { find, findOver } from '../../store/route.ts';
import { openMore, startTable, withoutLastPlace } from '../../store/start.ts';
import { ActionButton } from '../action-button.tsx';
import { BackButton } from '../back-button.tsx';
import { useCoaching } from '../coach/use-coaching.ts';
import { hasKeyboard } from '../has-keyboard.ts';
import { Icon } from '../parts/icon.tsx';
import { BrokenRules } from './broken-rules.tsx';
import { More } from './more.tsx';
import { Seats } from './round-table.tsx';
import { RuleSets, RuleSheet, ToHouse } from './rule-sheet.tsx';
import { useEdit } from './use-draft.ts';
import { Reading } from './ways-to-read.tsx';

interface FormProps {
  readonly welcome: Welcome;
  readonly lobby: LobbyView;
  readonly draft: Draft;
}

type Players = RuleSetView['players'];

/** More rule sets than these are found by looking at them. */
const FEW = 3;

/** What keeps the table from being opened: the number of people, or what the host says; empty if nothing does. */
function useFault({ welcome, draft }: Omit<FormProps, 'lobby'>) {
  const { words } = useTools();
  const refused = usePage((state) => find(state, 'setup')?.refused ?? null);
  const fault = faultsOf(draft, welcome.rules).players;
  const rules = rulesOf(draft, welcome.rules);
  const option = fault && rules ? optionFor(draft, rules) : null;
  const found = fault ?? refused;
  const said = found === null ? '' : sayFault(words, found);
  const others = fault === null ? [] : gamesFor(draft, welcome.rules);
  const also = [
    ...(option === null ? [] : [words.setup.orOption(sayRuleText(words, option))]),
    ...(others.length > 0 && others.length <= FEW
      ? [words.setup.orRules(others.map(words.home.ruleSet))]
      : []),
  ];
  return { fault, code: found?.code ?? '', said: [said, ...also].join(' ') };
}

/** All that was chosen, in one sentence; what was chosen stands out. */
function Summary({ lobby, draft }: Omit<FormProps, 'welcome'>) {
  const { words } = useTools();
  const { scanner, settings } = lobby;
  const how = scanner.kind !== 'none' ? 'scanner' : settings.camera.mode !== 'off' ? 'camera' : 'hand';
  const parts = saySetup(words, withoutLastPlace(draft), draft.grace === null ? how : null);
  return (
    <p className="setup-sum">
      {parts.map(({ text, strong }, i) => (
        // Parts are never moved among each other.
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <span key={i} className={strong ? 'chosen' : undefined}>
          {text}
        </span>
      ))}
    </p>
  );
}

/** Where too many or too few people sit: as many as there have to be, in one tap. */
function FitSeats({ draft, players }: Pick<FormProps, 'draft'> & { readonly players: Players }) {
  const { people, setup } = useTools().words;
  const edit = useEdit();
  const { min, max } = players;
  return (
    <ActionButton testId="fit-seats" onClick={() => edit((now) => fitSeats(now, players, people.botNames))}>
      {setup.fitSeats(draft.seats.length < min ? min : max)}
    </ActionButton>
  );
}

/** Help for those who don’t know the rules yet, where they start. */
function CoachSwitch() {
  const { coach } = useTools().words.look;
  const isOn = usePage(isCoached);
  const setCoaching = useCoaching();
  return (
    <label className="start-coach" title={coach.what}>
      <input
        type="checkbox"
        className="switch-box"
        data-testid="coach-switch"
        checked={isOn}
        onChange={({ target }) => setCoaching(target.checked)}
      />
      <span>
        {coach.name} <span className="unseen">{coach.what}</span>
      </span>
    </label>
  );
}

function StartBar(props: FormProps) {
  const { welcome, draft } = props;
  const { people, setup } = useTools().words;
  const act = useAct();
  const { fault, code, said } = useFault(props);
  const bar = useRef<HTMLElement>(null);
  const isHere = draft.at === AT_START;
  useLayoutEffect(() => {
    if (isHere) bar.current?.querySelector<HTMLElement>('[data-testid="start"]')?.focus();
  }, [isHere]);
  const makesUp = draft.tried && onlyNamesMissing(faultsOf(draft, welcome.rules));
  return (
    <footer ref={bar} className="row start-bar">
      <div className="start-says">
        {said === '' && <Summary {...props} />}
        <p className="setup-fault" role="alert" data-testid="setup-fault" data-code={code}>
          {said}
        </p>
      </div>
      {fault !== null && <FitSeats draft={draft} players={fault} />}
      <CoachSwitch />
      <ActionButton testId="more" className="quiet" onClick={() => act(openMore)}>
        {setup.more} …
      </ActionButton>
      <ActionButton
        testId="start"
        className="big"
        keys="start"
        primary={said === ''}
        onClick={() => act((state) => startTable(state, people.standIn))}
      >
        <span>{makesUp ? setup.startNameless : setup.start}</span> <Icon name="forward" />
      </ActionButton>
    </footer>
  );
}

function Head({ draft }: Pick<FormProps, 'draft'>) {
  const { words } = useTools();
  const isPlayed = draft.grace !== null;
  return (
    <header className="row screen-head setup-head">
      <BackButton />
      <h1>{draft.next ? words.series.nextRound : isPlayed ? words.play.title : words.setup.title}</h1>
    </header>
  );
}

function Form({ welcome, lobby, draft }: FormProps) {
  const { words } = useTools();
  const act = useAct();
  const isPlayed = draft.grace !== null;
  // A finger asks for the keyboard itself, and reads from the top.
  useLayoutEffect(() => {
    if (hasKeyboard() || !(document.activeElement instanceof HTMLElement)) return;
    document.activeElement.blur();
    scrollTo(0, 0);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act((state) => startTable(state, words.people.standIn));
  };
  return (
    <form className="stack setup" onSubmit={submit} noValidate data-testid="setup">
      <Head draft={draft} />
      <div className={isPlayed ? 'setup-columns without-deck' : 'setup-columns'}>
        <section className="stack setup-column">
          <div className="row rules-head">
            <h2>{words.setup.rules}</h2>
            <ToHouse rules={welcome.rules} draft={draft} />
          </div>
          <RuleSheet rules={welcome.rules} draft={draft} />
          <RuleSets rules={welcome.rules} draft={draft} />
          <BrokenRules broken={welcome.brokenRules} />
        </section>
        <Seats draft={draft} faults={faultsOf(draft, welcome.rules).names} />
        {!isPlayed && <Reading lobby={lobby} />}
      </div>
      <StartBar welcome={welcome} lobby={lobby} draft={draft} />
    </form>
  );
}

/** Setting up a table: the rules, who sits where, and how the cards are read, on one page. */
export function Setup(props: Omit<FormProps, 'draft'>) {
  const draft = usePage((state) => find(state, 'setup')?.draft ?? null);
  const more = usePage((state) => findOver(state, 'more') !== null);
  if (draft === null) return null;
  return (
    <main className="fill">
      <Form {...props} draft={draft} />
      {more && <More rules={rulesOf(draft, props.welcome.rules)} draft={draft} />}
    </main>
  );
}
