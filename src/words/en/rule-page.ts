import type { Kind, Rank } from '../../engine/cards.ts';
import type { FirstStep, Power, RuleSet } from '../../engine/rules/schema.ts';
import type { RuleSection } from '../closed-lists.ts';
import type { Covering, DealFacts } from '../facts.ts';
import { cardName, plurals } from './cards.ts';
import { andList, capital, numberWord, orList } from './grammar.ts';

type Value<P extends keyof RuleSet, K extends keyof RuleSet[P]> = RuleSet[P][K];

type Together = RuleSet['set']['play']['hand'];

const RANKS: Partial<Record<Kind, string>> = {
  T: '10',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
  JK: 'joker',
};
const name = (kind: Kind): string => RANKS[kind] ?? kind;
/** `an 8`, `a queen`. */
export const a = (kind: Kind): string => `${kind === '8' || kind === 'A' ? 'an' : 'a'} ${name(kind)}`;
export const orRanks = (ranks: readonly Kind[]): string => orList(ranks.map(a));
/** What invisible cards are called here, or the cards that call for a lower one than the one under them. */
const covering = ({ invisible, lower }: Covering, called: string): string =>
  orList([...(invisible ? [called] : []), ...lower.map(a)]);
const cards = (count: number): string => (count === 1 ? 'one card' : `${count} cards`);

const span = (min: number, max: number): string =>
  min === max ? `${min} players` : `${min} ${max === min + 1 ? 'or' : 'to'} ${max} players`;

/** Any of these numbers of players, the lowest first: `2 to 5 players`, `2 or 4 players`. */
const among = (counts: readonly number[]): string => {
  const [min = 0, max = min] = [counts[0], counts.at(-1)];
  return counts.length <= max - min ? `${orList(counts.map(String))} players` : span(min, max);
};

function dealt({ stacks, depth, faceUp, hand, chosen }: DealFacts): string[] {
  const down =
    depth === 1 ? `${stacks} face down` : `${stacks * depth} face down (${stacks} stacks of ${depth})`;
  return [
    ...(stacks > 0 ? [down] : []),
    ...(faceUp > 0 && chosen === 0 ? [`${faceUp} face up${stacks > 0 ? ' on top of these' : ''}`] : []),
    `${hand} for the hand`,
  ];
}

const ZONES = {
  hand: ' in hand',
  faceUp: ' face up',
  faceUpThenHand: ' face up (or in hand, if nobody has one face up)',
  both: ' in hand or face up',
} as const;

const BEST_FIRST =
  'everybody’s best one is compared first, and a special card is better than an ordinary one.';

const suitFirst = (first: string, others: string): string =>
  `If several players could start, the suit of their cards decides: ${first} first, then ${others}.`;

function who(step: FirstStep): string {
  switch (step.by) {
    case 'loser':
      return 'the loser of the last round';
    case 'winner':
      return 'the winner of the last round';
    case 'seat':
      return `the player to the ${step.seat === 'dealerLeft' ? 'left' : 'right'} of the dealer`;
    case 'card':
      return `the player with the ${cardName(step.card)}${ZONES[step.zone]}`;
    case 'rank':
      return `the player with ${a(step.from)}${ZONES[step.zone]}`;
    case 'race':
      return `the first player to play ${a(step.from)}`;
    case 'thrownIn':
      return `the player after the last to throw in ${a(step.from)}`;
    case 'lowest':
      return 'the player with the lowest card in hand';
    case 'worstFaceUp':
      return 'the player with the worst face-up cards';
    case 'random':
      return 'a player drawn by lot';
  }
}

function otherwise(step: FirstStep): string {
  if (step.by === 'race') return ' If nobody has one, the next higher rank decides, and so on.';
  if (step.by === 'thrownIn')
    return ` Before that, everybody puts each ${name(step.from)} in their hand in the middle, where it has no effect, and draws as after a play. If nobody has one, it is the next higher rank, and so on.`;
  if (step.by !== 'rank') return '';
  return step.go === 'up'
    ? ' If nobody has one, the next higher rank decides, and so on.'
    : ' If nobody has one, the rank closest to it decides.';
}

