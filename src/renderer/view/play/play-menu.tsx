import { type ReactNode, useId } from 'react';
import { PACES, type Pace } from '../../../protocol/settings.ts';
import type { TableView } from '../../../protocol/view.ts';
import type { KeyName } from '../../../words/closed-lists.ts';
import { hasSound } from '../../sound/follow-rulings.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import type { Effect } from '../../store/effect.ts';
import {
  close,
  toggleHelp,
  toggleSound,
  toHome,
  toPeople,
  toScores,
  toSettings,
  toTheseRules,
} from '../../store/go.ts';
import { isCoached, paceOf } from '../../store/look.ts';
import type { PageState } from '../../store/page.ts';
import { cover, toggleSort } from '../../store/play/act.ts';
import { toLog } from '../../store/reading.ts';
import { closeOver } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { useCoaching } from '../coach/use-coaching.ts';
import { Dialog } from '../dialog.tsx';
import { changeSettings } from '../settings/change-settings.ts';

type Do = (state: PageState) => Effect | null;

/** Does something that leads away from the menu, which is closed by it. */
const fromMenu =
  (lead: Do): Do =>
  (state) => {
    const closed = closeOver(state, 'menu');
    const effect = lead({ ...state, ...closed });
    return effect && { ...effect, show: { ...closed, ...effect.show } };
  };

interface ItemProps {
  readonly testId: string;
  readonly keys?: KeyName;
  readonly pressed?: boolean;
  readonly title?: string;
  readonly lead: Do;
  /** A switch: the menu stays open. */
  readonly stays?: boolean;
  readonly children: ReactNode;
}

function Item({ lead, stays = false, children, ...rest }: ItemProps) {
  const act = useAct();
  return (
    <ActionButton {...rest} onClick={() => act(stays ? lead : fromMenu(lead))}>
      {children}
    </ActionButton>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** How fast bots think and cards move: in the settings, on a phone for that phone. */
export function PaceChoice() {
  const tools = useTools();
  const { pace } = tools.words.play;
  const chosen = usePage(paceOf);
  const change = (next: Pace) => {
    if (tools.store.getState().lobby !== null) changeSettings(tools, { pace: next });
    else tools.store.setState(({ here }) => ({ here: { ...here, pace: next } }));
  };
  return (
    <fieldset className="pace-choice" data-testid="pace-here">
      <legend>{pace.label}</legend>
      <span className="segments">
        {PACES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === chosen}
            data-testid={`pace-${one}`}
            onClick={() => change(one)}
          >
            {pace.names[one]}
          </button>
        ))}
      </span>
    </fieldset>
  );
}

/** What is only about this screen and its hand, the same on a phone. */
export function HereItems({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const sort = usePage(({ here }) => here.sort);
  const remarks = usePage(({ here }) => here.remarks);
  const sound = usePage(hasSound);
  const hasBots = view.play?.seats.some(({ occupant }) => occupant.who === 'bot') === true;
  return (
    <>
      {view.play?.you != null && (
        <Item testId="sort" keys="sortHand" pressed={sort === 'rank'} lead={toggleSort} stays>
          {words.play.buttons.byRank}
        </Item>
      )}
      {hasBots && (
        <Item
          testId="remarks"
          pressed={remarks}
          lead={({ here }) => ({ show: { here: { ...here, remarks: !remarks } } })}
          stays
        >
          {words.play.menu.remarks}
        </Item>
      )}
      <Item testId="mute" keys="mute" pressed={sound} lead={toggleSound} stays>
        {words.aside.sound}
      </Item>
    </>
  );
}

/** The round: its moves, its scores, who plays. */
function RoundItems({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const isShared = view.play?.you != null && view.play.mine.length > 1;
  return (
    <Part title={words.play.menu.round}>
      <Item testId="log-button" keys="log" lead={(state) => toLog(state)}>
        {words.log.title}
      </Item>
      <Item testId="scores" keys="scores" lead={toScores}>
        {words.series.scores}
      </Item>
      <Item testId="people-button" keys="people" lead={toPeople}>
        {words.phones.players.title}
      </Item>
      {isShared && (
        <Item testId="hide" keys="cover" lead={cover}>
          {words.play.buttons.hide}
        </Item>
      )}
      <Item testId="home-button" keys="home" title={words.aside.kept} lead={toHome}>
        {words.aside.home}
      </Item>
    </Part>
  );
}

function HelpItems() {
  const { words } = useTools();
  const coached = usePage(isCoached);
  const setCoaching = useCoaching();
  return (
    <Part title={words.play.menu.help}>
      <Item testId="rules-button" keys="rules" lead={toTheseRules}>
        {words.ruleBook.open}
      </Item>
      <ActionButton testId="coach-menu" pressed={coached} onClick={() => setCoaching(!coached)}>
        {words.play.menu.beginners}
      </ActionButton>
      <Item testId="help" keys="help" lead={toggleHelp}>
        {words.aside.help}
      </Item>
    </Part>
  );
}

/** Everything at the table that is not about this moment, with its keys. */
export function PlayMenu({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  return (
    <Dialog
      name="play-menu"
      title={words.play.menu.title}
      className="play-menu"
      close={() => act(close('menu'))}
    >
      <div className="menu-parts">
        <RoundItems view={view} />
        <HelpItems />
        <Part title={words.play.menu.screen}>
          <HereItems view={view} />
          <Item testId="settings" keys="settings" lead={toSettings}>
            {words.aside.settings}
          </Item>
          <PaceChoice />
        </Part>
      </div>
    </Dialog>
  );
}
