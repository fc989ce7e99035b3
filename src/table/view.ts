import { isKnown } from '../engine/cards.ts';
import { type Hindsight, hindsight } from '../engine/hindsight.ts';
import { unseenCards, withDeduced } from '../engine/knowledge.ts';
import { outcomeOf } from '../engine/outcome.ts';
import { isMade, isRefused, type Judged, moveNumber, nextNumber, saidAfter } from '../engine/record.ts';
import { changeable } from '../engine/rules/changeable.ts';
import { dealRow } from '../engine/rules/rules.ts';
import { faceUpCards, isDrawn, isStalled, loserOf, type SeatNumber, type State } from '../engine/state.ts';
import type {
  ChangedView,
  HindsightView,
  LogLine,
  MendOffers,
  MendView,
  NoticeView,
  OpenView,
  QuestionView,
  RulingView,
  SeatView,
  TableView,
  WaitingView,
} from '../protocol/view.ts';
import type { Command } from '../recognition/sighting.ts';
import { type Choice, choicesOf, lessLikely } from '../referee/choices.ts';
import { handRanges } from '../referee/doubt.ts';
import { mayStack } from '../referee/exchange.ts';
import { unknownStack } from '../referee/face-up.ts';
import { waitingShown } from '../referee/hold.ts';
import type { Input } from '../referee/input.ts';
import { likelySeat, starters } from '../referee/likely.ts';
import type { Mend } from '../referee/mend.ts';
import { mendsBefore, mendsNow } from '../referee/offers.ts';
import { breachesNow, rulingNow } from '../referee/open.ts';
import type { Offer, Question } from '../referee/question.ts';
import {
  countingOf,
  cursorOf,
  modeNow,
  type OpenPlay,
  type Referee,
  registeringOf,
  type Said,
} from '../referee/referee.ts';
import type { Change } from '../referee/reread.ts';
import { withShown } from '../referee/taken.ts';
import { beginningView } from './beginning.ts';
import { coachView } from './coach/coach.ts';
import { demandRule, demandView } from './demand-view.ts';
import { inLog, linesInOrder } from './in-order.ts';
import { mayMove } from './people.ts';
import { nextRound, optionWords } from './round.ts';
import { breachView, rulingView } from './ruling-view.ts';

/** As many lines of the log as a screen is sent. */
const LOG_LINES = 60;

export const noticeView = ({ id, code, card, seat, text, deed }: Said): NoticeView => ({
  id,
  code,
  card,
  seat,
  text,
  ...(deed && { deed }),
});

/** What lines of the log show, with the number and the last of what was said after it, on which this rests. */
const shownLines = new WeakMap<
  Judged,
  { readonly id: number; readonly last: Judged | undefined; readonly ruling: RulingView | null }
>();

/** An entry in the log, whose ruling is made out once: it is told again with every message. */
function loggedRuling(judged: Judged, id: number, said: readonly Judged[]): RulingView | null {
  const before = shownLines.get(judged);
  const last = said.at(-1);
  if (before !== undefined && before.id === id && before.last === last) return before.ruling;
  const ruling = rulingView(judged, id, true, said);
  shownLines.set(judged, { id, last, ruling });
  return ruling;
}

/** Whether an entry announces a face-down card that the next one shows: then that has the line of both. */
const isShownNext = ({ before, after }: Judged, next: Judged | undefined): boolean =>
  before.pending === null && after.pending !== null && next?.before.pending != null && isMade(next);

/** The newest lines of the log. */
function logLines(referee: Referee): LogLine[] {
  const { judged, notices } = referee;
  const hasLine = (one: Judged, next: Judged | undefined) =>
    one.entry.kind === 'move' && !isShownNext(one, next);
  return linesInOrder(judged, notices.map(inLog), { hasLine, told: (notice) => notice })
    .slice(-LOG_LINES)
    .map((line) => {
      if (line.kind === 'remark') {
        const { remark } = line;
        return { number: null, ruling: null, notice: noticeView(remark) };
      }
      const { entry, number } = line;
      const ruling = loggedRuling(judged[entry]!, 2 * entry, saidAfter(judged, entry));
      return { number, ruling, notice: null };
    });
}

/** Whether anybody has face-up cards, or had: from the deal, or because a blind card stays up. */
const hasFaceUp = ({ rules, seats }: State): boolean =>
  (dealRow(rules, seats.length)?.faceUp ?? 0) > 0 ||
  seats.some(({ faceUp }) => faceUp.some((slot) => slot !== null));

