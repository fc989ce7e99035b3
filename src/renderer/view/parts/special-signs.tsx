import type { PowersView } from '../../../protocol/coach.ts';
import { sayKind } from '../../../words/say/cards.ts';
import { saySigns } from '../../../words/say/coach.ts';
import { useTools } from '../../store/context.ts';
import { PowerCard } from './power-sign.tsx';
import { tellingOf } from './telling.ts';

/** So many have room for a word under each in any language; more have it beside them, smaller. */
const FEW = 3;

/** The special cards of a rule set as signs with a word for each. */
export function SpecialSigns({ specials }: { readonly specials: readonly PowersView[] }) {
  const { words } = useTools();
  const { coach } = words;
  return (
    <ul
      className={specials.length > FEW ? 'special-signs many' : 'special-signs named'}
      aria-label={coach.specials}
    >
      {specials.map(({ kind, powers }) => {
        const told = tellingOf(powers);
        const [first] = told;
        if (first === undefined) return null;
        const rank = kind === null ? `${first.cards}×` : sayKind(words, kind);
        return (
          <li key={kind ?? first.power}>
            <PowerCard
              rank={rank}
              powers={told.map(({ power }) => (power === 'burnTogether' ? 'burn' : power))}
            >
              <span>
                <span className="unseen">{rank} </span>
                {saySigns(words, told)}
              </span>
            </PowerCard>
          </li>
        );
      })}
    </ul>
  );
}
