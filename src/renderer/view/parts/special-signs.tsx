import type { PowersView } from '../../../protocol/coach.ts';
import { sayKind } from '../../../words/say/cards.ts';
import { useTools } from '../../store/context.ts';
import { PowerCard } from './power-sign.tsx';

interface Props {
  readonly specials: readonly PowersView[];
  /** The word for each sign stands under it. */
  readonly named?: boolean;
}

/** The special cards of a rule set as signs: for each card what it does before anything else. */
export function SpecialSigns({ specials, named = false }: Props) {
  const { words } = useTools();
  const { cards, coach } = words;
  return (
    <ul className={named ? 'special-signs named' : 'special-signs'} aria-label={coach.specials}>
      {specials.map(({ kind, powers }) => {
        const [first] = powers;
        if (first === undefined) return null;
        const rank = kind === null ? `${first.cards}×` : sayKind(words, kind);
        const does = coach.signs[first.power](first.ranks.map((one) => cards.rank(one)));
        return (
          <li key={kind ?? first.power}>
            <PowerCard rank={rank} power={first.power === 'burnTogether' ? 'burn' : first.power}>
              <span className={named ? undefined : 'unseen'}>
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
