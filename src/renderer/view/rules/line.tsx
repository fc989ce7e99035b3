import { sayPoints } from '../../../words/say/coach.ts';
import type { RuleLine } from '../../../words/say/rule-page.ts';
import { useTools } from '../../store/context.ts';
import { PowerCard } from '../parts/power-sign.tsx';
import { RuleTag } from '../parts/rule-tag.tsx';
import { tellingOf } from '../parts/telling.ts';
import { SuitText } from '../suit-text.tsx';

interface Props {
  readonly line: RuleLine;
  /** It says something else than a moment ago. */
  readonly changed: boolean;
}

const Changed = () => <strong className="line-changed">{useTools().words.ruleBook.changed}</strong>;

/** A special card: its sign, its name, and each thing that it does in a sentence. */
export function SpecialLine({ line, changed, heading }: Props & { readonly heading: 'h3' | 'h4' }) {
  const { words } = useTools();
  const { card, key, number } = line;
  if (card === null) return <Line line={line} changed={changed} />;
  const Heading = heading;
  const told = tellingOf(card.points);
  const rank = card.kind === 'JK' ? card.name : words.cards.rank(card.kind);
  return (
    <li className="power-card" data-line={key} data-changed={changed || undefined}>
      <span aria-hidden="true">
        <PowerCard rank={rank} powers={told.map(({ power }) => power)} />
      </span>
      <div>
        <Heading>
          {told.length > 0 && <span className="power-does">{sayPoints(words, told)}</span>}
          <span className="unseen">{card.name}</span>
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
