import type { CSSProperties } from 'react';
import { faceOf, isCard } from '../../../engine/cards.ts';
import { sayCard } from '../../../words/say/cards.ts';
import type { Words } from '../../../words/words.ts';
import type { Shown } from '../../camera/work.ts';
import { useLive, useTools } from '../../store/context.ts';
import { Icon } from '../parts/icon.tsx';
import { SuitText } from '../suit-text.tsx';

/** What was read, as people call it: a card, a command by its code, or that it is nothing of ours. */
export function sayShown(words: Words, { code }: Pick<Shown, 'code'>): string {
  if (code === null) return words.camera.reading.foreign;
  return isCard(code)
    ? sayCard(words, faceOf(code))
    : words.settings.trial.command(code.replace(/^CMD:/, ''));
}

/** Under the lowest corner, where the code itself stays to be seen. */
function below({ corners }: Shown): CSSProperties {
  const x = corners.reduce((sum, [one]) => sum + one, 0) / corners.length;
  const y = Math.max(...corners.map(([, one]) => one));
  return { left: `${100 * x}%`, top: `${100 * y}%` };
}

/** Every code that was read in the last picture, drawn over it: an outline and the name of its card. */
export function Found() {
  const { words } = useTools();
  const shown = useLive((live) => live.shown);
  return (
    <div
      className="found"
      aria-hidden="true"
      data-testid="found"
      data-codes={shown.map(({ text }) => text).join(' ')}
    >
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        {shown.map((one, i) => (
          <polygon
            // biome-ignore lint/suspicious/noArrayIndexKey: one code may lie there twice, and nothing of it is kept
            key={i}
            className={one.code === null ? 'foreign' : undefined}
            points={one.corners.map((point) => point.join(',')).join(' ')}
          />
        ))}
      </svg>
      {shown.map(
        (one, i) =>
          one.text !== '' && (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <span key={i} className={one.code === null ? 'foreign' : undefined} style={below(one)}>
              <Icon name={one.code === null ? 'ask' : 'fits'} />
              <SuitText text={sayShown(words, one)} />
            </span>
          ),
      )}
    </div>
  );
}
