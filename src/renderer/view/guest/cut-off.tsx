import type { CSSProperties } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { usePage, useTools } from '../../store/context.ts';
import { ActionButton } from '../action-button.tsx';
import { CardBack } from '../parts/card.tsx';
import { Chip } from '../parts/chip.tsx';
import { PhonePage } from './phone-page.tsx';

/** More cards than these wouldn't fit beside each other. */
const SHOWN = 5;

/** The phone's cards face down, and whose they are. */
function SafeCards({ view, you }: { readonly view: TableView; readonly you: number }) {
  const count = Math.min(SHOWN, Math.max(1, view.seats[you]!.hand));
  return (
    <div className="safe-cards" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => i).map((i) => (
        <span key={i} style={{ '--from-middle': i - (count - 1) / 2 } as CSSProperties}>
          <CardBack />
        </span>
      ))}
      <Chip number={you + 1} />
    </div>
  );
}

/** A phone that plays has lost its table: that its cards are safe, the try that runs, and what it may be. */
export function CutOff({ view, you }: { readonly view: TableView; readonly you: number }) {
  const { words, renew } = useTools();
  const { lost } = words.phones;
  const tries = usePage((state) => state.tries);
  return (
    <PhonePage
      testId="cut-off"
      title={lost.title}
      text={lost.text}
      foot={
        <ActionButton testId="try-now" primary onClick={renew}>
          {lost.tryNow}
        </ActionButton>
      }
    >
      <SafeCards view={view} you={you} />
      <p className="tries row" role="status" data-testid="tries" data-count={tries}>
        <i aria-hidden="true" />
        <i aria-hidden="true" />
        <i aria-hidden="true" />
        {lost.tries(tries)}
      </p>
      <ul className="causes">
        {lost.causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
    </PhonePage>
  );
}
