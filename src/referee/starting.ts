import { type Card, kindOf } from '../engine/cards.ts';
import { isTieOrdered, type StartQuestion, startQuestions } from '../engine/first.ts';
import type { SeatNumber } from '../engine/state.ts';
import { starterAfter } from '../engine/thrown.ts';
import type { Referee } from './referee.ts';
import { type NoticeFacts, say } from './say.ts';

/**
 * Who starts is asked in the order of the rules. That nobody has a card is only what people say: it leads on to the
 * next question and to nothing else, so that nobody is ever accused by it.
 */

/** Only the first in the order of ties of those who have the card, where the rules have one. */
const narrowed = ({ game }: Referee, question: StartQuestion): StartQuestion =>
  isTieOrdered(game, question.by) ? { ...question, holders: question.holders.slice(0, 1) } : question;

/** What is still asked, the present question first; nothing once the round has begun. */
export const standingQuestions = (referee: Referee): StartQuestion[] => {
  const { game, denied } = referee;
  if (game.phase !== 'start' && game.phase !== 'exchange') return [];
  const all = startQuestions(game);
  return all.slice(Math.min(denied, all.length - 1)).map((question) => narrowed(referee, question));
};

/** The seat that starts by what everybody was told last; null while that is asked, or more than one may. */
export function toldStarter(referee: Referee): SeatNumber | null {
  const [starts] = referee.game.phase === 'start' ? standingQuestions(referee) : [];
  if (starts === undefined || starts.by === 'race') return null;
  const [holder, ...others] = starts.holders;
  return starts.seat ?? (others.length === 0 ? (holder ?? null) : null);
}

/** Whether anybody can say "nobody has it": the question is about a card, and nobody is known to have it. */
function canDeny(referee: Referee): boolean {
  const [starts] = standingQuestions(referee);
  if (starts === undefined || referee.open !== null) return false;
  return (starts.card !== null || starts.ranks.length > 0) && starts.holders.length === 0;
}

/** What nobody has: the card, or the ranks; with `faceUp` where only the cards that lie face up were asked for. */
const deniedFacts = ({ card, ranks, zones }: StartQuestion): NoticeFacts => ({
  card,
  text: [...ranks, ...(zones.includes('hand') ? [] : zones)].join(' '),
});

/** "Nobody has it": the next fallback is asked; null where no such thing is asked. */
export function deny(referee: Referee): Referee | null {
  const [starts] = standingQuestions(referee);
  if (starts === undefined || !canDeny(referee)) return null;
  const denied = { ...referee, denied: referee.denied + 1, announced: null, starter: null };
  return say(denied, 'nobodyHasIt', deniedFacts(starts));
}

/** Goes back to the question before, while the round has not begun; null where there is none. */
export const takeBackDenial = (referee: Referee): Referee | null =>
  referee.denied > 0 && standingQuestions(referee).length > 0
    ? say({ ...referee, denied: referee.denied - 1 }, 'askedAgain')
    : null;

/**
 * After how many of the denials it was answered wrongly that nobody has such a card, which is played first now; null where
 * it wasn't, or nobody else could have a better right to start by such a card.
 */
export function deniedWrongly({ game, denied }: Referee, card: Card): number | null {
  if (game.phase !== 'start') return null;
  const wrong = startQuestions(game)
    .slice(0, denied)
    .findIndex(
      ({ by, ranks, zones }) =>
        isTieOrdered(game, by) && zones.includes('hand') && ranks.some((rank) => rank === kindOf(card)),
    );
  return wrong === -1 ? null : wrong;
}

/** Whether people have said that nobody has this very card, which would start the round. */
export const isDenied = ({ game, denied }: Referee, card: Card): boolean =>
  game.phase === 'start' &&
  startQuestions(game)
    .slice(0, denied)
    .some((question) => question.card === card);

/** The referee with the seat announced that people have named to start; the same once a card lies there or is asked about. */
export function namedAgain(referee: Referee): Referee {
  const { game, open, question, starter } = referee;
  const isOver = game.phase !== 'start' || starterAfter(game) !== null;
  return isOver || open !== null || question !== null ? referee : { ...referee, announced: starter };
}
