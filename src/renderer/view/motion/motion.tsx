import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { bareCards, bareOf, kindOf } from '../../../engine/cards.ts';
import type { RulingView, TableView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';
import { paceOf } from '../../store/look.ts';
import { leadsBack, newRuling } from '../../store/new-ruling.ts';
import { whichRound } from '../../store/receive.ts';
import { type Burning, Fire, LANDS_IN_FIRE } from './fire.tsx';
import { endFlights, endKept, fly, hideFor, hop, shift, showKept } from './flights.ts';
import { look, originOf, rectOfHeap, type Seen, seatAt, toldHandOf } from './places.ts';
import { timeFor } from './time-for.ts';
import { type Turned, TurnedCard } from './turned-card.tsx';

/** How much longer a whole pile takes. */
const TAKE = 1.8;
/** And a card that was turned over and doesn't fit, until it goes with the pile. */
const SEEN = 4;

/** How long it is until a pile that is picked up is squared up. */
const squaredIn = (failed: boolean, time: number): number => (failed ? SEEN * time : 0);

/** And until it is seen to have left its place: half of its way takes it slowly out of it. */
const leavesIn = (failed: boolean, time: number): number => squaredIn(failed, time) + (TAKE / 2) * time;

/** How long it is until cards that are swapped have passed each other, once a card was played. */
const swapsIn = (time: number): number => (1 + TAKE) * time;

/** The most drawn cards that are seen to come. */
const DRAWN = 3;

interface Scene {
  readonly root: Element;
  readonly was: Seen;
  readonly now: Seen;
  readonly time: number;
}

/** Whose turn it was, with the help for it, and what was demanded, where the next turn and demand stand already. */
function showBefore(root: Element, { said: { turn, help, demand } }: Seen, time: number): void {
  const element = root.querySelector<HTMLElement>('.demand-panel');
  if (demand !== null && element !== null && time > 0) {
    // Where the table has another shape by now, it would lie over something else.
    const isThere = Math.abs(element.getBoundingClientRect().top - demand.rect.top) < 1;
    if (isThere) showKept({ ...demand, element }, time);
    else hideFor(element, time);
  }
  for (const kept of [turn, help]) if (kept !== null) showKept(kept, time);
}

/**
 * Cards that were played come to the pile from where they were, those that wait for a ruling as well. Turn and demand
 * are seen as they were until they are there.
 */
function showLaid({ root, was, now, time }: Scene, { move }: RulingView): void {
  const laid = now.pile.slice(now.pile.length - move.cards.length);
  for (const [i, { card, rect }] of laid.entries()) {
    const from = was.open[i]?.rect ?? originOf(root, was, move.seat, bareOf(move.cards[i]!), move.stack);
    fly({ card, from, to: rect, time, straight: was.own.get(bareOf(move.cards[i]!))?.isInAir === true });
    hideFor(card, time);
  }
  if (was.open.length === 0) showBefore(root, was, time);
}

/** A card that waits for a ruling has just been played. */
function showOpened({ root, was, now, time }: Scene): void {
  const { open } = now.view;
  if (open === null || now.view.inputs <= was.view.inputs) return;
  for (const [i, { card, rect }] of now.open.entries()) {
    if (i < (was.view.open?.cards.length ?? 0)) continue;
    fly({ card, from: originOf(root, was, open.seat, open.cards[i]!, null), to: rect, time });
    hideFor(card, time);
  }
}

/** Whether a card of the pile leaves the game when that is picked up, as cards do by these rules that are used once. */
const leaves = ({ coach }: TableView, slot: TableView['pile'][number] | undefined): boolean =>
  slot !== undefined &&
  slot !== '??' &&
  coach.specials.some(
    ({ kind, powers }) => kind === kindOf(slot) && powers.some(({ power }) => power === 'removeAfterUse'),
  );

/**
 * The pile as it lay, with what was played on it, on its way into a hand: one's own cards go each to its place, and what
 * leaves the game to the burned ones. Count and hand are seen as they were until the cards are there, turn and demand
 * until the pile leaves.
 */
function showTaken({ root, was, now, time }: Scene, { move, taker, failed }: RulingView): void {
  const seat = taker ?? move.seat;
  const heap = rectOfHeap(root, now.view, seat);
  const burned = rectOfHeap(root, now.view, 'burned');
  const top = was.pile.at(-1)?.rect ?? rectOfHeap(root, was.view, 'pile');
  const delay = squaredIn(failed, time);
  const all = delay + TAKE * time;
  for (const name of failed ? [] : bareCards(move.cards)) {
    const own = was.own.get(name);
    if (own?.card != null) fly({ card: own.card, from: own.rect, to: top, time });
  }
  for (const [i, { card, rect }] of [...was.pile, ...was.open].entries()) {
    const slot = was.view.pile.at(i - was.pile.length);
    const to = slot === undefined ? undefined : now.own.get(bareOf(slot))?.rect;
    const away = i < was.pile.length && leaves(was.view, slot) ? burned : heap;
    fly({ card, from: rect, to: to ?? away, via: top, time: TAKE * time, delay, fades: to === undefined });
  }
  for (const [name, { card }] of now.own) if (card !== null && !was.own.has(name)) hideFor(card, all);
  const count = was.said.counts[seat];
  if (count != null) showKept(count, all);
  showBefore(root, was, leavesIn(failed, time));
}

/** A face-down card that didn't fit: turned over on the pile, seen there for a moment, and gone with the pile. */
function turnedOf({ root, was, now, time }: Scene, { move, taker }: RulingView): Turned | null {
  const [slot] = bareCards(move.cards);
  if (slot === undefined) return null;
  const heap = rectOfHeap(root, now.view, taker ?? move.seat);
  const at = was.pile.at(-1)?.rect ?? rectOfHeap(root, was.view, 'pile');
  const from = originOf(root, was, move.seat, slot, move.stack);
  return { slot, from, at, to: now.own.get(slot)?.rect ?? heap, time, seen: SEEN * time, takes: TAKE * time };
}

/** What burns: the pile as it lay, and on it what set it on fire; turn and demand are seen as they were until that is there. */
function burningOf({ root, was }: Scene, { move }: RulingView): Burning {
  if (was.open.length === 0) showBefore(root, was, LANDS_IN_FIRE);
  const pile = was.pile.map(({ rect }, i) => ({
    slot: was.view.pile.at(i - was.pile.length) ?? ('??' as const),
    rect,
    from: null,
  }));
  const base = was.pile.at(-1)?.rect ?? rectOfHeap(root, was.view, 'pile');
  const width = was.pile[0]?.rect.width ?? Math.min(base.width, (base.height * 5) / 7);
  const laid = move.cards.map((slot, i) => {
    const left = was.pile.length > 0 ? base.left + (i + 1) * 0.36 * width : base.left + i * 0.36 * width;
    return {
      slot,
      rect: was.open[i]?.rect ?? new DOMRect(left, base.top, width, width * 1.4),
      from: was.open.length > 0 ? null : originOf(root, was, move.seat, bareOf(slot), move.stack),
    };
  });
  return { cards: [...pile, ...laid] };
}

/** What others have swapped before the first card: what lies there now comes out of the hand. */
function showSwapped({ root, was, now, time }: Scene): void {
  if (now.view.phase !== 'exchange') return;
  for (const [seat, { faceUp }] of now.view.seats.entries()) {
    if (seat === now.view.play?.you) continue;
    const before = was.view.seats[seat]?.faceUp ?? [];
    const places = seatAt(root, seat)?.querySelectorAll('.places > *') ?? [];
    for (const [i, slot] of faceUp.entries()) {
      const card = places[i]?.querySelector('.card:last-of-type');
      if (slot === null || slot === before[i] || card == null) continue;
      fly({ card, from: rectOfHeap(root, now.view, seat), to: card.getBoundingClientRect(), time });
      hideFor(card, time);
    }
  }
}

/** How long it is from the first dealt card to the last, in times that a card takes: all of it about a second. */
const DEAL = 3;

/** What lies before everybody as a round begins, in the order in which it is dealt; a hand of others is one place. */
function dealtPlaces(root: Element, { play, seats }: TableView): Element[][] {
  return seats.map(({ hand }, seat) => {
    if (seat === play?.you) return [...root.querySelectorAll('.own-stack, .own-hand .own-card')];
    const one = seatAt(root, seat);
    const held = toldHandOf(one);
    const places = [...(one?.querySelectorAll('.places > *') ?? [])];
    return held === undefined ? places : [...places, ...Array.from({ length: hand }, () => held)];
  });
}

/** A new round is dealt: cards go from the stock to everybody, one after the other. */
function showDealt(root: Element, view: TableView, time: number): void {
  const from = rectOfHeap(root, view, 'stock');
  const back = root.querySelector('.stock .card.back') ?? root.querySelector('.card.back');
  if (back === null) return;
  const dealt = dealtPlaces(root, view);
  const gap = (DEAL * time) / Math.max(...dealt.map(({ length }) => length));
  for (const places of dealt)
    for (const [i, place] of places.entries()) {
      const isHeap = place.matches('.plate-hand, .plate-count');
      fly({
        card: back,
        from,
        to: place.getBoundingClientRect(),
        time,
        delay: i * gap,
        fades: isHeap,
        straight: true,
      });
      if (places.indexOf(place) === i) hideFor(place, i * gap + time);
    }
}

/** Who has swapped hands with the mover, or face-up cards; null if nobody has. */
const swappedWith = ({ effects }: RulingView, what: 'swapsHands' | 'swapsRows'): number | null =>
  effects.find(({ effect }) => effect === what)?.seats[0] ?? null;

/** Hands that were swapped pass each other: one’s own cards as they are, others with their backs; counts come with them. */
function showHands({ root, was, now, time }: Scene, ruling: RulingView): void {
  const [mover, other] = [ruling.move.seat, swappedWith(ruling, 'swapsHands')];
  if (other === null) return;
  const played = bareCards(ruling.move.cards);
  const back = root.querySelector('.card.back');
  const flight = { time: TAKE * time, delay: time, straight: true };
  for (const [giver, taker] of [
    [mover, other],
    [other, mover],
  ] as const) {
    const [from, to] = [rectOfHeap(root, was.view, giver), rectOfHeap(root, now.view, taker)];
    if (giver === now.view.play?.you) {
      for (const [name, { rect, card }] of was.own)
        if (card !== null && !now.own.has(name) && !played.some((one) => one === name))
          fly({ card, from: rect, to, ...flight, fades: true });
    } else if (taker === now.view.play?.you) {
      for (const [name, { rect, card }] of now.own)
        if (card !== null && !was.own.has(name)) {
          fly({ card, from, to: rect, ...flight });
          hideFor(card, swapsIn(time));
        }
    } else if (back !== null) {
      const cards = Math.min(now.view.seats[taker]?.hand ?? 0, DRAWN);
      for (let i = 0; i < cards; i++)
        fly({ card: back, from, to, ...flight, delay: (1 + i * 0.3) * time, fades: true });
    }
    const count = was.said.counts[taker];
    if (count != null) showKept(count, swapsIn(time));
  }
}

/** Face-up cards that were swapped pass each other, each to the same place of the other row. */
function showRows({ root, was, now, time }: Scene, ruling: RulingView): void {
  const [mover, other] = [ruling.move.seat, swappedWith(ruling, 'swapsRows')];
  if (other === null) return;
  for (const [giver, taker] of [
    [mover, other],
    [other, mover],
  ] as const)
    for (const [stack, slot] of now.view.seats[taker]!.faceUp.entries()) {
      const place = seatAt(root, taker)?.querySelectorAll('.places > *')[stack];
      const isOwn = taker === now.view.play?.you;
      const card = isOwn ? now.own.get(slot ?? '')?.card : place?.querySelector('.card:last-of-type');
      if (slot === null || card == null) continue;
      const from = originOf(root, was, giver, slot, stack + 1);
      fly({ card, from, to: card.getBoundingClientRect(), time: TAKE * time, delay: time, straight: true });
      hideFor(card, swapsIn(time));
    }
}

/** Cards that were drawn come from the stock: one’s own as they are, others with their backs, as those that go on at once. */
function showDrawn({ root, was, now, time }: Scene, ruling: RulingView): void {
  const { move, draws } = ruling;
  if (draws === 0) return;
  const from = rectOfHeap(root, now.view, 'stock');
  if (move.seat === now.view.play?.you && swappedWith(ruling, 'swapsHands') === null) {
    const row: readonly (string | null)[] = now.view.seats[move.seat]!.faceUp;
    for (const [name, { rect, card }] of now.own)
      if (card !== null && !was.own.has(name) && !row.includes(name)) {
        fly({ card, from, to: rect, time });
        hideFor(card, time);
      }
    return;
  }
  const back = root.querySelector('.card.back');
  const to = rectOfHeap(root, now.view, move.seat);
  if (back !== null)
    for (let i = 0; i < Math.min(draws, DRAWN); i++)
      fly({ card: back, from, to, time, delay: (0.5 + i * 0.3) * time, fades: true });
}

/** The turn goes past the skipped player. */
function showSkipped({ root, now, time }: Scene, { move, effects }: RulingView): void {
  const skipped = effects.flatMap(({ effect, seats }) => (effect === 'skip' ? seats : []));
  const [from, over, to] = [[move.seat], skipped, now.view.turn === null ? [] : [now.view.turn]].map(
    (seats) => seats.flatMap((seat) => seatAt(root, seat) ?? []),
  );
  if (from?.[0] && to?.[0] && over!.length > 0)
    hop({ from: from[0], over: over!, to: to[0], time: 2 * time });
}

/** Your own cards that have moved: another one came between them, or they were sorted or swapped. */
function showShifts({ was, now, time }: Scene): void {
  for (const [name, { rect, card }] of now.own) {
    const before = was.own.get(name);
    const moved = card?.closest('[data-own]');
    if (before !== undefined && moved != null) shift(moved, before.rect, rect, time);
  }
}

/** How long it is, in milliseconds, until a played card lies there, and until the next player can act. */
function timesOf(ruling: RulingView, time: number): { lands: number; turns: number } {
  const { burn, move, failed, pickedUp } = ruling;
  const isPlay = move.kind === 'play' || move.kind === 'flip';
  const comes = burn ? LANDS_IN_FIRE : time;
  const lands = isPlay ? comes : 0;
  const swaps = (['swapsHands', 'swapsRows'] as const).some((what) => swappedWith(ruling, what) !== null);
  if (swaps) return { lands, turns: swapsIn(time) };
  return { lands, turns: pickedUp > 0 && !burn ? Math.max(lands, leavesIn(failed, time)) : lands };
}

/**
 * What is said of a card comes when the card has come, also where it burns or takes the pile with it; of a pile that is
 * picked up without one, when that begins. The light goes on to the next player then, or when the pile leaves, and with
 * it comes what there is to do; what comes of a player's own choice after that comes at once.
 */
function setLanding(root: HTMLElement, ruling: RulingView, time: number): void {
  const { lands, turns } = timesOf(ruling, time);
  root.style.setProperty('--lands', `${lands}ms`);
  root.style.setProperty('--turns', `${turns}ms`);
  root.toggleAttribute('data-lands', turns > 0);
}

/** The clock of what is landing, by which it is found. */
const LANDING = 'landing';

/** What there is to do is seen again, unless something is still on its way. */
function endLanding(root: Element): void {
  if (!root.getAnimations().some(({ id }) => id === LANDING)) root.removeAttribute('data-lands');
}

/** Ends the landing with all pictures that began in the same frame: no other clock agrees with theirs to the frame. */
function startLanding(root: Element, ruling: RulingView, time: number): void {
  const landing = root.animate([{}, {}], { duration: timesOf(ruling, time).turns, id: LANDING });
  landing.onfinish = () => endLanding(root);
}

/** Which rounds were seen to be dealt, by the page that they were shown on: coming back to the table deals nothing. */
const DEALT = new WeakMap<object, string>();

/** Lets a round be seen dealt once, before anybody has done anything in it. */
function useDeal(root: RefObject<Element | null>, view: TableView): void {
  const { store } = useTools();
  const { phase, play } = view;
  const round = whichRound(view);
  const isFresh = play?.you != null && phase === 'exchange' && play.seats.every(({ ready }) => !ready);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each round
  useLayoutEffect(() => {
    const state = store.getState();
    const time = timeFor(state);
    const was = DEALT.get(store);
    DEALT.set(store, round);
    // What a page finds as it is loaded was dealt before.
    if (was === round || state.found || !isFresh || time === 0 || paceOf(state) === 'off') return;
    // A table that opens with the round has no element yet while its parts come: it has before anything is painted.
    queueMicrotask(() => {
      if (root.current !== null) showDealt(root.current, view, time);
    });
  }, [round]);
}

interface Props {
  /** What the table is shown in. */
  readonly root: RefObject<Element | null>;
  readonly view: TableView;
}

/**
 * Lets people see what a ruling did: cards go where they went, a pile burns, the turn leaps. All of it runs beside a
 * page that is up to date: pictures of what was lie over it for a moment, and what comes next is seen only then.
 */
export function Motion({ root, view }: Props) {
  const { store } = useTools();
  const shown = useRef(view);
  const told = useRef(store.getState().table);
  const before = useRef<Seen | null>(null);
  const [burning, setBurning] = useState<Burning | null>(null);
  const [turned, setTurned] = useState<Turned | null>(null);
  const you = view.play?.you;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards of one seat are not for the next to see
  useLayoutEffect(
    () => () => {
      endFlights();
      setBurning(null);
      setTurned(null);
    },
    [you],
  );
  useLayoutEffect(
    () =>
      // The page is drawn again only after everybody was told: now it still shows what was before.
      store.subscribe(() => {
        const state = store.getState();
        if (root.current === null || state.table === told.current || timeFor(state) === 0) return;
        // Once: what moves the focus while the page is drawn tells everybody again.
        before.current ??= look(root.current, shown.current);
        // What is drawn next begins with these times: changed later, it would have begun without them.
        const ruling = state.table === null ? null : newRuling(shown.current, state.table);
        if (ruling === null || !(root.current instanceof HTMLElement)) return;
        setLanding(root.current, ruling, timeFor(state));
      }),
    [store, root],
  );
  useLayoutEffect(() => {
    const was = before.current;
    before.current = null;
    shown.current = view;
    told.current = store.getState().table;
    const time = timeFor(store.getState());
    if (root.current === null) return;
    if (was === null || time === 0 || was.view.play?.you !== view.play?.you) return endLanding(root.current);
    const scene: Scene = { root: root.current, was, now: look(root.current, view), time };
    showShifts(scene);
    showOpened(scene);
    showSwapped(scene);
    const ruling = newRuling(was.view, view);
    if (ruling === null) {
      if (leadsBack(was.view, view)) {
        // What is still on its way never happened.
        endFlights();
        setBurning(null);
        setTurned(null);
      }
      return endLanding(root.current);
    }
    startLanding(root.current, ruling, time);
    endKept();
    if (paceOf(store.getState()) === 'off') {
      // Moves come at once: what is over must not lie over what stands.
      endFlights();
      setBurning(null);
    }
    setTurned(ruling.failed && ruling.pickedUp > 0 ? turnedOf(scene, ruling) : null);
    if (ruling.burn) setBurning(burningOf(scene, ruling));
    else if (ruling.pickedUp > 0) showTaken(scene, ruling);
    else if (ruling.move.kind === 'play' || ruling.move.kind === 'flip') showLaid(scene, ruling);
    showDrawn(scene, ruling);
    showHands(scene, ruling);
    showRows(scene, ruling);
    showSkipped(scene, ruling);
  }, [view, store, root]);
  useDeal(root, view);
  return createPortal(
    <>
      {burning !== null && <Fire burning={burning} done={() => setBurning(null)} />}
      {turned !== null && <TurnedCard turned={turned} done={() => setTurned(null)} />}
    </>,
    document.body,
  );
}
