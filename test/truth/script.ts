/**
 * Turns a true game into what people do with the scanner, with slips, and says what the page must show.
 *
 * Codes: a card, or `CMD:` and a word. A play's cards come one after another, then `CMD:DONE`; at times the next
 * player's first card, the next `CMD:SEAT:n` or quiet time closes it instead. A seat announces itself at the start
 * where the table can't know it, and in a reference game out of turn, and wherever its card equals the rank on top (else the referee would have to
 * ask whether somebody completed a set). Commands are scanned after the play before them has been closed.
 */
import { type Card, type Chance, rankOf } from './cards.ts';
import { nameOf, saysSeat, seatCode, seenAfterSlip, slipScans } from './dialogues.ts';
import { factsOf, type Known, learn, type RulingFacts, rulingOf, unlearn } from './facts.ts';
import type { TrueGame } from './game.ts';
import type { Slip } from './slips.ts';
import { makeWriter, type Step } from './steps.ts';

/** What closes a play. */
type Closing = 'done' | 'card' | 'seat' | 'quiet';

export interface ScriptOptions {
  /** Before this move, or the first one after it that allows it, the scanner is pulled out. */
  readonly unplug: number;
  /** The same, in the middle of a card's code. */
  readonly unplugInCode?: number;
  /** At most so many plays are left to quiet time. */
  readonly quiet: number;
}

/** How each play is closed: commands, blind cards and slips come only after a `CMD:DONE`. */
function chooseClosings(
  game: TrueGame,
  slips: ReadonlyMap<number, Slip>,
  chance: Chance,
  quiet: number,
): Closing[] {
  let quietLeft = quiet;
  return game.turns.map(({ move }, i) => {
    const next = game.turns[i + 1];
    if (slips.has(i) || slips.has(i + 1) || move.kind !== 'play' || next?.move.kind !== 'play') return 'done';
    const roll = chance.next();
    if (roll < 0.08 && quietLeft > 0) {
      quietLeft -= 1;
      return 'quiet';
    }
    if (roll < 0.2) return 'seat';
    const apart = rankOf(move.cards[0]!) !== rankOf(next.move.cards[0]!) && !saysSeat(game, next, false);
    return roll < 0.4 && apart ? 'card' : 'done';
  });
}

/** The codes of a true move. */
function linesOf(game: TrueGame, i: number, closings: readonly Closing[], slip: Slip | undefined): string[] {
  const turn = game.turns[i]!;
  const { move } = turn;
  if (move.kind === 'pickUp') return ['CMD:PICKUP'];
  if (move.kind === 'flip') return ['CMD:BLIND', move.card];
  const announced = closings[i - 1] === 'seat' || saysSeat(game, turn, i === 0);
  const seat = announced ? [seatCode(move.seat)] : [];
  const done = closings[i] === 'done' ? ['CMD:DONE'] : [];
  if (slip?.kind !== 'repeatedScan') return [...seat, ...move.cards, ...done];
  const [echoed, late] = slip.when === 'atOnce' ? [move.cards, []] : [[], move.cards];
  return [...seat, ...move.cards, ...echoed, ...done, ...late];
}

const cardsOf = (game: TrueGame, i: number): readonly Card[] => {
  const { move } = game.turns[i]!;
  if (move.kind === 'pickUp') return [];
  return move.kind === 'flip' ? [move.card] : move.cards;
};

/** Writes a whole game as steps. */
export function writeScript(
  game: TrueGame,
  slips: ReadonlyMap<number, Slip>,
  chance: Chance,
  options: ScriptOptions,
): readonly Step[] {
  const { rules, start, turns } = game;
  const closings = chooseClosings(game, slips, chance, options.quiet);
  const writer = makeWriter(chance);
  let known: Known = start.seats.map(() => []);
  let seen = known;
  let unruled: RulingFacts[] = [];
  let [cleanDue, cutDue] = [options.unplug, options.unplugInCode ?? Number.POSITIVE_INFINITY];

  const unplugBefore = (i: number, firstLine: string): void => {
    const expect = { table: factsOf(rules, turns[i]!.before, seen) };
    if (i >= cleanDue) {
      cleanDue = Number.POSITIVE_INFINITY;
      writer.unplug('the scanner is pulled out and put back', expect);
    } else if (i >= cutDue && !firstLine.startsWith('CMD')) {
      cutDue = Number.POSITIVE_INFINITY;
      writer.scan({ lines: [firstLine.slice(0, 1)], cards: [], note: 'half a code', cut: true });
      writer.unplug('pulled out in the middle of a code, which is lost', expect);
    }
  };

  const starter = start.pile[0];
  if (starter !== undefined) {
    // BL-08: turned up before anybody plays. Whether the turn shows already before the first play is left open.
    const { turn: _, ...table } = factsOf(rules, start, seen);
    writer.scan({ lines: [starter], cards: [starter], note: 'the card turned up', expect: { table } });
  }
  turns.forEach((turn, i) => {
    const slip = slips.get(i);
    const before = slip === undefined ? [] : slipScans(game, i, slip, known, seen);
    for (const scan of before) writer.scan(scan);
    const lines = linesOf(game, i, closings, slip);
    if (unruled.length === 0 && slip === undefined && i > 0) unplugBefore(i, lines[0]!);
    const ruling = rulingOf(rules, turn, known, i === 0);
    known = learn(known, turn);
    seen = learn(slip === undefined ? seen : seenAfterSlip(game, i, slip, seen), turn);
    const late = slips.get(i - 1);
    if (late?.kind === 'lateNotice') seen = unlearn(seen, turns[i - 1]!.move.seat, late.card);
    if (slip?.kind === 'silentPickUp') return;
    const settled = closings[i] === 'done' || closings[i] === 'quiet';
    const earlier = unruled.length > 0 ? { earlier: unruled } : {};
    writer.scan({
      lines,
      cards: cardsOf(game, i),
      note: `${nameOf(turn.before, turn.move.seat)}: ${lines.join(' ')}`,
      waitQuiet: closings[i] === 'quiet',
      ...(settled ? { expect: { ruling, ...earlier, table: factsOf(rules, turn.outcome.table, seen) } } : {}),
      // Of the other slips, only what comes before the true move belongs to them.
      ...(slip?.kind === 'repeatedScan' || slip?.kind === 'lateNotice' ? { slip: slip.kind } : {}),
    });
    unruled = settled ? [] : [...unruled, ruling];
  });
  return writer.steps();
}
