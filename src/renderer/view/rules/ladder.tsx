import { useId } from 'react';
import type { RulesInWords } from '../../../words/say/rule-page.ts';
import { useTools } from '../../store/context.ts';
import { PlayingCard } from '../table/card.tsx';

/** All ranks as small cards in a row, the lowest first; those with a power bear a star. */
export function Ladder({ ladder }: Pick<RulesInWords, 'ladder'>) {
  const { ruleBook } = useTools().words;
  const title = useId();
  const special = ladder.some((rung) => rung.special);
  return (
    <figure className="rule-ladder" data-testid="ladder">
      <figcaption id={title}>
        <span>{ruleBook.ladder}</span>
        {special && (
          <span className="rule-ladder-key">
            <span aria-hidden="true">★ </span>
            {ruleBook.specialMark}
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
