import { useState } from 'react';
import type { Rank, Suit } from '../../../engine/cards.ts';
import { STAR, SUIT_SHAPES } from '../suits.ts';
import { courtAddress, isCourt } from './court.ts';
import { isTurned, PIPS } from './pips.ts';

const HALF_TURN = 'matrix(-1 0 0 -1 100 140)';

interface ShapeProps {
  /** Null for the star of a joker. */
  readonly suit: Suit | null;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turned?: boolean;
  readonly className?: string;
}

/** A suit of this size with its middle at a place of the card. */
function SuitShape({ suit, x, y, size, turned = false, className }: ShapeProps) {
  const scale = (turned ? -size : size) / 24;
  return (
    <path
      d={suit === null ? STAR : SUIT_SHAPES[suit]}
      className={className}
      transform={`translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})`}
    />
  );
}

interface IndexProps {
  /** As people write it. */
  readonly index: string;
  readonly x: number;
  readonly y: number;
  /** How wide two signs may be; one keeps its own width. */
  readonly width: number;
  readonly mini?: boolean;
}

function Index({ index, x, y, width, mini = false }: IndexProps) {
  const narrowed = index.length > 1 ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {};
  return (
    <text x={x} y={y} className={mini ? 'rank mini' : 'rank'} textAnchor="middle" {...narrowed}>
      {index}
    </text>
  );
}

/** What a card shows. */
export interface FaceProps {
  readonly rank: Rank | null;
  readonly suit: Suit | null;
  /** The rank in the words of the page; empty for a joker. */
  readonly index: string;
}

/** One rank and one suit, for small cards. */
export function MiniFace({ suit, index }: FaceProps) {
  return (
    <>
      <Index index={index} x={50} y={66} width={70} mini />
      <SuitShape suit={suit} x={50} y={index === '' ? 70 : 103} size={56} />
    </>
  );
}

/** Rank and suit in a corner, to be read from two metres; a joker has its star in place of both. */
function Corner({ suit, index }: FaceProps) {
  if (suit === null) return <SuitShape suit={null} x={18} y={22} size={26} />;
  return (
    <>
      <Index index={index} x={16} y={33} width={23} />
      <SuitShape suit={suit} x={16} y={49} size={20} />
    </>
  );
}

/** One sign for each point. */
function Pips({ rank, suit }: { readonly rank: Rank; readonly suit: Suit }) {
  const layout = PIPS[rank];
  return layout?.pips.map(({ x, y }) => (
    <SuitShape
      key={`${x} ${y}`}
      suit={suit}
      x={x}
      y={y}
      size={layout.size}
      turned={isTurned(y)}
      className="pip"
    />
  ));
}

/** The frame of a court leaves the indices free. */
const FRAME = 'M31 15.5H84.5V79H69V124.5H15.5V61H31Z';

/**
 * The picture, a file of its own: a page with many cards has one element for each, not hundreds of lines. One big suit
 * where it can't be fetched.
 */
function Court({ rank, suit }: { readonly rank: Rank; readonly suit: Suit }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <SuitShape suit={suit} x={50} y={70} size={42} />;
  return (
    <>
      <image
        href={courtAddress(rank, suit)}
        x="15.5"
        y="15.5"
        width="69"
        height="109"
        preserveAspectRatio="none"
        onError={() => setMissing(true)}
      />
      <path d="M13 13H31V61H13ZM69 79H87V127H69Z" className="paper-patch" />
      <path d={FRAME} className="court-frame" />
    </>
  );
}

/** A jester: a cap with three bells, and a smile. */
function Jester() {
  return (
    <g className="jester">
      <path
        d="M33 76C30 58 22 56 17 64C16 46 33 40 41 54C42 44 45 36 50 30C55 36 58 44 59 54C67 40 84 46 83 64C78 56 70 58 67 76Z"
        className="cap"
      />
      <path
        d="M41 54C39 62 39 69 41 76H59C61 69 61 62 59 54C58 44 55 36 50 30C45 36 42 44 41 54Z"
        className="cap-middle"
      />
      <path d="M34 82A17 25 0 0 0 66 82Z" className="skin" />
      <path d="M31 75H69L66 84H34Z" className="brim" />
      <path d="M42.5 97Q50 104 57.5 97" className="smile" />
      <circle cx="44" cy="90" r="1.9" />
      <circle cx="56" cy="90" r="1.9" />
      <path
        d="M34 96L26 112L38 108L43 120L50 110L57 120L62 108L74 112L66 96Q58 112 50 112Q42 112 34 96Z"
        className="cap"
      />
      <circle cx="17" cy="67" r="5" className="bell" />
      <circle cx="50" cy="28" r="5" className="bell" />
      <circle cx="83" cy="67" r="5" className="bell" />
    </g>
  );
}

/** The face of a real card: indices in two corners, between them its pips or its picture. */
export function Face(props: FaceProps) {
  const { rank, suit } = props;
  const isSuited = rank !== null && suit !== null;
  return (
    <>
      {!isSuited ? (
        <Jester />
      ) : isCourt(rank) ? (
        <Court rank={rank} suit={suit} />
      ) : (
        <Pips rank={rank} suit={suit} />
      )}
      <Corner {...props} />
      <g transform={HALF_TURN}>
        <Corner {...props} />
      </g>
    </>
  );
}
