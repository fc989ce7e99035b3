import type { RoundView } from '../../../protocol/series.ts';
import { nameAt } from '../../../words/say/names.ts';
import { hereIn } from '../../../words/say/play.ts';
import { sayPlace } from '../../../words/say/series.ts';
import { usePage, useTools } from '../../store/context.ts';
import { on, top } from '../../store/route.ts';
import { Chip } from '../parts/chip.tsx';
import { Icon } from '../parts/icon.tsx';
import { Avatar } from '../play/avatar.tsx';
import { Face } from '../play/other-seat.tsx';

/** The open table where its own scores are shown; null for those of the past, whose players nobody knows any more. */
export const useScored = () =>
  usePage((state) => (top(state).at === 'scores' && on(state, 'scores').past === null ? state.table : null));

/** What people are called in these scores: the one person at this screen “You”. */
export function useCalled(): (name: string) => string {
  const { labels } = useTools().words.table;
  const table = useScored();
  const you = table === null ? null : nameAt(table.seats, hereIn(table));
  return (name) => (name === you ? labels.you : name);
}

interface PersonProps {
  readonly name: string;
  readonly isBot?: boolean | undefined;
  /** In the order of coming, from 0: the number of the chip. */
  readonly index: number;
}

/** Somebody by chip and name, a bot by its face; at the open table the one person at this screen as “You”. */
export function Person({ name, index, isBot = false }: PersonProps) {
  const called = useCalled();
  const table = useScored();
  const seat = table?.seats.findIndex((one) => one.name === name) ?? -1;
  const own = isBot ? <Avatar name={name} number={index + 1} /> : <Chip number={index + 1} />;
  return (
    <span className="row person">
      {table === null || seat === -1 ? own : <Face view={table} number={seat} />}
      <bdi>{called(name)}</bdi>
    </span>
  );
}

/** As many cards as somebody was left holding them, up to six; the number stands beside. */
export const HeldCards = ({ times }: { readonly times: number }) => (
  <span className="held-cards" data-times={times} aria-hidden="true">
    {Array.from({ length: Math.min(times, 6) }, (_, i) => (
      // Each is like the others.
      // biome-ignore lint/suspicious/noArrayIndexKey: they only ever become more
      <i key={i} />
    ))}
  </span>
);

/** What somebody's round came to: a medal, the cards left in hand, or nothing; null for who wasn't there. */
export function Result({ round, name }: { readonly round: RoundView; readonly name: string }) {
  const { words } = useTools();
  const said = sayPlace(words, round, name);
  if (said === null) return null;
  const place = round.seats.find((seat) => seat.name === name)?.place ?? null;
  if (round.loser === name)
    return (
      <span className="place is-lost">
        <Icon name="cards" />
        {said}
      </span>
    );
  return (
    <span className="place" data-place={place ?? ''}>
      {round.winner === name && (
        <span role="img" aria-label={words.series.winner}>
          ★{' '}
        </span>
      )}
      {said}
    </span>
  );
}
