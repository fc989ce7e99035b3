import type { TableView } from '../../../protocol/view.ts';
import { hasSound } from '../../sound/follow-rulings.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toCorrect } from '../../store/correcting.ts';
import {
  ask,
  close,
  leave,
  toggleSound,
  toHome,
  toKnowledge,
  toOtherRules,
  toPeople,
  toScores,
  toSettings,
} from '../../store/go.ts';
import { askHint, hintsAt, nextStep } from '../../store/hints.ts';
import { toLog } from '../../store/reading.ts';
import { on } from '../../store/route.ts';
import { isWatching } from '../../store/watching.ts';
import { ActionButton } from '../action-button.tsx';
import { Dialog } from '../dialog.tsx';
import { HelpItems, MenuItem, MenuPart } from '../menu-parts.tsx';
import { Icon } from '../parts/icon.tsx';
import { sideShows, toggleCards } from './panel.ts';

interface Props {
  readonly view: TableView;
}

/** What can be told to the referee without a scanner, and how the last moves are corrected. */
function MoveItems({ view }: Props) {
  const { words } = useTools();
  const { buttons } = words.table;
  const cards = usePage((state) => sideShows(state, view) === 'cards');
  return (
    <MenuPart title={words.table.menu.move}>
      <MenuItem
        testId="pick-up-menu"
        icon="up"
        keys="pickUp"
        disabled={view.pile.length === 0}
        lead={() => ({ send: { type: 'pickUp' } })}
      >
        {buttons.pickUp}
      </MenuItem>
      <MenuItem testId="done" icon="check" keys="done" lead={() => ({ send: { type: 'done' } })}>
        {buttons.done}
      </MenuItem>
      <MenuItem
        testId="undo-menu"
        icon="undo"
        keys="undo"
        disabled={!view.canUndo}
        lead={() => ({ send: { type: 'undo' } })}
      >
        {buttons.undo}
      </MenuItem>
      <MenuItem testId="blind" icon="faceDown" keys="blind" lead={() => ({ send: { type: 'blind' } })}>
        {buttons.blind}
      </MenuItem>
      <MenuItem
        testId="pile-burned"
        icon="burn"
        keys="burned"
        disabled={view.pile.length === 0}
        lead={() => ({ send: { type: 'burned' } })}
      >
        {buttons.burned}
      </MenuItem>
      <MenuItem testId="it-was" icon="swap" keys="itWas" lead={ask('whose')}>
        {buttons.itWas}
      </MenuItem>
      <MenuItem testId="correct-menu" icon="edit" keys="correct" lead={(state) => toCorrect(state)}>
        {words.correct.open}
      </MenuItem>
      <MenuItem testId="repeat" icon="repeat" keys="repeat" lead={() => ({ send: { type: 'repeat' } })}>
        {buttons.repeat}
      </MenuItem>
      <MenuItem testId="cards" icon="grid" keys="cards" lead={(state) => ({ show: toggleCards(state) })}>
        {cards ? buttons.hideCards : buttons.cards}
      </MenuItem>
    </MenuPart>
  );
}

/** At the end of a round: a last card that was misread, and other ways to go on. */
function EndItems({ view }: Props) {
  const { words } = useTools();
  const { buttons } = words.table;
  return (
    <MenuPart title={words.table.menu.move}>
      <MenuItem
        testId="undo-menu"
        icon="undo"
        keys="undo"
        disabled={!view.canUndo}
        lead={() => ({ send: { type: 'undo' } })}
      >
        {buttons.undo}
      </MenuItem>
      <MenuItem testId="it-was" icon="swap" keys="itWas" lead={ask('whose')}>
        {buttons.itWas}
      </MenuItem>
      <MenuItem testId="other-rules" icon="book" keys="other" lead={toOtherRules}>
        {words.end.other}
      </MenuItem>
    </MenuPart>
  );
}

function RoundItems({ view }: Props) {
  const { words } = useTools();
  const watching = usePage((state) => isWatching(state.table, state.welcome));
  return (
    <MenuPart title={words.play.menu.round}>
      <MenuItem testId="log-button" icon="list" keys="log" lead={(state) => toLog(state)}>
        {words.log.title}
      </MenuItem>
      <MenuItem testId="knowledge" icon="eye" keys="knowledge" lead={toKnowledge}>
        {words.correct.known}
      </MenuItem>
      <MenuItem testId="scores" icon="scores" keys="scores" lead={toScores}>
        {words.series.scores}
      </MenuItem>
      {!watching && view.phase !== 'over' && (
        <MenuItem testId="people-button" icon="people" keys="people" lead={toPeople}>
          {words.phones.players.title}
        </MenuItem>
      )}
      {view.phase === 'over' ? (
        <MenuItem testId="home-menu" icon="home" keys="home" lead={leave}>
          {words.aside.home}
        </MenuItem>
      ) : (
        <MenuItem testId="home-button" icon="home" keys="home" title={words.aside.kept} lead={toHome}>
          {words.aside.home}
        </MenuItem>
      )}
    </MenuPart>
  );
}

/** Help, and what is about this screen. */
function TableHelp({ view }: Props) {
  const { words } = useTools();
  const hint = usePage((state) => nextStep(hintsAt(on(state, 'table').hinting, view), view));
  const act = useAct();
  const sound = usePage(hasSound);
  const after = (
    <>
      <ActionButton testId="mute" keys="mute" pressed={sound} onClick={() => act(toggleSound)}>
        <Icon name="sound" /> {words.aside.sound}
      </ActionButton>
      <MenuItem testId="settings" icon="settings" keys="settings" lead={toSettings}>
        {words.aside.settings}
      </MenuItem>
    </>
  );
  return (
    <HelpItems after={after}>
      {view.phase !== 'over' && (
        <MenuItem testId="hint" icon="hint" keys="hint" disabled={hint === null} lead={askHint}>
          {words.hints.open}
        </MenuItem>
      )}
    </HelpItems>
  );
}

/** Everything at the table that is not about this moment, with its keys. */
export function TableMenu({ view }: Props) {
  const { words } = useTools();
  const act = useAct();
  return (
    <Dialog
      name="table-menu"
      title={words.play.menu.title}
      className="play-menu table-menu"
      close={() => act(close('menu'))}
    >
      <div className="menu-parts">
        {view.phase === 'over' ? <EndItems view={view} /> : <MoveItems view={view} />}
        <RoundItems view={view} />
        <TableHelp view={view} />
      </div>
    </Dialog>
  );
}
