/** Mutants that no ruling can tell from the rule set itself, and why not. */
export interface Survivor {
  /** The preset; both where nothing is said. */
  readonly rules?: string;
  readonly path: string | RegExp;
  /** The changed value as JSON; any where nothing is said. */
  readonly value?: string | RegExp;
  readonly why: string;
}

const NO_RULING = 'it is told or counted apart from rulings';
const STARTS_BEFORE = 'it happens before the first move';
const TWO_FENCES =
  'the number of players and the rows of the deal both limit it, and the other one still does';

export const SURVIVORS: readonly Survivor[] = [
  { path: 'title', why: NO_RULING },
  { path: 'players.best', why: 'it is advice' },
  { path: 'names.game', why: NO_RULING },
  { path: 'names.loser', why: NO_RULING },
  { path: 'series.titles', why: NO_RULING },
  { path: 'end.showWinner', why: NO_RULING },
  { path: 'announce.burn', why: 'a call is said by people; whether one is needed is announce.required' },
  { path: 'announce.lastCard', why: 'a call is said by people' },
  { path: 'penalty', why: 'what a table does about an illegal move follows its ruling' },
  { path: 'next.dealer', why: 'it is about the next round' },
  { path: 'next.starter', why: 'it is about the next round; who starts this one is in first.steps' },
  { path: 'deal.starter', why: STARTS_BEFORE },
  { path: 'whenAlone.set', why: 'only match.size pairWhenStuck asks for it, which is not played yet' },
  { path: 'pickUp.taker', why: 'an answer tells which cards were taken and not by whom' },

  { rules: 'reference', path: 'players.max', value: '9', why: TWO_FENCES },
  { rules: 'blast', path: 'players.max', value: '5', why: TWO_FENCES },
  { rules: 'reference', path: 'deal.rows[1].players[1]', value: '9', why: TWO_FENCES },
  { rules: 'blast', path: 'deal.rows[1].players[1]', value: '5', why: TWO_FENCES },
  {
    path: 'deal.rows',
    value: /^\[\{"players":\[[45].*\},\{"players"/,
    why: 'the rows are for different numbers, so their order says nothing',
  },
  {
    path: 'deal.rows[1].players[0]',
    value: /^[34]$/,
    why: 'the first row that fits counts, and it has that number already',
  },
  {
    path: 'RE-20: deal.rows[0].players[0]',
    value: '3',
    why: 'the rule speaks of five players and more; what two would do with it is left open',
  },
  {
    path: /^(RE-20: )?deal\.rows\[\d\]\.faceDown\.stacks$/,
    value: /^[34]$/,
    why: 'a position gives its face-down cards by count, and one stack more than cards stays empty',
  },
  {
    rules: 'reference',
    path: /^(RE-20: )?deal\.rows\[\d\]\.faceUp$/,
    why: 'a position gives its face-up cards; only choosing them counts them, and the hands dealt here are too small for that (B4-6)',
  },
  {
    rules: 'blast',
    path: 'deal.rows[1].faceUp',
    why: 'only choosing the face-up cards counts them, and a hand of three is too small for that (B4-6)',
  },

  {
    rules: 'reference',
    path: 'first.steps',
    value: /^\[\{"by":"loser"\},\{"by":"card".*"go":"nearest","zone":"both"\},\{/,
    why: 'the step before finds somebody as long as anybody has a card',
  },
  {
    rules: 'blast',
    path: 'first.steps',
    value: /^\[\{"by":"seat","seat":"dealerLeft"\},\{/,
    why: 'the seat to the dealer’s left is always there, so no later step is asked',
  },
  {
    rules: 'reference',
    path: 'first.steps[1].zone',
    value: '"faceUpThenHand"',
    why: 'one card lies in one place: the order of looking for it says nothing',
  },
  {
    rules: 'reference',
    path: 'first.tie',
    value: '"random"',
    why: 'chance or claim: either way each of them may start',
  },
  { rules: 'blast', path: 'first.tie', why: 'one seat is named, so there is no tie' },
  {
    rules: 'blast',
    path: 'first.mustPlayIt',
    why: 'a seat starts and not a card, so there is none to be played (B4-22)',
  },
  {
    rules: 'blast',
    path: 'faceDown.access',
    value: '"whenUncovered"',
    why: 'face-up cards leave all at once (B4-4)',
  },

  { rules: 'reference', path: 'set.max', value: '8', why: 'two packs have eight of a rank' },
  { path: 'special[2].effects', value: /"reset",\{"at/, why: 'a free top can have no bound (B4-9)' },
  {
    rules: 'reference',
    path: 'special[3].effects',
    value: /^\["transparent",("reset"|"sameColour"|\{)/,
    why: 'a card that is looked through sets no condition (B4-10)',
  },
  {
    rules: 'reference',
    path: 'special[7].effects',
    value: /^\[\{"atMost":"7"\},\{/,
    why: 'a card has one bound, and the first one counts',
  },
  {
    rules: 'reference',
    path: 'special[5]',
    value: '{"effects":[{"atLeast":"5"}]}',
    why: 'that is its natural order',
  },
  {
    rules: 'reference',
    path: 'special[9]',
    value: '{"effects":[{"atLeast":"9"}]}',
    why: 'that is its natural order',
  },
  {
    rules: 'blast',
    path: 'special[T].effects',
    value: '["burn",{"atMost":"9"}]',
    why: 'on a ten that was turned up or not called, nine or lower is the natural order',
  },
  { path: /^special\[JK\]\.on$/, why: 'a joker has no rank, so it goes on anything (B4-13)' },
  {
    rules: 'reference',
    path: 'special[JK].effects',
    value: /^\["reverse",("reset"|"transparent"|"sameColour"|\{)/,
    why: 'what a joker stands for is joker.value, and it has neither rank nor colour to ask for',
  },
  { rules: 'blast', path: /^special\[JK\]$/, why: 'the pack has no joker' },
  { rules: 'blast', path: 'joker.value', why: 'the pack has no joker' },
  {
    rules: 'reference',
    path: 'sameColour.exempt',
    value: /^\["[^4]"\]$/,
    why: 'it frees cards on a card of their own rank, and only fours ask for a colour',
  },
  {
    path: 'RE-X2: sameColour.exempt',
    value: /^\["4",/,
    why: 'it frees cards on a card of their own rank, and only fours ask for a colour',
  },
  { rules: 'blast', path: /^sameColour\./, why: 'no card asks for a colour' },
  { rules: 'blast', path: 'reverse.count', why: 'no card turns the direction' },
  { rules: 'blast', path: /^skip\./, why: 'no card skips' },
  { rules: 'blast', path: 'notOn.looks', why: 'no card is barred from another, and none is looked through' },
  { rules: 'blast', path: 'ofAKind.seeThrough', why: 'no card is looked through' },
];
