import type { PowersView } from '../../../protocol/coach.ts';
import { sayKind } from '../../../words/say/cards.ts';
import { useTools } from '../../store/context.ts';
import { PowerCard } from './power-sign.tsx';

/** So many have room for a word under each in any language; more have it beside them, smaller. */
const FEW = 3;

/** The special cards of a rule set as signs with a word each: what a card does before anything else. */
export function SpecialSigns({ specials }: { readonly specials: readonly PowersView[] }) {
  const { words } = useTools();
  const { cards, coach } = words;
  return (
    <ul
      className={specials.length > FEW ? 'special-signs many' : 'special-signs named'}
      aria-label={coach.specials}
    >
      {specials.map(({ kind, powers }) => {
        const [first] = powers;
        if (first === undefined) return null;
        const rank = kind === null ? `${first.cards}×` : sayKind(words, kind);
        const does = coach.signs[first.power](first.ranks.map((one) => cards.rank(one)));
        return (
          <li key={kind ?? first.power}>
            <PowerCard rank={rank} power={first.power === 'burnTogether' ? 'burn' : first.power}>
              <span>
                <span className="unseen">{rank} </span>
                {does}
              </span>
            </PowerCard>
          </li>
        );
      })}
    </ul>
  );
}
