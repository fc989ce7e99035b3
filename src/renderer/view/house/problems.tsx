import { useTools } from '../../store/context.ts';
import { type House, leftOut } from '../../store/house/house.ts';
import { Icon } from '../parts/icon.tsx';
import { partsOfRemark, remarksOf, sayRemark } from './remarks.ts';

/** The rules, and how to show one of their parts. */
export interface ProblemsProps {
  readonly house: House;
  readonly goTo: (keys: readonly string[]) => void;
}

/** Everything there is to say about the rules, each with the way to where it can be mended. */
export function Problems({ house, goTo }: ProblemsProps) {
  const { words } = useTools();
  const { problems } = words.house;
  const remarks = remarksOf(house);
  const left = leftOut(house).length;
  const errors = remarks.filter(({ level }) => level === 'error').length;
  return (
    <section
      className={errors > 0 ? 'house-problems wrong' : 'house-problems'}
      aria-label={problems.title}
      data-testid="house-problems"
      data-errors={errors}
      data-warnings={remarks.length - errors}
    >
      {remarks.length > 0 && <Icon name="ask" />}
      <p aria-live="polite">
        {remarks.length === 0 ? problems.none : problems.count(errors, remarks.length - errors)}
      </p>
      {remarks.length > 0 && (
        <ul>
          {remarks.map((remark) => {
            const said = sayRemark(words, remark);
            const [part] = partsOfRemark(remark);
            return (
              <li key={said}>
                {part === undefined ? (
                  said
                ) : (
                  <button type="button" className="link" onClick={() => goTo(part)}>
                    {said}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {left > 0 && (
        <p>
          <button type="button" className="link" data-testid="to-left-out" onClick={() => goTo(['texts'])}>
            {problems.leftOut(left)}
          </button>
        </p>
      )}
    </section>
  );
}
