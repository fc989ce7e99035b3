import type { RulingView, TableView } from '../../../protocol/view.ts';
import { sayNameAt } from '../../../words/say/names.ts';
import { useTools } from '../../store/context.ts';
import { numbered } from '../numbered.ts';
import { PlayingCard } from '../parts/card.tsx';

/** How many plays are shown where there is room for them. */
const STEPS = 4;
/** Cards of one play that can be told apart. */
const CARDS = 3;

const played = ({ log }: TableView): RulingView[] =>
  log.flatMap(({ ruling }) =>
    ruling !== null && (ruling.verdict !== 'illegal' || ruling.stands) && ruling.move.cards.length > 0
      ? [ruling]
      : [],
  );

/** The last plays as cards, the newest first and at the right. All moves are in the log, one key away. */
export function Trail({ view }: { readonly view: TableView }) {
  const { play } = useTools().words;
  const steps = played(view).slice(-STEPS).toReversed();
  return (
    <ol className="trail" aria-label={play.labels.trail} data-testid="trail">
      {steps.map(({ id, move }, i) => (
        <li key={id} data-newest={i === 0}>
          <span className="trail-cards">
            {numbered(move.cards.slice(-CARDS)).map(({ key, item }) => (
              <PlayingCard key={key} slot={item} mini />
            ))}
          </span>
          <small className="one-line">{sayNameAt(view.seats, move.seat)}</small>
        </li>
      ))}
    </ol>
  );
}
