import type { ReactNode } from 'react';
import type { PlayerSum, RulesSum, StatisticsView } from '../../../protocol/statistics.ts';
import { useTools } from '../../store/context.ts';
import { Icon } from '../parts/icon.tsx';
import { HeldCards } from '../scores/person.tsx';

interface TileProps {
  readonly sign: ReactNode;
  readonly label: string;
  readonly value: string;
  /** Beside the value, smaller. */
  readonly more: string;
}

const Tile = ({ sign, label, value, more }: TileProps) => (
  <li className="row highlight">
    <span className="highlight-sign" aria-hidden="true">
      {sign}
    </span>
    <p>
      <small>{label}</small> <b dir="auto">{value}</b> {more !== '' && <small>{more}</small>}
    </p>
  </li>
);

/** As many share a first place; of more nobody stands out. */
const MOST_FIRST = 3;

/** Who has most of something, and how many; null where nobody stands out. */
function mostOf(people: readonly PlayerSum[], of: (person: PlayerSum) => number) {
  const count = Math.max(0, ...people.map(of));
  // Between names a line may end, within one it doesn't.
  const names = people
    .filter((person) => of(person) === count)
    .map(({ name }) => name.replaceAll(' ', '\u00a0'));
  return count === 0 || names.length > MOST_FIRST || names.length === people.length ? null : { names, count };
}

const inAll = (rules: readonly RulesSum[], of: (sum: RulesSum) => number): number =>
  Math.round(rules.reduce((sum, one) => sum + one.rounds * of(one), 0));

/** What a player looks for first: who leads, who trails, how long a round takes, and how often it burned. */
export function Highlights({ told: { people, rules } }: { readonly told: StatisticsView }) {
  const { home, result, statistics } = useTools().words;
  const { highlights } = statistics;
  const isOnly = rules.reduce((sum, one) => sum + one.rounds, 0) === 1;
  // Once is not often.
  const labelsFor = (count: number) => (isOnly || count === 1 ? highlights.only : highlights);
  const often = (count: number) => (isOnly ? '' : highlights.often(count));
  const first = mostOf(people, ({ firstOut }) => firstOut);
  const held = mostOf(people, ({ losses }) => losses);
  const [mostPlayed] = rules;
  // One round of many isn't typical.
  const minutes = isOnly || (mostPlayed?.rounds ?? 0) > 1 ? (mostPlayed?.minutes ?? null) : null;
  return (
    <ul className="felt highlights" aria-label={highlights.title} data-testid="highlights">
      {first !== null && (
        <Tile
          sign={<span className="gold-disc">{result.place(1)}</span>}
          label={labelsFor(first.count).firstOut}
          value={highlights.names(first.names)}
          more={often(first.count)}
        />
      )}
      {held !== null && (
        <Tile
          sign={<HeldCards times={3} />}
          label={labelsFor(held.count).held}
          value={highlights.names(held.names)}
          more={often(held.count)}
        />
      )}
      {mostPlayed !== undefined && minutes !== null && (
        <Tile
          sign={<Icon name="clock" />}
          label={labelsFor(mostPlayed.rounds).round}
          value={statistics.minutesLong(minutes)}
          more={home.ruleSet(mostPlayed.rules)}
        />
      )}
      <Tile
        sign={
          <span className="seal-burn">
            <Icon name="burn" />
          </span>
        }
        label={highlights.burns}
        value={String(inAll(rules, ({ burns }) => burns))}
        more={highlights.pickUps(inAll(rules, ({ pickUps }) => pickUps))}
      />
    </ul>
  );
}
