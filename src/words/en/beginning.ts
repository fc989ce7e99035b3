import type { DealingStep } from '../../engine/dealing.ts';
import type { StartFacts } from '../facts.ts';
import { cardName, plurals, rankName } from './cards.ts';
import { andList, cardCount, numberWord, orList } from './grammar.ts';

const jokersWith = (packs: number, jokers: number): string =>
  jokers === 0
    ? `without ${packs === 1 ? 'its' : 'their'} jokers`
    : jokers === 1
      ? 'with one joker'
      : `with ${jokers} jokers`;

const themOr = (cards: number): string => (cards === 1 ? 'it' : 'them');

/** Where face-up cards lie. */
function onStacks(cards: number, stacks: number): string {
  if (stacks === 0) return cards === 1 ? '' : ', in a row';
  if (cards === stacks) return cards === 1 ? ', on the face-down card' : ', one on each face-down card';
  return cards < stacks
    ? ', on the first face-down cards'
    : ', one on each face-down card, the others beside them';
}

/** Where face-down cards lie. */
const inStacks = (stacks: number, depth: number): string =>
  depth === 1
    ? stacks === 1
      ? ''
      : ', in a row'
    : stacks === 1
      ? ', in one stack'
      : `, in ${stacks} stacks of ${depth}`;

const AGAIN: Readonly<Record<Extract<DealingStep, { step: 'starter' }>['again'], string>> = {
  asOrdinary: '',
  turnAnother: ' If its rank burns, turn another up on top.',
  anotherForSpecial: ' If it is a special card, turn another up on top.',
};

const dealing: {
  readonly [S in DealingStep['step']]: (step: Extract<DealingStep, { step: S }>) => string;
} = {
  pack: ({ packs, jokers, without, cards, dealt }) =>
    `${without.length === 0 ? '' : `Take out all ${plurals(without)}. `}Shuffle ${packs === 1 ? 'one pack' : `${numberWord(packs)} packs`} ${jokersWith(packs, jokers)}: ${cards} cards. ${dealt === cards ? 'All are' : `${dealt} are`} dealt.`,
  faceDown: ({ stacks, depth }) =>
    `Everybody gets ${cardCount(stacks * depth)} face down${inStacks(stacks, depth)}. Nobody looks at ${themOr(stacks * depth)}.`,
  faceUp: ({ cards, stacks }) => `Everybody gets ${cards} more face up${onStacks(cards, stacks)}.`,
  hand: ({ cards }) => `Then ${cards} more for the hand.`,
  starter: ({ again }) => `Turn one card up in the middle to start the pile.${AGAIN[again]}`,
  rest: ({ cards, use }) => {
    if (cards === 0) return use === 'stock' ? 'No card is left: there is no stock.' : 'No card is left over.';
    const what = {
      stock: `put ${themOr(cards)} face down in the middle, as the stock`,
      dead: `put ${themOr(cards)} aside, out of play`,
      dealt: `deal ${themOr(cards)} too, ${cards === 1 ? 'to the dealer’s left' : 'one by one, starting on the dealer’s left'}`,
    };
    return `${cards} ${cards === 1 ? 'is' : 'are'} left: ${what[use]}.`;
  },
  swap: () => 'Everybody may swap cards in their hand with their face-up cards.',
  choose: ({ cards, keep, stacks }) =>
    `Everybody puts ${cards} of these hand cards face up${stacks === 0 ? '' : ' on the face-down ones'} and keeps ${keep ?? 'the others'}.`,
};

/** `an 8`, `a 3 or a 5`. */
const aRank = (rank: string): string => (/^[8A]/.test(rank) ? `an ${rankName(rank)}` : `a ${rankName(rank)}`);

/** The card that lets somebody start, or one of them. */
export const startCard = ({ card, ranks }: Pick<StartFacts, 'card' | 'ranks'>): string =>
  card === null ? orList(ranks.map(aRank)) : `the ${cardName(card)}`;

function where({ zones, asDealt }: StartFacts): string {
  if (zones.length === 2) return asDealt ? ', as dealt' : ', in hand or face up';
  const zone = zones[0] === 'faceUp' ? ' face up' : ' in hand';
  return asDealt ? `${zone}, as dealt` : zone;
}

function starts(facts: StartFacts): string {
  const { by, name, holders } = facts;
  if (by === 'race') return `The first to play ${startCard(facts)} starts`;
  if (by === 'thrownIn' && holders.length > 0)
    return `${andList(holders)} ${holders.length === 1 ? 'throws' : 'throw'} in ${startCard(facts)} first`;
  if (holders.length > 0) return `${orList(holders)} has ${startCard(facts)} and starts`;
  if (by === 'anybody') return 'Anybody may start';
  if (by === 'random') return 'Draw lots for who starts';
  if (by === 'worstFaceUp')
    return name === null
      ? 'The player with the worst face-up cards starts'
      : `${name} has the worst face-up cards and starts`;
  if (name === null) return `Who has ${startCard(facts)}${where(facts)}?`;
  if (by === 'thrownIn') return `${name} comes after the last to throw cards in, and starts`;
  if (by === 'loser') return `${name} lost the last round and starts`;
  if (by === 'winner') return `${name} won the last round and starts`;
  return `${name} sits next to the dealer and starts`;
}

/** The next question, put as briefly as possible. */
function otherwise(facts: StartFacts): string {
  if (facts.holders.length > 0 && facts.by !== 'thrownIn')
    return `If nobody has it, ${orList(facts.holders)} starts with ${startCard(facts)}.`;
  if (facts.name !== null || facts.holders.length > 0) return `If nobody has it, ${starts(facts)}.`;
  if (facts.by === 'anybody') return 'If nobody has it, anybody may start.';
  if (facts.by === 'random') return 'If nobody has it, draw lots for who starts.';
  if (facts.by === 'worstFaceUp') return 'If nobody has it, the player with the worst face-up cards starts.';
  if (facts.by === 'race') return `If nobody has it, the first to play ${startCard(facts)} starts.`;
  return `If nobody has it, who has ${startCard(facts)}${facts.zones.length === 2 ? '' : where(facts)}?`;
}

/** What is said before the first card of a round: how to deal, and who starts. */
export const beginning = {
  deals: (dealer: string) => `${dealer} deals`,
  dealerLost: (dealer: string) => `${dealer} lost the last round, and deals`,
  /** Over the steps, where who deals is said already. */
  howToDeal: 'How to deal',
  dealing,
  /** Button: the dealing instructions have been followed. */
  dealt: 'Dealt',
  /** Until then nothing else is asked. */
  dealFirst: 'Deal the cards, then press “Dealt”.',
  /** Who starts, or the question that decides it. */
  starts,
  /** The next question, once nobody has had the card before. */
  now: (question: string) => `Now: ${question.charAt(0).toLowerCase()}${question.slice(1)}`,
  /** What is asked next if nobody has the card. */
  otherwise,
  /** If more than one has the card: the first from `nearest` on starts; null where any of them may. */
  ofSeveral: (nearest: string | null) =>
    nearest === null
      ? 'If more than one player has one, any of them may start.'
      : `If more than one player has one, the first of them starts, counting from ${nearest}.`,
  dealtFirst: 'If more than one player has one, the one who was dealt it first starts.',
  mustPlayIt: 'It has to be played first.',
  throwIn: 'Each of them is thrown in before play; the player after the last to do so starts.',
  nobodyHasIt: 'Nobody does',
  /** How to answer who has the card that starts. */
  pressOrScan: 'Press the player who has it, or scan the card as it is played.',
  pressOrTap: 'Press the player who has it, or tap the card as it is played.',
};
