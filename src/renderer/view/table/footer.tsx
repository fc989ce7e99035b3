import type { TableView } from '../../../protocol/view.ts';
import { sayScanner } from '../../../words/say/table.ts';
import { useTools } from '../../store/context.ts';

/** Which game it is, and how the scanner is. */
export function Footer({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const { kind, state, name } = view.scanner;
  return (
    <footer className="footer">
      <span className="game">{[view.rules.title, ...view.rules.options].join(' · ')}</span>
      <span
        className={`scanner scanner-${state}`}
        data-testid="scanner"
        data-state={state}
        data-kind={kind}
        title={name ?? undefined}
        role="status"
      >
        <span className="dot" aria-hidden="true" />
        {sayScanner(words, view.scanner)}
      </span>
    </footer>
  );
}
