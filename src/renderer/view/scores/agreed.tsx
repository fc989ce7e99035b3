import { useEffect, useId, useState } from 'react';
import { tidyName } from '../../../protocol/names.ts';
import {
  type Agreed,
  LONGEST_FORFEIT,
  LONGEST_TITLE,
  MOST_TITLES,
  type Titles,
} from '../../../protocol/series.ts';
import { TITLE_LISTS } from '../../../words/closed-lists.ts';
import type { Words } from '../../../words/words.ts';
import { useTools } from '../../store/context.ts';

const CHOICES = ['rules', 'none', 'numbers', ...TITLE_LISTS, 'own'] as const;
type Choice = (typeof CHOICES)[number];

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n');

function choiceOf({ series }: Words, titles: Titles | null): Choice {
  if (titles === null) return 'rules';
  if (titles === 'numbers') return 'numbers';
  if (titles.length === 0) return 'none';
  return TITLE_LISTS.find((list) => same(series.lists[list], titles)) ?? 'own';
}

/** The titles of a choice; people's own list begins with the one that was there. */
function titlesOf({ series }: Words, choice: Choice, before: Titles | null): Titles | null {
  if (choice === 'rules') return null;
  if (choice === 'numbers') return 'numbers';
  if (choice === 'none') return [];
  if (choice !== 'own') return [...series.lists[choice]];
  const own = [...(typeof before === 'object' && before !== null ? before : []), series.anotherTitle];
  return own.slice(-MOST_TITLES);
}

const readTitles = (text: string): string[] =>
  text
    .split(',')
    .map((title) => tidyName(title).slice(0, LONGEST_TITLE))
    .filter((title) => title !== '')
    .slice(0, MOST_TITLES);

interface LateFieldProps {
  readonly testId: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly longest: number;
  readonly onUse: (text: string) => void;
}

/**
 * A text that counts when it is whole: after Enter, or when somebody goes elsewhere. Escape gives it up and leaves it; in
 * a dialog it closes that, and the text counts.
 */
function LateField({ testId, label, hint, value, longest, onUse }: LateFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <div className="stack late-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={text}
        maxLength={longest}
        placeholder={hint}
        autoComplete="off"
        data-testid={testId}
        onChange={(event) => setText(event.target.value)}
        onBlur={({ target }) => target.value !== value && onUse(target.value)}
        onKeyDown={(event) => {
          const isEnter = event.key === 'Enter';
          if (!isEnter && event.key !== 'Escape') return;
          const closes = !isEnter && event.currentTarget.closest('dialog') !== null;
          if (isEnter || closes) onUse(text);
          // What starts the table, or closes what the field is in, counts here too.
          if (closes || event.ctrlKey || event.metaKey) return;
          // Alone they mean something else on the page around it.
          event.stopPropagation();
          event.preventDefault();
          if (isEnter) return;
          setText(value);
          // Leaving takes what stands there.
          event.currentTarget.value = value;
          event.currentTarget.blur();
        }}
      />
    </div>
  );
}

interface Props {
  readonly agreed: Agreed;
  /** Whether the rules themselves give titles. */
  readonly byRules: boolean;
  readonly onChange: (agreed: Agreed) => void;
}

/** The titles for losers: none, a list to choose, or people's own. */
function TitleChoice({ agreed, byRules, onChange }: Props) {
  const { words } = useTools();
  const { series } = words;
  const id = useId();
  const choice = choiceOf(words, agreed.titles);
  return (
    <>
      <div className="stack title-choice">
        <label htmlFor={id}>{series.titles}</label>
        <select
          id={id}
          data-testid="titles"
          value={choice}
          onChange={({ target }) => {
            const chosen = CHOICES.find((one) => one === target.value) ?? 'rules';
            onChange({ ...agreed, titles: titlesOf(words, chosen, agreed.titles) });
          }}
        >
          {CHOICES.map((one) => (
            <option key={one} value={one}>
              {series.choices[one]}
            </option>
          ))}
        </select>
        {choice !== 'none' && (
          <small>{choice === 'rules' && !byRules ? series.noTitles : series.titlesHint}</small>
        )}
      </div>
      {choice === 'own' && typeof agreed.titles === 'object' && agreed.titles !== null && (
        <LateField
          testId="own-titles"
          label={series.ownTitles}
          hint={series.ownHint}
          value={agreed.titles.join(', ')}
          longest={MOST_TITLES * (LONGEST_TITLE + 2)}
          onUse={(text) => onChange({ ...agreed, titles: readTitles(text) })}
        />
      )}
    </>
  );
}

/** What the group agrees on for all rounds: titles for losers, and what a loser owes. */
export function AgreedFields({ agreed, byRules, onChange }: Props) {
  const { series } = useTools().words;
  return (
    <div className="cluster agreed">
      <TitleChoice agreed={agreed} byRules={byRules} onChange={onChange} />
      <LateField
        testId="forfeit-text"
        label={series.forfeit}
        hint={series.forfeitHint}
        value={agreed.forfeit ?? ''}
        longest={LONGEST_FORFEIT}
        onUse={(text) => {
          const forfeit = tidyName(text);
          onChange({ ...agreed, forfeit: forfeit === '' ? null : forfeit });
        }}
      />
    </div>
  );
}
