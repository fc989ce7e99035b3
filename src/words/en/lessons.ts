import type { QuestionAsked } from '../../lessons/lesson.ts';
import type { QuestionFacts } from '../facts.ts';
import { andList, cardCount, possessive } from './grammar.ts';

/** The name of another player; null is the reader. */
type Who = string | null;

const laid = ({ by, goesAgain, laid: cards }: QuestionFacts): string => {
  if (goesAgain) return `You laid ${cards} and go again. `;
  return by === null ? '' : `${by} laid ${cards}. `;
};

const asked: Record<QuestionAsked, (facts: QuestionFacts) => string> = {
  lay: (facts) => `${laid(facts)}Which of your cards may you lay?`,
  outOfTurn: ({ turn }) => `It is ${possessive(turn ?? '')} turn. Which card may you lay all the same?`,
  together: (facts) => `${laid(facts)}What may you lay?`,
  allowed: (facts) =>
    facts.noHand ? `${laid(facts)}Your hand is empty. What may you do?` : `${laid(facts)}What may you do?`,
  before: () => 'Nobody has laid a card yet. What may you do?',
  follows: ({ cards, blind }) =>
    blind ? `You turn a card over blind: ${cards}. What happens?` : `You lay ${cards}. What happens?`,
  next: ({ cards }) => `You lay ${cards}. Whose turn is it then?`,
  taker: () => 'None of your cards fits. Who takes the pile?',
  demand: (facts) => `${laid(facts)}What must the next card be?`,
  draws: ({ cards }) => `You lay ${cards}. How many cards do you draw?`,
  takes: () => 'You pick up the pile. How many cards come into your hand?',
  holds: ({ cards }) =>
    `You lay ${cards}, your last hand card, and the stock is gone. How many cards are in your hand then?`,
  starts: ({ dealer }) => `${dealer} dealt. Who lays the first card?`,
};

/** Learning a rule set: its lessons, and a first round with help. */
export const lessons = {
  title: 'Learn a variant',
  what: 'Short lessons with cards, and a first round with help. Begin with any rule set.',
  /** Beside the rule set for beginners. */
  startHere: 'New to these games? Start here.',
  own: 'your own',
  /** The link to a table that another screen opened during a course. */
  tableOpen: 'A table is open: go there',
  notBegun: 'Not begun yet',
  /** A first round with help was played to its end. */
  roundPlayed: '✓ First round played',
  progress: (right: number, of: number) => `${right} of ${of} answered right`,
  lessons: 'Lessons',
  lessonsHint: (rules: string) => `Lessons: ${rules}`,
  readRules: 'Rules',
  readRulesHint: (rules: string) => `Read the rules: ${rules}`,
  firstRound: 'First round',
  firstRoundHint: (rules: string) => `Play a first round: ${rules}`,
  loading: 'The lessons are being made …',
  none: 'There are no lessons for these rules.',
  /** A course has ended because its rules were discarded. */
  gone: (rules: string) => `${rules} can’t be chosen any more, so its lessons have ended.`,
  number: (number: number, of: number) => `Lesson ${number} of ${of}`,
  /** Heading over the rule that a lesson is about. */
  taught: 'The rule:',
  /** The name of the position for a screen reader. */
  position: 'The table',
  cards: cardCount,
  asked,
  chooseAll: 'Choose everything that is allowed.',
  chooseOne: 'Choose one answer.',
  moves: {
    /** A hand card among other moves; if all choices are cards, they stand without it. */
    lay: (cards: string) => `Lay ${cards}`,
    /** The same before the first card, where cards are also put face up on the table. */
    begin: (cards: string) => `Lay ${cards} on the pile`,
    faceUp: (cards: string) => `Lay ${cards}, which lies face up`,
    flip: (stack: number) => `Turn over face-down card ${stack}`,
    flipStock: 'Try the top card of the stock',
    pickUp: 'Pick up the pile',
    adding: (cards: string) => `Add ${cards} and pick up the pile`,
    done: 'Pass',
    swap: (give: string, take: string) => `Swap ${give} for ${take}`,
    choose: (cards: string) => `Lay ${cards} face up`,
  },
  follows: {
    stays: 'it stays on the pile',
    burns: 'the pile burns',
    takes: (count: number) => `you take ${cardCount(count)}`,
    draws: (count: number) => `you draw ${cardCount(count)}`,
    stands: 'the card stays face up',
    out: 'you are out',
    over: 'the round is over',
    next: (name: Who) => (name === null ? 'you are next' : `${name} is next`),
    goesAgain: 'you go again',
    mayGoAgain: 'you may go again',
  },
  /** Why no card may be played yet: what comes first, by how the rules exchange face-up cards. */
  notYet: {
    swap: 'First everybody may swap: no card is laid before all are ready.',
    choose: 'First everybody chooses what lies face up: no card is laid before that.',
  },
  seat: (name: Who) => (name === null ? 'You' : name),
  fits: 'allowed',
  check: 'Check',
  next: 'Next',
  finish: 'Finish',
  right: 'Right!',
  notQuite: 'Not quite.',
  /** What a choice was: right or wrong, chosen or not; `expected` is the one right choice, if it was not chosen. */
  marks: {
    right: 'right',
    wrong: 'wrong',
    notAllowed: 'not allowed',
    missed: 'missed',
    expected: 'right answer',
  },
  /** A choice that is no card, within a sentence. */
  quoted: (deed: string) => `“${deed}”`,
  missed: (said: readonly string[]) => `You missed ${andList(said)}.`,
  /** Why moves are not allowed; `said` is empty if the reason names them. */
  notAllowed: (said: readonly string[], why: string) =>
    `Not allowed: ${said.length === 0 ? why : `${said.join(', ')}. ${why}`}`,
  answerIs: (said: string) => `The right answer: ${said}.`,
  done: (right: number, of: number) => `${right} of ${of} right at the first try`,
  allRight: 'You know these rules. Now play them!',
  hard: 'What was hard',
  againHard: (count: number) => (count === 1 ? 'Try that one again' : `Try these ${count} again`),
  again: 'All lessons with other cards',
  toHub: 'Back to Learn',
  /** At the top of a first round with help. */
  guided: 'Your first round: the help says what to do next. “Hide help” switches it off.',
  endGuided: 'That was a first round. Another one, or more lessons?',
  fitting: 'Lessons about what went wrong',
};
