import type { SpecialView } from '../../../protocol/coach.ts';
import type { TableView } from '../../../protocol/view.ts';
import { saySpecial } from '../../../words/say/coach.ts';
import { useTools } from '../../store/context.ts';
import { PowerSign } from '../parts/power-sign.tsx';

function Special({ view, special }: { readonly view: TableView; readonly special: SpecialView }) {
  const { words } = useTools();
  const { kind, powers } = saySpecial(words, view, special);
  const matters = special.lies || special.held;
  return (
    <li
      className={matters ? 'special matters' : 'special'}
      data-testid={`special-${special.kind ?? powers[0]?.power}`}
      data-lies={special.lies}
      data-held={special.held}
    >
      <b>{kind}</b>
      {powers.map(({ power, text }) => (
        <span key={power} className="special-power">
          <PowerSign power={power} />
          {text}
        </span>
      ))}
    </li>
  );
}

/** The special cards of these rules, each with what it does; those that matter now stand out. */
export function Specials({ view }: { readonly view: TableView }) {
  const { coach } = useTools().words;
  const { specials } = view.coach;
  if (specials.length === 0) return null;
  return (
    <ul className="cluster coach-specials" aria-label={coach.specials}>
      {specials.map((special) => (
        <Special key={special.kind ?? special.powers[0]?.power} view={view} special={special} />
      ))}
    </ul>
  );
}
