import type { RulingView, TableView } from '../../../protocol/view.ts';
import { inSentence } from '../../../words/say/names.ts';
import { namesFor, youOf } from '../../../words/say/play.ts';
import { useTools } from '../../store/context.ts';
import { numbered } from '../numbered.ts';
import { PlayingCard } from '../parts/card.tsx';
import { Icon } from '../parts/icon.tsx';

/** How many moves are shown where there is room for them. */
const STEPS = 4;
/** As many cards of one play can be told apart; of more it is said how many others there are. */
const CARDS = 4;

/** What was done before the first card: it looks like a play, and is none. */
const BEFORE: readonly string[] = ['swap', 'choose', 'stack'];

/** Plays that stand, and pick-ups; before the first card what is done then. */
const shownIn = ({ log, phase }: TableView): RulingView[] =>
  log.flatMap(({ ruling }) =>
    ruling !== null &&
    (phase === 'exchange' || !BEFORE.includes(ruling.move.kind)) &&
    (ruling.verdict !== 'illegal' || ruling.stands) &&
    (ruling.move.cards.length > 0 || ruling.move.kind === 'pickUp')
      ? [ruling]
      : [],
  );

/** The cards of a move; in their place an arrow if it picked up the pile, on them a cross if a face-down card failed. */
function Cards({ ruling: { move, failed, pickedUp } }: { readonly ruling: RulingView }) {
  const { labels } = useTools().words.play;
  if (move.kind === 'pickUp')
    return (
      <span className="trail-cards taken">
        <Icon name="up" />
        <b aria-hidden="true">{pickedUp}</b>
        <span className="unseen">{labels.pickedUp(pickedUp)}</span>
      </span>
    );
  return (
    <span className={failed ? 'trail-cards failed' : 'trail-cards'}>
      {move.cards.length > CARDS && <b>+{move.cards.length - CARDS}</b>}
      {numbered(move.cards.slice(-CARDS)).map(({ key, item }) => (
        <PlayingCard key={key} slot={item} mini />
      ))}
      {failed && (
        <>
          <Icon name="no" />
          <span className="unseen">{labels.failed}</span>
        </>
      )}
    </span>
  );
}

/** The last moves as cards, the newest first and at the right. All moves are in the log, one key away. */
export function Trail({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const steps = shownIn(view).slice(-STEPS).toReversed();
  const names = namesFor(words, view.seats, youOf(view));
  return (
    <ol className="trail" aria-label={words.play.labels.trail} data-testid="trail">
      {steps.map((ruling, i) => (
        <li key={ruling.id} data-newest={i === 0} data-kind={ruling.move.kind} data-failed={ruling.failed}>
          <Cards ruling={ruling} />
          <small className="one-line">{inSentence(names[ruling.move.seat]?.name ?? '')}</small>
        </li>
      ))}
    </ol>
  );
}
