import { memo } from 'react';
import { rankOf, type Slot, suitOf } from '../../../engine/cards.ts';
import { useTools } from '../../store/context.ts';
import { Face, MiniFace } from '../card/face.tsx';

/** Rhombs in rows, each row between those of the one above. */
const BACK_LATTICE = Array.from({ length: 15 }, (_, row) =>
  Array.from({ length: row % 2 === 0 ? 8 : 7 }, (_, column) => {
    const x = 15 + 10 * column + (row % 2 === 0 ? 0 : 5);
    return `M${x} ${18.5 + 7 * row}l3.5 4.5l-3.5 4.5l-3.5-4.5z`;
  }).join(''),
).join('');

/** The program’s flame, in a square of 64. */
const BACK_FLAME = 'M34 14c2 7 11 11 11 22a13 13 0 0 1-26 0c0-6 4-9 5-14 3 1 4 4 4 6 4-3 6-8 6-14z';

interface Props {
  readonly slot: Slot;
  /** One rank and one suit, for small cards. */
  readonly mini?: boolean;
}

/** A card, face up; one that nobody has registered shows a question mark. */
export const PlayingCard = memo(function PlayingCard({ slot, mini = false }: Props) {
  const { words } = useTools();
  if (slot === '??')
    return (
      <svg viewBox="0 0 100 140" className="card unknown" role="img" aria-label={words.cards.unknown}>
        <rect x="2" y="2" width="96" height="136" rx="11" className="paper" />
        <text x="50" y="96" className="rank mini" textAnchor="middle">
          ?
        </text>
      </svg>
    );
  const [rank, suit] = [rankOf(slot), suitOf(slot)];
  const face = { rank, suit, index: rank === null ? '' : words.cards.rank(rank) };
  return (
    <svg
      viewBox="0 0 100 140"
      className={`card ${suit === null ? 'joker' : `suit-${suit}`}`}
      role="img"
      aria-label={words.cards.named(slot)}
    >
      <rect x="2" y="2" width="96" height="136" rx="11" className="paper" />
      {mini ? <MiniFace {...face} /> : <Face {...face} />}
    </svg>
  );
});

/** The back of a card: the program’s flame on a lattice. */
export const CardBack = memo(function CardBack() {
  return (
    <svg viewBox="0 0 100 140" className="card back" aria-hidden="true">
      <rect x="2" y="2" width="96" height="136" rx="11" className="back-ground" />
      <path d={BACK_LATTICE} className="back-lattice" />
      <rect x="9" y="9" width="82" height="122" rx="6" className="back-frame" />
      <circle cx="50" cy="70" r="25" className="back-ground back-medal" />
      <path d={BACK_FLAME} transform="translate(18 37.5)" className="back-flame" />
    </svg>
  );
});