/** The state with all that everybody at a real table can know; where the program deals, as the viewer sees it. */
const seenBy = (referee: Referee): State =>
  withDeduced(referee.viewer === null ? withShown(referee) : referee.game);

function seatViews({ judged, away, viewer }: Referee, state: State): SeatView[] {
  // Where the program deals, no count is in doubt.
  const ranges = viewer === null ? handRanges({ game: state, judged }) : [];
  return state.seats.map((seat, i) => ({
    name: seat.name,
    hand: seat.hand.length,
    ...(ranges[i] ?? { least: seat.hand.length, most: seat.hand.length }),
    known: seat.hand.filter(isKnown),
    faceUp: hasFaceUp(state) ? [...seat.faceUp] : [],
    faceDown: seat.faceDown.map((stack) => stack.length),
    away: away.includes(i),
    place: state.out.includes(i) ? state.out.indexOf(i) + 1 : null,
  }));
}

function openView(referee: Referee, open: OpenPlay, now: number): OpenView {
  const { game, settings } = referee;
  const ruling = rulingNow(game, open);
  const burn = ruling.verdict !== 'illegal' && outcomeOf(game, ruling.events).outcome.burn;
  return {
    seat: open.seat,
    cards: [...open.cards],
    answer: open.answer,
    missing: open.missing,
    burn,
    breaches: breachesNow(game, open).map((one) => breachView(game.rules, one)),
    closesIn: referee.question === null ? Math.max(0, Math.round(settings.quiet - (now - open.at))) : null,
    quiet: settings.quiet,
  };
}

/** Where a card was turned over from that has to be scanned; or that its player has to say what it does. */
function blindOf({ pending }: State): TableView['blind'] {
  if (pending === null) return null;
  if (pending.card !== undefined) return 'said';
  return pending.stack === 'stock' ? 'stock' : 'faceDown';
}

const offerView = ({ name, ranks }: Offer) => ({ power: name, ranks: [...ranks] });

export const questionView = ({ id, code, card, seat, count, answers }: Question): QuestionView => ({
  id,
  code,
  card,
  seat,
  count,
  answers: answers.map((answer) => ({
    kind: answer.kind,
    seat: answer.kind === 'seat' ? answer.seat : null,
    ...(answer.kind === 'card' && { card: answer.card }),
    ...(answer.kind === 'choice' && { offer: offerView(answer.offer) }),
  })),
});

const choiceView = (choice: Choice): TableView['choices'][number] =>
  choice.kind === 'answer' ? choice : { kind: 'mend', mend: mendView(choice.mend) };

function waitingCommand(command: Command): WaitingView | null {
  switch (command.name) {
    case 'SEAT':
      return { what: 'seat', seat: command.seat - 1 };
    case 'DIGIT':
      return { what: 'digit', digit: command.digit };
    // An answer never waits.
    case 'ANSWER':
      return null;
    default:
      return { what: 'command', command: command.name };
  }
}

/** What waits, of what people did; null for what a camera saw of the pile and of face-up cards. */
function waitingView(input: Input): WaitingView | null {
  switch (input.type) {
    case 'sighting':
      return { what: 'card', card: input.sighting.card };
    case 'command':
      return waitingCommand(input.command);
    case 'itWas':
      return { what: 'command', command: 'WRONG_PLAYER' };
    case 'register':
      return { what: 'command', command: 'FACEUP' };
    default:
      return null;
  }
}

/** The newest ruling; its number grows with every entry and every wish to hear it again. */
function lastRuling(referee: Referee): RulingView | null {
  // What was counted or set right since is no ruling.
  const { judged } = referee;
  const last = judged.findLastIndex(({ entry }) => entry.kind === 'move');
  const id = referee.revisions.changes.length + referee.repeats;
  return last === -1 ? null : rulingView(judged[last]!, id, !referee.alarm, saidAfter(judged, last));
}

