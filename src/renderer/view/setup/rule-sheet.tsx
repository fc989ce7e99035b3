import { useEffect, useRef } from 'react';
import type { PowersView } from '../../../protocol/coach.ts';
import type { RuleSetView } from '../../../protocol/lobby.ts';
import { countOptions } from '../../../protocol/options.ts';
import { sayKind } from '../../../words/say/cards.ts';
import { sayChip } from '../../../words/say/chip.ts';
import { sayTitle } from '../../../words/say/setup.ts';
import { useAct, useTools } from '../../store/context.ts';
import { chooseRules, type Draft } from '../../store/draft.ts';
import { playersFor, rulesOf, specialsFor } from '../../store/draft-checks.ts';
import { optionsOf } from '../../store/draft-edits.ts';
import { toTheseRules } from '../../store/go.ts';
import { toHouse, toHouseOf } from '../../store/house/writing.ts';
import { openMore } from '../../store/start.ts';
import { ActionButton } from '../action-button.tsx';
import { bringIntoList } from '../bring-into-list.ts';
import { PowerCard } from '../parts/power-sign.tsx';
import { tellingOf } from '../parts/telling.ts';
import { useEdit } from './use-draft.ts';

interface Props {
  readonly rules: readonly RuleSetView[];
  readonly draft: Draft;
}

/** A special card as a sign, with what it does in words. */
function Special({ special: { kind, powers } }: { readonly special: PowersView }) {
  const { words } = useTools();
  const told = tellingOf(powers);
  const cards = told[0]?.cards ?? 1;
  const does = words.coach.does(told.map((one) => sayChip(words, { ...one, cards }, false)));
  return (
    <li>
      <PowerCard
        rank={kind === null ? `${cards}×` : sayKind(words, kind)}
        powers={told.map(({ power }) => power)}
      >
        {kind === null ? `${words.coach.alike(cards)} ${does}` : does}
      </PowerCard>
    </li>
  );
}

/** What the special cards of the chosen rules do. */
function Specials({ specials }: { readonly specials: readonly PowersView[] }) {
  const { coach } = useTools().words;
  return (
    <ul
      className={specials.length > 6 ? 'sheet-specials many' : 'sheet-specials'}
      aria-label={coach.specials}
    >
      {specials.map((special) => (
        <Special key={special.kind ?? special.powers[0]?.power} special={special} />
      ))}
    </ul>
  );
}

/** Ways to read the chosen rules, and to play them differently. */
function Ways({ chosen, draft }: { readonly chosen: RuleSetView; readonly draft: Draft }) {
  const { words } = useTools();
  const act = useAct();
  const count = countOptions(optionsOf(draft));
  return (
    <p className="cluster sheet-ways">
      <ActionButton testId="read-rules" keys="rules" className="link" onClick={() => act(toTheseRules)}>
        {words.ruleBook.read}
      </ActionButton>
      {chosen.options.length + count > 0 && (
        <ActionButton testId="options" className="link" onClick={() => act(openMore)}>
          {count === 0 ? words.setup.options : words.home.options(count)}
        </ActionButton>
      )}
    </p>
  );
}

/** The chosen rules as a page: for how many, in a sentence, and what their special cards do. */
export function RuleSheet({ rules, draft }: Props) {
  const { words } = useTools();
  const { setup, home } = words;
  const chosen = rulesOf(draft, rules);
  if (chosen === undefined) return null;
  const { min, max } = playersFor(draft, chosen);
  return (
    <article className="rule-sheet paper-sheet">
      <div aria-live="polite" data-testid="rules-chosen">
        <header>
          <h3 className="display">{home.ruleSet(chosen.id)}</h3>{' '}
          <span>
            {setup.players(min, max)}
            {chosen.own && ` · ${setup.own}`}
          </span>
        </header>
        {draft.gone !== null && (
          <p className="rules-gone" data-testid="rules-gone">
            {setup.gone(home.ruleSet(draft.gone), home.ruleSet(draft.rules))}
          </p>
        )}
        <p className="sheet-title">{sayTitle(words, chosen, rules)}</p>
      </div>
      <Specials specials={specialsFor(draft, chosen)} />
      <Ways chosen={chosen} draft={draft} />
    </article>
  );
}

/** To rules of your own, made from the chosen ones. */
export function ToHouse({ rules, draft }: Props) {
  const { house, home } = useTools().words;
  const act = useAct();
  if (rulesOf(draft, rules) === undefined) return null;
  const name = house.nameOf(home.ruleSet(draft.rules));
  return (
    <ActionButton
      testId="to-house"
      className="link"
      onClick={() => act((state) => toHouseOf(state, draft.rules, name, optionsOf(draft)))}
    >
      {house.way}
    </ActionButton>
  );
}

/** Which rules are played. */
export function RuleSets({ rules, draft }: Props) {
  const { words } = useTools();
  const edit = useEdit();
  const act = useAct();
  const names = useRef<HTMLDivElement>(null);
  const { rules: chosen } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever is checked by then
  useEffect(() => {
    const one = names.current?.querySelector('.rule-set:has(:checked)');
    if (one) bringIntoList(one, 'middle');
  }, [chosen]);
  return (
    <fieldset className="rule-sets">
      <legend className="unseen">{words.setup.rules}</legend>
      <div className="cluster rule-set-names" ref={names}>
        {rules.map(({ id }) => (
          <label key={id} className="pressed-whole rule-set pill" data-testid={`rules-${id}`}>
            <input
              type="radio"
              name="rules"
              value={id}
              checked={draft.rules === id}
              onChange={() => edit((now) => chooseRules(now, id))}
            />
            {words.home.ruleSet(id)}
          </label>
        ))}
        <ActionButton testId="find-rules" className="link" onClick={() => act(toHouse)}>
          {words.findGame.title}
        </ActionButton>
      </div>
    </fieldset>
  );
}
