import type { Adjustment } from '../../src/engine/adjust.ts';
import { type Card, JOKERS, makeDeck, PACKS, packOf, type Slot, UNKNOWN } from '../../src/engine/cards.ts';
import { decide } from '../../src/engine/decide.ts';
import { unseenCards } from '../../src/engine/knowledge.ts';
import type { Place } from '../../src/engine/location.ts';
import type { Move } from '../../src/engine/move.ts';
import type { Random } from '../../src/engine/random.ts';
import { deckOf } from '../../src/engine/rules/deck.ts';
import { COMMANDS, type Command } from '../../src/recognition/sighting.ts';
import type { Correction } from '../../src/referee/correction.ts';
import { type Input, UNREADABLE } from '../../src/referee/input.ts';
import { likelySeat } from '../../src/referee/likely.ts';
import type { Referee } from '../../src/referee/referee.ts';
import { pick } from '../engine/support/playout.ts';

/** Inputs of every kind at random: mostly such as come from a table, so that rounds go on, and some from nowhere. */

const upTo = (count: number, random: Random): number => Math.floor(random() * (count + 1));
const anySeat = ({ game }: Referee, random: Random): number =>
  random() < 0.95 ? upTo(game.seats.length - 1, random) : upTo(11, random);

const EVERY_CARD: readonly Card[] = [...makeDeck(PACKS.length, 0), ...JOKERS];
const anyCard = ({ game }: Referee, random: Random): Card =>
  pick(random() < 0.97 ? deckOf(game.rules.set) : EVERY_CARD, random);

/** A card that may lie there next, as far as the referee knows. */
function likelyCard(referee: Referee, random: Random): Card {
  const { game, open } = referee;
  const unseen = unseenCards(game);
  const seat = likelySeat(game);
  if (unseen.length === 0 || seat === null) return anyCard(referee, random);
  const equal = unseen.filter((card) => open !== null && card[0] === open.cards[0]![0]);
  if (equal.length > 0 && random() < 0.3) return pick(equal, random);
  const own = game.seats[seat]!.hand.filter((slot): slot is Card => slot !== UNKNOWN);
  for (let tries = 0; tries < 3; tries++) {
    const card = own.length > 0 && random() < 0.6 ? pick(own, random) : pick(unseen, random);
    if (decide(game, { kind: 'play', seat, cards: [card] }).verdict !== 'illegal') return card;
  }
  return pick(unseen, random);
}

const cardsUpTo = (most: number, referee: Referee, random: Random): Card[] =>
  Array.from({ length: upTo(most, random) }, () =>
    random() < 0.5 ? likelyCard(referee, random) : anyCard(referee, random),
  );

function anyMove(referee: Referee, random: Random): Move {
  const seat = anySeat(referee, random);
  const stack = random() < 0.1 ? ('stock' as const) : upTo(3, random);
  switch (upTo(9, random)) {
    case 0:
      return { kind: 'flip', seat, stack };
    case 1:
      return { kind: 'flip', seat, stack, card: likelyCard(referee, random) };
    case 2:
      return { kind: 'pickUp', seat };
    case 3:
      return { kind: 'pickUp', seat, add: anyCard(referee, random) };
    case 4:
      return { kind: pick(['done', 'ready', 'draw'] as const, random), seat };
    case 5: {
      const [give, take] = [cardsUpTo(2, referee, random), cardsUpTo(2, referee, random)];
      return random() < 0.5 ? { kind: 'swap', seat, give, take } : { kind: 'choose', seat, cards: give };
    }
    case 6:
      return {
        kind: 'play',
        seat,
        cards: cardsUpTo(4, referee, random),
        from: pick(['hand', 'faceUp'], random),
      };
    default:
      return {
        kind: 'play',
        seat,
        cards: [likelyCard(referee, random), ...cardsUpTo(random() < 0.3 ? 3 : 0, referee, random)],
      };
  }
}

function anyPlace(referee: Referee, random: Random): Place {
  const seat = anySeat(referee, random);
  const zone = pick(['hand', 'faceUp', 'faceDown', 'pile', 'stock', 'burned'] as const, random);
  if (zone === 'hand') return { zone, seat };
  return zone === 'faceUp' || zone === 'faceDown' ? { zone, seat, stack: upTo(3, random) } : { zone };
}

const OPTIONS: readonly (readonly [string, unknown])[] = [
  ['set.play', 'run'],
  ['set.play', 'single'],
  ['penalty', 'drawCard'],
  ['penalty', 'pickUpPile'],
  ['penalty', 'letStand'],
  ['ofAKind.outOfTurn', true],
  ['blind.fail', 'pileToHandCardStaysUp'],
  ['pickUp.next', 'newStarter'],
  ['deck.packs', 2],
  ['nonsense', 7],
];

