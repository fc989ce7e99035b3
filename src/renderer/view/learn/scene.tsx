import type { ReactNode } from 'react';
import type { PileSlot } from '../../../engine/cards.ts';
import type { LessonSeat, LessonView } from '../../../protocol/lessons.ts';
import { sayNeeded } from '../../../words/say/demand.ts';
import { areHandCards } from '../../../words/say/lessons.ts';
import { useTools } from '../../store/context.ts';
import { numbered } from '../numbered.ts';
import { CardBack, PlayingCard } from '../parts/card.tsx';
import { Chip } from '../parts/chip.tsx';
import { DemandSign } from '../parts/demand-sign.tsx';
import { Heap } from '../parts/heap.tsx';
import { Icon } from '../parts/icon.tsx';
import { Tally } from '../parts/tally.tsx';

/** How many cards of the pile can be told apart at a glance. */
const SHOWN = 5;

/** Questions that the others at the table have to do with. */
const ABOUT_OTHERS: readonly string[] = ['follows', 'next', 'taker', 'starts', 'outOfTurn'];

/** Questions that what the pile demands would answer. */
const ABOUT_DEMAND: readonly string[] = ['lay', 'together', 'demand'];

interface PlateProps {
  readonly lesson: LessonView;
  readonly of: LessonSeat;
  readonly seat: number;
}

/** A player: chip, name, and what decides the question. */
function Plate({ lesson, of, seat }: PlateProps) {
  const { words } = useTools();
  const { turn, dealer, asked, by, you, made, zones } = lesson;
  const { labels } = words.table;
  const decides = zones.filter((zone) => of[zone].some((slot) => slot !== null));
  // Of one’s own move it decides nothing who played the card below.
  const isPlayer = by === seat && asked !== 'starts' && made === null;
  return (
    <li className={turn === seat && asked === 'outOfTurn' ? 'row plate to-act' : 'row plate'}>
      <Chip number={seat + 1} />
      <strong>{seat === you ? labels.you : of.name}</strong>
      {decides.length > 0 ? (
        decides.map((zone) => (
          <span key={zone} className="cluster lesson-hand small">
            {zones.length > 1 && <small className="lesson-zone">{labels[zone]}</small>}
            {of[zone].map((slot) => slot !== null && <PlayingCard key={slot} slot={slot} mini />)}
          </span>
        ))
      ) : (
        <small className={isPlayer ? undefined : 'held'}>
          {isPlayer ? words.lessons.playedIt : words.lessons.cards(of.held)}
        </small>
      )}
      {seat === dealer && zones.length === 1 && <small>{labels.dealer}</small>}
    </li>
  );
}

/** The others at the table in the order in which they play: all of them, or who played last. */
function Others({ lesson }: { readonly lesson: LessonView }) {
  const { labels } = useTools().words.table;
  const { seats, you, by, asked, made, zones } = lesson;
  const all = ABOUT_OTHERS.includes(asked);
  const shown = seats
    .map((of, seat) => ({ of, seat }))
    .filter(({ seat }) =>
      all ? seat !== you || asked === 'starts' : seat === by && seat !== you && made === null,
    );
  return (
    <ul className={`lesson-seats${zones.length > 1 ? ' in-zones' : ''}`} aria-label={labels.seats}>
      {shown.map(({ of, seat }) => (
        <Plate key={of.name} lesson={lesson} of={of} seat={seat} />
      ))}
    </ul>
  );
}

interface GroupProps {
  readonly name: string;
  readonly label?: string;
  readonly children: ReactNode;
}

const Group = ({ name, label = name, children }: GroupProps) => (
  <section aria-label={label}>
    <div className="cluster lesson-hand">{children}</div>
    <h3>{name}</h3>
  </section>
);

/** A small card of one’s own; raised if it is the one that is asked about. */
const Mini = ({ slot, isPlayed }: { readonly slot: PileSlot; readonly isPlayed: boolean }) => (
  <span className={isPlayed ? 'is-played' : undefined}>
    <PlayingCard slot={slot} mini />
  </span>
);

