import type { RuleSetView } from '../../../protocol/lobby.ts';
import { sayRuleText } from '../../../words/say/rule-text.ts';
import { useAct, useTools } from '../../store/context.ts';
import { chooseRules, type Draft } from '../../store/draft.ts';
import { playersFor, rulesOf } from '../../store/draft-checks.ts';
import { optionsOf } from '../../store/draft-edits.ts';
import { toTheseRules } from '../../store/go.ts';
import { toHouseOf } from '../../store/house/writing.ts';
import { ActionButton } from '../action-button.tsx';
import { useEdit } from './use-draft.ts';

interface Props {
  readonly rules: readonly RuleSetView[];
  readonly draft: Draft;
}

/** Which rules are played; what they are like is said of the chosen ones only, so that all have room. */
export function RuleSets({ rules, draft }: Props) {
  const { words } = useTools();
  const edit = useEdit();
  const chosen = rulesOf(draft, rules);
  const players = chosen === undefined ? null : playersFor(draft, chosen);
  return (
    <fieldset className="setup-part rule-sets">
      <legend>{words.setup.rules}</legend>
      <div className="rule-set-names">
        {rules.map(({ id }) => (
          <label key={id} className="rule-set" data-testid={`rules-${id}`}>
            <input
              type="radio"
              name="rules"
              value={id}
              checked={draft.rules === id}
              onChange={() => edit((now) => chooseRules(now, id))}
            />
            <strong>{words.home.ruleSet(id)}</strong>
          </label>
        ))}
      </div>
      <p className="sentence" aria-live="polite" data-testid="rules-chosen">
        {draft.gone !== null && (
          <strong className="rules-gone" data-testid="rules-gone">
            {words.setup.gone(words.home.ruleSet(draft.gone), words.home.ruleSet(draft.rules))}{' '}
          </strong>
        )}
        {players !== null && (
          <span className="aside-text">
            {words.setup.players(players.min, players.max)}
            {chosen?.own === true && ` · ${words.setup.own}`}:{' '}
          </span>
        )}
        {chosen !== undefined && sayRuleText(words, chosen.title)}
      </p>
    </fieldset>
  );
}

/** Ways to read the chosen rules, and to make your own from them. */
export function RuleWays({ rules, draft }: Props) {
  const { words } = useTools();
  const act = useAct();
  const chosen = rulesOf(draft, rules);
  if (chosen === undefined) return null;
  const name = words.house.nameOf(words.home.ruleSet(chosen.id));
  return (
    <>
      <ActionButton testId="read-rules" keys="rules" onClick={() => act(toTheseRules)}>
        {words.ruleBook.read}
      </ActionButton>
      <ActionButton
        testId="to-house"
        onClick={() => act((state) => toHouseOf(state, chosen.id, name, optionsOf(draft)))}
      >
        {words.house.way}
      </ActionButton>
    </>
  );
}
