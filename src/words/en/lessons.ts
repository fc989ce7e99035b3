import type { Rank } from '../../engine/cards.ts';
import type { QuestionAsked } from '../../lessons/lesson.ts';
import type { LessonView } from '../../protocol/lessons.ts';
import type { QuestionFacts } from '../facts.ts';
import { oneOfRanks } from './breaches.ts';
import { calledBy, cardName } from './cards.ts';
import { andList, capital, cardCount, possessive } from './grammar.ts';

/** The name of another player; null is the reader. */
type Who = string | null;
/** The card that decides who starts, or the ranks of which any does. */
type StartsBy = Pick<NonNullable<LessonView['holders']>, 'card' | 'ranks'>;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const played = ({ by, goesAgain, laid: cards }: QuestionFacts): string => {
  if (goesAgain) return `You played ${cards} and go again. `;
  return by === null ? '' : `${by} played ${cards}. `;
};

const asked: Record<QuestionAsked, (facts: QuestionFacts) => string> = {
  lay: (facts) => `${played(facts)}Which cards can you play?`,
  outOfTurn: ({ turn }) => `It is ${possessive(turn ?? '')} turn. Which card can you play anyway?`,
  together: (facts) => `${played(facts)}What can you play?`,
  allowed: (facts) =>
    facts.noHand
      ? `${played(facts)}Your hand is empty. What can you do?`
      : `${played(facts)}What can you do?`,
  before: () => 'Before the first card: what are you allowed to do?',
  follows: ({ cards, blind }) =>
    blind ? `You turn over a face-down card: ${cards}. What happens?` : `You play ${cards}. What happens?`,
  next: ({ cards }) => `You play ${cards}. Whose turn is it then?`,
  taker: () => 'Nothing in your hand fits. Who picks up the pile?',
  demand: (facts) => `${played(facts)}What must the next card be?`,
  draws: ({ cards }) => `You play ${cards}. How many cards do you draw?`,
  takes: ({ cards }) =>
    `You ${cards === '' ? '' : `add ${cards} and `}pick up the pile. How many cards go into your hand?`,
  holds: ({ cards }) =>
    `You play ${cards}, your last hand card, and the stock is gone. How many cards are in your hand then?`,
  starts: ({ dealer }) => `${dealer} dealt. Who plays the first card?`,
  best: (facts) => `${played(facts)}What would you play?`,
  bestFaceUp: () => 'Which cards would you put face up?',
};

