import type { RulingView, SeatView, TableView } from '../../src/protocol/view.ts';
import type { RulingFacts, TableFacts } from '../truth/facts.ts';
import { demandWords } from '../truth/facts.ts';
import type { Expected } from '../truth/steps.ts';

/** One ruling as a line of the log tells it. */
export interface ShownRuling {
  readonly verdict: string;
  readonly seat: string;
  readonly burn: boolean;
  readonly draws: number;
  readonly failed: boolean;
  readonly breaches: readonly string[];
}

/** What stands on a page in words, for people to read. */
export interface ShownWords {
  readonly demand: string;
  /** Whose turn it is, in the largest letters. */
  readonly heading: string;
  /** The band across the page with the last ruling; everything that is written there. */
  readonly band: string;
}

/** What a table shows, in the terms in which the true game tells it. */
export interface Shown extends ShownWords {
  readonly verdict: string | null;
  readonly burn: boolean;
  readonly breaches: readonly string[];
  readonly seat: string | null;
  readonly question: string | null;
  readonly turn: string | null;
  /** Whether cards lie there whose ruling has not fallen yet, or a question stands. */
  readonly open: boolean;
  /** The rulings in the log, newest last, without face-down cards that were only announced. */
  readonly rulings: readonly ShownRuling[];
  readonly pile: string;
  readonly counts: Record<string, { hand: number; faceUp: number; faceDown: number }>;
  /** Hand cards that everybody has seen, sorted. */
  readonly known: Record<string, readonly string[]>;
  readonly stock: number;
  readonly burned: number;
  readonly direction: string;
  readonly out: readonly string[];
}

/** The differences between what is shown and what is true; empty if there are none. */
export function differences(
  shown: Shown,
  { ruling, earlier = [], question, table = {} }: Expected,
): string[] {
  return [
    ...(ruling === undefined ? [] : bandDifferences(shown, ruling)),
    ...logDifferences(shown, ruling === undefined ? earlier : [...earlier, ruling]),
    ...questionDifferences(shown, ruling, question),
    ...tableDifferences(shown, table),
  ];
}

/** Where a ruling is expected, nothing is asked. */
function questionDifferences(
  shown: Shown,
  ruling: Expected['ruling'],
  question: Expected['question'],
): string[] {
  if (question === undefined && ruling === undefined) return [];
  return unequal('question', shown.question, question?.kind ?? null);
}

function unequal(what: string, shown: unknown, expected: unknown): string[] {
  const [a, b] = [JSON.stringify(shown), JSON.stringify(expected)];
  return a === b ? [] : [`${what}: shows ${a}, truly ${b}`];
}

/** What is the same on the band and in the log. */
function rulingDifferences(
  where: string,
  shown: Pick<Shown, 'verdict' | 'seat' | 'burn' | 'breaches'>,
  ruling: RulingFacts,
): string[] {
  const found = [
    ...unequal(`${where} seat`, shown.seat, ruling.seat),
    ...unequal(`${where} burn`, shown.burn, ruling.burn),
  ];
  if (!(ruling.verdict as readonly string[]).includes(shown.verdict ?? ''))
    found.push(
      `${where} verdict: shows ${shown.verdict} (${shown.breaches}), truly ${ruling.verdict.join(' or ')}`,
    );
  if (
    ruling.breachAnyOf.length > 0 &&
    !shown.breaches.some((code) => (ruling.breachAnyOf as readonly string[]).includes(code))
  )
    found.push(`${where} breach: shows ${shown.breaches}, truly ${ruling.breachAnyOf}`);
  return found;
}

/** The ruling on the band, as it is meant and as it is worded. */
function bandDifferences(shown: Shown, ruling: RulingFacts): string[] {
  const found = rulingDifferences('band', shown, ruling);
  const says = (pattern: RegExp) => pattern.test(shown.band);
  if (says(/not allowed/i) !== ruling.verdict.includes('illegal'))
    found.push(`band reads "${shown.band}", truly ${ruling.verdict.join(' or ')}`);
  if (says(/\b(burn|blast)/i) !== ruling.burn)
    found.push(`band reads "${shown.band}", truly ${ruling.burn ? 'a burn' : 'no burn'}`);
  // Whose turn it is stands above, and isn't said twice.
  if (![shown.band, shown.heading].some((said) => said.includes(ruling.seat)))
    found.push(`page reads "${shown.heading}: ${shown.band}", truly ${ruling.seat}’s`);
  return found;
}

