import { GRACE } from '../../../protocol/play.ts';
import { useTools } from '../../store/context.ts';
import type { Draft } from '../../store/draft.ts';
import { useEdit } from './use-draft.ts';

/** In milliseconds; a fair chance to be first with a phone in the hand is among them. */
const TIMES = [GRACE.min, 1000, 1500, 2000, GRACE.usual, 3500, 5000, 7500, GRACE.max] as const;

/** For how long cards may be played out of turn, where the rules let anybody. */
export function GraceChoice({ draft }: { readonly draft: Draft }) {
  const { setup } = useTools().words.play;
  const edit = useEdit();
  if (draft.grace === null) return null;
  const times = [...new Set([...TIMES, draft.grace])].sort((a, b) => a - b);
  return (
    <label className="row choice">
      <span>
        {setup.grace.name} <small>{setup.grace.what}</small>
      </span>
      <select
        data-testid="grace"
        value={draft.grace}
        onChange={({ target }) => {
          const grace = Number(target.value);
          edit((now) => ({ ...now, grace }));
        }}
      >
        {times.map((time) => (
          <option key={time} value={time}>
            {setup.seconds(time / 1000)}
          </option>
        ))}
      </select>
    </label>
  );
}