const handGone = (draws: boolean): string =>
  `Once your hand is empty${draws ? ' and the stock is gone' : ''}`;

const equalFrom = (from: string) => ({
  yes: `${from}, an equal card may be played as well.`,
  no: `${from}, an equal card is not enough.`,
  completesSet: `${from}, an equal card may be played only if it burns the pile.`,
});

const beat = (than: string) => ({
  yes: `Play a card that is as high as the top card of the pile, or ${than}.`,
  no: `Play a card that is ${than} than the top card of the pile: equal is not enough.`,
  completesSet: `Play a card that is ${than} than the top card of the pile. An equal card goes only if it burns the pile.`,
});

const pass: Record<Value<'pass', 'pickUp'>, Record<Value<'pickUp', 'taker'>, string>> = {
  onlyIfUnable: {
    self: 'Pick up the whole pile, but only if you can’t play.',
    previousPlayer: 'If you can’t play, the player before you picks up the whole pile.',
  },
  optional: {
    self: 'If you can’t play, or would rather not, pick up the whole pile.',
    previousPlayer:
      'If you can’t play, the player before you picks up the whole pile. You may also ask for that when you could play.',
  },
};

/** A sentence or two for each parameter of a rule set, for a reader who has never met these games. */
export const rulePage = {
  sections: {
    cards: 'Players and cards',
    deal: 'Dealing',
    start: 'Who starts',
    turn: 'Your turn',
    special: 'Special cards',
    burn: 'Burning the pile',
    pickUp: 'If you can’t play',
    table: 'Your cards on the table',
    end: 'How it ends',
    next: 'The next round',
    options: 'What you may agree on',
  } satisfies Record<RuleSection, string>,
  /** The aim of the game in a line. */
  goal: {
    firstOut: 'Be the first to get rid of all your cards.',
    rankAll: 'Get rid of all your cards: the sooner, the better your place.',
    lastHolder: 'Get rid of all your cards. The last player with cards loses.',
  } satisfies Record<Value<'end', 'mode'>, string>,
  players: (counts: readonly number[], best: number | null) =>
    `For ${among(counts)}${best === null ? '.' : `; best with ${best}.`}`,
  deck: ({ packs, jokers, without }: RuleSet['deck']) =>
    `You need ${packs === 1 ? 'one pack of 52 cards' : `${numberWord(packs)} packs of 52 cards`}${
      jokers === 0 ? ', no jokers.' : jokers === 1 ? ' and one joker.' : ` and ${jokers} jokers.`
    }${without.length === 0 ? '' : ` Take out all ${plurals(without)}.`}`,
  order: (lowest: Rank, highest: Rank) =>
    `The ${name(lowest)} is the lowest card, the ${name(highest)} the highest.`,
  deal: (facts: DealFacts) =>
    `${facts.players === null ? 'Everybody' : `With ${span(...facts.players)} everybody`} gets ${andList(dealt(facts))}.`,
  starter: (turnedUp: boolean) =>
    turnedUp
      ? 'The next card is turned up in the middle: it is the first card of the pile.'
      : 'The pile begins empty.',
  starterOnBurn: (ranks: readonly Rank[], again: Value<'deal', 'starterOnBurnRank'>) =>
    again === 'asOrdinary'
      ? `If that is ${orRanks(ranks)}, it burns nothing.`
      : `If that is ${orRanks(ranks)}, another one is turned up.`,
  leftover: {
    stock: 'The rest lies face down in the middle: the stock.',
    dead: 'The cards that are left over stay out of the game.',
    dealt: 'The rest is dealt too, one by one, starting on the dealer’s left: there is no stock.',
  } satisfies Record<RuleSet['leftover'], string>,
  exchange: {
    none: 'You play with the cards as you got them.',
    swap: 'Before play you may swap cards from your hand for your face-up cards, card for card.',
  },
  /** How many hand cards are put face up; null if that depends on the number of players. */
  choose: (count: number | null) =>
    `Before play you choose ${count === null ? 'some' : count} of your hand cards and put them face up on your face-down cards.`,
  stacking: {
    no: 'No cards are put on face-up cards.',
    own: 'Until you are ready you may put hand cards on one of your face-up cards of the same rank; they then belong to it. Draw as many from the stock, if it has them.',
    anyone:
      'Until you are ready you may put hand cards on anybody’s face-up card of the same rank; they then belong to it. Draw as many from the stock, if it has them.',
  } satisfies Record<RuleSet['stacking'], string>,
  first: ([first, ...others]: readonly FirstStep[]) =>
    first === undefined
      ? 'Anybody starts.'
      : `${capital(who(first))} starts.${otherwise(first)}${others
          .map((step) => ` Otherwise it is ${who(step)}.${otherwise(step)}`)
          .join('')}`,
  tie: {
    cwFromDealer: 'If several players could start, it is the first one clockwise from the dealer.',
    fromDealer: 'If several players could start, it is the dealer, or the first of them clockwise.',
    clubsFirst: suitFirst('clubs', 'diamonds, hearts and spades'),
    diamondsFirst: suitFirst('diamonds', 'clubs, hearts and spades'),
    heartsFirst: suitFirst('hearts', 'clubs, diamonds and spades'),
    spadesFirst: suitFirst('spades', 'clubs, diamonds and hearts'),
    dealtFirst: 'If several players could start, it is the one whose card was dealt first.',
    claim: 'If several players could start, it is the first to play a card.',
    random: 'If several players could start, one of them is drawn by lot.',
  } satisfies Record<Value<'first', 'tie'>, string>,
  /** When the worst face-up cards are looked for, by how these may be exchanged before; `never`: none lie there then. */
  worstFaceUp: {
    none: `The face-up cards count as they were dealt: ${BEST_FIRST}`,
    swap: `The face-up cards count once everybody has swapped: ${BEST_FIRST}`,
    pick: `The face-up cards count once everybody has chosen them: ${BEST_FIRST}`,
    never: 'Nobody has face-up cards by then.',
  } satisfies Record<RuleSet['exchange'] | 'never', string>,
  mustPlayIt: (must: boolean) =>
    must ? 'The card that decides this is played first.' : 'Any card may be the first one.',
  window: {
    afterExchange: 'The cards after the swap count.',
    beforeExchange: 'The cards as they were dealt count, before any swap.',
  } satisfies Record<Value<'first', 'window'>, string>,
  direction: { cw: 'Play goes round clockwise.', ccw: 'Play goes round anticlockwise.' },
  beat: {
    up: beat('higher'),
    down: { ...beat('lower'), yes: beat('lower').yes.replace('as high', 'as low') },
  },
  /** Cards that call for their own rank and what is beyond it, where equal cards don't go otherwise. */
  equalOn: (ranks: readonly Kind[]) => `On ${orRanks(ranks)} an equal card goes as well.`,
  /** Only if it differs from playing from the hand. */
  equalFrom: {
    faceUp: equalFrom('From your face-up cards'),
    faceDown: equalFrom('With a face-down card'),
  },
  together: {
    hand: {
      single: 'You play one card at a time.',
      set: 'You may play several cards of one rank together.',
      run: 'You may play a run together: cards that follow one another, such as 4 5 6.',
      setOrRun: 'You may play several cards of one rank together, or a run such as 4 5 6.',
    } satisfies Record<Together, string>,
    faceUp: {
      single: 'From your face-up cards you play one at a time.',
      set: 'From your face-up cards you may play several of one rank together.',
      run: 'From your face-up cards you may play a run together, such as 4 5 6.',
      setOrRun: 'From your face-up cards you may play several of one rank together, or a run such as 4 5 6.',
    } satisfies Record<Together, string>,
  },
  /** `isOfOneRank`: there are no runs. */
  mostTogether: (count: number | null, isOfOneRank: boolean) =>
    count === 1
      ? 'You play one card at a time.'
      : `You may play ${count === null ? 'any number of cards' : `no more than ${cards(count)}`}${isOfOneRank ? ' of one rank' : ''} together.`,
  mixZones: (may: boolean) =>
    may
      ? 'With the last cards of your hand you may play face-up cards of the same rank.'
      : 'Hand and face-up cards are not played together.',
  followUp: (may: boolean) =>
    may
      ? 'Until the next player acts, you may add equal cards to what you have just played, such as one that you have drawn.'
      : 'Once the turn has passed on, you can’t add to what you have played.',
  jumpIn: {
    no: 'Nobody jumps in with a single equal card.',
    identical:
      'If you have the very card that lies on top, from another pack, and it fits, you may play it out of turn. Then play goes on after you.',
    equal:
      'If you have cards equal to the top one, and they fit, you may play them out of turn. Then play goes on after you.',
  } satisfies Record<RuleSet['jumpIn'], string>,
  match: {
    free: 'It doesn’t matter how many cards were played before.',
    pairWhenStuck:
      'If you have no higher single card, you may play a pair. The next player then needs a higher pair, or more cards of one rank.',
    atLeast:
      'You have to play at least as many cards as were played before. That goes for special cards, too.',
  } satisfies Record<Value<'match', 'size'>, string>,
  whenAlone: {
    pairWhenStuck: 'You may play a pair only if no single card is higher.',
    free: 'You may play a pair at any time.',
  } satisfies Record<Value<'whenAlone', 'set'>, string>,
  refill: (mode: RuleSet['refill']['mode'], size: RuleSet['refill']['size']) => {
    if (mode === 'none') return 'Nobody draws any cards.';
    if (mode === 'perCard')
      return 'After playing, draw as many cards as you played from your hand, as long as there is a stock.';
    return size === 'startingHand'
      ? 'After playing, draw until you hold as many cards as at the start, as long as there is a stock.'
      : `After playing, draw until you hold ${cards(size)}, as long as there is a stock.`;
  },
  penalty: {
    takeBack: 'If you play a card that isn’t allowed, you take it back.',
    pickUpPile: 'If you play a card that isn’t allowed, you pick up the pile.',
    drawCard: 'If you play a card that isn’t allowed, you take it back and draw one from the stock.',
    letStand: 'A card that isn’t allowed stays if nobody has noticed.',
  } satisfies Record<RuleSet['penalty'], string>,
  /** A kind of card as a heading: `7`, `Queen`, `Joker`. */
  card: (kind: Kind) => capital(name(kind)),
  /** A card without a power, beside the same card with one. */
  ordinary: 'An ordinary card.',
  anySpecial: (any: boolean) =>
    any ? 'Some cards have a power.' : 'There are none: every card is an ordinary one.',
  powers: {
    on: (on: Power['on']) =>
      on === 'any'
        ? 'Goes on any card.'
        : on === 'natural'
          ? 'Play it like any other card.'
          : `Goes on ${a(on.maxTop)} or anything lower.`,
    /** The same with what it does besides, whose words begin with a verb. */
    onAnyAnd: (does: string) => `Goes on any card and ${does.charAt(0).toLowerCase()}${does.slice(1)}`,
    countsAs: (rank: Rank) => `Counts as ${a(rank)}, but never in a set.`,
    onAnyBut: (ranks: readonly Rank[]) => `Goes on any card but ${orRanks(ranks)}.`,
    onOnly: (ranks: readonly Rank[]) => `Goes only on ${orRanks(ranks)}.`,
    notOn: (ranks: readonly Rank[]) => `Never goes on ${orRanks(ranks)}.`,
    onlyIfStuck: 'May be played only if nothing else you have fits.',
    notOnEmpty: 'Starts a new pile only if you have no other card for it.',
  },
  reverseCount: {
    perPlay: 'Several cards that reverse play, played together, reverse it once.',
    perCard: 'Several cards that reverse play, played together, reverse it once each.',
  },
  skipCount: {
    perPlay: 'Several cards that skip, played together, skip one player.',
    perCard: 'Several cards that skip, played together, skip one player each.',
  },
  skipCap: {
    others: 'Your own cards never skip you.',
    passOverSelf: 'When skipping, your own seat is passed over and not counted.',
    none: 'When skipping, your own seat counts like any other.',
  } satisfies Record<Value<'skip', 'cap'>, string>,
  colourSet: {
    every: 'If you play more than one card, all must be of the colour that is needed.',
    any: 'If you play more than one card, one must be of the colour that is needed.',
  } satisfies Record<Value<'sameColour', 'set'>, string>,
  colourExempt: (ranks: readonly Rank[]) =>
    ranks.length === 0
      ? 'Every card must be of the colour that is needed.'
      : `On its own rank, ${orRanks(ranks)} may be of either colour.`,
  wildUnnamed:
    'If you don’t say what a wild card counts as, it counts as itself if that fits. Otherwise it counts as the card played with it or under it, or else as the lowest rank that fits.',
  choiceUnsaid: (several: boolean) =>
    `If you don’t say what you choose, the first of it counts.${several ? ' Cards that are played together all do the same, and so does a card added to them.' : ''}`,
  passOnColour: {
    any: 'A pick-up may be passed on by a red card as well as by a black one.',
    red: 'Only red cards pass a pick-up on.',
    black: 'Only black cards pass a pick-up on.',
  } satisfies Record<Value<'passOn', 'colour'>, string>,
  notOnLooks: {
    effective: (cards) =>
      `Where a card may not be played, the card under ${covering(cards, 'invisible ones')} counts.`,
    physical: (cards) =>
      `Where a card may not be played, the card on top counts, even if it is ${covering(cards, 'invisible')}.`,
  } satisfies Record<Value<'notOn', 'looks'>, (cards: Covering) => string>,
  ofAKind: (size: number, scope: Value<'ofAKind', 'scope'>) => {
    if (size === 0) return 'Equal cards burn nothing.';
    const number = capital(numberWord(size));
    if (scope === 'pile')
      return `${number}${size < 4 ? ' or more' : ''} cards of one rank on top of each other burn the pile, no matter who played them.`;
    return scope === 'onePlay'
      ? `${number} cards of one rank played together burn the pile.`
      : `${number} cards of one rank played together burn the pile. If the player before you has just played all but one of them together, you burn it by adding the last.`;
  },
  outOfTurn: (may: boolean) =>
    may
      ? 'If you have the cards that are missing, you may play them at once, even out of turn.'
      : 'You may complete a set only when it is your turn.',
  seeThrough: (ignored: boolean | 'counts', cards: Covering) =>
    ignored === 'counts'
      ? `${capital(covering(cards, 'an invisible card'))} counts as one more of the card under it, and can complete a set.`
      : ignored
        ? `${capital(covering(cards, 'invisible cards'))} may be between the equal ones.`
        : `If ${covering(cards, 'an invisible card')} lies between equal ones, they don’t burn the pile.`,
  onAny: (may: boolean) =>
    may ? 'A whole set played together goes on any card.' : 'A whole set has to fit like a single card.',
  again: {
    must: 'If you burn the pile, you go again and start a new one.',
    may: 'If you burn the pile, you may go again and start a new one.',
    no: 'After a burn the next player starts a new pile.',
  } satisfies Record<Value<'burn', 'again'>, string>,
  burnCall: (call: string | null) =>
    call === null ? 'Nothing is called at a burn.' : `If you burn the pile, call “${call}”.`,
  callRequired: {
    no: 'The pile burns without the call too.',
    yes: 'Without the call the pile stays.',
  } satisfies Record<Value<'announce', 'required'>, string>,
  callPenalty: (count: number) =>
    count === 0 ? 'Forgetting the call costs nothing.' : `If you forget the call, you draw ${cards(count)}.`,
  pairSkip: {
    off: 'Two equal cards skip nobody.',
    onePlay: 'Two equal cards played together skip the next player.',
    consecutive: 'A card equal to the one another player has just played skips the next player.',
  } satisfies Record<RuleSet['pairSkip'], string>,
  pass,
  addFaceUp: {
    0: 'Your face-up cards stay where they are.',
    1: 'If you were playing from your face-up cards, you pick up one of these with the pile.',
    always: 'You pick up one of your face-up cards with the pile, if you have any left.',
  } satisfies Record<Value<'pickUp', 'addFaceUp'>, string>,
  afterPickUp: {
    emptyPile: 'Then the next player starts a new pile with any card.',
    newStarter: 'Then a new card is turned up from the stock to start the pile, and the next player plays.',
  } satisfies Record<Value<'pickUp', 'next'>, string>,
  chance: {
    none: 'You can’t try a card from the stock.',
    flipStock:
      'Before you pick up, you may try your luck with the top card of the stock. If it doesn’t fit, you pick it up with the pile.',
    atWill:
      'On your turn you may always try your luck with the top card of the stock, even if you can play. If it doesn’t fit, you pick it up with the pile.',
  } satisfies Record<RuleSet['chance'], string>,
  /** `draws`: whether hands are filled up from a stock. */
  faceUp: (use: Value<'faceUp', 'use'>, draws: boolean) =>
    `${handGone(draws)}, ${use === 'table' ? 'play your face-up cards' : 'take your face-up cards into your hand'}.`,
  /** `faceUp`: whether face-up cards lie on them; `draws` as above. */
  faceDown: (access: Value<'faceDown', 'access'>, faceUp: boolean, draws: boolean) => {
    if (access === 'whenUncovered')
      return 'A face-down card may be played as soon as it is uncovered: turn it over without looking first.';
    const when = faceUp ? 'Then' : `${handGone(draws)},`;
    return `${when} turn over your face-down cards, one each turn, without looking first.${
      access === 'stacksInOrder'
        ? ' The top cards come first, stack by stack, then the lower ones in any order.'
        : ''
    }`;
  },
  blindFail: {
    pileAndCardToHand:
      'If a face-down card doesn’t fit, you pick it up with the pile, and your turn is over.',
    pileToHandCardStaysUp:
      'If a face-down card doesn’t fit, pick up the pile; the card stays in front of you face up, and your turn is over.',
  } satisfies Record<Value<'blind', 'fail'>, string>,
  end: {
    firstOut: 'The first player without cards wins, and the round is over.',
    rankAll: 'The first player without cards wins. The others play on for their places.',
    lastHolder: 'A player without cards is out. The last player with cards loses, and the round is over.',
  } satisfies Record<Value<'end', 'mode'>, string>,
  noWinner: 'There is no winner, only a loser.',
  lastCard: {
    any: 'Any card may be your last one.',
    noSpecial: 'Your last card may not be a special card.',
  } satisfies Record<Value<'end', 'lastCard'>, string>,
  lastCall: (call: string | null) =>
    call === null ? 'Nothing is called with one card left.' : `With one card left you call “${call}”.`,
  loser: (name: string) => `The loser is called “${name}”.`,
  dealer: {
    loser: 'The loser deals the next round.',
    winner: 'The winner deals the next round.',
    rotate: 'The next player clockwise deals the next round.',
  } satisfies Record<Value<'next', 'dealer'>, string>,
  nextStarter: {
    rule: 'The next round starts as the first one did.',
    loser: 'The loser starts the next round.',
    winner: 'The winner starts the next round.',
  } satisfies Record<Value<'next', 'starter'>, string>,
  titles: (titles: RuleSet['series']['titles']) => {
    if (titles === 'numbers') return 'A player who loses again is numbered by how often they have lost.';
    return titles.length === 0
      ? 'There are no titles for losing again.'
      : `A player who loses again rises to a new title: ${titles.join(', ')}.`;
  },
  /** An option that may be agreed on, with its choices if it has any. */
  option: (title: string, choices: readonly string[]) =>
    choices.length === 0 ? title : `${title} Choose ${orList(choices)}.`,
};
