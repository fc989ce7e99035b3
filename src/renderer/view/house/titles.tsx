import { ownRuleText, sayRuleText } from '../../../words/say/rule-text.ts';
import { useTools } from '../../store/context.ts';
import { Text } from './fields.tsx';

export type TitlesValue = 'numbers' | readonly string[];

const KINDS_OF_TITLES = ['none', 'numbers', 'list'] as const;
type KindOfTitles = (typeof KINDS_OF_TITLES)[number];

const kindOf = (titles: TitlesValue): KindOfTitles =>
  titles === 'numbers' ? 'numbers' : titles.length === 0 ? 'none' : 'list';

/** One title a line; a line that is still empty is kept for as long as somebody types. */
const titlesIn = (text: string): string[] => text.split('\n');

interface Props {
  readonly titles: TitlesValue;
  /** Those of the rules that are extended. */
  readonly usual: TitlesValue;
  readonly onChange: (titles: TitlesValue, typed?: boolean) => void;
}

/** What a player who loses again is called. */
export function Titles({ titles, usual, onChange }: Props) {
  const { words } = useTools();
  const { titles: said, firstTitle } = words.house;
  const known = [usual, titles].flatMap((some) => (some === 'numbers' ? [] : some));
  const values: Readonly<Record<KindOfTitles, TitlesValue>> = {
    none: [],
    numbers: 'numbers',
    list: [firstTitle],
  };
  return (
    <>
      {KINDS_OF_TITLES.map((kind) => (
        <label key={kind} className="row house-check">
          <input
            type="radio"
            name="titles"
            data-testid={`titles-${kind}`}
            checked={kindOf(titles) === kind}
            onChange={() => onChange(values[kind])}
          />
          <span>{said[kind]}</span>
        </label>
      ))}
      {titles !== 'numbers' && titles.length > 0 && (
        <Text
          testId="titles-text"
          label={said.what}
          labelled
          value={titles.map((title) => sayRuleText(words, title)).join('\n')}
          longest={1000}
          rows={4}
          onChange={(text) =>
            onChange(
              titlesIn(text).map((title) => ownRuleText(words, title, known)),
              true,
            )
          }
        />
      )}
    </>
  );
}
