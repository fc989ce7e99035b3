import type { EffectName } from '../../engine/rules/effects.ts';
import type { DueView, PowerName, StepView } from '../../protocol/coach.ts';
import type { PowerFacts, StepFacts } from '../facts.ts';
import { calledBy } from './cards.ts';
import { andList, capital, cardCount, orList } from './grammar.ts';

type Ways = Pick<StepFacts<'lay'>, 'pickUp' | 'toOther' | 'add' | 'tryStock' | 'flip'>;

const takePile = ({ toOther, add }: Pick<Ways, 'toOther' | 'add'>): string => {
  const extra = add ? ' and one of your face-up cards' : '';
  return toOther ? `leave the pile${extra} to the player who played last` : `pick up the pile${extra}`;
};

const giveUp = (ways: Ways): string =>
  ways.tryStock !== null ? `try the top of the stock, or ${takePile(ways)}` : takePile(ways);

const otherwise = (ways: Ways): string => {
  const uncovered = ways.flip ? ' Or turn over an uncovered face-down card.' : '';
  const trying = ' Or try the top of the stock.';
  if (ways.pickUp === null) return ways.tryStock === null ? uncovered : `${uncovered}${trying}`;
  if (ways.tryStock === 'free' && ways.pickUp === 'ifUnable')
    return `${uncovered}${trying} If none fits: ${takePile(ways)}.`;
  return `${uncovered} ${ways.pickUp === 'free' ? 'Or' : 'If you can’t:'} ${giveUp(ways)}.`;
};

const AGAIN = { must: 'go again: ', may: 'go again if you like: ' } as const;

const FIRST = {
  none: '',
  swap: 'Swap hand cards with your face-up ones if you like. ',
  pick: 'Choose your face-up cards. ',
} as const;

const steps: { readonly [S in StepView['step']]: (facts: StepFacts<S>) => string } = {
  swap: () =>
    'put cards face up that fit on almost anything: tap a hand card, then a face-up card. Then press Ready.',
  choose: ({ cards }) => `put ${cardCount(cards)} from your hand face up.`,
  ready: () => 'press Ready.',
  getReady: ({ names }) => `waiting until ${andList(names)} ${names.length === 1 ? 'is' : 'are'} ready.`,
  turnUp: () => 'scan the card that was turned up.',
  throwIn: ({ plural }) => `put all your ${plural} in the middle first.`,
  start: ({ mustPlayIt, onPile, first, seats }) => {
    const isTold = seats.length === 1;
    const free = onPile ? 'a card that fits on the pile' : `any card ${isTold ? 'you' : 'they'} like`;
    const what = mustPlayIt ? `the card that lets ${isTold ? 'you' : 'them'} start` : free;
    return `${FIRST[first]}${isTold ? `${first === 'none' ? 'start' : 'Start'} with ${what}` : `The player who starts plays ${what}`}.`;
  },
  takeBack: ({ onTurn }) =>
    onTurn
      ? 'take the card back, then play another, or pick up if none fits.'
      : 'take the card back: it isn’t your turn.',
  more: ({ missing, plural, one }) =>
    missing === 0
      ? `add another ${calledBy(one)} if you like, or wait.`
      : `add ${missing} more ${missing === 1 ? calledBy(one) : plural}, or take it back.`,
  show: ({ from }) => `scan the card ${from === 'stock' ? 'from the stock' : 'that you turned over'}.`,
  sayWhat: () => 'choose what the card does.',
  chooseNext: () => 'choose who plays next.',
  lay: (facts) => {
    const again = facts.again === null ? '' : AGAIN[facts.again];
    if (facts.needed !== null) {
      const from = facts.from === 'hand' ? '' : ', from your face-up cards';
      return `${again}play ${facts.needed}${from}.${otherwise(facts)}`;
    }
    const which = facts.any ? 'any' : facts.from === 'hand' ? 'a' : 'one';
    const what = facts.from === 'hand' ? 'card from your hand' : 'of your face-up cards';
    return `${again}play ${which} ${what}.${otherwise(facts)}`;
  },
  pickUp: (facts) =>
    `${facts.from === 'hand' ? 'nothing in your hand' : 'none of your face-up cards'} fits: ${giveUp(facts)}${facts.flip ? ', or turn over an uncovered face-down card' : ''}.`,
  flip: ({ again, stack, cards, pickUp }) => {
    const any = stack === null ? 'one of your face-down cards' : `the top card of your stack ${stack}`;
    const which = cards === 1 ? 'your last card' : any;
    return `${again === null ? '' : AGAIN[again]}turn over ${which}, unseen.${pickUp ? ' Or pick up the pile.' : ''}`;
  },
  complete: ({ cards, plural, one }) =>
    `you may jump in with your ${cards === 1 ? calledBy(one) : plural}: that completes the set.`,
  add: ({ cards, plural, one }) => `you may jump in with your ${cards === 1 ? calledBy(one) : plural}.`,
  wait: ({ names }) => `wait for ${orList(names)}.`,
};

