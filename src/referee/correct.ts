import { bareCards, bareOf, type Card, copiesOf, inPlaceOf, type Played, packOf } from '../engine/cards.ts';
import { cardsOf } from '../engine/move.ts';
import { type Entry, isRefused, isSameSince, judgeRecord, newestChange } from '../engine/record.ts';
import type { Result } from '../engine/result.ts';
import type { SeatNumber } from '../engine/state.ts';
import { type Correction, type CorrectionError, type Splice, spliceOf } from './correction.ts';
import { deedOf } from './deed.ts';
import { eitherOf, renamed, withEither } from './either.ts';
import type { Input } from './input.ts';
import { likelySeat, nextSlots, withCard } from './likely.ts';
import { judgeOpen } from './open.ts';
import { type Asked, leave, type Referee, revised, type TakenUp } from './referee.ts';
import { guessed, type Reread, reread } from './reread.ts';
import { saidAround, say } from './say.ts';

/** The open play as it stands in the corrected game: whose it is follows the turn, unless somebody has said. */
export function reopened(referee: Referee): Referee {
  const { open } = referee;
  if (open === null) return referee;
  const seat = open.sure ? open.seat : (likelySeat(referee.game) ?? open.seat);
  // It closes by itself at the earliest with the quiet time, so that UNDO still means the correction.
  return { ...referee, open: judgeOpen(referee.game, { ...open, seat }), correctedSince: true };
}

/** What led to a question, to be taken once more. */
function causeOf({ held, kind, cause }: Asked): Input[] {
  if (cause !== undefined) return [cause];
  if (kind !== undefined)
    return [{ type: 'command', command: { name: kind === 'pickUp' ? 'PICKUP' : 'BLIND' }, at: 0 }];
  return held === null ? [] : [{ type: 'sighting', sighting: held }];
}

/** A question about a state that isn't any more is asked again, if it has to be. */
export function withoutQuestion(referee: Referee): Referee {
  const { question } = referee;
  if (question === null) return referee;
  return { ...referee, question: null, waiting: [...causeOf(question), ...referee.waiting] };
}

/** The question is answered where its very card is what the correction adds: it doesn't come again. */
function answeredBy(referee: Referee, correction: Correction): Referee {
  const { question, judged } = referee;
  if (correction.kind !== 'cards' || question?.held == null) return referee;
  const old = judged[correction.entry]?.entry;
  const { card } = question.held;
  const isAdded =
    bareCards(correction.cards).includes(card) && old?.kind === 'move' && !cardsOf(old.move).includes(card);
  return isAdded ? { ...referee, question: null } : referee;
}

/** A corrected move can still be taken back while it is the newest; any other lies there. */
function standing(referee: Referee, { at, remove, entries }: Splice): readonly Entry[] {
  const isNewest = at + remove >= referee.judged.length;
  const replaced = referee.judged.slice(at, at + remove).map(({ entry }) => entry);
  const were = replaced.flatMap(eitherOf);
  // A card that was there already is as sure as it was.
  const there = replaced.flatMap((entry) => (entry.kind === 'move' ? cardsOf(entry.move) : []));
  const unsure = referee.unsure.filter((card) => !there.includes(card));
  return guessed(referee.judged[at]?.before ?? referee.game, entries).map((one, i) => {
    const entry = withEither(one.entry, [...unsure, ...were]);
    const lies = !isNewest && isRefused(one) && !isRefused(referee.judged[at + i]);
    return lies && entry.kind === 'move' ? { ...entry, ifIllegal: 'letStand' } : entry;
  });
}

/** What a correction makes of the record: its entries from `at` on, judged, and which later rulings change. */
export interface Corrected extends Reread {
  readonly at: number;
  /** Whether it ends with a play that is not allowed and that nobody has taken back. */
  readonly alarm: boolean;
}

/** The record with a correction in it: later entries are judged again. The referee stays as it is. */
export function withCorrection(referee: Referee, correction: Correction): Result<Corrected, CorrectionError> {
  const { judged, game, withdrawn } = referee;
  const spliced = spliceOf(judged, game, correction);
  if (!spliced.ok) return spliced;
  const { at, remove } = spliced.value;
  const before = judged[at]?.before ?? game;
  const put = judgeRecord({ initial: before, entries: standing(referee, spliced.value) });
  const after = put.at(-1)?.after ?? before;
  const later = reread(after, at + put.length, judged.slice(at + remove), withdrawn);
  const all = [...put, ...later.judged];
  const last = all.at(-1);
  const isNoticed = [...withdrawn, ...later.withdrawn].some((entry) => entry === last?.entry);
  return { ok: true, value: { ...later, at, judged: all, alarm: isRefused(last) && !isNoticed } };
}