/** The cards of the person who is asked, unless they are the answers themselves. */
function Own({ lesson }: { readonly lesson: LessonView }) {
  const { lessons, table } = useTools().words;
  const { labels } = table;
  const { seats, you, asked, made } = lesson;
  const { hand, faceUp, faceDown } = seats[you]!;
  const played: readonly PileSlot[] = made?.move.cards ?? [];
  const turned = made?.move.kind === 'flip' && made.move.stack !== null ? (played[0] ?? null) : null;
  const inHand = areHandCards(lesson) ? [] : hand;
  const showsTable = ['allowed', 'before', 'bestFaceUp', 'holds'].includes(asked) || hand.length === 0;
  const open = faceUp.filter((slot) => slot !== null);
  const down = faceDown.filter((count) => count > 0);
  if (asked === 'starts') return null;
  return (
    <div className="cluster lesson-own">
      {inHand.length > 0 && (
        <Group name={lessons.yourHand}>
          {inHand.map((card) => (
            <Mini key={card} slot={card} isPlayed={played.includes(card)} />
          ))}
        </Group>
      )}
      {showsTable && open.length > 0 && (
        <Group name={labels.faceUp}>
          {open.map((slot) => (
            <Mini key={slot} slot={slot} isPlayed={played.includes(slot)} />
          ))}
        </Group>
      )}
      {showsTable && down.length > 0 && (
        <Group name={labels.faceDown} label={`${labels.faceDown}: ${down.length}`}>
          {turned !== null && <Mini slot={turned} isPlayed />}
          {numbered(turned === null ? down : down.slice(1)).map(({ key }) => (
            <CardBack key={key} />
          ))}
        </Group>
      )}
    </div>
  );
}

/** What the pile demands; a question mark as long as that is part of the question. */
function Needed({ lesson, checked }: { readonly lesson: LessonView; readonly checked: boolean }) {
  const { words } = useTools();
  const { demand, asked } = lesson;
  if (demand === null || lesson.pile.length === 0 || !ABOUT_DEMAND.includes(asked)) return <span />;
  return (
    <div className={checked ? 'row lesson-needed' : 'row lesson-needed hidden-demand'}>
      {checked ? <DemandSign demand={demand} /> : <span aria-hidden="true">?</span>}
      <b>{checked ? sayNeeded(words, demand) : words.lessons.whatNeeded}</b>
    </div>
  );
}

function Pile({ pile }: Pick<LessonView, 'pile'>) {
  const { labels } = useTools().words.table;
  return (
    <section className="lesson-pile" aria-label={labels.pile}>
      <div className="hearth" aria-hidden="true" />
      <Heap pile={pile} shown={SHOWN} counts="all">
        {pile.length === 0 && <p className="lesson-no-pile">{labels.empty}</p>}
      </Heap>
    </section>
  );
}

interface Props {
  readonly lesson: LessonView;
  readonly checked: boolean;
  /** By these rules there are cards to draw from. */
  readonly hasStock: boolean;
}

/** The position that a lesson asks about: a table, its pile in the middle, who played, and your own cards. */
export function Scene({ lesson, checked, hasStock }: Props) {
  const { words } = useTools();
  const { stock, direction } = lesson;
  const { labels } = words.table;
  return (
    <section className="lesson-scene" aria-label={words.lessons.position}>
      <Others lesson={lesson} />
      <div className={`lesson-table wood ${direction}`}>
        <div className="felt">
          <Icon name="chevrons" />
          <Icon name="chevrons" className="way-right" />
          <p className="unseen">{words.table.direction[direction]}</p>
          <div className="lesson-middle">
            {hasStock ? <Tally name="stock" count={stock} label={labels.stock} /> : <span />}
            <Pile pile={lesson.pile} />
            <Needed lesson={lesson} checked={checked} />
          </div>
          <Own lesson={lesson} />
        </div>
      </div>
    </section>
  );
}
