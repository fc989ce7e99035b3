import type { Names } from '../../../words/say/names.ts';
import { useTools } from '../../store/context.ts';
import type { HeldMark } from './held.ts';

interface Props {
  readonly held: readonly (readonly number[])[];
  /** Of the moves, at each moment; null for what is no move. */
  readonly numbers: readonly (number | null)[];
  readonly marks: readonly HeldMark[];
  readonly names: Names;
  readonly at: number | null;
}

/** The same as the picture in numbers: a row for each moment, by the number of its move. */
export function HeldTable({ held, numbers, marks, names, at }: Props) {
  const { statistics } = useTools().words;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its box is scrolled with the keyboard too
    <section className="sheet held-table" aria-label={statistics.held} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{statistics.move}</th>
            {names.map(({ name }) => (
              <th key={name} scope="col" dir="auto">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {held.map((row, moment) => {
            const here = marks.filter((mark) => mark.at === moment);
            return (
              // Moments are only ever added at the end.
              // biome-ignore lint/suspicious/noArrayIndexKey: a moment is its number
              <tr key={moment} aria-current={moment === at}>
                <th scope="row">
                  {numbers[moment] ?? '–'}
                  {here.some(({ kind }) => kind === 'burn') && <small>{statistics.burned}</small>}
                </th>
                {row.map((count, seat) => (
                  <td key={names[seat]?.name ?? seat}>
                    {count}
                    {here.some((mark) => mark.kind === 'pickUp' && mark.seat === seat) && (
                      <small>{statistics.pickedUp}</small>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
