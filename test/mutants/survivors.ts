import type { Rank } from '../../src/engine/cards.ts';
import { type Effect, isPassedOn } from '../../src/engine/rules/effects.ts';
import type { FirstStep, RuleSet } from '../../src/engine/rules/schema.ts';

/**
 * Mutants that nothing can tell from the rule set itself, and why not. It speaks of the rules as they are: with
 * further options something may tell the two apart all the same.
 */
export interface Survivor {
  /** The preset; every one where nothing is said. */
  readonly rules?: string;
  readonly path: string | RegExp;
  /** The changed value as JSON; any where nothing is said. */
  readonly value?: string | RegExp;
  /** What holds of the rule set that was changed, and of the changed value, where the reason rests on it. */
  readonly when?: (set: RuleSet, value: unknown) => boolean;
  readonly why: string;
}

const effectsIn = ({ special }: RuleSet): readonly Effect[] =>
  Object.values(special).flatMap((power) => power?.effects ?? []);
const has = (effect: Effect) => (set: RuleSet) => effectsIn(set).includes(effect);
const hasNo = (effect: Effect) => (set: RuleSet) => !has(effect)(set);
const hasNoJoker = ({ deck }: RuleSet): boolean => deck.jokers === 0;
const goesOnAny = ({ special }: RuleSet, rank: Rank): boolean => special[rank]?.on === 'any';
const isReset = (set: RuleSet, rank: Rank): boolean => set.special[rank]?.effects.includes('reset') === true;

/** Whether a card of this rank fits on anything and anything fits on it: then its place in the order says nothing. */
const isFree = (set: RuleSet, rank: Rank): boolean =>
  goesOnAny(set, rank) && (isReset(set, rank) || set.special[rank]!.effects.includes('burn'));

const naturalUp = ({ beat, rank }: RuleSet): boolean => beat.direction === 'up' && rank.order === '2..A';
const setsLimit = (set: RuleSet): boolean =>
  effectsIn(set).some((effect) => typeof effect === 'object' && 'atMost' in effect);
const dealsFaceUp = ({ deal }: RuleSet): boolean => deal.rows.some((row) => row.faceUp > 0);
const laysFromTable = (set: RuleSet): boolean => set.faceUp.use === 'table' && dealsFaceUp(set);
const takesEqual = ({ beat }: RuleSet): boolean =>
  beat.direction === 'up' && Object.values(beat.equal).every((equal) => equal === 'yes');
/** Whether the highest card goes on anything for its rank alone. */
const goesOnAnyByRank = (set: RuleSet): boolean =>
  naturalUp(set) && takesEqual(set) && set.match.size === 'free' && !setsLimit(set);
const burnsSets = ({ ofAKind }: RuleSet): boolean => ofAKind.size > 0;
const isSingle = ({ set }: RuleSet): boolean => set.play.hand === 'single' && set.play.faceUp === 'single';
const asksCards = ({ first }: RuleSet): boolean => first.steps.some(({ by }) => by !== 'seat');

/** The kinds of cards in the pack with an effect that `copies` takes from the card under it. */
const copiedKinds = ({ special, deck }: RuleSet): readonly string[] =>
  Object.entries(special).flatMap(([kind, power]) => {
    const acts = power?.effects.some(
      (effect) => effect === 'skip' || effect === 'reverse' || effect === 'again',
    );
    return acts && (kind !== 'JK' || deck.jokers > 0) ? [kind] : [];
  });
/** The values that give a card `copies` besides what it has. */
const COPIES = /(^|,|:)\["copies"\]\}?$|,"copies"\]$/;

/**
 * Whether a step names somebody in every round: a seat, the lowest card, or a search through hands that twos alone
 * can't fill.
 */
const findsSomebody = (step: FirstStep): boolean =>
  step.by === 'seat' ||
  step.by === 'lowest' ||
  ((step.by === 'race' || step.by === 'thrownIn') && step.from === '3') ||
  (step.by === 'rank' && step.zone !== 'faceUp' && (step.go === 'nearest' || step.from === '3'));

/** Whether steps were only added, or turned round, behind one that finds somebody. */
function changesLater({ first: { steps } }: RuleSet, changed: unknown): boolean {
  const finder = steps.findIndex(findsSomebody);
  if (finder === -1 || !Array.isArray(changed) || changed.length <= finder) return false;
  return JSON.stringify(changed.slice(0, finder + 1)) === JSON.stringify(steps.slice(0, finder + 1));
}

const TWO_FENCES =
  'the number of players and the rows of the deal both limit it, and the other one still does';
