import { type CSSProperties, useEffect, useRef } from 'react';
import type { ChoiceView, LessonView } from '../../../protocol/lessons.ts';
import { type Mark, markOf, sayUnder } from '../../../words/say/feedback.ts';
import { areHandCards, sayChoice } from '../../../words/say/lessons.ts';
import { useAct, useTools } from '../../store/context.ts';
import { areCounts, choose } from '../../store/learn.ts';
import type { Course } from '../../store/route.ts';
import { CardBack, PlayingCard } from '../parts/card.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { SuitText } from '../suit-text.tsx';

/** The sign of each mark: it fits, would have fitted, or doesn’t. */
const SIGNS = {
  right: 'fits',
  missed: 'missed',
  expected: 'fits',
  wrong: 'no',
  notAllowed: 'no',
} as const satisfies Record<Mark, IconName>;

function cardsOf({ answer }: ChoiceView) {
  if (answer.kind !== 'move') return [];
  const { cards, taken } = answer.move;
  return [...cards, ...(taken ?? [])];
}

/** What is played, as it lies on the table: cards, a face-down one, or the pile that is picked up. */
function Picture({ choice, mini }: { readonly choice: ChoiceView; readonly mini: boolean }) {
  const { answer } = choice;
  const cards = cardsOf(choice);
  const kind = answer.kind === 'move' ? answer.move.kind : null;
  if (cards.length === 0 && kind !== 'flip' && kind !== 'pickUp') return null;
  return (
    <span className="choice-cards" aria-hidden="true">
      {kind === 'flip' && <CardBack />}
      {kind === 'pickUp' && cards.length === 0 && <Icon name="up" />}
      {cards.map((card) => (
        <PlayingCard key={card} slot={card} mini={mini} />
      ))}
    </span>
  );
}

interface Props {
  readonly lesson: LessonView;
  readonly choice: ChoiceView;
  readonly number: number;
  readonly course: Course;
}

/** What became of an answer: a sign and, under a card, why in two words. */
function Checked({ lesson, choice, mark }: Pick<Props, 'lesson' | 'choice'> & { readonly mark: Mark }) {
  const { words } = useTools();
  const { marks, missedAs } = words.lessons;
  const why = sayUnder(words, lesson, choice);
  const under = mark === 'missed' ? missedAs(why) : why;
  const isCard = areHandCards(lesson) && lesson.many;
  return (
    <>
      <span className="choice-stamp">
        <Icon name={SIGNS[mark]} />
      </span>
      <span className="unseen">: {marks[mark]}. </span>
      {isCard && <span className="choice-mark">{under}</span>}
      {!isCard && mark !== 'right' && (
        <span className="choice-mark" aria-hidden="true">
          {marks[mark]}
        </span>
      )}
    </>
  );
}

function ChoiceButton({ lesson, choice, number, course }: Props) {
  const { words } = useTools();
  const act = useAct();
  const button = useRef<HTMLButtonElement>(null);
  const { chosen, checked, cursor } = course;
  const isChosen = chosen.includes(number);
  const mark = checked ? markOf(lesson, choice, isChosen) : null;
  const cards = cardsOf(choice);
  const isCard = areHandCards(lesson);
  const atCursor = cursor === number && !checked;
  useEffect(() => {
    if (atCursor) button.current?.focus();
  }, [atCursor]);
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isChosen}
      aria-disabled={checked || undefined}
      className={`row choice${isChosen ? ' chosen' : ''}${mark === null ? '' : ` ${mark}`}`}
      data-testid={`choice-${number}`}
      data-right={checked ? choice.right : undefined}
      data-own
      onClick={() => act((state) => choose(state, number))}
    >
      <Picture choice={choice} mini={!isCard} />
      {isCard ? (
        <span className="unseen">{cards.map(words.cards.named).join(', ')}</span>
      ) : (
        <span className="choice-text">
          <SuitText text={sayChoice(words, lesson, choice)} />
        </span>
      )}
      {mark === null && !areCounts(lesson.choices) && (
        <span className="choice-key" aria-hidden="true">
          <kbd>{number + 1}</kbd>
        </span>
      )}
      {mark !== null && <Checked lesson={lesson} choice={choice} mark={mark} />}
    </button>
  );
}

/** Letters and cards of an answer that has room in half of a phone’s width. */
const SHORT = { letters: 34, cards: 2 } as const;

/** The answers that may be chosen. */
export function Choices({ lesson, course }: { readonly lesson: LessonView; readonly course: Course }) {
  const { words } = useTools();
  const { lessons } = words;
  const isShort = lesson.choices.every(
    (choice) =>
      sayChoice(words, lesson, choice).length <= SHORT.letters && cardsOf(choice).length <= SHORT.cards,
  );
  const arePlays = ['allowed', 'together', 'best', 'outOfTurn'].includes(lesson.asked);
  const kind = areHandCards(lesson)
    ? ' of-cards'
    : `${isShort ? ' short' : ''}${arePlays ? ' of-plays' : ''}`;
  return (
    <fieldset
      className={`choices${kind}${course.checked ? ' checked' : ''}`}
      style={{ '--count': lesson.choices.length } as CSSProperties}
    >
      <legend className="unseen">{lesson.many ? lessons.chooseAll : lessons.chooseOne}</legend>
      {lesson.choices.map((choice, number) => (
        <ChoiceButton
          key={sayKeyOf(choice)}
          lesson={lesson}
          choice={choice}
          number={number}
          course={course}
        />
      ))}
    </fieldset>
  );
}

const sayKeyOf = ({ answer }: ChoiceView): string => JSON.stringify(answer);
