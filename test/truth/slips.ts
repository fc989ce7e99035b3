import { type Card, type Chance, rankOf } from './cards.ts';
import { type Breach, type Known, learn } from './facts.ts';
import { type TrueGame, type Turn, zoneInUse } from './game.ts';
import { type Rules, seatAt } from './table.ts';

/** Mistakes that people make at a table, and the places of a true game where one can happen. */
export type Slip =
  /** The scanner reads a card twice: at once, or again right after the play was closed. */
  | { readonly kind: 'repeatedScan'; readonly when: 'atOnce' | 'afterDone' }
  /** Somebody announces himself and lays a card that would fit, but it is not his turn. */
  | { readonly kind: 'wrongTurn'; readonly seat: number; readonly card: Card }
  | { readonly kind: 'illegalCard'; readonly card: Card; readonly breach: Breach }
  /** A pile taken in silence; its taker leads a card of it, although the turn is lost (RE-06, BL-17). */
  | { readonly kind: 'silentPickUp'; readonly card: Card }
  /** A pile taken in silence; the next player's lead looks like the taker's card and does not fit the old pile. */
  | { readonly kind: 'lateNotice'; readonly seat: number; readonly card: Card; readonly breach: Breach };

export type SlipKind = Slip['kind'];

/** What the card alone would break on this pile; null if it fits. */
function breachOf(rules: Rules, card: Card, pile: readonly Card[]): Breach | null {
  if (rules.layable([card], pile).length > 0) return null;
  const demand = rules.demand(pile);
  if (demand.kind === 'atLeast') return 'tooLow';
  if (demand.kind === 'below' && demand.rank === rankOf(card)) return 'equalNotAllowed';
  return 'tooHigh';
}

const sameRank = (card: Card, other: Card | undefined): boolean =>
  other !== undefined && rankOf(card) === rankOf(other);

function repeats({ move }: Turn): Slip[] {
  if (move.kind !== 'play' || move.cards.length > 1) return [];
  return [
    { kind: 'repeatedScan', when: 'atOnce' },
    { kind: 'repeatedScan', when: 'afterDone' },
  ];
}

/** The card would be fine in its owner's turn and completes nothing, so that the turn is all that is wrong. */
function wrongTurns(rules: Rules, { before, outOfTurn }: Turn): Slip[] {
  if (outOfTurn || before.pile.length === 0) return [];
  return before.seats.flatMap((seat, i) =>
    i === before.turn
      ? []
      : seat.hand
          .filter(
            (card) => rules.layable([card], before.pile).length > 0 && !sameRank(card, before.pile.at(-1)),
          )
          .map((card): Slip => ({ kind: 'wrongTurn', seat: i, card })),
  );
}

function illegalCards(rules: Rules, { before, move, outOfTurn }: Turn): Slip[] {
  if (outOfTurn || zoneInUse(before, move.seat) !== 'hand') return [];
  return seatAt(before, move.seat).hand.flatMap((card): Slip[] => {
    const breach = breachOf(rules, card, before.pile);
    return breach === null ? [] : [{ kind: 'illegalCard', card, breach }];
  });
}

function silentPickUps({ before, move }: Turn, next: Turn | undefined): Slip[] {
  if (move.kind !== 'pickUp' || next?.move.kind !== 'play') return [];
  return before.pile
    .slice(0, -1)
    .filter((card) => !sameRank(card, before.pile.at(-1)))
    .map((card): Slip => ({ kind: 'silentPickUp', card }));
}

/** Only where the referee can't know better: the taker has hidden cards, the next player's card is a hidden one. */
function lateNotices(rules: Rules, turn: Turn, next: Turn | undefined, known: Known): Slip[] {
  const { before, move } = turn;
  if (move.kind !== 'pickUp' || next?.move.kind !== 'play' || next.move.cards.length > 1) return [];
  const card = next.move.cards[0]!;
  const breach = breachOf(rules, card, before.pile);
  const hidden = seatAt(before, move.seat).hand.length > (known[move.seat] ?? []).length;
  const surprise = next.move.from === 'hand' && !(known[next.move.seat] ?? []).includes(card);
  if (breach === null || breach === 'equalNotAllowed' || !hidden || !surprise) return [];
  return [{ kind: 'lateNotice', seat: next.move.seat, card, breach }];
}

/** A wish for one slip of some kind. */
export interface Wish {
  readonly kind: SlipKind;
  readonly breach?: Breach;
  readonly when?: 'atOnce' | 'afterDone';
}

const grants = (wish: Wish, slip: Slip): boolean =>
  slip.kind === wish.kind &&
  (wish.breach === undefined || ('breach' in slip && slip.breach === wish.breach)) &&
  (wish.when === undefined || ('when' in slip && slip.when === wish.when));

/** Finds a place for every wish, at least three moves apart; the scarcest kinds should be wished for first. */
export function placeSlips(
  game: TrueGame,
  wishes: readonly Wish[],
  chance: Chance,
): ReadonlyMap<number, Slip> {
  const { rules, turns } = game;
  let known: Known = game.start.seats.map(() => []);
  const possible: { at: number; slip: Slip }[] = [];
  turns.forEach((turn, at) => {
    const next = turns[at + 1];
    const here = [
      ...repeats(turn),
      ...wrongTurns(rules, turn),
      ...illegalCards(rules, turn),
      ...silentPickUps(turn, next),
      ...lateNotices(rules, turn, next, known),
    ];
    possible.push(...here.map((slip) => ({ at, slip })));
    known = learn(known, turn);
  });
  const placed = new Map<number, Slip>();
  for (const wish of wishes) {
    const free = possible.filter(
      ({ at, slip }) =>
        at > 1 &&
        at < turns.length - 2 &&
        grants(wish, slip) &&
        [...placed.keys()].every((p) => Math.abs(p - at) > 2),
    );
    if (free.length === 0) throw new Error(`no place for ${JSON.stringify(wish)}`);
    const { at, slip } = chance.pick(free);
    placed.set(at, slip);
  }
  return placed;
}
