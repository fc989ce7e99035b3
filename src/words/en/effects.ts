import type { EffectWords } from '../effect-words.ts';
import { calledBy, rankName, rankNames } from './cards.ts';
import { andList, orList } from './grammar.ts';
import { a, orRanks } from './rule-page.ts';

/** What the effects of cards are called. */
export const effects: EffectWords = {
  reset: {
    clause: 'resets the pile',
    sentence: 'Resets the pile: anything goes next.',
    chip: 'anything goes next',
    lesson: (card) => `Reset the pile with the ${calledBy(card)}`,
  },
  transparent: {
    clause: 'is invisible',
    sentence: 'Is invisible: look at the card underneath.',
    chip: 'the card below counts',
    lesson: (card) => `Look under the ${calledBy(card)}`,
  },
  burn: {
    clause: 'burns the pile',
    sentence: 'Burns the pile: its cards are out of the game.',
    chip: 'burns the pile',
    lesson: (card) => `Burn the pile with the ${calledBy(card)}`,
  },
  sameColour: {
    clause: 'calls for its own colour',
    sentence:
      'The next player needs a fitting card of its colour, red or black, or one that goes on anything.',
    chip: 'same colour next',
    lesson: (card) => `Match the colour of the ${calledBy(card)}`,
  },
  reverse: {
    clause: 'reverses play',
    sentence: 'Reverses play.',
    chip: 'reverses play',
    done: () => 'play reverses',
    lesson: (card) => `Reverse play with the ${calledBy(card)}`,
  },
  skip: {
    clause: 'skips the next player',
    sentence: 'The next player is skipped.',
    chip: 'skips a player',
    done: (_, ...names) =>
      `${andList(names.map((name) => name ?? 'you'))} ${names.length === 1 && names[0] !== null ? 'is' : 'are'} skipped`,
    lesson: (card) => `Skip a player with the ${calledBy(card)}`,
  },
  again: {
    clause: 'gives another turn',
    sentence: 'You go again.',
    chip: 'go again',
    lesson: (card) => `Go again after the ${calledBy(card)}`,
  },
  choosesNext: {
    clause: 'lets you choose who plays next',
    sentence: 'You choose who plays next.',
    chip: 'choose who plays next',
    done: (mover) => `${mover === null ? 'you choose' : `${mover} chooses`} who plays next`,
    lesson: (card) => `Choose who plays after the ${calledBy(card)}`,
  },
  swapsHands: {
    clause: 'swaps your hand with the next player’s',
    sentence:
      'Once you have drawn, you swap hands with the next player, even if one hand is empty, and only once for a set. If you are out with it, nothing is swapped.',
    chip: 'swaps hands',
    done: (mover, next) => `${mover === null ? 'you swap' : `${mover} swaps`} hands with ${next ?? 'you'}`,
    lesson: (card) => `Swap hands with the ${calledBy(card)}`,
  },
  swapsRows: {
    clause: 'swaps your face-up cards with the next player’s',
    sentence:
      'You swap your face-up cards with the next player, even if one of you has none left, and only once for a set. If you are out with it, nothing is swapped.',
    chip: 'swaps face-up cards',
    done: (mover, next) =>
      `${mover === null ? 'you swap' : `${mover} swaps`} face-up cards with ${next ?? 'you'}`,
    lesson: (card) => `Swap face-up cards with the ${calledBy(card)}`,
  },
  copies: {
    clause: 'copies the card below',
    sentence: 'Also skips, reverses play or gives another turn if the card it is played on does.',
    chip: 'copies the card below',
    lesson: (card) => `Copy a card with the ${calledBy(card)}`,
  },
  removeAfterUse: {
    clause: 'is never picked up',
    sentence: 'If the pile is picked up, this card leaves the game.',
    chip: 'used only once',
    lesson: (card) => `Pick up a pile with the ${calledBy(card)}`,
  },
  belowUnder: {
    clause: 'calls for a card lower than the one underneath',
    sentence: 'The next player needs a card lower than the one underneath, or a card that goes on anything.',
    chip: 'lower than the card below',
    lesson: (card) => `Go lower than the card under the ${calledBy(card)}`,
  },
  atMost: {
    label: 'the next card is at most',
    role: 'calls for a lower card',
    clause: (rank) => `calls for ${rankName(rank)} or lower`,
    sentence: (rank) => `The next player needs ${a(rank)} or lower, or a card that goes on anything.`,
    chip: (rank) => `${rank} or lower next`,
    lesson: (card) => `Stay low after the ${calledBy(card)}`,
  },
  atLeast: {
    label: 'the next card is at least',
    role: 'calls for a higher card',
    clause: (rank) => `calls for ${rankName(rank)} or higher`,
    sentence: (rank) => `The next player needs ${a(rank)} or higher, or a card that goes on anything.`,
    chip: (rank) => `${rank} or higher next`,
    lesson: (card) => `Stay high after the ${calledBy(card)}`,
  },
  unbeatable: {
    label: 'can’t be beaten',
    ranks: 'except by',
    role: 'can be beaten by only a few cards',
    clause: (...except) =>
      except.length === 0 ? 'can’t be beaten' : `is beaten only by ${orList(rankNames(except))}`,
    sentence: (...except) =>
      except.length === 0 ? 'Nothing goes on it.' : `Nothing goes on it but ${orRanks(except)}.`,
    chip: (...except) => (except.length === 0 ? 'nothing goes on it' : `only ${orList(except)} on it`),
    lesson: (card) => `What still goes on the ${calledBy(card)}`,
  },
  forcePickUp: {
    label: 'makes the next player pick up the pile',
    ranks: 'unless passed on with',
    role: 'makes the next player pick up the pile',
    clause: (...deflectedBy) =>
      `makes the next player pick up the pile${
        deflectedBy.length === 0 ? '' : ` unless they pass it on with ${orList(rankNames(deflectedBy))}`
      }`,
    sentence: (...deflectedBy) =>
      deflectedBy.length === 0
        ? 'The next player has to pick up the pile.'
        : `The next player has to pick up the pile, or passes that on with ${orRanks(deflectedBy)}.`,
    chip: (...deflectedBy) =>
      deflectedBy.length === 0 ? 'next one picks up' : `next one picks up, or plays ${orList(deflectedBy)}`,
    lesson: (card) => `When the ${calledBy(card)} makes you pick up`,
  },
  wild: {
    label: 'is wild',
    ranks: 'only as one of these',
    clause: (...as) => (as.length === 0 ? 'may count as any rank' : `may count as ${orList(rankNames(as))}`),
    sentence: (...as) =>
      as.length === 0
        ? 'Is wild: you say which rank it counts as.'
        : `Is wild: you say whether it counts as ${orRanks(as)}.`,
    chip: (...as) => (as.length === 0 ? 'may count as any rank' : `may count as ${orList(as)}`),
    lesson: (card) => `Play the ${calledBy(card)} as another card`,
  },
  choose: {
    clause: (...ways) => `lets you choose: it ${ways.join(', or it ')}`,
    sentence: (...ways) => `You choose as you play it: it ${ways.join(', or it ')}.`,
    chip: (...ways) => `you choose: ${ways.join(', or ')}`,
    lesson: (card) => `Choose what the ${calledBy(card)} does`,
  },
  nothing: {
    clause: 'does nothing',
    sentence: 'Does nothing.',
    chip: 'does nothing',
    lesson: (card) => `Let the ${calledBy(card)} do nothing`,
  },
};
