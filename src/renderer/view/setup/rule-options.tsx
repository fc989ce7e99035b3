import type { RuleSetView } from '../../../protocol/lobby.ts';
import { sayRuleText } from '../../../words/say/rule-text.ts';
import { useTools } from '../../store/context.ts';
import type { Draft } from '../../store/draft.ts';
import { optionsOf, setOption } from '../../store/draft-edits.ts';
import { useEdit } from './use-draft.ts';

type Option = RuleSetView['options'][number];

interface Props {
  readonly rules: RuleSetView | undefined;
  readonly draft: Draft;
}

/** One choice out of a few, or as the rules have it. */
function Choice({ option, value }: { readonly option: Option; readonly value: unknown }) {
  const { words } = useTools();
  const edit = useEdit();
  return (
    <label className="row choice">
      <span>{sayRuleText(words, option.title)}</span>
      <select
        data-testid={`option-${option.name}`}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => {
          const chosen = target.value === '' ? false : target.value;
          edit((draft) => setOption(draft, option.name, chosen));
        }}
      >
        <option value="">{words.setup.usual}</option>
        {option.choices.map((choice) => (
          <option key={choice} value={choice}>
            {sayRuleText(words, choice)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly title: string;
  /** What switching it on chooses. */
  readonly value: unknown;
  readonly checked: boolean;
  /** The option without which it does nothing, where that isn't chosen. */
  readonly needs?: string | null;
}

function Switch({ name, title, value, checked, needs = null }: SwitchProps) {
  const { setup } = useTools().words;
  const edit = useEdit();
  return (
    <label className="row switch">
      <input
        type="checkbox"
        className="switch-box"
        data-testid={`option-${name}`}
        checked={checked}
        onChange={({ target }) => {
          const chosen = target.checked && value;
          edit((draft) => setOption(draft, name, chosen));
        }}
      />
      <span>
        {title}
        {needs !== null && <small data-testid={`needs-${name}`}>{setup.optionNeeds(needs)}</small>}
      </span>
    </label>
  );
}

/** What is played differently from the rules. */
export function Options({ rules, draft }: Props) {
  const { words } = useTools();
  const chosen = optionsOf(draft);
  const offered = rules?.options ?? [];
  // A set-up from elsewhere may change any parameter of the rules: it is shown, and may be given up.
  const others = Object.entries(chosen).filter(([name]) => !offered.some((option) => option.name === name));
  if (offered.length + others.length === 0) return null;
  const isChosen = (title: string | null) =>
    offered.some((option) => option.title === title && (chosen[option.name] ?? false) !== false);
  return (
    <fieldset className="options">
      <legend>{words.setup.options}</legend>
      {offered.map((option) =>
        option.choices.length > 0 ? (
          <Choice key={option.name} option={option} value={chosen[option.name]} />
        ) : (
          <Switch
            key={option.name}
            name={option.name}
            title={sayRuleText(words, option.title)}
            value={true}
            checked={chosen[option.name] === true}
            needs={isChosen(option.needs) || option.needs === null ? null : sayRuleText(words, option.needs)}
          />
        ),
      )}
      {others.map(([name, value]) => (
        <Switch key={name} name={name} title={`${name} = ${JSON.stringify(value)}`} value={value} checked />
      ))}
    </fieldset>
  );
}
