import { memo } from 'react';
import { bareOf, isRenamed, kindOf, type PileSlot, rankOf, suitOf } from '../../../engine/cards.ts';
import { useFirstTools } from '../../store/context.ts';
import { Face, MiniFace } from './face.tsx';
import { MarkShape } from './mark.tsx';

/** Stars of four points in rows, each row between those of the one above. */
const BACK_STARS = Array.from({ length: 17 }, (_, row) =>
  Array.from({ length: row % 2 === 0 ? 9 : 8 }, (_, column) => {
    const x = 12 + 9.5 * column + (row % 2 === 0 ? 0 : 4.75);
    return `M${x} ${9.3 + 7.25 * row}q.5 2.2 2 2.7q-1.5 .5-2 2.7q-.5-2.2-2-2.7q1.5-.5 2-2.7z`;
  }).join(''),
).join('');

interface Props {
  readonly slot: PileSlot;
  /** One rank and one suit, for small cards. */
  readonly mini?: boolean;
}

/** The rank that was named for a wild card, across its middle. */
const NamedRank = ({ rank }: { readonly rank: string }) => (
  <g className="named-rank">
    <circle cx="50" cy="70" r="30" />
    <text x="50" y="86" textAnchor="middle">
      {rank}
    </text>
  </g>
);

/** A card, face up; one that nobody has registered shows a question mark. */
export const PlayingCard = memo(function PlayingCard({ slot, mini = false }: Props) {
  const { words } = useFirstTools();
  if (slot === '??')
    return (
      <svg viewBox="0 0 100 140" className="card unknown" role="img" aria-label={words.cards.unknown}>
        <rect x="0.5" y="0.5" width="99" height="139" rx="6.5" className="paper" />
        <text x="50" y="96" className="rank mini" textAnchor="middle">
          ?
        </text>
      </svg>
    );
  const own = bareOf(slot);
  const [rank, suit] = [rankOf(own), suitOf(own)];
  const face = { rank, suit, index: rank === null ? '' : words.cards.rank(rank) };
  return (
    <svg
      viewBox="0 0 100 140"
      className={`card ${suit === null ? 'joker' : `suit-${suit}`}`}
      role="img"
      aria-label={words.cards.named(slot)}
    >
      <rect x="0.5" y="0.5" width="99" height="139" rx="6.5" className="paper" />
      {mini ? <MiniFace {...face} /> : <Face {...face} />}
      {isRenamed(slot) && <NamedRank rank={words.cards.rank(kindOf(slot))} />}
    </svg>
  );
});

/** The back of a card: the mark of the program among stars. */
export const CardBack = memo(function CardBack() {
  return (
    <svg viewBox="0 0 100 140" className="card back" aria-hidden="true">
      <rect x="0.5" y="0.5" width="99" height="139" rx="6.5" className="back-edge" />
      <rect x="5" y="5" width="90" height="130" rx="4" className="back-ground" />
      <path d={BACK_STARS} className="back-stars" />
      <rect x="7.8" y="7.8" width="84.4" height="124.4" rx="3.2" className="back-frame" />
      <ellipse cx="50" cy="70" rx="25" ry="30" className="back-medal" />
      <g transform="translate(31 48.6) scale(0.594)">
        <MarkShape />
      </g>
    </svg>
  );
});
