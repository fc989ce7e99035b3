import { isCard } from '../../engine/cards.ts';
import type { NoticeCode } from '../../referee/notice.ts';
import { isAnyJoker, type NoticeFacts, type NoticeSentences } from '../facts.ts';
import { startCard } from './beginning.ts';
import { cardName, cardNames } from './cards.ts';
import { cardCount, possessive, WAYS } from './grammar.ts';

const the = ({ card }: NoticeFacts): string => (card === null ? 'That card' : `The ${cardName(card)}`);
const somebody = ({ seat }: NoticeFacts): string => seat ?? 'Somebody';
const whose = ({ seat }: NoticeFacts): string => (seat === null ? 'the player’s' : possessive(seat));
const quoted = ({ text }: NoticeFacts): string => (text === null || text === '' ? 'That' : `“${text}”`);

/** A table whose file was damaged at its end. */
const goesOnWithout = ({ text }: NoticeFacts): string =>
  text === null || text === '1'
    ? 'The game continues, but its last entry could not be read.'
    : `The game continues, but its file was damaged: its last ${text} entries are left out.`;

/** How many later rulings a correction has changed. */
function laterRulings({ text }: NoticeFacts): string {
  if (text === null || text === '0') return 'Press Undo if that’s wrong.';
  return text === '1'
    ? 'This changes one later ruling. Press Undo if that’s wrong.'
    : `This changes ${text} later rulings. Press Undo if that’s wrong.`;
}

/** All cards of a play, or the one that it is about. */
const cardsOrCard = ({ card, text }: NoticeFacts): string => {
  const cards = text?.split(' ').filter(isCard) ?? [];
  // A card that was scanned twice is one card.
  return cardNames(cards.length === 0 && card !== null ? [card] : [...new Set(cards)]);
};

const say =
  (what: (facts: NoticeFacts) => string, next: string | ((facts: NoticeFacts) => string)) =>
  (facts: NoticeFacts): NoticeSentences => ({
    what: what(facts),
    next: typeof next === 'string' ? next : next(facts),
  });

const STEPS: Readonly<Record<string, string>> = {
  pickUp: 'pick-up',
  flip: 'face-down card',
  done: 'end of a play',
  swap: 'swap',
  turn: 'change of turn',
  direction: 'change of direction',
  count: 'count',
  countStock: 'stock count',
  option: 'rule change',
  penalty: 'penalty',
  correction: 'correction',
};

/** The card that nobody has, or any of these ranks. */
function denied({ card, text }: NoticeFacts): string {
  const words = text?.split(' ').filter((word) => word !== '') ?? [];
  const ranks = words.filter((word) => word !== 'faceUp');
  if (card === null && ranks.length === 0) return 'that card';
  const what = startCard({ card, ranks });
  return words.includes('faceUp') ? `${what} face up` : what;
}

/** Which step is undone or taken back: a play by its cards, anything else by what it was. */
function stepIs({ seat, text }: NoticeFacts, what: string): string {
  const words = text?.split(' ') ?? [];
  const cards = words.filter(isCard);
  const step = text === null ? undefined : STEPS[text];
  if (seat === null) return `The last ${step ?? 'step'} is ${what}.`;
  if (cards.length > 0 && cards.length === words.length)
    return `${possessive(seat)} ${cardNames(cards)} ${cards.length === 1 ? 'is' : 'are'} ${what}.`;
  return `${possessive(seat)} ${step ?? 'last step'} is ${what}.`;
}

/** What is taken back: a card of the open play, or all of one that was refused. */
function takenBack(facts: NoticeFacts): string {
  if (facts.card !== null) return `${the(facts)} is taken back.`;
  return facts.text === null ? 'The play is taken back.' : stepIs(facts, 'taken back');
}

/** What becomes of that: nothing was in anybody’s hand of what has no cards. */
function goesBack({ card, seat, text }: NoticeFacts): string {
  const cards = text?.split(' ').filter(isCard) ?? [];
  if (text !== null && cards.length === 0) return 'Everything is as it was before.';
  const what = card === null && cards.length > 1 ? 'The cards go' : 'The card goes';
  return `${what} back to ${seat ?? 'its player'}; the pile is as before.`;
}

