import { memo } from 'react';
import { colourOf, rankOf, type Slot, type Suit, suitOf } from '../../../engine/cards.ts';
import { sayCard } from '../../../words/say/names.ts';
import { useTools } from '../../store/context.ts';
import { STAR, SUIT_SHAPES } from '../suits.ts';

const CORNERS = ['', 'matrix(-1 0 0 -1 100 140)'] as const;

/** A suit of this size with its middle at a place of the card. */
function SuitShape({ suit, x, y, size }: { suit: Suit | null; x: number; y: number; size: number }) {
  const scale = size / 24;
  return (
    <path
      d={suit === null ? STAR : SUIT_SHAPES[suit]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}

interface IndexProps {
  readonly rank: string;
  readonly x: number;
  readonly y: number;
  /** How wide two signs may be; one keeps its own width. */
  readonly width: number;
  readonly mini?: boolean;
}

function Index({ rank, x, y, width, mini = false }: IndexProps) {
  const narrowed = rank.length > 1 ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {};
  return (
    <text x={x} y={y} className={mini ? 'rank mini' : 'rank'} textAnchor="middle" {...narrowed}>
      {rank}
    </text>
  );
}

/** Rank and suit in a corner; a joker has its star in place of both. */
function Corner({ rank, suit, x }: { rank: string; suit: Suit | null; x: number }) {
  if (rank === '') return <SuitShape suit={null} x={x} y={24} size={28} />;
  return (
    <>
      <Index rank={rank} x={x} y={33} width={28} />
      <SuitShape suit={suit} x={x} y={50} size={22} />
    </>
  );
}

function MiniFace({ rank, suit }: { rank: string; suit: Suit | null }) {
  return (
    <>
      <Index rank={rank} x={50} y={66} width={70} mini />
      <SuitShape suit={suit} x={50} y={rank === '' ? 70 : 103} size={56} />
    </>
  );
}

function Face({ rank, suit }: { rank: string; suit: Suit | null }) {
  return (
    <>
      {CORNERS.map((turned) => (
        <g key={turned} transform={turned}>
          <Corner rank={rank} suit={suit} x={20} />
          <Corner rank={rank} suit={suit} x={80} />
        </g>
      ))}
      <SuitShape suit={suit} x={50} y={70} size={42} />
    </>
  );
}

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
  const rank = rankOf(slot);
  const face = { rank: rank === null ? '' : words.cards.rank(rank), suit: suitOf(slot) };
  return (
    <svg
      viewBox="0 0 100 140"
      className={`card ${colourOf(slot) ?? 'joker'}`}
      role="img"
      aria-label={sayCard(words, slot)}
    >
      <rect x="2" y="2" width="96" height="136" rx="11" className="paper" />
      {mini ? <MiniFace {...face} /> : <Face {...face} />}
    </svg>
  );
});

/** The back of a card. */
export const CardBack = memo(function CardBack() {
  return (
    <svg viewBox="0 0 100 140" className="card back" aria-hidden="true">
      <rect x="2" y="2" width="96" height="136" rx="11" className="back-ground" />
      <path d="M50 22 L80 70 L50 118 L20 70Z" className="back-mark" />
    </svg>
  );
});
