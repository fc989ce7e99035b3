import { kindOf } from '../../engine/cards.ts';
import { EFFECTS } from '../../engine/rules/effects.ts';
import { isContradiction } from '../../engine/ruling.ts';
import type { BreachView, DeedView, MoveView, OpenView, RulingView, TableView } from '../../protocol/view.ts';
import type { BreachFacts, NamedBreachFacts } from '../facts.ts';
import type { Words } from '../words.ts';
import { sayCards, sayKind } from './cards.ts';
import { sayChip } from './chip.ts';
import { sayNeeded } from './demand.ts';
import { type Names, nameOrNull, nameUnlessYou, sayNameAt } from './names.ts';
import { sayRuleText } from './rule-text.ts';

// For the page, which takes nothing of how rules are judged.
export { isContradiction };

/**
 * The tone of a ruling. A `mishap` is allowed and no success: the pile is picked up, or a face-down card can't stay.
 * `notYet`: a face-down card was announced and not seen. `check` is a contradiction, taken for a mis-scan until somebody
 * says otherwise; `stands` was not allowed, but the table let it stand.
 */
export type Tone = 'legal' | 'onTrust' | 'burn' | 'mishap' | 'notYet' | 'illegal' | 'stands' | 'check';

/** A ruling in words. */
export interface SaidRuling {
  readonly tone: Tone;
  /** The one text to be read from afar. */
  readonly headline: string;
  /** Who did what, if the headline doesn’t say it. */
  readonly move: string | null;
  /** What follows: `draws 2`, `Cy is skipped`. */
  readonly effects: readonly string[];
  /** The reasons: breaches, or the claims it rests on. */
  readonly reasons: readonly string[];
  /** The rules behind the reasons, each once. */
  readonly rules: readonly string[];
  /** What may be done instead. */
  readonly advice: string | null;
}

/** A move that breaks a rule: a recorded one, or cards that are still being played. */
type Blamed = Pick<MoveView, 'seat' | 'cards'> & Partial<Pick<MoveView, 'kind' | 'stack'>>;

/** The facts for a sentence about a breach. */
export const breachFacts = (
  names: Names,
  breach: Pick<BreachView, 'code' | 'card' | 'seat' | 'why'>,
  move: Blamed,
): NamedBreachFacts => ({
  code: breach.code,
  mover: sayNameAt(names, move.seat),
  cards: move.cards,
  card: breach.card,
  seat: nameOrNull(names, breach.seat),
  why: breach.why ?? null,
  names: breach.why?.is === 'starts' ? breach.why.seats.map((seat) => sayNameAt(names, seat)) : [],
  ofStock: move.kind === 'flip' && move.stack === null,
});

/** Why a move is not allowed, in a sentence. */
export function sayBreach({ rulings }: Pick<Words, 'rulings'>, facts: BreachFacts): string {
  const { code, why } = facts;
  if (why === null) return rulings.breaches[code](facts);
  return (rulings.whys[why.is] as (facts: BreachFacts, of: typeof why) => string)(facts, why);
}

/** Who did what: `Ann 7♥ 7♠`, `Bo picks up the pile`; `you` is the seat of the reader. */
export function sayMove(
  words: Words,
  names: Names,
  { move, taker }: { readonly move: DeedView['moves'][number]; readonly taker: RulingView['taker'] },
  you: number | null = null,
): string {
  const who = nameUnlessYou(names, move.seat, you);
  if (move.to !== undefined) return words.rulings.choosesNext(who, nameUnlessYou(names, move.to, you));
  return move.kind === 'pickUp' && taker !== null
    ? words.rulings.leavesPile(who, nameUnlessYou(names, taker, you))
    : words.rulings.moves[move.kind](
        who,
        sayCards(words, move.cards),
        sayCards(words, move.on === undefined ? (move.taken ?? []) : [move.on.card]),
      );
}

/** Why a move is not allowed, each reason once. */
export const sayBreaches = (
  words: Words,
  names: Names,
  breaches: readonly BreachView[],
  move: Blamed,
): string[] => [...new Set(breaches.map((breach) => sayBreach(words, breachFacts(names, breach, move))))];

