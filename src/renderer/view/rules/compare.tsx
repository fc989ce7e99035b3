import type { RulesName, RulesView } from '../../../protocol/rules.ts';
import type { TableView } from '../../../protocol/view.ts';
import { type ComparedLine, type ComparedSection, compareRules } from '../../../words/say/rule-page.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { layBeside, rulesIn, swapTwo, turnTo } from '../../store/rules.ts';
import { ActionButton } from '../action-button.tsx';
import { sayChosen } from './chosen.ts';
import { RuleNumber } from './line.tsx';

type Names = readonly [string, string];

/** What one of the two says about something, with its name for people who can't see which side it is. */
function Side({ line, name }: { readonly line: ComparedLine['first']; readonly name: string }) {
  const { compare } = useTools().words.ruleBook;
  return (
    <div className={line === null ? 'side-said nothing-said' : 'side-said'}>
      <strong className="side-name">{name}</strong>
      <p>
        {line === null ? compare.nothing : line.text} <RuleNumber number={line?.number ?? null} />
      </p>
    </div>
  );
}

function Part({ part, names }: { readonly part: ComparedSection; readonly names: Names }) {
  return (
    <section className="rule-part" data-section={part.section}>
      <h2>{part.title}</h2>
      <ul>
        {part.lines.map(({ key, first, second }) => (
          <li key={key} className="compared" data-line={key}>
            <Side line={first} name={names[0]} />
            <Side line={second} name={names[1]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly testId: string;
  readonly value: RulesName | null;
  readonly ids: readonly string[];
  /** The rule set of the table, where that may be chosen. */
  readonly table: string | null;
  readonly choose: (of: RulesName | null) => void;
}

function Choice({ label, testId, value, ids, table, choose }: ChoiceProps) {
  const { ruleBook, home } = useTools().words;
  return (
    <label className="choice">
      <span>{label}</span>
      <select
        data-testid={testId}
        value={value?.id ?? ''}
        onChange={({ target }) => choose(target.value === '' ? null : { id: target.value, options: {} })}
      >
        {table !== null && (
          <option value="">
            {home.ruleSet(table)}, {ruleBook.ofTable}
          </option>
        )}
        {ids.map((id) => (
          <option key={id} value={id}>
            {home.ruleSet(id)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface DifferencesProps {
  readonly first: RulesView;
  readonly second: RulesView;
  /** For each of the two, what is played otherwise than it says. */
  readonly chosen: readonly [readonly string[], readonly string[]];
}

function Differences({ first, second, chosen }: DifferencesProps) {
  const { words } = useTools();
  const { ruleBook, home } = words;
  if (!first.ok || !second.ok) return <p role="alert">{ruleBook.broken}</p>;
  const parts = compareRules(words, first.set, second.set);
  const count = parts.reduce((sum, { lines }) => sum + lines.length, 0);
  const named = (id: string, options: readonly string[]) =>
    [home.ruleSet(id), ...(options.length > 0 ? [`(${options.join(', ')})`] : [])].join(' ');
  const names: Names = [named(first.set.id, chosen[0]), named(second.set.id, chosen[1])];
  return (
    <>
      <p className="compare-count" role="status" data-testid="differences" data-count={count}>
        {count === 0 ? ruleBook.compare.same : ruleBook.compare.count(count)}
      </p>
      <p className="side-heads" data-testid="side-heads">
        <span>{names[0]}</span>
        <span>{names[1]}</span>
      </p>
      {parts.map((part) => (
        <Part key={part.section} part={part} names={names} />
      ))}
    </>
  );
}

interface Props {
  readonly ids: readonly string[];
  readonly first: RulesName | null;
  readonly second: RulesName;
  readonly table: TableView | null;
}

/** Two rule sets beside each other: only what is different, in the words of their pages. */
export function Compare({ ids, first, second, table }: Props) {
  const { words } = useTools();
  const { compare, loading } = words.ruleBook;
  const act = useAct();
  const told = usePage((state) => state.rules);
  const [one, other] = [rulesIn(told, first), rulesIn(told, second)];
  const otherwise = [sayChosen(words, first, one, table), sayChosen(words, second, other, table)] as const;
  const played = first === null && one?.ok ? one.set.id : (table?.rules.id ?? null);
  return (
    <>
      <div className="compare-choices">
        <Choice
          label={compare.first}
          testId="compare-first"
          value={first}
          ids={ids}
          table={played}
          choose={(of) => act((state) => turnTo(state, of))}
        />
        {first !== null && (
          <ActionButton testId="compare-swap" onClick={() => act(swapTwo)}>
            <span aria-hidden="true">⇄ </span>
            {compare.swap}
          </ActionButton>
        )}
        <Choice
          label={compare.second}
          testId="compare-second"
          value={second}
          ids={ids}
          table={null}
          choose={(of) => of && act((state) => layBeside(state, of))}
        />
        <p className="quiet-line">{compare.lead}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <div className="book-page" tabIndex={0}>
        {one === null || other === null ? (
          <p className="waiting">{loading}</p>
        ) : (
          <Differences first={one} second={other} chosen={otherwise} />
        )}
      </div>
    </>
  );
}
