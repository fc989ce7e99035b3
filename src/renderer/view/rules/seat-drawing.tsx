import type { DealFacts } from '../../../words/facts.ts';
import { useTools } from '../../store/context.ts';
import { numbered } from '../numbered.ts';

const [WIDE, HIGH, GAP] = [40, 56, 10];

function Card({ x, y, open = false }: { readonly x: number; readonly y: number; readonly open?: boolean }) {
  const at = `translate(${x} ${y})`;
  return (
    <g transform={at} className={open ? 'deal-open' : 'deal-back'}>
      <rect width={WIDE} height={HIGH} rx="5" />
      <path
        d={open ? 'M9 12 H16 M12.5 8.5 V15.5 M24 44 H31 M27.5 40.5 V47.5' : 'M20 9 L32 28 L20 47 L8 28Z'}
      />
    </g>
  );
}

const upTo = (count: number) => numbered(Array.from({ length: count }));

/** What one player is dealt: stacks face down, cards on them, and the hand below; nobody has chosen from it yet. */
export function SeatDrawing({ facts }: { readonly facts: DealFacts }) {
  const { ruleBook } = useTools().words;
  const { stacks, depth, hand } = facts;
  const faceUp = facts.faceUp - facts.chosen;
  const columns = Math.max(stacks, faceUp);
  const table = columns * (WIDE + GAP) - GAP;
  const step = Math.min(WIDE + 4, 180 / Math.max(hand, 1));
  const held = (hand - 1) * step + WIDE;
  const width = Math.max(table, held, WIDE) + 8;
  const top = columns > 0 ? HIGH + (depth - 1) * 5 + (faceUp > 0 ? 18 : 0) + 16 : 0;
  const left = (of: number) => (width - of) / 2;
  return (
    <svg
      viewBox={`0 0 ${width} ${top + HIGH + 4}`}
      className="deal-place"
      role="img"
      aria-label={ruleBook.place({ ...facts, faceUp })}
      style={{ aspectRatio: `${width} / ${top + HIGH + 4}` }}
    >
      {upTo(stacks).map(({ key: stack }) =>
        upTo(depth).map(({ key: level }) => (
          <Card
            key={`${stack}-${level}`}
            x={left(table) + stack * (WIDE + GAP)}
            y={2 + (depth - 1 - level) * 5}
          />
        )),
      )}
      {upTo(faceUp).map(({ key }) => (
        <Card key={`up-${key}`} x={left(table) + key * (WIDE + GAP) + 3} y={20 + (depth - 1) * 5} open />
      ))}
      {upTo(hand).map(({ key }) => (
        <Card key={`hand-${key}`} x={left(held) + key * step} y={top} open />
      ))}
    </svg>
  );
}
