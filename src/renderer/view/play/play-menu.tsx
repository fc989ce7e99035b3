import { countOptions } from '../../../protocol/options.ts';
import { PACES, type Pace } from '../../../protocol/settings.ts';
import type { TableView } from '../../../protocol/view.ts';
import { hasSound } from '../../sound/follow-rulings.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { close, toggleSound, toHome, toPeople, toScores, toSettings } from '../../store/go.ts';
import { paceOf, withPace } from '../../store/look.ts';
import { cover, toggleSort } from '../../store/play/act.ts';
import { toOrdinary } from '../../store/play-by.ts';
import { toLog } from '../../store/reading.ts';
import { Dialog } from '../dialog.tsx';
import { HelpItems, MenuItem, MenuPart } from '../menu-parts.tsx';
import { changeSettings } from '../settings/change-settings.ts';

/** How fast bots think and cards move: in the settings, on a phone for that phone. */
export function PaceChoice() {
  const tools = useTools();
  const { pace } = tools.words.play;
  const chosen = usePage(paceOf);
  const change = (next: Pace) => {
    const state = tools.store.getState();
    if (state.lobby !== null) changeSettings(tools, withPace(next));
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
        <MenuItem
          testId="sort"
          icon="cards"
          keys="sortHand"
          pressed={sort === 'rank'}
          lead={toggleSort}
          stays
        >
          {words.play.buttons.byRank}
        </MenuItem>
      )}
      {hasBots && (
        <MenuItem
          testId="remarks"
          icon="talk"
          pressed={remarks}
          lead={({ here }) => ({ show: { here: { ...here, remarks: !remarks } } })}
          stays
        >
          {words.play.menu.remarks}
        </MenuItem>
      )}
      <MenuItem testId="mute" icon="sound" keys="mute" pressed={sound} lead={toggleSound} stays>
        {words.aside.sound}
      </MenuItem>
    </>
  );
}

/** The round: its moves, its scores, who plays. */
function RoundItems({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const isShared = view.play?.you != null && view.play.mine.length > 1;
  return (
    <MenuPart title={words.play.menu.round}>
      <MenuItem testId="log-button" icon="list" keys="log" lead={(state) => toLog(state)}>
        {words.log.title}
      </MenuItem>
      <MenuItem testId="scores" icon="scores" keys="scores" lead={toScores}>
        {words.series.scores}
      </MenuItem>
      <MenuItem testId="people-button" icon="people" keys="people" lead={toPeople}>
        {words.phones.players.title}
      </MenuItem>
      {isShared && (
        <MenuItem testId="hide" icon="faceDown" keys="cover" lead={cover}>
          {words.play.buttons.hide}
        </MenuItem>
      )}
      {view.play?.guided === true && (
        <MenuItem
          testId="to-ordinary"
          icon="start"
          title={words.aside.kept}
          lead={(state) => toOrdinary(state, words.people)}
        >
          {words.play.menu.ordinary}
        </MenuItem>
      )}
      <MenuItem testId="home-button" icon="home" keys="home" title={words.aside.kept} lead={toHome}>
        {words.aside.home}
      </MenuItem>
    </MenuPart>
  );
}

/** Everything at the table that is not about this moment, with its keys. */
export function PlayMenu({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const { home } = words;
  const { id, chosen } = view.rules;
  const act = useAct();
  return (
    <Dialog
      name="play-menu"
      title={home.roundOf(
        home.withOptions(home.ruleSet(id), countOptions(chosen)),
        view.series.rounds.length,
      )}
      className="play-menu"
      close={() => act(close('menu'))}
    >
      <div className="menu-parts">
        <RoundItems view={view} />
        <HelpItems />
        <MenuPart title={words.play.menu.screen}>
          <HereItems view={view} />
          <PaceChoice />
          <MenuItem testId="settings" icon="settings" keys="settings" lead={toSettings}>
            {words.aside.settings}
          </MenuItem>
        </MenuPart>
      </div>
    </Dialog>
  );
}
