import type { MendOffers, TableView } from '../../../protocol/view.ts';
import { sayKey } from '../../../words/say/keys.ts';
import { sayMend, sayQuestion } from '../../../words/say/question.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { on } from '../../store/route.ts';
import { leave } from '../focus-back.ts';
import { SuitText } from '../suit-text.tsx';
import { answersByNumber } from './in-band.ts';
import { takesCodes } from './panel.ts';

interface AnswerProps {
  readonly testId: string;
  readonly label: string;
  /** The key that gives this answer; null where none does. */
  readonly shortcut: string | null;
  /** `detail` says how many clicks this was the last of; 0 for a key. */
  readonly onChoose: (click: { readonly detail: number }) => void;
}

/** An answer of a question: a button with its key before it. */
export function Answer({ testId, label, shortcut, onChoose }: AnswerProps) {
  const { words } = useTools();
  // A digit alone may be the rank of a card, unless it is asked whose one was.
  const isTyped = usePage((state) => takesCodes(state) && on(state, 'table').asks !== 'whose');
  const digitEnds = isTyped ? ` ${words.keys.ENTER}` : '';
  return (
    <button
      type="button"
      className="answer"
      data-testid={testId}
      {...(shortcut !== null && { 'aria-keyshortcuts': shortcut })}
      onClick={onChoose}
    >
      <span>
        <SuitText text={label} />
      </span>
      {shortcut !== null && (
        <span className="answer-key" aria-hidden="true">
          <kbd>
            {/\d/.test(shortcut) ? `${shortcut}${digitEnds}` : sayKey(words, { key: shortcut.toUpperCase() })}
          </kbd>
        </span>
      )}
    </button>
  );
}

interface ChoicesProps {
  readonly view: TableView;
  /** The question's own answers, or what else may have happened, likeliest first. */
  readonly kind: 'answer' | 'mend';
}

/** The choices with their places, the question's answers in its own order: yes is always found before no. */
const ordered = (choices: TableView['choices']) =>
  choices
    .map((choice, i) => ({ choice, i }))
    .sort(({ choice: a }, { choice: b }) =>
      a.kind === 'answer' && b.kind === 'answer' ? a.answer - b.answer : 0,
    );

/** What may be answered. */
export function Choices({ view, kind }: ChoicesProps) {
  const { words, send } = useTools();
  const { question, choices } = view;
  const answers = question === null ? [] : sayQuestion(words, view.seats, question, choices).answers;
  // Where a digit begins the code of a card, it is no answer.
  const byNumber = !usePage(takesCodes) && answersByNumber(view);
  return ordered(choices).map(({ choice, i }) => {
    if (choice.kind !== kind) return null;
    if (choice.kind === 'mend') {
      const code = `CMD:${i + 1}`;
      return (
        <Answer
          key={code}
          testId={`mend-${choice.mend.kind}`}
          label={sayMend(words, view.seats, choice.mend)}
          shortcut={byNumber ? String(i + 1) : null}
          // The second click of two would choose the first of the next ones.
          onChoose={({ detail }) => detail < 2 && send({ type: 'code', code, how: 'tap' })}
        />
      );
    }
    const { answer } = choice;
    const said = answers[answer];
    if (question === null || said === undefined) return null;
    return (
      <Answer
        key={said.code}
        testId={`answer-${answer + 1}`}
        label={said.label}
        shortcut={said.key}
        onChoose={() => send({ type: 'answer', question: question.id, answer })}
      />
    );
  });
}

/** What may have happened instead, beside what was ruled or is asked; nothing where nothing is likely. */
export function Offers({ view }: { readonly view: TableView }) {
  const { orThis } = useTools().words.correct;
  if (!view.choices.some(({ kind }) => kind === 'mend')) return null;
  return (
    <fieldset className="answers offers">
      <legend>{orThis}</legend>
      <Choices view={view} kind="mend" />
    </fieldset>
  );
}

interface OtherwiseProps {
  readonly view: TableView;
  readonly mends: MendOffers;
  readonly testId: string;
}

/** The ranks that may have been named for the wild cards of a move; to pick one corrects it. */
function Named({ view, mends, testId }: OtherwiseProps) {
  const { words } = useTools();
  const act = useAct();
  const { revision } = view;
  if (mends.length === 0) return null;
  return (
    <select
      aria-label={words.correct.countsAs}
      data-testid={`${testId}-named`}
      value=""
      onChange={({ currentTarget: { value } }) => {
        const correction = mends[Number(value)]?.correction;
        if (correction !== undefined) act({ send: { type: 'correct', correction, revision } });
      }}
    >
      <option value="">{words.correct.countsAs}</option>
      {mends.map(({ mend, correction }, i) => (
        <option key={JSON.stringify(correction)} value={i}>
          {sayMend(words, view.seats, mend)}
        </option>
      ))}
    </select>
  );
}

/** What else a move may have been, for people who see that it was told wrong: one press corrects it. */
export function Otherwise({ view, mends, testId }: OtherwiseProps) {
  const { words } = useTools();
  const act = useAct();
  const { revision } = view;
  if (mends.length === 0 || view.playback !== null) return null;
  return (
    <fieldset className="otherwise" data-testid={testId}>
      <legend>{words.correct.otherwise}</legend>
      <Named view={view} mends={mends.filter(({ mend }) => mend.kind === 'named')} testId={testId} />
      {mends
        .filter(({ mend }) => mend.kind !== 'named')
        .map(({ mend, correction }) => (
          <button
            key={JSON.stringify(correction)}
            type="button"
            data-testid={`${testId}-${mend.kind}`}
            onClick={(event) => {
              act({ send: { type: 'correct', correction, revision } });
              // Another correction may stand there next, and Enter would make it.
              leave(event);
            }}
          >
            <SuitText text={sayMend(words, view.seats, mend)} />
          </button>
        ))}
    </fieldset>
  );
}
