import type { CSSProperties } from 'react';
import type { SeatPlayView } from '../../../protocol/play.ts';
import type { SeatView, TableView } from '../../../protocol/view.ts';
import { titleOf } from '../../../words/say/series.ts';
import { useTools } from '../../store/context.ts';
import { placesInOrder } from '../../store/play/own.ts';
import { numbered } from '../numbered.ts';
import { CardBack, PlayingCard } from '../parts/card.tsx';
import { Chip } from '../parts/chip.tsx';
import { Icon } from '../parts/icon.tsx';
import { seatHooks } from '../table/hooks.ts';
import { Avatar } from './avatar.tsx';
import { Remark } from './remark.tsx';
import type { SeatPlace } from './seat-places.ts';

/** More backs than these are not counted by eye. */
const BACKS = 5;

interface Props {
  readonly view: TableView;
  readonly number: number;
}

/** Whose a seat is, as a picture: a bot has a face, a person a chip. */
export function Face({ view, number }: Props) {
  const isBot = view.play?.seats[number]?.occupant.who === 'bot';
  return isBot ? (
    <Avatar name={view.seats[number]!.name} number={number + 1} />
  ) : (
    <Chip number={number + 1} />
  );
}

interface Note {
  readonly text: string;
  /** How well a bot plays. */
  readonly isLevel?: true;
  /** Somebody has to do something about it. */
  readonly isAlarm?: true;
}

/** How somebody is there who plays with a phone, or a bot; of themselves nobody is told. */
function usePresence(play: SeatPlayView | undefined, isOut: boolean, isYou: boolean): Note[] {
  const { labels, levels } = useTools().words.play;
  if (play === undefined) return [];
  const { occupant, online, sitIn } = play;
  if (occupant.who === 'bot') return isOut ? [] : [{ text: levels[occupant.level], isLevel: true }];
  if (occupant.who !== 'phone') return [];
  if (sitIn !== null) return [{ text: labels.sitsIn }];
  if (!online) return [isOut ? { text: labels.phoneAway } : { text: labels.phoneAway, isAlarm: true }];
  return isYou ? [] : [{ text: labels.phone }];
}

const noteOf = (text: string | null): Note[] => (text === null ? [] : [{ text }]);

/** What there is to say of a seat besides its name. */
export function SeatNotes({ view, number }: Props) {
  const { words } = useTools();
  const { name, place, away } = view.seats[number]!;
  const play = view.play?.seats[number];
  const isOut = place !== null;
  const presence = usePresence(play, isOut, view.play?.you === number);
  const notes = [
    ...noteOf(isOut ? `${words.result.place(place)} ${words.table.labels.out}` : null),
    ...noteOf(play?.ready === true ? words.play.labels.ready : null),
    ...noteOf(away ? words.people.away : null),
    ...presence,
    ...noteOf(view.dealer === number ? words.table.labels.dealer : null),
    ...noteOf(titleOf(words, view.series, name)),
  ];
  // There is room for what is news, and for its backs: how well a bot plays gives way to all, and all to a phone that is away.
  const alone = notes.find(({ isAlarm }) => isAlarm);
  const shown = alone === undefined ? notes.filter(({ isLevel }) => !isLevel || notes.length === 1) : [alone];
  return shown.map(({ text, isLevel }) => (
    <span key={text} className={isLevel ? 'level' : undefined}>
      {text}
    </span>
  ));
}

/** Who sits there, and how many cards are in the hand. */
function Plate({ view, number }: Props) {
  const { play: words, result } = useTools().words;
  const { name, hand, place } = view.seats[number]!;
  const play = view.play?.seats[number];
  const isGone = play?.occupant.who === 'phone' && !play.online;
  return (
    <p className="row plate">
      <Face view={view} number={number} />
      <span className="plate-who">
        <b
          className="one-line plate-name"
          dir="auto"
          title={name}
          style={{ '--letters': name.length } as CSSProperties}
        >
          {name}
        </b>
        <small
          className={`one-line ${isGone ? 'gone-phone' : ''}`}
          {...(play?.occupant.who === 'phone' && {
            'data-testid': `phone-${number}`,
            'data-online': play.online,
          })}
        >
          <SeatNotes view={view} number={number} />
        </small>
      </span>
      <span className="row plate-hand">
        {/* Where there is no room for the word. */}
        {play?.ready === true && <Icon name="check" />}
        <span className="backs" aria-hidden="true">
          {numbered(Array.from({ length: Math.min(hand, BACKS) })).map(({ key }) => (
            <CardBack key={key} />
          ))}
        </span>
        <b className="plate-count" aria-hidden="true">
          {place === null ? hand : result.place(place)}
        </b>
        <span className="unseen">{words.labels.cards(hand)}</span>
      </span>
    </p>
  );
}

/** More stacks than these lie in two rows before who sits at the side, clear of the middle. */
const IN_A_ROW = 3;

const columnsOf = (stacks: number): number => (stacks > IN_A_ROW ? Math.ceil(stacks / 2) : stacks);

/** What lies before somebody: face-up cards on face-down ones. */
function Before({ faceUp, faceDown }: Pick<SeatView, 'faceUp' | 'faceDown'>) {
  const places = placesInOrder({ faceUp, faceDown });
  return (
    <span className="places" style={{ '--columns': columnsOf(places.length) } as CSSProperties}>
      {places.map((place) => {
        const slot = faceUp[place] ?? null;
        const down = faceDown[place] ?? 0;
        return (
          <span key={place} className="pair" data-under={down > 0 && slot !== null}>
            {down > 0 && <CardBack />}
            {slot !== null && <PlayingCard slot={slot} mini />}
            {down === 0 && slot === null && <i className="bare" />}
            {down > 1 && <b>{down}</b>}
          </span>
        );
      })}
    </span>
  );
}

/** Somebody else at the table. */
export function OtherSeat({ view, number, place }: Props & { readonly place: SeatPlace }) {
  const seat = view.seats[number]!;
  // Where several may act at once, the light lies on your own cards, or on who is asked to uncover theirs.
  const asked = view.play?.you ?? view.play?.cover ?? -1;
  const mayAct = (one: number) => view.play?.seats[one]?.acts === true;
  // Who might only jump in isn't waited for.
  const isTurn = view.turn === null ? mayAct(number) && !mayAct(asked) : view.turn === number;
  return (
    <li
      className={`other ${place.side}${seat.place === null ? '' : ' is-out'}`}
      style={{ '--at': place.at } as CSSProperties}
      {...seatHooks(seat)}
      data-seat-at={number}
      data-turn={view.turn === number}
      data-lit={isTurn}
      data-moved={view.ruling?.move.seat === number}
    >
      <Plate view={view} number={number} />
      <Before faceUp={seat.faceUp} faceDown={seat.faceDown} />
      <Remark view={view} number={number} />
    </li>
  );
}
