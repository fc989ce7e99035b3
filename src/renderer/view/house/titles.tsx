import { useTools } from '../../store/context.ts';
import { Text } from './fields.tsx';

type TitlesValue = 'numbers' | readonly string[];

const KINDS_OF_TITLES = ['none', 'numbers', 'list'] as const;
type KindOfTitles = (typeof KINDS_OF_TITLES)[number];

const kindOf = (titles: TitlesValue): KindOfTitles =>
  titles === 'numbers' ? 'numbers' : titles.length === 0 ? 'none' : 'list';

/** One title a line; a line that is still empty is kept for as long as somebody types. */
export const titlesIn = (text: string): string[] => text.split('\n');

interface Props {
  readonly titles: TitlesValue;
  readonly onChange: (titles: TitlesValue, typed?: boolean) => void;
}

/** What whoever loses again is called. */
export function Titles({ titles, onChange }: Props) {
  const { titles: said, firstTitle } = useTools().words.house;
  const values: Readonly<Record<KindOfTitles, TitlesValue>> = {
    none: [],
    numbers: 'numbers',
    list: [firstTitle],
  };
  return (
    <>
      {KINDS_OF_TITLES.map((kind) => (
        <label key={kind} className="house-check">
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
          value={titles.join('\n')}
          longest={1000}
          rows={4}
          onChange={(text) => onChange(titlesIn(text), true)}
        />
      )}
    </>
  );
}
