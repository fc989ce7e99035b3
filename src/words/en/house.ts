import type { Kind, Rank } from '../../engine/cards.ts';
import type { DealRow, FirstStep, RuleSet } from '../../engine/rules/schema.ts';
import type { HouseFault } from '../../protocol/house.ts';
import type { ApartFromParameters, HouseGroup } from '../closed-lists.ts';
import { forRanks } from '../say/names.ts';
import { oneOf, rankName } from './cards.ts';
import { ends, equal, exchanges } from './find-game.ts';
import { andList } from './grammar.ts';
import { orRanks } from './rule-page.ts';

/** The name of each parameter. */
type Names<T> = [T] extends [readonly unknown[]]
  ? string
  : [T] extends [object]
    ? { readonly [K in keyof T]: Names<T[K]> }
    : string;

type By = FirstStep['by'];

type Zone = Extract<FirstStep, { by: 'card' }>['zone'];

const cards = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const names: Names<Omit<RuleSet, ApartFromParameters>> = {
  players: { min: 'Fewest players', max: 'Most players', best: 'Best number of players' },
  deck: { packs: 'Packs', jokers: 'Jokers', without: 'Taken out of the pack' },
  rank: { order: 'Which rank beats which' },
  deal: {
    rows: 'What everybody is dealt',
    starter: 'A card is turned up to start the pile',
    starterOnBurnRank: 'If that is a special card',
  },
  leftover: 'The cards that are left',
  exchange: 'Before the first card',
  stacking: 'Equal hand cards may be put on',
  first: {
    steps: 'Who plays the first card',
    tie: 'If several players have it',
    mustPlayIt: 'That card must be played first',
    window: 'Which cards count',
  },
  direction: { initial: 'Play goes' },
  beat: {
    direction: 'Higher or lower',
    equal: {
      hand: 'Equal cards from the hand',
      faceUp: 'Equal face-up cards',
      faceDown: 'Equal face-down cards',
    },
  },
  set: {
    play: { hand: 'Together from the hand', faceUp: 'Together from the face-up cards' },
    max: 'How many together',
    mixZones: 'The last hand cards may be played with equal face-up cards',
    followUp: 'Equal cards may be added to a play',
  },
  match: { size: 'After several cards' },
  jumpIn: 'Out of turn you may play',
  whenAlone: { set: 'A pair on a single card' },
  pairSkip: 'Pairs that skip',
  joker: { value: 'What a joker counts as' },
  reverse: { count: 'Several cards that reverse' },
  skip: { count: 'Several cards that skip', cap: 'Skips that come back round to you' },
  sameColour: { set: 'Several cards where a colour is needed', exempt: 'Cards of any colour' },
  passOn: { colour: 'Cards that pass a pick-up on' },
  notOn: { looks: 'Cards that may not be played on others' },
  pass: { pickUp: 'When the pile is picked up' },
  pickUp: {
    taker: 'Who picks it up',
    addFaceUp: 'A face-up card picked up with the pile',
    next: 'After a pick-up',
  },
  chance: 'A last chance',
  refill: { mode: 'Drawing', size: 'How many cards to draw up to' },
  faceUp: { use: 'Face-up cards' },
  faceDown: { access: 'When face-down cards are turned over' },
  blind: { fail: 'A turned-over card that doesn’t fit' },
  ofAKind: {
    size: 'Equal cards that burn',
    scope: 'How they come together',
    outOfTurn: 'Anybody may jump in to complete them',
    seeThrough: 'Invisible cards between equal ones',
    onAny: 'A complete set goes on anything',
  },
  burn: { again: 'After a burn' },
  announce: {
    burn: 'Called at a burn',
    lastCard: 'Called with the last card',
    penalty: 'A forgotten call',
    required: 'Whether a call is needed',
  },
  end: { mode: 'When it is over', lastCard: 'The last card', showWinner: 'There is a winner' },
  next: { dealer: 'Who deals next', starter: 'Who starts next' },
  penalty: 'What isn’t allowed',
  series: { titles: 'Titles of losers' },
  names: { game: 'What the game is called', loser: 'What the loser is called' },
};

