import { useAct, usePage, useTools } from '../../store/context.ts';
import type { Effect } from '../../store/effect.ts';
import { toHistory } from '../../store/go.ts';
import type { PageState } from '../../store/page.ts';
import { on } from '../../store/route.ts';
import { toStatistics } from '../../store/statistics.ts';
import { ScreenHead } from '../screen-head.tsx';
import { Statistics } from '../statistics/statistics-screen.tsx';
import { Tables } from './tables.tsx';

interface PartProps {
  readonly testId: string;
  readonly here: boolean;
  readonly to: (state: PageState) => Effect;
  readonly children: string;
}

function Part({ testId, here, to, children }: PartProps) {
  const act = useAct();
  return (
    <button
      type="button"
      data-testid={testId}
      aria-current={here ? 'page' : undefined}
      onClick={() => act(to)}
    >
      {children}
    </button>
  );
}

/** All that was ever played here, in two parts: the tables, and what they add up to. */
export function History() {
  const { home, series, statistics } = useTools().words;
  const counts = usePage((state) => on(state, 'history').part === 'statistics');
  return (
    <main className="fill stack scores history" data-testid="history-screen">
      <ScreenHead title={home.history}>
        <nav className="segments past-parts" aria-label={home.history}>
          <Part testId="to-tables" here={!counts} to={toHistory}>
            {series.history}
          </Part>
          <Part testId="to-statistics" here={counts} to={toStatistics}>
            {statistics.title}
          </Part>
        </nav>
      </ScreenHead>
      {counts ? <Statistics /> : <Tables />}
    </main>
  );
}
