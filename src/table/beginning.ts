import { type Card, faceOf, isKnown, rankOf, type Slot } from '../engine/cards.ts';
import { dealingSteps } from '../engine/dealing.ts';
import { isTieOrdered, type StartQuestion, startQuestions, tieOrder } from '../engine/first.ts';
import type { Viewer } from '../engine/knowledge.ts';
import { cardsOf } from '../engine/move.ts';
import type { Judged } from '../engine/record.ts';
import type { BeginningView, StartQuestionView } from '../protocol/beginning.ts';
import type { Referee } from '../referee/referee.ts';
import { standingQuestions } from '../referee/starting.ts';

const questionView = ({ ranks, zones, holders, ...rest }: StartQuestion): StartQuestionView => ({
  ...rest,
  ranks: [...ranks],
  zones: [...zones],
  holders: [...holders],
});

/**
 * What let the player of this play begin the round, with their seat; null where it wasn't the first, where cards are
 * thrown in first, or where nothing seen by then and nothing in the play says it.
 */
export function rightToStart({ before, entry, ruling }: Judged): StartQuestionView | null {
  if (before.phase !== 'start' || entry.kind !== 'move' || ruling?.verdict !== 'legal') return null;
  const { seat } = entry.move;
  const cards = cardsOf(entry.move);
  const { hand, faceUp } = (before.dealt ?? before.seats)[seat]!;
  const asked = startQuestions(before);
  // Who needn't play the card that lets them start may have one of the first question unseen, whatever is played.
  const open = before.rules.set.first.mustPlayIt ? asked : asked.slice(0, 1);
  const found = open.find(
    ({ by, seat: named, card, ranks, holders }) =>
      by !== 'thrownIn' &&
      (named === seat ||
        holders.includes(seat) ||
        cards.some(
          (one) =>
            (card !== null && faceOf(one) === faceOf(card)) || ranks.some((rank) => rank === rankOf(one)),
        )),
  );
  if (found === undefined) return null;
  // It is asked by the card of the first pack; what is told is the one that they have.
  const { card } = found;
  const isThat = (one: Slot | null): one is Card =>
    one !== null && isKnown(one) && card !== null && faceOf(one) === faceOf(card);
  const own = [...cards, ...hand, ...faceUp].find(isThat);
  return { ...questionView(found), card: own ?? card, seat, holders: [] };
}

/** Who wants to scan the face-up cards first still has to deal them; Done says that they are dealt. */
const nothingScanned = ({ judged, open, announced, question, denied, doneSaid }: Referee): boolean =>
  judged.length === 0 &&
  denied === 0 &&
  !doneSaid &&
  [open, announced, question].every((one) => one === null);

/** What a screen shows of a round before its first card; null afterwards. */
export function beginningView(referee: Referee): BeginningView | null {
  const { game } = referee;
  const [starts, otherwise] = standingQuestions(referee);
  if (starts === undefined) return null;
  const { first, next } = game.rules.set;
  const dealing = nothingScanned(referee) ? dealingSteps(game.rules.set, game.seats.length) : null;
  return {
    dealing: dealing === null ? null : [...dealing],
    dealerLost: next.dealer === 'loser' && game.lastLoser === game.dealer,
    starts: questionView(starts),
    otherwise: otherwise === undefined ? null : questionView(otherwise),
    nearest: isTieOrdered(game, starts.by) ? (tieOrder(game)[0] ?? null) : null,
    dealtFirst: first.tie === 'dealtFirst',
    asDealt: game.dealt !== null,
    mustPlayIt: first.mustPlayIt,
    denied: referee.denied > 0,
  };
}

/**
 * The same where all cards are known: a player who holds the card that decides is told so, once all are ready. Whose card
 * it is otherwise is no business of theirs, and neither is it while cards are still swapped.
 */
export function beginningFor(
  view: BeginningView | null,
  whole: Referee,
  viewer: Viewer,
): BeginningView | null {
  const [starts] = whole.game.phase === 'start' ? standingQuestions(whole) : [];
  // Where anybody may who is quick enough, nobody learns whether others have such a card.
  const isOwn = starts?.by !== 'race' && starts?.holders.length === 1 && starts.holders[0] === viewer;
  // Who has cards to throw in has to, and who starts then is told to all.
  const isTheirs = isOwn || starts?.by === 'thrownIn';
  return view === null || starts === undefined || !isTheirs
    ? view
    : { ...view, starts: questionView(starts), otherwise: null };
}
