import type { TableView } from '../../../protocol/view.ts';
import { sayScanner } from '../../../words/say/table.ts';
import { usePage, useTools } from '../../store/context.ts';
import { SoundHint } from '../sound-hint.tsx';

/** Which game it is, how the scanner is, and what is not as one would think. */
export function Footer({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const { trial, writeDown } = words.settings;
  const onTrial = usePage(({ lobby }) => lobby !== null && lobby.test !== null);
  const notWritten = usePage(({ lobby }) => lobby !== null && lobby.recordings.trouble !== null);
  const { kind, state, name } = view.scanner;
  return (
    <footer className="footer">
      <span className="game">{[view.rules.title, ...view.rules.options].join(' · ')}</span>
      <SoundHint />
      {notWritten && (
        <span className="scanner scanner-lost" role="status" data-testid="not-written">
          {writeDown.stopped}
        </span>
      )}
      <span
        className={`scanner scanner-${state}`}
        data-testid="scanner"
        data-state={state}
        data-kind={kind}
        data-trial={onTrial}
        title={name ?? undefined}
        role="status"
      >
        <span className="dot" aria-hidden="true" />
        {onTrial ? trial.elsewhere : sayScanner(words, view.scanner)}
      </span>
    </footer>
  );
}