function registeringView(referee: Referee): TableView['registering'] {
  const mode = registeringOf({ mode: modeNow(referee) });
  if (mode === null) return null;
  const { game } = referee;
  const { seat } = mode;
  const { faceUp } = game.seats[seat]!;
  const cards = faceUpCards(game.seats[seat]!);
  if (mode.kind === 'exchange') {
    const stack = faceUp.findIndex((slot) => slot !== null && !mode.cards.some((card) => card === slot));
    const done = mode.cards.length;
    const isEnough = mayStack(referee.game) && done >= cards.length;
    const of = Math.max(cards.length, done);
    return { seat, stack: Math.max(0, stack), done, of, again: true, ...(isEnough && { enough: true }) };
  }
  const stack = unknownStack(game, seat);
  if (stack === null) return null;
  return { seat, stack, done: cards.filter(isKnown).length, of: cards.length, again: false };
}

function nextView(state: State): TableView['next'] {
  const next = state.phase === 'over' ? nextRound(state) : null;
  return next === null ? null : { dealer: next.dealer, starters: starters(next) };
}

const canUndo = (referee: Referee): boolean =>
  [referee.open, referee.question, referee.announced, registeringOf(referee)].some((one) => one !== null) ||
  referee.judged.length > 0 ||
  referee.denied > 0;

/** What a round looks like, whatever device is heard at it. */
export type RoundView = Omit<TableView, 'series' | 'inputs' | 'scanner' | 'repeated' | 'playback' | 'play'>;

/** What may have happened, as a screen says it. */
export const mendView = ({
  entry: _,
  correction: __,
  withWaiting: ___,
  cards,
  offer,
  ...mend
}: Mend): MendView => ({
  ...mend,
  cards: [...cards],
  ...(offer !== undefined && { offer: offerView(offer) }),
});

/** What may have happened, with what corrects the record. */
export const mendOffers = (mends: readonly Mend[]): MendOffers =>
  mends.flatMap((mend) => {
    const { kind, entry } = mend;
    const correction = mend.correction ?? (kind === 'missed' ? { kind, entry } : null);
    return correction === null ? [] : [{ mend: mendView(mend), correction }];
  });

const mendsShown = new WeakMap<Referee, Pick<TableView, 'mends' | 'earlier'>>();

/** What else the newest moves may have been. */
function makeMendsView(referee: Referee): Pick<TableView, 'mends' | 'earlier'> {
  const { question, open, alarm, mode, judged, game } = referee;
  if (referee.viewer !== null || mode !== null) return { mends: [], earlier: [] };
  // A card that was turned over is waited for: nothing else is asked meanwhile.
  const isQuiet = question === null && open === null && !alarm && game.pending === null;
  const newest = isQuiet || alarm ? judged.length - 1 : judged.length;
  const now = isQuiet ? mendsNow(referee) : [];
  const last = { entry: judged.length - 1, mends: isQuiet ? now : lessLikely(referee) };
  return {
    mends: mendOffers(now),
    earlier: [last, ...mendsBefore(referee, newest)]
      .filter(({ mends }) => mends.length > 0)
      .map(({ entry, mends }) => ({ entry, mends: mendOffers(mends) })),
  };
}

/** The same, made out once: every screen is told. */
function mendsView(referee: Referee): Pick<TableView, 'mends' | 'earlier'> {
  const shown = mendsShown.get(referee) ?? makeMendsView(referee);
  mendsShown.set(referee, shown);
  return shown;
}

function changedView({ judged }: Referee, { entry, was, now, gone }: Change): ChangedView[] {
  const before = rulingView(was, 2 * entry, true);
  if (before === null) return [];
  // What doesn't stand any more had the number of what is there now.
  const number = nextNumber(judged, entry);
  const after = now === null ? null : rulingView(now, 2 * entry, true);
  return [{ entry, number, was: before, now: after, ...(gone !== undefined && { gone }) }];
}

function hindsightView({ judged }: Referee, found: Hindsight): HindsightView {
  const about = judged[found.entry];
  return {
    ...found,
    cards: [...found.cards],
    number: moveNumber(judged, found.entry),
    shownIn: moveNumber(judged, found.shownBy),
    ruling: about === undefined ? null : rulingView(about, 2 * found.entry, true),
  };
}

/** What could not have been; where the program rules on every move, there is no such thing. */
const hindsightViews = (referee: Referee): HindsightView[] =>
  referee.viewer === null ? hindsight(referee.judged).map((found) => hindsightView(referee, found)) : [];

