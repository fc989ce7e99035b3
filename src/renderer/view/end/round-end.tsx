import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { Slot } from '../../../engine/cards.ts';
import type { LeftView, TableView } from '../../../protocol/view.ts';
import { inSentence, sayNameAt } from '../../../words/say/names.ts';
import { namesFor, youOf } from '../../../words/say/play.ts';
import type { Words } from '../../../words/words.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { again, leave, toOtherRules, toPeople, toScores } from '../../store/go.ts';
import { sortedHand } from '../../store/play/own.ts';
import { toLog, toReplay } from '../../store/reading.ts';
import { findOver, on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { numbered } from '../numbered.ts';
import { breadthOf } from '../parts/breadth.ts';
import { PlayingCard } from '../parts/card.tsx';
import { cardsLeft } from '../parts/cards-left.ts';
import { Icon } from '../parts/icon.tsx';
import { Face } from '../play/other-seat.tsx';
import { People } from '../table/people.tsx';
import { lastCardOf, lastOf, placesOf } from './round-facts.ts';
import { RoundSlip } from './round-slip.tsx';

interface Props {
  readonly view: TableView;
}

/** What the round means for who looks: the largest thing on the screen. */
function sayHeadline({ end, result }: Words, view: TableView): string {
  const { seats, loser, drawn } = view;
  const you = youOf(view);
  if (you !== null && you === loser) return end.youAreLeft;
  const place = placesOf(view)[you ?? -1] ?? null;
  if (place === 1) return end.youAreFirst;
  if (place !== null) return end.youAre(place);
  if (loser !== null) return end.isLeft(sayNameAt(seats, loser));
  const winner = seats.find((seat) => seat.place === 1);
  if (drawn || winner === undefined) return drawn ? result.drawn : result.over;
  return result.winner(inSentence(winner.name));
}

const Crown = () => (
  <svg className="crown" viewBox="0 0 48 30" aria-hidden="true" focusable="false">
    <path d="M3 27L1 7l12 8L24 1l11 14 12-8-2 20z" />
    <circle cx="24" cy="19" r="3.2" />
  </svg>
);

/** Narrower the more letters it has. */
const StepName = ({ name }: { readonly name: string }) => (
  <bdi className="one-line" style={{ '--letters': breadthOf(name) } as CSSProperties}>
    {name}
  </bdi>
);

/** How many steps the podium has. */
const STEPS = 3;

/** The seats that have a place, the first place first. */
function byPlace(words: Words, view: TableView) {
  const places = placesOf(view);
  return namesFor(words, view.seats, youOf(view))
    .flatMap(({ name }, seat) => (places[seat] == null ? [] : [{ name, place: places[seat], seat }]))
    .toSorted((one, other) => one.place - other.place);
}

/** On a step each: the card that a player went out with, the place and the name. */
function Podium({ view }: Props) {
  const { words } = useTools();
  const lines = usePage((state) => on(state, 'table').log?.lines ?? null);
  // By some rules nobody wins, not even the first one out.
  const hasWinner = (view.series.rounds.at(-1)?.winner ?? null) !== null;
  const placed = byPlace(words, view)
    .filter(({ place }) => place <= STEPS)
    .map((one) => ({ ...one, card: lines && lastCardOf(lines, one.seat) }));
  return (
    <ol className="podium" aria-label={words.end.places}>
      {placed.map(({ name, place, seat, card }) => (
        <li key={seat} className={`step-${place}`}>
          <span className="step-card">
            {place === 1 && card !== null && hasWinner && <Crown />}
            {card !== null && <PlayingCard slot={card} />}
          </span>
          <span className="step-block">
            <b>{words.result.place(place)}</b>
            <span className="row step-name">
              <Face view={view} number={seat} />
              <StepName name={name} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Who went out after those on the podium. */
function Further({ view }: Props) {
  const { words } = useTools();
  const { result } = words;
  const last = lastOf(view);
  // Who is left with cards stands below, with them.
  const further = byPlace(words, view).filter(({ place, seat }) => place > STEPS && seat !== last);
  if (further.length === 0) return null;
  return (
    <ol className="cluster end-further">
      {further.map(({ name, place, seat }) => (
        <li key={seat} className="row">
          <b>{result.place(place)}</b> <Face view={view} number={seat} />{' '}
          <bdi className="one-line">{name}</bdi>
        </li>
      ))}
    </ol>
  );
}

/** Of more cards in a row their ranks could hardly be read. */
const IN_A_ROW = 16;

/** More rows than these would push the podium away. */
const ROWS = 3;

/** A hand as a fan, a large one in rows of about equal length. */
function LeftHand({ slots }: { readonly slots: readonly Slot[] }) {
  const rows = Math.min(ROWS, Math.ceil(slots.length / IN_A_ROW));
  const length = Math.ceil(slots.length / rows);
  return (
    <span className="left-hand" data-testid="left-hand">
      {numbered(Array.from({ length: rows })).map(({ key: row }) => {
        const shown = slots.slice(row * length, (row + 1) * length);
        return (
          <span key={row} className="left-row" style={{ '--under': shown.length - 1 } as CSSProperties}>
            {numbered(shown).map(({ key, item }) => (
              <PlayingCard key={key} slot={item} />
            ))}
          </span>
        );
      })}
    </span>
  );
}

/** Cards that lay before somebody, and what they are. */
function LeftOnTable({ slots, label }: { readonly slots: readonly Slot[]; readonly label: string }) {
  if (slots.length === 0) return null;
  return (
    <span className="left-table">
      <span className="left-cards">
        {numbered(slots).map(({ key, item }) => (
          <PlayingCard key={key} slot={item} />
        ))}
      </span>
      <small>{label}</small>
    </span>
  );
}

/** Who is left holding the cards, and which: the hand as a fan, what lay face up, and what lay face down, turned over. */
function Left({ view, last, left }: Props & { readonly last: number; readonly left: LeftView | null }) {
  const { words } = useTools();
  const { end } = words;
  const sort = usePage(({ here }) => here.sort);
  const seat = view.seats[last]!;
  const name = last === youOf(view) ? words.table.labels.you : seat.name;
  const place = placesOf(view)[last] ?? null;
  const { hand, faceUp, faceDown } = left ?? { hand: [], faceUp: [], faceDown: [] };
  return (
    <section className="row left-holding" aria-label={end.isLeft(sayNameAt(view.seats, last))}>
      <p className="row left-who">
        <Face view={view} number={last} />
        <span>
          <b className="one-line">
            <bdi>{name}</bdi>
          </b>
          <small>
            {place !== null && place > STEPS && `${words.result.place(place)} · `}
            {end.leftWith(left === null ? cardsLeft(seat) : hand.length + faceUp.length + faceDown.length)}
          </small>
        </span>
      </p>
      {hand.length > 0 && <LeftHand slots={sortedHand(view, hand, sort)} />}
      {faceUp.length + faceDown.length > 0 && (
        <span className="cluster left-tables" data-testid="left-table">
          <LeftOnTable slots={faceUp} label={end.layFaceUp} />
          <LeftOnTable slots={faceDown} label={end.turnedOver(faceDown.length)} />
        </span>
      )}
    </section>
  );
}

/** What the table's own screen can do next: another round as the main step; the rest is words. */
export function HostFoot() {
  const { end, aside, series, phones, table, log } = useTools().words;
  const act = useAct();
  return (
    <nav className="end-foot" data-testid="end-actions" aria-label={table.labels.actions}>
      <ActionButton testId="scores" keys="scores" className="quiet" onClick={() => act(toScores)}>
        {series.scores}
      </ActionButton>
      <ActionButton
        testId="log-button"
        keys="log"
        className="quiet"
        onClick={() => act((state) => toLog(state))}
      >
        {log.title}
      </ActionButton>
      <ActionButton testId="people-button" className="quiet" onClick={() => act(toPeople)}>
        {phones.players.title}
      </ActionButton>
      <ActionButton testId="other-rules" keys="other" className="quiet" onClick={() => act(toOtherRules)}>
        {end.other}
      </ActionButton>
      <ActionButton testId="home-after" keys="home" className="quiet" onClick={() => act(leave)}>
        {aside.home}
      </ActionButton>
      <ActionButton testId="new-round" keys="again" primary onClick={() => act(again)}>
        <Icon name="start" /> {end.playAgain}
      </ActionButton>
    </nav>
  );
}

/** After a game that was watched: it once more, or move by move. */
export function WatchFoot() {
  const { end, aside, table } = useTools().words;
  const act = useAct();
  return (
    <nav className="end-foot" data-testid="end-actions" aria-label={table.labels.actions}>
      <ActionButton
        testId="replay-round"
        keys="log"
        className="quiet"
        onClick={() => act((state) => toReplay(state))}
      >
        {end.replay}
      </ActionButton>
      <ActionButton testId="home-after" keys="home" className="quiet" onClick={() => act(leave)}>
        {aside.home}
      </ActionButton>
      <ActionButton testId="new-round" keys="again" primary onClick={() => act(again)}>
        <Icon name="start" /> {end.watchAgain}
      </ActionButton>
    </nav>
  );
}

/**
 * How a round without a deck ended: who went out in which order, who is left, and what the round was like. `foot` is
 * what can be done next; the podium rises while it `comesUp`.
 */
export function RoundEnd({
  view,
  foot,
  comesUp,
}: Props & { readonly foot: ReactNode; readonly comesUp: boolean }) {
  const { words } = useTools();
  const people = usePage((state) => findOver(state, 'people') !== null);
  const { play, loser, left, seats } = view;
  const said = sayHeadline(words, view);
  const last = lastOf(view);
  const end = useRef<HTMLDivElement>(null);
  // The card or button that the keyboard was at has gone with the table.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    end.current?.querySelector<HTMLElement>('.end-foot .primary')?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={end}
      className="play round-end"
      data-comes-up={comesUp}
      data-testid="play"
      data-you={play?.you ?? ''}
      data-phase={view.phase}
      data-turn=""
      data-moves="0"
    >
      <div className="ground end-ground" aria-hidden="true">
        <div className="wood">
          <div className="felt" />
        </div>
      </div>
      <main className="fill end-main">
        <section className="end-result" data-testid="result" data-loser={seats[loser ?? -1]?.name ?? ''}>
          <h1 className={said.length > 18 ? 'long' : undefined}>{said}</h1>
          <Podium view={view} />
          <Further view={view} />
          {last !== null && <Left view={view} last={last} left={left ?? null} />}
        </section>
        <RoundSlip view={view} />
      </main>
      {foot}
      {people && <People view={view} />}
    </div>
  );
}