function anyAdjustment(referee: Referee, random: Random): Adjustment {
  const seat = anySeat(referee, random);
  const slots = (): Slot[] => [
    ...cardsUpTo(2, referee, random),
    ...Array.from({ length: upTo(3, random) }, (): Slot => UNKNOWN),
  ];
  switch (upTo(7, random)) {
    case 0:
      return { kind: 'seen', place: anyPlace(referee, random), card: anyCard(referee, random) };
    case 1:
      return { kind: 'count', seat, count: upTo(random() < 0.9 ? 9 : 200, random) };
    case 2:
      return { kind: 'countStock', count: upTo(random() < 0.9 ? 30 : 200, random), seat };
    case 3: {
      const [from, to] = [anyPlace(referee, random), anyPlace(referee, random)];
      return { kind: 'moved', cards: slots(), from, to };
    }
    case 4:
      return { kind: 'turn', seat };
    case 5:
      return { kind: 'direction', direction: pick(['clockwise', 'counterclockwise'], random) };
    case 6: {
      const [name, value] = pick(OPTIONS, random);
      return { kind: 'option', name, value };
    }
    default:
      return { kind: 'penalty', seat };
  }
}

/** A correction of any kind, of an entry that there is nearly always. */
export function anyCorrection(referee: Referee, random: Random): Correction {
  const last = referee.judged.length - 1;
  const back = random() < 0.5 ? upTo(5, random) : upTo(Math.max(0, last), random);
  const entry = random() < 0.95 ? Math.max(0, last - back) : upTo(last + 4, random);
  switch (upTo(12, random)) {
    case 0:
    case 1:
      return { kind: 'cards', entry, cards: cardsUpTo(4, referee, random) };
    case 2:
      return {
        kind: 'split',
        entry,
        at: upTo(3, random),
        seat: random() < 0.5 ? null : anySeat(referee, random),
      };
    case 3:
      return { kind: random() < 0.5 ? 'merge' : 'reorder', entry };
    case 4:
      return { kind: 'player', entry, seat: anySeat(referee, random) };
    case 5:
      return { kind: 'move', entry, move: anyMove(referee, random) };
    case 6:
    case 7:
      return { kind: 'insertMove', entry, move: anyMove(referee, random) };
    case 8:
    case 9:
      return { kind: 'insert', entry, adjustment: anyAdjustment(referee, random) };
    case 10:
      return { kind: 'remove', entry };
    case 11:
      return { kind: pick(['stand', 'burn', 'unburn'] as const, random), entry };
    default:
      return { kind: 'takeBack', count: upTo(random() < 0.9 ? 4 : 200, random) };
  }
}

/** What is said most of the time, so that rounds go on. */
const USUAL: readonly Command[] = [{ name: 'DONE' }, { name: 'DONE' }, { name: 'PICKUP' }];

function anyCommand(referee: Referee, random: Random): Command {
  if (referee.question !== null && random() < 0.7) return pick([{ name: 'YES' }, { name: 'NO' }], random);
  if (random() < 0.5) return pick(USUAL, random);
  return pick(COMMANDS, random);
}

/** What a camera saw: mostly of the cards that lie there. */
function anyWatched(referee: Referee, at: number, random: Random): Input {
  const picture = random() < 0.3 ? { picture: 'p1' } : {};
  switch (upTo(5, random)) {
    case 0:
      return { type: 'pile', what: random() < 0.8 ? 'gone' : 'missing', at, ...picture };
    case 1: {
      const { pile } = referee.game;
      const lying = [...(referee.open?.cards ?? []), ...pile].filter(
        (slot): slot is Card => slot !== UNKNOWN,
      );
      const card = () =>
        lying.length > 0 && random() < 0.9 ? pick(lying, random) : anyCard(referee, random);
      return { type: 'taken', cards: Array.from({ length: 1 + upTo(2, random) }, card), at };
    }
    case 2:
      return { type: 'faceUpSeen', seat: anySeat(referee, random), card: likelyCard(referee, random), at };
    case 3: {
      const card = random() < 0.5 ? anyCard(referee, random) : likelyCard(referee, random);
      const copy = packOf(card);
      return {
        type: 'sighting',
        sighting: { card, copy, at, confidence: 0.9, how: 'watch', ...picture },
      };
    }
    default:
      return { type: 'pile', what: 'settled', at };
  }
}

/** One of the things that could come next, at this time. */
export function anyInput(referee: Referee, at: number, corrections: number, random: Random): Input {
  const dice = random();
  if (dice < corrections) {
    const { length } = referee.revisions.changes;
    const revision = random() < 0.95 ? length : upTo(length + 3, random);
    return { type: 'correct', correction: anyCorrection(referee, random), revision, at };
  }
  if (dice < corrections + 0.1) return anyWatched(referee, at, random);
  if (dice < 0.55) {
    const card = random() < 0.8 ? likelyCard(referee, random) : anyCard(referee, random);
    const copy = packOf(card);
    return { type: 'sighting', sighting: { card, copy, at, confidence: 1, how: 'scanner' } };
  }
  if (dice < 0.8) return { type: 'command', command: anyCommand(referee, random), at };
  if (dice < 0.92) return { type: 'tick', at };
  switch (upTo(5, random)) {
    case 0:
      return { type: 'unreadable', code: pick(UNREADABLE, random), text: '…' };
    case 1:
      return { type: 'register', on: random() < 0.3, at };
    case 2:
      return { type: 'itWas', seat: anySeat(referee, random), at };
    case 3:
      return { type: 'outside', code: 'scannerLost', text: null };
    case 4:
      return { type: 'resumed', at, cut: upTo(2, random) };
    default: {
      const question = referee.question?.id ?? upTo(50, random);
      return { type: 'answer', question, answer: upTo(4, random), at };
    }
  }
}
