import type { LessonView } from '../../../protocol/lessons.ts';
import { useTools } from '../../store/context.ts';
import { numbered } from '../numbered.ts';
import { CardBack, PlayingCard } from '../parts/card.tsx';

/** How many cards of the pile can be told apart at a glance. */
const SHOWN = 5;

/** The others at the table, in the order in which they play, with what decides the question. */
function Others({ lesson }: { readonly lesson: LessonView }) {
  const { words } = useTools();
  const { seats, you, turn, dealer } = lesson;
  const { labels } = words.table;
  return (
    <ul className="lesson-seats" aria-label={labels.seats}>
      {seats.map(({ name, held, hand }, seat) => (
        <li key={name} className={turn === seat ? 'acts' : ''}>
          <strong>
            {seat === you ? labels.you : name}
            {seat === dealer && lesson.asked === 'starts' && <small> · {labels.dealer}</small>}
          </strong>
          {hand.length > 0 && seat !== you ? (
            <span className="lesson-hand small">
              {hand.map((card) => (
                <PlayingCard key={card} slot={card} mini />
              ))}
            </span>
          ) : (
            <small>{words.lessons.cards(held)}</small>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The cards of the person who is asked, unless they are the answers themselves. */
function Own({ lesson }: { readonly lesson: LessonView }) {
  const { labels } = useTools().words.table;
  const { seats, you, asked } = lesson;
  const { hand, faceUp, faceDown } = seats[you]!;
  const inHand = asked === 'lay' || asked === 'outOfTurn' ? [] : hand;
  const showsTable = asked === 'allowed' || asked === 'before' || asked === 'holds' || hand.length === 0;
  const open = faceUp.filter((slot) => slot !== null);
  const down = faceDown.filter((count) => count > 0);
  return (
    <div className="lesson-own">
      {inHand.length > 0 && (
        <section aria-label={labels.hand}>
          <h3>{labels.hand}</h3>
          <div className="lesson-hand">
            {inHand.map((card) => (
              <PlayingCard key={card} slot={card} mini />
            ))}
          </div>
        </section>
      )}
      {showsTable && open.length > 0 && (
        <section aria-label={labels.faceUp}>
          <h3>{labels.faceUp}</h3>
          <div className="lesson-hand">
            {open.map((slot) => (
              <PlayingCard key={slot} slot={slot} mini />
            ))}
          </div>
        </section>
      )}
      {showsTable && down.length > 0 && (
        <section aria-label={`${labels.faceDown}: ${down.length}`}>
          <h3>{labels.faceDown}</h3>
          <div className="lesson-hand">
            {numbered(down).map(({ key }) => (
              <CardBack key={key} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

/** The position that a lesson asks about: the pile large, who plays, and your own cards. */
export function Scene({ lesson }: { readonly lesson: LessonView }) {
  const { words } = useTools();
  const { pile, stock, direction } = lesson;
  const top = pile.slice(-SHOWN);
  return (
    <section className="lesson-scene" aria-label={words.lessons.position}>
      <Others lesson={lesson} />
      <div className="lesson-middle">
        <section className="lesson-pile" aria-label={words.table.labels.pile} data-cards={pile.join(' ')}>
          {numbered(top, pile.length - top.length).map(({ key, item }) => (
            <PlayingCard key={key} slot={item} />
          ))}
          {pile.length === 0 && <p className="no-pile">{words.table.labels.empty}</p>}
        </section>
        <div className="lesson-beside">
          <dl className="lesson-counts">
            <div>
              <dt>{words.table.labels.stock}</dt>
              <dd>{stock}</dd>
            </div>
          </dl>
          <p className="lesson-direction">
            <span aria-hidden="true">{direction === 'clockwise' ? '↻' : '↺'}</span>{' '}
            {words.table.direction[direction]}
          </p>
        </div>
      </div>
      <Own lesson={lesson} />
    </section>
  );
}
