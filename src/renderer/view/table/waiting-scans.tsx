import type { TableView } from '../../../protocol/view.ts';
import { sayWaiting } from '../../../words/say/question.ts';
import { useAct, useTools } from '../../store/context.ts';
import { SuitText } from '../suit-text.tsx';

interface Props {
  readonly view: TableView;
  readonly className: string;
  /** Only to be looked at. */
  readonly still?: boolean;
}

/** What was scanned meanwhile and waits, nothing of it lost, with the button that forgets it; nothing where nothing waits. */
export function WaitingScans({ view, className, still = false }: Props) {
  const { words } = useTools();
  const act = useAct();
  const said = sayWaiting(words, view);
  if (said === null) return null;
  return (
    <div className={className}>
      <span role="status" data-testid="waiting" data-count={view.waiting.length}>
        <SuitText text={said} />
      </span>{' '}
      {!still && view.playback === null && (
        <button
          type="button"
          className="forget"
          data-testid="forget"
          onClick={() => act({ send: { type: 'forget' } })}
        >
          {words.questions.forget}
        </button>
      )}
    </div>
  );
}
