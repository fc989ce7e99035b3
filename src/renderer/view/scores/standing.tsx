import type { PersonView, Titles } from '../../../protocol/series.ts';
import { inSentence } from '../../../words/say/names.ts';
import { sayTitle } from '../../../words/say/series.ts';
import { useTools } from '../../store/context.ts';
import { Icon } from '../parts/icon.tsx';
import { HeldCards, Person } from './person.tsx';

/** Somebody at a table; the chips count in the order of coming. */
type Known = Pick<PersonView, 'name' | 'losses' | 'title'>;

/** How many steps the podium has. */
const STEPS = 3;

interface PodiumProps {
  /** Who went out, the first one first; bare cloth while nobody has. */
  readonly placed: readonly string[];
  readonly loser: string | null;
  readonly people: readonly Pick<Known, 'name'>[];
  /** How many rounds there were: of more than one, this is the newest. */
  readonly rounds: number;
}

/** Who went out first in a round, on steps of wood, and beside them who was left holding the cards. */
export function Podium({ placed, loser, people, rounds }: PodiumProps) {
  const { words } = useTools();
  const indexOf = (name: string) => people.findIndex((one) => one.name === name);
  return (
    <div className="felt podium-cloth">
      {rounds > 1 && placed.length > 0 && <p className="podium-of">{words.series.newestRound}</p>}
      {placed.length > 0 && (
        <ol className="small-podium" aria-label={words.end.places}>
          {placed.slice(0, STEPS).map((name, i) => (
            <li key={name} className={`step-${i + 1}`}>
              <Person name={name} index={indexOf(name)} />
              <b>{words.result.place(i + 1)}</b>
            </li>
          ))}
          {loser !== null && (
            <li className="is-left">
              <Person name={loser} index={indexOf(loser)} />
              <b>
                <Icon name="cards" /> {words.series.lost}
              </b>
            </li>
          )}
        </ol>
      )}
    </div>
  );
}

interface StandingsProps {
  readonly people: readonly Known[];
  readonly titles: Titles;
}

/** Who sits there; a card in hand for each round that somebody was left holding them, and the title that it came to. */
export function Standings({ people, titles }: StandingsProps) {
  const { words } = useTools();
  return (
    <ul className="cluster standings">
      {people.map(({ name, losses, title }, index) => (
        <li key={name} className="row">
          <Person name={name} index={index} />
          {losses > 0 && (
            <span title={words.series.lossesOf(inSentence(name), losses)}>
              <HeldCards times={losses} />
              <span className="unseen">{words.series.lossesOf(inSentence(name), losses)}</span>
            </span>
          )}
          {title !== null && titles !== 'numbers' && (
            <strong className="pill title-pill">{sayTitle(words, titles, title)}</strong>
          )}
        </li>
      ))}
    </ul>
  );
}
