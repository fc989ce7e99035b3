import { type ReactNode, useId } from 'react';
import type { Remark } from '../../../engine/rules/inspect.ts';
import { useTools } from '../../store/context.ts';
import { type House, isChanged, setBack } from '../../store/house/house.ts';
import { controlId } from '../../store/house/paths.ts';
import { Icon } from '../parts/icon.tsx';
import { sayRemark } from './remarks.ts';
import { useHouseEdit } from './use-house.ts';
import { useWanted } from './wanted-part.ts';

interface Props {
  readonly house: House;
  readonly keys: readonly string[];
  readonly name: string;
  readonly remarks: readonly Remark[];
  /** What stands above asks for it by its name already, and shows whether it differs. */
  readonly isAsked?: boolean;
  readonly children: ReactNode;
}

/** One thing that can be played otherwise: its control, whether it differs, and what is wrong with it. */
export function Part({ house, keys, name, remarks, isAsked = false, children }: Props) {
  const { words } = useTools();
  const edit = useHouseEdit();
  const said = useId();
  const own = useWanted(keys);
  const changed = isChanged(house, keys);
  const isWrong = remarks.some(({ level }) => level === 'error');
  return (
    <fieldset
      ref={own}
      id={controlId(keys)}
      className={`stack house-item ${changed && !isAsked ? 'changed' : ''} ${isWrong ? 'wrong' : ''}`}
      aria-describedby={remarks.length > 0 ? said : undefined}
      data-testid={controlId(keys)}
      data-changed={changed || undefined}
    >
      <legend className={isAsked ? 'unseen' : undefined}>
        {name}
        {changed && !isAsked && <span className="house-mark"> · {words.house.changed}</span>}
      </legend>
      {remarks.length > 0 && (
        <ul id={said} className="house-remarks">
          {remarks.map((remark) => (
            <li key={sayRemark(words, remark)} className={remark.level}>
              {sayRemark(words, remark)}
            </li>
          ))}
        </ul>
      )}
      {children}
      {changed && (
        <button
          type="button"
          className="house-back"
          aria-label={words.house.backOf(name)}
          data-testid={`${controlId(keys)}-back`}
          onClick={() => edit((now) => setBack(now, keys))}
        >
          <Icon name="undo" /> {words.house.back}
        </button>
      )}
    </fieldset>
  );
}
