import { isKnown, kindOf, type Played } from '../../../engine/cards.ts';
import type { SpecialView } from '../../../protocol/coach.ts';
import type { TableView } from '../../../protocol/view.ts';
import { saySpecial } from '../../../words/say/coach.ts';
import { useTools } from '../../store/context.ts';
import { PowerSign } from '../parts/power-sign.tsx';

/**
 * Whether it can be played now, as the bar over a card says; of a set, whether so many can. At a real table, where nobody’s
 * hand is known, whether it is what counts on the pile.
 */
function isPlayable({ play, pile }: TableView, { kind, powers, lies }: SpecialView): boolean {
  if (play === null) return lies;
  const top = pile.at(-1);
  const is = (card: Played, one: string | null) => kindOf(card) === one;
  const completed = lies && top !== undefined && isKnown(top) ? kindOf(top) : null;
  const has = (cards: readonly Played[]) =>
    cards.some((card) => is(card, kind ?? completed)) || (kind === null && cards.length >= powers[0]!.cards);
  return play.moves.some((move) => move.kind === 'play' && has(move.cards));
}

function Special({ view, special }: { readonly view: TableView; readonly special: SpecialView }) {
  const { words } = useTools();
  const { kind, powers } = saySpecial(words, view, special);
  const matters = isPlayable(view, special);
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

/** The special cards of these rules, each with what it does; those that can be played now stand out. */
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
