import { useId } from 'react';
import { DECKS, type StatisticsFilter } from '../../../protocol/statistics.ts';
import { useAct, useTools } from '../../store/context.ts';
import { filterBy } from '../../store/statistics.ts';

/** The last days that may be chosen, besides all time. */
const DAYS = [30, 365] as const;

/** Stands for null, which no option can have as its value. */
const ALL = '';

interface ChoiceProps {
  readonly testId: string;
  readonly label: string;
  readonly value: string | number | null;
  readonly all: string;
  readonly choices: readonly (readonly [value: string | number, said: string])[];
  readonly onChange: (value: string | null) => void;
}

function Choice({ testId, label, value, all, choices, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <span className="stack statistics-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        data-testid={testId}
        value={value ?? ALL}
        onChange={({ target }) => onChange(target.value === ALL ? null : target.value)}
      >
        <option value={ALL}>{all}</option>
        {choices.map(([one, said]) => (
          <option key={one} value={one}>
            {said}
          </option>
        ))}
      </select>
    </span>
  );
}

interface Props {
  readonly filter: StatisticsFilter;
  /** The rule sets that there is something about. */
  readonly choices: readonly string[];
}

/** Which rounds are added up. */
export function Filter({ filter, choices }: Props) {
  const { home, series, statistics } = useTools().words;
  const act = useAct();
  const change = (chosen: Partial<StatisticsFilter>) => act((state) => filterBy(state, chosen));
  return (
    <search className="cluster statistics-filter" aria-label={statistics.filter}>
      <Choice
        testId="filter-rules"
        label={series.rules}
        value={filter.rules}
        all={statistics.allRules}
        choices={choices.map((rules) => [rules, home.ruleSet(rules)])}
        onChange={(rules) => change({ rules })}
      />
      <Choice
        testId="filter-days"
        label={statistics.when}
        value={filter.days}
        all={statistics.ever}
        choices={DAYS.map((days) => [days, statistics.lastDays(days)])}
        onChange={(days) => change({ days: days === null ? null : Number(days) })}
      />
      <Choice
        testId="filter-deck"
        label={statistics.deck}
        value={filter.deck}
        all={statistics.decks.both}
        choices={DECKS.map((deck) => [deck, statistics.decks[deck]])}
        onChange={(chosen) => change({ deck: DECKS.find((deck) => deck === chosen) ?? null })}
      />
    </search>
  );
}