/** The name of the option that a correction is about, if it is about one. */
const optionOf = (correction: Correction): string | null =>
  correction.kind === 'insert' && correction.adjustment.kind === 'option' ? correction.adjustment.name : null;

/**
 * What is said of a correction that was made: whose play a card turned out to be part of; of a draw, whose it was and
 * which way it was wrong.
 */
function tellCorrected(referee: Referee, correction: Correction, before: Referee, made: Corrected): Referee {
  const { at } = made;
  const text = String(made.changed.length);
  const deed = deedOf(correction, before.judged, made);
  const plain = { text, ...(deed !== null && { deed }) };
  const first = referee.judged[at]?.entry;
  if (correction.kind === 'cards' && at < correction.entry && first?.kind === 'move')
    return say(referee, 'joined', { card: bareOf(correction.cards[0]!), seat: first.move.seat, text });
  const fact = correction.kind === 'insert' ? correction.adjustment : null;
  if (fact?.kind !== 'moved') return say(referee, 'corrected', plain);
  const { from, to } = fact;
  if (from.zone === 'stock' && to.zone === 'hand') return say(referee, 'drewMore', { seat: to.seat, text });
  if (from.zone === 'hand' && to.zone === 'stock') return say(referee, 'drewLess', { seat: from.seat, text });
  return say(referee, 'corrected', plain);
}

/** What of the referee `before` is part of the corrected record, and of what waited only that. */
function takenUpBy(corrected: Referee, before: Referee): readonly TakenUp[] {
  const correction = newestChange(corrected.revisions);
  if (correction === null) return before.takenUp;
  const { open, announced, question } = before;
  const waiting = before.waiting.slice(0, before.waiting.length - corrected.waiting.length);
  return [...before.takenUp, { correction, open, announced, question, waiting }];
}

/** What was there before the newest change of the record took it up. */
export function givenBack(referee: Referee): Partial<Referee> {
  const change = newestChange(referee.revisions);
  const taken = referee.takenUp.find(({ correction }) => correction === change);
  if (taken === undefined) return {};
  const { open, announced, question, waiting } = taken;
  return { open, announced, question, waiting: [...waiting, ...referee.waiting] };
}

/**
 * Makes a correction; the rulings that this changes are kept, to be said. UNDO leads back to `before`, if the record has
 * a play that is only asked about there.
 */
export function correct(referee: Referee, correction: Correction, before: Referee = referee): Referee {
  const made = withCorrection(referee, correction);
  if (!made.ok) return say(referee, made.error, { text: optionOf(correction) });
  const { at, judged, changed: changes, withdrawn, alarm } = made.value;
  const freed = withoutQuestion(answeredBy({ ...leave(referee, 'counting'), announced: null }, correction));
  const from = Math.min(at, before.judged.length);
  const entries = [...referee.judged.slice(from, at), ...judged].map(({ entry }) => entry);
  const rewritten = revised({ ...freed, revisions: before.revisions }, { type: 'rewrite', from, entries });
  const changed: Referee = {
    ...rewritten,
    ...saidAround(rewritten, at, rewritten.judged.length - referee.judged.length),
    takenUp: before === referee ? referee.takenUp : takenUpBy(rewritten, before),
    changed: changes,
    // The old ones too: undo brings them back.
    withdrawn: [...referee.withdrawn, ...withdrawn],
    alarm,
  };
  return tellCorrected(reopened(changed), correction, referee, made.value);
}

/**
 * The cards of a correction that are sure: those of the chosen entry as it was, and where codes tell the packs apart those
 * that were scanned for it.
 */
function sureCards(
  { judged, toldApart }: Referee,
  correction: Correction,
  scanned: readonly Card[],
): readonly Card[] {
  const entry = 'entry' in correction ? judged[correction.entry]?.entry : undefined;
  const own = entry?.kind === 'move' && correction.kind !== 'insertMove' ? cardsOf(entry.move) : [];
  return toldApart ? [...own, ...scanned] : own;
}

