import type { PersonView, SeriesView, Titles } from '../../../protocol/series.ts';
import { sayTitle } from '../../../words/say/series.ts';
import { useTools } from '../../store/context.ts';
import { Icon } from '../parts/icon.tsx';
import { HeldCards, Person } from './person.tsx';

/** Somebody at a table; the chips count in the order of coming. */
type Known = Pick<PersonView, 'name' | 'bot' | 'title'>;

/** How many steps the podium has. */
export const STEPS = 3;

interface PodiumProps {
  /** Who went out, the first one first; bare cloth while nobody has. */
  readonly placed: readonly string[];
  readonly loser: string | null;
  readonly people: readonly Pick<Known, 'name' | 'bot'>[];
  /** How many rounds there were: of more than one, this is the newest. */
  readonly rounds: number;
  /** How many steps are drawn although nobody stands on them yet. */
  readonly free?: number;
}

/** Who went out first in a round, on steps of wood, and beside them who was left holding the cards. */
export function Podium({ placed, loser, people, rounds, free = 0 }: PodiumProps) {
  const { words } = useTools();
  const person = (name: string) => {
    const index = people.findIndex((one) => one.name === name);
    return <Person name={name} index={index} isBot={people[index]?.bot} />;
  };
  const steps = [...placed, ...Array<null>(free).fill(null)].slice(0, STEPS);
  return (
    <div className={`felt podium-cloth${free > 0 ? ' is-open' : ''}`}>
      {rounds > 1 && placed.length > 0 && <p className="podium-of">{words.series.newestRound}</p>}
      {steps.length > 0 && (
        <ol className="small-podium" aria-label={words.end.places} aria-hidden={placed.length === 0}>
          {steps.map((name, i) => (
            <li key={name ?? i} className={`step-${i + 1}`} aria-hidden={name === null}>
              {name !== null && person(name)}
              <b>{words.result.place(i + 1)}</b>
            </li>
          ))}
          {loser !== null && (
            <li className="is-left">
              {person(loser)}
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

/** The title that somebody has come to; numbers only count losses. */
function Title({ title, titles }: Pick<Known, 'title'> & Pick<StandingsProps, 'titles'>) {
  const { words } = useTools();
  if (title === null || titles === 'numbers') return null;
  return <strong className="pill title-pill">{sayTitle(words, titles, title)}</strong>;
}

/** Who sits there, and the title of each. */
export const Standings = ({ people, titles }: StandingsProps) => (
  <ul className="cluster standings">
    {people.map(({ name, bot, title }, index) => (
      <li key={name} className="row">
        <Person name={name} index={index} isBot={bot} />
        <Title title={title} titles={titles} />
      </li>
    ))}
  </ul>
);

/** In how many rounds that count somebody was first out, without having won by that. */
const firstsOf = (name: string, rounds: SeriesView['rounds']): number =>
  rounds.filter((round) => {
    const isFirst = round.seats.some((seat) => seat.name === name && seat.place === 1);
    return round.over && round.counts && round.winner === null && isFirst;
  }).length;

/**
 * How everybody stands, in the order of the sheet: a card in hand for each lost round, the rounds that were won, or in
 * which somebody was first out, the title.
 */
export function Tally({ people, titles, rounds }: Pick<SeriesView, 'people' | 'titles' | 'rounds'>) {
  const { series } = useTools().words;
  const isLost = people.some(({ losses }) => losses > 0);
  const standing = people.map((person, index) => ({
    ...person,
    index,
    firsts: firstsOf(person.name, rounds),
  }));
  return (
    <ul className="tally-list" data-testid="tally">
      {standing.map((person) => (
        <li key={person.name}>
          <Person name={person.name} index={person.index} isBot={person.bot} />
          <p className="cluster tally-said">
            <HeldCards times={person.losses} />
            {isLost && <span>{series.lostTimes(person.losses)}</span>}
            {(person.wins > 0 || !isLost) && <span>{series.wonTimes(person.wins)}</span>}
            {person.firsts > 0 && <span>{series.firstTimes(person.firsts)}</span>}
          </p>
          <Title title={person.title} titles={titles} />
        </li>
      ))}
    </ul>
  );
}
