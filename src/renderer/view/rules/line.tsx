import { saySigns } from '../../../words/say/coach.ts';
import type { RuleLine } from '../../../words/say/rule-page.ts';
import { useTools } from '../../store/context.ts';
import { PowerCard } from '../parts/power-sign.tsx';
import { RuleTag } from '../parts/rule-tag.tsx';
import { tellingOf } from '../parts/telling.ts';
import { SuitText } from '../suit-text.tsx';

interface CardsProps {
  /** Of cards that do the same, one at least. */
  readonly lines: readonly RuleLine[];
  readonly changed: boolean;
  readonly heading: 'h3' | 'h4';
}

interface Props {
  readonly line: RuleLine;
  /** It says something else than a moment ago. */
  readonly changed: boolean;
}

const Changed = () => <strong className="line-changed">{useTools().words.ruleBook.changed}</strong>;

/** Special cards that do the same: their signs, their names, and each thing that they do in a sentence. */
export function SpecialLine({ lines, changed, heading }: CardsProps) {
  const { words } = useTools();
  const [line] = lines;
  const { card, key, number } = line!;
  if (card === null) return <Line line={line!} changed={changed} />;
  const Heading = heading;
  const cards = lines.flatMap((one) => one.card ?? []);
  const told = tellingOf(card.points);
  const powers = told.map(({ power }) => power);
  return (
    <li className="power-card" data-line={key} data-changed={changed || undefined}>
      <span className="power-cards" aria-hidden="true">
        {cards.map(({ kind, name }) => (
          <PowerCard key={kind} rank={kind === 'JK' ? name : words.cards.rank(kind)} powers={powers} />
        ))}
      </span>
      <div>
        <Heading>
          {told.length > 0 && <span className="power-does">{saySigns(words, told)}</span>}
          <span className="unseen">{cards.map(({ name }) => name).join(', ')}</span>
          <RuleTag rules={[number]} /> {changed && <Changed />}
        </Heading>
        <p>
          <SuitText text={card.does} />
        </p>
      </div>
    </li>
  );
}

/** One thing that the rules say, with its number. */
export function Line({ line: { key, text, number }, changed }: Props) {
  return (
    <li className="rule-line" data-line={key} data-changed={changed || undefined}>
      <SuitText text={text} />
      <RuleTag rules={[number]} /> {changed && <Changed />}
    </li>
  );
}