/** Learning a rule set: its lessons, and a first round with help. */
export const lessons = {
  title: 'Learn a game',
  own: 'your own',
  /** The one button at the top: on with the rule set that was begun last, or the one to begin with. */
  goOn: (rules: string) => `Continue with ${rules}`,
  goOnAt: (rules: string, lesson: number) => `Continue ${rules}: lesson ${lesson}`,
  /** Where every lesson was answered, and some wrong. */
  goOnWrong: (rules: string, count: number) =>
    `${rules}: try ${count === 1 ? 'one lesson' : `${count} lessons`} again`,
  begin: (rules: string) => `Start ${rules}: lesson 1`,
  /** Over rule sets, by how far they are learnt. */
  stages: {
    next: 'Next',
    begun: 'Started',
    own: 'Yours',
    fresh: 'New, the well-known and easy ones first',
    done: 'Learnt',
  },
  /** How hard a rule set is, beside its flames. */
  hardness: ['easy', 'medium', 'a lot to remember'],
  /** What is special about each of the rule sets that come with Burnpile; one’s own have a title instead. */
  lines: {
    palace: 'The simplest: 2 resets, 10 burns.',
    classic: 'The one most people know: invisible 3, 7 or lower, skipping 8.',
    vandtia: 'From Sweden: the lowest card starts, and the stock is a last chance.',
    idiot: 'From Norway: no swapping, and an ace burns court cards.',
    chinahand: 'From Finland: court cards go on anything but aces, the first one out wins.',
    reference: 'Many special cards, and four of a kind out of turn.',
    everything: 'Choose your face-up cards. After a nine, stay low.',
    shed: 'You choose your face-up cards, and the 7 is invisible.',
    threes: 'Six cards face down and none face up. The first to play a three starts.',
    canteen: 'Seven cards, no drawing, and the first one out wins.',
    encyclopedia: 'Singles and pairs, and nothing burns.',
    blast: 'Upside down: play lower, not higher.',
  } as Readonly<Record<string, string>>,
  noSpecials: 'no special cards',
  compareTwo: 'Compare two games',
  /** The link to a table that another screen opened during a course. */
  tableOpen: 'A table is open: go there',
  /** Before any lesson was answered. */
  toLessons: 'Lessons',
  /** A first round with help was played to its end. */
  roundPlayed: '✓ First round played',
  progress: (right: number, of: number) =>
    right === of ? `All ${of} lessons right` : `${of} lessons${right === 0 ? '' : `, ${right} right`}`,
  lessons: 'Lessons',
  lessonsHint: (rules: string) => `Lessons: ${rules}`,
  readRules: 'Rules',
  readRulesHint: (rules: string) => `Read the rules: ${rules}`,
  firstRound: 'First round',
  /** In its place where one is kept, and the button for another. */
  firstRoundOn: 'Continue the first round',
  firstRoundNew: 'New first round',
  /** Once one has ended. */
  firstRoundAgain: 'Another round with help',
  firstRoundHint: (rules: string) => `Play a first round: ${rules}`,
  loading: 'Preparing the lessons …',
  none: 'There are no lessons for these rules.',
  /** A course has ended because its rules were discarded. */
  gone: (rules: string) => `${rules} can’t be chosen any more, so its lessons have ended.`,
  number: (number: number, of: number) => `Lesson ${number} of ${of}`,
  /** The same where only some lessons of a game are asked, whose numbers are others. */
  ofThese: (count: number, of: number) => `${count} of these ${of}`,
  /** Over the list of all lessons. */
  which: 'Which lesson',
  /** In the list of all lessons: its number from 1, and its name. */
  listed: (number: number, name: string, right: boolean) => `${right ? '✓ ' : ''}${number}. ${name}`,
  /** What each lesson is called that isn’t about one card, by its id: what one learns in it. */
  names: {
    'beat.direction/1': 'Beat the top card',
    'beat.direction/2': 'Beat a card that few can beat',
    'beat.equal': 'A card of the same rank',
    set: 'Play several cards at once',
    /** The same lesson where only one may be played. */
    'set.single': 'One card at a time',
    'match.size': 'How many cards you have to play',
    'special.on': 'Cards that go on anything',
    pickUp: 'When no card fits',
    pass: 'When you could play but don’t want to',
    ofAKind: 'Burn the pile with equal cards',
    'ofAKind.seeThrough': 'Complete a set with an invisible card',
    'ofAKind.outOfTurn': 'Jump in',
    'set.followUp': 'Play an equal card that you draw',
    jumpIn: 'Jump in with an equal card',
    pairSkip: 'Skip a player with a pair',
    'refill/1': 'Draw after you play',
    'refill/2': 'Draw with many cards in hand',
    'pickUp.taker': 'Who picks up the pile',
    'pickUp.addFaceUp': 'Pick up with a face-up card',
    'faceUp/1': 'Your hand and your face-up cards',
    'faceUp/2': 'Play on without a hand',
    'faceUp.use': 'Take up your face-up cards',
    blind: 'Turn over a face-down card',
    'end.lastCard': 'Cards that can’t be your last',
    end: 'Play your last card',
    exchange: 'Before the first card',
    stacking: 'Put equal cards on face-up cards',
    first: 'Who starts',
    'well.faceUp': 'Choose good face-up cards',
    'well.keep': 'Which card to play first',
    'well.pair': 'Both cards of a pair, or one',
  } as Readonly<Record<string, string>>,
  /** The same of one that is about a card, by the end of its id; what is learnt of its effects stands with these. */
  ofCard: {
    asks: (card: string) => `What is needed after the ${calledBy(card)}`,
    on: (card: string) => `What the ${calledBy(card)} goes on`,
    notOn: (card: string) => `What the ${calledBy(card)} doesn’t go on`,
    twice: (card: string) => `Play two cards like the ${calledBy(card)} at once`,
  },
  /** Heading over the rule that a lesson is about. */
  taught: 'The rule:',
  /** The name of the position for a screen reader. */
  position: 'The table',
  /** Under the cards of the person who is asked. */
  yourHand: 'Your hand',
  cards: cardCount,
  asked,
  chooseAll: 'Choose everything that is allowed.',
  chooseOne: 'Choose one answer.',
  moves: {
    /** A hand card among other moves; if all choices are cards, they stand without it. */
    lay: (cards: string) => `Play ${cards}`,
    /** The same before the first card, where cards are also put face up on the table. */
    begin: (cards: string) => `Play ${cards} at once`,
    faceUp: (cards: string) => `Play the face-up ${cards}`,
    flip: (stack: number) => `Turn over the ${ORDINALS[stack - 1] ?? `${stack}th`} face-down card`,
    flipStock: 'Try the top card of the stock',
    pickUp: 'Pick up the pile',
    adding: (cards: string) => `Add ${cards} and pick up the pile`,
    done: 'Pass',
    swap: (give: string, take: string) => `Swap ${give} for ${take}`,
    choose: (cards: string) => `Put ${cards} face up`,
    stack: (cards: string, on: string, owner: Who) =>
      `Put ${cards} on ${owner === null ? 'your' : possessive(owner)} ${on}`,
  },
  follows: {
    stays: 'it stays on the pile',
    burns: 'the pile burns',
    takes: (count: number) => `you pick up ${cardCount(count)}`,
    draws: (count: number) => `you draw ${cardCount(count)}`,
    stands: 'this one stays face up',
    out: 'you’re out',
    over: 'the round is over',
    next: (name: Who) => (name === null ? 'you are next' : `${name} is next`),
    goesAgain: 'you go again',
    mayGoAgain: 'you may go again',
    all: andList,
  },
  /** Why no card may be played yet: what comes first, by how the rules exchange face-up cards. */
  notYet: {
    swap: 'Everybody may swap first; nobody plays until everybody is ready.',
    choose: 'Everybody chooses face-up cards first; nobody plays before that.',
  },
  seat: (name: Who) => (name === null ? 'You' : name),
  fits: 'allowed',
  check: 'Check',
  next: 'Next',
  /** On the cloth, as long as what the pile demands is part of the question. */
  whatNeeded: 'What is needed?',
  /** Beside a player, who played the card on top. */
  playedIt: 'played it',
  finish: 'Finish',
  right: 'Right!',
  notQuite: 'Not quite.',
  /** Where what was chosen is allowed, but not what a good player would do. */
  notBest: 'Allowed, but there’s a better one.',
  /** What a choice was: right or wrong, chosen or not; `expected` is the one right choice, if it was not chosen. */
  marks: {
    right: 'right',
    wrong: 'wrong',
    notBest: 'not the best',
    notAllowed: 'not allowed',
    missed: 'missed',
    expected: 'right answer',
  },
  /** Under a card, why it doesn’t fit in two words, by the reason’s code; `notAllowed` stands for all others. */
  misfits: {
    tooLow: 'too low',
    tooHigh: 'too high',
    notHigher: 'not higher',
    notLower: 'not lower',
    wrongColour: 'wrong colour',
  },
  /** Under a card, why it fits. */
  fitsAs: {
    any: 'special card',
    equal: 'same rank',
    high: 'high enough',
    low: 'low enough',
    other: 'fits',
  },
  /** The same of a card that was left out, in a sentence. */
  fittingCard: {
    any: (card: string) => `${card} is a special card that fits here.`,
    equal: (card: string) => `${card} has the same rank as the top card.`,
    high: (card: string) => `${card} is high enough.`,
    low: (card: string) => `${card} is low enough.`,
    other: (card: string) => `${card} fits.`,
  },
  /** Of a swap that was left out. */
  fittingSwap: (give: readonly string[], take: readonly string[]) =>
    give.length === 1
      ? `${andList(give)} is better face up than ${andList(take)}.`
      : `You may swap more than one card: ${andList(give)} are better face up than ${andList(take)}.`,
  /** Of picking up, where that was left out: nothing in the hand fits, nothing at all, or one may at any time. */
  fittingPickUp: {
    hand: 'Nothing in your hand fits, so you pick up.',
    stuck: 'Nothing that you may play fits, so you pick up.',
    atWill: 'You may pick up even if you could play.',
  },
  /** Before the first lesson that is about no rule. */
  playingWell: 'Now it’s about playing well.',
  /** What a good player knows, by the lesson, said before it asks. */
  tips: {
    'well.faceUp':
      'Your face-up cards come after your hand, when there is nothing left to draw. Keep your best cards for then: those that fit on almost anything.',
    'well.keep':
      'A card that goes on any other gets you out of trouble: keep it for when nothing else fits. If others fit too, play the one that only just fits.',
    'well.pair':
      'Play equal cards together to empty your hand faster. Strong cards are different, those that burn or go on almost any other: play one, and keep the second for later.',
  },
  /** After the rule by which face-up cards are chosen: what that is for. */
  whyFaceUp: 'Your face-up cards come after your hand, so good cards belong there.',
  /** Why the right answer to such a lesson is the best. */
  because: {
    'well.faceUp': 'Your strongest cards belong face up: when your hand is gone, they go on almost any pile.',
    'well.keep': 'It fits, and your stronger cards stay for a pile on which little else goes.',
    'well.pair': 'One card gets you past this pile, and the other past another one.',
  },
  /** Why another answer to such a lesson isn’t, which is allowed: before the better one. */
  whyNotBest: {
    'well.faceUp': 'Your face-up cards could be stronger.',
    'well.keep': 'You’ll miss that card later.',
    'well.pair': 'It gives away more than you need.',
  },
  /** An answer about what follows that isn’t so, as it stands among the others. */
  notSo: (said: string) => `“${said}” is wrong.`,
  /** What follows, but not all of it. */
  notAll: 'That isn’t all.',
  /** How many cards would be in the hand after drawing so many, to `left`. */
  wouldHold: (drawn: number, left: number) =>
    drawn === 0 ? `Without drawing you’d hold ${left}.` : `Drawing ${drawn} would make ${left + drawn}.`,
  /** A player without the card that decides who starts. */
  hasNone: (name: Who, { card, ranks }: StartsBy) =>
    `${name === null ? 'You don’t' : `${name} doesn’t`} have ${card === null ? oneOfRanks(ranks) : `the ${cardName(card)}`}.`,
  /** Who has the card that decides who starts, first who does; `dealer` is null for the reader. */
  startsBy: (names: readonly Who[], { card, ranks }: StartsBy, dealer: Who) => {
    const [first = null] = names;
    const all = andList(names.map((name) => name ?? 'you'));
    const held = card === null ? oneOfRanks(ranks) : `the ${cardName(card)}`;
    if (names.length === 1) return first === null ? `Only you have ${held}.` : `Only ${first} has ${held}.`;
    return `${capital(all)} have ${held}; clockwise from ${dealer === null ? 'you, the dealer,' : dealer} ${first === null ? 'you come' : `${first} comes`} first.`;
  },
  /** A choice that is no card, within a sentence. */
  quoted: (deed: string) => `“${deed}”`,
  /** Cards, and what their player chose. */
  chosen: (cards: string, does: string) => `${cards} (${does})`,
  missed: (said: readonly string[]) => `You missed ${andList(said)}.`,
  /** Why moves are not allowed; `said`, in quotation marks, is empty if the reason names them. */
  notAllowed: (said: readonly string[], why: string) =>
    said.length === 0
      ? `Not allowed: ${why}`
      : `${andList(said)} ${said.length === 1 ? 'isn’t' : 'aren’t'} allowed. ${why}`,
  /** Cards that don’t fit for the same reason, in two words. */
  misfitting: (cards: readonly string[], why: string) =>
    `${andList(cards)} ${cards.length === 1 ? 'is' : 'are'} ${why}.`,
  /** Cards of different ranks. */
  notTogether: (plays: readonly string[]) =>
    `${andList(plays)} can’t be played together: they must be of one rank.`,
  /** A card that was turned over. */
  failed: (card: string) => `${card} doesn’t fit.`,
  /** Why somebody starts without the rank that would go first. */
  nobodyHas: (ranks: readonly Rank[]) => `Nobody has ${oneOfRanks(ranks)}.`,
  /** How many cards are drawn: `left` are in the hand before. */
  drawn: (left: number, drawn: number) =>
    drawn === 0
      ? `You still hold ${cardCount(left)}, which is enough.`
      : `You still hold ${cardCount(left)}, and ${drawn} more makes ${left + drawn}.`,
  nobodyDraws: 'By these rules nobody draws.',
  /** Why a card may be played though somebody else is due. */
  mayJumpIn: {
    set: (card: string) => `${card} completes the set, so you may play it out of turn.`,
    own: (card: string) => `${card} equals the card that you have just played, so you may add it.`,
    same: (card: string) => `${card} is the very card that lies on top, so you may play it out of turn.`,
    equal: (card: string) => `${card} equals the top card, so you may play it out of turn.`,
  },
  answerIs: (said: string) => `The right answer: ${said}.`,
  /** Where all answers are allowed. */
  betterIs: (said: string) => `Better: ${said}.`,
  /** The first words at the end of a course, by how much of it was right at once. */
  praise: {
    all: 'You know these rules!',
    /** All of a few lessons. */
    these: 'All right this time!',
    most: 'Well done!',
    some: 'A good start!',
    few: 'Everybody picks up the pile at first.',
  },
  done: (right: number, of: number) => `${right} of ${of} right`,
  /** Under the cards of a few lessons: how far all of them are. */
  soFar: (right: number, of: number) =>
    right === 0 ? `${of} lessons in all.` : `${of} lessons in all, ${right} right so far.`,
  /** Under the cards of all lessons. */
  allRight: 'Now play them!',
  someHard: (count: number) => (count === 1 ? 'One card left to win.' : `${count} cards left to win.`),
  /** Who has learnt a game and misses lessons later. */
  staysLearnt: (game: string) => `${game} stays learnt.`,
  hard: 'Worth another look',
  /** The rest of what is worth another look. */
  allHard: (count: number) => `Show all ${count} rules`,
  againHard: (count: number) => (count === 1 ? 'Try that lesson again' : `Try these ${count} lessons again`),
  again: 'All lessons with other cards',
  toHub: 'Back to Learn',
  /** From the lessons about what went wrong in a first round. */
  toResult: 'Back to the result',
  /** In the bubble of a first round: who did what, what is needed, and what to tap. */
  pointer: {
    /** What the card goes on, where that makes it good. */
    swap: (card: string, goesOn: string | null) =>
      `Your face-up cards come after your hand, so put good ones there${goesOn === null ? '' : `: ${card} ${goesOn}`}. Tap ${card}.`,
    /** Once one of the two cards is chosen. */
    swapWith: (card: string) => `Now tap ${card}: the two change places.`,
    swapMore: (card: string) => `One more: tap ${card}.`,
    bestOpen: 'Your best cards are face up: you play them after your hand. Tap Ready.',
    tapReady: 'Now tap Ready.',
    choose: (cards: number) =>
      `Put your ${cards === 1 ? 'best card' : `${cards} best cards`} face up: you play ${cards === 1 ? 'it' : 'them'} after your hand.`,
    /** After a special card was swapped for an ordinary one. */
    swapped: (card: string) => `Good swap: ${card} will help you at the end. `,
    ready: 'Tap Ready, and the round begins.',
    played: (name: string, cards: string) => `${name} played ${cards}. `,
    /** After what somebody did. */
    burned: (done: string) => `${done}. The pile burns.`,
    /** Where the card on top is seen through. */
    below: (top: string, card: string) => `${top} is invisible, so ${card} below it counts. `,
    /** After advice that wasn't followed: that it did no harm, or why it did. */
    passedOver: (cards: string, made: string, verdict: 'fine' | 'pickUp' | 'spends' | 'odds') =>
      ({
        fine: `You kept ${cards}: fine too. `,
        pickUp: `${cards} would have been better than picking up: you’d lose less often. `,
        spends: `${cards} would have been better: ${made} will help you more later. `,
        odds: `${cards} would have been better than ${made}: you’d lose less often. `,
      })[verdict],
    needed: (demand: string) => `Needed: ${demand}.`,
    free: 'Anything goes.',
    does: (card: string, does: string) => `${card} is special: ${does}.`,
    /** Before what is needed, where a card is chosen that can’t be played. */
    misfit: (cards: string, count: number) => `${cards} ${count === 1 ? 'doesn’t' : 'don’t'} fit. `,
    handFirst: 'Play your hand first. ',
    tap: (card: string) => `Tap ${card}.`,
    tapEach: (cards: readonly string[]) => `Tap ${andList(cards)}.`,
    /** Others may lie on the table. */
    tapLast: (card: string) => `Tap ${card}: it’s the only card in your hand.`,
    tapLastFaceUp: (card: string) => `Tap ${card}: it’s your only face-up card.`,
    tapOnly: (card: string) => `Tap ${card}: nothing else fits.`,
    tapSpecial: (card: string) => `Tap ${card}: only special cards fit.`,
    /** Where nothing of the hand is ordinary. */
    tapAllSpecial: (card: string) => `Tap ${card}: all that you can play now is special.`,
    /** A special card though ordinary ones fit. */
    tapNow: (card: string) => `Tap ${card}: it helps you more now than the others that fit.`,
    /** With the special cards that fit as well. */
    tapKeep: (card: string, kept: readonly string[]) => `Tap ${card}, and keep ${andList(kept)} for later.`,
    /** An ordinary card that is so high that it goes without its equals; the special cards are kept too. */
    tapSplit: (card: string, kept: readonly string[]) =>
      `Tap ${card}, and keep ${andList(kept)} for later: ${kept.length === 1 ? 'it' : 'each of them'} gets you past another pile.`,
    tapWeakest: (card: string) => `Tap ${card}, the weakest that fits: keep strong cards for later.`,
    /** The same later, when the reason is known. */
    tapWeakestAgain: (card: string) => `Tap ${card}, the weakest that fits.`,
    tapTogether: (cards: readonly string[]) => `Tap ${andList(cards)}: equal cards go together.`,
    /** The next of such cards, once one is chosen. */
    tapToo: (card: string) => `Tap ${card} too: equal cards go together.`,
    start: (card: string) => `You have ${card}, so you start: tap it.`,
    /** Before the first card, why the reader may play it. */
    startsByCard: (card: string) => `You have ${card}, so you start. `,
    startsBySeat: 'You sit next to the dealer, so you start. ',
    handEmpty: 'Your hand is empty: now your face-up cards. ',
    now: (button: string) => `Now tap “${button}”.`,
    pickUp: (from: 'hand' | 'faceUp') =>
      `${from === 'hand' ? 'Nothing in your hand fits' : 'None of your face-up cards fits'}. Pick up the pile: it happens to everyone.`,
    /** The same where they burn the pile, as a set where it is named: `four nines`. */
    tapBurning: (cards: readonly string[], equals: string | null) =>
      `Tap ${andList(cards)}: ${equals ?? 'together they'} burn the pile.`,
    outOfTurn: 'It isn’t your turn, but you may jump in. ',
    tapTooBurning: (card: string) => `Tap ${card} too: together they burn the pile.`,
    flip: 'Turn over one of these without looking first. If it doesn’t fit, you pick it up with the pile.',
    /** Where the stacks have an order. */
    flipNext: 'Turn over this card without looking first. If it doesn’t fit, you pick it up with the pile.',
    otherStack: 'It isn’t that stack’s turn yet. ',
    know: 'I know the rules',
  },
  endGuided: 'That was your first round. Another one, or more lessons?',
  fitting: 'Lessons about what went wrong',
};
