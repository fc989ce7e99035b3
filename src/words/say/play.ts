import { kindOf, type Played } from '../../engine/cards.ts';
import type { StartQuestionView } from '../../protocol/beginning.ts';
import type { PlayView, ScreenMove } from '../../protocol/play.ts';
import type { RulingView, TableView } from '../../protocol/view.ts';
import { inLanguage, lonePlayer } from '../stand-in.ts';
import type { Words } from '../words.ts';
import { startFacts } from './beginning.ts';
import { sayCard, sayCards } from './cards.ts';
import { type Chip, sayChip } from './chip.ts';
import { inSentence, type Names, nameUnlessYou, sayNameAt } from './names.ts';
import { breachFacts, sayBreach } from './ruling.ts';
import { isThrownIn, sayResult, sayTurn } from './table.ts';

/**
 * The seat of the player to whom a screen belongs alone, who is then spoken to; null where there is none, and for somebody
 * who has sat down since the end.
 */
export const youOf = ({ play }: TableView): number | null =>
  play !== null &&
  play.you !== null &&
  play.mine.length === 1 &&
  (play.seats[play.you]?.joins ?? null) === null
    ? play.you
    : null;

/** The seat of the one person at this screen in a round without a deck; null where nobody or more than one plays here. */
export function hereIn({ play }: TableView): number | null {
  const here = (play?.seats ?? []).flatMap(({ occupant }, seat) => (occupant.who === 'here' ? [seat] : []));
  return here.length === 1 ? here[0]! : null;
}

/**
 * A round of a table of the past as the list of these tables calls its people: stand-ins in the language shown, and a
 * `lonePlayer` taken to have played at this screen, also with a phone.
 */
export function lookedBack({ language }: Words, view: TableView): TableView {
  const told = inLanguage(language, view);
  const { play } = told;
  if (play === null) return told;
  const bots = play.seats.map(({ occupant }) => occupant.who === 'bot');
  const lone = lonePlayer(told.seats.map(({ name }, seat) => ({ name, seat, bot: bots[seat] })));
  const seats = play.seats.map((one, seat) =>
    seat === lone?.seat ? { ...one, occupant: { who: 'here' } as const } : one,
  );
  return { ...told, play: { ...play, seats } };
}

/** The players at a table, with “You” for the one at `you`. */
export const namesFor = (words: Words, names: Names, you: number | null): Names =>
  names.map(({ name }, seat) => ({ name: seat === you ? words.table.labels.you : name }));

/** Whose turn it was at a moment that is looked back at, said to the player at `you`; `starter` played the first card, if any was. */
export function sayTurnThen(
  words: Words,
  then: TableView,
  { you, starter }: { readonly you: number | null; readonly starter: number | null },
): string {
  const view = starter === null ? then : { ...then, starters: [starter] };
  const said = sayTurnFor(words, view);
  if (you === null) return said;
  if (view.phase === 'play' && view.turn === you) return words.play.yourTurn;
  return said === words.table.starts([sayNameAt(view.seats, you)]) ? words.play.youStart : said;
}

/** Whose turn it is, said to the players at this screen. */
export function sayTurnFor(words: Words, view: TableView): string {
  const { play, phase, turn, rules } = view;
  if (play === null) return sayTurn(words, view);
  const own = phase === 'exchange' && play.you !== null ? play.seats[play.you] : undefined;
  if (own?.ready === true) return words.play.othersGetReady;
  if (phase === 'exchange' && rules.exchange === 'pick')
    return own !== undefined && play.exchange === null ? words.play.readyOrNot : words.play.chooseCards;
  const you = youOf(view);
  if (you === null) return sayTurn(words, view);
  if (phase === 'play' && turn === you && view.blind === 'said') return words.play.sayWhat;
  if (phase === 'play' && turn === you)
    return view.extra === 'choose' ? words.play.chooseNext : words.play.yourTurn;
  const starts = phase === 'start' && play.seats[you]?.acts === true;
  if (!starts) return sayTurn(words, view);
  return isThrownIn(view) ? words.play.throwFirst : words.play.youStart;
}

/** Whether nothing may be played without a card that gives the right to start; one that lies face up still doesn't count. */
function owesIt({ moves }: PlayView, { card, ranks }: StartQuestionView): boolean {
  const isAsked = (one: Played) => one === card || ranks.some((rank) => rank === kindOf(one));
  return moves.every((move) => move.kind !== 'play' || move.cards.some(isAsked));
}

/** A move with which its player chooses what a card does: `Play 7♥: 7 or lower next`. */
export function sayWay(words: Words, move: ScreenMove, offer: Chip): string {
  const cards = move.kind === 'play' ? sayCards(words, move.cards) : null;
  return words.play.buttons.way(cards, sayChip(words, offer, false));
}

