import { useEffect, useState } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { sayRecordLine } from '../../../words/say/log.ts';
import { youOf } from '../../../words/say/play.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { close, toTheseRules } from '../../store/go.ts';
import { leaveSeat, toTv } from '../../store/guest.ts';
import { on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { Dialog } from '../dialog.tsx';
import { SaidLine } from '../log/said-line.tsx';
import { MenuItem, MenuPart } from '../menu-parts.tsx';
import { numbered } from '../numbered.ts';
import { Icon } from '../parts/icon.tsx';
import { HereItems, PaceChoice } from '../play/play-menu.tsx';
import { OwnLook } from '../settings/look-part.tsx';

/** All lines of the round, as far as this screen may know them, the newest first; only to be read. */
function Round({ view }: { readonly view: TableView }) {
  const { words, send } = useTools();
  const lines = usePage((state) => on(state, 'table').log?.lines ?? null);
  const { inputs } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every input may have made another line
  useEffect(() => {
    send({ type: 'readLog' });
  }, [send, inputs]);
  return (
    <section className="round" aria-labelledby="round-title">
      <h3 id="round-title">{words.phones.bar.round}</h3>
      <ol className="log" data-testid="round-lines" data-count={lines?.length ?? ''}>
        {numbered(lines ?? [])
          .toReversed()
          .map(({ key, item }) => {
            const { number, text, tone } = sayRecordLine(words, view.seats, item, youOf(view));
            return (
              <li key={key} className={`log-${tone}`} data-kind={item.kind}>
                <span className="log-line">
                  <SaidLine number={number} text={text} tone={tone} />
                </span>
              </li>
            );
          })}
      </ol>
    </section>
  );
}

/** Leaving is asked about: the cards go with the seat. */
export function Leave() {
  const { bar } = useTools().words.phones;
  const act = useAct();
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <ActionButton testId="leave-seat" onClick={() => setAsks(true)}>
        <Icon name="forward" /> {bar.leave}
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
    <Dialog
      name="guest-menu"
      title={phones.bar.menu}
      className="play-menu guest-menu"
      close={() => act(close('menu'))}
    >
      <div className="menu-parts">
        <MenuPart title={words.play.menu.round}>
          <MenuItem testId="rules-button" icon="book" lead={toTheseRules}>
            {words.ruleBook.open}
          </MenuItem>
          <MenuItem testId="to-tv" icon="eye" lead={toTv}>
            {phones.join.bigView}
          </MenuItem>
          {view.play?.you != null && <Leave />}
        </MenuPart>
        <Round view={view} />
        <MenuPart title={words.play.menu.screen}>
          <HereItems view={view} />
          <PaceChoice />
          <OwnLook
            look={here}
            change={(changes) => store.setState(({ here }) => ({ here: { ...here, ...changes } }))}
          />
        </MenuPart>
      </div>
    </Dialog>
  );
}
