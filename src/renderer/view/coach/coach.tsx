import type { TableView } from '../../../protocol/view.ts';
import { sayCoach, sayWatched } from '../../../words/say/coach.ts';
import { usePage, useTools } from '../../store/context.ts';
import { isCoached } from '../../store/look.ts';
import { isWatching } from '../../store/watching.ts';
import { Icon } from '../parts/icon.tsx';
import { SuitText } from '../suit-text.tsx';
import { Specials } from './specials.tsx';
import { useCoaching } from './use-coaching.ts';

interface Props {
  readonly view: TableView;
  /** Nobody can change anything here. */
  readonly still?: boolean;
}

/** What beginners are told at the table: what is to be done, and what the special cards do. */
export function Coach({ view, still = false }: Props) {
  const { words } = useTools();
  const isOn = usePage(isCoached);
  const watches = usePage(({ welcome }) => isWatching(view, welcome));
  const setCoaching = useCoaching();
  // A first round has one bubble at the thing to touch instead.
  if (!isOn || view.phase === 'over' || view.play?.guided === true) return null;
  const { due, next } = watches ? { due: null, next: sayWatched(words, view) } : sayCoach(words, view);
  return (
    <section className="coach" aria-label={words.coach.title} data-testid="coach">
      <p className="coach-steps" data-step={view.coach.next?.step ?? ''}>
        {due !== null && (
          <span className="coach-due" data-testid="coach-due">
            {due}{' '}
          </span>
        )}
        {next !== null && (
          <span data-testid="coach-next">
            <SuitText text={next} />
          </span>
        )}
      </p>
      <Specials view={view} />
      {!still && (
        <button
          type="button"
          className="coach-hide"
          data-testid="coach-hide"
          onClick={() => setCoaching(false)}
        >
          <Icon name="close" />
          <span>{words.coach.hide}</span>
        </button>
      )}
    </section>
  );
}
