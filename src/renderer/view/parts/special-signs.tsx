import type { PowersView } from '../../../protocol/coach.ts';
import { sayKind } from '../../../words/say/cards.ts';
import { saySigns } from '../../../words/say/coach.ts';
import { useTools } from '../../store/context.ts';
import { PowerCard } from './power-sign.tsx';
import { runsOf, tellingOf } from './telling.ts';

interface CardProps {
  readonly special: PowersView;
  /** Whether its words stand beside it. */
  readonly named?: boolean;
}

/** A special card of a rule set as a sign; nothing where it does nothing. */
export function SpecialSign({ special: { kind, powers }, named = false }: CardProps) {
  const { words } = useTools();
  const told = tellingOf(powers);
  const [first] = told;
  if (first === undefined) return null;
  const rank = kind === null ? `${first.cards}×` : sayKind(words, kind);
  return (
    <PowerCard rank={rank} powers={told.map(({ power }) => power)}>
      {named ? (
        <span>
          <span className="unseen">{rank} </span>
          {saySigns(words, told)}
        </span>
      ) : undefined}
    </PowerCard>
  );
}

/** What tells a special card from the others of its rule set. */
export const specialKey = ({ kind, powers }: PowersView): string => kind ?? powers[0]?.power ?? '';

/** With more of them than this, the words have room only beside the cards, smaller. */
const FEW = 3;

/** The special cards of a rule set as signs with a word for each, once for those that do the same. */
export function SpecialSigns({ specials }: { readonly specials: readonly PowersView[] }) {
  const { coach } = useTools().words;
  const runs = runsOf(specials, ({ kind, powers }) => [kind === null, powers]);
  return (
    <ul
      className={runs.length > FEW ? 'special-signs many' : 'special-signs named'}
      aria-label={coach.specials}
    >
      {runs.map((run) => (
        <li key={specialKey(run[0]!)}>
          {run.map((special, i) => (
            <SpecialSign key={specialKey(special)} special={special} named={i === run.length - 1} />
          ))}
        </li>
      ))}
    </ul>
  );
}
