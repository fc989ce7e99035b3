import type { RoundView } from '../../../protocol/series.ts';
import { sayPlace } from '../../../words/say/series.ts';
import { useTools } from '../../store/context.ts';
import { Chip } from '../parts/chip.tsx';
import { Icon } from '../parts/icon.tsx';

/** Somebody by chip and name; the chips count in the order of coming, from 0. */
export const Person = ({ name, index }: { readonly name: string; readonly index: number }) => (
  <span className="row person">
    <Chip number={index + 1} />
    <bdi>{name}</bdi>
  </span>
);

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