const ONE_PLACE = 'one card lies in one place: the order of looking for it says nothing';
const NATURAL = 'that is its natural order';

export const SURVIVORS: readonly Survivor[] = [
  { path: 'title', why: 'it is told apart from rulings' },
  { path: 'penalty', why: 'what a table does about an illegal move follows its ruling' },
  {
    path: 'whenAlone.set',
    when: ({ match }) => match.size !== 'pairWhenStuck',
    why: 'nobody has to be stuck to lay a pair',
  },
  {
    path: 'jumpIn',
    value: '"identical"',
    when: ({ deck }) => deck.packs === 1,
    why: 'one pack has no card twice',
  },

  // Players and deal.
  {
    path: /(^|: )deal\.rows\[\d\]\.players\[1\]$/,
    when: ({ players }, value) => Number(value) > players.max,
    why: TWO_FENCES,
  },
  {
    path: /(^|: )deal\.rows$/,
    value: /^\[\{"players":\[[45].*\},\{"players"/,
    why: 'the rows are for different numbers, so their order says nothing',
  },
  {
    path: /(^|: )deal\.rows\[1\]\.players\[0\]$/,
    when: ({ deal: { rows } }, value) =>
      rows[0]!.exchange === undefined &&
      rows[0]!.players[0] <= Number(value) &&
      Number(value) <= rows[0]!.players[1],
    why: 'the first row that fits counts, and it has that number already',
  },
  {
    path: /(^|: )deal\.rows\[\d\]\.exchange$/,
    when: ({ exchange }, value) => value === exchange,
    why: 'that is how cards are exchanged here',
  },
  {
    path: 'deal.starterOnBurnRank',
    when: ({ deal }) => !deal.starter,
    why: 'no card is turned up at the start',
  },
  {
    path: 'refill.size',
    when: ({ refill }) => refill.mode !== 'upTo',
    why: 'nobody draws up to a number of cards',
  },
  {
    path: 'refill.size',
    value: '"startingHand"',
    when: ({ refill, deal, exchange }) =>
      deal.rows.every((row) => row.hand - (exchange === 'pick' ? row.faceUp : 0) === refill.size),
    why: 'everybody starts with as many cards',
  },

  // Who starts.
  { path: 'first.steps', when: changesLater, why: 'an earlier step always finds somebody' },
  {
    rules: 'reference',
    path: 'first.steps',
    value: '[{"by":"card","card":"4H","zone":"both"},{"by":"rank","from":"4","go":"nearest","zone":"both"}]',
    why: 'next.starter names the loser of the last round before any step is asked',
  },
  {
    rules: 'reference',
    path: 'first.steps[0]',
    value: /"card":"4H"/,
    why: 'next.starter names the loser, and the step after looks for the same card',
  },
  {
    path: 'first.steps[0].zone',
    value: '"faceUpThenHand"',
    when: ({ first }) => first.steps[0]?.by === 'card',
    why: ONE_PLACE,
  },
  {
    path: 'first.steps[1].zone',
    value: '"faceUpThenHand"',
    when: ({ first }) => first.steps[1]?.by === 'card',
    why: ONE_PLACE,
  },
  {
    rules: 'reference',
    path: 'first.tie',
    value: '"random"',
    why: 'chance or claim: either way each of them may start',
  },
  {
    path: 'first.tie',
    when: ({ first }) => first.steps.every(({ by }) => by === 'seat'),
    why: 'one seat is named, so there is no tie',
  },
  {
    path: /^first\.(tie|mustPlayIt)$/,
    when: ({ first }) => first.steps.every(({ by }) => by === 'race'),
    why: 'a race is won by laying the card, so there is neither a tie nor another card to begin with',
  },
  {
    path: 'first.tie',
    value: '"dealtFirst"',
    when: ({ first: { steps, tie } }) =>
      tie === 'cwFromDealer' && steps.every((step) => !('zone' in step) || step.zone === 'hand'),
    why: 'hands alone are looked at, and only a face-up card tells in which turn it was dealt',
  },
  {
    path: 'first.window',
    when: (set) => !asksCards(set) || set.exchange === 'none',
    why: 'nobody starts for a card that an exchange could move',
  },
  {
    path: 'first.window',
    when: ({ first, exchange }) =>
      exchange === 'pick' && first.steps.every((step) => 'zone' in step && step.zone === 'both'),
    why: 'cards are chosen out of the hand to lie face up, and both places are looked at alike',
  },

  {
    rules: 'reference',
    path: 'next.starter',
    value: '"rule"',
    why: 'the first step names the loser of the last round too',
  },

  // Ranks.
  {
    path: 'rank.order',
    value: '"3456789TJQKA2"',
    when: (set) => isFree(set, '2') && set.first.steps.every(({ by }) => by !== 'lowest'),
    why: 'a two fits on anything and anything fits on it, and nobody starts for one either way',
  },
  {
    path: 'rank.order',
    value: '"32456789TJQKA"',
    when: (set) => isFree(set, '2') && !asksCards(set),
    why: 'a two fits on anything and anything fits on it',
  },
  {
    path: 'rank.order',
    value: /^"2345678(T9J|9JT)QKA"$/,
    when: (set) => isFree(set, 'T') && !asksCards(set),
    why: 'a ten fits on anything and never lies there to be beaten',
  },

  // What may be laid.
  {
    path: 'set.play.hand',
    value: '"set"',
    when: ({ match }) => match.size === 'pairWhenStuck',
    why: 'whoever may lay a pair when stuck lays as many cards as match.size says',
  },
  {
    path: /^(beat\.equal\.faceUp|set\.play\.faceUp|pickUp\.addFaceUp|faceUp\.use)$/,
    when: ({ deal }) => deal.rows.every(({ faceUp }) => faceUp === 0),
    why: 'nobody has face-up cards',
  },
  {
    path: 'set.mixZones',
    when: (set) => !laysFromTable(set) && set.deal.rows.every(({ faceUp }) => faceUp === 0),
    why: 'nobody has face-up cards',
  },
  {
    path: /^set\.(max|mixZones)$/,
    // Where one card is the most, it is said before that two are of different ranks.
    when: (set, value) => isSingle(set) && value !== 1,
    why: 'cards are laid one at a time',
  },
  {
    path: 'set.max',
    value: '4',
    when: ({ deck }) => deck.packs === 1,
    why: 'there are four of a rank',
  },
  {
    path: 'special[2].effects',
    value: '[]',
    when: naturalUp,
    why: 'the two is the lowest card, so anything goes on it anyway',
  },
  {
    path: 'special[3]',
    value: '{"effects":["reset"]}',
    when: (set) => naturalUp(set) && goesOnAny(set, '2'),
    why: 'only the two is lower than a three, and it goes on anything',
  },
  {
    path: 'special[A]',
    value: '{"on":"any"}',
    when: goesOnAnyByRank,
    why: 'the ace is the highest card, so it goes on anything anyway',
  },
  { path: 'special[5]', value: '{"effects":[{"atLeast":"5"}]}', when: takesEqual, why: NATURAL },
  { path: 'special[9]', value: '{"effects":[{"atLeast":"9"}]}', when: takesEqual, why: NATURAL },

  // Powers.
  {
    path: /^special\[T\]\.effects$/,
    value: /^\["burn",("reset"|"skip"|"again"|"removeAfterUse"|\{"(?!wild))/,
    when: ({ deal }) => !deal.starter,
    why: 'a ten that burns is gone: nothing lies on it, nobody takes it, and its player goes on',
  },
  {
    rules: 'idiot',
    path: 'special[A].effects',
    value: /^\["burn",("reset"|"skip"|"again"|\{"(?!wild))/,
    why: 'an ace that goes on the pile burns it: nothing lies on the ace, and its player goes on',
  },
  {
    path: /^special\[\w+\]\.effects$/,
    value: '["burn","choosesNext"]',
    when: ({ announce }) => announce.required === 'no',
    why: 'who plays next is not chosen after a burn',
  },
  {
    path: 'special[T].effects',
    value: '["burn","copies"]',
    when: (set) => hasNo('reverse')(set),
    why: 'a ten that burns skips nobody and goes on anyway, and no card turns the direction',
  },
  {
    path: /(^|: )special\[\w+\](\.effects)?$/,
    value: COPIES,
    when: (set) => copiedKinds(set).length === 0,
    why: 'no card does anything that another could copy',
  },
  {
    path: /^special\[\w+\](\.effects)?$/,
    value: /"swapsRows"\]\}?$/,
    when: (set) => !dealsFaceUp(set),
    why: 'no card is dealt face up that could be swapped',
  },
  {
    path: 'special[2].effects[0]',
    value: '"swapsRows"',
    when: (set) => naturalUp(set) && !dealsFaceUp(set),
    why: 'anything goes on the lowest card anyway, and no card is dealt face up that could be swapped',
  },
  {
    path: 'special[2].effects[0]',
    value: '"copies"',
    when: (set) => naturalUp(set) && copiedKinds(set).length === 0,
    why: 'anything goes on the lowest card anyway, and no card does anything that it could copy',
  },
  {
    path: /(^|: )special\[(8|JK)\]\.effects$/,
    value: COPIES,
    when: (set) => ['8', 'JK'].includes(copiedKinds(set).join()),
    why: 'a card looks for what to copy past others of its kind, and no other kind does anything',
  },
  {
    path: /(^|: )special\[[4567]\](\.effects)?$/,
    value: COPIES,
    when: (set) => naturalUp(set) && copiedKinds(set).join() === '8',
    why: 'only eights do anything that could be copied, and no lower card goes on them',
  },
  {
    path: /^special\[JK\]/,
    when: hasNoJoker,
    why: 'the pack has no joker',
  },
  { path: 'joker.value', when: hasNoJoker, why: 'the pack has no joker' },
  { path: /^sameColour\./, when: hasNo('sameColour'), why: 'no card asks for a colour' },
  {
    path: 'RE-X2: sameColour.exempt',
    value: /^\["4",/,
    why: 'it frees cards on a card of their own rank, and only fours ask for a colour',
  },
  {
    path: /special\[JK\]\.effects$/,
    value: /"transparent"\]$/,
    when: ({ joker }) => joker.value === 'transparent',
    why: 'what a joker stands for is joker.value, which says the same',
  },
  { path: 'passOn.colour', when: (set) => !isPassedOn(set), why: 'no card hands a pick-up on' },
  { path: 'reverse.count', when: hasNo('reverse'), why: 'no card turns the direction' },
  {
    path: /^skip\./,
    when: (set) => hasNo('skip')(set) && set.pairSkip === 'off',
    why: 'no card skips',
  },
  {
    path: 'notOn.looks',
    when: ({ special }) => Object.values(special).every((power) => !power?.notOn.length),
    why: 'no card is barred from another',
  },
  {
    rules: 'idiot',
    path: 'notOn.looks',
    why: 'no card is looked through, so the top card is the one in effect',
  },
  {
    path: 'special[A].on',
    value: /^"(any|natural)"$/,
    when: goesOnAnyByRank,
    why: 'the ace is the highest card: by its rank it goes on anything too',
  },
  {
    rules: 'idiot',
    path: 'special[A].notOn',
    value: /^\[("\w",?){9}\]$/,
    why: 'the order in which the ranks are listed says nothing',
  },
  {
    rules: 'idiot',
    path: /^special\[A\]\.notOn(\[8\])?$/,
    value: /^(\["2","3","4","5","6","7","8","9"\]|"[2-9A]")$/,
    why: 'tens and aces burn the pile: neither is ever under an ace',
  },
  {
    rules: 'chinahand',
    path: /^special\[[JQKA]\]\.effects$/,
    value: /"sameColour"\]$/,
    why: 'the cards that go on a court card or an ace go on any card, and so are free of the colour; at most a refusal names another of them first',
  },
  {
    rules: 'chinahand',
    path: 'special[A].effects[0].unbeatable.except',
    value: /^\[("\w",?){3}\]$/,
    why: 'the order in which the ranks are listed says nothing',
  },
  {
    rules: 'chinahand',
    path: 'special[A].effects[0].unbeatable.except',
    value: '["A","2","T","JK"]',
    why: 'the pack has no joker',
  },
  {
    rules: 'chinahand',
    path: /^special\[(2\]\.effects\[0\]|3\])$/,
    value: /\{"atMost":"9"\}/,
    why: 'whatever is higher than a nine goes on any card',
  },
  { path: 'ofAKind.seeThrough', when: hasNo('transparent'), why: 'no card is looked through' },
  {
    path: /^ofAKind\.(scope|onAny|seeThrough)$/,
    when: (set) => !burnsSets(set),
    why: 'no set burns',
  },
  {
    path: /^(burn\.again|announce\.required)$/,
    when: (set) => !burnsSets(set) && hasNo('burn')(set),
    why: 'nothing burns',
  },
  {
    path: 'announce.penalty',
    when: ({ announce }) => announce.burn === null && announce.lastCard === null,
    why: 'no call is asked for',
  },
  {
    path: 'end.lastCard',
    when: ({ special }) => Object.values(special).every((power) => power === null),
    why: 'no card is special',
  },
  {
    path: 'chance',
    value: '"atWill"',
    when: ({ chance, pass }) => chance === 'flipStock' && pass.pickUp === 'optional',
    why: 'where nobody has to play, the stock may be tried at will either way',
  },
  {
    path: 'pickUp.next',
    when: ({ leftover }) => leftover !== 'stock',
    why: 'there is no stock, so nothing can be turned up',
  },
];
