import type { SeatView, TableView } from '../../../protocol/view.ts';
import { inSentence } from '../../../words/say/names.ts';
import { loserName, placesOf } from '../../../words/say/table.ts';
import { useTools } from '../../store/context.ts';
import { numbered } from '../numbered.ts';
import { CardBack, PlayingCard } from '../parts/card.tsx';
import { seatHooks } from '../table/hooks.ts';

/** A name of more letters is set smaller. */
const LONG = 10;

interface Props {
  readonly view: TableView;
  readonly seat: SeatView;
  readonly number: number;
}

/** What else there is to say of a seat, the most important first. */
function useBadges({ view, seat, number }: Props): string[] {
  const { words } = useTools();
  const { tv } = words.phones;
  const played = view.play?.seats[number];
  if (view.loser === number) return [loserName(words, view.rules)];
  if (seat.place !== null) return view.phase === 'over' ? [] : [words.result.place(seat.place)];
  const badges: string[] = [];
  if (played !== undefined && !played.taken && !played.left) badges.push(tv.notTaken);
  else if (played !== undefined && !played.online && played.sitIn === null) badges.push(words.people.away);
  if (seat.away) badges.push(words.people.away);
  if (view.phase === 'exchange' && played?.ready === true) badges.push(tv.ready);
  if (view.dealer === number && view.phase !== 'over') badges.push(words.table.labels.dealer);
  return badges;
}

/** The cards before a player as they lie: face up on face down. */
function Laid({ seat: { faceUp, faceDown } }: { readonly seat: SeatView }) {
  const stacks = Array.from({ length: Math.max(faceUp.length, faceDown.length) }, (_, i) => ({
    up: faceUp[i] ?? null,
    down: faceDown[i] ?? 0,
  }));
  return (
    <span className="tv-laid">
      {numbered(stacks).map(({ key, item: { up, down } }) => (
        <span key={key} className="laid-stack">
          {down > 0 && <CardBack />}
          {up !== null && <PlayingCard slot={up} mini />}
          {up === null && down === 0 && <span className="card gap" />}
          {down > 1 && <b>{down}</b>}
        </span>
      ))}
    </span>
  );
}

/** One player, to be read from far; nothing of a hand but how many cards it has. */
export function TvSeat(props: Props) {
  const { view, seat, number } = props;
  const { table, result } = useTools().words;
  const place = placesOf(view.seats).find(({ name }) => name === inSentence(seat.name));
  const badges = useBadges(props);
  const marks = ['seat', 'tv-seat'];
  if (view.turn === number) marks.push('on-turn');
  if (seat.place !== null) marks.push('is-out');
  if (view.loser === number) marks.push('is-last');
  const { 'data-known': _, ...hooks } = seatHooks(seat);
  return (
    <li className={marks.join(' ')} {...hooks} data-turn={view.turn === number}>
      <span className="seat-name">
        <span className={seat.name.length > LONG ? 'name long' : 'name'} dir="auto">
          {seat.name}
        </span>
        {badges.map((badge) => (
          <span key={badge} className="badge">
            {badge}
          </span>
        ))}
      </span>
      {view.phase === 'over' ? (
        <b className="count place">{place !== undefined && result.place(place.place)}</b>
      ) : (
        <>
          <span className="hand" title={table.labels.hand}>
            <span className="backs">{seat.hand > 0 && <CardBack />}</span>
            <b className="count">{seat.hand}</b>
          </span>
          <Laid seat={seat} />
        </>
      )}
    </li>
  );
}