const together = {
  single: 'one card at a time',
  set: 'cards of one rank',
  run: 'a run of cards',
  setOrRun: 'cards of one rank, or a run',
};

const faults: {
  readonly [C in HouseFault['code']]: (fault: Extract<HouseFault, { code: C }>) => string;
} = {
  noRules: () => 'No rules could be found in this. Choose another file, picture or link.',
  noText: () => 'This isn’t a rules file: choose one that holds rules as text.',
  noCode: () => 'No QR code of rules can be read in this picture: take it again from closer, in good light.',
  noLink: () => 'There are no rules in this link, or a part of it is missing: copy the whole link.',
  alreadyThere: ({ id }) => `You have these rules already: ${id}.`,
  noName: () => 'The rules have no name yet: give them one.',
  unsound: () => 'Rules with mistakes can’t be saved: the line at the top leads to each.',
  tooLong: () => 'These rules are too long: shorten their texts, or choose another file.',
  changedSince: () => 'The rules are not saved: somebody else has changed them since you opened them here.',
  breaks: ({ by }) =>
    `The rules are not saved: other rules (${andList(by)}) are based on them and could no longer be played.`,
  gone: () => 'These rules no longer exist.',
  extended: ({ by }) =>
    `These rules can’t be discarded: others are based on them (${andList(by)}). Discard those first.`,
  diskFull: () => 'The rules are not saved: the disk is full. Make room and save again.',
  readOnly: () =>
    'The rules are not saved: Burnpile may not write to the folder. Allow it to, then save again.',
  noFolder: () =>
    'The rules are not saved: their folder can’t be created. Check what is in its place, then save again.',
  other: () => 'The rules are not saved: they could not be written to the disk. Check it, then save again.',
};

