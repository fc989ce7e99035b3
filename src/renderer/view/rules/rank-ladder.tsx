import { useId } from 'react';
import type { RulesInWords } from '../../../words/say/rule-page.ts';
import { useTools } from '../../store/context.ts';
import { PlayingCard } from '../parts/card.tsx';
import { RuleNumber } from './line.tsx';

interface Props extends Pick<RulesInWords, 'ladder'> {
  /** The number of some rule, to say what such numbers are; null where there are none. */
  readonly number: string | null;
}

/** All ranks as small cards in a row, the lowest first, those with a power with a star; and the key to the page’s signs. */
export function Ladder({ ladder, number }: Props) {
  const { ruleBook } = useTools().words;
  const title = useId();
  const special = ladder.some((rung) => rung.special);
  return (
    <figure className="rule-ladder" data-testid="ladder">
      <figcaption>
        <span id={title}>{ruleBook.ladder}</span>
        {special && (
          <span className="rule-ladder-key">
            <span aria-hidden="true">★ </span>
            {ruleBook.specialMark}
          </span>
        )}
        {number !== null && (
          <span className="rule-ladder-key">
            <RuleNumber number={number} /> {ruleBook.numberMark}
          </span>
        )}
      </figcaption>
      <ol aria-labelledby={title}>
        {ladder.map(({ rank, name, special }) => (
          <li key={rank} className={special ? 'rule-rung is-special' : 'rule-rung'} data-rank={rank}>
            <span aria-hidden="true">
              <PlayingCard slot={`${rank}S`} mini />
              <span className="rule-rung-mark">{special ? '★' : ''}</span>
            </span>
            <span className="unseen">{ruleBook.rung(name, special)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
