import type { RulingView, TableView } from '../../../protocol/view.ts';
import { sayFinding } from '../../../words/say/correct.ts';
import type { Names } from '../../../words/say/names.ts';
import { sayMove } from '../../../words/say/ruling.ts';
import { useAct, useTools } from '../../store/context.ts';
import { findingKey, toCorrect } from '../../store/correcting.ts';
import { ActionButton } from '../action-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { SuitText } from '../suit-text.tsx';

interface CorrectProps {
  readonly names: Names;
  readonly entry: number;
  readonly ruling: RulingView;
}

/** Beside a move of the log: the way to correct it. */
export function CorrectButton({ names, entry, ruling }: CorrectProps) {
  const { words } = useTools();
  const act = useAct();
  return (
    <ActionButton
      testId={`correct-${entry}`}
      className="correct-line"
      title={words.correct.openAt(sayMove(words, names, ruling))}
      onClick={() => act((state) => toCorrect(state, entry))}
    >
      <Icon name="edit" /> {words.log.correct}
    </ActionButton>
  );
}

/** What was found out later, in its place in the log: after what showed it. */
export function FoundLines({ names, found }: { names: Names; found: TableView['hindsight'] }) {
  const { words } = useTools();
  return found.map((one) => {
    const { headline, text } = sayFinding(words, names, one);
    return (
      <li key={findingKey(one)} className="log-found" data-finding={one.code}>
        <span className="log-line">
          <span className="log-number" />
          <span className="log-sign" aria-hidden="true">
            ?
          </span>
          <span>
            <b>{headline}.</b> <SuitText text={text} />
          </span>
        </span>
      </li>
    );
  });
}
