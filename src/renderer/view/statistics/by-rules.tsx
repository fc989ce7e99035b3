import { useId } from 'react';
import type { StatisticsView, Tally } from '../../../protocol/statistics.ts';
import { useTools } from '../../store/context.ts';

/** Where nobody ever lost, it is told who was out first. */
const showsLosses = ({ decided }: Tally): boolean => decided > 0;

function Cell({ tally }: { readonly tally: Tally | undefined }) {
  const { statistics, series } = useTools().words;
  if (tally === undefined)
    return (
      <td>
        <span className="absent">
          <span aria-hidden="true">–</span>
          <span className="unseen">{series.absent}</span>
        </span>
      </td>
    );
  const { decided, losses, firstOut } = tally;
  return (
    <td>
      {showsLosses(tally) ? (
        statistics.countOf(losses, decided)
      ) : (
        <>
          <span role="img" aria-label={statistics.firstOut}>
            ★
          </span>{' '}
          {firstOut}
        </>
      )}
    </td>
  );
}

/** Who lost how often by which rules: people as rows, rule sets as columns. */
export function ByRules({ told: { people, rules } }: { readonly told: StatisticsView }) {
  const { home, statistics } = useTools().words;
  const id = useId();
  const hasStar = people.some(({ byRules }) => Object.values(byRules).some((tally) => !showsLosses(tally)));
  return (
    <div className="panel stack score-paper statistics-part">
      <h2 id={id}>{statistics.byRules}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the window is scrolled with the keyboard too */}
      <section className="sheet" aria-labelledby={id} tabIndex={0}>
        <table data-testid="by-rules">
          <thead>
            <tr>
              <th scope="col">{statistics.player}</th>
              {rules.map((one) => (
                <th key={one.rules} scope="col">
                  {home.ruleSet(one.rules)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ name, byRules }) => (
              <tr key={name}>
                <th scope="row" dir="auto">
                  {name}
                </th>
                {rules.map((one) => (
                  <Cell key={one.rules} tally={byRules[one.rules]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="statistics-about">
        {statistics.aboutByRules} {hasStar && statistics.aboutStar}
      </p>
    </div>
  );
}