/** What the referee says in passing: what happened, then what it means and what to do, for each code. */
export const notices: Record<NoticeCode, (facts: NoticeFacts) => NoticeSentences> = {
  notACode: say(
    (f) => `${quoted(f)} is not a card code.`,
    (f) =>
      isAnyJoker(f)
        ? 'Nothing was recorded. Jokers are told apart by their numbers: X1, X2.'
        : `Nothing was recorded. Scan it again${f.canTap ? ', or tap the card' : ''}.`,
  ),
  noSuchCommand: say(
    (f) => `${quoted(f)} is not a Burnpile command.`,
    'Nothing was recorded. Scan one of the codes on the command sheet.',
  ),
  notInDeck: say(
    (f) => (f.card === null ? `${quoted(f)} is not in this deck.` : `${the(f)} is not in this deck.`),
    'Nothing was recorded. Put it aside, or scan again.',
  ),
  noSuchSeat: say(
    ({ text }) => (text === null ? 'There is no such seat here.' : `There is no seat ${text} here.`),
    'Nothing has changed. Choose one of the seats shown.',
  ),
  seatFirst: say(
    () => 'I don’t know whose card that is.',
    'That was not recorded. Choose the player first, then try again.',
  ),
  alreadyBurned: say(
    (f) => `${the(f)} should be among the burned cards.`,
    'It was not recorded again. If that was a mis-scan, scan the card that is really there.',
  ),
  alreadyInPlay: say(
    (f) => `${the(f)} is in this play already.`,
    'It counts once. Scan the next card, or press Done.',
  ),
  alreadyInPile: say(
    (f) => `${the(f)} was scanned already: it is in the pile.`,
    'So it isn’t the missing card. Scan another one, or press Undo.',
  ),
  scannedAgain: say(
    (f) => `${the(f)} was scanned again and counts once.`,
    'Move the card away from the scanner. If the pile was picked up, press Pick up, then scan the card again.',
  ),
  misScanDropped: say(
    (f) =>
      f.card === null ? 'That scan doesn’t count.' : `The scan of the ${cardsOrCard(f)} doesn’t count.`,
    'Everything is as before: continue.',
  ),
  nothingOpen: say(() => 'There is no play to end.', 'Nothing was recorded. Scan the next card.'),
  nothingToPickUp: say(() => 'There is no pile to pick up.', 'That was not recorded. Scan the next card.'),
  nothingToUndo: say(() => 'There is nothing to undo.', 'This is where the game began.'),
  undone: say((f) => stepIs(f, 'undone'), 'Everything is as it was before.'),
  takenBack: say(takenBack, goesBack),
  noQuestion: say(() => 'There is no question to answer.', 'Nothing was recorded: continue.'),
  answerFirst: say(
    () => 'Please answer the question first.',
    'What you scanned in the meantime is dealt with after that.',
  ),
  settleFirst: say(
    () => 'First, settle the play that isn’t allowed.',
    'Press “Taken back”, or let it stand. What you scanned in the meantime is dealt with after that.',
  ),
  checkFirst: say(
    () => 'First, check the last scan.',
    'Press “Undo”, or let it stand. What you scanned in the meantime is dealt with after that.',
  ),
  waitingForgotten: say(
    () => 'What you scanned in the meantime is forgotten.',
    'Press Undo to bring it back.',
  ),
  gameOver: say(
    () => 'This game is over.',
    'That was not recorded. Press “Next round” to play on; if the last card was misread, press Undo first.',
  ),
  starterSeen: say(
    (f) => (f.card === null ? 'I know the card that was turned up.' : `${the(f)} was turned up.`),
    'It is the first card to play on.',
  ),
  scanStarterFirst: say(
    () => 'I don’t know yet which card was turned up.',
    'I can’t rule on anything without it: scan that card first.',
  ),
  noBurnDue: say(
    () => 'By the rules, the pile doesn’t burn here.',
    ({ text }) =>
      `The pile stays as it is recorded. If a card is missing, scan it; otherwise put the pile back${text === null ? '' : ', or let the burn stand'}.`,
  ),
  seatAnnounced: say(
    (f) => `The next card is ${whose(f)}.`,
    (f) => `Scan it${f.canTap ? ' or tap it' : ''}. To change that, press Undo or the seat again.`,
  ),
  seatDropped: say(
    (f) => `The next card isn’t ${whose(f)} any more.`,
    ({ text }) => (text === 'start' ? 'Who starts is open again.' : 'It counts by turn again.'),
  ),
  pickUpBooked: say(
    (f) => `${possessive(somebody(f))} pick-up is recorded.`,
    (f) => `The cards of the pile are in ${whose(f)} hand now. Press Undo if that is wrong.`,
  ),
  pickUpSeen: say(
    (f) => `The pile is gone: ${possessive(somebody(f))} pick-up is recorded.`,
    (f) => `Its cards are in ${whose(f)} hand now. Press Undo if it was not picked up.`,
  ),
  burnBooked: say(
    () => 'The pile is recorded as burned.',
    (f) =>
      `By the rules it didn’t burn, but the table let it. ${f.seat === null ? '' : `${f.seat} plays next. `}Press Undo if that is wrong.`,
  ),
  changedPlayer: say(
    (f) => `The last play is now ${whose(f)}.`,
    'I’ve ruled on it again. Check the turn and the counts.',
  ),
  cannotChangePlayer: say(
    () => 'The player of the last move cannot be changed.',
    'Nothing has changed. Undo the move and scan it again.',
  ),
  nothingToRepeat: say(() => 'There is no ruling to repeat yet.', 'Scan the first card.'),
  registering: say(
    (f) => `Now scan ${whose(f)} face-up cards.`,
    'After swapping, scan them from left to right. “Next player” skips the rest.',
  ),
  registered: say(
    (f) => `${the(f)} is one of ${f.seat === null ? 'the' : possessive(f.seat)} face-up cards.`,
    'Scan the next card.',
  ),
  unregistered: say(
    (f) => `${the(f)} is undone.`,
    (f) => `Scan ${whose(f)} face-up card again.`,
  ),
  alreadyKnown: say(
    (f) =>
      f.seat === null
        ? `${the(f)} is somewhere else, as far as I know.`
        : `${the(f)} is one of ${possessive(f.seat)} face-up cards already.`,
    'It was not recorded again: perhaps a mis-scan. Scan the next card.',
  ),
  allOfSeatKnown: say(
    (f) => `${possessive(somebody(f))} face-up cards are all known.`,
    'Nothing has changed. Undo removes the last one.',
  ),
  allRegistered: say(
    () => 'All face-up cards are known.',
    'Play the first card. If you swap after this, scan the face-up cards again.',
  ),
  registeringOver: say(
    () => 'Scanning face-up cards is over.',
    'Cards not scanned stay unknown. Play the first card of the round.',
  ),
  registerFirst: say(
    () => 'Face-up cards are being scanned.',
    'Nothing was recorded. Finish that first: press “Next player” for each one.',
  ),
  nothingToRegister: say(
    () => 'There are no face-up cards to scan.',
    'There is nothing to scan before the first card of the round.',
  ),
  tooLateToRegister: say(
    () => 'The round has begun.',
    'Nothing has changed: face-up cards are scanned before the first card. Undo that card first.',
  ),
  renamed: say(
    (f) => `${f.text ?? 'Somebody'} is ${somebody(f)} now.`,
    'The name is changed in everything that was played here.',
  ),
  moved: say(() => 'The places have changed.', 'The dealer and the last loser are still the same people.'),
  away: say(
    (f) => `${somebody(f)} is away.`,
    'Their cards stay in the game. Wait, or let somebody play for them and scan as usual.',
  ),
  backAgain: say((f) => `${somebody(f)} is back.`, 'Everything continues as before.'),
  exchanging: say(
    (f) => `Now scan ${whose(f)} face-up cards again.`,
    'Scan all of them, or press “As before” if nothing was swapped.',
  ),
  exchangeKnown: say(
    () => 'The swap is recorded.',
    'Play the first card of the round. Undo removes the swap card by card.',
  ),
  notExchanged: say(
    () => 'No swap is recorded.',
    'The face-up cards are as they were scanned. Play the first card of the round.',
  ),
  liesElsewhere: say(
    (f) =>
      f.seat === null
        ? `${the(f)} is somewhere else, as far as I know.`
        : `${the(f)} was scanned as one of ${possessive(f.seat)} cards, and people swap only with their own hand.`,
    'Nothing was recorded: one of the two scans was wrong. Scan again, or undo as far as the other one.',
  ),
  scanAllOfSeat: say(
    (f) => `Not all of ${whose(f)} face-up cards were scanned: ${f.text ?? 'some'} to go.`,
    'Scan the others too, or Undo the one that was scanned.',
  ),
  tooManyChanged: say(
    (f) =>
      `${f.text ?? 'Too many'} of ${whose(f)} face-up cards are new: more than could have come from the hand.`,
    'Nothing was recorded: perhaps a mis-scan. Scan the face-up cards again.',
  ),
  nobodyHasIt: say(
    (f) => `Nobody has ${denied(f)}.`,
    'The next card decides. Somebody has it after all? Scan it.',
  ),
  askedAgain: say(
    () => 'The question before is open again.',
    'Scan the card that starts the round, or say whose it is.',
  ),
  noDrawYet: say(
    () => 'The round is still making progress.',
    'A draw is offered when no card has left the game for a long time.',
  ),
  blindAnnounced: say(
    (f) => `${somebody(f)} turns over a card.`,
    'The next card counts as that one. Scan it.',
  ),
  scannerWorks: say(() => 'The test code was read.', 'The scanner works. Nothing was recorded.'),
  scannerMissing: say(
    (f) => `The scanner at ${quoted(f)} can’t be used.`,
    'The bottom of the page says why. Until it works, tap the cards here.',
  ),
  scannerLost: say(
    () => 'The scanner is gone.',
    'Nothing is lost. Plug it in again, or tap the cards here in the meantime.',
  ),
  scannerBack: say(() => 'The scanner is back.', 'Continue scanning where you left off.'),
  cameraLost: say(
    () => 'The camera is gone.',
    'Nothing is lost. Plug it in again: it continues by itself. Until then scan, or tap the cards here.',
  ),
  cameraBack: say(() => 'The camera is back.', 'Check that the pile is as it is shown, then play on.'),
  resumed: say(
    () => 'The game continues where you left off.',
    'Everything is as you left it. Compare it with the table, then play on.',
  ),
  resumedPlay: say(() => 'The game continues where you left off.', 'Everybody has the same cards as before.'),
  resumedPlayCut: say(goesOnWithout, ({ text }) =>
    text === null || text === '1'
      ? 'It continues from the move before. The damaged entry is kept in a separate file.'
      : 'It continues from the move before. The damaged entries are kept in a separate file.',
  ),
  resumedCut: say(goesOnWithout, ({ text }) =>
    text === null || text === '1'
      ? 'Check whether the last card was recorded; if it wasn’t, scan it again.'
      : 'They are kept in a separate file. Check the pile and the hands; scan what is missing, or start again.',
  ),
  corrected: say(({ deed }) => deed ?? 'That’s corrected.', laterRulings),
  joined: say(
    (f) =>
      `Corrected: ${the(f).replace('T', 't')} was part of ${f.seat === null ? 'the play before' : `${possessive(f.seat)} play`}.`,
    laterRulings,
  ),
  drewMore: say((f) => `Corrected: ${somebody(f)} drew one too many.`, laterRulings),
  drewLess: say((f) => `Corrected: ${somebody(f)} drew one too few.`, laterRulings),
  recordChanged: say(
    () => 'The moves have changed in the meantime.',
    'Nothing was corrected. Choose the move again.',
  ),
  noSuchEntry: say(() => 'There is no such move.', 'Nothing was corrected. Choose one that is listed.'),
  notThatEntry: say(
    () => 'That can’t be corrected in this move.',
    'Nothing has changed. Remove it, and insert what happened instead.',
  ),
  noCards: say(
    () => 'Every play has at least one card.',
    'Nothing has changed. To take the whole move out, remove it.',
  ),
  cardTwice: say(
    (f) => (f.card === null ? 'One card can’t be there twice.' : `${the(f)} is in this play already.`),
    'Nothing has changed. Name each card once.',
  ),
  cardNotInDeck: say(() => 'This deck has no such card.', 'Nothing has changed. Name another card.'),
  noSuchRule: say(
    () => 'That rule can’t be changed now.',
    'Nothing has changed. The deck and the deal stay the same for the whole round.',
  ),
  noSuchParameter: say(
    (f) => `There is no parameter ${quoted(f)}.`,
    'Nothing has changed. Choose one of those that are listed, or spell it as the rules do: pass.pickUp.',
  ),
  noSuchValue: say(
    (f) => `${quoted(f)} can’t be played with that value.`,
    'Nothing has changed. Choose one of the values listed in the rules.',
  ),
  handKnown: say(
    (f) => `${possessive(somebody(f))} hand is known to have more cards than that.`,
    'Nothing was recorded. If one of them was played, insert that move.',
  ),
  tooManyCounted: say(
    (f) =>
      f.seat === null
        ? 'The stock can’t have that many cards.'
        : `${possessive(f.seat)} hand can’t have that many cards.`,
    'Nothing was recorded: the others are known to be elsewhere. Count again.',
  ),
  nothingToCorrect: say(() => 'There is no move yet.', 'There is nothing to correct.'),
  cursorAt: say(
    () => 'This move is chosen.',
    'Scan its cards in the order they were played, or a seat, or Pick up; then Done. Undo cancels.',
  ),
  cursorMisread: say(
    () => 'This play was misread.',
    'Scan what was really played, and the game continues. Undo leaves it as it is.',
  ),
  cursorInserts: say(
    () => 'A move is missing here.',
    'Scan the seat and its cards, or Pick up; then Done. Undo cancels.',
  ),
  cursorMissed: say(
    () => 'A play is missing here.',
    'Scan its cards, and the game continues. Or press “It was a pick-up”, or “Cancel” if nothing is missing.',
  ),
  cursorDraft: say(() => 'That’s noted.', 'Press Done to correct it, or Undo to drop it.'),
  cursorLeft: say(() => 'The game goes on.', 'Nothing has changed.'),
  notWhileCorrecting: say(
    () => 'A move is being corrected.',
    'That code means nothing just now. Scan Undo to go back.',
  ),
  whichCard: say(() => 'It is not clear which card was wrong.', 'Tap it, then scan the right one.'),
  counting: say((f) => {
    const what = f.seat === null ? 'the stock' : `${possessive(f.seat)} hand`;
    return f.text === null ? `Count ${what} now.` : `Count ${what}: ${f.text} so far.`;
  }, 'Scan the digits of the count, then Done. Undo cancels.'),
  counted: say(
    (f) =>
      `${f.seat === null ? 'The stock' : `${possessive(f.seat)} hand`} has ${cardCount(Number(f.text))}.`,
    'That is recorded. Press Undo if it’s wrong.',
  ),
  digitsFirst: say(() => 'No number was scanned.', 'Nothing was recorded. Count again, with digits.'),
  notACount: say(() => 'Nothing is being counted.', 'Nothing was recorded. Scan Count first.'),
  turnSet: say((f) => `It is ${whose(f)} turn.`, 'That is recorded. Press Undo if it’s wrong.'),
  directionSet: say(
    ({ text }) =>
      `Play goes ${text === 'clockwise' || text === 'counterclockwise' ? WAYS[text] : 'the other way'}.`,
    'That is recorded. Press Undo if it’s wrong.',
  ),
  nothingRefused: say(
    () => 'There is nothing to let stand.',
    'Nothing has changed. Only a move that is not allowed can be let stand; a face-down card that doesn’t fit is not one.',
  ),
  penaltyPaid: say(
    (f) => `Penalty: ${somebody(f)} ${f.text === 'pickUpPile' ? 'picks up the pile' : 'draws a card'}.`,
    'That is recorded. Press Undo if it’s wrong.',
  ),
  noPenalty: say(
    () => 'These rules ask for no penalty.',
    'No penalty was recorded: the move is taken back and played again.',
  ),
  nothingBurned: say(
    () => 'The last move burned no pile.',
    'Nothing has changed. To undo an earlier burn, choose that move first.',
  ),
  called: say(
    (f) => `${possessive(somebody(f))} call is recorded.`,
    'Its effect is recorded too. Press Undo if that’s wrong.',
  ),
  nothingToCall: say(() => 'There is no play to make that call for.', 'Nothing has changed.'),
  roundGoesOn: say(() => 'The round isn’t over.', 'The next one begins when it is.'),
} satisfies Record<NoticeCode, (facts: NoticeFacts) => NoticeSentences>;
