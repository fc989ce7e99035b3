import { MOST_PLAYERS } from '../../../protocol/setup.ts';
import type { NameFault } from '../../../words/closed-lists.ts';
import { usePage, useTools } from '../../store/context.ts';
import type { Draft } from '../../store/draft.ts';
import { replaced } from '../../store/draft-checks.ts';
import { addSeat } from '../../store/draft-edits.ts';
import { addBot } from '../../store/play/without-deck.ts';
import { ActionButton } from '../action-button.tsx';
import { SeatRow } from './seat-row.tsx';
import { useEdit } from './use-draft.ts';

interface Props {
  readonly draft: Draft;
  readonly faults: ReadonlyMap<number, NameFault>;
}

/** Who lost the round before; nobody where this is the first. */
function LastLoser({ draft }: { readonly draft: Draft }) {
  const { setup } = useTools().words;
  const edit = useEdit();
  return (
    <label className="choice">
      <span>{setup.lastLoser}</span>
      <select
        data-testid="last-loser"
        value={draft.lastLoser ?? ''}
        onChange={({ target }) => {
          const lastLoser = target.value === '' ? null : Number(target.value);
          edit((now) => ({ ...now, lastLoser }));
        }}
      >
        <option value="">{setup.nobody}</option>
        {draft.seats.map(({ id, name }, i) => (
          <option key={id} value={id}>
            {name.trim() === '' ? setup.standIn(i + 1) : name.trim()}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Who sits where, clockwise, and who deals. */
export function Seats({ draft, faults }: Props) {
  const { setup, play } = useTools().words;
  const edit = useEdit();
  const isPlayed = draft.grace !== null;
  const table = usePage((state) => state.table);
  const instead = replaced(draft, table);
  return (
    <fieldset className="setup-part setup-seats">
      <legend>
        {setup.seats} <span className="aside-text">{setup.clockwise}</span>
      </legend>
      <ol>
        {draft.seats.map((seat, i) => {
          // An empty name is told once somebody has tried to start; until then it is not typed yet.
          const fault = faults.get(seat.id) ?? null;
          return (
            <SeatRow
              key={seat.id}
              draft={draft}
              seat={seat}
              number={i + 1}
              fault={fault === 'noName' && !draft.tried ? null : fault}
              insteadOf={instead.get(seat.id) ?? null}
            />
          );
        })}
      </ol>
      <div className="seats-below">
        <ActionButton
          testId="add-seat"
          disabled={draft.seats.length >= MOST_PLAYERS}
          onClick={() => edit((now) => (isPlayed ? addBot(now, play.setup.botNames) : addSeat(now)))}
        >
          + {setup.add}
        </ActionButton>
        <p className="aside-text">{isPlayed ? play.setup.hint : setup.namesHint}</p>
      </div>
      <LastLoser draft={draft} />
    </fieldset>
  );
}
