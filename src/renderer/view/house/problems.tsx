import type { Kind } from '../../../engine/cards.ts';
import type { Words } from '../../../words/words.ts';
import { useTools } from '../../store/context.ts';
import { type House, leftOut } from '../../store/house/house.ts';
import { Icon } from '../parts/icon.tsx';
import { nameOfPart } from './parameter.tsx';
import { partOfRemark, remarksOf, sayRemark } from './remarks.ts';

/** The rules, and how to show one of their parts. */
export interface ProblemsProps {
  readonly house: House;
  readonly goTo: (keys: readonly string[]) => void;
}

/** What a part is called where it is led to. */
function sayPart(words: Words, [first, kind, ...rest]: readonly string[]): string {
  if (first === 'special' && kind !== undefined) return words.ruleBook.page.card(kind as Kind);
  if (first === 'variations') return words.house.groups.options;
  if (first === 'texts') return words.house.groups.texts;
  return nameOfPart(
    words,
    [first, kind, ...rest].filter((key) => key !== undefined),
  );
}

/** In a line, how many mistakes there are, and the way to each; what is wrong stands there. */
export function Problems({ house, goTo }: ProblemsProps) {
  const { words } = useTools();
  const { problems } = words.house;
  const remarks = remarksOf(house);
  const errors = remarks.filter(({ level }) => level === 'error').length;
  return (
    <section
      className={errors > 0 ? 'cluster house-problems wrong' : 'cluster house-problems'}
      aria-label={problems.title}
      data-testid="house-problems"
      data-errors={errors}
      data-warnings={remarks.length - errors}
    >
      {remarks.length > 0 && <Icon name="ask" />}
      <p aria-live="polite">
        {remarks.length === 0 ? problems.none : problems.count(errors, remarks.length - errors)}
      </p>
      {remarks.map((remark) => {
        const said = sayRemark(words, remark);
        const part = partOfRemark(remark);
        if (part === null) return <p key={said}>{said}</p>;
        return (
          <button key={said} type="button" className="link" title={said} onClick={() => goTo(part)}>
            {sayPart(words, part)}
          </button>
        );
      })}
    </section>
  );
}

/** How many sentences of the rules in words are left out, and the way to them. */
export function LeftOut({ house, goTo }: ProblemsProps) {
  const { words } = useTools();
  const left = leftOut(house).length;
  if (left === 0) return null;
  return (
    <button type="button" className="link" data-testid="to-left-out" onClick={() => goTo(['texts'])}>
      {words.house.problems.leftOut(left)}
    </button>
  );
}