/** The rule behind a breach: its number and text; null if none is known. */
export const sayRule = (
  words: Words,
  { rule, ruleText }: Pick<BreachView, 'rule' | 'ruleText'>,
): string | null =>
  rule === null ? null : words.rulings.by(rule, ruleText === null ? null : sayRuleText(words, ruleText));

/** The rules behind breaches, each once. */
export const sayRules = (words: Words, breaches: readonly BreachView[]): string[] => [
  ...new Set(
    breaches
      .flatMap((breach) => [breach, ...(breach.also ?? [])])
      .flatMap((stated) => sayRule(words, stated) ?? []),
  ),
];

/** What of the rules a ruling is worded by: what is called at a burn, and the values of parameters. */
type WordedBy = Pick<TableView['rules'], 'burnCall' | 'values'>;

/** Whether the pile may be picked up although a card could be played. */
const mayPickUp = (rules: WordedBy | null): boolean => rules?.values['pass.pickUp'] === 'optional';

/** What may be done instead of a move that is not allowed, by its first breach; null if it has none. */
export function sayInstead(
  words: Words,
  names: Names,
  { breaches: [first], asked }: Pick<RulingView, 'breaches' | 'asked'>,
  move: Blamed,
  rules: WordedBy | null,
): string | null {
  if (first === undefined) return null;
  const facts = breachFacts(names, first, move);
  return words.rulings.advice[first.code](facts, sayNeeded(words, asked), mayPickUp(rules));
}

function sayIllegal(
  words: Words,
  names: Names,
  ruling: RulingView,
  rules: WordedBy | null,
  you: number | null,
): SaidRuling {
  const { breaches, settled } = ruling;
  const move = sayMove(words, names, ruling, you);
  const reasons = sayBreaches(words, names, breaches, ruling.move);
  if (ruling.stands)
    return {
      tone: 'stands',
      headline: words.rulings.stands,
      move,
      effects: sayEffects(words, names, ruling, you),
      reasons,
      rules: sayRules(words, breaches),
      advice: null,
    };
  const check = isContradiction(breaches);
  return {
    tone: check ? 'check' : 'illegal',
    headline: check ? words.rulings.pleaseCheck : words.rulings.notAllowed,
    move:
      ruling.move.kind === 'pickUp' && !check
        ? words.rulings.pickUpOf(nameUnlessYou(names, ruling.move.seat, you))
        : move,
    effects: [],
    reasons,
    rules: sayRules(words, breaches),
    advice: settled ? words.rulings.takenBack : sayInstead(words, names, ruling, ruling.move, rules),
  };
}

/** The equal cards that burned the pile, the last of them just played; null if the power of a card burned it. */
export function sayEquals(words: Words, { move, equals }: RulingView): string | null {
  const last = move.cards.at(-1);
  return equals === null || last === undefined ? null : words.speech.ofAKind(equals, kindOf(last));
}

const sayTaker = (words: Words, names: Names, taker: number, count: number, you: number | null): string =>
  taker === you
    ? words.lessons.follows.takes(count)
    : words.rulings.effects.takenBy(sayNameAt(names, taker), count);

/** One thing that follows from a move. */
export interface SaidEffect {
  readonly text: string;
  /** It lacks its subject, who moved: `draws 2`; else it is a clause of its own: `Cy is skipped`. */
  readonly ofMover: boolean;
}

