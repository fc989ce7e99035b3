import { isUncovered, mayTurn } from '../engine/breaches.ts';
import { type Card, isKnown, twinOf, UNKNOWN } from '../engine/cards.ts';
import { startingRights } from '../engine/first.ts';
import { cardsOf } from '../engine/move.ts';
import { sourceOf } from '../engine/options.ts';
import { drawable, faceUpCards, type SeatNumber, type Stack, type State } from '../engine/state.ts';
import type { Sighting } from '../recognition/sighting.ts';
import { belongsTo, closePlay, setOpen, withNext } from './open.ts';
import { ask, book, bookMove, type OpenPlay, pictured, type Referee, say } from './referee.ts';
import type { Answer } from './types.ts';

type Whereabouts =
  | { readonly zone: 'pile' }
  | { readonly zone: 'burned' }
  | { readonly zone: 'seat'; readonly seat: SeatNumber };

/** Where a card is known to lie; null if it may still be anywhere. */
export function whereabouts(game: State, card: Card): Whereabouts | null {
  for (const zone of ['pile', 'burned'] as const) if (game[zone].includes(card)) return { zone };
  const seat = game.seats.findIndex((own) => own.hand.includes(card) || own.faceUp.includes(card));
  return seat === -1 ? null : { zone: 'seat', seat };
}

/**
 * The same sighting with the very card that it must be. Where the codes of two packs are alike, a card that is
 * known to lie somewhere, be it in the open play, is its equal of the other pack, if that one may still be laid.
 */
export function withCard(game: State, open: Pick<OpenPlay, 'cards'> | null, sighting: Sighting): Sighting {
  const { card, copy } = sighting;
  const twin = twinOf(card);
  if (card.startsWith('2:') || twin === null || game.rules.set.deck.packs === 1) return sighting;
  const lies = open?.cards.includes(card) === true || whereabouts(game, card) !== null;
  const isFree = open?.cards.includes(twin) !== true && whereabouts(game, twin) === null;
  return copy === 2 || (lies && isFree) ? { ...sighting, card: twin } : sighting;
}

const YES_OR_MISSCAN: readonly Answer[] = [{ kind: 'yes' }, { kind: 'misScan' }];

/** The leftmost stack that a seat may turn over now; −1 if other cards come first. */
const openStack = (game: State, seat: SeatNumber): number =>
  game.seats[seat]!.faceDown.findIndex(
    (_, stack) => mayTurn(game, seat, stack) && isUncovered(game, seat, stack),
  );

/** What is turned over next if nobody points at it: the leftmost stack that is open, or the stock for a chance. */
export function nextStack(game: State, seat: SeatNumber): Stack {
  if (game.pending !== null) return game.pending.stack;
  const open = openStack(game, seat);
  if (open !== -1) return open;
  if (game.rules.set.chance === 'flipStock' && drawable(game) > 0) return 'stock';
  const found = game.seats[seat]!.faceDown.findIndex((_, stack) => mayTurn(game, seat, stack));
  return Math.max(found, 0);
}

/** Whether a card of the seat to act can only be a face-down one: a stack is open, and it lies nowhere face up. */
export function isBlind(game: State, seat: SeatNumber, card: Card): boolean {
  if (game.pending !== null) return true;
  if (game.turn !== seat) return false;
  if (sourceOf(game, seat) === 'faceDown') return true;
  const faceUp = faceUpCards(game.seats[seat]!);
  return openStack(game, seat) !== -1 && faceUp.every(isKnown) && !faceUp.includes(card);
}

/** Whether a card was turned up to play on that nobody has scanned yet (BL-08, A-07). */
export const awaitsStarter = (game: State): boolean => game.phase !== 'over' && game.pile.at(-1) === UNKNOWN;

/** Seats that may make the first play. */
export const starters = (game: State): SeatNumber[] =>
  game.phase === 'start' ? startingRights(game).flatMap((right, seat) => (right === 'no' ? [] : [seat])) : [];

/** The seat that a card is taken to be from when nobody said: the one to act; null if that is open. */
export function likelySeat(game: State): SeatNumber | null {
  if (game.phase !== 'start') return game.pending?.seat ?? game.turn;
  const able = starters(game);
  return able.length === 1 ? able[0]! : null;
}

