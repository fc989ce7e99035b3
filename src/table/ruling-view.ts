import { choiceOf, isKnown, type PileSlot, UNKNOWN } from '../engine/cards.ts';
import { offersOf } from '../engine/choice.ts';
import type { EffectDone } from '../engine/event.ts';
import { type Move, playedOf } from '../engine/move.ts';
import { outcomeOf } from '../engine/outcome.ts';
import { isPileMoved, type Judged } from '../engine/record.ts';
import type { Rules } from '../engine/rules/rules.ts';
import type { Breach, Claim } from '../engine/ruling.ts';
import { nextActive, type SeatNumber, type State } from '../engine/state.ts';
import type { BreachView, EffectView, MoveView, RulingView } from '../protocol/view.ts';
import { demandView, ruleText } from './demand-view.ts';

/** A breach as screens show it, with the texts of its rules. */
export const breachView = (rules: Rules, { code, rule, also, card, seat, why }: Breach): BreachView => ({
  code,
  rule,
  ruleText: ruleText(rules, rule),
  ...(also && { also: also.map((number) => ({ rule: number, ruleText: ruleText(rules, number) })) }),
  card,
  seat,
  ...(why && { why }),
});

/**
 * A move as screens show it. `stack` counts the face-down stacks from 1, although the engine counts them from 0; it is
 * null for all moves but the flip of a face-down card, also for a card turned over from the stock.
 */
export const moveView = (move: Move): MoveView => ({
  kind: move.kind,
  seat: move.seat,
  cards: [...playedOf(move)],
  ...(move.kind === 'swap' && { taken: [...move.take] }),
  ...(move.kind === 'stack' && { on: move.on }),
  ...(move.kind === 'done' && move.to !== undefined && { to: move.to }),
  stack: move.kind === 'flip' && move.stack !== 'stock' ? move.stack + 1 : null,
  ...('called' in move && move.called === true && { called: true }),
});

/**
 * The skipped seats: those between the mover and the seat on turn. None while the turn hasn't passed, or was given, nor
 * where somebody agrees to a draw, on turn or not.
 */
function skippedSeats(after: State, { seat: mover, kind }: Move): SeatNumber[] {
  if (
    kind === 'done' ||
    kind === 'draw' ||
    after.turn === null ||
    after.extra !== null ||
    after.pending !== null
  )
    return [];
  const skipped: SeatNumber[] = [];
  for (let seat = nextActive(after, mover); seat !== after.turn; seat = nextActive(after, seat)) {
    if (skipped.includes(seat)) break;
    skipped.push(seat);
  }
  return skipped;
}

/** The effects that events say were done (`did`), as screens show them. A skip is never among them: see `skipViews`. */
export const effectViews = (effects: readonly EffectDone[]): EffectView[] =>
  effects.map(({ effect, seats }) => ({ effect, seats: [...seats] }));

/** The skipped seats as one effect; an empty list if nobody was skipped. */
export const skipViews = (seats: readonly SeatNumber[]): EffectView[] =>
  seats.length === 0 ? [] : [{ effect: 'skip', seats: [...seats] }];

/** How many cards too many (above 0) or too few people have said that a seat has drawn. */
function drawnBesides(seat: SeatNumber, said: readonly Judged[]): number {
  return said.reduce((all, { entry }) => {
    if (entry.kind !== 'moved') return all;
    const { cards, from, to } = entry;
    if (from.zone === 'stock' && to.zone === 'hand' && to.seat === seat) return all + cards.length;
    return from.zone === 'hand' && to.zone === 'stock' && from.seat === seat ? all - cards.length : all;
  }, 0);
}

/** What was chosen of the topmost of these cards; nothing where nothing was. */
export function choseView(rules: Rules, cards: readonly PileSlot[]): Pick<RulingView, 'chose'> {
  const slot = cards.at(-1);
  const top = slot === undefined || !isKnown(slot) ? undefined : slot;
  const choice = top === undefined ? null : choiceOf(top);
  const chosen = top === undefined || choice === null ? undefined : offersOf(rules, top)[choice];
  return chosen === undefined ? {} : { chose: { power: chosen.name, ranks: [...chosen.ranks] } };
}

function claimView({ seats }: State, claim: Claim): RulingView['claims'][number] {
  const { hand, faceUp } = seats[claim.seat]!;
  const isFaceUp = hand.length === 0 && faceUp.includes(UNKNOWN);
  return isFaceUp ? { ...claim, faceUp: true } : { ...claim };
}

/** Whether a play was allowed although it was somebody else's turn. */
const jumpsIn = ({ entry, ruling, before }: Judged): boolean =>
  entry.kind === 'move' &&
  entry.move.kind === 'play' &&
  ruling?.verdict !== 'illegal' &&
  before.phase === 'play' &&
  before.turn !== entry.move.seat;

/**
 * A judged move as screens show it; null for an entry that isn't a move. With what people have said after it (`said`):
 * what that has undone is left out.
 */
export function rulingView(
  judged: Judged,
  id: number,
  settled: boolean,
  said: readonly Judged[] = [],
): RulingView | null {
  const { entry, ruling, events, before } = judged;
  if (entry.kind !== 'move' || ruling === null) return null;
  const { outcome, after } = outcomeOf(before, events);
  const { rules } = before;
  // A card that was only announced has led to nothing yet, and neither has a move that was taken back.
  const settles = events.length > 0 && !outcome.pending;
  const { seat } = entry.move;
  const unburned = outcome.burn && said.some((one) => isPileMoved(one, 'burned'));
  const letBurn = settles && said.some((one) => isPileMoved(one, 'pile'));
  // After that burn it was said whose turn it is.
  const turned = letBurn && said.some((one) => one.entry.kind === 'turn');
  return {
    id,
    move: moveView(entry.move),
    verdict: ruling.verdict,
    breaches: ruling.verdict === 'illegal' ? ruling.breaches.map((one) => breachView(rules, one)) : [],
    claims: ruling.verdict === 'onTrust' ? ruling.claims.map((claim) => claimView(before, claim)) : [],
    asked: demandView(before),
    burn: outcome.burn && !unburned,
    equals: unburned ? null : outcome.equals,
    draws: Math.max(outcome.draws + drawnBesides(seat, said), 0),
    takenUp: outcome.takenUp,
    again: turned ? said.at(-1)!.after.turn === seat : settles && outcome.again && !unburned,
    optional: settles && outcome.optional && !unburned && !turned,
    effects: [
      ...effectViews(outcome.effects),
      ...skipViews(settles && !outcome.burn && !turned ? skippedSeats(after, entry.move) : []),
    ],
    ...(settles && !outcome.burn && choseView(rules, playedOf(entry.move))),
    pickedUp: outcome.pickedUp.length,
    taker: outcome.taker === seat ? null : outcome.taker,
    failed: outcome.failed,
    out: [...outcome.out],
    settled,
    stands: ruling.verdict === 'illegal' && entry.ifIllegal === 'letStand',
    ...(jumpsIn(judged) && { jumpedIn: true }),
    unburned,
    letBurn,
    picture: entry.picture ?? null,
  };
}