/** What follows from a move that is allowed or stands, in the order in which it happens; `you` is the seat of the reader. */
export function effectsOf(
  words: Words,
  names: Names,
  ruling: RulingView,
  you: number | null = null,
): SaidEffect[] {
  const { effects } = words.rulings;
  const isYours = ruling.move.seat === you;
  const { goesAgain, mayGoAgain, takes } = isYours ? words.lessons.follows : effects;
  const nameOf = (seat: number) => nameUnlessYou(names, seat, you);
  const said: SaidEffect[] = [];
  const whole = (text: string) => said.push({ text, ofMover: false });
  const ofMover = (text: string) => said.push({ text, ofMover: !isYours });
  if (ruling.jumpedIn) ofMover(effects.jumpsIn(isYours));
  if (ruling.failed) whole(effects.failed);
  if (ruling.burn) ofMover(effects.burns(sayEquals(words, ruling), isYours));
  if (ruling.unburned) whole(effects.unburned);
  if (ruling.letBurn) whole(effects.letBurn);
  if (ruling.pickedUp > 0) {
    if (ruling.taker !== null) whole(sayTaker(words, names, ruling.taker, ruling.pickedUp, you));
    else ofMover((ruling.move.kind === 'pickUp' ? effects.cards : takes)(ruling.pickedUp));
  }
  if (ruling.draws > 0) ofMover(effects.draws(ruling.draws, isYours));
  if (ruling.takenUp > 0) ofMover(effects.takesFaceUp(ruling.takenUp, isYours));
  // What was done by it is said as that.
  if (ruling.chose !== undefined && EFFECTS[ruling.chose.power].about !== 'play')
    whole(sayChip(words, ruling.chose, false));
  for (const { effect, seats } of ruling.effects)
    whole(words.effects[effect].done(nameOf(ruling.move.seat), ...seats.map(nameOf)));
  if (ruling.again) ofMover(ruling.optional ? mayGoAgain : goesAgain);
  for (const seat of ruling.out)
    whole(seat === you ? words.lessons.follows.out : effects.out(sayNameAt(names, seat)));
  return said;
}

/** The same in a few words each, to stand beside the move. */
export const sayEffects = (...of: Parameters<typeof effectsOf>): string[] =>
  effectsOf(...of).map(({ text }) => text);

/** The tone of a move that is allowed. */
function toneOf({ verdict, burn, failed, move }: RulingView): Tone {
  if (burn) return 'burn';
  if (failed || move.kind === 'pickUp') return 'mishap';
  if (move.kind === 'flip' && move.cards.length === 0) return 'notYet';
  // What a play rests on stands below it; that it fits is plain.
  return move.kind === 'play' ? 'legal' : verdict;
}

/**
 * A ruling in words; without the rules it says nothing of calls, and advises as if nobody picks up at will. `you` is the
 * seat of the reader.
 */
export function sayRuling(
  words: Words,
  names: Names,
  ruling: RulingView,
  rules: WordedBy | null,
  you: number | null = null,
): SaidRuling {
  if (ruling.verdict === 'illegal') return sayIllegal(words, names, ruling, rules, you);
  const burnCall = rules?.burnCall ?? null;
  const move = sayMove(words, names, ruling, you);
  return {
    tone: toneOf(ruling),
    headline: ruling.burn
      ? words.rulings.burn(burnCall === null ? null : sayRuleText(words, burnCall))
      : move,
    move: ruling.burn ? move : null,
    effects: sayEffects(words, names, ruling, you),
    reasons: ruling.claims.map(({ code, seat, faceUp = false }) =>
      words.rulings.claims[code](sayNameAt(names, seat), faceUp),
    ),
    rules: [],
    advice: null,
  };
}

/** An open play in words. */
export interface SaidOpen {
  readonly headline: string;
  /** Whose play it is, and its cards so far. */
  readonly play: string;
  readonly reasons: readonly string[];
  readonly check: boolean;
}

function headlineOf(words: Words, { answer, missing, cards, breaches }: OpenView): string {
  if (answer === 'fits') return words.open.fits;
  if (answer === 'cannot') return isContradiction(breaches) ? words.rulings.pleaseCheck : words.open.cannot;
  const kind = cards[0] === undefined ? '' : kindOf(cards[0]);
  return words.open.notYet(missing, sayKind(words, kind), words.cards.plural(kind));
}

/** An open play in words: whether its cards fit so far. */
export function sayOpen(words: Words, names: Names, open: OpenView): SaidOpen {
  const cards = sayCards(words, open.cards);
  return {
    headline: headlineOf(words, open),
    play: words.rulings.moves.play(sayNameAt(names, open.seat), cards, ''),
    reasons: open.answer === 'cannot' ? sayBreaches(words, names, open.breaches, open) : [],
    check: open.answer === 'cannot' && isContradiction(open.breaches),
  };
}