function askWho(referee: Referee, sighting: Sighting): Referee {
  const answers = starters(referee.game).map((seat): Answer => ({ kind: 'seat', seat }));
  return ask(referee, { code: 'whoPlayed', card: sighting.card, seat: null, count: null, answers }, sighting);
}

/** A card that can't come from where it is known to lie: a mis-scan or a missed event, so people are asked. */
function questionPlace(
  referee: Referee,
  where: Whereabouts | null,
  sighting: Sighting,
  mover: SeatNumber | null,
): Referee | null {
  const { card } = sighting;
  if (where === null) return null;
  // A camera has read it several times before it says so; a scanner may have hit a card that lies aside.
  if (where.zone === 'burned' && (sighting.how !== 'watch' || mover === null))
    return say(referee, 'alreadyBurned', { card });
  if (where.zone === 'burned')
    return ask(
      referee,
      { code: 'notBurned', card, seat: mover, count: null, answers: YES_OR_MISSCAN },
      sighting,
    );
  if (where.zone === 'pile')
    return ask(
      referee,
      { code: 'pickedUp', card, seat: mover, count: null, answers: YES_OR_MISSCAN },
      sighting,
    );
  if (where.seat === mover) return null;
  return ask(
    referee,
    { code: 'laidByHolder', card, seat: where.seat, count: null, answers: YES_OR_MISSCAN },
    sighting,
  );
}

/** A card from a seat that is known: turned over blind, or opened as a play. */
export function layCard(referee: Referee, seat: SeatNumber, sighting: Sighting, sure: boolean): Referee {
  const { game } = referee;
  const { card, at, picture } = sighting;
  if (isBlind(game, seat, card))
    return bookMove(referee, { kind: 'flip', seat, stack: nextStack(game, seat), card }, sure, picture);
  return setOpen(referee, { seat, cards: [card], at, sure, called: false, ...pictured(picture) });
}

/** The cards of a play that was not allowed, until somebody reacts. */
function refusedCards({ alarm, judged }: Referee): readonly Card[] {
  const last = judged.at(-1)?.entry;
  return alarm && last?.kind === 'move' ? cardsOf(last.move) : [];
}

/** Whether a camera sees again what it has told already: the newest play, a pile that was laid back, a game that is over. */
function liesThere(referee: Referee, seen: Sighting, { card }: Sighting): boolean {
  if (seen.how !== 'watch') return false;
  const { open, game, lifted } = referee;
  const isOpen = (open?.cards ?? refusedCards(referee)).includes(card);
  const isBack = lifted.includes(seen.card) && game.pile.includes(seen.card);
  return isOpen || isBack || (game.phase === 'over' && open === null);
}

/**
 * Takes a scanned card: into the open play, as the next one, or as a reason to ask. The open play is closed
 * only by a card that is really laid: what turns out to be a mis-scan leaves everything as it was.
 */
export function takeSighting(before: Referee, seen: Sighting): Referee {
  const { open, announced, lifted } = before;
  const sighting = withCard(before.game, open, seen);
  const { card, at, picture } = sighting;
  const referee: Referee = lifted.includes(seen.card)
    ? { ...before, lifted: lifted.filter((one) => one !== seen.card) }
    : before;
  if (liesThere(before, seen, sighting)) return referee;
  if (open?.cards.includes(card)) return say(referee, 'alreadyInPlay', { card });
  const added = open !== null && belongsTo(referee, open, card) ? open : null;
  const ready = added === null ? closePlay(referee) : referee;
  const { game } = ready;
  if (game.phase === 'over') return say(ready, 'gameOver', { card });
  if (awaitsStarter(game))
    return say(book(ready, { kind: 'seen', place: { zone: 'pile' }, card }), 'starterSeen', { card });
  const mover = added?.seat ?? announced ?? likelySeat(game);
  const questioned = questionPlace(referee, whereabouts(game, card), sighting, mover);
  if (questioned !== null) return questioned;
  if (added !== null)
    return setOpen(referee, { ...added, cards: withNext(game, added.cards, card), at, ...pictured(picture) });
  return mover === null ? askWho(ready, sighting) : layCard(ready, mover, sighting, announced !== null);
}
