import { cardsDealt, cardsEach, rowFor, startingHand } from './deal-row.ts';
import { deckOf } from './deck.ts';
import { finding, type RuleSetFinding } from './findings.ts';
import type { DealRow, RuleSet } from './schema.ts';

/** A row of the deal that is used, with the numbers of players that it is used for. */
interface UsedRow {
  readonly row: DealRow;
  readonly path: string;
  readonly players: readonly number[];
}

const counts = ({ players: { min, max } }: RuleSet): number[] =>
  Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i);

/** The rows that some number of players is dealt by, each once. */
export const usedRows = (set: RuleSet): UsedRow[] =>
  set.deal.rows
    .map((row, i) => ({
      row,
      path: `deal.rows[${i}]`,
      players: counts(set).filter((players) => rowFor(set, players) === i),
    }))
    .filter(({ players }) => players.length > 0);

export const dealsFaceUp = (set: RuleSet): boolean => usedRows(set).some(({ row }) => row.faceUp > 0);

function dealTooBig(set: RuleSet, { row, path, players }: UsedRow): RuleSetFinding[] {
  const deck = deckOf(set).length;
  const each = cardsEach(set, row);
  const needed = (count: number) => cardsDealt(set, row, count);
  const first = players.find((count) => needed(count) > deck);
  if (first === undefined) return [];
  const facts = { players: first, each, starter: set.deal.starter, needed: needed(first), deck };
  return [finding('DEAL_TOO_BIG', 'error', [path, 'players.max'], facts)];
}

function dealNoRow(set: RuleSet): RuleSetFinding[] {
  const players = counts(set).filter((count) => rowFor(set, count) === -1);
  return players.length === 0 ? [] : [finding('DEAL_NO_ROW', 'error', ['deal.rows', 'players'], { players })];
}

function faceUpWithoutStack(set: RuleSet, { row, path }: UsedRow): RuleSetFinding[] {
  const { stacks } = row.faceDown;
  if (set.faceDown.access !== 'whenUncovered' || row.faceUp <= stacks) return [];
  const facts = { faceUp: row.faceUp, stacks };
  return [finding('FACE_UP_WITHOUT_STACK', 'error', [`${path}.faceUp`, 'faceDown.access'], facts)];
}

const exchangeNoFaceUp = ({ exchange }: RuleSet, { row, path }: UsedRow): RuleSetFinding[] =>
  exchange === 'none' || row.faceUp > 0
    ? []
    : [finding('EXCHANGE_NO_FACE_UP', 'error', ['exchange', `${path}.faceUp`], {})];

function pickHandShort(set: RuleSet, { row: { faceUp, hand }, path }: UsedRow): RuleSetFinding[] {
  if (set.exchange !== 'pick' || faceUp === 0 || hand > faceUp) return [];
  return [finding('PICK_HAND_SHORT', 'error', [`${path}.hand`, 'exchange'], { faceUp, hand })];
}

function refillSize(set: RuleSet, { row, path }: UsedRow): RuleSetFinding[] {
  const { mode, size } = set.refill;
  const hand = startingHand(set, row);
  if (mode !== 'upTo' || size === 'startingHand' || size <= hand) return [];
  return [finding('REFILL_SIZE', 'warning', ['refill.size', `${path}.hand`], { size, hand })];
}

/**
 * Where cards are put on face-up ones, there has to be a time for it and a stock to draw from; and no rule asks which
 * face-down card they lie on.
 */
function stackingClash({ stacking, exchange, faceDown, leftover }: RuleSet): RuleSetFinding[] {
  if (stacking === 'no') return [];
  const clashes = [
    ...(exchange === 'none' ? (['exchange'] as const) : []),
    ...(faceDown.access === 'whenUncovered' ? (['faceDown.access'] as const) : []),
    ...(leftover !== 'stock' ? (['leftover'] as const) : []),
  ];
  return clashes.map((path) => finding('STACKING_CLASH', 'error', ['stacking', path], { with: path }));
}

const rowChecks = [dealTooBig, faceUpWithoutStack, exchangeNoFaceUp, pickHandShort, refillSize];

/** What is wrong with what players are dealt, and with what is left over. */
export function checkDeal(set: RuleSet): RuleSetFinding[] {
  const { deal, faceDown, faceUp, first, leftover, pickUp, refill } = set;
  const found = [
    ...dealNoRow(set),
    ...stackingClash(set),
    ...usedRows(set).flatMap((row) => rowChecks.flatMap((check) => check(set, row))),
  ];
  const hasNoStock = leftover !== 'stock';
  const toHand = faceUp.use === 'toHand';
  const race = first.steps.findIndex((step) => step.by === 'race' || step.by === 'thrownIn');
  if (faceDown.access === 'whenUncovered' && toHand)
    found.push(finding('UNCOVERED_NEEDS_TABLE', 'error', ['faceDown.access', 'faceUp.use'], {}));
  if (refill.mode !== 'none' && hasNoStock)
    found.push(finding('REFILL_DEAD', 'error', ['refill.mode', 'leftover'], {}));
  if (deal.starter && race !== -1)
    found.push(finding('STARTER_PILE_FIRST', 'error', ['deal.starter', `first.steps[${race}]`], {}));
  if (deal.starter && deal.starterOnBurnRank !== 'asOrdinary' && hasNoStock)
    found.push(finding('STARTER_NO_STOCK', 'warning', ['deal.starterOnBurnRank', 'leftover'], {}));
  if (pickUp.addFaceUp === 1 && toHand)
    found.push(finding('ADD_FACE_UP_WITH_TO_HAND', 'error', ['pickUp.addFaceUp', 'faceUp.use'], {}));
  if (set.chance !== 'none' && hasNoStock)
    found.push(finding('CHANCE_NO_STOCK', 'error', ['chance', 'leftover'], {}));
  return found;
}
