import * as v from 'valibot';
import { type Card, RANKS, type Rank } from '../../src/engine/cards.ts';
import { parseRankOrder } from '../../src/engine/rules/order.ts';

/** A schema of valibot as far as mutants read it: what kind it is, and the schemas inside. */
interface Node {
  readonly type: string;
  readonly options?: readonly unknown[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly wrapped?: Node;
  readonly value?: Node;
  readonly literal?: unknown;
  readonly pipe?: readonly Node[];
}
export type Schema = v.GenericSchema;

/** A changed value at a place inside of another. */
export interface Change {
  readonly keys: readonly string[];
  readonly value: unknown;
}

const nodeOf = (schema: Schema): Node => schema as unknown as Node;
const accepts = (node: Node, value: unknown): boolean => v.is(node as unknown as Schema, value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => JSON.stringify(value);

/** A text that can only have some values, as ranks are: the list of them. */
const picks = (node: Node): readonly unknown[] | null =>
  node.pipe?.find(({ type }) => type === 'picklist')?.options ?? null;

const isCardNode = (node: Node): boolean =>
  node.type === 'string' && accepts(node, '7H') && !accepts(node, 'x');
const isOrderNode = (node: Node): boolean =>
  node.type === 'string' && accepts(node, '2..A') && !accepts(node, 'x');

const swapped = <T>(list: readonly T[], i: number): T[] =>
  list.map((one, at) => (at === i ? list[i + 1]! : at === i + 1 ? list[i]! : one));

/** Orders of the ranks next to this one: every two neighbours swapped, the other end up, the lowest on top. */
function otherOrders(order: string): string[] {
  const ranks = parseRankOrder(order) ?? RANKS;
  const pairs = ranks.slice(1).map((_, i) => swapped(ranks, i));
  return [...pairs, ranks.toReversed(), [...ranks.slice(1), ranks[0]!]].map((one) => one.join(''));
}

/** The nearest other cards: of the same rank, and of the ranks below and above. */
function otherCards(card: Card): Card[] {
  const rank = RANKS.indexOf(card[0] as Rank);
  const near = ['C', 'D', 'H', 'S'].map((suit) => `${card[0]}${suit}`);
  const next = [RANKS[rank - 1], RANKS[rank + 1]].flatMap((one) => (one ? [`${one}${card[1]}`] : []));
  return [...near, ...next].filter((one): one is Card => one !== card);
}

/** Objects of a shape: one of them, and that one with each of its entries different in turn. */
function sampleObjects(entries: Readonly<Record<string, Node>>): readonly Record<string, unknown>[] {
  const values = Object.entries(entries).map(([key, entry]) => [key, samples(entry, true)] as const);
  const first = Object.fromEntries(values.map(([key, [one]]) => [key, one]));
  const others = values.flatMap(([key, [, ...more]]) => more.map((value) => ({ ...first, [key]: value })));
  return [first, ...others];
}

/** How many numbers stand for all that a schema takes. */
const NUMBERS = 4;

/** Some values that a schema takes; of ranks inside of an object two stand for all. */
function samples(node: Node, inside = false): readonly unknown[] {
  const areRanks = (list: readonly unknown[]) => list.length === RANKS.length && list.includes(RANKS[0]);
  const some = (list: readonly unknown[]) => (inside && areRanks(list) ? ['5', '9'] : list);
  switch (node.type) {
    case 'picklist':
      return some(node.options ?? []);
    case 'boolean':
      return [true, false];
    case 'literal':
      return [node.literal];
    case 'number':
      return Array.from({ length: 9 }, (_, i) => i)
        .filter((n) => accepts(node, n))
        .slice(0, NUMBERS);
    case 'nullable':
      return [null, ...samples(node.wrapped!, inside)];
    case 'optional':
      return samples(node.wrapped!, inside);
    case 'union':
    case 'variant':
      return (node.options as readonly Node[]).flatMap((one) => samples(one, inside));
    case 'array':
      return [[]];
    case 'strict_object':
      return sampleObjects(node.entries!);
    default:
      if (isCardNode(node)) return ['4H'];
      return some(picks(node) ?? ['changed']);
  }
}

const below = (key: string, changes: readonly Change[]): Change[] =>
  changes.map(({ keys, value }) => ({ keys: [key, ...keys], value }));
const whole = (values: readonly unknown[]): Change[] => values.map((value) => ({ keys: [], value }));

function otherLists(node: Node, list: readonly unknown[]): Change[] {
  const item = node.item!;
  const without = list.map((_, i) => list.toSpliced(i, 1));
  // One more object in a list says nothing that changing one of them doesn't.
  const more = item.type === 'strict_object' ? [] : samples(item, true);
  const longer = more
    .filter((one) => !list.some((had) => text(had) === text(one)))
    .map((one) => [...list, one]);
  const turned = list.slice(1).map((_, i) => swapped(list, i));
  return [
    ...whole([...without, ...longer, ...turned]),
    ...list.flatMap((one, i) => below(String(i), otherValues(item, one))),
  ];
}

/** Powers that a rank without one may be given: each of the others', and each effect alone. */
function newPowers(power: Node, others: readonly unknown[]): unknown[] {
  const effects = samples(power.entries!.effects!.wrapped!.item!, true);
  return [...others, { on: 'any' }, ...effects.map((effect) => ({ effects: [effect] }))];
}

function otherPowers(node: Node, special: Readonly<Record<string, unknown>>): Change[] {
  const power = node.value!.wrapped!;
  const had = Object.values(special).filter((one) => one !== null);
  return [...RANKS, 'JK'].flatMap((kind) => {
    const own = special[kind] ?? null;
    if (own === null) return below(kind, whole(newPowers(power, had)));
    return below(kind, [...whole([null]), ...otherValues(power, own)]);
  });
}

/**
 * Every value next to this one in the vocabulary of its schema: the other words of a list of words, numbers one
 * up and down, lists with one entry less, more or changed, powers taken away, given and changed.
 */
function otherValues(node: Node, value: unknown): Change[] {
  switch (node.type) {
    case 'picklist':
      return whole(node.options!.filter((one) => one !== value));
    case 'boolean':
      return whole([!value]);
    case 'number':
      return whole([Number(value) - 1, Number(value) + 1].filter((n) => accepts(node, n)));
    case 'nullable':
      if (value === null) return whole(samples(node.wrapped!));
      return [...whole([null]), ...otherValues(node.wrapped!, value)];
    case 'optional':
      return otherValues(node.wrapped!, value);
    case 'union':
    case 'variant': {
      const options = node.options as readonly Node[];
      return options.flatMap((one) => (accepts(one, value) ? otherValues(one, value) : whole(samples(one))));
    }
    case 'array':
      return otherLists(node, value as readonly unknown[]);
    case 'tuple':
      return node.items!.flatMap((one, i) => below(String(i), otherValues(one, (value as unknown[])[i])));
    case 'strict_object':
      return Object.entries(node.entries!).flatMap(([key, entry]) =>
        below(key, otherValues(entry, isObject(value) ? value[key] : undefined)),
      );
    case 'record':
      return otherPowers(node, isObject(value) ? value : {});
    case 'string': {
      if (isOrderNode(node)) return whole(otherOrders(String(value)));
      if (isCardNode(node)) return whole(otherCards(value as Card));
      return whole((picks(node) ?? [`${value}, changed`]).filter((one) => one !== value));
    }
    default:
      return [];
  }
}

/** The same for a schema as it is written; the value is completed by its defaults first. */
export function neighbours(schema: Schema, value: unknown): Change[] {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? otherValues(nodeOf(schema), parsed.output) : [];
}

/** The schema of an inner place: through objects by entry, through records by value. */
export function schemaAt(schema: Schema, keys: readonly string[]): Schema | null {
  let node: Node | undefined = nodeOf(schema);
  for (const key of keys) {
    while (node?.wrapped !== undefined) node = node.wrapped;
    node = node?.type === 'record' ? node.value : node?.entries?.[key];
  }
  return node === undefined ? null : (node as unknown as Schema);
}
