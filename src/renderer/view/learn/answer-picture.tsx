import type { ReactNode } from 'react';
import type { PileSlot } from '../../../engine/cards.ts';
import type { AnswerView, LessonView } from '../../../protocol/lessons.ts';
import type { MoveView } from '../../../protocol/view.ts';
import { demandOf } from '../../../words/say/lessons.ts';
import { useTools } from '../../store/context.ts';
import { CardBack, PlayingCard } from '../parts/card.tsx';
import { Chip } from '../parts/chip.tsx';
import { DemandSign } from '../parts/demand-sign.tsx';
import { Icon } from '../parts/icon.tsx';

/** How many cards of a pile that is picked up are drawn. */
const SHOWN = 3;

/** Cards that change places, and where they come from. */
const Side = ({ cards, from }: { readonly cards: readonly PileSlot[]; readonly from: string }) => (
  <span className="swap-side">
    <span>
      <Minis cards={cards} />
    </span>
    <small>{from}</small>
  </span>
);

const Minis = ({ cards }: { readonly cards: readonly PileSlot[] }) =>
  cards.map((card) => <PlayingCard key={card} slot={card} mini />);

/** The top of the pile, and that it is picked up. */
const PickedUp = ({ pile }: Pick<LessonView, 'pile'>) => (
  <>
    <span className="small-pile">
      <Minis cards={pile.slice(-SHOWN)} />
    </span>
    <Icon name="up" />
  </>
);

/** A move as it looks on the table. */
function Made({ move, pile }: { readonly move: MoveView } & Pick<LessonView, 'pile'>): ReactNode {
  const { labels } = useTools().words.table;
  const { kind, cards, taken, on } = move;
  switch (kind) {
    case 'flip':
      return <CardBack />;
    case 'pickUp':
      return (
        <>
          <Minis cards={cards} />
          <PickedUp pile={pile} />
        </>
      );
    case 'swap':
      return (
        <>
          <Side cards={cards} from={labels.hand} />
          <Icon name="swap" />
          <Side cards={taken ?? []} from={labels.faceUp} />
        </>
      );
    case 'stack':
      return (
        <>
          <Side cards={cards} from={labels.hand} />
          <Icon name="forward" />
          <Side cards={on === undefined ? [] : [on.card]} from={labels.faceUp} />
        </>
      );
    case 'choose':
      return cards.map((card) => (
        <span key={card} className="on-back">
          <CardBack />
          <PlayingCard slot={card} mini />
        </span>
      ));
    case 'play':
      return <Minis cards={cards} />;
    default:
      return <Icon name="forward" />;
  }
}

interface Props {
  readonly lesson: LessonView;
  readonly answer: AnswerView;
}

/** What an answer looks like on a piece of the table: a move, what the pile demands, or a player; else nothing. */
export function AnswerPicture({ lesson, answer }: Props) {
  if (answer.kind === 'follows' || answer.kind === 'count') return null;
  return (
    <span className="choice-picture" aria-hidden="true">
      {answer.kind === 'move' && <Made move={answer.move} pile={lesson.pile} />}
      {answer.kind === 'asks' && <DemandSign demand={demandOf(lesson, answer)} />}
      {answer.kind === 'seat' && <Chip number={answer.seat + 1} />}
    </span>
  );
}
