import type { ScannerView } from '../../protocol/view.ts';
import { sayScanner } from '../../words/say/scanner.ts';
import { useFirstTools, usePage } from '../store/context.ts';
import { top } from '../store/route.ts';

/** How the scanner is, by a dot and in words; while a screen tests it or enrols a deck, nothing that is scanned is played. */
export function ScannerLine({ scanner }: { readonly scanner: ScannerView }) {
  const { words } = useFirstTools();
  const onTrial = usePage(({ lobby }) => lobby !== null && lobby.test !== null);
  const onDeck = usePage((state) => state.lobby?.decks.enrolling != null && top(state).at !== 'decks');
  const { kind, state, name } = scanner;
  const said = onDeck ? words.devices.onDeck : sayScanner(words, scanner);
  return (
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
      {onTrial ? words.devices.onTrial : said}
    </span>
  );
}
