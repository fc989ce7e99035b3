import type { EffectWords } from '../effect-words.ts';
import { rankName, rankNames } from './cards.ts';
import { andList, orList } from './grammar.ts';
import { a, orRanks } from './rule-page.ts';

/** What the effects of cards are called. */
export const effects: EffectWords = {
  reset: {
    clause: 'resets the pile',
    sentence: 'Resets the pile: anything goes next.',
    chip: 'anything goes next',
  },
  transparent: {
    clause: 'is invisible',
    sentence: 'Is invisible: look at the card underneath.',
    chip: 'the card below counts',
  },
  burn: {
    clause: 'burns the pile',
    sentence: 'Burns the pile: its cards are out of the game.',
    chip: 'burns the pile',
  },
  sameColour: {
    clause: 'calls for its own colour',
    sentence:
      'The next player needs a fitting card of its colour, red or black, or one that goes on anything.',
    chip: 'same colour next',
  },
  reverse: {
    clause: 'reverses play',
    sentence: 'Reverses play.',
    chip: 'reverses play',
    done: () => 'play reverses',
  },
  skip: {
    clause: 'skips the next player',
    sentence: 'The next player is skipped.',
    chip: 'skips a player',
    done: (_, ...names) =>
      `${andList(names.map((name) => name ?? 'you'))} ${names.length === 1 && names[0] !== null ? 'is' : 'are'} skipped`,
  },
  again: {
    clause: 'gives another turn',
    sentence: 'You go again.',
    chip: 'go again',
  },
  choosesNext: {
    clause: 'lets you choose who plays next',
    sentence: 'You choose who plays next.',
    chip: 'choose who plays next',
    done: (mover) => `${mover === null ? 'you choose' : `${mover} chooses`} who plays next`,
  },
  copies: {
    clause: 'copies the card below',
    sentence: 'Also skips, reverses play or gives another turn if the card it is played on does.',
    chip: 'copies the card below',
  },
  removeAfterUse: {
    clause: 'is never picked up',
    sentence: 'If the pile is picked up, this card leaves the game.',
    chip: 'used only once',
  },
  belowUnder: {
    clause: 'calls for a card lower than the one underneath',
    sentence: 'The next player needs a card lower than the one underneath, or a card that goes on anything.',
    chip: 'lower than the card below',
  },
  atMost: {
    label: 'the next card is at most',
    role: 'calls for a lower card',
    clause: (rank) => `calls for ${rankName(rank)} or lower`,
    sentence: (rank) => `The next player needs ${a(rank)} or lower, or a card that goes on anything.`,
    chip: (rank) => `${rank} or lower next`,
  },
  atLeast: {
    label: 'the next card is at least',
    role: 'calls for a higher card',
    clause: (rank) => `calls for ${rankName(rank)} or higher`,
    sentence: (rank) => `The next player needs ${a(rank)} or higher, or a card that goes on anything.`,
    chip: (rank) => `${rank} or higher next`,
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
  },
};
