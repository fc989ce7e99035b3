import type { ScannerView } from '../../protocol/view.ts';
import { sayScanner } from '../../words/say/table.ts';
import { useTools } from '../store/context.ts';

/** How the scanner is, by a dot and in words. */
export function ScannerLine({ scanner }: { readonly scanner: ScannerView }) {
  const { words } = useTools();
  const { kind, state, name } = scanner;
  return (
    <span
      className={`scanner scanner-${state}`}
      data-testid="scanner"
      data-state={state}
      data-kind={kind}
      title={name ?? undefined}
      role="status"
    >
      <span className="dot" aria-hidden="true" />
      {sayScanner(words, scanner)}
    </span>
  );
}
