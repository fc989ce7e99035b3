import { type CSSProperties, useId } from 'react';
import type { RulesInWords } from '../../../words/say/rule-page.ts';
import { useTools } from '../../store/context.ts';
import { Icon } from '../parts/icon.tsx';
import { PowerSigns } from '../parts/power-sign.tsx';
import { tellingOf } from '../parts/telling.ts';

/** All ranks as steps, the highest on top and the longest; those with a power are darker and bear its signs. */
export function Ladder({ page }: { readonly page: RulesInWords }) {
  const { cards, ruleBook } = useTools().words;
  const title = useId();
  const lines = page.sections.flatMap((part) => part.lines);
  const powersOf = (rank: string) =>
    tellingOf(lines.find(({ card }) => card?.kind === rank)?.card?.points ?? []).map(({ power }) => power);
  return (
    <figure className="rule-ladder" data-testid="ladder">
      <figcaption id={title} className="unseen">
        {ruleBook.ladder}
      </figcaption>
      <ol aria-labelledby={title} style={{ '--ranks': page.ladder.length } as CSSProperties}>
        {page.ladder.map(({ rank, name, special }, step) => {
          const powers = special ? powersOf(rank) : [];
          return (
            <li
              key={rank}
              className={`row rule-rung ${special ? 'is-special' : ''}`}
              data-rank={rank}
              style={{ '--step': step } as CSSProperties}
            >
              <b aria-hidden="true">{cards.rank(rank)}</b>
              {powers.length > 0 && <PowerSigns powers={powers} />}
              <span className="unseen">{ruleBook.rung(name, special)}</span>
            </li>
          );
        })}
      </ol>
      <span className="stack ladder-ends" aria-hidden="true">
        <span>{ruleBook.high}</span>
        <span className={`ladder-way goes-${page.way}`}>
          <Icon name="up" />
          {ruleBook.way[page.way]}
        </span>
        <span>{ruleBook.low}</span>
      </span>
      <span className="unseen">{ruleBook.way[page.way]}</span>
    </figure>
  );
}
