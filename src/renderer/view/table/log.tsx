import type { LogLine, TableView } from '../../../protocol/view.ts';
import { sayLogLine } from '../../../words/say/log.ts';
import { useTools } from '../../store/context.ts';
import { SuitText } from '../suit-text.tsx';
import { rulingHooks } from './hooks.ts';

/** The same signs as on the band, as far as plain text has them. */
const SIGNS = { legal: '✔', onTrust: '✔', burn: '▲', illegal: '✖', check: '?', notice: '·' } as const;

function Line({ view, line }: { readonly view: TableView; readonly line: LogLine }) {
  const { words } = useTools();
  const { number, text, tone } = sayLogLine(words, view.seats, line);
  return (
    <li
      className={`log-${tone}`}
      data-entry={line.id}
      {...(line.ruling === null ? {} : rulingHooks(view.seats, line.ruling))}
    >
      <span className="log-number">{number}</span>
      <span className="log-sign" aria-hidden="true">
        {SIGNS[tone]}
      </span>
      <span>
        <SuitText text={text} />
      </span>
    </li>
  );
}

/** The last moves, newest on top. */
export function Log({ view }: { readonly view: TableView }) {
  const { labels } = useTools().words.table;
  return (
    <ol className="log" role="log" aria-live="polite" aria-label={labels.log} data-testid="log">
      {view.log.toReversed().map((line) => (
        <Line key={`${line.ruling === null ? 'notice' : 'ruling'} ${line.id}`} view={view} line={line} />
      ))}
    </ol>
  );
}
