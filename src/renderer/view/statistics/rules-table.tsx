import { useId } from 'react';
import type { RulesSum } from '../../../protocol/statistics.ts';
import { useTools } from '../../store/context.ts';
import { Icon } from '../parts/icon.tsx';
import { useNumbers } from './numbers.ts';

function Row({ sum, draws }: { readonly sum: RulesSum; readonly draws: boolean }) {
  const { home, series, statistics } = useTools().words;
  const { tenths } = useNumbers();
  const { rules, rounds, seats, minutes, moves, pickUps, burns, drawn } = sum;
  return (
    <tr data-testid={`rules-${rules}`}>
      <th scope="row">{home.ruleSet(rules)}</th>
      <td data-label={series.played}>{rounds}</td>
      <td data-label={statistics.seats}>{statistics.seatsFrom(...seats)}</td>
      <td data-label={statistics.minutes} className="minutes">
        {minutes === null ? '' : statistics.minutesLong(minutes)}
      </td>
      <td data-label={statistics.moves}>{moves}</td>
      <td data-label={statistics.pickUps}>{tenths(pickUps)}</td>
      <td data-label={statistics.burns}>{tenths(burns)}</td>
      {draws && <td data-label={statistics.drawn}>{drawn}</td>}
    </tr>
  );
}

/** How rounds go by each of the rule sets that were played. */
export function RulesTable({ rules }: { readonly rules: readonly RulesSum[] }) {
  const { series, statistics } = useTools().words;
  const id = useId();
  const draws = rules.some(({ drawn }) => drawn > 0);
  return (
    <div className="panel stack score-paper statistics-part">
      <h2 id={id}>{statistics.howRoundsGo}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the window is scrolled with the keyboard too */}
      <section className="sheet" aria-labelledby={id} tabIndex={0}>
        <table data-testid="rules-sums">
          <thead>
            <tr>
              <th scope="col">{series.rules}</th>
              <th scope="col">{series.played}</th>
              <th scope="col">{statistics.seats}</th>
              <th scope="col">{statistics.minutes}</th>
              <th scope="col">{statistics.moves}</th>
              <th scope="col">
                <Icon name="up" /> {statistics.pickUps}
              </th>
              <th scope="col">
                <span className="seal-burn">
                  <Icon name="burn" />
                </span>{' '}
                {statistics.burns}
              </th>
              {draws && <th scope="col">{statistics.drawn}</th>}
            </tr>
          </thead>
          <tbody>
            {rules.map((sum) => (
              <Row key={sum.rules} sum={sum} draws={draws} />
            ))}
          </tbody>
        </table>
      </section>
      {rules.some(({ rounds }) => rounds > 1) && <p className="statistics-about">{statistics.aboutRounds}</p>}
    </div>
  );
}
