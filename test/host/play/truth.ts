import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  bareCards,
  type Card,
  copiesOf,
  isKnown,
  type Rank,
  rankOf,
  type Slot,
  SUITS,
} from '../../../src/engine/cards.ts';
import type { Viewer } from '../../../src/engine/knowledge.ts';
import { cardsOf } from '../../../src/engine/move.ts';
import { deckOf } from '../../../src/engine/rules/deck.ts';
import { parseRankOrder } from '../../../src/engine/rules/order.ts';
import { lastOf, type Seat, type State } from '../../../src/engine/state.ts';
import { advance, keptTable } from '../../../src/table/advance.ts';
import { decodeLine, decodeTable, intactJson, type JournalLine } from '../../../src/table/journal/format.ts';
import { tablesFolder } from '../../../src/table/journal/history.ts';
import type { Standing } from '../../../src/table/standing.ts';

/**
 * What is so at a table without a deck, as its journal tells: all cards, and which of them ever lay open to whom. It
 * uses no mask and nothing else of what decides what screens are told.
 */
export interface Truth {
  standing(): Standing;
  game(): State;
  /** How much was written so far, for telling whether anything was. */
  written(): number;
  /** Takes up what was written since. */
  catchUp(): void;
  /**
   * The cards that have ever lain open to a viewer in this round, or that they can tell by those; of a moment of the
   * past (`past`) also what was asked for by name then.
   */
  openTo(viewer: Viewer, past?: boolean): ReadonlySet<Card>;
  /** Every card of this table. */
  deck(): readonly Card[];
  /** What shuffled this round, as text. */
  seed(): string;
}

const known = (slots: readonly (Slot | null)[]): Card[] =>
  slots.flatMap((slot) => (slot !== null && isKnown(slot) ? [slot] : []));

/** What lies open to everybody. */
const lyingOpen = ({ pile, burned, seats }: State): Card[] =>
  known([...bareCards(pile), ...burned, ...seats.flatMap(({ faceUp }) => faceUp)]);

/**
 * The cards that the start is asked by, one after the other, where the suit decides: those of the ranks in their order
 * that this viewer hasn't seen and that are in the pack, of which the question names the first and what is asked if nobody has it the second.
 * In two packs it names the card of the first one where the other one is seen.
 */
function askedFor({ rules, phase }: State, seen: ReadonlySet<Card>): Card[] {
  const { tie, steps } = rules.set.first;
  const { without } = rules.set.deck;
  const suit = { clubsFirst: 'C', diamondsFirst: 'D', heartsFirst: 'H', spadesFirst: 'S' }[tie as string];
  if (suit === undefined || (phase !== 'start' && phase !== 'exchange')) return [];
  const suits = [suit, ...SUITS.filter((one) => one !== suit)];
  const order = parseRankOrder(rules.set.rank.order)!;
  return steps.flatMap((step) => {
    if (step.by !== 'rank' && step.by !== 'lowest') return [];
    const from = step.by === 'rank' ? order.indexOf(step.from) : 0;
    const apart = (rank: Rank) => order.indexOf(rank) - from;
    const ranks =
      step.by === 'rank' && step.go === 'nearest'
        ? order.map((_, d) => order.filter((rank) => Math.abs(apart(rank)) === d))
        : order.slice(from).map((rank) => [rank]);
    const cards = ranks.flatMap((tier) =>
      suits.flatMap((one) => tier.map((rank) => `${rank}${one}` as Card)),
    );
    const unseen = cards.filter((card) => !seen.has(card) && !without.some((rank) => rank === rankOf(card)));
    const ofCopies = unseen.filter((card) => copiesOf(card).some((copy) => seen.has(copy)));
    return [...unseen.slice(0, 2), ...ofCopies];
  });
}

const cardsLeft = ({ hand, faceUp, faceDown }: Seat): Card[] =>
  known([...hand, ...faceUp, ...faceDown.flat()]);

/** Cards that the rules name, whoever has them: the one that may begin. */
const namedByRules = ({ rules }: State): Card[] =>
  rules.set.first.steps.flatMap((step) => (step.by === 'card' ? [step.card as Card] : []));

/** Reads the journal of the one table that was begun in this folder. */
export function readTruth(data: string): Truth {
  const folder = tablesFolder(data);
  const file = join(folder, readdirSync(folder).find((name) => name.endsWith('.journal')) ?? '');
  let read = 0;

  const linesSince = (): string[] => {
    if (statSync(file).size === read) return [];
    const bytes = readFileSync(file);
    const lines: string[] = [];
    for (let end = bytes.indexOf(10, read); end !== -1; end = bytes.indexOf(10, read)) {
      const json = intactJson(bytes.subarray(read, end));
      if (json === null) throw new Error(`damaged at ${read}`);
      lines.push(json);
      read = end + 1;
    }
    return lines;
  };

  const [head, ...rest] = linesSince();
  const first = decodeTable(head!);
  const begun = first.ok ? keptTable(first.value) : first;
  if (!first.ok || !begun.ok) throw new Error('no table');
  let standing = begun.value;
  let seed = String(first.value.seed);
  let open = new Map<Viewer, Set<Card>>();
  /** The cards that each was asked for by name at any moment of this round. */
  let asked = new Map<Viewer, Set<Card>>();

  const show = (viewer: Viewer, cards: readonly Card[]) => {
    const seen = open.get(viewer) ?? new Set();
    for (const card of cards) seen.add(card);
    open.set(viewer, seen);
    const before = asked.get(viewer) ?? [];
    asked.set(viewer, new Set([...before, ...askedFor(standing.referee.game, seen)]));
  };

  const look = () => {
    const { game, judged } = standing.referee;
    const last = judged.at(-1)?.entry;
    const said = last?.kind === 'move' ? known(cardsOf(last.move)) : [];
    // What the last one of a round is left with is told to all.
    const left = lastOf(game);
    const shown = left === null ? [] : cardsLeft(game.seats[left]!);
    const all = [...lyingOpen(game), ...said, ...namedByRules(game), ...shown];
    show('onlooker', all);
    for (const [seat, { hand }] of game.seats.entries()) show(seat, [...all, ...known(hand)]);
    // What came to a hand and went on with it in one move was seen on the way.
    const { ruling } = judged.at(-1) ?? { ruling: null };
    for (const event of ruling?.verdict === 'legal' ? ruling.events : [])
      if (event.type === 'moved' && event.to.zone === 'hand')
        show(event.to.seat, known(bareCards(event.cards)));
  };

  const take = (json: string) => {
    const decoded = decodeLine(json);
    if (!decoded.ok) throw new Error(json);
    const line: JournalLine = decoded.value;
    standing = advance(standing, line);
    if (line.type === 'newRound') {
      open = new Map();
      asked = new Map();
      seed = String(line.seed);
    }
    look();
  };

  look();
  rest.forEach(take);

  const deck = deckOf(standing.referee.game.rules.set);

  return {
    standing: () => standing,
    game: () => standing.referee.game,
    written: () => read,
    catchUp: () => linesSince().forEach(take),
    openTo(viewer, past) {
      const seen = open.get(viewer)!;
      const hidden = deck.filter((card) => !seen.has(card));
      // Whoever sees all but what one hand holds, knows that hand.
      const holdAll = standing.referee.game.seats.some(({ hand }) =>
        hidden.every((card) => hand.includes(card)),
      );
      return new Set(
        holdAll ? deck : [...seen, ...(past ? asked.get(viewer)! : askedFor(standing.referee.game, seen))],
      );
    },
    deck: () => deck,
    seed: () => seed,
  };
}
