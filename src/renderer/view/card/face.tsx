import { useState } from 'react';
import type { Rank, Suit } from '../../../engine/cards.ts';

/** Where the signs of a card lie, as on real ones, in a face of 100 by 140. */
interface Layout {
  readonly size: number;
  readonly pips: readonly { readonly x: number; readonly y: number }[];
}

const MIDDLE = 50;
/** The two columns stand between the indices, so that these can be large. */
const COLUMNS = [38, 62] as const;
const TOP = 26;
/** From the top row of signs to the lowest. */
const HEIGHT = 88;

/** Rows are told in parts of the height, from 0 for the top row to 1 for the lowest. */
const at = (x: number, row: number) => ({ x, y: TOP + row * HEIGHT });
const columns = (...rows: readonly number[]) => rows.flatMap((row) => COLUMNS.map((x) => at(x, row)));
const middle = (...rows: readonly number[]) => rows.map((row) => at(MIDDLE, row));

/** Ten ranks; the other three have a picture. */
const PIPS: Readonly<Partial<Record<Rank, Layout>>> = {
  A: { size: 46, pips: middle(0.5) },
  2: { size: 26, pips: middle(0, 1) },
  3: { size: 26, pips: middle(0, 0.5, 1) },
  4: { size: 20, pips: columns(0, 1) },
  5: { size: 20, pips: [...columns(0, 1), ...middle(0.5)] },
  6: { size: 20, pips: columns(0, 0.5, 1) },
  7: { size: 20, pips: [...columns(0, 0.5, 1), ...middle(0.25)] },
  8: { size: 20, pips: [...columns(0, 0.5, 1), ...middle(0.25, 0.75)] },
  9: { size: 18.5, pips: [...columns(0, 1 / 3, 2 / 3, 1), ...middle(0.5)] },
  T: { size: 18.5, pips: [...columns(0, 1 / 3, 2 / 3, 1), ...middle(1 / 6, 5 / 6)] },
};

/** Signs of the lower half stand on their heads. */
const isTurned = (y: number): boolean => y > TOP + HEIGHT / 2;

/** The ranks that have a picture in place of pips. */
const COURTS: readonly Rank[] = ['J', 'Q', 'K'];

const isCourt = (rank: Rank): boolean => COURTS.includes(rank);

/** Where a court's picture lies, seen from the page; `scripts/courts.ts` puts it there. */
const courtAddress = (rank: Rank, suit: Suit): string => `courts/${rank}${suit}.svg`;

/** Outlines in a square of 24. */
const SUIT_SHAPES: Record<Suit, string> = {
  C: 'M12 2.2a4.7 4.7 0 0 1 3.9 7.3a4.7 4.7 0 1 1-2.9 7.6c.2 2 .9 3.6 2.5 4.9h-7c1.6-1.3 2.3-2.9 2.5-4.9a4.7 4.7 0 1 1-2.9-7.6a4.7 4.7 0 0 1 3.9-7.3z',
  D: 'M12 1.5L20 12L12 22.5L4 12z',
  H: 'M12 21.5C5 15.5 2 12 2 8.1C2 5 4.3 3 6.9 3C9.1 3 11 4.2 12 6.2C13 4.2 14.9 3 17.1 3C19.7 3 22 5 22 8.1C22 12 19 15.5 12 21.5z',
  S: 'M12 1.8C12 1.8 2.5 9.3 2.5 14.3C2.5 17 4.6 18.8 7 18.8C8.7 18.8 10.2 18 11 16.8C10.8 19 10.1 20.8 8.4 22.2H15.6C13.9 20.8 13.2 19 13 16.8C13.8 18 15.3 18.8 17 18.8C19.4 18.8 21.5 17 21.5 14.3C21.5 9.3 12 1.8 12 1.8z',
};

/** A joker has no suit but a star. */
const STAR = 'M12 1.5L15 9H22.5L16.5 13.8L18.7 21.5L12 17L5.3 21.5L7.5 13.8L1.5 9H9z';

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
