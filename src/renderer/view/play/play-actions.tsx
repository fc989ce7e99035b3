import { kindOf } from '../../../engine/cards.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayCards } from '../../../words/say/cards.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { again, leave, toOtherRules, toScores } from '../../store/go.ts';
import { isGuided } from '../../store/learn.ts';
import { chooseEquals, layChosen, letGo, makeOnly, pickUpPile, tryStock } from '../../store/play/act.ts';
import { movesOf, onlyPickUp, toChoose } from '../../store/play/own.ts';
import { moreEquals } from '../../store/play/playing.ts';
import { on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { GuidedEnd } from '../learn/guided.tsx';
import { SuitText } from '../suit-text.tsx';
import { Leaving } from '../table/leaving.tsx';

/** After a round: the next one, other rules, or home. Phones wait for the table’s own screen. */
function PlayEnd() {
  const { end, aside, series, table } = useTools().words;
  const act = useAct();
  const atHome = usePage(({ lobby }) => lobby !== null);
  const guided = usePage(isGuided);
  if (!atHome) return null;
  if (guided) return <GuidedEnd />;
  return (
    <nav className="actions end-actions" data-testid="end-actions" aria-label={table.labels.actions}>
      <ActionButton testId="new-round" keys="again" primary onClick={() => act(again)}>
        {end.again}
      </ActionButton>
      <ActionButton testId="scores" keys="scores" onClick={() => act(toScores)}>
        {series.scores}
      </ActionButton>
      <ActionButton testId="other-rules" keys="other" onClick={() => act(toOtherRules)}>
        {end.other}
      </ActionButton>
      <ActionButton testId="home-after" keys="home" onClick={() => act(leave)}>
        {aside.home}
      </ActionButton>
    </nav>
  );
}

/** More cards than these are counted rather than named. */
const NAMED = 4;

/** Plays what is chosen, and says what that is. */
function Lay({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  const chosen = usePage((state) => on(state, 'table').playing.chosen);
  const stack = usePage((state) => on(state, 'table').playing.stack);
  const { buttons, labels } = words.play;
  const wanted = toChoose(view);
  if (view.phase === 'exchange' && wanted === null) return null;
  const isOff = wanted === null ? chosen.length === 0 && stack === null : chosen.length !== wanted;
  const said = () => {
    if (wanted !== null) return buttons.layFaceUp(chosen.length, wanted);
    if (stack !== null) return buttons.turnOver;
    if (chosen.length === 0) return buttons.lay;
    return buttons.layThese(chosen.length > NAMED ? labels.cards(chosen.length) : sayCards(words, chosen));
  };
  return (
    <ActionButton
      testId="lay"
      keys="lay"
      primary={!onlyPickUp(view)}
      off={isOff}
      className="lay"
      onClick={() => act(layChosen)}
    >
      <SuitText text={said()} />
    </ActionButton>
  );
}

/** The rest of what may be chosen together with what is. */
function Choosing({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  const playing = usePage((state) => on(state, 'table').playing);
  const [more] = moreEquals(view, playing);
  const isChosen = playing.chosen.length > 0 || playing.stack !== null || playing.adding;
  return (
    <>
      {more !== undefined && (
        <ActionButton testId="all-equal" keys="allEqual" onClick={() => act((state) => chooseEquals(state))}>
          {words.play.buttons.all(words.cards.plural(kindOf(more)))}
        </ActionButton>
      )}
      {isChosen && (
        <ActionButton testId="let-go" keys="cancel" onClick={() => act(letGo)}>
          {words.play.buttons.cancel}
        </ActionButton>
      )}
    </>
  );
}

/** What is allowed just now besides playing cards. */
function Others({ view }: { readonly view: TableView }) {
  const { buttons } = useTools().words.play;
  const act = useAct();
  const may = (kind: 'pickUp' | 'done' | 'ready' | 'draw') => movesOf(view, kind).length > 0;
  return (
    <>
      {may('pickUp') && (
        <ActionButton
          testId="pick-up"
          keys="takePile"
          primary={onlyPickUp(view)}
          onClick={() => act(pickUpPile)}
        >
          {buttons.pickUp}
        </ActionButton>
      )}
      {movesOf(view, 'flip').some(({ stack }) => stack === 'stock') && (
        <ActionButton testId="try-stock" onClick={() => act(tryStock)}>
          {buttons.tryStock}
        </ActionButton>
      )}
      {may('done') && (
        <ActionButton testId="done" keys="thatsAll" onClick={() => act((state) => makeOnly(state, 'done'))}>
          {buttons.done}
        </ActionButton>
      )}
      {may('draw') && (
        <ActionButton
          testId="draw"
          keys="agreeToDraw"
          onClick={() => act((state) => makeOnly(state, 'draw'))}
        >
          {buttons.draw}
        </ActionButton>
      )}
      {may('ready') && (
        <ActionButton
          testId="ready"
          keys="ready"
          primary
          onClick={() => act((state) => makeOnly(state, 'ready'))}
        >
          {buttons.ready}
        </ActionButton>
      )}
    </>
  );
}

/** Everything that can be done at a table without a deck; after a round, how it goes on. */
export function PlayActions({ view }: { readonly view: TableView }) {
  const { labels } = useTools().words.play;
  const leaving = usePage((state) => on(state, 'table').asks === 'leaving');
  if (leaving) return <Leaving />;
  if (view.phase === 'over') return <PlayEnd />;
  if (view.play === null) return null;
  // What covers a hand must not come to lie where a button was just pressed.
  if (view.play.you === null)
    return view.play.mine.length === 0 ? null : <div className="actions play-actions kept-free" />;
  return (
    <nav className="actions play-actions" aria-label={labels.actions}>
      <Lay view={view} />
      <Choosing view={view} />
      <Others view={view} />
    </nav>
  );
}