const tasks: Record<DueView['tasks'][number]['task'], (cards: number) => string> = {
  clear: () => 'put the pile aside',
  draw: (cards) => `draw ${cards}`,
  takeUp: () => 'take your face-up cards into your hand',
  takePile: (cards) => `pick up the pile (${cardCount(cards)})`,
};

/** What isn't an effect of the card by itself: where it goes, and what equal cards do together. */
const powers: Record<Exclude<PowerName, EffectName>, (facts: PowerFacts) => string> = {
  onAny: ({ ranks }) => (ranks.length === 0 ? 'goes on anything' : `goes on any card but ${orList(ranks)}`),
  countsAs: ({ ranks }) => `counts as ${orList(ranks)}`,
  onUpTo: ({ ranks }) => `on ${orList(ranks)} or lower`,
  notOn: ({ ranks }) => `never on ${orList(ranks)}`,
  onlyIfStuck: () => 'if nothing else fits',
  notOnEmpty: () => 'not on an empty pile',
  burnTogether: ({ setsOutOfTurn }) => (setsOutOfTurn ? 'burn, even out of turn' : 'burn the pile'),
  skipTogether: () => 'skip a player',
};

/** What a card does, under its picture: one to three words. The ranks are those that the power names. */
const signs: Record<PowerName, (ranks: readonly string[]) => string> = {
  reset: () => 'resets',
  transparent: () => 'is invisible',
  burn: () => 'burns',
  sameColour: () => 'same colour',
  reverse: () => 'reverses',
  skip: () => 'skips',
  again: () => 'goes again',
  choosesNext: () => 'picks who’s next',
  swapsHands: () => 'swaps hands',
  swapsRows: () => 'swaps face-up cards',
  copies: () => 'copies',
  removeAfterUse: () => 'once only',
  belowUnder: () => 'lower than below',
  atMost: ([rank]) => `${rank ?? ''} or lower`,
  atLeast: ([rank]) => `${rank ?? ''} or higher`,
  unbeatable: (ranks) => (ranks.length === 0 ? 'nothing on it' : `only ${orList(ranks)} on it`),
  forcePickUp: () => 'pick up',
  wild: () => 'is wild',
  choose: () => 'you choose',
  nothing: () => 'does nothing',
  onAny: (ranks) => (ranks.length === 0 ? 'on any card' : `on any card but ${orList(ranks)}`),
  countsAs: ([rank]) => `as ${rank ?? ''}`,
  onUpTo: ([rank]) => `on ${rank ?? ''} or lower`,
  notOn: (ranks) => `never on ${orList(ranks)}`,
  onlyIfStuck: () => 'if stuck',
  notOnEmpty: () => 'never leads',
  burnTogether: () => 'burn',
  skipTogether: () => 'skip',
};

/**
 * The help for beginners, said to the player who is to act. Sentences begin with a small letter, since a name may
 * stand before them.
 */
export const coach = {
  title: 'Beginners’ help',
  specials: 'Special cards',
  hide: 'Hide help',
  /** A sentence that begins small, said to a player by name; null if the player at the screen is meant. */
  to: (name: string | null, sentence: string) => (name === null ? capital(sentence) : `${name}: ${sentence}`),
  /** For people who watch a game. */
  watched: {
    asked: 'The referee asks what the cards alone can’t tell.',
    plays: (name: string) => `${name} is playing; more cards of this kind may follow.`,
    needs: (name: string, demand: string | null) =>
      demand === null ? `${name} may play anything.` : `${name} needs: ${demand}.`,
  },
  /** Before a step: the card that counts instead of the one on top. */
  below: (top: string, card: string) => `${top} is invisible, so ${card} counts. `,
  steps,
  tasks,
  /** The tasks joined to one sentence. */
  due: (tasks: readonly string[]) => `${andList(tasks)}.`,
  /** What a card does, in two to four words. */
  powers,
  signs,
  /** What a card does, where it does two things. */
  does: (signs: readonly string[]) => andList(signs),
  /** `cards` equal cards of any kind. */
  alike: (cards: number) => `${cards} of a kind`,
};