/** The editor of house rules; the values of parameters are said by `rules`. */
export const house = {
  title: 'We play it like this',
  /** The link to the editor, beside a rule set. */
  way: 'We play it like this …',
  /** The first name of rules that are built on `base`. */
  nameOf: (base: string) => `Our ${base}`,
  begin: {
    from: 'Begin with rules that are close to yours',
    fromWhat: 'You change only what you play differently.',
    others: (count: number) => `All the others (${count})`,
    own: 'Your own rules',
    edit: (name: string) => `Change ${name}`,
    discard: (name: string) => `Discard ${name}`,
    sure: (name: string) => `Discard ${name}? Its file is moved to the folder “discarded”.`,
    keepIt: 'Keep them',
    load: 'Rules that somebody sent you',
    loadWhat:
      'Choose the file or a picture of the QR code, or drop it here. Nothing is kept until you save it.',
    choose: 'Choose a file or picture',
    paste: 'Or paste a link',
    /** To rules that were sent and are there already. */
    open: 'Open',
  },
  groups: {
    players: 'Players and deck',
    dealing: 'Dealing and swapping',
    starting: 'Who starts',
    laying: 'What may be played',
    special: 'Special cards',
    drawing: 'Picking up and drawing',
    tableCards: 'Cards on the table',
    burning: 'Burning and equal cards',
    ending: 'End and next round',
    names: 'Names and titles',
    options: 'Options to choose from',
    texts: 'The rules in words',
  } satisfies Record<HouseGroup, string>,
  /** What is said of a group in a few words: what it has, or the first of what it says. */
  has: {
    exchange: exchanges,
    burns: (cards: number) => (cards === 0 ? 'equal cards don’t burn' : `${cards} equal cards burn`),
    fail: {
      pileAndCardToHand: 'what doesn’t fit is picked up',
      pileToHandCardStaysUp: 'what doesn’t fit stays face up',
    },
    ends,
    starts: {
      loser: () => 'the last loser',
      winner: () => 'the last winner',
      seat: () => 'next to the dealer',
      card: (card: string) => `who has the ${card}`,
      rank: (rank: string) => `who has ${oneOf(rank)}, or the next rank`,
      race: (rank: string) => `who is quickest with ${oneOf(rank)}`,
      thrownIn: (rank: string) => `after the last to throw in ${oneOf(rank)}`,
      lowest: () => 'who has the lowest card',
      worstFaceUp: () => 'who has the worst face-up cards',
      random: () => 'drawn by lot',
    } satisfies Record<By, (rank: string) => string>,
    /** Who starts the rounds after the first one, and who that. */
    startsLater: (next: string, first: string) => `${next}; at first ${first}`,
    options: (count: number) => (count === 0 ? 'none' : cards(count, 'option')),
    texts: (count: number) => (count === 0 ? 'none' : cards(count, 'sentence')),
  },
  names,
  /** The values of some parameters, where the name over them has said the rest already. */
  choices: {
    'deal.starterOnBurnRank': {
      asOrdinary: 'it burns nothing',
      turnAnother: 'another is turned up if it burns',
      anotherForSpecial: 'another is turned up',
    },
    leftover: { stock: 'are the stock', dead: 'are out of play', dealt: 'are dealt too, one by one' },
    exchange: {
      none: 'no swapping',
      swap: 'hand cards may be swapped with face-up cards',
      pick: 'the face-up cards are chosen from the hand',
    },
    jumpIn: {
      no: 'no card',
      identical: 'the very card that lies on top, from another pack',
      equal: 'cards equal to the top one',
    },
    stacking: {
      no: 'no face-up cards',
      own: 'your own face-up cards',
      anyone: 'anybody’s face-up cards',
    },
    'first.tie': {
      cwFromDealer: 'the first of them clockwise from the dealer',
      fromDealer: 'the dealer, or else the first of them clockwise',
      clubsFirst: 'clubs go first',
      diamondsFirst: 'diamonds go first',
      heartsFirst: 'hearts go first',
      spadesFirst: 'spades go first',
      dealtFirst: 'the one dealt it first',
      claim: 'any of them who wants to',
      random: 'one is drawn by lot',
    },
    'first.window': {
      afterExchange: 'those after swapping',
      beforeExchange: 'those as dealt',
    },
    'beat.equal.hand': equal,
    'beat.equal.faceUp': equal,
    'beat.equal.faceDown': equal,
    'set.play.hand': together,
    'set.play.faceUp': together,
    'whenAlone.set': { pairWhenStuck: 'only without a higher single card', free: 'at any time' },
    pairSkip: {
      off: 'never',
      onePlay: 'two equal cards in one play',
      consecutive: 'two equal cards in a row',
    },
    'joker.value': {
      transparent: 'the card below it',
      reset: 'a reset: anything goes next',
      ...forRanks((rank) => oneOf(rankName(rank))),
    },
    'reverse.count': { perPlay: 'reverses once per play', perCard: 'reverses once per card' },
    'pass.pickUp': { onlyIfUnable: 'only if no card fits', optional: 'whenever a player likes' },
    'pickUp.taker': { self: 'the player who can’t play', previousPlayer: 'the player before' },
    'pickUp.next': {
      emptyPile: 'the pile is empty',
      newStarter: 'a new card is turned up to start the pile',
    },
    'faceUp.use': { table: 'are played from the table', toHand: 'are taken into the hand' },
    'faceDown.access': {
      afterFaceUp: 'after all face-up cards',
      whenUncovered: 'as soon as they are uncovered',
      stacksInOrder: 'stack by stack, in their order',
    },
    'blind.fail': {
      pileAndCardToHand: 'is picked up with the pile',
      pileToHandCardStaysUp: 'stays face up; only the pile is picked up',
    },
    'ofAKind.scope': {
      pile: 'wherever they meet on the pile',
      onePlay: 'in one play',
      onePlayOrTripleCompleted: 'in one play, or by completing the previous player’s three',
    },
    'burn.again': {
      must: 'the same player must go again',
      may: 'the same player may go again',
      no: 'the next player plays',
    },
    'announce.required': { no: 'no, it is a custom', yes: 'yes: without it there is no burn' },
    'end.mode': {
      firstOut: 'as soon as one is out',
      rankAll: 'when everybody has a place',
      lastHolder: 'when only one has cards left',
    },
    'end.lastCard': { any: 'any card', noSpecial: 'no special card' },
    'next.dealer': { loser: 'the loser', winner: 'the winner', rotate: 'the next seat' },
    'next.starter': { rule: 'as in the first round', loser: 'the loser', winner: 'the winner' },
    penalty: {
      takeBack: 'is taken back',
      pickUpPile: 'means picking up the pile',
      drawCard: 'means drawing a card from the stock',
      letStand: 'stands',
    },
  },
  /** Beside a choice that isn’t offered, as nobody loses by these rules. */
  noLoser: 'not here: nobody loses',
  /** Beside the switch whether there is a winner, where there always is one. */
  firstWins: 'not here: the first one out wins',
  noStock: 'not here: there is no stock',
  startedFrom: 'started from',
  name: 'Name of your rules',
  sentence: 'In one sentence',
  /** Beside the sentence, while nobody has written another one than the rules have that are changed. */
  sentenceByItself: 'Follows your changes until you write your own.',
  /** Under a field that takes no more letters. */
  full: (letters: number) => `That’s all there is room for: ${letters} letters.`,
  /** A parameter that holds or doesn’t: it holds. */
  on: 'yes',
  off: 'no',
  tabs: { label: 'What is shown', switches: 'Change', page: 'The rules' },
  /** How many things differ from the rules it began with. */
  differs: (count: number, base: string) =>
    count === 0 ? `The same as ${base} so far.` : `${cards(count, 'difference')} from ${base}.`,
  plain: 'the plain game',
  changed: 'changed',
  /** Resets one thing: `what` is its name. */
  /** Button at a part that differs; `what` is said only to screen readers. */
  back: 'Undo this change',
  backOf: (what: string) => `Undo this change: ${what}`,
  /** A line of the page that says something else since a moment ago. */
  isNew: 'new',
  wholePage: 'The whole page',
  shortPage: 'In short',
  /** What a card does, one tap each. `rank` is its name; `card` stands for it in the question. */
  tiles: {
    how: 'tap a rank, then what it does – or type',
    ask: (_kind: Kind, card: string) => `What does the ${card} do?`,
    all: {
      plain: () => ({ does: 'Plain', what: 'an ordinary card' }),
      reset: () => ({ does: 'Reset', what: 'anything goes next' }),
      transparent: () => ({ does: 'Invisible', what: 'look at the card underneath' }),
      burn: () => ({ does: 'Burn', what: 'the pile is gone' }),
      skip: () => ({ does: 'Skip', what: 'the next player is skipped' }),
      reverse: () => ({ does: 'Reverse', what: 'play reverses' }),
      atMost: (rank: string) => ({ does: `${rank} or lower`, what: 'limits the next card' }),
      onAny: () => ({ does: 'Always fits', what: 'goes on anything' }),
      wild: () => ({ does: 'Wild', what: 'you say what it counts as' }),
      choose: () => ({ does: 'Choose', what: 'its player says what it does' }),
      again: () => ({ does: 'Go again', what: 'the same player plays on' }),
      choosesNext: () => ({ does: 'Choose who’s next', what: 'its player says who plays next' }),
      swapsHands: () => ({ does: 'Swap hands', what: 'with the next player' }),
      swapsRows: () => ({ does: 'Swap face-up', what: 'face-up cards with the next player' }),
      copies: () => ({ does: 'Copy', what: 'does what the card below does' }),
      sameColour: () => ({ does: 'Same colour', what: 'red on red, black on black' }),
      belowUnder: () => ({ does: 'Lower still', what: 'the next card is lower than the one below' }),
      removeAfterUse: () => ({ does: 'Once only', what: 'is never picked up' }),
      atLeast: (rank: string) => ({ does: `${rank} or higher`, what: 'limits the next card' }),
      unbeatable: () => ({ does: 'Unbeatable', what: 'hardly any card goes on it' }),
      forcePickUp: () => ({ does: 'Pick up', what: 'the next player picks up' }),
      nothing: () => ({ does: 'Nothing', what: 'its player lets it do nothing' }),
    },
    /** What `onAny` says where nothing goes on these but what does anyway. */
    onAnyBut: (ranks: readonly Rank[]) => ({
      does: 'Nearly always',
      what: `goes on any card but ${orRanks(ranks)}`,
    }),
    more: 'Two things at once, and more',
    less: 'Only one thing',
    /** Over the tiles of which several may be pressed. */
    every: 'Tap everything that it does.',
    others: 'The other rules',
  },
  undo: 'Undo',
  save: 'Save',
  /** `as` is what they are called instead, where other rules have that name. */
  saved: (name: string, as: string | null) =>
    as === null ? `“${name}” is saved.` : `“${name}” is saved as “${as}”: other rules have its name.`,
  /** The rules were given to the person as a file of this name. */
  inFile: (name: string) => `The rules are in the file ${name}.`,
  /** Beside a name that other rules have. */
  taken: 'Other rules have this name already.',
  unsaved: 'Not saved yet.',
  brought: 'Rules that somebody sent you. Nothing is kept until you save them.',
  /** Of rules that were saved once and have changed since. */
  unsavedSince: 'Your changes aren’t saved.',
  play: 'Play by these rules',
  /** Heading over what can be done with these rules. */
  withThese: 'With these rules',
  /** Beside rules that are read while a round is played by others. */
  afterRound:
    'You’re in the middle of a round with other rules. Leave it to play by these: it is kept, and you can continue it.',
  share: { file: 'Share a file', link: 'Share a link' },
  /** Beside the link and its QR code. */
  link: (copied: boolean) =>
    `${copied ? 'Copied. ' : ''}In another Burnpile, open “Find your game”, then “Rules that somebody sent you”. Paste the link there, or choose a picture of its QR code.`,
  /** What is heard of the QR code. */
  code: 'QR code of these rules',
  /** Buttons, if saving would undo somebody else’s changes. */
  instead: {
    asNew: 'Save as new rules',
    over: 'Overwrite the other rules',
    goOn: 'Keep editing',
  },
  /** After rules, or changes that weren’t saved, were given up. */
  discarded: {
    rules: (name: string) => `“${name}” is discarded.`,
    changes: (name: string) => `Your changes to “${name}” are discarded.`,
  },
  leaving: {
    ask: 'Your changes are not saved.',
    save: 'Save and leave',
    leave: 'Leave without saving',
    stay: 'Stay',
  },
  /** Errors, which keep rules from being saved, and warnings. */
  problems: {
    title: 'Needs attention',
    none: 'These rules can be played.',
    /** Before the places where they are. */
    count: (errors: number, warnings: number) =>
      `${andList([
        ...(errors > 0 ? [cards(errors, 'mistake')] : []),
        ...(warnings > 0 ? [cards(warnings, 'note')] : []),
      ])}:`,
    /** How many sentences of the rules in words are left out. */
    leftOut: (sentences: number) =>
      sentences === 1
        ? '1 sentence is left out, because you changed what it says.'
        : `${sentences} sentences are left out, because you changed what they say.`,
    error: 'Mistake',
    warning: 'Note',
    inOption: (name: string) => `With option ${name}`,
    noPage: 'The page can be shown again once the mistakes are corrected.',
  },
  faults,
  moveUp: (what: string) => `Move ${what} up`,
  moveDown: (what: string) => `Move ${what} down`,
  remove: (what: string) => `Remove ${what}`,
  orders: { '2..A': 'Ace high: above the king', 'A2..K': 'Ace low: below the 2' },
  ladder: 'The highest on top',
  rows: {
    row: (number: number) => `Row ${number}`,
    cells: {
      from: 'Players from',
      to: 'to',
      stacks: 'Face-down stacks',
      depth: 'Cards in each',
      faceUp: 'Face up',
      hand: 'In hand',
      exchange: 'Only if',
    },
    exchange: {
      any: 'always',
      none: 'no swapping',
      swap: 'cards are swapped',
      pick: 'cards are chosen',
    } satisfies Record<NonNullable<DealRow['exchange']> | 'any', string>,
    add: 'Add a row',
  },
  steps: {
    step: (number: number) => (number === 1 ? 'First' : `Otherwise (${number})`),
    /** Beside the number. */
    order: (number: number) => (number === 1 ? 'first' : 'otherwise'),
    by: {
      loser: 'the loser of the last round',
      winner: 'the winner of the last round',
      seat: 'a seat',
      card: 'the player with a certain card',
      rank: 'the player with a certain rank, or the next one',
      race: 'the quickest to play a certain rank',
      thrownIn: 'the player after the last to throw in a certain rank',
      lowest: 'the player with the lowest card in hand',
      worstFaceUp: 'the player with the worst face-up cards',
      random: 'a player drawn by lot',
    } satisfies Record<By, string>,
    seat: 'Which seat',
    seats: { dealerLeft: 'left of the dealer', dealerRight: 'right of the dealer' },
    card: 'Which card',
    suits: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' },
    from: 'Which rank',
    go: 'If nobody has it',
    goes: { up: 'the next rank up', nearest: 'the closest rank' },
    zone: 'Where',
    zones: {
      hand: 'in hand',
      faceUp: 'face up',
      faceUpThenHand: 'face up, otherwise in hand',
      both: 'in hand or face up',
    } satisfies Record<Zone, string>,
    add: 'Otherwise: add another way',
  },
  special: {
    where: 'Where it goes',
    on: {
      natural: 'where its rank fits',
      any: 'on any card',
      maxTop: 'on this rank or lower',
    },
    onAnyBut: (ranks: readonly Rank[]) => `on any card but ${orRanks(ranks)}`,
    /** Over what the player of a card may choose, as they play it. */
    offers: 'Its player chooses one of these',
    notOn: 'But never on',
    when: 'When it may be played',
    stuck: { false: 'Always', onEmpty: 'Not on an empty pile', true: 'Only if no other card fits' },
    does: 'What it does',
    /** Above what is asked of all special cards together. */
    all: 'For all special cards',
    rank: 'Rank',
  },
  calls: 'Players call something',
  /** The first texts in the fields of a call and of a title. */
  firstCall: 'Burn!',
  firstTitle: 'Beginner',
  titles: {
    none: 'none',
    numbers: 'how often they have lost',
    list: 'titles of their own',
    what: 'One per line, the lowest first',
  },
  options: {
    none: 'The rules that these are based on have no options.',
    offered: (title: string) => `Offer: ${title}`,
  },
  texts: {
    what: 'A ruling shows the rule behind it in these words. If you change what a rule is about, its text is left out until you put it back or write your own.',
    text: (number: string) => `Rule ${number}`,
    stale: 'You changed what this rule is about. Is its text still true?',
    leftOut: 'Left out, as this is about something that you have changed:',
    putBack: (number: string) => `Put rule ${number} back`,
    about: (number: string) => `What rule ${number} is about`,
    nothing: 'none of these',
    add: 'Add a sentence',
    fresh: 'Our rule.',
  },
  /** What has just changed on the page beside, for a screen reader. */
  fresh: (lines: readonly string[]) => `The page now says: ${lines.join(' ')}`,
};
