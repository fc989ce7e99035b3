import { useState } from 'react';
import type { Rank, Suit } from '../../../engine/cards.ts';

/** Where the signs of a card lie, as on real ones, in a face of 100 by 140. */
interface Layout {
  readonly size: number;
  readonly pips: readonly { readonly x: number; readonly y: number }[];
}

const MIDDLE = 50;
const COLUMNS = [35, 65] as const;
const TOP = 27;
/** From the top row of signs to the lowest. */
const HEIGHT = 86;

/** Rows are told in parts of the height, from 0 for the top row to 1 for the lowest. */
const at = (x: number, row: number) => ({ x, y: TOP + row * HEIGHT });
const columns = (...rows: readonly number[]) => rows.flatMap((row) => COLUMNS.map((x) => at(x, row)));
const middle = (...rows: readonly number[]) => rows.map((row) => at(MIDDLE, row));

/** Ten ranks; the other three have a picture. */
const PIPS: Readonly<Partial<Record<Rank, Layout>>> = {
  A: { size: 46, pips: middle(0.5) },
  2: { size: 27, pips: middle(0, 1) },
  3: { size: 27, pips: middle(0, 0.5, 1) },
  4: { size: 25, pips: columns(0, 1) },
  5: { size: 25, pips: [...columns(0, 1), ...middle(0.5)] },
  6: { size: 24, pips: columns(0, 0.5, 1) },
  7: { size: 24, pips: [...columns(0, 0.5, 1), ...middle(0.25)] },
  8: { size: 24, pips: [...columns(0, 0.5, 1), ...middle(0.25, 0.75)] },
  9: { size: 21, pips: [...columns(0, 1 / 3, 2 / 3, 1), ...middle(0.5)] },
  T: { size: 21, pips: [...columns(0, 1 / 3, 2 / 3, 1), ...middle(1 / 6, 5 / 6)] },
};
/** The ace of spades is the largest of all, for the flame that stands in it. */
const MARKED = 58;

/** Signs of the lower half stand on their heads. */
const isTurned = (y: number): boolean => y > TOP + HEIGHT / 2;

/** The ranks that have a picture in place of pips. */
const COURTS: readonly Rank[] = ['J', 'Q', 'K'];

const isCourt = (rank: Rank): boolean => COURTS.includes(rank);

/** Where a court's picture lies, seen from the page; `scripts/courts.ts` puts it there. */
const courtAddress = (rank: Rank, suit: Suit): string => `courts/${rank}${suit}.svg`;

/** Outlines around 0 0, 1000 high. The suits are those of @letele/playing-cards. */
export const SUIT_SHAPES: Record<Suit, string> = {
  C: 'M30 150c5 235 55 250 100 350h-260c45-100 95-115 100-350a10 10 0 0 0-20 0 210 210 0 1 1-74-201 10 10 0 0 0 14-14 230 230 0 1 1 220 0 10 10 0 0 0 14 14 210 210 0 1 1-74 201 10 10 0 0 0-20 0Z',
  D: 'M-400 0C-350 0 0-450 0-500 0-450 350 0 400 0 350 0 0 450 0 500 0 450-350 0-400 0Z',
  H: 'M0-300c0-100 100-200 200-200s200 100 200 250C400 0 0 400 0 500 0 400-400 0-400-250c0-150 100-250 200-250S0-400 0-300Z',
  S: 'M0-500c100 250 355 400 355 685a150 150 0 0 1-300 0 10 10 0 0 0-20 0c0 200 50 215 95 315h-260c45-100 95-115 95-315a10 10 0 0 0-20 0 150 150 0 0 1-300 0c0-285 255-435 355-685Z',
};

/** A joker has no suit but a star. */
const STAR = 'M0-438L125-125H438L188 75 279 396 0 208-279 396-188 75-438-125H-125Z';

/** The star alone, where a joker is spoken of. */
export const JokerStar = () => (
  <svg className="joker-star" viewBox="-450 -450 900 900" aria-hidden="true" focusable="false">
    <path d={STAR} />
  </svg>
);

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
  const scale = (turned ? -size : size) / 1000;
  return (
    <path
      d={suit === null ? STAR : SUIT_SHAPES[suit]}
      className={className}
      transform={`translate(${x} ${y}) scale(${scale})`}
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
interface FaceProps {
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
      <SuitShape suit={suit} x={50} y={index === '' ? 70 : 107} size={53} />
    </>
  );
}

/** Rank, a sixth as high as the card, and suit in a corner, to be read from two metres; a joker has its star in place of both. */
function Corner({ suit, index }: FaceProps) {
  if (suit === null) return <SuitShape suit={null} x={17} y={20} size={26} />;
  return (
    <>
      <Index index={index} x={14.5} y={31} width={23} />
      <SuitShape suit={suit} x={14.5} y={47.5} size={18.5} />
    </>
  );
}

/** The flame in the ace of spades, around 0 0 in the measure of the suits. */
const ACE_FLAME =
  'M0-300C70-190 190-120 190 60 190 170 110 250 0 250S-190 170-190 60C-190-10-150-60-120-110-100-60-90-40-60-30-40-120 30-160 0-300Z';

/** One sign for each point. */
function Pips({ rank, suit }: { readonly rank: Rank; readonly suit: Suit }) {
  const layout = PIPS[rank];
  const isMarked = rank === 'A' && suit === 'S';
  return (
    <>
      {layout?.pips.map(({ x, y }) => (
        <SuitShape
          key={`${x} ${y}`}
          suit={suit}
          x={x}
          y={y}
          size={isMarked ? MARKED : layout.size}
          turned={isTurned(y)}
          className="pip"
        />
      ))}
      {isMarked && <path d={ACE_FLAME} className="paper-patch" transform="translate(50 72) scale(0.042)" />}
    </>
  );
}

/** The frame of a court leaves the indices free. */
const FRAME = 'M30 18H81V82.5H74.5Q70 82.5 70 87V122H19V57.5H25.5Q30 57.5 30 53Z';
/** What of the picture lies outside its frame. */
const NOTCHES = 'M16 15H30V53Q30 57.5 25.5 57.5H16ZM84 125H70V87Q70 82.5 74.5 82.5H84Z';

/**
 * The picture, a file of its own: a page with many cards has one element for each, not hundreds of lines. One big suit
 * where it can't be fetched.
 */
function Court({ rank, suit }: { readonly rank: Rank; readonly suit: Suit }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <SuitShape suit={suit} x={50} y={70} size={42} />;
  return (
    <>
      <path d="M19 18H81V122H19Z" className="court-ground" />
      <image
        href={courtAddress(rank, suit)}
        x="19"
        y="18"
        width="62"
        height="104"
        preserveAspectRatio="none"
        onError={() => setMissing(true)}
      />
      <path d={NOTCHES} className="paper-patch" />
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