/** Before the first card: what the player at this screen may play, or that there is nothing yet; and why who starts does. */
export function sayBeforeFirst(words: Words, view: TableView): readonly [string, string | null] {
  const { play, seats, beginning } = view;
  const you = play?.you ?? null;
  const acts = you !== null && play?.seats[you]?.acts === true;
  const what = acts ? words.play.playAnything : words.play.emptyPile;
  const { starts } = beginning ?? {};
  const seat = starts?.seat ?? (starts?.holders.length === 1 ? starts.holders[0]! : null);
  if (beginning !== null && starts !== undefined && isThrownIn(view)) {
    const facts = startFacts(seats, beginning.asDealt, starts);
    return [acts ? words.play.throwIn(facts) : what, words.play.startsSince(facts)];
  }
  // Who holds a card that would do needn't start: somebody else may have one that goes first.
  const isAlone = play?.seats.every((one, i) => one.acts === (i === seat)) === true;
  if (beginning === null || starts === undefined || seat === null || !isAlone) return [what, null];
  const facts = { ...startFacts(seats, beginning.asDealt, starts), name: nameUnlessYou(seats, seat, you) };
  return [acts && owesIt(play, starts) ? words.play.playFirst(facts) : what, words.play.startsSince(facts)];
}

/** Why a move was refused, said to the people who tried it; null if no reason is known. */
export function sayRefusal(words: Words, { seats }: TableView, ruling: RulingView): string | null {
  const [breach] = ruling.breaches;
  return breach === undefined
    ? null
    : sayBreach(words, { ...breachFacts(seats, breach, ruling.move), mover: null });
}

/** More cards than these are counted rather than named, so that the button has one line. */
const NAMED = 2;

/** On the button that plays what is chosen; `wanted` is how many cards are to lie face up, null once the round is on. */
export function sayLay(
  words: Words,
  {
    chosen,
    stack,
    wanted,
  }: { readonly chosen: readonly Played[]; readonly stack: number | null; readonly wanted: number | null },
): string {
  const { buttons, labels } = words.play;
  if (wanted !== null) return buttons.layFaceUp(chosen.length, wanted);
  if (stack !== null) return buttons.turnOver;
  if (chosen.length <= NAMED) return buttons.layThese(sayCards(words, chosen));
  const [kind, ...others] = new Set(chosen.map(kindOf));
  return others.length > 0
    ? buttons.layThese(labels.cards(chosen.length))
    : buttons.layEqual(chosen.length, words.cards.plural(kind!));
}

/** On the button that puts a card on an equal one before play. */
export function sayStacking(
  words: Words,
  { play, seats }: TableView,
  { cards, on }: Extract<ScreenMove, { kind: 'stack' }>,
): string {
  const owner = on.seat === play?.you ? null : sayNameAt(seats, on.seat);
  return words.play.buttons.stackOn(sayCards(words, cards), sayCard(words, on.card), owner);
}

/** How a round ended, said to the players at this screen: first their own result, then the rest; null for none. */
export function sayResultFor(words: Words, view: TableView): readonly [string, string | null] {
  const { loser, drawn, series, seats } = view;
  const winner = series.rounds.at(-1)?.winner ?? null;
  const won = loser === null || winner === null ? null : words.series.wonBy(inSentence(winner));
  const you = youOf(view);
  if (you !== null && you === loser) return [words.play.youLose, won];
  const said = sayResult(words, view);
  const isFirst = loser === null && !drawn && seats[you ?? -1]?.place === 1;
  if (you !== null && (isFirst || seats[you]?.name === winner))
    return [words.play.youWin, loser === null ? null : said];
  return [said, won];
}

/** For whom the table waits who can’t act: phones that are away, and seats that nobody has. */
export function sayWaitsFor(words: Words, { play, seats }: TableView): string[] {
  const names = { away: [] as string[], left: [] as string[], free: [] as string[] };
  for (const seat of play?.waitsFor ?? []) {
    const { taken, left } = play!.seats[seat]!;
    names[taken ? 'away' : left ? 'left' : 'free'].push(sayNameAt(seats, seat));
  }
  const why = ['away', 'left', 'free'] as const;
  return why.flatMap((one) => (names[one].length === 0 ? [] : [words.play.waits[one](names[one])]));
}

/** The names of the players who haven’t finished the exchange. */
export const notReady = ({ play, seats }: TableView): string[] =>
  (play?.seats ?? []).flatMap(({ ready }, seat) => (ready ? [] : [sayNameAt(seats, seat)]));

/** How many cards lie on the pile; or, as it has just burned, that its player goes on for that. */
export function sayPile({ play }: Words, { pile, ruling, turn, seats, play: own }: TableView): string {
  if (pile.length > 0) return play.onPile(pile.length);
  const goesOn =
    ruling?.burn === true &&
    !ruling.unburned &&
    ruling.again &&
    !ruling.optional &&
    ruling.move.seat === turn;
  return goesOn ? play.burned(nameUnlessYou(seats, ruling.move.seat, own?.you ?? null)) : play.emptyPile;
}
