import type { Card } from '../../../engine/cards.ts';
import type { Point, RuleLine } from '../../../words/say/rule-page.ts';
import { useTools } from '../../store/context.ts';
import { PlayingCard } from '../parts/card.tsx';
import { PowerSign } from '../parts/power-sign.tsx';

/** The number by which the referee names a rule. */
export const RuleNumber = ({ number }: { readonly number: string | null }) =>
  number !== null && <small className="rule-number">{number}</small>;

function PointLine({ point: { power, rank, text } }: { readonly point: Point }) {
  const { cards } = useTools().words;
  return (
    <li>
      <span className="power-picture" aria-hidden="true">
        <PowerSign power={power} />
        {rank !== null && <b>{cards.rank(rank)}</b>}
      </span>
      <span>{text}</span>
    </li>
  );
}

interface Props {
  readonly line: RuleLine;
  /** It says something else than a moment ago. */
  readonly changed: boolean;
}

const Changed = () => <strong className="line-changed">{useTools().words.ruleBook.changed}</strong>;

/** A special card: itself, its name, and each thing that it does with a sign and a sentence. */
export function SpecialLine({ line, changed, heading }: Props & { readonly heading: 'h3' | 'h4' }) {
  const { card, key, number } = line;
  if (card === null) return <Line line={line} changed={changed} />;
  const Heading = heading;
  const shown: Card = card.kind === 'JK' ? 'X1' : `${card.kind}S`;
  return (
    <li className="power-card" data-line={key} data-changed={changed || undefined}>
      <span aria-hidden="true">
        <PlayingCard slot={shown} mini />
      </span>
      <div>
        <Heading>
          {card.name} <RuleNumber number={number} /> {changed && <Changed />}
        </Heading>
        <ul>
          {card.points.map((point) => (
            <PointLine key={point.power} point={point} />
          ))}
        </ul>
      </div>
    </li>
  );
}

/** One thing that the rules say, with its number. */
export function Line({ line: { key, text, number }, changed }: Props) {
  return (
    <li className="rule-line" data-line={key} data-changed={changed || undefined}>
      {text} <RuleNumber number={number} /> {changed && <Changed />}
    </li>
  );
}
