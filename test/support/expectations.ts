import type { TableView } from '../../src/protocol/view.ts';
import type { RulingFacts, TableFacts } from '../truth/facts.ts';
import { demandWords } from '../truth/facts.ts';
import type { Expected } from '../truth/steps.ts';

/** What a table shows, in the terms in which the true game tells it. */
export interface Shown {
  readonly verdict: string | null;
  readonly burn: boolean;
  readonly breaches: readonly string[];
  readonly seat: string | null;
  readonly question: string | null;
  readonly turn: string | null;
  readonly demand: string;
  readonly pile: string;
  readonly counts: Record<string, { hand: number; faceUp: number; faceDown: number }>;
  readonly stock: number;
  readonly burned: number;
  readonly direction: string;
  readonly out: readonly string[];
}

/** The differences between what is shown and what is true; empty if there are none. */
export function differences(shown: Shown, expected: Expected): string[] {
  return [
    ...rulingDifferences(shown, expected.ruling),
    ...(expected.question ? unequal('question', shown.question, expected.question.kind) : []),
    ...tableDifferences(shown, expected.table ?? {}),
  ];
}

function unequal(what: string, shown: unknown, expected: unknown): string[] {
  const [a, b] = [JSON.stringify(shown), JSON.stringify(expected)];
  return a === b ? [] : [`${what}: shows ${a}, truly ${b}`];
}

function rulingDifferences(shown: Shown, ruling: RulingFacts | undefined): string[] {
  if (ruling === undefined) return [];
  const found: string[] = [];
  if (!(ruling.verdict as readonly string[]).includes(shown.verdict ?? ''))
    found.push(`verdict: shows ${shown.verdict} (${shown.breaches}), truly ${ruling.verdict.join(' or ')}`);
  found.push(...unequal('burn', shown.burn, ruling.burn));
  if (
    ruling.breachAnyOf.length > 0 &&
    !shown.breaches.some((code) => (ruling.breachAnyOf as readonly string[]).includes(code))
  )
    found.push(`breach: shows ${shown.breaches}, truly ${ruling.breachAnyOf}`);
  return found;
}

function tableDifferences(shown: Shown, table: Partial<TableFacts>): string[] {
  const found: string[] = [];
  if (table.turn !== undefined) found.push(...unequal('turn', shown.turn, table.turn));
  if (table.demand) found.push(...unequal('demand', shown.demand, demandWords(table.demand)));
  if (table.pile) found.push(...unequal('pile', shown.pile, table.pile.join(' ')));
  if (table.counts)
    for (const [name, counts] of Object.entries(table.counts))
      found.push(...unequal(name, shown.counts[name], counts));
  if (table.stock !== undefined) found.push(...unequal('stock', shown.stock, table.stock));
  if (table.burned !== undefined) found.push(...unequal('burned', shown.burned, table.burned));
  if (table.direction) found.push(...unequal('direction', shown.direction, table.direction));
  if (table.out) found.push(...unequal('out', shown.out, table.out));
  return found;
}

/** The same read from the table's view instead of from a page. */
export function shownBy(view: Omit<TableView, 'scanner' | 'playback'>, demand: string): Shown {
  const name = (seat: number | null) => (seat === null ? null : view.seats[seat]!.name);
  const { open, ruling } = view;
  return {
    verdict: open === null ? (ruling?.verdict ?? null) : open.answer,
    burn: open === null ? (ruling?.burn ?? false) : open.burn,
    breaches: (open ?? ruling)?.breaches.map((breach) => breach.code) ?? [],
    seat: open === null ? name(ruling?.move.seat ?? null) : name(open.seat),
    question: view.question?.code ?? null,
    turn: name(view.turn),
    demand,
    pile: view.pile.join(' '),
    counts: Object.fromEntries(
      view.seats.map((seat) => [
        seat.name,
        {
          hand: seat.hand,
          faceUp: seat.faceUp.filter((slot) => slot !== null).length,
          faceDown: seat.faceDown.reduce((sum, n) => sum + n, 0),
        },
      ]),
    ),
    stock: view.stock,
    burned: view.burned,
    direction: view.direction,
    out: view.seats
      .filter((seat) => seat.place !== null)
      .sort((a, b) => a.place! - b.place!)
      .map((seat) => seat.name),
  };
}
