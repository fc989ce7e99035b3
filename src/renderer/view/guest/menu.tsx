import { useState } from 'react';
import { PACES } from '../../../protocol/settings.ts';
import type { TableView } from '../../../protocol/view.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { close, toTheseRules } from '../../store/go.ts';
import { leaveSeat, toTv } from '../../store/guest.ts';
import { ActionButton } from '../action-button.tsx';
import { Dialog } from '../dialog.tsx';
import { OwnLook } from '../settings/look.tsx';
import { Round } from './round.tsx';

/** How fast cards move on this phone. */
function OwnPace() {
  const { pace } = useTools().words.play;
  const { store } = useTools();
  const chosen = usePage(({ here }) => here.pace);
  return (
    <label className="own-pace">
      <span>{pace.label}</span>
      <select
        value={chosen}
        data-testid="pace-here"
        onChange={({ target }) => {
          const found = PACES.find((one) => one === target.value);
          if (found !== undefined) store.setState(({ here }) => ({ here: { ...here, pace: found } }));
        }}
      >
        {PACES.map((one) => (
          <option key={one} value={one}>
            {pace.names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Leaving is asked about: the cards go with the seat. */
function Leave() {
  const { bar } = useTools().words.phones;
  const act = useAct();
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <ActionButton testId="leave-seat" onClick={() => setAsks(true)}>
        {bar.leave}
      </ActionButton>
    );
  return (
    <fieldset className="sure">
      <legend>{bar.sureToLeave}</legend>
      <ActionButton testId="leave-seat-yes" primary onClick={() => act(leaveSeat)}>
        {bar.leave}
      </ActionButton>
      <ActionButton testId="leave-seat-no" onClick={() => setAsks(false)}>
        {bar.stay}
      </ActionButton>
    </fieldset>
  );
}

/** What a phone offers besides the game. */
export function GuestMenu({ view }: { readonly view: TableView }) {
  const { words, store } = useTools();
  const { phones } = words;
  const act = useAct();
  const here = usePage((state) => state.here);
  return (
    <Dialog name="guest-menu" title={phones.bar.menu} className="guest-menu" close={() => act(close('menu'))}>
      <div className="guest-acts">
        <OwnPace />
        <OwnLook
          look={here}
          change={(changes) => store.setState(({ here }) => ({ here: { ...here, ...changes } }))}
        />
        <ActionButton testId="to-tv" onClick={() => act(toTv)}>
          {phones.join.bigView}
        </ActionButton>
        <ActionButton testId="rules-button" onClick={() => act(toTheseRules)}>
          {words.ruleBook.open}
        </ActionButton>
        {view.play?.you != null && <Leave />}
      </div>
      <Round view={view} />
    </Dialog>
  );
}