/** The correction with the cards that were tapped: of equal ones those that the player may have had there. */
function withTapped(referee: Referee, correction: Correction, sure: readonly Card[]): Correction {
  const { judged, game, toldApart } = referee;
  if (!('entry' in correction)) return correction;
  const one = judged[correction.entry];
  const before = one?.before ?? game;
  const old = one?.entry.kind === 'move' && correction.kind !== 'insertMove' ? one.entry.move : null;
  const meant = (tapped: readonly Played[], seat: SeatNumber | null): Played[] => {
    const found: Card[] = [];
    const cards = bareCards(tapped);
    for (const card of cards) {
      const isSure = sure.includes(card) && !found.includes(card);
      const others = [...found, ...cards.filter((other) => other !== card)];
      const tap = { card, copy: 1, how: 'tap' } as const;
      const from = seat === null || before.seats[seat] === undefined ? [] : nextSlots(before, seat);
      const either = withCard({ game: before, toldApart }, tap, from, others);
      found.push(isSure ? card : either.card);
    }
    return found.map((card, i) => inPlaceOf(tapped[i]!, card));
  };
  if (correction.kind === 'cards' && old !== null)
    return { ...correction, cards: meant(correction.cards, old.seat) };
  if (correction.kind !== 'move' && correction.kind !== 'insertMove') return correction;
  const { move } = correction;
  if (move.kind === 'play') return { ...correction, move: { ...move, cards: meant(move.cards, move.seat) } };
  if (move.kind !== 'flip' || move.card === undefined) return correction;
  return { ...correction, move: { ...move, card: meant([move.card], move.seat)[0]! } };
}

/** The cards that a correction puts into the record. */
export const cardsPut = (correction: Correction): readonly Card[] =>
  correction.kind === 'cards'
    ? bareCards(correction.cards)
    : correction.kind === 'move' || correction.kind === 'insertMove'
      ? cardsOf(correction.move)
      : [];

/** The correction with one of its cards as this copy of it; none where that is there, too. */
function withCopy(correction: Correction, card: Card, copy: Card): Correction[] {
  if (cardsPut(correction).includes(copy)) return [];
  const name = (one: Card): Card => (one === card ? copy : one);
  if (correction.kind === 'cards')
    return [{ ...correction, cards: correction.cards.map((one) => inPlaceOf(one, name(bareOf(one)))) }];
  if (correction.kind !== 'move' && correction.kind !== 'insertMove') return [];
  return [{ ...correction, move: renamed(correction.move, name) }];
}

/** How many moves are offences with a correction. */
function offences(referee: Referee, correction: Correction): number {
  const made = withCorrection(referee, correction);
  return made.ok ? made.value.judged.filter(({ ruling }) => ruling?.verdict === 'illegal').length : 0;
}

/** Makes a correction with tapped cards, which may be of any pack: of that with which the later moves go best. */
function correctTapped(referee: Referee, said: Correction, scanned: readonly Card[]): Referee {
  const { packs } = referee.game.rules.set.deck;
  if (packs === 1) return correct(referee, said);
  const sure = sureCards(referee, said, scanned);
  const chosen = withTapped(referee, said, sure);
  const tapped = cardsPut(chosen).filter(
    (card, i) => !sure.includes(card) && packOf(cardsPut(said)[i] ?? card) === 1,
  );
  const others = tapped.flatMap((card) =>
    copiesOf(card, packs).flatMap((copy) => withCopy(chosen, card, copy)),
  );
  const best = others.reduce(
    (found, other) => (offences(referee, other) < offences(referee, found) ? other : found),
    chosen,
  );
  const { unsure } = referee;
  const put = cardsPut(best).filter((_, i) => tapped.includes(cardsPut(chosen)[i]!));
  return { ...correct({ ...referee, unsure: [...unsure, ...put] }, best), unsure };
}

/**
 * Makes a correction that was chosen when the record had `revision` changes. If what there was then isn't as it was, its
 * entry may be another one by now: then nothing is changed and people are told.
 */
export function correctChosen(
  referee: Referee,
  { correction, revision, scanned = [] }: Extract<Input, { type: 'correct' }>,
): Referee {
  const { revisions } = referee;
  // What is counted from the end is another move as soon as there is one more.
  const isSame =
    correction.kind === 'takeBack' ? revision === revisions.changes.length : isSameSince(revisions, revision);
  return isSame ? correctTapped(referee, correction, scanned) : say(referee, 'recordChanged');
}