/** The next move from an entry on, in a direction, as a line of the log; null if there is none. */
function moveLine({ judged }: Referee, from: number, by: 1 | -1): LogLine | null {
  for (let entry = from; entry >= 0 && entry < judged.length; entry += by) {
    const one = judged[entry]!;
    const ruling = rulingView(one, 2 * entry, true);
    const number = isMade(one) ? moveNumber(judged, entry) : null;
    if (ruling !== null) return { number, ruling, notice: null };
  }
  return null;
}

function cursorView(referee: Referee): TableView['cursor'] {
  const cursor = cursorOf(referee);
  if (cursor === null) return null;
  const { entry, inserts, proposed, seat, cards, what, digits } = cursor;
  const at = moveLine(referee, entry, 1);
  return {
    entry,
    inserts,
    ...(proposed && !inserts && { misread: true }),
    seat,
    cards: [...cards],
    kind: what,
    digits,
    due: inserts ? likelySeat(referee.judged[entry]?.before ?? referee.game) : null,
    before: moveLine(referee, entry - 1, -1),
    at,
    after: at?.ruling == null ? null : moveLine(referee, at.ruling.id / 2 + 1, 1),
  };
}

function countingView(referee: Referee): TableView['counting'] {
  const counting = countingOf(referee);
  return counting === null ? null : { seat: counting.seat, digits: counting.digits };
}

/**
 * Everything that a screen shows of a round at one moment, but for what the moves may have been; `mayStart` where somebody
 * knows better who may.
 */
export function momentOf(
  referee: Referee,
  now: number,
  mayStart: readonly SeatNumber[] = starters(referee.game),
): Omit<RoundView, 'mends' | 'earlier'> {
  const { game, open, question } = referee;
  const { set, origin } = game.rules;
  const ruling = lastRuling(referee);
  const seen = seenBy(referee);
  return {
    rules: {
      id: set.id,
      title: set.title,
      options: optionWords(origin.options, set),
      chosen: { ...origin.options },
      values: { ...changeable(set) },
      names: set.names,
      burnCall: set.announce.burn,
      packs: set.deck.packs,
      jokers: set.deck.jokers,
      without: set.deck.without,
      order: game.rules.order,
      end: set.end.mode,
      exchange: set.exchange,
      players: game.seats.length,
      leftover: set.leftover,
      setsOutOfTurn: set.ofAKind.outOfTurn,
      runs: Object.values(set.set.play).some((play) => play === 'run' || play === 'setOrRun'),
    },
    phase: game.phase,
    seats: seatViews(referee, seen),
    dealer: game.dealer,
    direction: game.direction,
    turn: game.turn,
    extra: game.extra,
    starters: [...mayStart],
    beginning: beginningView(referee),
    pile: [...game.pile],
    stock: game.stock.length,
    burned: game.burned.length,
    unseen: unseenCards(seen),
    demand: demandView(game),
    demandRule: demandRule(game),
    announced: referee.announced,
    registering: registeringView(referee),
    blind: blindOf(game),
    open: open === null ? null : openView(referee, open, now),
    ruling,
    question: question === null ? null : questionView(question),
    choices: choicesOf(referee).map(choiceView),
    waiting: waitingShown(referee)
      .map(waitingView)
      .filter((one) => one !== null),
    notice: referee.notice === null ? null : noticeView(referee.notice),
    log: logLines(referee),
    canUndo: referee.viewer === null && canUndo(referee),
    revision: referee.revisions.changes.length,
    changed: referee.changed.flatMap((change) => changedView(referee, change)),
    hindsight: hindsightViews(referee),
    cursor: cursorView(referee),
    counting: countingView(referee),
    penalty: set.penalty,
    canMove: referee.viewer === null && mayMove(referee),
    stalled: isStalled(game),
    drawn: isDrawn(game),
    loser: loserOf(game),
    next: nextView(game),
    coach: coachView(referee, ruling, mayStart),
  };
}

/** The newest ruling, but that before the first card a play that was taken back is over: all is as before it. */
function rulingOnTable(referee: Referee): RulingView | null {
  const { judged, game, alarm } = referee;
  if (game.phase !== 'start' || alarm) return lastRuling(referee);
  return lastRuling({ ...referee, judged: judged.filter((one) => !isRefused(one)) });
}

/** Everything that a screen shows of a round as it stands. */
export const viewOf = (...[referee, ...rest]: Parameters<typeof momentOf>): RoundView => ({
  ...momentOf(referee, ...rest),
  ruling: rulingOnTable(referee),
  ...mendsView(referee),
});