/** The newest rulings of the log, which lag behind while cards lie there whose ruling has not fallen. */
function logDifferences(shown: Shown, expected: readonly RulingFacts[]): string[] {
  if (shown.open || expected.length === 0) return [];
  const newest = shown.rulings.slice(-expected.length);
  if (newest.length < expected.length)
    return [`log: shows ${newest.length} rulings, truly ${expected.length}`];
  return expected.flatMap((ruling, i) => {
    const line = newest[i]!;
    const where = `log ${i - expected.length}`;
    return [
      ...rulingDifferences(where, line, ruling),
      ...unequal(`${where} draws`, line.draws, ruling.draws),
      ...unequal(`${where} failed`, line.failed, ruling.failed),
    ];
  });
}

/** The heading names whose turn it is first of all, and nobody once the game is over. */
function headingDifferences({ heading, counts }: Shown, turn: string | null): string[] {
  const named = Object.keys(counts).filter((name) => new RegExp(`^${name}\\b`).test(heading));
  return unequal(`heading "${heading}"`, named, turn === null ? [] : [turn]);
}

function tableDifferences(shown: Shown, table: Partial<TableFacts>): string[] {
  const found: string[] = [];
  if (table.turn !== undefined)
    found.push(...unequal('turn', shown.turn, table.turn), ...headingDifferences(shown, table.turn));
  // Beside the only rank that fits the page names what goes on anything, which no recording tells.
  const asked = shown.demand.replace(/^an ace(?:,| or) a 2\b.*/, 'an ace');
  if (table.demand) found.push(...unequal('demand', asked, demandWords(table.demand)));
  if (table.pile) found.push(...unequal('pile', shown.pile, table.pile.join(' ')));
  if (table.counts)
    for (const [name, counts] of Object.entries(table.counts))
      found.push(...unequal(name, shown.counts[name], counts));
  if (table.known)
    for (const [name, cards] of Object.entries(table.known))
      found.push(...unequal(`known cards of ${name}`, shown.known[name], cards));
  if (table.stock !== undefined) found.push(...unequal('stock', shown.stock, table.stock));
  if (table.burned !== undefined) found.push(...unequal('burned', shown.burned, table.burned));
  if (table.direction) found.push(...unequal('direction', shown.direction, table.direction));
  if (table.out) found.push(...unequal('out', shown.out, table.out));
  return found;
}

type View = Omit<TableView, 'scanner' | 'repeated' | 'playback' | 'play'>;

const codesOf = (breaches: readonly { readonly code: string }[]): string[] =>
  breaches.map(({ code }) => code);

/** A face-down card that is announced and not seen yet is no move of the true game. */
const isAnnouncement = ({ verdict, move }: RulingView): boolean =>
  verdict !== 'illegal' && move.kind === 'flip' && move.cards.length === 0;

function rulingsOf({ log, seats }: View): ShownRuling[] {
  return log.flatMap(({ ruling }) => {
    if (ruling === null || isAnnouncement(ruling)) return [];
    const { verdict, move, burn, draws, failed, breaches } = ruling;
    return [{ verdict, seat: seats[move.seat]!.name, burn, draws, failed, breaches: codesOf(breaches) }];
  });
}

const perSeat = <T>({ seats }: View, value: (seat: SeatView) => T): Record<string, T> =>
  Object.fromEntries(seats.map((seat) => [seat.name, value(seat)]));

/** The same read from the table's view instead of from a page, with the words that a page would have for it. */
export function shownBy(view: View, words: ShownWords): Shown {
  const name = (seat: number | null) => (seat === null ? null : view.seats[seat]!.name);
  const { open, ruling } = view;
  return {
    ...words,
    verdict: open === null ? (ruling?.verdict ?? null) : open.answer,
    burn: open === null ? (ruling?.burn ?? false) : open.burn,
    breaches: codesOf((open ?? ruling)?.breaches ?? []),
    seat: open === null ? name(ruling?.move.seat ?? null) : name(open.seat),
    question: view.question?.code ?? null,
    turn: name(view.turn),
    open: open !== null || view.question !== null,
    rulings: rulingsOf(view),
    pile: view.pile.join(' '),
    counts: perSeat(view, ({ hand, faceUp, faceDown }) => ({
      hand,
      faceUp: faceUp.filter((slot) => slot !== null).length,
      faceDown: faceDown.reduce((sum, n) => sum + n, 0),
    })),
    known: perSeat(view, ({ known }) => known.toSorted()),
    stock: view.stock,
    burned: view.burned,
    direction: view.direction,
    out: view.seats
      .filter((seat) => seat.place !== null)
      .sort((a, b) => a.place! - b.place!)
      .map((seat) => seat.name),
  };
}
