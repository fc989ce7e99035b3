import { bareCards, type Card, kindOf } from '../../../engine/cards.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayCards } from '../../../words/say/cards.ts';
import { leftToPlay } from '../../../words/say/hints.ts';
import { nameAt } from '../../../words/say/names.ts';
import { sayLay, sayStacking, sayWay } from '../../../words/say/play.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { isLed } from '../../store/look.ts';
import {
  chooseEquals,
  layChosen,
  letGo,
  makeOnly,
  makeWhole,
  nameChosen,
  pickUpPile,
  tryStock,
  unmake,
} from '../../store/play/act.ts';
import {
  hasAll,
  jumpIn,
  movesOf,
  namedMoves,
  noneToChoose,
  onlyPickUp,
  openStacks,
  rankNamed,
  stackings,
  toChoose,
  waysOf,
} from '../../store/play/own.ts';
import { equalsOfChosen, hasChosen, moreEquals, type Playing } from '../../store/play/playing.ts';
import { on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { SuitText } from '../suit-text.tsx';

/** The second click of two (a key has none) belongs to the button that stood here for the first. */
const isFirst = (clicks: number): boolean => clicks < 2;

/** Whether exactly these cards may be played now, or the one goes with the pile. */
const isOffered = (view: TableView, chosen: readonly Card[]): boolean =>
  movesOf(view, 'play').some(
    ({ cards }) => cards.length === chosen.length && hasAll(bareCards(cards), chosen),
  ) || movesOf(view, 'pickUp').some(({ add }) => add === chosen[0]);

/** Whether what is chosen may be played or turned over now: a face-down card not while others come first. */
const isAllowed = (view: TableView, { chosen, stack }: Pick<Playing, 'chosen' | 'stack'>): boolean =>
  stack === null ? isOffered(view, chosen) : openStacks(view).includes(stack);

/** Plays what is chosen, and says what that is: the main step only where it is allowed. */
function Lay({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  const chosen = usePage((state) => on(state, 'table').playing.chosen);
  const as = usePage((state) => on(state, 'table').playing.as);
  const stack = usePage((state) => on(state, 'table').playing.stack);
  const wanted = toChoose(view);
  const named = namedMoves(view, chosen).find((move) => as !== null && rankNamed(move) === as);
  if ((view.phase === 'exchange' && wanted === null) || view.extra === 'choose') return null;
  if (waysOf(view, chosen, as).length > 0) return null;
  const isNone = wanted === null && chosen.length === 0 && stack === null;
  const isOff = isNone || (wanted !== null && chosen.length !== wanted);
  const what = { chosen: named?.cards ?? chosen, stack, wanted };
  // Nobody is asked to choose where nothing fits, or where one press does it.
  if (isOff && (noneToChoose(view) || jumpIn(view) !== null)) return null;
  return (
    <ActionButton
      testId="lay"
      keys="lay"
      primary={!isOff && (wanted !== null || isAllowed(view, { chosen, stack }))}
      off={isOff}
      className={isOff ? 'lay idle' : 'lay'}
      onClick={() => act(layChosen)}
    >
      <SuitText text={isNone ? words.play.buttons.choose[leftToPlay(view)] : sayLay(words, what)} />
    </ActionButton>
  );
}

/** What the chosen cards do, or the one that was turned over, where their player chooses that: each is a way to play. */
function Ways({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  const chosen = usePage((state) => on(state, 'table').playing.chosen);
  const as = usePage((state) => on(state, 'table').playing.as);
  return waysOf(view, chosen, as).map(({ move, offer }, i) => (
    <ActionButton
      key={JSON.stringify(offer)}
      testId={`way-${i + 1}`}
      primary
      className="lay"
      onClick={({ detail }) => isFirst(detail) && act((state) => makeWhole(state, move))}
    >
      <SuitText text={sayWay(words, move, offer)} />
    </ActionButton>
  ));
}

/** Out of turn there is little time: one press plays what may be played, as long as nothing else is chosen. */
function JumpIn({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  const hasCard = usePage((state) => hasChosen(on(state, 'table').playing));
  const move = jumpIn(view);
  if (move === null || hasCard) return null;
  return (
    <ActionButton
      testId="jump-in"
      primary
      className="lay"
      onClick={({ detail }) => isFirst(detail) && act((state) => makeWhole(state, move))}
    >
      <SuitText text={words.play.buttons.jumpIn(sayCards(words, move.cards))} />
    </ActionButton>
  );
}

/** What the wild cards that are chosen count as, where that may be more than one rank. */
function CountsAs({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  const chosen = usePage((state) => on(state, 'table').playing.chosen);
  const as = usePage((state) => on(state, 'table').playing.as);
  const ranks = namedMoves(view, chosen).flatMap((move) => rankNamed(move) ?? []);
  if (ranks.length < 2) return null;
  return (
    <label className="all counts-as">
      {words.play.buttons.countsAs}
      <select
        data-testid="counts-as"
        value={as ?? ''}
        onChange={({ currentTarget: { value } }) =>
          act((state) => nameChosen(state, ranks.find((rank) => rank === value) ?? null))
        }
      >
        <option value="">{words.play.buttons.whatFits}</option>
        {ranks.map((rank) => (
          <option key={rank} value={rank}>
            {words.cards.rank(rank)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The rest of what may be chosen together with what is; it stays in its place once all is chosen. */
function Choosing({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  const playing = usePage((state) => on(state, 'table').playing);
  const [one] = equalsOfChosen(view, playing);
  const isOff = moreEquals(view, playing).length === 0;
  return (
    <>
      {one !== undefined && (
        <ActionButton
          testId="all-equal"
          className="all"
          keys="allEqual"
          off={isOff}
          onClick={({ currentTarget }) => {
            act((state) => chooseEquals(state));
            // What comes next: Enter plays them, as after a tap on cards.
            currentTarget.parentElement?.querySelector<HTMLElement>('.lay')?.focus();
          }}
        >
          {words.play.buttons.all(words.cards.plural(kindOf(one)))}
        </ActionButton>
      )}
      {playing.adding && (
        <ActionButton testId="let-go" keys="cancel" onClick={({ detail }) => isFirst(detail) && act(letGo)}>
          {words.play.buttons.cancel}
        </ActionButton>
      )}
    </>
  );
}

/** Before play: the face-up cards that the chosen one may be put on. */
function Stackings({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  const chosen = usePage((state) => on(state, 'table').playing.chosen);
  return stackings(view, chosen).map((move) => (
    <ActionButton
      key={move.on.seat}
      testId={`stack-on-${move.on.card}`}
      onClick={() => act((state) => makeWhole(state, move))}
    >
      <SuitText text={sayStacking(words, view, move)} />
    </ActionButton>
  ));
}

/** Who may be chosen to play next, from the player's left. */
function Choices({ view }: { readonly view: TableView }) {
  const { next } = useTools().words.play.buttons;
  const act = useAct();
  const { seats } = view;
  const round = (from: number, to: number) => (to - from + seats.length) % seats.length;
  return movesOf(view, 'done')
    .flatMap(({ seat, to }) => (to === undefined ? [] : [{ kind: 'done', seat, to } as const]))
    .sort((one, other) => round(one.seat, one.to) - round(other.seat, other.to))
    .map((move) => (
      <ActionButton
        key={move.to}
        testId={`next-${move.to + 1}`}
        primary
        onClick={({ detail }) => isFirst(detail) && act((state) => makeWhole(state, move))}
      >
        {next(nameAt(seats, move.to))}
      </ActionButton>
    ));
}

/** What is allowed just now besides playing cards. */
function Others({ view }: { readonly view: TableView }) {
  const { buttons } = useTools().words.play;
  const act = useAct();
  const hasCard = usePage((state) => hasChosen(on(state, 'table').playing));
  // Which card goes with the pile is asked: what else may be done then is to cancel.
  const isAdding = usePage((state) => on(state, 'table').playing.adding);
  // In a first round there is one thing to do at a time: first the swap that is advised.
  const swapsFirst = usePage(isLed) && view.play?.advised?.kind === 'swap';
  const may = (kind: 'pickUp' | 'ready' | 'draw') => movesOf(view, kind).length > 0;
  return (
    <>
      {may('pickUp') && !isAdding && (
        <ActionButton
          testId="pick-up"
          keys="takePile"
          primary={onlyPickUp(view) && !hasCard}
          onClick={({ detail }) => isFirst(detail) && act(pickUpPile)}
        >
          <Icon name="up" />
          {buttons.pickUp} <span className="soft">{view.pile.length}</span>
        </ActionButton>
      )}
      {movesOf(view, 'flip').some(({ stack }) => stack === 'stock') && (
        // Who can't play tries it before the pile is picked up.
        <ActionButton
          testId="try-stock"
          primary={noneToChoose(view) && !hasCard}
          onClick={() => act(tryStock)}
        >
          {buttons.tryStock}
        </ActionButton>
      )}
      <Choices view={view} />
      {movesOf(view, 'done').some(({ to }) => to === undefined) && (
        <ActionButton
          testId="done"
          keys="endTurn"
          onClick={({ detail }) => isFirst(detail) && act((state) => makeOnly(state, 'done'))}
        >
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
          primary={!swapsFirst}
          onClick={() => act((state) => makeOnly(state, 'ready'))}
        >
          {buttons.ready}
        </ActionButton>
      )}
    </>
  );
}

/** Who sits next to a seat in the direction of play and still has cards. */
function neighbourOf({ seats, direction }: TableView, seat: number): number | null {
  const step = direction === 'clockwise' ? 1 : seats.length - 1;
  const inOrder = seats.map((_, i) => (seat + (i + 1) * step) % seats.length);
  return inOrder.find((one) => seats[one]!.place === null && !seats[one]!.away) ?? null;
}

/** What there is to say while it is for others to act; once only bots are left, the way to the end. */
function Waiting({ view }: { readonly view: TableView }) {
  const {
    words: { play },
    send,
  } = useTools();
  const { turn } = view;
  if (view.play?.onlyBots === true)
    return (
      <ActionButton testId="to-end" primary onClick={() => send({ type: 'toEnd' })}>
        {play.buttons.toEnd}
      </ActionButton>
    );
  const you = view.play?.you ?? null;
  const isNext = turn !== null && turn !== you && neighbourOf(view, turn) === you;
  return isNext ? <p className="tip">{play.youAreNext}</p> : null;
}

/** The player’s own last move, as long as it may be taken back; while cards are swapped it is there all the time. */
function TakeBack({ view }: { readonly view: TableView }) {
  const { buttons } = useTools().words.play;
  const act = useAct();
  const can = view.play?.canUnmake === true;
  if (!can && view.play?.exchange !== 'swap') return null;
  return (
    <ActionButton
      testId="unmake"
      {...(can && { keys: 'unmake' as const })}
      className="undo"
      off={!can}
      onClick={({ detail }) => isFirst(detail) && act(unmake)}
    >
      <Icon name="undo" />
      <span className="words">{buttons.unmake}</span>
    </ActionButton>
  );
}

/** Whatever can be done at a table without a deck, beside the cards. */
export function PlayActions({ view }: { readonly view: TableView }) {
  const { labels } = useTools().words.play;
  const you = view.play?.you ?? null;
  // What covers a hand must not come to lie where a button was just pressed.
  if (you === null) return <div className="play-actions" />;
  const acts = (view.play?.moves.length ?? 0) > 0 || toChoose(view) !== null;
  return (
    <nav className="play-actions" aria-label={labels.actions}>
      {acts ? (
        <>
          <JumpIn view={view} />
          <Lay view={view} />
          <Ways view={view} />
          <Stackings view={view} />
          <Others view={view} />
          <CountsAs view={view} />
          <Choosing view={view} />
        </>
      ) : (
        <Waiting view={view} />
      )}
      <TakeBack view={view} />
    </nav>
  );
}
