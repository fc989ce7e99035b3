import type { RuleSetView } from '../../../protocol/lobby.ts';
import { useTools } from '../../store/context.ts';
import type { Draft } from '../../store/draft.ts';
import { useEdit } from './use-draft.ts';

interface Props {
  readonly rules: readonly RuleSetView[];
  readonly draft: Draft;
}

/** Which rules are played. */
export function RuleSets({ rules, draft }: Props) {
  const { words } = useTools();
  const edit = useEdit();
  return (
    <fieldset className="setup-part rule-sets">
      <legend>{words.setup.rules}</legend>
      {rules.map(({ id, own, title, players }) => (
        <label key={id} className="rule-set" data-testid={`rules-${id}`}>
          <input
            type="radio"
            name="rules"
            value={id}
            checked={draft.rules === id}
            onChange={() => edit((now) => ({ ...now, rules: id }))}
          />
          <span>
            <strong>{words.home.ruleSet(id)}</strong>{' '}
            <span className="aside-text">
              {words.setup.players(players.min, players.max)}
              {own && ` · ${words.setup.own}`}
            </span>
            <span className="sentence">{title}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
