import type { ReactNode } from 'react';
import type { Suit } from '../../../engine/cards.ts';
import type { DemandView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';
import { SUIT_SHAPES } from './face.tsx';

const SUITS: Readonly<Record<'black' | 'red', readonly Suit[]>> = { black: ['C', 'S'], red: ['D', 'H'] };

/** Below the rank: this or higher, higher, this or lower, lower. */
const CHEVRONS = {
  atLeast: ['M-16 7L0-8 16 7'],
  above: ['M-16 0L0-15 16 0', 'M-16 15L0 0 16 15'],
  atMost: ['M-16-7L0 8 16-7'],
  below: ['M-16-15L0 0 16-15', 'M-16 0L0 15 16 0'],
  exactly: [],
} as const;

/** One above the other in the sign: what it shows, and the height that this takes. */
interface Line {
  readonly height: number;
  /** Around 0 0. */
  readonly drawn: ReactNode;
}

const text = (of: string, height: number, className?: string): Line => ({
  height,
  drawn: (
    <text y={0.38 * height} className={className}>
      {of}
    </text>
  ),
});

const lines = (of: readonly string[], height: number): Line => ({
  height,
  drawn: of.map((d) => <path key={d} d={d} className="line" />),
});

const TRAY: Line = lines(['M0 17V-36M-22-15L0-37 22-15', 'M-30 15V37H30V15'], 78);
const ANYTHING: Line = {
  height: 76,
  drawn: [0, 45, 90, 135].map((turn) => (
    <rect
      key={turn}
      x="-6"
      y="-38"
      width="12"
      height="76"
      rx="6"
      className="solid"
      transform={`rotate(${turn})`}
    />
  )),
};

const suits = (colour: 'black' | 'red'): Line => ({
  height: 28,
  drawn: SUITS[colour].map((suit, i) => (
    <path
      key={suit}
      d={SUIT_SHAPES[suit]}
      className="solid"
      transform={`translate(${i === 0 ? -17 : 17} 0) scale(0.027)`}
    />
  )),
});

function linesOf({ bound, colour, size, only, forced }: DemandView, rank: (of: string) => string): Line[] {
  if (only !== null)
    return [
      ...(forced || only.length === 0 ? [TRAY] : []),
      // A rank has one letter or two, a joker a word.
      ...only.map((one) => text(rank(one), rank(one).length > 2 ? 28 : 40, 'one-of')),
      ...(colour === null ? [] : [suits(colour)]),
    ];
  const found = [
    ...(size > 1 ? [text(`${size}×`, 30, 'count')] : []),
    ...(bound === null ? [] : [text(rank(bound.rank), 60)]),
    ...(bound === null || bound.kind === 'exactly'
      ? []
      : [lines(CHEVRONS[bound.kind], CHEVRONS[bound.kind].length > 1 ? 36 : 24)]),
    ...(colour === null ? [] : [suits(colour)]),
  ];
  return found.length > 0 ? found : [ANYTHING];
}

const GAP = 8;
/** What there is room for inside the edge. */
const ROOM = 118;

/** Where each line stands, so that all of them together lie in the middle; smaller if they would be too high. */
function placed(all: readonly Line[]): { readonly scale: number; readonly middles: readonly number[] } {
  const full = all.reduce((sum, { height }) => sum + height, 0) + GAP * (all.length - 1);
  let top = -full / 2;
  const middles = all.map(({ height }) => {
    const middle = top + height / 2;
    top += height + GAP;
    return middle;
  });
  return { scale: Math.min(1, ROOM / full), middles };
}

/** What the pile demands, as a card that needs no words: they stand beside it. Null while nobody knows. */
export function DemandSign({ demand }: { readonly demand: DemandView | null }) {
  const { cards } = useTools().words;
  const all = demand === null ? [text('?', 60)] : linesOf(demand, (of) => cards.rank(of));
  const { scale, middles } = placed(all);
  return (
    <svg className="demand-sign" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
      <rect x="3" y="3" width="94" height="134" rx="12" className="edge" />
      <g transform={`translate(50 70) scale(${scale})`}>
        {all.map(({ drawn }, i) => (
          <g key={middles[i]} transform={`translate(0 ${middles[i]})`}>
            {drawn}
          </g>
        ))}
      </g>
    </svg>
  );
}
